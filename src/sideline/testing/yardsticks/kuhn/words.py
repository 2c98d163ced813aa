"""How options, events of chance and endings are said."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.yardsticks.kuhn.actions import BET
from sideline.testing.yardsticks.kuhn.facts import winner
from sideline.testing.yardsticks.kuhn.state import Card, Phase, State


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def card_phrase(card: int) -> Phrase:
    """Name a card."""
    return phrase(f"card-{Card(card).name}")


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase == Phase.DEAL:
        return phrase("label-card", card=card_phrase(action))
    if s.phase >= Phase.FOLDED:
        return phrase("label-lot", who=seat_phrase(action))
    if s.is_raised == 1:
        return phrase("label-call" if action == BET else "label-fold")
    return phrase("label-bet" if action == BET else "label-pass")


def event(s: State) -> str:
    """Name the pending event of chance; no two events of a match have the same name."""
    return f"card {s.seat + 1}" if s.phase == Phase.DEAL else "lot"


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    key = "ending-fold" if s.phase == Phase.FOLDED else "ending-shown"
    return phrase(key, who=seat_phrase(winner(s)), lot=seat_phrase(s.lot))
