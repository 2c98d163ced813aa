"""What a seat cannot know is drawn again: the cards of the others."""

from sideline.engine.rng import Rng, below
from sideline.engine.rule import rule
from sideline.testing.template.actions import STAND
from sideline.testing.template.charts import FACES
from sideline.testing.template.facts import seats
from sideline.testing.template.state import Phase, State


@rule("TG-01")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Draw again the cards a seat cannot see."""
    if s.phase == Phase.OVER:
        return
    for side in range(seats(s)):
        if side != seat and s.card[side] > 0:
            s.card[side] = 1 + below(rng, FACES)


def reveals(s: State, action: int) -> bool:
    """The last choice of a round shows by the score who had more."""
    return s.phase == Phase.CHOOSE and s.choices == seats(s) - 1 and action == STAND
