"""How options, events of chance and endings are said; what options point at, and the question over them."""

from sideline.games.nba_deck.words.aims import aim, ask
from sideline.games.nba_deck.words.labels import ending, event, label
from sideline.games.nba_deck.words.lessons import explain

__all__ = ["aim", "ask", "ending", "event", "explain", "label"]
