"""The hint: what a sensible side buys, brings in, prepares, throws again, saves and eliminates."""

from typing import Any

import numpy as np
import pytest
from nba_deck.positions import AWAY, HOME, hand, position, put_dice

from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.state import Phase, Step
from sideline.testing.positions import act
from sideline.testing.walks import hinted

DEAR_RIVER = "N085 - - - - -"
FOUR_STARTERS = "S-MJ2 S-Ar2 S-Ai2 S-AF2"
SPARE = "B02 B03 R-MJ1 R-Ar1 R-Ar2 R-Ai1"


def advice(s: Any) -> str:
    """Write the hint for a position."""
    return GAME.spell(s, hinted(GAME, s))


def at_end_of_turn(held: str, **fields: Any) -> Any:
    """Lay out the moment in which the cards left in hand are looked at."""
    return position(held, at=Step.OPEN_ACTIVATION, deck=SPARE, foe_hand="B01", **fields)


def test_a_stronger_athlete_comes_in_for_the_weaker_one_at_his_position() -> None:
    assert advice(position("N017 R-AF2")) == "enter N017 Ar"
    assert advice(position("R-AF2 B01")) == "place B01 1"


def test_of_two_positions_the_weaker_occupant_makes_room() -> None:
    shooter_at_ar = "S-MJ1 N045 S-Ai1 S-AF1 S-P1"
    assert advice(position("N007", court=shooter_at_ar)) == "enter N007 Ai"


def test_with_fatigue_in_hand_a_slightly_weaker_athlete_comes_in_too() -> None:
    assert advice(position("R-Ar1")) == "done"
    assert advice(position("R-Ar1 F")) == "enter R-Ar1 Ar"


def test_the_athlete_who_helps_the_team_most_is_bought() -> None:
    s = position("S-MJ2 S-Ar2", river="N001 N017 N003 - - -", has_replaced=1)
    assert advice(s) == "buy N017"


def test_an_athlete_weaker_than_those_at_his_position_is_not_bought() -> None:
    centre = "S-MJ1 S-Ar1 S-Ai1 S-AF1 N092"
    assert advice(position("S-MJ2 S-Ar2", court=centre, river="N003 - - - - -")) == "done"


@pytest.mark.parametrize(("turn", "move"), [(20, "buy N017"), (21, "done")])
def test_nothing_is_bought_when_it_could_hardly_be_used(turn: int, move: str) -> None:
    assert advice(position("S-MJ2 S-Ar2", river="N017 - - - - -", turn=turn, has_replaced=1)) == move


def test_athletes_that_pay_are_kept_while_a_dear_one_can_be_paid_next_turn() -> None:
    assert advice(at_end_of_turn(FOUR_STARTERS, river=DEAR_RIVER)) == "keep S-MJ2"
    assert advice(at_end_of_turn(FOUR_STARTERS)) == "done"
    assert advice(at_end_of_turn("S-MJ2 S-Ar2", river=DEAR_RIVER)) == "done"
    assert advice(at_end_of_turn(FOUR_STARTERS, river=DEAR_RIVER, turn=20)) == "done"


def test_a_card_that_will_have_left_the_river_is_not_saved_for() -> None:
    assert advice(at_end_of_turn(FOUR_STARTERS, river="N001 N002 N003 N004 - N085")) == "done"


def test_money_is_not_spent_on_little_while_a_star_is_in_reach() -> None:
    bench_centre = {"court": "S-MJ1 S-Ar1 S-Ai1 S-AF1 R-P1", "has_replaced": 1}
    assert advice(position(FOUR_STARTERS, river="N001 - - - - -", **bench_centre)) == "buy N001"
    assert advice(position(FOUR_STARTERS, river="N085 N001 - - - -", **bench_centre)) == "done"


def test_bench_cards_leave_the_match_and_starters_are_kept_as_money() -> None:
    assert advice(at_end_of_turn("R-AF1")) == "eliminate R-AF1"
    assert advice(at_end_of_turn("S-AF2")) == "done"


def test_a_bench_card_stronger_than_the_court_stays() -> None:
    assert advice(at_end_of_turn("N099", court="S-MJ1 S-Ar1 R-Ai2 S-AF1 S-P1", values={"value.N099": 1})) == (
        "done"
    )


def test_a_tactic_well_behind_the_best_of_its_type_leaves_the_match() -> None:
    team = "N041 N045 N007 S-AF1 S-P1"
    attacked = {"has_activated": [1, 0]}
    assert advice(at_end_of_turn("B02", court=team, offence="T01 - -", **attacked)) == "eliminate B02"
    assert advice(at_end_of_turn("B02", offence="B01 - -", **attacked)) == "done"


def test_in_overtime_nothing_is_kept_or_eliminated() -> None:
    assert advice(at_end_of_turn("R-AF1", overtime=1)) == "done"


def test_a_better_attack_is_bought_before_anything_else() -> None:
    smart = "N010 S-Ar1 S-Ai1 S-AF1 S-P1"
    assert advice(position("B02 B03 N017", court=smart, offence="B01")) == "buy T01 1"
    assert advice(position("B02 B03", court=smart, offence="T01", tactics="T02 T03 T11 T12 T13 T14")) != (
        "buy T02 1"
    )


def test_a_defence_is_bought_if_it_is_much_better_than_the_own_ones() -> None:
    wall = "N002 S-Ar1 N004 S-AF1 N003"
    assert (
        advice(position("B01 B02 B03", court=wall, offence="T01", tactics="T18 T13 - - - -")) == "buy T13 2"
    )
    assert advice(
        position("B01 B02 B03", court=wall, offence="T01", defence="T13", tactics="T13 - - - - -")
    ) != ("buy T13 1")


def test_the_only_attack_is_not_spent() -> None:
    assert advice(position("B01 B02")).startswith("place")
    assert advice(position("B01 B02", offence="B03", tactics="- - T03 - - -")) == "buy T03 3"


def test_tactics_are_prepared_best_first_and_a_full_row_only_gains() -> None:
    team = "N041 N045 N007 S-AF1 S-P1"
    assert advice(position("B01 B02", court=team)) == "place B01 1"
    assert advice(position("T01", court=team, offence="B01 B02 B03", tactics="- - - - - -")) == "place T01 2"
    assert advice(position("B02", court=team, offence="T01 B01 B03")) == "done"


def test_the_whole_market_goes_if_nothing_in_it_is_wanted() -> None:
    dear = "T09 T10 T19 T20 T09 T10"
    s = position("B01 B02 B03", tactics=dear, at=Phase.MARKET)
    assert advice(s) == "mark 1"
    act(s, "mark 1")
    assert advice(s) == "mark 2"
    assert advice(position("B01 B02 B03", at=Phase.MARKET)) == "done"
    assert advice(position("R-MJ1", tactics=dear, at=Phase.MARKET)) == "done"


def test_the_attack_with_most_points_and_the_defence_that_meets_it_are_activated() -> None:
    team = "N041 N045 N007 S-AF1 S-P1"
    s = position("", court=team, offence="B01 T01 B03", at=Step.OPEN_ACTIVATION)
    assert advice(s) == "activate T01"
    s = position("", defence="B07 B06", foe_attack="blue 9", at=Step.OPEN_ACTIVATION)
    assert advice(s) == "activate B06"


def test_the_lowest_die_of_an_attack_goes_again() -> None:
    s = position("", court="S-MJ1 S-Ar1 S-Ai1 S-AF1 N092", offence="B03", at=Step.OPEN_ACTIVATION)
    act(s, "activate B03", "red 6", "red 2", "red 0", "red 0")
    assert advice(s) == "reroll red 0"


def test_a_good_attack_is_left_alone() -> None:
    s = position("", court="S-MJ1 S-Ar1 S-Ai1 S-AF1 N092", offence="B03", at=Step.OPEN_ACTIVATION)
    act(s, "activate B03", "red 6", "red 6", "red 0", "red 0")
    assert advice(s) == "done"


@pytest.mark.parametrize(("turn", "move"), [(10, "done"), (23, "reroll grey 0")])
def test_fatigue_is_taken_late_or_not_at_all(turn: int, move: str) -> None:
    s = position("", defence="B07", foe_attack="red 6, red 6", turn=turn, at=Step.OPEN_ACTIVATION)
    act(s, "activate B07", "grey 0", "grey 0", "brown 1R", "brown 1R")
    assert advice(s) == move


def test_no_fatigue_is_taken_for_a_die_that_would_not_be_kept() -> None:
    s = position("", defence="B07", foe_attack="red 6, red 6", turn=23, at=Step.OPEN_ACTIVATION)
    act(s, "activate B07", "grey 3R", "grey 0", "brown 1R", "brown 1R")
    assert advice(s) == "done"


def test_what_is_least_missed_pays() -> None:
    s = position("N017 N010 R-MJ1 B01", river="N003 - - - - -", court="N041 S-Ar1 S-Ai1 S-AF1 S-P1")
    act(s, "buy N003")
    assert advice(s) == "pay N010"


def test_a_drafting_side_wants_the_strongest_it_can_hope_to_pay() -> None:
    match = Match(GAME, {"expert2_draft": "on", "first_player": "home"})
    match.play("home first", *[f"deal N{n:03d}" for n in (1, 2, 3, 50, 100, 4, 5, 6, 7, 8)])
    assert advice(match.state) == "draft N050"
    match.play("draft N050")
    assert advice(match.state) == "draft N100"


def test_a_selecting_side_takes_the_cards_of_the_initiation_game() -> None:
    match = Match(GAME, {"expert1": "on", "first_player": "home"})
    match.play("home first")
    taken = []
    while match.to_act == HOME:
        taken.append(advice(match.state).split()[1])
        match.play(advice(match.state))
    assert " ".join(taken) == (
        "S-MJ1 S-Ar1 S-Ai1 S-AF1 S-P1 R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-AF1 R-AF2 R-P1 B01 B02 B03 B06 B07"
    )


def test_a_tie_is_played_on() -> None:
    s = position(
        "B03", at=Step.BEGIN_ULTIMATE_TURN, pile="", turn=24, score=[10, 4], foe_attack="red 6", first=HOME
    )
    act(s, "done")
    assert advice(s) == "play on"


@pytest.mark.parametrize("seed", range(4))
def test_the_hint_beats_random_play(seed: int) -> None:
    greedy = seed % 2
    s = GAME.new(1, {"pile_size": 12})[0]
    GAME.deal(s)
    rng, out = np.random.default_rng(seed), np.zeros(GAME.actions, np.int64)
    while (seat := GAME.to_act(s)) != NOBODY:
        count = GAME.legal(s, out)
        weights = [GAME.weight(s, int(o)) if seat == CHANCE else 1 for o in out[:count]]
        chosen = int(rng.choice(out[:count], p=np.array(weights) / sum(weights)))
        GAME.play(s, hinted(GAME, s) if seat == greedy else chosen)
    assert GAME.result(s, greedy) == 1


def test_an_estimate_is_even_at_the_start_and_sure_at_the_end() -> None:
    assert GAME.estimate is not None
    fresh = GAME.new()[0]
    GAME.deal(fresh)
    assert GAME.estimate(fresh, HOME) == 0
    for score, sure in (([20, 10], 1), ([10, 20], -1), ([10, 10], 0)):
        over = position(score=score)
        over.phase = Phase.OVER
        assert (GAME.estimate(over, HOME), GAME.estimate(over, AWAY)) == (sure, -sure)


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    assert GAME.estimate is not None
    early, late = (GAME.estimate(position("B01", score=[20, 10], turn=turn), HOME) for turn in (3, 23))
    assert 0 < early < late < 1


def test_a_better_team_and_an_attack_that_waits_are_worth_something() -> None:
    assert GAME.estimate is not None
    even = position("B01", turn=10)
    stars = position("B01", turn=10, court="N041 N045 S-Ai1 S-AF1 S-P1")
    waiting = position("B01", turn=10)
    put_dice(waiting, HOME, "blue 9, blue 9")
    base = GAME.estimate(even, HOME)
    assert GAME.estimate(stars, HOME) > base
    assert GAME.estimate(waiting, HOME) > base
    assert GAME.estimate(even, AWAY) == -base
    assert hand(even) == "B01"


def test_between_two_turns_the_next_one_counts_for_the_side_that_will_have_it() -> None:
    """Whoever has one attack more to come is ahead of an equal, whether its turn has begun or not."""
    assert GAME.estimate is not None
    gap = "T01 T02 T03 T11 T12 -"
    s = position("", turn=23, tactics=gap, at=Step.END_TURN, foe_hand="B01")
    assert (s.phase, s.active) == (Phase.TACTIC, AWAY)
    assert GAME.estimate(s, AWAY) > 0.5
    before = GAME.estimate(s, AWAY)
    act(s, "show T01", "reveal N090")
    assert (s.turn, s.phase) == (24, Phase.MARKET)
    assert GAME.estimate(s, AWAY) >= before
