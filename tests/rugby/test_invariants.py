"""What is true of the Rugby Card Game at every moment, whatever is chosen and whatever is set."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sideline.engine.game import CHANCE
from sideline.engine.settings import Value
from sideline.games.rugby import GAME
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.facts import cards_to_turn, column_of, free_cards
from sideline.games.rugby.state import HALVES, Column, Line, Phase, Symbol
from sideline.testing.walks import Stride, strides

pytestmark = pytest.mark.no_cover

Values = dict[str, Value]

OPTIONS = st.fixed_dictionaries(
    {
        "cards": st.sampled_from(["designer", "tuned"]),
        "draw": st.sampled_from(["stay", "last_winner", "turnover_risk"]),
        "tie": st.sampled_from(["draw", "golden_point"]),
        "own_line": st.sampled_from(["clamp", "scrum", "safety"]),
        "first_attacker": st.sampled_from(["random", "home", "away"]),
        "phases_per_half": st.integers(min_value=1, max_value=12),
        "hard_cap": st.integers(min_value=12, max_value=16),
        "golden_phases": st.integers(min_value=1, max_value=6),
        "shot_range": st.integers(min_value=0, max_value=7),
    }
)
PRINTED = st.fixed_dictionaries({"cards": st.sampled_from(["designer", "tuned"])})
CHOICES = st.integers(min_value=0, max_value=2**32)

in_every_match = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
in_some_whole_matches = settings(in_every_match, max_examples=6)


def steps(choices: int, values: Values) -> Iterator[Stride]:
    """Play a match at random and show every step of it."""
    return strides(GAME, choices, values)


def ends_half(step: Stride) -> bool:
    return bool(step.after.half != step.before.half)


def of_side(s: Any, side: int) -> Any:
    """Count the cards of a side by kind: free, tied up and on the table."""
    counts = s.hands[side].copy()
    for kind in (*s.tied[side, : s.tied_size[side]], *s.played[side, : s.played_size[side]]):
        counts[kind] += 1
    return counts


@given(CHOICES, OPTIONS)
@in_every_match
def test_i1_every_skill_card_is_somewhere(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if s.phase in (Phase.TOSS, Phase.OVER):
            continue
        sides = [of_side(s, side) for side in range(2)]
        assert (sides[0] + sides[1] + s.shared + s.turned).tolist() == [4] * 14
        assert min(s.hands.min(), s.shared.min(), s.turned.min()) >= 0
        for line in Line:
            assert s.shared_size[line] == s.shared[line == LINE_OF].sum()
            for side in range(2):
                assert s.free[side, line] == s.hands[side][line == LINE_OF].sum()
        if s.phase not in (Phase.DEAL, Phase.TIE_UP):
            assert [[int(side[line == LINE_OF].sum()) for line in Line] for side in sides] == [[8, 6]] * 2
            assert (s.shared + s.turned).sum() == 28


@given(CHOICES, OPTIONS)
@in_every_match
def test_i1_what_everybody_knows_is_true(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        is_secret = s.phase in (Phase.ATTACK, Phase.DEFENSE)
        for side in range(2):
            held = s.hands[side].copy()
            for kind in s.played[side, : s.played_size[side] * is_secret]:
                held[kind] += 1
            assert (held >= s.open_hands[side]).all()
            assert 0 <= s.face_down[side] <= s.tied_size[side]
        assert (s.shared + s.turned >= s.shown).all()
        plays = s.play_hand.copy()
        plays[s.face] += int(s.face >= 0)
        assert (plays >= s.counted).all()


@given(CHOICES, OPTIONS)
@in_every_match
def test_i2_every_play_card_is_somewhere(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        plays = s.play_deck + s.play_hand + s.play_discards
        plays[s.face] += int(s.face >= 0)
        assert plays.tolist() == s.play_copies[s.cards].tolist()
        assert (s.play_deck_size, s.play_hand_size) == (s.play_deck.sum(), s.play_hand.sum())


@given(CHOICES, OPTIONS)
@in_every_match
def test_i3_the_ball_is_on_lines_1_to_7(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        if step.after.phase not in (Phase.TOSS, Phase.OVER):
            assert 1 <= step.after.position <= 7


@given(CHOICES, OPTIONS)
@in_every_match
def test_i4_scores_change_by_7_or_3_and_by_2_only_for_a_safety(choices: int, values: Values) -> None:
    allowed = {0, 3, 7} | ({2} if values["own_line"] == "safety" else set())
    for step in steps(choices, values):
        gained = (step.after.score - step.before.score).tolist()
        assert set(gained) <= allowed
        assert 0 in gained


@given(CHOICES, OPTIONS)
@in_every_match
def test_i5_i10_a_half_ends_at_a_set_piece_or_at_the_cap(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.before
        assert s.phases < (s.golden_phases if s.half >= HALVES else s.hard_cap)
        if ends_half(step) and s.half < HALVES:
            is_phase = s.phase in (Phase.RESOLVE, Phase.SYMBOL, Phase.CALL)
            phases = s.phases + is_phase
            assert phases >= s.phases_per_half
            assert step.move not in ("scrum", "lineout")


@given(CHOICES, OPTIONS)
@in_every_match
def test_i6_the_attacker_calls_with_a_full_hand_of_plays(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if s.phase == Phase.CALL:
            assert s.play_hand_size == s.play_cards[s.set_piece]


@given(CHOICES, OPTIONS)
@in_every_match
def test_i7_as_many_cards_are_turned_over_as_symbols_are_printed(choices: int, values: Values) -> None:
    due = 0
    for step in steps(choices, values):
        if step.before.phase == Phase.RESOLVE:
            assert due == 0
            column = column_of(step.before)
            due = cards_to_turn(step.before, column)
            if column == Column.DRAW:
                assert due == int(values["draw"] == "turnover_risk")
        elif step.before.phase == Phase.SYMBOL:
            due -= 1


@given(CHOICES, OPTIONS)
@in_every_match
def test_i8_the_line_is_turned_round_when_the_ball_changes_sides(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        before, after = step.before, step.after
        if step.move == "no play" and not ends_half(step):
            assert after.attacker == 1 - before.attacker
            assert after.position == 8 - before.position
        is_last = before.phase == Phase.SYMBOL and before.to_turn == 1
        if is_last and not ends_half(step) and after.symbol != Symbol.NONE:
            moved = before.position + before.movement[before.cards, before.face, before.column]
            line = min(max(moved, 1), 7)
            assert after.position == (line if after.attacker == before.attacker else 8 - line)


@given(CHOICES, OPTIONS)
@in_every_match
def test_i9_the_attack_adds_a_card_only_if_the_defense_did(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if s.phase == Phase.RESOLVE:
            assert s.has_extra[s.attacker] <= s.has_extra[1 - s.attacker]
            needed = int(s.players[s.cards, s.face].sum())
            assert s.played_size[s.attacker] == needed + s.has_extra[s.attacker]


@given(CHOICES, OPTIONS)
@in_every_match
def test_rg_28_29_a_defender_lays_down_what_is_asked_as_far_as_it_can(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if s.phase in (Phase.DEFENSE_EXTRA, Phase.RESOLVE) and not s.has_extra.any():
            side = 1 - s.attacker
            needed = int(s.players[s.cards, s.face].sum())
            assert s.played_size[side] == needed or free_cards(s, side) == 0


@given(CHOICES, PRINTED)
@in_some_whole_matches
def test_rg_55_whole_matches_end_within_their_length(choices: int, values: Values) -> None:
    actions = 0
    events = set()
    for step in steps(choices, values):
        actions += 1
        if step.seat == CHANCE:
            event = GAME.event(step.before)
            assert event not in events
            events.add(event)
        assert step.before.phases < 45
    assert step.after.half == 2
    assert actions <= GAME.longest(step.after)
