"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.testing.yardsticks.kuhn.facts import card_of
from sideline.testing.yardsticks.kuhn.state import State

OBSERVATION = 5


@rule("KP-01")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write the position as numbers, the seat's own side first."""
    out[0] = s.phase
    out[1] = int(s.seat == seat)
    out[2] = card_of(s, seat)
    out[3] = s.staked[seat]
    out[4] = s.staked[1 - seat]
