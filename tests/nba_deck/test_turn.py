"""Scoring, adjustment and actions: the turn before the dice."""

import pytest
from nba_deck.positions import (
    AWAY,
    BENCH_3,
    HOME,
    STARTERS,
    bag,
    codes,
    discard,
    hand,
    kinds,
    market,
    position,
    put_dice,
    top,
    why_not,
    zone,
)

from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import BUY, DONE, ENTER, PAY, PLACE
from sideline.games.nba_deck.facts.dice import points_waiting
from sideline.games.nba_deck.rules import advance
from sideline.games.nba_deck.rules.markets import push
from sideline.games.nba_deck.state import BLANK, FIRST_MARKET_SLOT, NOTHING, Phase, Step
from sideline.games.nba_deck.state.pieces import Place, Skill
from sideline.testing.positions import act, options

KORVER_AT_AR = "S-MJ1 N007 S-Ai1 S-AF1 S-P1"


def scored(attack: str, defence: str, **values: str) -> list[int]:
    """Begin a turn of home with an attack that waits, and return the score."""
    s = position(attack=attack, at=Phase.ACTIVATION, values=values or None)
    put_dice(s, AWAY, defence)
    s.next = Step.BEGIN_TURN
    advance(s)
    assert zone(s, HOME) == zone(s, AWAY) == ""
    return [int(points) for points in s.score]


def test_nb_26_27_28_29_30_the_attack_counts_less_the_defence_and_all_dice_go_home() -> None:
    assert scored("blue 9, blue 9", "beige 2B, brown 3B") == [13, 0]
    assert scored("", "") == [0, 0]


def test_nb_28_g20_a_score_is_never_negative() -> None:
    assert scored("yellow 2", "brown 3Y") == [0, 0]


def test_nb_g13_every_matching_number_counts_against_the_whole_attack() -> None:
    assert scored("blue 9, red 6", "beige 2B, grey 3R") == [10, 0]
    assert scored("blue 2, red 6", "brown 3B") == [5, 0]
    assert scored("blue 2, red 6", "brown 3B", defence_cap_per_colour="yes") == [6, 0]


def test_nb_g19_g21_after_scoring_the_zone_is_empty_and_without_attack_nothing_is_scored() -> None:
    s = position(attack="red 6", at=Step.BEGIN_TURN)
    assert (zone(s), s.attack.tolist(), s.score.tolist()) == ("", [0, 0], [6, 0])
    assert points_waiting(s, HOME) == 0


@pytest.mark.parametrize(
    ("river", "after"),
    [
        ("N001 N002 - N003 N004 N005", "N090 N001 N002 N003 N004 N005"),
        ("N001 N002 N003 N004 N005 N006", "N090 N001 N002 N003 N004 N005"),
        ("- N002 - - - -", "N090 N002 - - - -"),
    ],
)
def test_nb_31_32_33_34_a_new_card_pushes_the_others_as_far_as_the_first_hole(river: str, after: str) -> None:
    s = position(river=river, at=Step.BEGIN_TURN)
    act(s, "reveal N090")
    assert codes(s.river) == after
    left = [code for code in river.split() if code not in after.split() and code != "-"]
    assert [s.place[kinds(code)[0]] for code in left] == [Place.PASSED] * len(left)


def test_nb_g37_a_card_that_left_the_river_never_comes_back() -> None:
    s = position(river="N001 N002 N003 N004 N005 N006", at=Step.BEGIN_TURN)
    act(s, "reveal N090", "done")
    s.next = Step.BEGIN_TURN
    advance(s)
    assert "reveal N006" not in options(s)


def test_nb_g03_a_hole_at_the_end_of_the_river_takes_no_card_with_it() -> None:
    for river, gone in (("N001 - N002 - - -", 0), ("N001 - N002 - - N003", 1)):
        s = position(river=river, pile="", at=Step.BEGIN_TURN, values={"empty_pile_push": "uniform"})
        assert (s.place == Place.PASSED).sum() == gone


def test_nb_g03_without_a_pile_a_blank_pushes_or_everything_shifts_or_nothing_moves() -> None:
    river = "N001 - N002 - - N003"
    found = {}
    for choice in ("blank", "uniform", "none"):
        s = position(river=river, pile="", at=Step.BEGIN_TURN, values={"empty_pile_push": choice})
        found[choice] = codes(s.river)
    assert found == {
        "blank": "blank N001 N002 - - N003",
        "uniform": "- N001 - N002 - -",
        "none": river,
    }
    assert BLANK != NOTHING


def test_nb_35_g59_named_tactics_are_discarded_together_and_replaced_in_their_slots() -> None:
    s = position(at=Step.BEGIN_TURN)
    act(s, "reveal N090")
    assert options(s) == ["done", *[f"mark {slot}" for slot in range(1, 7)]]
    act(s, "mark 2")
    act(s, "mark 4", "done", "show T09", "show T10")
    assert market(s) == "T01 T09 T03 T10 T12 T13"
    assert (s.tactic_discard[1], s.tactic_discard[10]) == (1, 1)


def test_nb_36_g58_g59_an_empty_tactic_pile_takes_the_discard_and_a_gap_stays_if_both_are_empty() -> None:
    s = position(at=Step.BEGIN_TURN)
    s.tactic_pile[:] = 0
    s.tactic_pile_size = 0
    act(s, "reveal N090", "mark 1", "mark 2", "done")
    assert options(s) == ["show T01", "show T02"]
    act(s, "show T02", "show T01")
    assert market(s) == "T02 T01 T03 T11 T12 T13"
    s = position("B01 B02 B03", at=Step.OPEN_MENU)
    s.tactic_pile[:] = 0
    s.tactic_pile_size = 0
    act(s, "buy T01 1", "pay B01", "pay B02", "done", "done", "keep B03", "done")
    assert market(s) == "- T02 T03 T11 T12 T13"


def test_nb_37_g28_the_four_actions_come_in_any_order_each_once() -> None:
    s = position("R-MJ1 R-Ar1 R-AF1 B01 B02 B03", river="N001 - - - - -", deck="B06 B07")
    assert {option.split()[0] for option in options(s)} == {"done", "enter", "place", "buy"}
    act(s, "place B01 1", "done", "buy N001")
    assert (hand(s), top(s)) == ("B02 B03", "N001")
    assert not any(option.startswith(("place", "buy N")) for option in options(s))


def test_nb_g28_a_card_bought_first_is_drawn_by_a_replacement_of_the_same_turn() -> None:
    s = position("R-MJ1 B01 B02", deck="B06")
    act(s, "buy T01 1", "enter R-MJ1 MJ")
    assert hand(s) == "T01"
    act(s, "place T01 1")
    assert "activate T01" in options(s)


def test_nb_38_after_the_first_activation_there_is_no_other_action() -> None:
    s = position("R-MJ1", offence="B03", defence="B06", foe_attack="red 6")
    act(s, "done")
    assert options(s) == ["done", "activate B03", "activate B06"]
    act(s, "activate B03", "red 2", "red 2", "red 2")
    assert options(s) == ["done", "activate B06"]
    assert why_not(s, ENTER.at(0, 0)) == "Home may only activate tactics now (NB-38)."


def test_nb_39_42_43_44_g22_g25_three_come_in_three_leave_and_three_are_drawn() -> None:
    s = position(f"{BENCH_3} B01 B02 B06", deck="B03 B07 R-MJ1 R-Ar1")
    act(s, "enter R-Ar2 Ar", "enter R-Ai1 Ai", "enter R-AF1 AF")
    assert discard(s) == "S-Ar1 S-Ai1 S-AF1"
    act(s, "draw R-MJ1", "draw B03", "draw B07")
    assert s.hand_size[HOME] == 6
    assert not any(option.startswith("enter") for option in options(s))
    assert why_not(s, ENTER.at(0, 0)) == "Home has made the replacements of this turn (NB-44)."
    assert (
        why_not(s, ENTER.at(0, 0), "fr") == "Les Locaux ont déjà fait les remplacements de ce tour (NB-44)."
    )


def test_nb_g22_who_left_may_be_drawn_again_at_once() -> None:
    s = position("R-MJ1")
    act(s, "enter R-MJ1 MJ")
    assert options(s) == ["draw S-MJ1"]


def test_nb_40_an_athlete_stands_only_where_he_plays() -> None:
    s = position("R-MJ1 N007", deck="B01")
    entries = [option for option in options(s) if option.startswith("enter")]
    assert entries == ["enter N007 Ar", "enter N007 Ai", "enter R-MJ1 MJ"]
    assert why_not(s, ENTER.at(1, 1)) == "Bench PG 1 does not play at SG (NB-40)."


def test_nb_41_g23_g27_a_displaced_athlete_may_shift_to_another_of_his_positions() -> None:
    s = position("R-Ar1", court=KORVER_AT_AR, deck="B01")
    act(s, "enter R-Ar1 Ar")
    assert options(s) == ["leave", "shift Ai"]
    act(s, "shift Ai")
    assert codes(s.court[HOME]) == "S-MJ1 R-Ar1 N007 S-AF1 S-P1"
    assert discard(s) == "S-Ai1"
    assert options(s) == ["draw B01"]
    assert s.team[HOME, Skill.P3] == 1 + 1 + 3


def test_nb_g23_two_athletes_change_places_only_where_that_is_allowed() -> None:
    both = "S-MJ1 N007 N018 S-AF1 S-P1"
    assert "swap Ar Ai" not in options(position("R-MJ1", court=both))
    s = position("R-MJ1", court=both, values={"allow_pure_shift": "yes"}, deck="B01")
    act(s, "swap Ar Ai")
    assert codes(s.court[HOME]) == "S-MJ1 N018 N007 S-AF1 S-P1"
    assert "swap Ar Ai" not in options(s)
    act(s, "done")
    assert hand(s) == "R-MJ1"


def test_nb_g24_who_came_in_stays_for_this_action() -> None:
    s = position("R-MJ1 N006 R-Ar1", deck="B01 B02 B03")
    act(s, "enter R-MJ1 MJ")
    assert options(s) == ["done", "enter R-Ar1 Ar"]
    assert (
        why_not(s, ENTER.at(0, 0))
        == "The athlete at PG came in or shifted in this action and stays (NB-G24)."
    )


def test_nb_45_83_g16_g26_each_replacement_takes_one_fatigue_from_the_hand() -> None:
    s = position("R-MJ1 F F", deck="B01", fatigue=5)
    act(s, "enter R-MJ1 MJ")
    assert (s.fatigue, hand(s)) == (6, "F")
    s = position("R-MJ1 F", stack="F", fatigue=5)
    act(s, "enter R-MJ1 MJ")
    assert (s.fatigue, hand(s)) == (6, "F")
    s = position("R-MJ1 F", deck="B01", fatigue=5, values={"fatigue_eliminated_to": "box"})
    act(s, "enter R-MJ1 MJ")
    assert (s.fatigue, s.boxed[HOME]) == (5, 1)


def test_nb_g26_a_side_may_be_asked_whether_it_eliminates() -> None:
    s = position("R-MJ1 F F", deck="B01", fatigue=5, values={"auto_eliminate_fatigue": "no"})
    act(s, "enter R-MJ1 MJ")
    assert options(s) == ["keep F", "eliminate F"]
    act(s, "keep F")
    assert (s.fatigue, hand(s), options(s)) == (5, "F F", ["draw B01"])


def test_nb_46_47_48_49_g29_g63_three_tactics_of_each_type_lie_on_a_court() -> None:
    s = position("B06 B07 B08 B09 B01", offence="T01 T02 T03")
    places = [option for option in options(s) if option.startswith("place B01")]
    assert places == ["place B01 1", "place B01 2", "place B01 3"]
    act(s, "place B06 1", "place B07 2", "place B08 3")
    assert options(s)[1:4] == ["place B01 1", "place B01 2", "place B01 3"]
    act(s, "place B09 2")
    assert (codes(s.tactics[HOME, 1]), discard(s)) == ("B06 B09 B08", "B07")
    assert why_not(position("B01"), PLACE.at(0, 1)).startswith("A tactic goes to the first free column")


def test_nb_50_51_a_prepared_tactic_stays_and_may_be_activated_at_once() -> None:
    s = position("B03", deck="B01 B02 R-MJ1 R-Ar1 R-Ar2 R-Ai1", foe_hand="R-MJ1")
    act(s, "place B03 1")
    assert options(s) == ["done", "activate B03"]
    act(s, "done")
    assert codes(s.tactics[HOME, 0]) == "B03 - -"


def test_nb_g30_preparation_is_one_batch() -> None:
    s = position("R-MJ1 B01 B02", deck="B03")
    act(s, "place B01 1", "done")
    assert "place B02 2" not in options(s)
    assert why_not(s, PLACE.at(1, 0)) == "Home has prepared the tactics of this turn (NB-G30)."


def test_nb_52_too_little_buys_nothing() -> None:
    s = position("R-MJ1 R-Ar1 R-Ar2", river="N010 - - - - -")
    assert "buy N010" not in options(s)
    assert why_not(s, BUY.at(0)) == "Steve Kerr costs 4, and Home can pay 3 (NB-52)."


def test_nb_53_84_only_tactics_pay_for_tactics_and_fatigue_for_nothing() -> None:
    s = position("R-MJ1 R-Ar1 R-Ar2 F F F")
    assert not any(option.startswith(("buy", "place", "enter F")) for option in options(s))
    assert why_not(s, BUY.at(FIRST_MARKET_SLOT)) == "Kentucky Offense costs 2, and Home can pay 0 (NB-53)."
    assert why_not(s, ENTER.at(3, 0)) == "Fatigue cannot stand on the court (NB-84)."
    assert why_not(s, PLACE.at(3, 0)) == "Fatigue is no tactic (NB-84)."


def test_nb_54_g35_bought_cards_lie_on_the_deck_the_last_one_on_top() -> None:
    s = position("R-MJ1 R-Ar1 R-Ar2 B01 B02", river="N007 - - - - -", deck="B03 B06 B07 R-P1")
    act(s, "buy N007", "buy T01 1")
    assert (hand(s), s.shown[HOME, :2].tolist(), s.phase) == ("N007 T01", [1, 1], Phase.DRAW)
    s = position("R-MJ1 R-Ar1 R-Ar2 B01 B02 N099", river="N007 - - - - -")
    act(s, "buy N007", "pay R-MJ1", "pay R-Ar1", "pay R-Ar2", "done", "buy T01 1")
    assert top(s) == "T01 N007"


def test_nb_55_56_one_athlete_and_one_tactic_a_turn() -> None:
    s = position("N099 N098 T01 T02 T03", river="N001 N002 - - - -")
    act(s, "buy N001", "pay N098", "done")
    assert "buy N002" not in options(s)
    assert why_not(s, BUY.at(1)) == "Home has bought an athlete this turn (NB-55)."
    act(s, "buy T01 1", "pay T01", "done")
    assert why_not(s, BUY.at(FIRST_MARKET_SLOT + 1)) == "Home has bought a tactic this turn (NB-56)."


def test_nb_52_57_g33_the_values_reach_the_price_or_pass_it() -> None:
    s = position("N010 N001 R-MJ1", river="N002 - - - - -")
    act(s, "buy N002")
    assert options(s) == ["pay N001", "pay N010", "pay R-MJ1"]
    act(s, "pay R-MJ1")
    assert why_not(s, DONE) == "Tony Allen costs 3, and 1 is paid so far (NB-52)."
    act(s, "pay N010")
    assert options(s) == ["done", "pay N001", "back pay N010", "back pay R-MJ1"]
    act(s, "done")
    assert (top(s), discard(s), hand(s)) == ("N002", "N010 R-MJ1", "N001")


EXACT = {"minimal_payments_only": "yes"}


def test_nb_g33_by_the_option_nothing_could_be_left_out_of_a_payment() -> None:
    s = position("N010 N001 R-MJ1", river="N002 - - - - -", values=EXACT)
    act(s, "buy N002", "pay R-MJ1")
    assert options(s) == ["pay N001", "back pay R-MJ1"]
    assert why_not(s, PAY.at(1)) == "With Steve Kerr you would discard more than needed (NB-G33)."
    act(s, "pay N001")
    assert options(s) == ["done", "back pay N001", "back pay R-MJ1"]
    act(s, "done")
    assert (discard(s), top(s)) == ("N001 R-MJ1", "N002")
    s = position("N010 N001 R-MJ1", river="N002 - - - - -", values=EXACT)
    act(s, "buy N002", "pay N010")
    assert options(s) == ["done", "back pay N010"]


def test_nb_57_a_payment_that_leaves_no_choice_is_made_at_once() -> None:
    s = position("N001 R-MJ1 B01", river="N002 - - - - -")
    act(s, "buy N002")
    assert (discard(s), top(s)) == ("N001 R-MJ1", "N002")


def test_nb_g29_by_the_option_a_tactic_is_replaced_only_in_a_full_row() -> None:
    full_row = {"replaceable_tactics": "full_row"}
    s = position("B01", offence="T01", values=full_row)
    assert [option for option in options(s) if option.startswith("place")] == ["place B01 2"]
    s = position("B01", offence="T01 T02 T03", values=full_row)
    assert [option for option in options(s) if option.startswith("place")] == [
        "place B01 1",
        "place B01 2",
        "place B01 3",
    ]


def test_nb_58_89_90_the_river_keeps_its_hole_and_the_tactic_gap_is_filled_at_the_end() -> None:
    s = position("R-MJ1 R-Ar1 R-Ar2 B01 B02", river="N001 N002 - - - -", deck="B03 B06 B07 R-P1")
    act(s, "buy N001", "buy T01 1")
    assert (codes(s.river), market(s)[:1]) == ("- N002 - - - -", "-")
    act(s, "draw B03", "draw B06", "draw B07", "draw R-P1")
    assert s.phase == Phase.TACTIC
    act(s, "show T09")
    assert market(s).startswith("T09")


def test_nb_g34_at_least_one_card_is_paid() -> None:
    s = position("N100 B01 B02", river="N001 - - - - -")
    act(s, "buy N001")
    assert discard(s) == "N100"
    assert (s.cost.min(), s.tactic_cost.min()) == (3, 2)


def test_nb_g36_every_slot_of_the_river_is_for_sale() -> None:
    s = position("N100", river="N001 N002 N003 N004 N005 N006")
    assert [o for o in options(s) if o.startswith("buy N")] == [f"buy N{n:03d}" for n in range(1, 7)]


def test_nb_g65_a_prepared_tactic_does_not_pay() -> None:
    s = position("R-MJ1 B01 B02", offence="T09")
    act(s, "place B01 2", "done")
    assert not any(option.startswith("buy T") for option in options(s))


def test_nb_33_a_full_river_ejects_its_oldest_card() -> None:
    s = position(river="N001 N002 N003 N004 N005 N006")
    push(s, kinds("N090")[0])
    assert s.place[kinds("N006")[0]] == Place.PASSED


def test_a_position_is_what_it_says() -> None:
    s = position("B01", deck="R-MJ1 R-Ar1", court=STARTERS)
    assert bag(s) == ["R-Ar1", "R-MJ1"]
    assert GAME.to_act(s) == HOME
