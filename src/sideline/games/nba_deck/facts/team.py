"""Questions about a team, its hand and its dice that rules, options and hints all ask."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.charts import IS_DEFENSIVE
from sideline.games.nba_deck.state import (
    ATHLETES,
    COLOURS,
    DICE,
    FACES,
    FATIGUE,
    FIRST_TACTIC,
    FREE_REROLLS,
    NOTHING,
    REBOUNDS_PER_REROLL,
    RIVER_SLOTS,
    SKILLS,
    Row,
    Skill,
    State,
)

TEN = 10


@rule("NB-12")
def add_levels(s: State, side: int, athlete: int, times: int) -> None:
    """Add the levels of an athlete to those of a team, or take them away."""
    rest = s.levels[athlete]
    for place in range(SKILLS):
        s.team[side, SKILLS - 1 - place] += times * (rest % TEN)
        rest //= TEN


@rule("NB-13", "NB-67", "NB-68")
def dice_to_keep(s: State, tactic: int, skill: int) -> int:
    """How many dice of a skill a tactic keeps."""
    rest = s.keep[tactic - FIRST_TACTIC]
    for _ in range(DICE - 1 - skill):
        rest //= TEN
    return int(rest % TEN)


@rule("NB-49")
def row_of(tactic: int) -> int:
    """Offensive tactics lie above the board, defensive ones below."""
    return int(IS_DEFENSIVE[tactic - FIRST_TACTIC])


@compiled
def is_athlete(kind: int) -> bool:
    """A card that can stand on the court."""
    return kind < ATHLETES


@compiled
def is_tactic(kind: int) -> bool:
    """A card that can be prepared."""
    return FIRST_TACTIC <= kind < FATIGUE


@rule("NB-53", "NB-84")
def can_pay_for(kind: int, wish: int) -> bool:
    """Only athletes pay for athletes and tactics for tactics; Fatigue pays for nothing."""
    if is_athlete(wish):
        return is_athlete(kind)
    return is_tactic(kind)


@rule("NB-52", "NB-53", "NB-84", "NB-G65")
def purse(s: State, side: int) -> tuple[int, int]:
    """What the athletes and the tactics in hand are worth; what lies on the court does not count."""
    by_athletes = by_tactics = 0
    for i in range(s.hand_size[side]):
        kind = s.hand[side, i]
        if is_athlete(kind):
            by_athletes += s.value[kind]
        elif is_tactic(kind):
            by_tactics += s.value[kind]
    return int(by_athletes), int(by_tactics)


@rule("NB-59", "NB-60")
def can_grasp(s: State, side: int, tactic: int) -> bool:
    """The collective, the sum of IQ on the court, reaches the complexity."""
    return bool(s.team[side, Skill.IQ] >= s.complexity[tactic - FIRST_TACTIC])


@rule("NB-122", "NB-G05")
def is_money_time(s: State) -> bool:
    """Money-time lasts from the moment the pile is empty, by default in overtime too."""
    if s.expert3_money_time == 0 or s.pile_left > 0:
        return False
    return bool(s.overtime == 0 or s.money_time_in_overtime == 0)


@rule("NB-77", "NB-78", "NB-G18")
def rebound_rerolls(s: State, side: int) -> int:
    """A third of the lead in Rebounds, rounded up."""
    lead = s.team[side, Skill.REB] - s.team[1 - side, Skill.REB]
    return int(max(0, (lead + REBOUNDS_PER_REROLL - 1) // REBOUNDS_PER_REROLL))


@rule("NB-77", "NB-80", "NB-124", "NB-G15")
def rerolls_left(s: State) -> int:
    """Dice that may still be thrown again: by Rebounds in attack, by Fatigue (or for free) in defence."""
    if row_of(s.activated) == Row.OFFENCE:
        return rebound_rerolls(s, s.active) - s.rerolled - s.picked
    if is_money_time(s):
        return FREE_REROLLS - s.rerolled - s.picked
    return s.fatigue - s.picked


@rule("NB-71", "NB-G11")
def shows_colour(s: State, side: int, colour: int) -> bool:
    """A die of a colour waits in the attack of a side."""
    return bool(s.attack[side] >> colour & 1)


@rule("NB-11", "NB-71")
def counts_for(s: State, side: int, die: int, face: int) -> int:
    """What a face is worth to a side: in defence only against a colour of the attack that waits."""
    number = s.faces[die, face]
    if die < COLOURS or number == 0:
        return int(number)
    if shows_colour(s, 1 - side, s.colours[die - COLOURS, face]):
        return int(number)
    return 0


@compiled
def best_face(s: State, side: int, die: int) -> int:
    """The most a die can be worth to a side now."""
    best = 0
    for face in range(FACES):
        best = max(best, counts_for(s, side, die, face))
    return best


@compiled
def is_same_face(s: State, die: int, one: int, other: int) -> bool:
    """Two faces of a die show the same number, in defence in the same colour."""
    if s.faces[die, one] != s.faces[die, other]:
        return False
    if die < COLOURS or s.faces[die, one] == 0:
        return True
    return bool(s.colours[die - COLOURS, one] == s.colours[die - COLOURS, other])


@compiled
def first_like(s: State, die: int, face: int) -> int:
    """The first face of a die that shows the same."""
    for other in range(face):
        if is_same_face(s, die, other, face):
            return other
    return face


@rule("NB-G17")
def is_null(s: State, side: int, tactic: int) -> bool:
    """An activation that cannot do anything: no dice, or a defence against no attack."""
    if row_of(tactic) == Row.DEFENCE and s.attack[1 - side] == 0:
        return True
    rest = s.keep[tactic - FIRST_TACTIC]
    dice = 0
    for place in range(DICE):
        if rest % TEN > 0:
            dice += s.team[side, DICE - 1 - place]
        rest //= TEN
    return bool(dice == 0)


@rule("NB-92", "NB-G02")
def is_market_empty(s: State) -> bool:
    """No card is left in the pile and none in the river."""
    cards = s.pile_left
    for slot in range(RIVER_SLOTS):
        cards += int(s.river[slot] > NOTHING)
    return cards == 0
