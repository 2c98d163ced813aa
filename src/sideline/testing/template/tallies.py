"""What a designer may want to have counted."""

from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.testing.template.decisions import ROLL
from sideline.testing.template.state import Phase, State

TALLIES = ("rolls",)


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count the rolls of a seat."""
    if action != END and s.phase == Phase.CHOOSE and action == ROLL:
        counts[s.seat, 0] += 1
