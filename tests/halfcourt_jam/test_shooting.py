"""The rule book of Halfcourt Jam read aloud: shots, rebounds, bringing the ball in."""

from fractions import Fraction

import pytest
from halfcourt_jam.positions import (
    DEX,
    HAKEEM,
    LEE,
    PURPLE,
    RAY,
    VIC,
    YELLOW,
    position,
    where,
    why_not,
)

from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.actions import SHOOT
from sideline.games.halfcourt_jam.decisions import to_act
from sideline.games.halfcourt_jam.facts.difficulty import shot_difficulty
from sideline.games.halfcourt_jam.state import Phase, Space
from sideline.testing.positions import act, options

FAR = "DEX BC, BIG_LEE BL, HAKEEM BR"


def test_hj_58_g25_whoever_shoots_does_nothing_else() -> None:
    for deeds in (["to LC"], ["hustle"], ["pass Vic", "roll 9"]):
        s = position("RAY* TP, VIC CL, MOOSE BR")
        act(s, "Ray")
        assert "shoot" in options(s)
        act(s, *deeds)
        assert "shoot" not in options(s)
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Ray", "to LC")
    assert why_not(s, "shoot") == "Ray has already done something this turn and may not shoot (HJ-58)."


def test_hj_g25_a_shot_needs_an_action_at_hand() -> None:
    s = position("RAY~* TP, VIC CL, MOOSE BR", values={"exhaustion": 4})
    act(s, "Ray")
    assert s.left == 0
    assert options(s) == ["rest"]
    assert why_not(s, "shoot") == "Ray has no action left (HJ-G25)."


def test_hj_59_only_the_ball_handler_shoots() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Vic")
    assert why_not(s, "shoot") == "Vic does not have the ball (HJ-59)."


def test_hj_60_61_62_big_lee_over_marlo_from_the_elbow() -> None:
    for roll, points in ((9, 0), (10, 1)):
        s = position("RAY BC, BIG_LEE* EL, MOOSE BR", "DEX BC, MARLO EL, HAKEEM BR")
        assert shot_difficulty(s, VIC, Space.EL) == 9
        act(s, "Big Lee", "shoot", f"roll {roll}")
        assert s.score.tolist() == [points, 0]


def test_hj_62_the_odds_of_the_example_are_55_percent() -> None:
    s = position("RAY BC, BIG_LEE* EL, MOOSE BR", "DEX BC, MARLO EL, HAKEEM BR")
    act(s, "Big Lee")
    odds = GAME.odds(s, SHOOT)
    assert odds is not None
    assert (odds.prospects[0].chance, odds.prospects[0].points) == (Fraction(11, 20), 1)
    said = [(GAME.words().say(part.what), part.value) for part in odds.parts]
    assert said == [
        ("difficulty from the left elbow", 8),
        ("Defense of Marlo", 3),
        ("shooter bonus of Big Lee", -2),
        ("in all, the roll must be more than", 9),
    ]


def test_hj_63_a_difficulty_is_at_most_19() -> None:
    s = position("RAY* LL, VIC CL, MOOSE BR", "DEX BC, BIG_LEE LL, HAKEEM LL")
    assert shot_difficulty(s, RAY, Space.LL) == 19
    act(s, "Ray")
    odds = GAME.odds(s, SHOOT)
    assert odds is not None
    assert [part.value for part in odds.parts] == [17, 3, 4, -3, -2, 19]
    act(s, "shoot", "roll 20")
    assert s.score.tolist() == [2, 0]


def test_hj_63_a_difficulty_is_at_least_1() -> None:
    s = position("NOVA* RIM, VIC CL, MOOSE BR")
    assert shot_difficulty(s, RAY, Space.RIM) == 1
    act(s, "Nova", "shoot", "roll 1")
    assert s.score.tolist() == [0, 0]


def test_hj_64_g26_a_half_court_shot_is_at_19_whoever_shoots_and_defends() -> None:
    for purple in ("DEX BR, BIG_LEE BL, HAKEEM BR", "DEX BR, BIG_LEE BL, HAKEEM BC"):
        s = position("NOVA* BC, VIC CL, MOOSE BR", purple)
        assert shot_difficulty(s, RAY, Space.BC) == 19
        act(s, "Nova", "shoot", "roll 20")
        assert s.score.tolist() == [2, 0]


def test_hj_65_after_a_basket_the_other_side_brings_the_ball_in() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX RIM, BIG_LEE BL, HAKEEM FT-TP", clock=1)
    act(s, "Ray", "shoot", "roll 20")
    assert (s.score.tolist(), s.clock, to_act(s)) == ([2, 0], 3, PURPLE)
    assert options(s) == ["inbound Dex", "inbound Big Lee", "inbound Hakeem"]
    assert why_not(s, "end turn") == "Purple must say first who gets the ball (HJ-65)."
    act(s, "inbound Hakeem")
    assert options(s) == ["at BL", "at BC", "at BR"]
    assert why_not(s, "at TP") == "Purple must choose a space of the baseline (HJ-65)."
    act(s, "at BC")
    assert (s.ball, where(s, HAKEEM)) == (HAKEEM, "BC")


def test_hj_g04_after_a_basket_the_side_now_defending_is_first() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Ray", "shoot", "roll 20", "inbound Dex", "at BC")
    assert (s.offense, s.mover) == (PURPLE, YELLOW)


def test_hj_66_under_the_rim_more_hoopers_rebound() -> None:
    s = position("RAY* TP, VIC RIM, MOOSE RIM", "DEX PC, BIG_LEE PL, HAKEEM RIM")
    act(s, "Ray", "shoot", "roll 1")
    assert (s.phase, to_act(s)) == (Phase.REBOUND, YELLOW)


def test_hj_67_68_70_g04_an_empty_rim_looks_at_the_next_arc_where_level_is_the_defenses() -> None:
    s = position("RAY* TP, VIC PL, MOOSE BR", "DEX BC, BIG_LEE PR, HAKEEM BR", clock=1)
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.offense, s.clock) == (LEE, PURPLE, 3)
    assert s.mover == YELLOW


def test_hj_67_the_search_goes_outward_until_somebody_is_there() -> None:
    s = position("RAY* LC, VIC BL, MOOSE BR", FAR)
    act(s, "Ray", "shoot", "roll 1")
    assert s.rebound_arc == 4
    assert s.ball == RAY


def test_hj_69_71_72_the_rebounding_side_says_who_takes_it() -> None:
    s = position("RAY* TP, VIC RIM, MOOSE RIM", "DEX PC, BIG_LEE PL, HAKEEM RIM")
    act(s, "Ray", "shoot", "roll 1")
    assert options(s) == ["rebound Vic", "rebound Moose"]
    assert why_not(s, "rebound Ray") == "Ray is not in the region of the rebound (HJ-69)."
    act(s, "rebound Vic")
    assert (s.ball, s.clock, s.mover, s.offense) == (VIC, 2, PURPLE, YELLOW)


def test_hj_69_the_defense_too() -> None:
    s = position("RAY* TP, VIC RIM, MOOSE BR", "DEX RIM, BIG_LEE PL, HAKEEM RIM")
    act(s, "Ray", "shoot", "roll 1")
    assert to_act(s) == PURPLE
    act(s, "rebound Dex")
    assert (s.ball, s.offense, s.mover) == (DEX, PURPLE, YELLOW)


@pytest.mark.parametrize("roll", [1, 20])
def test_hj_72_a_shot_ends_the_turn_of_those_who_have_not_acted(roll: int) -> None:
    s = position("RAY* TP, VIC BL, MOOSE~ BR", FAR, clock=3)
    act(s, "Ray", "shoot", f"roll {roll}")
    assert s.turns == 1
    assert s.exhausted[2] == 1
    if roll == 20:
        act(s, "inbound Dex", "at BC")
    assert s.done.sum() == 0


def test_hj_g27_the_shooter_counts_for_the_rebound() -> None:
    s = position("RAY* RIM, VIC CL, MOOSE BR", "DEX PC, BIG_LEE PL, HAKEEM PR")
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.offense) == (RAY, YELLOW)


def test_hj_g32_nobody_else_moves_at_a_new_possession_and_a_chosen_screener_leaves_its_screen() -> None:
    s = position("RAY~* TP, VIC CL, MOOSE FT-TP", "DEX~ RIM, BIG_LEE PL-EL, HAKEEM PC")
    act(s, "Ray", "shoot", "roll 20", "inbound Big Lee", "at BR")
    assert [where(s, slot) for slot in range(6)] == ["TP", "CL", "FT-TP", "RIM", "BR", "PC"]
    assert s.exhausted.tolist() == [1, 0, 0, 1, 0, 0]


def test_hj_g33_a_rebound_need_not_be_cleared() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM RIM")
    act(s, "Ray", "shoot", "roll 1", "end turn", "Hakeem")
    assert "shoot" in options(s)


def test_hj_g44_with_take_back_it_must_go_outside_first() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX PC, BIG_LEE BL, HAKEEM RIM", values={"take_back": "yes"})
    act(s, "Ray", "shoot", "roll 1", "end turn", "Hakeem")
    assert s.must_clear == 1
    assert "shoot" not in options(s)
    assert why_not(s, "shoot") == "Hakeem must first take the ball back outside (HJ-G44)."
    act(s, "pass Dex", "roll 20", "done", "Dex", "to FT", "to TP")
    assert s.must_clear == 0
    act(s, "done", "end turn", "end turn", "Dex")
    assert "shoot" in options(s)


def test_hj_g44_a_pass_outside_clears_the_ball_too_and_an_own_rebound_needs_none() -> None:
    values = {"take_back": "yes"}
    s = position("RAY* RIM, VIC CL, MOOSE BR", values=values, must_clear=1)
    act(s, "Ray", "pass Vic", "roll 20", "done", "Vic")
    assert "shoot" in options(s)
    s = position("RAY* TP, VIC RIM, MOOSE BR", values=values)
    act(s, "Ray", "shoot", "roll 1", "end turn", "Vic")
    assert "shoot" in options(s)


def test_hj_g44_a_ball_that_is_taken_outside_needs_no_clearing() -> None:
    purple = "DEX TP, BIG_LEE BL, HAKEEM BR"
    s = position("RAY* TP, VIC CL, MOOSE BR", purple, PURPLE, values={"take_back": "yes"})
    act(s, "Dex", "steal", "roll 1", "Dex")
    assert s.must_clear == 0
    assert "shoot" in options(s)
