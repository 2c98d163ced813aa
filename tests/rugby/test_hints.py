"""The hints of the Rugby Card Game are sensible, and its tallies add up."""

from typing import Any

import numpy as np
import pytest
from rugby.positions import AWAY, HOME, lay_down, penalty, position

from sideline.engine.playout import GREEDY, RANDOM, simulate
from sideline.engine.rng import new_rng
from sideline.games.rugby import GAME
from sideline.testing.positions import act

pytestmark = pytest.mark.no_cover


def hinted(s: Any) -> str:
    """Return the hint in the notation."""
    return GAME.spell(s, GAME.hint(s, np.zeros(GAME.actions, np.int64), new_rng()))  # type: ignore[misc]


def test_the_attack_lays_down_its_best_cards() -> None:
    s = position(plays="CB CB CB")
    assert hinted(s) == "CB"
    act(s, "CB")
    assert hinted(s) in ("PR", "HK", "EN")


def test_a_side_without_athletes_gives_the_penalty_away() -> None:
    assert hinted(position(home="PR", plays="PG CB PP")) == "no play"


def test_the_defender_guesses_a_skill() -> None:
    s = position()
    act(s, "CB", "PR", "HK")
    first = hinted(s)
    act(s, first)
    values = s.values[0]
    second = hinted(s)
    best = [max(values[kind]) for kind in range(8) if GAME.spell(s, 12 + kind) in (first, second)]
    assert set(best) == {4}


def test_a_certain_try_is_answered_with_an_extra_card() -> None:
    s = position(at=7)
    lay_down(s, "PG", "LK FL", "PR LF")
    assert hinted(s) == "extra"


def test_a_near_shot_is_taken_and_a_far_one_is_not() -> None:
    assert hinted(penalty(at=7)) == "shot"
    assert hinted(penalty(at=5)) == "lineout"


def test_an_estimate_follows_lead_and_ground() -> None:
    estimate = GAME.estimate
    assert estimate is not None
    assert estimate(position(score=(7, 0)), HOME) > estimate(position(), HOME) > 0
    assert estimate(position(at=7), HOME) > estimate(position(at=1), HOME)
    assert estimate(position(), AWAY) == -estimate(position(), HOME)


@pytest.mark.parametrize("cards", ["designer", "tuned"])
def test_greedy_beats_random(cards: str) -> None:
    played = simulate(GAME, (GREEDY, RANDOM), 30, seed=1, values={"cards": cards})
    assert (played.results[:, 0] > 0).mean() >= 0.9


def test_tallies_add_up() -> None:
    played = simulate(GAME, (GREEDY, GREEDY), 12, seed=1, with_tallies=True)
    of = {name: played.tallies[:, :, number] for number, name in enumerate(GAME.tallies)}
    columns = [of[name] for name in GAME.tallies if name.startswith("checks.")]
    calls = [of[name] for name in GAME.tallies if name.startswith("called.")]
    assert (sum(columns) == sum(calls)).all()
    assert (sum(calls) + of["no_players"] == of["phases"]).all()
    assert (7 * of["tries"] + 3 * of["goals"] == played.points).all()
    assert (of["goals"] <= of["shots"]).all()
    assert (of["attacked_first"].sum(axis=1) == 1).all()
