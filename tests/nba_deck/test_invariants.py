"""What is true of NBA Deck-Building at every moment of every match, whatever is chosen and set."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sideline.engine.game import Game
from sideline.engine.layout import Ints
from sideline.engine.playout import play_out
from sideline.engine.settings import Value
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import BUY
from sideline.games.nba_deck.charts import IS_DEFENSIVE, PLAYS_AT
from sideline.games.nba_deck.facts.coaches import hand_at_start, has_second_tactic
from sideline.games.nba_deck.facts.market import is_in_pile
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.team import dice_to_keep
from sideline.games.nba_deck.state import (
    FATIGUE,
    FIRST_MARKET_SLOT,
    FIRST_MODEL,
    FIRST_TACTIC,
    NOTHING,
    VEILED,
    Phase,
)
from sideline.games.nba_deck.state.pieces import Place
from sideline.testing.walks import Stride, strides

pytestmark = pytest.mark.no_cover

OWNED = (Place.TAKEN, Place.RECRUITED)
Values = dict[str, Value]

YES_OR_NO = st.sampled_from(["yes", "no"])
ON_OR_OFF = st.sampled_from(["off", "on"])
OPTIONS = st.fixed_dictionaries(
    {
        "pile_size": st.sampled_from([8, 12, 20]),
        "empty_pile_push": st.sampled_from(["blank", "uniform", "none"]),
        "expert1": ON_OR_OFF,
        "expert2_draft": ON_OR_OFF,
        "expert3_money_time": ON_OR_OFF,
        "fatigue_eliminated_to": st.sampled_from(["pile", "box"]),
        "reroll_passes": st.integers(1, 2),
        "max_dice_per": st.sampled_from(["skill", "activation"]),
        "keep_choice": st.sampled_from(["auto", "free"]),
        "place_blanks": YES_OR_NO,
        "allow_null_activation": YES_OR_NO,
        "allow_pure_shift": YES_OR_NO,
        "minimal_payments_only": YES_OR_NO,
        "auto_eliminate_fatigue": YES_OR_NO,
        "max_overtimes": st.integers(0, 1),
        "pick_order": st.sampled_from(["free", "list"]),
        "reroll_any_die": YES_OR_NO,
        "removed_cards": st.sampled_from(["dear", "any"]),
        "replaceable_tactics": st.sampled_from(["always", "full_row"]),
        "selection_size": st.sampled_from(["minima", "seven_and_five"]),
        "hands_in_overtime": st.sampled_from(["filled", "kept"]),
        "coaches": st.sampled_from(["off", "random", "chosen"]),
        "mismatch": st.sampled_from(["off", "own_turn", "any_time"]),
        "decisive_athletes": ON_OR_OFF,
        "solo": ON_OR_OFF,
    }
)
RULES: st.SearchStrategy[Values] = st.one_of(st.just({}), OPTIONS)
CHOICES = st.integers(min_value=0, max_value=2**32)

in_every_match = settings(
    max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


def steps(choices: int, values: Values) -> Iterator[Stride]:
    """Play a match at random and show every step of it."""
    return strides(GAME, choices, values)


def owned(s: Any, seat: int) -> Counter[int]:
    """Count the cards of a side wherever they are."""
    piles = [
        s.hand[seat, : s.hand_size[seat]],
        s.deck[seat, : s.deck_size[seat]],
        s.discard[seat, : s.discard_size[seat]],
        s.court[seat],
        [kind for kind in s.tactics[seat].ravel() if kind != NOTHING],
    ]
    held = Counter(int(kind) % VEILED for pile in piles for kind in pile)
    if s.active == seat:
        activated = NOTHING if is_automatic(s, seat) else s.activated
        held.update(kind for kind in (s.in_air, activated) if kind != NOTHING)
    return held


def is_laid_out(s: Any) -> bool:
    """Whether both teams have been taken."""
    return bool(s.turn > 0 or s.deck_size.sum() + s.hand_size.sum() > 0)


@given(CHOICES, RULES)
@in_every_match
def test_i1_i11_every_card_is_in_one_place(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if not is_laid_out(s):
            continue
        sides = [owned(s, seat) for seat in (0, 1)]
        for held in sides:
            assert max((count for kind, count in held.items() if kind < FIRST_MODEL), default=1) == 1
        nba = [kind for held in sides for kind in held if kind < 100]
        assert len(nba) == len(set(nba))
        assert all(s.place[kind] in OWNED for kind in nba)
        fatigue = s.fatigue + sum(held[FATIGUE] for held in sides)
        boxed = int(s.boxed.sum())
        assert 9 - boxed <= fatigue <= 9
        models = s.tactic_pile + s.tactic_discard
        for model in s.market:
            models[model] += int(model != NOTHING)
        for held in sides:
            for kind, count in held.items():
                if FIRST_MODEL <= kind < FATIGUE:
                    models[kind - FIRST_MODEL] += count
        assert (models <= s.tactic_copies).all()
        started = 2 * 17 + int(np.isin(s.place, OWNED).sum()) + 70 + 9
        there = sum(kind_count for held in sides for kind_count in held.values()) + boxed + s.fatigue
        there += int(s.tactic_pile.sum() + s.tactic_discard.sum() + (s.market != NOTHING).sum())
        assert there == started


@given(CHOICES, RULES)
@in_every_match
def test_i2_i3_courts_and_rows_hold_what_belongs_there(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if is_laid_out(s):
            for seat in (0, 1):
                assert all(PLAYS_AT[kind] >> place & 1 for place, kind in enumerate(s.court[seat]))
        for row in (0, 1):
            for kind in s.tactics[:, row].ravel():
                assert kind == NOTHING or IS_DEFENSIVE[kind - FIRST_TACTIC] == row


@given(CHOICES, RULES)
@in_every_match
def test_i4_hands_hold_six_after_a_turn_unless_the_cards_run_out(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        assert all(s.hand_size[seat] <= hand_at_start(s, seat) for seat in (0, 1))
        if s.turn == step.before.turn + 1 and step.before.turn > 0:
            last = 1 - s.active
            spare = s.deck_size[last] + s.discard_size[last]
            assert s.hand_size[last] == 6 or spare == 0 or step.before.is_ultimate


@given(CHOICES, RULES)
@in_every_match
def test_i5_i6_i13_dice_are_counted_and_match_the_attack(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        for seat in (0, 1):
            in_use = s.zone[seat].sum(axis=1) + (
                s.rolled.sum(axis=1) + s.lifted.sum(axis=1) + s.to_roll if s.active == seat else 0
            )
            assert in_use.max() <= 10
            shown = sum(1 << colour for colour in range(3) if s.zone[seat, colour].sum())
            assert s.attack[seat] == shown
            for die in range(3):
                for face in range(6):
                    if s.zone[seat, 3 + die, face]:
                        assert s.attack[1 - seat] >> s.colours[die, face] & 1
        if s.turn != step.before.turn and s.phase != Phase.OVER:
            assert s.zone[s.active, :3].sum() == s.zone[1 - s.active, 3:].sum() == 0


@given(CHOICES, RULES)
@in_every_match
def test_i7_scores_rise_by_the_attack_less_the_defence_or_not_at_all(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        for seat in (0, 1):
            rise = step.after.score[seat] - step.before.score[seat]
            is_scored = bool(step.before.attack[seat]) and not step.after.attack[seat]
            most = net(step.before, seat) if is_scored else 0
            is_defending = step.before.activated != NOTHING
            if ends_mismatch(step, seat):
                assert rise >= most
            else:
                assert 0 <= rise <= most if is_defending else rise == most


def ends_mismatch(step: Stride, seat: int) -> bool:
    """Whether the last die of a mismatch of a side was thrown."""
    is_over = step.before.clash_position != NOTHING and step.after.clash_position == NOTHING
    return bool(is_over and step.before.clash_seat == seat)


def net(s: Any, seat: int) -> int:
    """Add up the attack dice of a side and take away the defence dice of the other, by their faces."""
    attack = int((s.zone[seat, :3] * s.faces[:3]).sum())
    return max(0, attack - int((s.zone[1 - seat, 3:] * s.faces[3:]).sum()))


@given(CHOICES, RULES)
@in_every_match
def test_i6_no_more_dice_are_kept_than_the_tactic_says(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        before, after = step.before, step.after
        if before.activated != NOTHING and after.activated == NOTHING and after.turn == before.turn:
            kept = after.zone[before.active] - before.zone[before.active]
            for die in range(6):
                assert 0 <= kept[die].sum() <= dice_to_keep(before, before.activated, die)


@given(CHOICES, RULES)
@in_every_match
def test_i8_each_action_is_done_once_a_turn(choices: int, values: Values) -> None:
    bought = Counter[tuple[int, bool]]()
    for step in steps(choices, values):
        before, after = step.before, step.after
        if before.phase == Phase.MENU and step.action in BUY:
            bought[before.turn, BUY.part(step.action) >= FIRST_MARKET_SLOT] += 1
            is_tactic = BUY.part(step.action) >= FIRST_MARKET_SLOT
            most = 2 if is_tactic and has_second_tactic(before, before.active) else 1
            assert bought[before.turn, is_tactic] <= most
        if before.turn == after.turn:
            for flag in ("has_replaced", "has_prepared", "has_bought_athlete", "has_bought_tactic"):
                assert getattr(after, flag) >= getattr(before, flag)


@given(CHOICES, RULES)
@in_every_match
def test_i9_i12_the_pile_and_the_turns_are_counted(choices: int, values: Values) -> None:
    for step in steps(choices, values):
        s = step.after
        if s.phase == Phase.MARKET and not s.overtime:
            pushed = 2 * ((s.turn + 1) // 2) if s.solo else s.turn
            assert s.pile_left == max(0, s.pile_size - 1 - pushed)
            assert s.pile_left == sum(is_in_pile(int(place)) for place in s.place)
    if not s.overtime:
        assert (s.period_turn, s.turn) == (s.pile_size + 4, s.pile_size + 5)
        assert s.active == s.first


@given(CHOICES, RULES)
@in_every_match
def test_i10_newer_cards_of_a_sorted_river_cost_no_less(choices: int, values: Values) -> None:
    for step in steps(choices, {**values, "expert2_draft": "off"}):
        cards = [int(card) for card in step.after.river if card > NOTHING]
        costs = [int(step.after.cost[card]) for card in cards]
        assert costs == sorted(costs, reverse=True)


@given(CHOICES, RULES)
@in_every_match
def test_i14_i15_equal_choices_lead_to_equal_states_within_the_declared_length(
    choices: int, values: Values
) -> None:
    first = [step.after.tobytes() for step in steps(choices, values)]
    assert first == [step.after.tobytes() for step in steps(choices, values)]
    assert len(first) <= GAME.longest(GAME.new(1, values)[0])


@pytest.mark.compiled
@pytest.mark.xdist_group("nba_deck")
@pytest.mark.parametrize("variant", ["printed", *GAME.variants])
def test_i1_a_thousand_random_matches_lose_no_card(variant: str) -> None:
    assert set(cards_in(GAME, variant)) == {40 + 20 + 100 + 70 + 9}


@pytest.mark.long
@pytest.mark.xdist_group("nba_deck")
@pytest.mark.parametrize("variant", ["printed", *(name for name in GAME.variants if "solo" not in name)])
@pytest.mark.parametrize("seats", [3, 4])
def test_i1_a_thousand_random_matches_of_three_and_four_lose_no_card_of_two_boxes(
    seats: int, variant: str
) -> None:
    assert set(cards_in(GAME.seated(seats), variant)) == {30 * seats + 100 + 2 * 70 + 2 * 9}


def cards_in(game: Game, variant: str) -> Ints:
    """Play a thousand matches of a variant at random; count the cards of each, wherever they are."""
    states = game.new(1000, game.variants.get(variant))
    play_out(states, seed=79)
    held = states["hand_size"] + states["deck_size"] + states["discard_size"] + states["boxed"]
    held += 5 + (states["tactics"] != NOTHING).sum(axis=(2, 3))
    market = states["tactic_pile"].sum(axis=1) + states["tactic_discard"].sum(axis=1)
    market += (states["market"] != NOTHING).sum(axis=1) + states["fatigue"]
    unowned = (~np.isin(states["place"], OWNED)).sum(axis=1)
    left_in_the_box = 13 * game.seats
    counted: Ints = held.sum(axis=1) + market + unowned + left_in_the_box
    return counted
