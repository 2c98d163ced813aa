"""Positions of Pig written in words."""

from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.testing.yardsticks.pig import GAME

FIRST, SECOND = 0, 1


def begun(**values: Value) -> Match:
    """Begin a match that waits for its dice."""
    return Match(GAME, values)


def rolled(*faces: int) -> list[str]:
    """Write how these faces are rolled, one after the other."""
    return [move for face in faces for move in ("roll", f"die {face}")]
