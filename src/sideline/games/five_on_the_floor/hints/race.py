"""A guess at the result of a match: a race to the target, a possession at a time."""

import numpy as np
from numpy.typing import NDArray

from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.state import Phase, State

LONGEST_RACE = 99
# What a possession brings between hints: `sideline simulate five_on_the_floor --matches 5000
# --seats greedy,greedy --seed 1 --tallies --json`, baskets made by possessions.
BRINGS = {3: 0.697, 2: 0.084, 0: 0.219}


def race() -> NDArray[np.float64]:
    """Return what a side with the ball may expect, by the points it and the other side need, from -1 to +1.

    Nothing gained, the same two numbers come again with the sides turned: so each cell needs its mirror, and
    both follow from what is nearer to the end.
    """
    table = np.ones((LONGEST_RACE + 1, LONGEST_RACE + 1))
    for both in range(2, 2 * LONGEST_RACE + 1):
        for mine in range(max(1, both - LONGEST_RACE), min(LONGEST_RACE, both - 1) + 1):
            theirs = both - mine
            gained, mirrored = _by_scoring(table, mine, theirs), _by_scoring(table, theirs, mine)
            table[mine, theirs] = (gained - BRINGS[0] * mirrored) / (1 - BRINGS[0] ** 2)
    return table


def _by_scoring(table: NDArray[np.float64], mine: int, theirs: int) -> float:
    """Return what the possessions that bring something add to what a side may expect."""
    return sum(
        chance * (1.0 if points >= mine else -table[theirs, mine - points])
        for points, chance in BRINGS.items()
        if points
    )


RACE = race()


@compiled
def estimate(s: State, seat: int) -> float:
    """What the side with the ball may expect of the race to the target."""
    lead = s.score[seat] - s.score[1 - seat]
    if s.phase == Phase.OVER:
        return float(int(lead > 0) - int(lead < 0))
    mine = min(max(1, s.target - s.score[s.offense]), LONGEST_RACE)
    theirs = min(max(1, s.target - s.score[1 - s.offense]), LONGEST_RACE)
    expected = RACE[mine, theirs]
    return float(expected if seat == s.offense else -expected)


@compiled
def is_quiet(s: State, last: int) -> bool:
    """A possession begins: both sides are in formation and rested, only the score tells them apart."""
    if s.phase in (Phase.DRAW, Phase.DISCARD, Phase.SCHEME):
        return True
    return s.phase == Phase.OFFENSE and s.clock == s.clock_start and s.ap >= s.action_points
