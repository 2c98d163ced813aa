"""How options, events of chance and endings are said."""

from sideline.games.nba_deck.words.labels import ending, event, label

__all__ = ["ending", "event", "label"]
