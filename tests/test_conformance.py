"""Every game passes the conformance kit, compiled and not."""

from collections.abc import Callable

import pytest

from sideline.engine.game import Game
from sideline.testing.conformance import CHECKS
from sideline.testing.subjects import subjects

GAMES = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in subjects()]


@pytest.mark.both
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("name", GAMES)
def test_every_game_conforms(name: str, check: Callable[[Game], None]) -> None:
    check(subjects()[name].load())
