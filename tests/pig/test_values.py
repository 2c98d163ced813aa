"""Engine, policies and lab give the exact values of Pig."""

import pytest
from pig.oracle import at_twenty, best, solve
from pig.table import FILE, text

from sideline.bots.seats import seated
from sideline.lab.simulation import Simulation, run
from sideline.testing.yardsticks.pig import GAME

pytestmark = pytest.mark.no_cover

MATCHES = 400_000


def simulated(seats: str) -> Simulation:
    """Play many matches, the first seat always the same."""
    with seated([seats, seats], GAME) as bots:
        return run(GAME, bots, MATCHES, seed=1, jobs=2, swap_seats=False)


def test_the_exact_values_are_those_of_the_literature_and_the_table_is_the_best_play() -> None:
    start, held = solve(best)
    assert round(100 * start[0][0], 2) == 53.06
    assert FILE.read_text(encoding="utf-8") == text(held)
    assert round(100 * solve(at_twenty)[0][0][0], 2) == 53.47


@pytest.mark.compiled
@pytest.mark.xdist_group("pig")
@pytest.mark.parametrize(("policy", "exact"), [("optimal", 0.530593), ("hold_at_20", 0.534698)])
def test_many_matches_agree_with_the_exact_value(policy: str, exact: float) -> None:
    first = simulated(policy).wins[0]
    assert first.low <= exact <= first.high


@pytest.mark.compiled
@pytest.mark.xdist_group("pig")
def test_the_best_play_beats_holding_at_twenty() -> None:
    with seated(["optimal", "hold_at_20"], GAME) as bots:
        assert run(GAME, bots, MATCHES, seed=1, jobs=2).wins[0].low > 0.5
