"""How what happened is told, and what moved."""

from sideline.games.five_on_the_floor.tell.lines import tell
from sideline.games.five_on_the_floor.tell.moves import show

__all__ = ["show", "tell"]
