"""How options, events of chance and endings are said."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.template.actions import ROLL
from sideline.testing.template.state import Phase, State


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase != Phase.CHOOSE:
        return phrase("label-face", face=action + 1)
    return phrase("label-roll" if action == ROLL else "label-stand")


def event(s: State) -> str:
    """Name the pending event of chance; no two events of a match have the same name."""
    return f"round {s.round + 1}, {'card' if s.phase == Phase.DRAW else 'die'} of seat {s.seat}"


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    return phrase("ending", rounds=s.rounds)
