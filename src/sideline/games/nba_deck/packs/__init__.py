"""Other athletes than those of the box: packs as files, and packs made from statistics. docs/packs.md."""

from sideline.games.nba_deck.packs.composing import compose
from sideline.games.nba_deck.packs.rating import rate

__all__ = ["compose", "rate"]
