"""What a designer wants counted in many matches."""

from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.testing.yardsticks.pig.actions import HOLD, ROLL
from sideline.testing.yardsticks.pig.state import Phase, State

TALLIES = ("rolls", "holds")
(ROLLS, HOLDS) = range(2)


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count the rolls and the holds of a seat."""
    if action == END or s.phase != Phase.CHOOSE:
        return
    if action == ROLL:
        counts[s.seat, ROLLS] += 1
    elif action == HOLD:
        counts[s.seat, HOLDS] += 1
