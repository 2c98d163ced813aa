"""A game printed with a pack: its modules are read once more, with the tables of the pack.

So a game is written as if there were no packs, and matches without one pay nothing for them (ADR 15).
"""

import re
import sys
import tomllib
from importlib import import_module
from threading import Lock
from types import ModuleType
from typing import Final, cast

from sideline.engine import registry
from sideline.engine.errors import BadPack
from sideline.engine.game import PRINTINGS, Game
from sideline.engine.tables import Pack, printing

OWN_CARDS: Final = re.compile(r"box(-\w+)?", re.ASCII)
"""The words that stand for the cards of a game's own box."""

_one_at_a_time = Lock()


def printed_with(game: Game, pack: Pack) -> Game:
    """Return the card of a game printed with a pack."""
    with _one_at_a_time:
        return PRINTINGS.get((game.name, pack.mark)) or _print(game, pack)


def composed(game: Game, texts: list[str]) -> Pack:
    """Put packs together, if the game has such a thing."""
    if game.compose is None:
        raise BadPack.of("no-packs", game=game.name)
    return game.compose(texts)


def game_of(texts: list[str]) -> Game:
    """Find the game that packs name; if none does, one that has packs."""
    for text in texts:
        try:
            named = tomllib.loads(text).get("game")
        except tomllib.TOMLDecodeError:
            continue
        if isinstance(named, str):
            return registry.load(named)
    found = next((game for game in registry.playable().values() if game.compose), None)
    if found is None:
        raise BadPack.of("no-packs", game="Sideline")
    return found


def _print(game: Game, pack: Pack) -> Game:
    if game.compose is None:
        raise BadPack.of("no-packs", game=game.name)
    kept = _taken_out(game.package)
    try:
        with printing(game.package, pack):
            return cast(Game, import_module(game.package).GAME)
    finally:
        _taken_out(game.package)
        _put_back(game.package, kept)


def _taken_out(package: str) -> dict[str, ModuleType]:
    """Take the modules of a package from those that Python knows."""
    names = [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in names}


def _put_back(package: str, kept: dict[str, ModuleType]) -> None:
    sys.modules.update(kept)
    home, _, name = package.rpartition(".")
    if home:
        setattr(sys.modules[home], name, kept[package])
