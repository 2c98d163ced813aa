"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.testing.template.facts import seats
from sideline.testing.template.state import State

OBSERVATION = 8
OBSERVATION_PER_RIVAL = 2


@rule("TG-01")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first."""
    out[0] = s.phase
    out[1] = s.round
    out[2] = s.rounds
    out[3] = s.card[seat]
    for place in range(seats(s)):
        other = (seat + place) % seats(s)
        out[4 + 2 * place] = s.die[other]
        out[5 + 2 * place] = s.score[other]
