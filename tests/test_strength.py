"""A hint is worth having: whoever follows it beats random, and so does a search that is guided by it."""

import pytest

from sideline.bots.bot import named
from sideline.engine.game import Game
from sideline.engine.registry import address_of
from sideline.lab.ratings import LadderPlan, judge, play_pair
from sideline.lab.simulation import run
from sideline.testing.subjects import subjects

MATCHES = 2000
PAIRS = 60
HINTED = [
    pytest.param(found.load(), id=name, marks=pytest.mark.xdist_group(name))
    for name, found in subjects().items()
    if found.load().hint is not None
]


@pytest.mark.compiled
@pytest.mark.parametrize("game", HINTED)
def test_the_hint_beats_random(game: Game) -> None:
    hint, random = run(game, [named("greedy"), named("random")], MATCHES, seed=1).wins
    assert hint.low > random.high


@pytest.mark.long
@pytest.mark.parametrize("game", HINTED)
def test_mvp_beats_random(game: Game) -> None:
    plan = LadderPlan(address_of(game), "any", 1, {})
    rung, _ = judge("mvp", "random", (play_pair(plan, "mvp", "random", number) for number in range(PAIRS)))
    assert rung.verdict == "above"
