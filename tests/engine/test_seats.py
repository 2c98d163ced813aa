"""How many seats a match has: the game says what it may be, the setting decides."""

import numpy as np
import pytest

from sideline.bots.bot import named
from sideline.bots.search import search
from sideline.engine.errors import BadSetting
from sideline.engine.game import GAMES
from sideline.engine.layout import SEATS
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.playout import GREEDY, RANDOM, simulate
from sideline.engine.replay import parse
from sideline.engine.rng import new_rng
from sideline.engine.steps import forfeited_by, places_of, sole_first
from sideline.lab.duel import duel
from sideline.lab.ratings import LadderPlan, play_pair
from sideline.testing.template import GAME

LUCK = bytes(SEED_BYTES)


def played(values: dict[str, int | str]) -> Match:
    """A match in which everybody does the first thing that is allowed."""
    match = Match(GAME, values, seed=LUCK)
    while not match.is_over:
        match.play(match.legal()[0])
    return match


def test_a_match_without_the_setting_has_the_least() -> None:
    match = Match(GAME)
    assert match.game is GAME
    assert (GAME.seats, GAME.seat_names) == (2, ("first", "second"))
    assert match.settings == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_setting_decides_and_every_seat_scores(seats: int) -> None:
    match = played({"seats": seats})
    assert match.game.seats == len(match.points()) == seats
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.places) == seats
    assert min(outcome.places) == 1


@pytest.mark.parametrize("seats", [1, 5, "many"])
def test_other_numbers_are_refused_with_a_sentence(seats: int | str) -> None:
    with pytest.raises(BadSetting, match="seats"):
        Match(GAME, {"seats": seats})


def test_records_grow_by_the_seat_and_are_never_mistaken_for_each_other() -> None:
    two, three, four = (GAME.seated(seats).state for seats in GAME.crowds)
    assert three.itemsize - two.itemsize == four.itemsize - three.itemsize == 3 * 8
    assert len({two, three, four}) == 3
    assert [GAMES[state].seats for state in (two, three, four)] == [2, 3, 4]


def test_a_card_for_three_seats_lays_out_three_and_records_it() -> None:
    three = GAME.seated(3)
    assert three.new(1).dtype == three.state
    assert Match(three).settings == {"seats": 3}
    assert Match(three, {"seats": 2}).game is GAME
    assert GAME.new(1, {"seats": 3}).dtype == three.state


def test_a_replay_of_four_seats_reads_back() -> None:
    match = played({"seats": 4})
    text = str(match)
    assert ("seats", "4") in parse(text).settings
    assert "fourth: " in text
    assert Match.read(text, GAME) == match


def test_many_matches_of_three_have_three_columns() -> None:
    found = simulate(GAME, (GREEDY, RANDOM, RANDOM), 20, seed=1, values={"seats": 3})
    assert found.points.shape == found.results.shape == (20, 3)
    shared = (found.results == 0).sum(axis=1)
    assert set(np.unique(shared)) <= {0, 2, 3}
    assert ((found.results == 1).sum(axis=1) + (shared > 0) == 1).all()


def test_a_search_of_three_seats_finds_the_best_for_its_own() -> None:
    match = Match(GAME, {"seats": 3}, seed=LUCK)
    found = search(match.as_seen_by(match.to_act, new_rng(1)), 60, seed=1)
    assert found.best in match.legal()
    assert all(-1 <= value <= 1 for value in found.values)


def test_a_duel_of_three_ranks_everybody() -> None:
    bots = [named(name, GAME.seated(3)) for name in ("greedy", "random", "random")]
    found = duel(GAME, bots, 6, seed=1, values={"seats": 3})
    assert [len(row.places) for row in found.rows] == [3] * 6
    for row in found.rows:
        assert sum(map(row.score, range(3))) == pytest.approx(1.5)
        assert row.winner == sole_first(row.places)


def test_a_rung_of_three_seats_puts_the_upper_level_into_each_of_them() -> None:
    plan = LadderPlan(GAME.package, "", 1, {"seats": 3})
    pair = play_pair(plan, "greedy", "random", 0)
    assert 0 <= pair.share <= 1
    assert pair.efforts[1].decisions > pair.efforts[0].decisions


def test_places_are_shared_and_the_next_one_is_left_out() -> None:
    assert places_of([0.5, 1.0, 0.5, -1.0]) == (2, 1, 2, 4)
    assert sole_first((1, 1, 3)) is None
    assert sole_first((2, 1, 3)) == 1


def test_whoever_gives_up_is_last_whatever_was_scored() -> None:
    assert forfeited_by(0, (9, 3, 5)) == (3, 2, 1)


def test_a_dimension_is_as_long_as_the_match_has_seats() -> None:
    assert SEATS.length(4) == 4
