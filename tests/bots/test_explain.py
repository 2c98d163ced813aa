"""Explanations: complete, in words, repeatable, and blind to what the seat may not know."""

import numpy as np
import pytest

from sideline.bots.explain import Explanation, explain, win_probability, worth
from sideline.bots.search import search
from sideline.engine.game import CHANCE, Game, Thinking
from sideline.engine.hidden import as_seen_by
from sideline.engine.match import Match
from sideline.engine.registry import listings, load
from sideline.engine.rng import new_rng
from sideline.games.jukem import GAME as JUKEM
from sideline.testing.template import GAME as TEMPLATE
from sideline.testing.walks import WalkStep, listed, walk

HOME, AWAY = 0, 1
SHORT = Thinking(horizon=15)
DEAL = (
    "away deals",
    *["draw 2P"] * 2,
    "draw DK",
    "draw A1",
    "draw BL",
    *["draw MI"] * 3,
    "draw BR",
    "draw AB",
)


def asked(match: Match, seed: int = 1, iterations: int = 200) -> Explanation:
    seen = match.as_seen_by(match.to_act, new_rng(99))
    return explain(seen, seed=seed, iterations=iterations, thinking=SHORT)


def dealt() -> Match:
    match = Match(JUKEM)
    match.play(*DEAL)
    return match


def last_round(*draws: str, limit: int) -> Match:
    match = Match(TEMPLATE, {"rounds": 1, "limit": limit})
    match.play(*draws)
    return match


def test_every_option_is_explained_best_first() -> None:
    match = dealt()
    found = asked(match)
    assert found.seat == match.to_act
    assert {option.action for option in found.options} == set(match.legal())
    visits = [option.visits for option in found.options[1:]]
    assert visits == sorted(visits, reverse=True)
    assert sum(option.share for option in found.options) == pytest.approx(1)


def test_the_best_option_is_the_one_that_wins() -> None:
    found = asked(last_round("draw 6", "draw 3", limit=6))
    best, other = found.options
    assert (best.move, other.move) == ("stand", "roll")
    assert best.win is not None
    assert other.win is not None
    assert best.win > 0.7 > other.win


def test_an_interval_holds_the_estimate_and_shrinks_with_visits() -> None:
    few, many = (asked(last_round("draw 6", "draw 3", limit=6), iterations=n).options[0] for n in (20, 500))
    for option in (few, many):
        assert option.win is not None
        assert option.low <= option.win <= option.high
    assert many.high - many.low < few.high - few.low


def test_an_option_that_was_never_tried_claims_nothing() -> None:
    untried = [option for option in asked(dealt(), iterations=2).options if option.visits == 0]
    assert untried
    assert all((option.win, option.low, option.high) == (None, 0.0, 1.0) for option in untried)


def test_the_odds_of_the_dice_are_the_games_own() -> None:
    match = last_round("draw 6", "draw 3", limit=9)
    for option in asked(match).options:
        assert option.odds == match.odds(option.action)
    assert any(option.odds for option in asked(match).options)


def test_the_reply_is_the_answer_of_the_other_seat() -> None:
    match = last_round("draw 2", "draw 3", limit=12)
    for option in asked(match).options:
        assert option.reply is not None
        assert (option.reply.seat, option.reply.move) == (AWAY, "roll")
        assert TEMPLATE.words().say(option.reply.label) == "Roll a die and add it"


def test_the_last_decision_of_a_match_has_no_reply() -> None:
    match = last_round("draw 2", "draw 3", limit=12)
    match.play("stand")
    assert [option.reply for option in asked(match).options] == [None, None]


def test_a_forced_choice_is_valued_too() -> None:
    forced = next(step for step in walk(JUKEM, seed=5).steps if step.seat != CHANCE and _is_forced(step))
    (only,) = explain(forced.states, seed=1, iterations=40, thinking=SHORT).options
    assert (only.action, only.visits, only.share) == (forced.action, 40, 1.0)
    assert only.win is not None
    assert 0 < only.low < only.win < only.high < 1


def _is_forced(step: WalkStep) -> bool:
    return len(listed(JUKEM, step.s)) == 1


def test_the_worth_of_an_option_is_what_a_search_finds_for_it() -> None:
    seen = last_round("draw 6", "draw 3", limit=6).as_seen_by(HOME, new_rng(1))
    found = search(seen, 2000, seed=1)
    for action, value, visits in zip(found.actions, found.values, found.visits, strict=True):
        tolerance = 4 / np.sqrt(visits) + 4 / np.sqrt(2000)
        assert worth(seen, action, 2000, seed=2) == pytest.approx(value, abs=tolerance)
    assert worth(seen, 0, 2000, seed=2) - worth(seen, 1, 2000, seed=2) > 1


def test_win_probabilities_stay_between_0_and_1() -> None:
    assert [win_probability(value) for value in (-1.0, 0.0, 1.0, 1.0001)] == [0.0, 0.5, 1.0, 1.0]


def test_the_same_seed_explains_the_same_and_another_does_not() -> None:
    match = dealt()
    assert asked(match, seed=4) == asked(match, seed=4)
    assert asked(match, seed=4) != asked(match, seed=5)


def decisions(game: Game) -> list[WalkStep]:
    """A few real decisions, spread over a match at random."""
    steps = [step for step in walk(game, seed=5).steps if step.seat != CHANCE]
    return steps[2 :: max(1, len(steps) // 3)]


@pytest.mark.parametrize("name", list(listings()))
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    game = load(name)
    thinking = game.thinking._replace(horizon=3)
    for step in decisions(game):
        explanations = set()
        for luck in range(3):
            seen = as_seen_by(step.states, step.seat, new_rng(luck))
            explanations.add(str(explain(seen, seed=7, iterations=8, thinking=thinking)))
        assert len(explanations) == 1


def test_the_test_of_honesty_would_notice_a_peek() -> None:
    """Negative control: told of the other hand as if it were open, the explanation does depend on it."""
    honest = JUKEM.redeal
    seen = set()
    try:
        object.__setattr__(JUKEM, "redeal", None)
        for luck in range(6):
            states = dealt().states
            assert honest is not None
            honest(states[0], HOME, new_rng(luck))
            seen.add(str(explain(states, seed=7, iterations=40, thinking=SHORT)))
    finally:
        object.__setattr__(JUKEM, "redeal", honest)
    assert len(seen) > 1
