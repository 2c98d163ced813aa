"""Whatever a game allows to be set it can be played with, and the fuzz sees where it cannot."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from sideline.engine.odds import Odds
from sideline.engine.words import Phrase
from sideline.testing.fuzz import (
    BadRange,
    allowed,
    operations,
    play_through,
    play_through_compiled,
    singly,
)
from sideline.testing.subjects import subjects
from sideline.testing.template import GAME as TEMPLATE

TABLES = 40
NAMES = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in subjects()]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_many_random_settings_are_played_to_the_end(name: str) -> None:
    game = subjects()[name].load()
    for number, values in enumerate(islice(allowed(game, seed=2), TABLES)):
        play_through_compiled(game, values, matches=20, seed=number)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_every_setting_alone_is_played_to_the_end_at_its_ends(name: str) -> None:
    game = subjects()[name].load()
    for number, values in enumerate(singly(game)):
        play_through_compiled(game, values, matches=3, seed=number)


def test_every_setting_is_tried_alone_at_both_its_ends() -> None:
    assert [values for values in singly(TEMPLATE) if "rounds" in values] == [{"rounds": 1}, {"rounds": 9}]


def test_an_action_that_takes_too_long_is_caught() -> None:
    def slow(s: Any, action: int) -> None:
        assert [abs(number) for number in range(40_000)]
        TEMPLATE.play(s, action)

    with pytest.raises(BadRange, match=r"an action takes .* more than 20000"):
        play_through(replace(TEMPLATE, play=slow), {}, seed=1)


def test_settings_without_an_option_are_caught() -> None:
    def stuck(s: Any, out: Any) -> int:
        return 0 if s.rounds == 9 else int(TEMPLATE.legal(s, out))

    with pytest.raises(BadRange, match="nobody can do anything"):
        play_through(replace(TEMPLATE, legal=stuck), {"rounds": 9}, seed=1)


def test_settings_that_go_on_too_long_are_caught() -> None:
    with pytest.raises(BadRange, match="longer than it declares"):
        play_through(replace(TEMPLATE, longest=lambda s: 20), {"rounds": 9}, seed=1)


def test_settings_that_raise_an_error_are_caught() -> None:
    def broken(s: Any, action: int) -> None:
        TEMPLATE.play(s, action // (9 - s.rounds))

    with pytest.raises(BadRange, match="ZeroDivisionError"):
        play_through(replace(TEMPLATE, play=broken), {"rounds": 9}, seed=1)


def test_odds_that_take_too_long_are_caught() -> None:
    def slow(s: Any, action: int) -> Odds | None:
        assert [abs(number) for number in range(200_000)]
        return None

    with pytest.raises(BadRange, match="calls, more than"):
        play_through(replace(TEMPLATE, odds=slow), {}, seed=1)


class Endless:
    """A view that takes long to write."""

    def text(self, lang: str) -> str:
        return "".join([chr(number) for number in range(40_000)])


def slow_label(s: Any, action: int) -> Phrase:
    assert [abs(number) for number in range(40_000)]
    return TEMPLATE.label(s, action)


@pytest.mark.parametrize(
    ("part", "what"),
    [({"view": lambda s, viewer: Endless()}, "a view"), ({"label": slow_label}, "the list of options")],
    ids=["view", "options"],
)
def test_what_is_told_in_the_event_loop_and_takes_too_long_is_caught(part: Any, what: str) -> None:
    with pytest.raises(BadRange, match=f"{what} takes .* more than 20000"):
        play_through(replace(TEMPLATE, **part), {}, seed=1)


def test_operations_are_counted_and_not_timed() -> None:
    assert operations(lambda: [abs(number) for number in range(500)]) == operations(
        lambda: [abs(number) for number in range(500)]
    )
    assert operations(lambda: [abs(number) for number in range(500)]) >= 500
