"""The rule book of Halfcourt Jam read aloud: passes and steals."""

from fractions import Fraction

import pytest
from halfcourt_jam.positions import (
    DEX,
    HAKEEM,
    LEE,
    MOOSE,
    PURPLE,
    RAY,
    VIC,
    YELLOW,
    position,
    where,
    why_not,
)

from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.actions import PASS, STEAL
from sideline.games.halfcourt_jam.decisions import to_act
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty, steal_difficulty
from sideline.games.halfcourt_jam.state import Phase, Space
from sideline.testing.positions import act, options

OPEN_PASS = "RAY* TP, VIC CL, MOOSE BR"


def test_hj_46_the_ball_handler_passes_to_any_teammate_for_one_action() -> None:
    s = position("RAY* TP, VIC CL, MOOSE RIM")
    act(s, "Ray")
    assert [move for move in options(s) if move.startswith("pass")] == ["pass Vic", "pass Moose"]
    act(s, "pass Moose", "roll 2")
    assert (s.ball, s.left) == (MOOSE, 3)
    assert why_not(s, "pass Vic") == "Ray does not have the ball (HJ-46)."


def test_hj_46_without_an_action_or_to_oneself_there_is_no_pass() -> None:
    s = position("RAY* TP, VIC CL, MOOSE RIM")
    act(s, "Ray")
    assert why_not(s, "pass Ray") == "Ray already has the ball (HJ-46)."
    act(s, "to LL", "to TP", "to LL", "to TP")
    assert why_not(s, "pass Vic") == "Ray has no action left (HJ-46)."


def test_hj_47_every_pass_is_rolled() -> None:
    s = position(OPEN_PASS)
    act(s, "Ray", "pass Vic")
    assert s.phase == Phase.PASS_ROLL
    assert options(s) == [f"roll {side}" for side in range(1, 21)]


def test_hj_48_49_50_ray_to_vic_past_big_lee_and_hakeem() -> None:
    for roll, is_complete in ((7, False), (8, True)):
        s = position("RAY* TP, VIC WL, MOOSE BR", "DEX BC, BIG_LEE WL, HAKEEM TP")
        assert pass_difficulty(s, Space.TP, Space.WL) == 7
        act(s, "Ray", "pass Vic", f"roll {roll}")
        assert (s.ball == VIC) == is_complete


def test_hj_50_the_odds_of_the_example_are_65_percent() -> None:
    s = position("RAY* TP, VIC WL, MOOSE BR", "DEX BC, BIG_LEE WL, HAKEEM TP")
    act(s, "Ray")
    odds = GAME.odds(s, PASS.at(1))
    assert odds is not None
    assert odds.prospects[0].chance == Fraction(13, 20)
    said = [(GAME.words().say(part.what), part.value) for part in odds.parts]
    assert said == [
        ("Defense of Hakeem", 4),
        ("Defense of Big Lee", 3),
        ("in all, the roll must be more than", 7),
    ]


def test_hj_51_52_53_57_the_defense_chooses_who_takes_a_failed_pass_and_moves_next() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX! TP, MARLO TP, HAKEEM BR", clock=2)
    assert pass_difficulty(s, Space.TP, Space.CL) == 6
    act(s, "Ray", "pass Vic", "roll 4")
    assert to_act(s) == PURPLE
    assert options(s) == ["take Dex", "take Marlo"]
    assert why_not(s, "take Hakeem") == (
        "Hakeem is neither in the passer\u2019s space nor in the receiver\u2019s (HJ-52)."
    )
    act(s, "take Marlo")
    assert (s.ball, s.offense, s.mover, s.clock) == (LEE, PURPLE, PURPLE, 3)
    act(s, "Marlo")
    assert s.left == 4


def test_hj_52_a_single_taker_takes_it_without_being_asked() -> None:
    s = position(OPEN_PASS, "DEX CL, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray", "pass Vic", "roll 3")
    assert (s.ball, s.mover, s.phase) == (DEX, PURPLE, Phase.SELECT)


def test_hj_g18_a_screener_takes_no_failed_pass() -> None:
    s = position(OPEN_PASS, "DEX TP-LC, BIG_LEE TP, HAKEEM BR")
    act(s, "Ray", "pass Vic", "roll 3")
    assert s.ball == LEE


def test_hj_54_an_undefended_pass_needs_more_than_one() -> None:
    s = position(OPEN_PASS)
    assert pass_difficulty(s, Space.TP, Space.CL) == 1
    act(s, "Ray", "pass Vic", "roll 2")
    assert s.ball == VIC


def test_hj_55_g08_a_one_on_an_undefended_pass_is_as_a_basket() -> None:
    s = position(OPEN_PASS, clock=1)
    act(s, "Ray", "pass Vic", "roll 1")
    assert to_act(s) == PURPLE
    act(s, "inbound Dex", "at BL")
    assert (s.ball, where(s, DEX), s.clock) == (DEX, "BL", 3)
    assert (s.offense, s.mover) == (PURPLE, YELLOW)
    assert s.score.tolist() == [0, 0]


def test_hj_56_no_pass_goes_behind_the_half_court_line() -> None:
    s = position(OPEN_PASS)
    act(s, "Ray")
    assert "pass Moose" not in options(s)
    assert why_not(s, "pass Moose") == (
        "Yellow may not pass to Moose: he is behind the half-court line (HJ-56)."
    )


def test_hj_56_a_pass_out_of_the_backcourt_is_fine() -> None:
    s = position("RAY* BC, VIC CL, MOOSE BR", "DEX RIM, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray", "pass Vic", "roll 2")
    assert s.ball == VIC


def test_hj_57_a_stolen_pass_ends_the_turn_of_those_who_have_not_acted() -> None:
    s = position(OPEN_PASS, "DEX TP, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray", "pass Vic", "roll 1")
    assert (s.mover, s.clock) == (PURPLE, 3)
    assert s.done.sum() == 0


def test_hj_g05_after_a_stolen_pass_the_takers_are_first() -> None:
    s = position(OPEN_PASS, "DEX TP, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray", "pass Vic", "roll 1")
    assert s.offense == s.mover == PURPLE


def test_hj_g20_in_one_space_a_defender_counts_once() -> None:
    s = position("RAY* FT, VIC FT, MOOSE BR", "DEX FT, BIG_LEE BL, HAKEEM BR")
    assert pass_difficulty(s, Space.FT, Space.FT) == 3


def test_hj_g21_undefended_means_nobody_in_either_space() -> None:
    s = position(OPEN_PASS, "DEX TP-LC, BIG_LEE SL-CL, HAKEEM BR")
    act(s, "Ray", "pass Vic", "roll 1")
    assert s.phase == Phase.INBOUND_HOOPER


def test_hj_g22_the_difficulty_of_a_pass_is_at_most_19() -> None:
    values = {"defense.DEX": 9, "defense.BIG_LEE": 9, "defense.HAKEEM": 9}
    s = position(OPEN_PASS, "DEX TP, BIG_LEE TP, HAKEEM CL", values=values)
    assert pass_difficulty(s, Space.TP, Space.CL) == 19
    act(s, "Ray", "pass Vic", "roll 20")
    assert s.ball == VIC


def test_hj_g23_who_has_not_acted_may_shoot_after_the_catch() -> None:
    s = position(OPEN_PASS)
    act(s, "Ray", "pass Vic", "roll 8", "done", "Vic")
    assert "shoot" in options(s)


def test_hj_g23_who_has_acted_may_catch_but_not_act() -> None:
    s = position(OPEN_PASS)
    act(s, "Vic", "done", "Ray", "pass Vic", "roll 8", "done")
    assert s.ball == VIC
    assert options(s) == ["Moose", "end turn"]


def test_hj_g24_the_passer_goes_on_with_what_is_left() -> None:
    s = position(OPEN_PASS)
    act(s, "Ray", "pass Vic", "roll 8", "to FT", "to PC", "to RIM")
    assert where(s, RAY) == "RIM"


def test_hj_73_only_a_defender_in_the_space_of_the_ball_steals() -> None:
    s = position(OPEN_PASS, "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Big Lee")
    assert "steal" not in options(s)
    assert why_not(s, "steal") == "Big Lee is not in the space of the ball (HJ-73)."
    act(s, "done", "Dex")
    assert options(s)[0] == "steal"
    s = position(OPEN_PASS)
    act(s, "Ray")
    assert why_not(s, "steal") == "Yellow has the ball and nothing to steal (HJ-73)."


def test_hj_74_76_a_steal_costs_an_action_and_is_tried_once_a_turn() -> None:
    s = position(OPEN_PASS, "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Dex", "steal", "roll 4")
    assert (s.ball, s.left) == (RAY, 3)
    assert "steal" not in options(s)
    assert why_not(s, "steal") == "Dex has already tried to steal this turn (HJ-76)."


def test_hj_74_the_last_action_is_enough_for_a_steal() -> None:
    s = position(OPEN_PASS, "DEX FT, BIG_LEE BL, HAKEEM FT", PURPLE)
    act(s, "Hakeem", "to TP")
    assert s.left == 1
    assert "steal" in options(s)


def test_hj_74_without_an_action_there_is_no_steal() -> None:
    s = position(OPEN_PASS, "DEX FT, BIG_LEE BL, HAKEEM~ FT", PURPLE)
    act(s, "Hakeem", "to TP")
    assert why_not(s, "steal") == "Hakeem has no action left (HJ-74)."


@pytest.mark.parametrize(("roll", "is_stolen"), [(3, True), (4, False)])
def test_hj_75_77_78_g35_a_roll_up_to_the_defense_is_a_steal(roll: int, is_stolen: bool) -> None:
    s = position(OPEN_PASS, "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE, clock=1)
    act(s, "Hakeem", "done", "Dex", "steal", f"roll {roll}")
    if is_stolen:
        assert (s.ball, s.offense, s.mover, s.clock) == (DEX, PURPLE, PURPLE, 3)
        assert options(s) == ["Dex", "Big Lee", "Hakeem", "end turn"]
    else:
        assert (s.ball, s.offense, s.active) == (RAY, YELLOW, DEX)


def test_hj_79_the_chance_of_a_steal_is_a_twentieth_for_each_defense() -> None:
    chances = {}
    for name, defense in (("NOVA", 1), ("RAY", 2), ("DEX", 3)):
        s = position("ZIP* TP, VIC CL, MOOSE BR", f"{name} TP, BIG_LEE BL, HAKEEM BR", PURPLE)
        act(s, name.title())
        odds = GAME.odds(s, STEAL)
        assert odds is not None
        chances[defense] = odds.prospects[0].chance
    assert chances == {1: Fraction(1, 20), 2: Fraction(2, 20), 3: Fraction(3, 20)}
    s = position(OPEN_PASS, "DEX BC, BIG_LEE BL, HAKEEM TP", PURPLE)
    assert steal_difficulty(s, HAKEEM) == 4


def test_hj_g38_the_engine_rolls_for_the_ball_handler() -> None:
    s = position(OPEN_PASS, "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Dex", "steal")
    assert to_act(s) == -1
