"""Why something is not allowed."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.yardsticks.kuhn.state import State
from sideline.testing.yardsticks.kuhn.words import seat_phrase


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    return phrase("why-choose", who=seat_phrase(s.seat), rule="KP-02")
