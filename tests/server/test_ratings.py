"""The levels of a game are rated by what was measured of them, which stands on its card."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sideline.engine.game import Climb, Game
from sideline.engine.registry import load
from sideline.server.lobby.catalogue import ratings_of

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
TITLES = {
    "Hardwood Deck": "jukem",
    "NBA Deck-Building": "nba_deck",
    "Halfcourt Jam": "halfcourt_jam",
    "Five on the Floor": "five_on_the_floor",
    "Rugby": "rugby",
}
RUNG = re.compile(r"(\d+) % \((\d+) to (\d+)\), (\d+) pairs")


def rated(game: Game) -> dict[str, str]:
    return {rating.level: f"{rating.bound}{rating.points}" for rating in ratings_of(game)}


@pytest.mark.parametrize("title", TITLES)
def test_the_page_on_bots_tells_what_stands_on_the_card(title: str) -> None:
    row = next(
        line
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith(f"| {title} | ") and "pairs" in line
    )
    told = tuple(Climb(*map(int, found)) for found in RUNG.findall(row))
    assert len(told) == 3
    assert load(TITLES[title]).ladder == told


def test_levels_are_rated_from_one_rung_to_the_next() -> None:
    assert rated(load("jukem")) == {"rookie": "770", "starter": "1000", "all-star": "1120", "mvp": "1180"}


def test_a_level_that_won_everything_leaves_a_bound() -> None:
    assert rated(load("rugby"))["rookie"] == "<710"
    ladder = (Climb(50, 40, 60, 9), Climb(100, 84, 100, 11), Climb(64, 60, 70, 99))
    assert rated(replace(load("jukem"), ladder=ladder)) == {
        "rookie": "1000",
        "starter": "1000",
        "all-star": ">1290",
        "mvp": ">1390",
    }


def test_a_game_of_which_nothing_was_measured_rates_nobody() -> None:
    assert ratings_of(replace(load("jukem"), ladder=())) == ()
