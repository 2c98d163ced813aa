"""A guess at the result of a match, from what everybody sees."""

from math import tanh

from sideline.engine.layout import SIDES
from sideline.engine.rule import compiled
from sideline.games.nba_deck.facts.dice import points_waiting
from sideline.games.nba_deck.facts.turn import is_up_to_chance, rival
from sideline.games.nba_deck.hints.worth import WEIGHTS, turns_left
from sideline.games.nba_deck.rules.turn import result
from sideline.games.nba_deck.state import OVERTIME_TURNS, POSITIONS, SKILLS, Phase, Row, State, Step

# Found by logistic regression on positions of 10,000 matches between hints.
AN_ATTACK = 8.5
PER_WORTH = 0.033
A_TOKEN = 10.0
STEEPNESS = 0.55
STILL_OPEN = 4.0


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead to expect at the end, against what the turns still to come may change."""
    if s.turn == 0:
        return 0.0
    if s.phase == Phase.OVER:
        return float(result(s, seat))
    lead = standing(s, seat) - standing(s, rival(s, seat))
    return tanh(STEEPNESS * lead / (turns_to_come(s) + STILL_OPEN))


@compiled
def standing(s: State, side: int) -> float:
    """The score of a side, the attack that waits, and what its team may be expected to add."""
    an_attack = AN_ATTACK + PER_WORTH * team_worth(s, side)
    tokens = A_TOKEN * tokens_left(s, side) if s.mismatch > 0 else 0.0
    return float(s.score[side] + points_waiting(s, side) + attacks_left(s, side) * an_attack + tokens)


@compiled
def tokens_left(s: State, side: int) -> int:
    """How many tokens a side may still use."""
    left = s.mismatch_limit - POSITIONS
    for position in range(POSITIONS):
        left += s.tokens[side] >> position & 1
    return max(0, int(left))


@compiled
def team_worth(s: State, side: int) -> int:
    """The strength of a team on court."""
    total = 0
    for skill in range(SKILLS):
        total += WEIGHTS[skill] * s.team[side, skill]
    return int(total)


@compiled
def attacks_left(s: State, side: int) -> int:
    """The turns of a side that are to come, and this one if it may still attack."""
    if is_between_turns(s):
        return (turns_to_come(s) + int(side == s.active)) // SIDES
    is_attacking = side == s.active and s.is_ultimate == 0 and s.has_activated[Row.OFFENCE] == 0
    return (turns_to_come(s) + int(side != s.active)) // SIDES + int(is_attacking)


@compiled
def is_between_turns(s: State) -> bool:
    """One side has ended its turn, and the other has not begun its own."""
    return bool(is_up_to_chance(s) and s.after == Step.BEGIN_TURN)


@compiled
def turns_to_come(s: State) -> int:
    """The turns of both sides that are to come in this period."""
    left = OVERTIME_TURNS - s.period_turn if s.overtime > 0 else turns_left(s)
    return max(0, left)
