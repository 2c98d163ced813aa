"""Why something is not allowed."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.yardsticks.pig.actions import HOLD
from sideline.testing.yardsticks.pig.state import State
from sideline.testing.yardsticks.pig.words import seat_phrase


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    if action == HOLD:
        return phrase("why-empty", who=seat_phrase(s.seat), rule="PI-G01")
    return phrase("why-choose", who=seat_phrase(s.seat), rule="PI-02")
