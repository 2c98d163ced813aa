"""What the hint is worth, counted over many matches."""

import pytest

from sideline.engine.playout import GREEDY, RANDOM, simulate
from sideline.games.halfcourt_jam import GAME

pytestmark = pytest.mark.no_cover


def test_the_hint_beats_random_play_nine_times_in_ten() -> None:
    matches = simulate(GAME, (GREEDY, RANDOM), 20, seed=1)
    assert (matches.results[:, 0] > 0).mean() >= 0.9
