"""What is true of Halfcourt Jam at every moment of every match, whatever is chosen and whatever is set."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from halfcourt_jam.positions import PURPLE, YELLOW
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sideline.engine.settings import Value
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.charts import BORDER_NAMES
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty, shot_difficulty, steal_difficulty
from sideline.games.halfcourt_jam.state import NONE, Phase, Space
from sideline.testing.positions import options
from sideline.testing.walks import Stride, strides

pytestmark = pytest.mark.no_cover

Values = dict[str, Value]

RULES: st.SearchStrategy[Values] = st.fixed_dictionaries(
    {
        "target": st.integers(min_value=1, max_value=5),
        "threshold": st.sampled_from(["at_least", "more_than"]),
        "scoring": st.sampled_from(["ones_twos", "twos_threes"]),
        "draft": st.sampled_from(["no", "yes"]),
        "free_start_placement": st.sampled_from(["no", "yes"]),
        "take_back": st.sampled_from(["no", "yes"]),
        "baseline": st.sampled_from(["far", "rim"]),
        "max_possessions": st.integers(min_value=4, max_value=16),
        "activation.RAY": st.just(1),
        "activation.VIC": st.just(1),
        "activation.STRETCH": st.just(1),
        "activation.HAKEEM": st.just(1),
    }
)
CHOICES = st.integers(min_value=0, max_value=2**32)
WITHOUT_A_BALL = (
    Phase.BAN,
    Phase.PICK,
    Phase.PLACE,
    Phase.START_BALL,
    Phase.INBOUND_HOOPER,
    Phase.INBOUND_SPACE,
)
TEAM = {YELLOW: range(3), PURPLE: range(3, 6)}

in_every_match = settings(
    max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


def steps(choices: int, values: Values) -> Iterator[Stride]:
    """Play a match at random, shooting more often than by chance, and show every step of it."""
    return strides(GAME, choices, values, often_a_shot)


def often_a_shot(s: Any, options: list[int], random: Random) -> int:
    """Choose any option, three times in ten one of the first two."""
    return random.choice(options[:2] if random.random() < 0.3 else options)


@given(CHOICES, RULES)
@in_every_match
def test_i1_one_hooper_of_the_offense_has_the_ball_and_does_not_screen(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if s.phase in WITHOUT_A_BALL:
            assert s.ball == NONE
        elif s.phase != Phase.OVER:
            assert s.ball in TEAM[s.offense]
            assert s.border[s.ball] == NONE


@given(CHOICES, RULES)
@in_every_match
def test_i2_possessions_alternate(choices: int, values: Values) -> None:
    finished = [0, 0]
    for step in steps(choices, values):
        if step.after.possession != step.before.possession:
            assert step.after.possession == step.before.possession + 1
            finished[step.before.offense] += 1
            assert finished[YELLOW] - finished[PURPLE] in (0, 1)
            if step.after.phase != Phase.OVER:
                assert step.after.offense == 1 - step.before.offense


@given(CHOICES, RULES)
@in_every_match
def test_i3_the_clock_shows_one_two_or_three(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if step.after.phase != Phase.OVER:
            assert step.after.clock in (1, 2, 3)
        shot = step.before.phase in (Phase.SHOT_ROLL, Phase.SWAT_ROLL, Phase.REBOUND)
        is_kept = step.after.possession == step.before.possession and step.after.turns > step.before.turns
        if shot and is_kept:
            assert step.after.clock == 2


@given(CHOICES, RULES)
@in_every_match
def test_i4_each_hooper_is_in_one_space_or_on_one_border(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if s.phase <= Phase.PLACE:
            continue
        for slot in range(6):
            assert (s.space[slot] == NONE) != (s.border[slot] == NONE)
            assert NONE <= s.space[slot] < len(Space)
            assert NONE <= s.border[slot] < len(BORDER_NAMES)
        screens = [border for border in s.border.tolist() if border != NONE]
        assert len(screens) == len(set(screens))


@given(CHOICES, RULES)
@in_every_match
def test_i5_scores_never_go_down_and_grow_by_the_worth_of_a_basket(choices: int, values: Values) -> None:
    worths = (0, 1, 2) if values["scoring"] == "ones_twos" else (0, 2, 3)
    for step in steps(choices, values):
        gained = (step.after.score - step.before.score).tolist()
        assert gained[1 - step.before.offense] == 0
        assert gained[step.before.offense] in worths


@given(CHOICES, RULES)
@in_every_match
def test_i6_nobody_spends_more_actions_than_it_has(choices: int, values: Values) -> None:
    budget = spent = 0
    for step in steps(choices, values):
        before, after = step.before, step.after
        if before.phase == Phase.SELECT and after.phase == Phase.ACT:
            hooper = before.hooper[after.active]
            budget = int(before.actions[hooper] - before.exhausted[after.active])
            spent = 0
            assert after.left == budget
        elif before.phase == Phase.ACT and step.move == "hustle":
            budget += 3
        elif before.phase == Phase.ACT and after.active == before.active:
            spent += before.left - after.left
        assert spent <= budget
        assert after.left >= 0


@given(CHOICES, RULES)
@in_every_match
def test_i7_the_exhausted_do_not_hustle_and_the_resting_do_nothing_else(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        before = step.before
        if step.move == "hustle":
            assert before.exhausted[before.active] == 0
        if step.move == "rest":
            assert before.exhausted[before.active] == 1
            assert before.deeds == 0
            assert step.after.exhausted[before.active] == 0
            assert step.after.active != before.active


@given(CHOICES, RULES)
@in_every_match
def test_i8_every_difficulty_lies_between_1_and_19(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.before
        if s.phase == Phase.PASS_ROLL:
            assert 1 <= pass_difficulty(s, s.space[s.ball], s.catch_space) <= 19
        if s.phase in (Phase.SHOT_ROLL, Phase.SWAT_ROLL):
            assert 1 <= shot_difficulty(s, s.ball, s.space[s.ball]) <= 19
        if s.phase == Phase.STEAL_ROLL:
            assert 1 <= steal_difficulty(s, s.active) <= 19


@given(CHOICES, RULES)
@in_every_match
def test_i9_a_match_ends_after_a_purple_possession_or_at_a_cap(choices: int, values: Values) -> None:
    actions = 0
    for step in steps(choices, values):
        actions += 1
        last = step.after
    assert actions <= GAME.longest(last)
    if last.possession < last.max_possessions and last.turns < last.max_turns:
        assert last.offense == PURPLE
        assert last.score[YELLOW] != last.score[PURPLE]
        assert max(last.score) >= last.target + (values["threshold"] == "more_than")


@given(CHOICES, RULES)
@in_every_match
def test_i10_an_activated_hooper_stays_so_and_has_no_markers(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        assert (step.after.activated >= step.before.activated).all()
        for slot in range(6):
            if step.after.hooper[slot] == NONE:
                continue
            if step.after.activated[slot]:
                assert step.after.markers[slot] == 0
            else:
                assert 0 <= step.after.markers[slot] < step.after.activation[step.after.hooper[slot]]


@given(CHOICES, RULES)
@in_every_match
def test_i11_a_hooper_that_is_still_acting_may_do_something(choices: int, values: Values) -> None:
    """HJ-32, HJ-35: one that can only be done is done without a word."""
    for before, *_ in steps(choices, values):
        if before.phase == Phase.ACT:
            assert options(before) != ["done"]


@given(CHOICES, RULES)
@in_every_match
def test_i12_a_board_that_moves_what_is_shown_shows_the_position(choices: int, values: Values) -> None:
    """Whoever only follows what moved knows where every Hooper and the ball are."""
    places: dict[str, str | None] = {}
    for before, _, action, after in steps(choices, values):
        places = places or standing(before)
        for moved in GAME.show(before, action, after, YELLOW):
            assert places.get(moved.what) == moved.start or moved.start == "@offer"
            places[moved.what] = moved.end
        standings = standing(after)
        assert {thing: places.get(thing) for thing in standings} == standings


def standing(s: Any) -> dict[str, str | None]:
    """Say where the Hoopers are, and who has the ball if somebody has it."""
    places: dict[str, str | None] = {}
    for slot in range(6):
        if s.border[slot] != NONE:
            places[f"hooper:{slot}"] = f"border:{BORDER_NAMES[s.border[slot]]}"
        elif s.space[slot] != NONE:
            places[f"hooper:{slot}"] = f"space:{Space(s.space[slot]).name}"
    if s.ball != NONE and s.phase not in (Phase.TAKE, Phase.REBOUND, Phase.OVER):
        places["ball"] = f"hooper:{s.ball}"
    return places
