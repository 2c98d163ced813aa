"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.testing.yardsticks.pig.state import State

OBSERVATION = 5


@rule("PI-01")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write the position as numbers, the seat's own side first."""
    out[0] = s.phase
    out[1] = int(s.seat == seat)
    out[2] = s.pot
    out[3] = s.score[seat]
    out[4] = s.score[1 - seat]
