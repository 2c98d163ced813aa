"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.testing.template.state import State

OBSERVATION = 8


@rule("TG-01")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first."""
    out[0] = s.phase
    out[1] = s.round
    out[2] = s.rounds
    out[3] = s.card[seat]
    out[4] = s.die[seat]
    out[5] = s.die[1 - seat]
    out[6] = s.score[seat]
    out[7] = s.score[1 - seat]
