"""How options, events of chance and endings are said; what options point at, and the question over them."""

from sideline.games.nba_deck.words.aims import aim, ask
from sideline.games.nba_deck.words.labels import ending, event, label

__all__ = ["aim", "ask", "ending", "event", "label"]
