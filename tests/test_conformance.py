"""Every game passes the conformance kit, compiled and not."""

from collections.abc import Callable
from typing import Any

import pytest

from sideline.engine.game import Game
from sideline.testing.conformance import CHECKS, PLAIN_CHECKS
from sideline.testing.redeals import check_that_redeals_deal_again
from sideline.testing.secrecy import check_that_nothing_leaks
from sideline.testing.subjects import TEMPLATE, subjects
from sideline.testing.walks import viewers

MANY = 250
"""So many positions of every match at two seats; more viewers, each of whom is given more, look at fewer."""
TWO_AND_A_SPECTATOR = 3


def crowds(*forms: pytest.MarkDecorator) -> list[Any]:
    """Name every game with every number of seats, in the form for the least seats and in that for more."""
    usual, crowded = forms
    return [
        pytest.param(
            game.seated(seats),
            id=f"{name}-{seats}",
            marks=(
                pytest.mark.xdist_group(name),
                usual if seats == game.crowds[0] or name == TEMPLATE else crowded,
            ),
        )
        for name, game in ((name, subject.load()) for name, subject in subjects().items())
        for seats in game.crowds
    ]


COMPILED_CHECKS = [check for check in CHECKS if check not in PLAIN_CHECKS]


def name_of(check: Callable[[Game], None]) -> str:
    return check.__name__.removeprefix("check_")


@pytest.mark.parametrize("check", PLAIN_CHECKS, ids=name_of)
@pytest.mark.parametrize("game", crowds(pytest.mark.plain, pytest.mark.long))
def test_every_game_conforms(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@pytest.mark.parametrize("check", COMPILED_CHECKS, ids=name_of)
@pytest.mark.parametrize("game", crowds(pytest.mark.both, pytest.mark.long))
def test_every_game_conforms_compiled(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@pytest.mark.parametrize("check", [check_that_nothing_leaks, check_that_redeals_deal_again])
@pytest.mark.parametrize("game", crowds(pytest.mark.long, pytest.mark.long))
def test_secrets_are_kept_in_many_positions(game: Game, check: Callable[[Game, int], None]) -> None:
    check(game, MANY * TWO_AND_A_SPECTATOR**2 // len(viewers(game)) ** 2)
