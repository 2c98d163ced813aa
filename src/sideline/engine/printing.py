"""A game printed with a pack: its modules are read once more, with the tables of the pack.

So a game is written as if there were no packs, and matches without one pay nothing for them (ADR 15).
"""

import sys
from importlib import import_module
from threading import Lock
from types import ModuleType
from typing import cast

from sideline.engine.errors import BadPack
from sideline.engine.game import PRINTINGS, Game
from sideline.engine.tables import Pack, printing

_one_at_a_time = Lock()


def printed_with(game: Game, pack: Pack) -> Game:
    """Return the card of a game printed with a pack."""
    with _one_at_a_time:
        return PRINTINGS.get((game.name, pack.mark)) or _print(game, pack)


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
