"""How often the first seat wins: what helps it shows, and time bounds what is played."""

import pytest

from sideline.engine.settings import Value
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.charts import BENCH_SLOTS
from sideline.games.nba_deck.series import rung
from sideline.lab import chances
from sideline.lab.chances import MOST, PIECE, chance

SHORT: dict[str, Value] = {**rung(1, 3, {}).settings, "pile_size": 8}
STARS: dict[str, Value] = {
    f"kept_athletes.home.{slot}": 100 - place for place, slot in enumerate(BENCH_SLOTS)
}


@pytest.mark.compiled
def test_a_deck_with_better_kept_cards_has_a_higher_chance_against_the_same_opponent() -> None:
    plain, better = chance(GAME, SHORT, 60.0), chance(GAME, {**SHORT, **STARS}, 60.0)
    assert plain.matches == better.matches == MOST
    assert better.won > plain.won + MOST // 20
    assert better.margin > plain.margin


@pytest.mark.compiled
def test_no_more_is_played_than_there_is_time_for() -> None:
    assert chance(GAME, SHORT, 1e-9).matches == PIECE


def test_without_a_compiler_as_few_matches_are_played_as_show_anything() -> None:
    found = chance(GAME, {**SHORT, **STARS}, 0.0)
    assert found.matches == chances.UNCOMPILED
    assert 0 <= found.won <= found.matches
