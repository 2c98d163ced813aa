"""What is true of Jukem at every moment of every match, whatever is chosen and whatever is set."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jukem.positions import cards, count

from sideline.engine.settings import Value
from sideline.games.jukem import GAME
from sideline.games.jukem.state import Card, Phase
from sideline.testing.walks import Stride, strides

pytestmark = pytest.mark.no_cover

Values = dict[str, Value]

PRINTED_POINTS = {"2P": 2, "3P": 3, "DK": 2, "A1": 1, "HC": 3, "FT": 1}
SOME_DECK = st.fixed_dictionaries(
    {f"copies.{card.name}": st.integers(min_value=0, max_value=6) for card in Card}
).filter(lambda copies: sum(copies.values()) >= 10)
OPTIONS = st.fixed_dictionaries(
    {
        "periods": st.integers(min_value=1, max_value=4),
        "max_overtimes": st.integers(min_value=0, max_value=2),
        "refill": st.sampled_from(["to_five", "one"]),
        "stuck_when_empty": st.sampled_from(["discard_two", "pass"]),
        "first_dealer": st.sampled_from(["random", "home", "away"]),
    }
)
DECKS: st.SearchStrategy[Values] = st.one_of(st.just({}), st.just(dict(GAME.variant("one_foul"))), SOME_DECK)
RULES = st.builds(lambda options, deck: {**options, **deck}, OPTIONS, DECKS)
CHOICES = st.integers(min_value=0, max_value=2**32)

in_every_match = settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def steps(choices: int, values: Values) -> Iterator[Stride]:
    """Play a match at random and show every step of it."""
    return strides(GAME, choices, values)


def ends_quarter(step: Stride) -> bool:
    return bool(step.after.quarter != step.before.quarter)


def on_the_table(s: Any) -> list[int]:
    """Count the cards of the play that waits for its answer."""
    return count("" if s.play < 0 else str(GAME.spell(s, s.play)).replace("+", " "))


def begins_turn(step: Stride) -> bool:
    """Whether the action leads to a new turn of either seat."""
    if step.before.phase == Phase.STUCK and step.before.discards_left > 1:
        return False
    return step.after.phase in (Phase.OFFENSE, Phase.STUCK)


def value_of(move: str) -> int:
    """Add up a play or an answer by the printed points."""
    names = move.split("+")
    points = sum(PRINTED_POINTS.get(name, 0) for name in names)
    return 2 * points if "JK" in names else points


def scored_by(step: Stride) -> tuple[int, int]:
    """Return who scored with an action and how much, by the notation alone."""
    if step.move == "take it":
        return step.before.offense, value_of(GAME.spell(step.before, step.before.play))
    if step.move.startswith("JK+") or step.move == "TF+FT":
        return step.seat, value_of(step.move)
    return step.seat, 0


@given(CHOICES, RULES)
@in_every_match
def test_i1_every_card_of_the_deck_is_somewhere(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        piles = (s.pile, s.discards, *s.hands, *s.scored)
        assert min(pile.min() for pile in piles) >= 0
        if s.phase != Phase.TOSS:
            assert (sum(piles) + on_the_table(s)).tolist() == s.copies.tolist()
        assert s.pile_size == s.pile.sum()
        assert s.hand_size.tolist() == s.hands.sum(axis=1).tolist()


@given(CHOICES, RULES)
@in_every_match
def test_i2_nobody_holds_more_than_five_cards(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        assert step.after.hand_size.max() <= 5


@given(CHOICES, RULES)
@in_every_match
def test_i2_both_hold_five_when_a_turn_begins_before_the_pile_is_empty(choices: int, values: Values) -> None:
    for step in steps(choices, {**values, "refill": "to_five"}):
        if begins_turn(step) and step.after.pile_size > 0:
            assert step.after.hand_size.tolist() == [5, 5]


@given(CHOICES, OPTIONS)
@in_every_match
def test_i3_the_score_is_the_sum_of_the_plays_that_stood(choices: int, values: Values) -> None:
    score = [0, 0]
    for step in steps(choices, values):
        seat, points = scored_by(step)
        score[seat] += points
        assert step.after.score.tolist() == score


@given(CHOICES, OPTIONS)
@in_every_match
def test_i3_scoring_piles_show_the_points_of_the_quarter_but_for_doubling(
    choices: int, values: Values
) -> None:
    doubled = np.zeros(2, np.int64)
    at_start = doubled.copy()
    for step in steps(choices, values):
        if ends_quarter(step):
            at_start = step.after.score.copy()
            doubled[:] = 0
            continue
        if step.move.startswith("JK+"):
            doubled[step.seat] += value_of(step.move) // 2
        shown = [sum(map(value_of, cards(pile).split())) for pile in step.after.scored]
        assert (at_start + doubled + shown).tolist() == step.after.score.tolist()


@given(CHOICES, RULES)
@in_every_match
def test_i4_the_pile_shrinks_every_turn_and_never_grows(choices: int, values: Values) -> None:
    last_quarter, last_size = -1, 0
    for step in steps(choices, values):
        quarter, pile_size = step.after.quarter, step.after.pile_size
        if not ends_quarter(step) and step.before.phase != Phase.TOSS:
            assert pile_size <= step.before.pile_size
        if begins_turn(step):
            if quarter == last_quarter and last_size > 0:
                assert pile_size < last_size
            last_quarter, last_size = quarter, pile_size


@given(CHOICES, RULES)
@in_every_match
def test_i5_half_court_is_played_with_an_empty_pile_only(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if step.move in ("HC", "JK+HC"):
            assert step.before.pile_size == 0


@given(CHOICES, RULES)
@in_every_match
def test_jk_04_48_no_quarter_ends_before_every_card_is_drawn(choices: int, values: Values) -> None:
    drawn = 0
    for step in steps(choices, values):
        drawn += step.move.startswith("draw ")
        if ends_quarter(step):
            assert drawn == step.before.copies.sum()
            drawn = 0


@given(CHOICES, RULES)
@in_every_match
def test_i6_a_jukem_is_never_answered(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if step.before.phase == Phase.DEFENSE:
            assert "JK" not in GAME.spell(step.before, step.before.play)
        if step.move.startswith("JK+"):
            assert step.after.score[step.seat] > step.before.score[step.seat]


@given(CHOICES, RULES)
@in_every_match
def test_i7_a_free_throw_leaves_a_hand_with_a_technical_foul_or_unused(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        left = (step.after.hands - step.before.hands)[:, Card.FREE_THROW].min() < 0
        if left and not ends_quarter(step):
            assert step.move in ("TF+FT", "discard FT")


@given(CHOICES, RULES)
@in_every_match
def test_i8_quarters_and_matches_come_to_an_end(choices: int, values: Values) -> None:
    turns: dict[int, int] = {}
    actions = 0
    for step in steps(choices, values):
        actions += 1
        quarter = step.after.quarter
        turns[quarter] = turns.get(quarter, 0) + begins_turn(step)
    s = step.after
    assert max(turns.values()) <= s.copies.sum()
    assert s.quarter <= s.periods + s.max_overtimes
    assert actions <= GAME.longest(s)


@given(CHOICES, RULES)
@in_every_match
def test_i9_the_dealer_alternates_and_the_other_seat_draws_first(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if step.after.phase == Phase.OVER:
            assert step.after.dealer == step.before.dealer
        elif step.before.phase != Phase.TOSS:
            assert (step.after.dealer != step.before.dealer) == ends_quarter(step)
        if ends_quarter(step) and step.after.phase != Phase.OVER:
            assert step.after.drawer == 1 - step.after.dealer
