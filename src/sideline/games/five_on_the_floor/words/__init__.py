"""How options, events of chance and endings are said, what a board needs, and how the game is played."""

from sideline.games.five_on_the_floor.words.aims import aim, likeness
from sideline.games.five_on_the_floor.words.labels import ending, event, label
from sideline.games.five_on_the_floor.words.lessons import explain
from sideline.games.five_on_the_floor.words.questions import ask

__all__ = ["aim", "ask", "ending", "event", "explain", "label", "likeness"]
