"""Games are found, not listed: the folders under games/, and the entry points of other packages."""

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

from sideline.engine.errors import UnknownGame
from sideline.engine.game import Game

GROUP = "sideline.games"


@dataclass(frozen=True)
class Listing:
    """Where a game is to be found; nothing of it is imported until it is loaded."""

    name: str
    package: str
    attribute: str = "GAME"

    def load(self) -> Game:
        """Import the game and return its card."""
        game = getattr(import_module(self.package), self.attribute)
        if not isinstance(game, Game):
            raise UnknownGame(f"{self.package}:{self.attribute} is not a game.")
        return game

    @property
    def folder(self) -> Traversable:
        """The folder of the game."""
        return files(self.package)


@cache
def listings() -> dict[str, Listing]:
    """Find every game: first our own folders, then what other packages offer."""
    found = {
        module.name: Listing(module.name, f"{GROUP}.{module.name}")
        for module in iter_modules(import_module(GROUP).__path__)
        if module.ispkg
    }
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, Listing(point.name, point.module, point.attr))
    return found


def listing(name: str) -> Listing:
    """Find one game by its name."""
    known = listings()
    if name not in known:
        close = get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}."
        raise UnknownGame(f"There is no game called {name}; {hint}")
    return known[name]


def load(name: str) -> Game:
    """Return the card of a game."""
    return listing(name).load()
