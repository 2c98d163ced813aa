"""What a card is worth to the active side: an athlete by his levels, a tactic by the dice it would keep."""

from sideline.engine.rule import compiled
from sideline.games.nba_deck.charts import PLAYS_AT, column
from sideline.games.nba_deck.facts.forecast import HUNDRED
from sideline.games.nba_deck.facts.hand import purse
from sideline.games.nba_deck.facts.mismatch import asked_side
from sideline.games.nba_deck.facts.team import TEN, is_athlete, is_tactic, level_of, row_of
from sideline.games.nba_deck.facts.turn import PAIR, regular_turns, rival, seats
from sideline.games.nba_deck.hints.forecast import prospect
from sideline.games.nba_deck.state import (
    COLOURS,
    COLUMNS,
    DICE,
    FACES,
    HAND_SIZE,
    NOTHING,
    POSITIONS,
    RIVER_SLOTS,
    ROWS,
    SKILLS,
    State,
)
from sideline.games.nba_deck.state.pieces import Row

#                P3 JI PEN INT CON STO REB IQ   found by matches between hints, in no unit but in one order
WEIGHTS = column(12, 7, 10, 3, 3, 3, 7, 15)
PER_TEAM_LEVEL = 2
NEVER = -1_000_000
TOO_LATE_TO_BUY = 4
DEAR = 8
COINS_IN_FIVE_CARDS = 3
SAFE_SLOTS = RIVER_SLOTS - 2


@compiled
def strength(s: State, kind: int) -> int:
    """How much a card does for the active side."""
    if is_tactic(kind):
        return prospect(s, s.active, kind)
    if is_athlete(kind) and kind != NOTHING:
        return strength_of_athlete(s, kind)
    return 0


@compiled
def strength_of_athlete(s: State, athlete: int) -> int:
    """The levels of an athlete; one of attack does more for a team that already has many of the same."""
    total = 0
    rest = s.levels[athlete]
    for place in range(SKILLS):
        skill = SKILLS - 1 - place
        weight = WEIGHTS[skill]
        if skill < COLOURS:
            weight += PER_TEAM_LEVEL * s.team[s.active, skill]
        total += weight * (rest % TEN)
        rest //= TEN
    return int(total)


@compiled
def gain_by(s: State, athlete: int) -> int:
    """How much stronger an athlete is than the weakest whose position he can take."""
    weakest = -NEVER
    for position in range(POSITIONS):
        if PLAYS_AT[athlete] >> position & 1:
            weakest = min(weakest, strength_of_athlete(s, s.court[s.active, position]))
    return strength_of_athlete(s, athlete) - weakest


@compiled
def weakest_on_court(s: State) -> int:
    """The strength of the weakest athlete on court."""
    weakest = -NEVER
    for position in range(POSITIONS):
        weakest = min(weakest, strength_of_athlete(s, s.court[s.active, position]))
    return weakest


@compiled
def best_tactics(s: State) -> tuple[int, int]:
    """The best attack and the best defence that lie on court or are in hand."""
    attack = defence = 0
    for i in range(ROWS * COLUMNS + s.hand_size[s.active]):
        kind = own_tactic(s, i)
        if is_tactic(kind):
            worth = prospect(s, s.active, kind)
            if row_of(kind) == Row.OFFENCE:
                attack = max(attack, worth)
            else:
                defence = max(defence, worth)
    return attack, defence


@compiled
def own_tactic(s: State, i: int) -> int:
    """The six places for tactics on court and then the hand, in one row."""
    if i < ROWS * COLUMNS:
        return int(s.tactics[s.active, i // COLUMNS, i % COLUMNS])
    return int(s.hand[s.active, i - ROWS * COLUMNS])


@compiled
def gain_by_token(s: State, offset: int, position: int) -> int:
    """What a token is expected to score, in hundredths: a defence number counts in one colour of three."""
    side = asked_side(s)
    foe = rival(s, side, offset)
    total = 0
    for die in range(DICE):
        athlete = s.court[side, position] if die < COLOURS else s.court[foe, position]
        for face in range(FACES):
            worth = HUNDRED * s.faces[die, face] * level_of(s, athlete, die) // FACES
            total += worth if die < COLOURS else -worth // COLOURS
    return int(total)


@compiled
def turns_left(s: State) -> int:
    """How many turns are still to come in this period, as if there were two sides."""
    return (regular_turns(s) - s.period_turn) * PAIR // seats(s)


@compiled
def is_second_half(s: State) -> bool:
    """Fewer turns are to come than have been."""
    return bool(regular_turns(s) - s.period_turn < s.period_turn)


@compiled
def gain_by_saving(s: State) -> int:
    """The most that a dear athlete would bring who can be paid next turn if the athletes in hand are kept."""
    if turns_left(s) < TOO_LATE_TO_BUY + 2:
        return 0
    money, _ = purse(s, s.active)
    free = HAND_SIZE
    for i in range(s.hand_size[s.active]):
        free -= int(is_athlete(s.hand[s.active, i]))
    reach = money + COINS_IN_FIVE_CARDS * free // 5
    best = 0
    for slot in range(SAFE_SLOTS):
        card = s.river[slot]
        if card > NOTHING and DEAR <= s.cost[card] <= reach:
            best = max(best, gain_by(s, card))
    return best
