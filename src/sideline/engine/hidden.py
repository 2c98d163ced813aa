"""What a seat cannot know is drawn again before anything thinks on its behalf."""

from sideline.engine.layout import States
from sideline.engine.rng import Rng
from sideline.engine.verbs import redeal


def as_seen_by(states: States, seat: int, rng: Rng) -> States:
    """Return a copy that the seat cannot tell from the truth, without what is hidden from it."""
    imagined = states.copy()
    redeal(imagined[0], seat, rng)
    return imagined
