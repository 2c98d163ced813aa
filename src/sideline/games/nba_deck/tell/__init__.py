"""How what happened is told, and what moved, as a viewer may know it."""

from sideline.games.nba_deck.tell.lines import tell
from sideline.games.nba_deck.tell.moves import show

__all__ = ["show", "tell"]
