"""Positions of Kuhn poker written in words."""

from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.testing.yardsticks.kuhn import GAME

FIRST, SECOND = 0, 1


def dealt(first: str = "queen", second: str = "king", **values: Value) -> Match:
    """Begin a match in which both seats have their cards."""
    match = Match(GAME, values)
    match.play(f"card {first}", f"card {second}")
    return match
