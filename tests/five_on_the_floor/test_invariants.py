"""What is true of Five on the Floor at every moment of every match, whatever is chosen and set."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sideline.engine.settings import Value
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.charts import SPOT
from sideline.games.five_on_the_floor.facts import zone_at
from sideline.games.five_on_the_floor.state import Phase
from sideline.testing.walks import Stride, strides

pytestmark = pytest.mark.no_cover

Values = dict[str, Value]

OPTIONS = st.fixed_dictionaries(
    {
        "court": st.sampled_from(["compact", "full"]),
        "roster": st.sampled_from(["fixed", "drawn"]),
        "shared_tiles": st.sampled_from(["off", "on"]),
        "schemes": st.sampled_from(["off", "on"]),
        "override_cards": st.sampled_from(["off", "on"]),
        "first_offense": st.sampled_from(["random", "home", "away"]),
        "max_possessions": st.integers(min_value=1, max_value=6),
        "extra_possessions": st.integers(min_value=0, max_value=2),
        "target": st.sampled_from([2, 5, 21]),
    }
)
CHOICES = st.integers(min_value=0, max_value=2**32)
SHOOTING = 0.3

in_every_match = settings(
    max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


def steps(choices: int, values: Values) -> Iterator[Stride]:
    """Play a match at random, with more shots than chance alone would take, and show every step of it."""
    return strides(GAME, choices, values, often_a_shot)


def often_a_shot(s: Any, options: list[int], random: Random) -> int:
    """Choose any option, a shot three times in ten where one is offered."""
    is_shot = s.phase == Phase.OFFENSE and not s.has_acted and random.random() < SHOOTING
    return options[0] if is_shot else random.choice(options)


def is_on(s: Any) -> bool:
    """Whether the pieces are on the floor."""
    return s.phase not in (Phase.TOSS, Phase.SIZES)


@given(CHOICES, OPTIONS)
@in_every_match
def test_i1_pieces_stand_on_different_tiles_of_the_court(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if is_on(s):
            assert all(len(set(side)) == 5 for side in s.at.tolist())
            if not s.shared_tiles:
                assert len(set(s.at.flatten().tolist())) == 10
            floor = np.where(SPOT[s.court] >= 0, 0, 4)
            for seat in (0, 1):
                floor[s.at[seat]] |= 1 << seat
            assert s.floor.tolist() == floor.tolist()


@given(CHOICES, OPTIONS)
@in_every_match
def test_i2_exactly_one_attacker_has_the_ball(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if is_on(step.after) and step.after.phase != Phase.OVER:
            carriers = [piece for piece in GAME.view(step.after, 0).pieces if piece.has_ball]
            assert [piece.seat for piece in carriers] == [step.after.offense]


@given(CHOICES, OPTIONS)
@in_every_match
def test_i3_i4_points_and_stamina_keep_to_their_range(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if is_on(s):
            assert 0 <= s.ap <= 5
            if not s.override_cards and s.ap == 4:
                assert (s.phase, s.turn) == (Phase.OFFENSE, s.offense)
            assert s.override_cards or s.ap <= 4
            assert s.stamina_left.min() >= 0
            assert s.stamina_left.max() <= 2
            assert s.stamina_left[:, [1, 3, 4]].max() == 0


@given(CHOICES, OPTIONS)
@in_every_match
def test_i5_the_clock_of_the_offense_is_one_of_nine(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if step.before.phase == Phase.OFFENSE:
            clocks = (24, 20, 16, 12, 8, 4) if step.before.rebounds == 0 else (10, 6, 2)
            assert step.before.clock in clocks


@given(CHOICES, OPTIONS)
@in_every_match
def test_i6_scores_rise_by_the_points_of_the_zone(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        gain = (step.after.score - step.before.score).tolist()
        if any(gain):
            s = step.before
            zone = zone_at(s, s.at[s.offense, s.carrier])
            assert gain[s.offense] == (2 if zone >= 4 else 3)
            assert gain[1 - s.offense] == 0
            assert s.phase == Phase.SHOT
            faces = [*s.rolled[: s.dice_rolled].tolist(), int(step.move.split()[1])]
            assert max(faces) >= s.shot_needs


@given(CHOICES, OPTIONS)
@in_every_match
def test_i7_a_shot_has_one_to_five_dice(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if step.after.phase == Phase.SHOT:
            assert 1 <= step.after.shot_dice <= 5
            assert step.after.shot_needs <= 6


@given(CHOICES, OPTIONS)
@in_every_match
def test_i8_the_match_is_over_when_decided_and_not_before(choices: int, values: Values) -> None:
    actions = 0
    for step in steps(choices, values):
        actions += 1
        s = step.after
        is_won = s.score.max() >= s.target
        is_capped = s.possession >= s.max_possessions and s.score[0] != s.score[1]
        is_drawn = s.possession == s.max_possessions + s.extra_possessions
        assert (s.phase == Phase.OVER) == (is_won or is_capped or is_drawn)
    assert actions <= GAME.longest(s)


@given(CHOICES, OPTIONS)
@in_every_match
def test_i9_possessions_alternate(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if is_on(step.before) and step.after.phase != Phase.OVER:
            has_changed = step.after.possession != step.before.possession
            assert (step.after.offense != step.before.offense) == has_changed


@given(CHOICES, OPTIONS)
@in_every_match
def test_i10_a_shot_is_the_first_action_of_a_turn(choices: int, values: Values) -> None:
    acted = False
    for step in steps(choices, values):
        if step.move == "shoot":
            assert not acted
        if step.seat == step.before.offense and step.before.phase == Phase.OFFENSE:
            acted = not step.move.startswith("play")
        if step.after.phase == Phase.DEFENSE or step.after.possession != step.before.possession:
            acted = False


@given(CHOICES, OPTIONS)
@in_every_match
def test_i11_a_possession_has_six_exchanges_and_three_more_a_rebound(choices: int, values: Values) -> None:
    turns = 0
    for step in steps(choices, values):
        if step.after.possession != step.before.possession:
            turns = 0
        begins = step.after.phase == Phase.OFFENSE and not step.after.has_acted
        if begins and step.before.phase != Phase.OFFENSE:
            turns += 1
            assert turns <= 6 + 3 * step.after.rebounds


@given(CHOICES, OPTIONS)
@in_every_match
def test_every_card_is_somewhere(choices: int, values: Values) -> None:
    for step in steps(choices, {**values, "override_cards": "on"}):
        s = step.after
        assert (s.deck + s.discards + s.hands.sum(axis=0)).tolist() == s.copies.tolist()
        assert s.hand_size.tolist() == s.hands.sum(axis=1).tolist()
        assert s.hand_size.max() <= s.hand_limit + (s.phase == Phase.DISCARD)
