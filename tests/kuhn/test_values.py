"""Nobody wins against the equilibrium of Kuhn poker who knows no more than he may: our search does not."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from kuhn.table import chips, equilibrium

from sideline.bots.search import search
from sideline.engine.game import GAMES
from sideline.engine.hidden import as_seen_by
from sideline.engine.layout import States
from sideline.engine.rng import new_rng
from sideline.testing.yardsticks.kuhn import GAME
from sideline.testing.yardsticks.kuhn.actions import BET
from sideline.testing.yardsticks.kuhn.facts import card_of

ITERATIONS = 150
NOISE = Fraction(1, 50)
CHEATED = Fraction(1, 10)


def test_the_equilibrium_gives_the_first_seat_a_loss_of_one_chip_in_eighteen_hands() -> None:
    assert chips(equilibrium, 0) == Fraction(-1, 18)
    assert chips(equilibrium, 1) == Fraction(1, 18)


def test_no_way_to_play_wins_against_the_equilibrium() -> None:
    for seat, bets in product((0, 1), product((0, 1), repeat=6)):

        def choose(states: States, bets: tuple[int, ...] = bets) -> Fraction:
            return Fraction(bets[2 * card_of(states[0], states[0].seat) + int(states[0].is_raised)])

        assert chips(choose, seat) <= chips(equilibrium, seat)


def searched(states: States) -> Fraction:
    """What the search does with what it is shown; the same luck for every deal."""
    seat = GAME.to_act(states[0])
    seen = as_seen_by(states, seat, new_rng(3))
    return Fraction(int(search(seen, ITERATIONS, seed=5).best == BET))


def both_seats(choose: Callable[[States], Fraction]) -> Fraction:
    return (chips(choose, 0) + chips(choose, 1)) / 2


def test_the_search_does_not_win_against_the_equilibrium() -> None:
    assert both_seats(searched) <= NOISE


def test_a_search_that_is_dealt_the_truth_wins_what_nobody_else_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, GAME.state, replace(GAME, redeal=lambda s, seat, rng: None))
    assert both_seats(searched) > CHEATED
