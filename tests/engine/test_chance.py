"""Chance is a seat; in a match its outcomes come from the secret seed and the name of the event."""

from collections import Counter

import numpy as np

from sideline.engine.chance import keyed_draw
from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.games.jukem import GAME
from sideline.testing.walks import any_action

SECRET = bytes(range(32))


def luck(match: Match, choices: int) -> list[str]:
    """Play a match with the seats choosing at random; list its draws by the names of their events."""
    rng, out = new_rng(choices), np.zeros(GAME.actions, np.int64)
    while not match.is_over:
        match.play(any_action(GAME, match.state, rng, out))
    drawn = zip(match._past, match.log, strict=True)
    return [f"{GAME.event(s[0])}: {step.action}" for s, step in drawn if step.seat == CHANCE]


def test_two_matches_with_one_seed_draw_the_same_cards_though_the_choices_differ() -> None:
    first, second = Match(GAME, seed=SECRET), Match(GAME, seed=SECRET)
    draws, other_draws = luck(first, choices=1), luck(second, choices=2)
    assert first.log != second.log
    assert sorted(draws)[:200] == sorted(other_draws)[:200]


def test_two_seeds_draw_different_cards() -> None:
    assert luck(Match(GAME, seed=SECRET), choices=1) != luck(Match(GAME, seed=bytes(32)), choices=1)


def test_keyed_draws_follow_the_weights() -> None:
    s = GAME.new(1, {"first_dealer": "home"})[0]
    GAME.deal(s)
    drawn = Counter(keyed_draw(s, SECRET, f"event {number}") for number in range(5600))
    for card, copies in enumerate(s.copies):
        assert abs(drawn[card] - 100 * copies) < 5 * np.sqrt(100 * copies)
