"""Every game passes the conformance kit, compiled and not."""

from collections.abc import Callable

import pytest

from sideline.engine.game import Game
from sideline.testing.conformance import CHECKS
from sideline.testing.subjects import subjects

GAMES = [
    pytest.param(game.seated(seats), id=f"{name}-{seats}", marks=pytest.mark.xdist_group(f"{name}-{seats}"))
    for name, game in ((name, subject.load()) for name, subject in subjects().items())
    for seats in game.crowds
]


@pytest.mark.both
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_conforms(game: Game, check: Callable[[Game], None]) -> None:
    check(game)
