"""Where games are found: the folders under games/, and the entry points of other packages.

There is no list to edit. A game that is neither here nor there can be named by its package: `my_games.pig`.
"""

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

from sideline.engine.errors import BadGame, UnknownGame
from sideline.engine.faults import told_with_place
from sideline.engine.game import Game
from sideline.engine.rule_book import rule_book
from sideline.engine.words import phrase

GROUP = "sideline.games"


@dataclass(frozen=True)
class Listing:
    """Where a game is to be found; nothing of it is imported until it is loaded."""

    name: str
    package: str
    attribute: str = "GAME"

    def load(self) -> Game:
        """Import the game and return its card; what is wrong with it is said in a sentence."""
        try:
            game = getattr(import_module(self.package), self.attribute)
        except Exception as fault:
            raise BadGame(f"The game {self.name} cannot be loaded: {_reason(fault)}") from fault
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
    """Find one game by its name, or by its package."""
    return Listing(name.rpartition(".")[2], name) if "." in name else listed(name)


def listed(name: str) -> Listing:
    """Find one of the games that are installed here by its name; nothing else is ever imported."""
    known = listings()
    if name not in known:
        close = get_close_matches(name, known, n=1)
        hint = phrase("did-you-mean", name=close[0]) if close else phrase("there-are", names=", ".join(known))
        raise UnknownGame.of("unknown-game", name=name, hint=hint)
    return known[name]


def load(name: str) -> Game:
    """Return the card of a game."""
    return listing(name).load()


def address_of(game: Game) -> str:
    """Return what `load` finds a game by."""
    return game.name if game.name in listings() else game.package


@cache
def playable() -> dict[str, Game]:
    """Load every game that can be played; a broken one is left out, and `broken` says why."""
    return {name: found for name, found in _tried().items() if isinstance(found, Game)}


@cache
def broken() -> dict[str, str]:
    """Say in a sentence each what is wrong with the games that cannot be played."""
    return {name: found for name, found in _tried().items() if isinstance(found, str)}


@cache
def _tried() -> dict[str, Game | str]:
    found: dict[str, Game | str] = {}
    prefixes: dict[str, str] = {}
    for name, listed in listings().items():
        try:
            game = listed.load()
            _claim(prefixes, rule_book(listed.package).prefix, name)
            found[name] = game
        except (BadGame, UnknownGame) as mistake:
            found[name] = str(mistake)
    return found


def _claim(prefixes: dict[str, str], prefix: str, name: str) -> None:
    """Refuse a game whose rules begin like those of another."""
    owner = prefixes.setdefault(prefix, name)
    if owner != name:
        raise BadGame(f"The game {name} numbers its rules {prefix}-, as {owner} does already.")


def _reason(fault: Exception) -> str:
    return str(fault) if isinstance(fault, BadGame) else f"{told_with_place(fault)}."
