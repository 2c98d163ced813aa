"""What dice are expected to bring, in hundredths of a point, worked out from the printed faces."""

from math import comb

import numpy as np

from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.games.nba_deck.charts import FACE_COLOURS, FACE_VALUES
from sideline.games.nba_deck.facts.team import TEN
from sideline.games.nba_deck.state import COLOURS, DICE, FACES, FIRST_TACTIC, MOST_DICE, State

MASKS = 1 << COLOURS
MOST_KEPT = 9
HUNDRED = 100


def _expected(values: list[int]) -> Ints:
    """Expect the sum of the best k of n dice, by n and k: a sum of chances that at least j dice reach v."""
    table = np.zeros((MOST_DICE + 1, MOST_KEPT + 1))
    for least in range(1, max(values, default=0) + 1):
        chance = sum(value >= least for value in values) / FACES
        for dice in range(1, MOST_DICE + 1):
            ways = [comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)]
            tails = np.cumsum(ways[::-1])[::-1][1:]
            for kept in range(1, MOST_KEPT + 1):
                table[dice, kept] += tails[:kept].sum()
    return (HUNDRED * table).round().astype(np.int64)


def _counting(die: int, mask: int) -> list[int]:
    """List what the faces of a die count against an attack of some colours."""
    if die < COLOURS:
        return [int(value) for value in FACE_VALUES[die]]
    colours = FACE_COLOURS[die - COLOURS]
    return [
        int(value) if mask >> int(colour) & 1 else 0
        for value, colour in zip(FACE_VALUES[die], colours, strict=True)
    ]


EXPECTED = np.array([[_expected(_counting(die, mask)) for mask in range(MASKS)] for die in range(DICE)])
ANY_COLOUR = 7


@compiled
def expect(s: State, side: int, tactic: int, mask: int) -> int:
    """Expect the points that a tactic keeps for the team on court, defending against some colours."""
    rest = s.keep[tactic - FIRST_TACTIC]
    total = 0
    for place in range(DICE):
        keep = rest % TEN
        rest //= TEN
        die = DICE - 1 - place
        if keep > 0:
            total += EXPECTED[die, mask, min(s.team[side, die], MOST_DICE), keep]
    return int(total)
