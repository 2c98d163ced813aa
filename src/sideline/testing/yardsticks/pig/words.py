"""How options, events of chance and endings are said."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.yardsticks.pig.actions import ROLL
from sideline.testing.yardsticks.pig.state import Phase, State


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase == Phase.ROLL:
        return phrase("label-face", face=action + 1)
    return phrase("label-roll") if action == ROLL else phrase("label-hold", pot=s.pot)


def event(s: State) -> str:
    """Name the pending event of chance; no two events of a match have the same name."""
    return f"turn {s.turn + 1}, roll {s.rolls + 1}"


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    return phrase("ending" if max(s.score) >= s.target else "ending-draw", turns=s.turn)
