"""What is found out once for everybody is what would be found out afresh."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from sideline.engine import registry
from sideline.engine.game import Game
from sideline.engine.match import Match
from sideline.engine.shared import shared
from sideline.testing.walks import walk

GAMES = list(registry.playable().values())


def shared_functions(game: Game) -> Iterator[Callable[[Any], Any]]:
    """Find what a game has found out once for everybody."""
    package = import_module(game.package)
    for module in walk_packages(package.__path__, f"{game.package}."):
        for one in vars(import_module(module.name)).values():
            if isinstance(one, FunctionType) and one.__module__ == module.name and hasattr(one, "fields"):
                yield one


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_is_the_same_as_if_found_out_now(game: Game) -> None:
    for step in walk(game, seed=5).sample(12):
        for function in shared_functions(game):
            assert function(step.s) == function.__wrapped__(step.s)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_depends_on_no_field_that_is_not_named(game: Game) -> None:
    states = walk(game, seed=5).sample(3)
    for function in shared_functions(game):
        for field in set(states[0].states.dtype.names or ()) - set(function.fields):
            for step in states if function.fields else ():
                changed = step.states.copy()
                if changed[field].size:
                    changed[field] = np.where(changed[field] > 0, changed[field] - 1, 1)
                    assert says(function, changed[0]) in (None, function(step.s)), (function.__name__, field)


def says(function: Callable[[Any], Any], s: Any) -> Any:
    """Return what a function says of a state afresh, or nothing where it has no word for it."""
    try:
        return function.__wrapped__(s)
    except (ValueError, IndexError, KeyError):
        return None


def test_a_field_that_was_forgotten_is_noticed() -> None:
    @shared("copies")
    def hasty(s: Any) -> int:
        return int(s.quarter)

    game = registry.load("jukem")
    s = Match(game, {}, seed=bytes(32)).state
    assert hasty(s) == 0
    s.quarter = 1
    assert hasty(s) != hasty.__wrapped__(s)


def test_it_is_found_out_once_for_a_state_and_again_when_that_changes() -> None:
    found: list[int] = []

    @shared()
    def quarter(s: Any) -> int:
        found.append(int(s.quarter))
        return found[-1]

    s = Match(registry.load("jukem"), {}, seed=bytes(32)).state
    assert [quarter(s), quarter(s)] == [0, 0]
    s.quarter = 1
    assert quarter(s) == 1
    assert found == [0, 1]
