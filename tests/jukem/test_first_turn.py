"""What the first turn is worth, counted over many quarters."""

import pytest

from sideline.engine.playout import GREEDY, simulate
from sideline.engine.settings import Value
from sideline.games.jukem import GAME

ONE_QUARTER: dict[str, Value] = {"periods": 1, "max_overtimes": 0, "first_dealer": "home"}


@pytest.mark.compiled
@pytest.mark.xdist_group("jukem")
def test_jk_g29_the_non_dealer_scores_about_a_point_and_a_half_more() -> None:
    quarters = simulate(GAME, (GREEDY, GREEDY), 4000, seed=1, values=ONE_QUARTER, swap_seats=False)
    dealer, non_dealer = quarters.points.mean(axis=0)
    assert 1.0 < non_dealer - dealer < 2.2
