"""How options, events of chance and endings are said, and what a board needs to show options."""

from sideline.games.five_on_the_floor.words.aims import aim
from sideline.games.five_on_the_floor.words.labels import ending, event, label
from sideline.games.five_on_the_floor.words.questions import ask

__all__ = ["aim", "ask", "ending", "event", "label"]
