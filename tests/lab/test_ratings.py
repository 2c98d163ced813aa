"""The ladder: pairs on the same luck, a sequential test, Elo, and a memory."""

from math import isclose
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sideline.engine.errors import SidelineError
from sideline.engine.rng import below, new_rng
from sideline.games.jukem import GAME
from sideline.lab.ladder_plot import plot
from sideline.lab.ratings import BadLadder, LadderPlan, Pair, climb, elo, judge, remembered, rung_of
from sideline.lab.sequential import BOUND, FEWEST_PAIRS, evidence, interval, unbiased_share, verdict

QUARTER = GAME.check({"periods": 1})
PLAN = LadderPlan("jukem", "stamp", 1, {})


def series(win_rate: int, pairs: int = 300, seed: int = 1) -> list[Pair]:
    """Pairs of matches that the upper level wins so often in a hundred."""
    rng = new_rng(seed)
    shares = [sum(below(rng, 100) < win_rate for _ in range(2)) / 2 for _ in range(pairs)]
    return [Pair(PLAN, "upper", "lower", number, share, ()) for number, share in enumerate(shares)]


def stopped(win_rate: int, seed: int) -> list[float]:
    """The shares of a series up to where the test stops it."""
    shares = [pair.share for pair in series(win_rate, seed=seed)]
    has_decided = np.abs(evidence(np.array(shares)))[FEWEST_PAIRS - 1 :] >= BOUND
    return shares[: FEWEST_PAIRS + int(has_decided.argmax())] if has_decided.any() else shares


def test_a_clear_difference_is_decided_early() -> None:
    rung, counted = judge("upper", "lower", series(80))
    assert rung.verdict == "above"
    assert rung.pairs == len(counted) == len(stopped(80, seed=1)) < 60
    assert rung.low > 0.5


def test_equals_are_not_said_to_be_above_more_often_than_one_time_in_twenty() -> None:
    verdicts = [verdict(stopped(50, seed)) for seed in range(200)]
    assert verdicts.count("above") <= 16
    assert verdicts.count("not above") >= 100


def test_the_better_one_is_hardly_ever_overlooked() -> None:
    verdicts = [verdict(stopped(62, seed)) for seed in range(100)]
    assert verdicts.count("above") >= 90


@pytest.mark.parametrize("win_rate", [50, 55, 62, 77])
def test_the_interval_holds_the_truth_at_the_stop_19_times_in_20(win_rate: int) -> None:
    ends = [interval(stopped(win_rate, seed)) for seed in range(160)]
    assert sum(low <= win_rate / 100 <= high for low, high in ends) >= 0.95 * 160


@pytest.mark.parametrize("win_rate", [55, 62, 77])
def test_the_share_at_the_stop_is_not_too_high_on_average(win_rate: int) -> None:
    series_of = [stopped(win_rate, seed) for seed in range(120)]
    plain = sum(sum(shares) / len(shares) for shares in series_of) / 120
    mended = sum(unbiased_share(shares, orders=60) for shares in series_of) / 120
    assert plain - win_rate / 100 > 0.01, "the plain mean would be too high"
    assert abs(mended - win_rate / 100) < 0.008


def test_an_interval_is_wide_while_little_is_known_and_never_leaves_the_unit() -> None:
    assert interval([1.0]) == (0.0, 1.0)
    low, high = interval([1.0] * 11)
    assert 0.5 < low < 0.8 and high == 1.0


def test_a_few_pairs_decide_nothing() -> None:
    assert verdict([1.0] * 5) == "open"
    assert verdict([1.0] * 20) == "above"
    assert verdict([0.0] * 20) == "not above"


def test_elo_of_a_share() -> None:
    assert elo(0.5) == 0
    assert isclose(elo(10 / 11), 400)
    assert isclose(elo(0.2), -elo(0.8))


def test_intervals_narrow_with_more_pairs() -> None:
    few, many = (rung_of("upper", "lower", [1.0, 0.5, 0.0, 1.0] * times) for times in (5, 50))
    assert few.seen == many.seen == 0.625
    assert many.high - many.low < (few.high - few.low) / 2


def test_levels_play_and_the_answer_does_not_depend_on_the_cores(tmp_path: Path) -> None:
    plan: dict[str, Any] = {"seed": 3, "settings": QUARTER}
    alone = climb(GAME, ["random", "rookie", "starter"], 4, jobs=1, **plan)
    both = climb(GAME, ["random", "rookie", "starter"], 4, jobs=2, **plan)
    assert [rung.upper for rung in alone.rungs] == ["rookie", "starter"]
    assert alone.rungs == both.rungs
    assert [pace.level for pace in alone.paces] == ["random", "rookie", "starter"]
    assert all(pace.decisions > 0 for pace in alone.paces)
    picture = plot(alone)
    assert picture.startswith("<svg") and "starter" in picture


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    memory = tmp_path / "ladder.jsonl"
    plan: dict[str, Any] = {"seed": 3, "settings": QUARTER, "memory": memory}
    climb(GAME, ["random", "starter"], 2, **plan)
    first = memory.read_text()
    memory.write_text(first + '\n{"cut short')
    whole = climb(GAME, ["random", "starter"], 4, **plan)
    assert memory.read_text().startswith(first)
    assert whole.rungs[0].pairs == 4
    assert len(memory.read_text().splitlines()) == 1 + 4 + 1
    assert whole == climb(GAME, ["random", "starter"], 4, **plan), "nothing was played again"
    pairs = list(remembered(memory, LadderPlan("jukem", "another edit of the rules", 3, QUARTER)))
    assert pairs == []


@pytest.mark.parametrize(
    ("levels", "pairs"), [(["starter"], 2), (["starter", "mpv"], 2), (["random", "starter"], 0)]
)
def test_a_ladder_that_cannot_be_played_is_refused(levels: list[str], pairs: int) -> None:
    with pytest.raises(SidelineError):
        climb(GAME, levels, pairs, seed=1, settings={})
    assert issubclass(BadLadder, SidelineError)
