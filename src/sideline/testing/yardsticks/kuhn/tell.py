"""How what happened is told, as a viewer may know it."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.yardsticks.kuhn.actions import BET
from sideline.testing.yardsticks.kuhn.state import Phase, State
from sideline.testing.yardsticks.kuhn.words import card_phrase, seat_phrase


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened; a card is named only to its owner."""
    who = seat_phrase(before.seat)
    if before.phase == Phase.DEAL and viewer == before.seat:
        return phrase("tell-card", who=who, card=card_phrase(action))
    if before.phase == Phase.DEAL:
        return phrase("tell-dealt", who=who)
    if before.phase >= Phase.FOLDED:
        return phrase("tell-lot", who=seat_phrase(action))
    if before.is_raised == 1:
        return phrase("tell-call" if action == BET else "tell-fold", who=who)
    return phrase("tell-bet" if action == BET else "tell-pass", who=who)
