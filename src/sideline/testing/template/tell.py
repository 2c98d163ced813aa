"""How what happened is told, as a viewer may know it."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.template.actions import ROLL
from sideline.testing.template.state import Phase, State
from sideline.testing.template.words import seat_phrase


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened; a card is named only to its owner."""
    who = seat_phrase(before.seat)
    if before.phase == Phase.ROLL:
        return phrase("tell-die", who=who, face=action + 1)
    if before.phase == Phase.DRAW:
        return _tell_draw(before, action, viewer)
    return phrase("tell-roll" if action == ROLL else "tell-stand", who=who)


def _tell_draw(before: State, action: int, viewer: int) -> Phrase:
    who = seat_phrase(before.seat)
    if viewer == before.seat:
        return phrase("tell-card", who=who, face=action + 1)
    return phrase("tell-draws", who=who)
