"""How what happened is told, as a viewer may know it."""

from sideline.engine.words import Phrase, phrase
from sideline.testing.yardsticks.pig.actions import ROLL
from sideline.testing.yardsticks.pig.state import Phase, State
from sideline.testing.yardsticks.pig.words import seat_phrase


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened; everybody sees everything."""
    who = seat_phrase(before.seat)
    if before.phase == Phase.ROLL:
        return phrase("tell-die", who=who, face=action + 1)
    return phrase("tell-roll", who=who) if action == ROLL else phrase("tell-hold", who=who, pot=before.pot)
