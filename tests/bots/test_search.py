"""Search: legal, repeatable, honest, and never past its time."""

import numpy as np
import pytest

from sideline.bots.search import HINT, IN_TREE, Found, _grow, new_tree, search
from sideline.engine.game import Thinking
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.engine.rule import source_of
from sideline.games.jukem import GAME
from sideline.testing.template import GAME as TEMPLATE

HOME, AWAY = 0, 1
DEAL = (
    "away deals",
    "draw 2P",
    "draw 3P",
    "draw DK",
    "draw A1",
    "draw BL",
    *["draw MI"] * 3,
    "draw BR",
    "draw AB",
)
SHORT = Thinking(horizon=30)


def dealt() -> Match:
    match = Match(GAME)
    match.play(*DEAL)
    return match


def seen_by_home(seed: int) -> States:
    return dealt().as_seen_by(HOME, new_rng(seed))


def test_a_search_finds_values_for_every_option() -> None:
    found = search(seen_by_home(seed=1), 60, seed=1, thinking=SHORT)
    assert list(found.actions) == dealt().legal()
    assert sum(found.visits) == found.iterations == 60
    assert all(-1 <= value <= 1 for value in found.values)
    assert found.best in found.actions


def test_the_same_seed_finds_the_same_and_another_does_not() -> None:
    first, again, other = (search(seen_by_home(1), 80, seed=seed, thinking=SHORT) for seed in (4, 4, 5))
    assert first == again
    assert first != other


def test_what_is_hidden_makes_no_difference() -> None:
    found = {search(seen_by_home(seed), 60, seed=3, thinking=SHORT) for seed in range(4)}
    assert len(found) == 1


@pytest.mark.parametrize(
    ("value", "visits", "best"),
    [(0.5, 100, 1), (0.11, 100, 0), (0.5, 1, 0), (0.1, 100, 0), (-0.5, 100, 0), (0.0, 0, 0)],
)
def test_another_option_must_be_better_than_the_hint_by_more_than_luck(
    value: float, visits: int, best: int
) -> None:
    found = Found((0, 1), (100, visits), (0.1, value), ((0,), (1,)), spread=0.5, hint=0, iterations=200)
    assert found.best == best


def test_the_hint_is_tried_as_often_as_any_other_option() -> None:
    found = search(dealt().states, 300, seed=1, thinking=SHORT)
    tries = dict(zip(found.actions, found.visits, strict=True))
    assert len(tries) > 1
    assert tries[found.hint] >= max(tries.values())


def test_below_its_depth_a_tree_follows_the_hints() -> None:
    found = search(dealt().states, 300, seed=1, thinking=SHORT)
    match = dealt()
    match.play(found.hint)
    reply = found.lines[found.actions.index(found.hint)][1]
    rng, out = new_rng(1), np.zeros(GAME.actions, np.int64)
    hints = set()
    for _ in range(30):
        seen = match.as_seen_by(HOME, rng)
        hints.add(int(GAME.hint(seen[0], out, new_rng())))  # type: ignore[misc]
    assert reply in hints


def test_a_forced_choice_costs_nothing() -> None:
    match = dealt()
    match.play("DK")
    alone = match.as_seen_by(AWAY, new_rng(1))
    alone["hands"][0, AWAY] = 0
    found = search(alone, 1_000_000, seed=1)
    assert (found.iterations, GAME.spell(alone[0], found.best)) == (0, "take it")


def test_there_is_nothing_to_search_for_when_chance_is_to_act() -> None:
    with pytest.raises(ValueError, match="nothing to search for"):
        search(Match(GAME).states, 10, seed=1)


def test_a_search_sees_that_standing_is_safe() -> None:
    match = Match(TEMPLATE, {"rounds": 1, "limit": 6})
    match.play("draw 6", "draw 3")
    found = search(match.as_seen_by(HOME, new_rng(1)), 400, seed=1)
    assert TEMPLATE.spell(match.state, found.best) == "stand"


def test_a_search_sees_that_rolling_is_better() -> None:
    match = Match(TEMPLATE, {"rounds": 1, "limit": 12})
    match.play("draw 1", "draw 3")
    found = search(match.as_seen_by(HOME, new_rng(1)), 400, seed=1)
    assert TEMPLATE.spell(match.state, found.best) == "roll"


@pytest.mark.compiled
@pytest.mark.xdist_group("jukem")
def test_compiled_and_plain_search_find_the_same() -> None:
    seen = seen_by_home(1)
    trees = [new_tree(50, GAME.actions) for _ in range(2)]
    for grow, tree in zip((_grow, source_of(_grow)), trees, strict=True):
        grow(
            seen,
            seen.copy(),
            tree,
            new_rng(2),
            np.zeros(GAME.actions, np.int64),
            40,
            SHORT,
            HOME,
            IN_TREE,
            HINT,
        )
    assert [column.tobytes() for column in trees[0]] == [column.tobytes() for column in trees[1]]


@pytest.mark.compiled
@pytest.mark.xdist_group("jukem")
def test_two_cores_add_up_and_time_ends_a_search() -> None:
    assert search(seen_by_home(1), 500, seed=1, cores=2).iterations == 1000
    assert 0 < search(seen_by_home(1), 1_000_000, seed=1, seconds=0.05).iterations < 1_000_000
