"""Questions about a team and its cards: what a card can do, and what the team on court is capable of."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.charts import IS_DEFENSIVE, MEDALS
from sideline.games.nba_deck.facts.turn import is_last_phase, is_match_on, rival, rivals
from sideline.games.nba_deck.state import (
    ATHLETES,
    DICE,
    FATIGUE,
    FIRST_TACTIC,
    POSITIONS,
    REBOUNDS_PER_REROLL,
    SKILLS,
    State,
)
from sideline.games.nba_deck.state.pieces import Row, Skill

TEN = 10


@compiled
def is_athlete(kind: int) -> bool:
    """A card that can stand on the court."""
    return kind < ATHLETES


@compiled
def is_tactic(kind: int) -> bool:
    """A card that can be prepared."""
    return FIRST_TACTIC <= kind < FATIGUE


@rule("NB-49")
def row_of(tactic: int) -> int:
    """Offensive tactics lie above the board, defensive ones below."""
    return int(IS_DEFENSIVE[tactic - FIRST_TACTIC])


@rule("NB-12")
def level_of(s: State, athlete: int, skill: int) -> int:
    """The level of an athlete in a skill."""
    rest = s.levels[athlete]
    for _ in range(SKILLS - 1 - skill):
        rest //= TEN
    return int(rest % TEN)


@rule("NB-13", "NB-67", "NB-68")
def dice_to_keep(s: State, tactic: int, skill: int) -> int:
    """How many dice of a skill a tactic keeps."""
    rest = s.keep[tactic - FIRST_TACTIC]
    for _ in range(DICE - 1 - skill):
        rest //= TEN
    return int(rest % TEN)


@rule("NB-59", "NB-60")
def can_grasp(s: State, side: int, tactic: int) -> bool:
    """The collective, the sum of IQ on the court, reaches the complexity."""
    return bool(s.team[side, Skill.IQ] >= s.complexity[tactic - FIRST_TACTIC])


@rule("NB-77", "NB-78", "NB-G18", "NB-G48")
def rebound_rerolls(s: State, side: int) -> int:
    """A third of the lead in Rebounds over the best of the others, rounded up."""
    best = s.team[rival(s, side, 0), Skill.REB]
    for nth in range(1, rivals(s)):
        best = max(best, s.team[rival(s, side, nth), Skill.REB])
    lead = s.team[side, Skill.REB] - best
    return int(max(0, (lead + REBOUNDS_PER_REROLL - 1) // REBOUNDS_PER_REROLL))


@rule("NB-159", "NB-160", "NB-G54", seldom=True)
def medals_on_court(s: State, side: int) -> int:
    """How many decisive athletes of a side are on court."""
    medals = 0
    for position in range(POSITIONS):
        medals += MEDALS[s.court[side, position]]
    return int(medals)


@rule("NB-77", "NB-78", "NB-160", "NB-G54")
def attack_rerolls(s: State, side: int) -> int:
    """Dice of an attack that may go again: by Rebounds, and in the last turns one for each medal on court."""
    if s.decisive_athletes == 1 and is_last_phase(s):
        return rebound_rerolls(s, side) + medals_on_court(s, side)
    return rebound_rerolls(s, side)


@rule("NB-70", "NB-136")
def is_attacked(s: State, side: int) -> bool:
    """An attack on a side waits."""
    attacks = 0
    for nth in range(rivals(s)):
        other = rival(s, side, nth)
        attacks |= s.attack[other] * int(is_match_on(s, side, other))
    return bool(attacks != 0)


@rule("NB-G17", seldom=True)
def is_null(s: State, side: int, tactic: int) -> bool:
    """An activation that cannot do anything: no dice, or a defence against no attack."""
    if row_of(tactic) == Row.DEFENCE and not is_attacked(s, side):
        return True
    rest = s.keep[tactic - FIRST_TACTIC]
    dice = 0
    for place in range(DICE):
        if rest % TEN > 0:
            dice += s.team[side, DICE - 1 - place]
        rest //= TEN
    return bool(dice == 0)
