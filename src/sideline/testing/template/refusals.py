"""Why something is not allowed."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.template.state import State
from sideline.testing.template.words import seat_phrase


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    return phrase("why-choose", who=seat_phrase(s.seat), rule="TG-02")
