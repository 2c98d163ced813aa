"""Positions of the game written in words."""

from typing import Any

from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.testing.template import GAME

FIRST, SECOND = 0, 1


def dealt(first: int, second: int, **values: Value) -> Match:
    """Begin a match in which these cards were drawn; the first seat is to choose."""
    match = Match(GAME, values)
    match.play(f"draw {first}", f"draw {second}")
    return match


def after(match: Match, *moves: str) -> Any:
    """Play moves, outcomes of chance included; return the state."""
    match.play(*moves)
    return match.state
