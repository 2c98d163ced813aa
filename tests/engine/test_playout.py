"""Playouts as plain Python: what the compiled loops are measured against."""

import numpy as np
import pytest

from sideline.engine import playout
from sideline.engine.playout import GREEDY, RANDOM, play_out, simulate
from sideline.games.jukem import GAME

QUARTER = {"periods": 1, "max_overtimes": 0}


def test_a_batch_does_not_depend_on_how_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(GAME, (RANDOM, GREEDY), 6, seed=7, values=QUARTER, with_tallies=True)
    monkeypatch.setattr(playout, "CHUNK", 2)
    cut = simulate(GAME, (RANDOM, GREEDY), 6, seed=7, values=QUARTER, with_tallies=True)
    for column, other in zip(whole.rows(slice(None)), cut.rows(slice(None)), strict=True):
        assert np.array_equal(column, other)


def test_every_match_has_luck_of_its_own() -> None:
    states = GAME.new(5, QUARTER)
    tally = play_out(states, seed=1)
    assert len({s.tobytes() for s in states}) == 5
    assert tally.draws == 5 * (56 + 1)


def test_results_and_points_agree() -> None:
    played = simulate(GAME, (RANDOM, RANDOM), 6, seed=2, values=QUARTER)
    lead = np.sign(played.points[:, 0] - played.points[:, 1])
    assert np.array_equal(played.results, np.stack([lead, -lead], axis=1))


def test_progress_is_reported_for_every_match() -> None:
    done: list[int] = []
    simulate(GAME, (RANDOM, RANDOM), 3, seed=2, values=QUARTER, progress=done.append)
    assert sum(done) == 3
