"""The rule book of Halfcourt Jam read aloud: possessions, rounds, turns, moves and screens."""

import pytest
from halfcourt_jam.positions import (
    DEX,
    MOOSE,
    PURPLE,
    RAY,
    VIC,
    YELLOW,
    moves,
    position,
    started,
    where,
    why_not,
)

from sideline.games.halfcourt_jam.charts import ACTIONS_OF, BORDER_NAMES
from sideline.games.halfcourt_jam.decisions import to_act
from sideline.games.halfcourt_jam.facts.difficulty import defense_at, pass_difficulty, shot_difficulty
from sideline.games.halfcourt_jam.state import Phase, Space
from sideline.testing.positions import act, options, refusal

ROUND = ["end turn", "end turn"]


def test_hj_24_28_a_new_possession_has_a_full_clock() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE, clock=1)
    act(s, "Dex", "steal", "roll 3")
    assert (s.ball, s.offense, s.clock) == (DEX, PURPLE, 3)


def test_hj_25_90_91_a_possession_lasts_three_rounds() -> None:
    match = started()
    clocks = []
    for _ in range(3):
        clocks.append(match.state.clock)
        match.play(*ROUND)
    assert clocks == [3, 2, 1]
    assert (match.state.offense, match.state.clock, match.state.possession) == (PURPLE, 3, 1)
    assert match.state.phase == Phase.INBOUND_HOOPER


def test_hj_26_32_every_hooper_of_a_side_may_act_on_its_turn() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Ray", "done", "Vic", "done")
    assert options(s) == ["Moose", "end turn"]
    act(s, "Moose", "done")
    assert (s.mover, s.turns) == (PURPLE, 1)


def test_hj_27_28_steal_rebound_expiry_and_basket_end_a_possession() -> None:
    steal = position("RAY* TP, VIC CL, MOOSE BR", "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(steal, "Dex", "steal", "roll 1")
    rebound = position("RAY* TP, VIC CL, MOOSE BR", "DEX RIM, BIG_LEE BL, HAKEEM BR")
    act(rebound, "Ray", "shoot", "roll 1")
    expiry = position("RAY* TP, VIC CL, MOOSE BR", clock=1, turns_in_round=1)
    act(expiry, "end turn")
    basket = position("RAY* TP, VIC CL, MOOSE BR")
    act(basket, "Ray", "shoot", "roll 20")
    for s in (steal, rebound, expiry, basket):
        assert (s.offense, s.clock, s.possession) == (PURPLE, 3, 1)


@pytest.mark.parametrize("clock", [1, 2, 3])
def test_hj_29_71_an_offensive_rebound_keeps_the_ball_and_sets_the_clock_to_two(clock: int) -> None:
    s = position("RAY* TP, VIC RIM, MOOSE BR", clock=clock)
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.offense, s.clock, s.possession) == (VIC, YELLOW, 2, 0)


def test_hj_30_in_a_round_the_defense_is_first() -> None:
    match = started()
    turns = []
    for _ in range(6):
        turns.append(match.to_act)
        match.play("end turn")
    assert turns == [PURPLE, YELLOW] * 3


def test_hj_31_after_a_steal_the_new_offense_is_first() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Dex", "steal", "roll 1")
    assert (s.mover, s.offense) == (PURPLE, PURPLE)


def test_hj_33_the_actions_are_on_the_card() -> None:
    for name, hooper, actions in (("Ray", RAY, 4), ("Vic", VIC, 3), ("Moose", MOOSE, 2)):
        s = position("RAY* TP, VIC CL, MOOSE BR")
        act(s, name)
        assert (s.active, s.left) == (hooper, actions)


def test_hj_34_hoopers_act_in_any_order() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    assert options(s) == ["Ray", "Vic", "Moose", "end turn"]
    act(s, "Moose", "done", "Ray", "done")
    assert options(s) == ["Vic", "end turn"]


def test_hj_35_g06_a_hooper_finishes_before_the_next_and_does_not_come_back() -> None:
    match = started()
    match.play("Dex")
    assert refusal(match, "Hakeem") == "Dex is acting and has to finish first (HJ-35)."
    assert refusal(match, "end turn") == "Dex is acting and has to finish first (HJ-35)."
    match.play("to LC", "done")
    assert refusal(match, "Dex") == "Dex has already acted this turn (HJ-G06)."
    assert refusal(match, "to LC") == "Purple must first say which Hooper acts (HJ-35)."


def test_hj_36_a_step_to_the_next_space_costs_one_action() -> None:
    s = position("RAY* LC, VIC CL, MOOSE BR")
    act(s, "Ray")
    assert [move for move in options(s) if move.startswith("to")] == ["to TP", "to LL", "to LR", "to BC"]
    act(s, "to TP")
    assert (where(s, RAY), s.left) == ("TP", 3)
    assert why_not(s, "to RIM") == "Ray does not stand next to the rim (HJ-36)."


def test_hj_36_without_actions_nobody_moves() -> None:
    s = position("RAY LC, VIC* CL, MOOSE TP")
    act(s, "Moose", "to FT", "to PC")
    assert s.left == 0
    assert why_not(s, "to RIM") == "Moose may not go to the rim: no action is left (HJ-36)."


def test_hj_37_g15_entering_a_space_with_opponents_costs_two() -> None:
    s = position("RAY* LC, VIC CL, MOOSE BR", "DEX TP, BIG_LEE TP, HAKEEM FT")
    act(s, "Ray", "to TP")
    assert s.left == 2
    act(s, "to LC")
    assert s.left == 1
    assert "to TP" not in options(s)
    assert why_not(s, "to TP") == "Ray may not go to the top: 1 action is not enough (HJ-37)."


def test_hj_37_zip_with_one_or_two_actions_left() -> None:
    for zip_, left, can_enter in (("ZIP*", 1, False), ("ZIP*", 2, True), ("ZIP!*", 1, True)):
        s = position(f"{zip_} LC, VIC CL, MOOSE BR", "DEX TP, BIG_LEE BL, HAKEEM BR")
        act(s, "Zip")
        s.left = left
        assert ("to TP" in options(s)) == can_enter
        if can_enter:
            act(s, "to TP")
            assert where(s, RAY) == "TP"
            assert s.left == 0


def test_hj_38_an_opposing_screen_is_never_crossed() -> None:
    s = position("RAY* LC, VIC CL, MOOSE BR", "DEX TP-LC, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray")
    assert "to TP" not in options(s)
    assert why_not(s, "to TP") == "Ray may not go to the top: an opposing screen is in the way (HJ-38)."
    act(s, "to LL", "to TP")
    assert where(s, RAY) == "TP"


def test_hj_39_a_teammates_screen_is_crossed_freely() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP-LC")
    act(s, "Ray", "to TP")
    assert (where(s, RAY), s.left) == ("TP", 3)


def test_hj_40_g16_a_screen_is_free_even_without_actions_and_ends_the_hoopers_turn() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP")
    act(s, "Moose", "to FT", "to PC")
    assert s.left == 0
    assert [move for move in options(s) if move.startswith("screen")] == [
        f"screen {border}" for border in ("RIM-PC", "PL-PC", "PC-PR", "PC-EL", "PC-FT", "PC-ER")
    ]
    act(s, "screen PC-FT")
    assert where(s, MOOSE) == "PC-FT"
    assert options(s) == ["Ray", "Vic", "end turn"]


def test_hj_g16_no_step_is_needed_before_a_screen() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP")
    act(s, "Moose", "screen TP-LC")
    assert where(s, MOOSE) == "TP-LC"


def test_hj_g16_whoever_rests_sets_no_screen() -> None:
    s = position("RAY* LC, VIC CL, MOOSE~ TP")
    act(s, "Moose", "rest")
    assert where(s, MOOSE) == "TP"
    assert "Moose" not in options(s)


def test_hj_41_the_ball_handler_sets_no_screen() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP")
    act(s, "Ray")
    assert not any(move.startswith("screen") for move in options(s))
    assert why_not(s, "screen TP-LC") == "Ray has the ball and cannot set a screen (HJ-41)."


def test_hj_42_a_screening_hooper_receives_no_pass() -> None:
    s = position("RAY* LC, VIC CL, MOOSE FT-TP")
    act(s, "Ray")
    assert [move for move in options(s) if move.startswith("pass")] == ["pass Vic"]
    assert why_not(s, "pass Moose") == "Moose is screening and cannot receive a pass (HJ-42)."


def test_hj_43_a_screening_hoopers_defense_is_nothing() -> None:
    s = position("RAY* FT, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM FT-TP")
    assert defense_at(s, PURPLE, Space.FT) == 0
    assert shot_difficulty(s, RAY, Space.FT) == 7 - 3
    assert pass_difficulty(s, Space.FT, Space.CL) == 1


def test_hj_44_a_screening_hooper_does_not_rebound() -> None:
    s = position("RAY* FT, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM RIM-PC")
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.offense) == (RAY, YELLOW)


def test_hj_45_g19_a_screen_is_left_into_either_space_for_free() -> None:
    for space in ("FT", "TP"):
        s = position("RAY* LC, VIC CL, MOOSE FT-TP", "DEX FT, BIG_LEE TP, HAKEEM BR")
        act(s, "Moose")
        assert options(s) == ["to FT", "to TP", "hustle", "done"]
        assert why_not(s, "to PC") == (
            "Moose is on a screen and first has to step off it into one of its two spaces (HJ-45)."
        )
        act(s, f"to {space}")
        assert (where(s, MOOSE), s.left) == (space, 2)


def test_hj_g19_stepping_off_counts_as_a_move() -> None:
    s = position("RAY* LC, VIC CL, MOOSE~ FT-TP")
    act(s, "Moose", "to FT")
    assert "rest" not in options(s)
    assert why_not(s, "rest") == "Moose has already done something this turn and cannot rest (HJ-84)."
    act(s, "done", "Ray", "pass Moose", "roll 20")
    assert "shoot" not in options(s)


def test_hj_g14_any_number_of_hoopers_share_a_space() -> None:
    s = position("RAY* TP, VIC TP, MOOSE FT", "DEX TP, BIG_LEE TP, HAKEEM TP")
    act(s, "Moose", "to TP")
    assert [where(s, slot) for slot in range(6)] == ["TP"] * 6


def test_hj_g17_a_border_holds_one_screen() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP", "DEX TP-LC, BIG_LEE BL, HAKEEM BR")
    act(s, "Moose")
    assert "screen TP-LC" not in options(s)
    assert why_not(s, "screen TP-LC") == "There already is a screen on that border (HJ-G17)."


def test_hj_g18_a_screen_is_in_neither_space() -> None:
    s = position("RAY* LC, VIC CL, MOOSE BR", "DEX TP-LC, BIG_LEE TP-LL, HAKEEM FT-TP")
    act(s, "Ray", "to LR", "to TP")
    assert s.left == 2
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX TP-LC, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Dex")
    assert "steal" not in options(s)
    assert why_not(s, "steal") == "Dex is screening and cannot steal (HJ-G18)."


def test_hj_g43_a_screen_is_set_beside_the_own_space() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP")
    act(s, "Moose")
    assert why_not(s, "screen RIM-PC") == "Moose does not stand beside that border (HJ-G43)."
    beside = {f"screen {name}" for name in BORDER_NAMES if "TP" in name.split("-")}
    assert {move for move in options(s) if move.startswith("screen")} == beside


def test_hj_g03_a_turn_is_the_whole_sides() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP")
    act(s, "Ray", "to LL", "done")
    assert to_act(s) == YELLOW
    act(s, "Vic", "done", "Moose", "done")
    assert to_act(s) == PURPLE


def test_hj_g07_the_clock_drops_after_two_turns_in_whichever_order() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP", up=YELLOW)
    act(s, "end turn")
    assert (s.clock, s.mover) == (3, PURPLE)
    act(s, "end turn")
    assert (s.clock, s.mover) == (2, YELLOW)


def test_hj_g36_g42_nobody_has_to_act() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP")
    act(s, "end turn")
    assert s.mover == PURPLE
    assert s.exhausted.tolist() == [0, 0, 0, 0, 0, 0]


def test_hj_g34_the_ball_may_be_carried_back_over_the_half_court_line() -> None:
    s = position("RAY* LL, VIC CL, MOOSE TP")
    act(s, "Ray", "to BL")
    assert (where(s, RAY), s.ball) == ("BL", RAY)


def test_a_hooper_with_nothing_left_to_do_is_done() -> None:
    s = position("RAY~ LC, VIC CL, MOOSE~* TP")
    act(s, "Moose", "to LR")
    assert options(s) == ["Ray", "Vic", "end turn"]


def test_the_turn_is_over_when_all_three_are_done() -> None:
    s = position("RAY* LC, VIC CL, MOOSE TP", up=PURPLE)
    act(s, "Dex", "done", "Big Lee", "done", "Hakeem", "done")
    assert s.mover == YELLOW
    assert s.done.sum() == 0


def test_every_hooper_has_its_actions() -> None:
    assert ACTIONS_OF.tolist() == [4, 4, 5, 4, 3, 3, 4, 3, 3, 2]


def test_moves_are_listed_from_the_match_too() -> None:
    match = started()
    match.play("Hakeem")
    assert moves(match)[:2] == ["to LR", "to BC"]
