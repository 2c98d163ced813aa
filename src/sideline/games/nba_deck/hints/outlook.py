"""A guess at the result of a match, from what everybody sees."""

from math import tanh

from sideline.engine.rule import compiled
from sideline.games.nba_deck.facts.dice import points_against
from sideline.games.nba_deck.facts.turn import (
    PAIR,
    is_up_to_chance,
    overtime_turns,
    regular_turns,
    rival,
    rivals,
    seats,
    turns_after,
)
from sideline.games.nba_deck.hints.worth import WEIGHTS
from sideline.games.nba_deck.rules.turn import scored, standing
from sideline.games.nba_deck.state import POSITIONS, SKILLS, Phase, State, Step
from sideline.games.nba_deck.state.pieces import Row

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
        return standing(s, seat)
    total = 0.0
    for nth in range(rivals(s)):
        other = rival(s, seat, nth)
        lead = expected_score(s, seat, other) - expected_score(s, other, seat)
        total += tanh(STEEPNESS * lead / (turns_to_come(s) * PAIR / seats(s) + STILL_OPEN))
    return total / rivals(s)


@compiled
def expected_score(s: State, side: int, other: int) -> float:
    """The score against another side, the attack that waits, and what the team may be expected to add."""
    an_attack = AN_ATTACK + PER_WORTH * team_worth(s, side)
    points = float(
        scored(s, side, other) + points_against(s, side, other) + attacks_left(s, side) * an_attack
    )
    if s.mismatch > 0:
        points += A_TOKEN * tokens_left(s, side) / rivals(s)
    return points


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
    wait = turns_after(s, side, s.active)
    if is_between_turns(s):
        return (turns_to_come(s) + rivals(s) - wait) // seats(s)
    if wait > 0:
        return (turns_to_come(s) + seats(s) - wait) // seats(s)
    is_attacking = s.is_ultimate == 0 and s.has_activated[Row.OFFENCE] == 0
    return turns_to_come(s) // seats(s) + int(is_attacking)


@compiled
def is_between_turns(s: State) -> bool:
    """One side has ended its turn, and the other has not begun its own."""
    return bool(is_up_to_chance(s) and s.after == Step.BEGIN_TURN)


@compiled
def turns_to_come(s: State) -> int:
    """The turns of all sides that are to come in this period."""
    turns = overtime_turns(s) if s.overtime > 0 else regular_turns(s)
    return max(0, turns - s.period_turn)
