"""The ten Hoopers of Halfcourt Jam: how each is Activated, and what each can do then."""

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
from sideline.games.halfcourt_jam.actions import PASS, SHOOT, SPACE, STEAL, SWAT
from sideline.games.halfcourt_jam.decisions import to_act
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty, shot_difficulty, steal_difficulty
from sideline.games.halfcourt_jam.state import Phase, Space
from sideline.testing.positions import act, options

OPEN = "RAY* TP, VIC CL, MOOSE WR"


def test_hj_g51_ray_is_activated_by_three_completed_passes() -> None:
    s = position(OPEN)
    for expected in (1, 2):
        act(s, "Ray", "pass Vic", "roll 20", "done", "end turn")
        assert s.markers[RAY] == expected
        act(s, "end turn")
        s.ball, s.clock = RAY, 3
    act(s, "Ray", "pass Vic", "roll 20")
    assert s.activated[RAY] == 1


def test_hj_g51_a_failed_pass_does_not_count() -> None:
    s = position(OPEN, "DEX TP, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray", "pass Vic", "roll 1")
    assert s.markers[RAY] == 0


def test_hj_g51_a_dime_makes_the_receivers_shot_three_easier_this_turn() -> None:
    s = position("RAY!* TP, VIC CL, MOOSE WR")
    act(s, "Ray", "pass Vic", "roll 20", "done", "Vic")
    assert shot_difficulty(s, VIC, Space.CL) == 14 - 4 - 3
    odds = GAME.odds(s, SHOOT)
    assert odds is not None
    assert ("ability Dime", -3) in [(GAME.words().say(part.what), part.value) for part in odds.parts]
    act(s, "done", "end turn")
    assert shot_difficulty(s, VIC, Space.CL) == 14 - 4


def test_hj_g52_dex_is_activated_by_steals_tried_and_made() -> None:
    s = position("RAY* TP, VIC CL, MOOSE WR", "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Dex", "steal", "roll 20")
    assert s.markers[DEX] == 1
    s.tried_steal = 0
    act(s, "steal", "roll 1")
    assert s.markers[DEX] == 3


def test_hj_g52_quick_hands_steal_on_six_or_less() -> None:
    s = position("RAY* TP, VIC CL, MOOSE WR", "DEX! TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    assert steal_difficulty(s, DEX) == 6
    assert pass_difficulty(s, Space.TP, Space.CL) == 3
    act(s, "Dex")
    odds = GAME.odds(s, STEAL)
    assert odds is not None
    assert odds.prospects[0].chance == Fraction(3, 10)
    act(s, "steal", "roll 6")
    assert s.ball == DEX


def test_hj_g53_zip_is_activated_by_two_hustles_and_enters_for_one() -> None:
    s = position("ZIP* LC, VIC CL, MOOSE WR", "DEX TP, BIG_LEE BL, HAKEEM BR")
    s.markers[RAY] = 1
    act(s, "Zip", "hustle")
    assert s.activated[RAY] == 1
    act(s, "to TP")
    assert s.left == 5 + 3 - 1


def test_hj_g54_nova_is_activated_by_four_shots_from_outside() -> None:
    for space, markers in (("TP", 1), ("LC", 1), ("FT", 0), ("BC", 0)):
        s = position(f"NOVA* {space}, VIC BL, MOOSE BR", "DEX RIM, BIG_LEE BL, HAKEEM BR")
        act(s, "Nova", "shoot", "roll 1")
        assert s.markers[RAY] == markers
    s = position("NOVA* TP, VIC BL, MOOSE BR")
    s.markers[RAY] = 3
    act(s, "Nova", "shoot", "roll 20")
    assert s.activated[RAY] == 1


def test_hj_g54_limitless_makes_the_logos_as_easy_as_the_top() -> None:
    s = position("NOVA!* LL, VIC BL, MOOSE BR")
    for space in (Space.LL, Space.LC, Space.LR, Space.TP):
        assert shot_difficulty(s, RAY, space) == 14 - 5
    s.activated[RAY] = 0
    assert shot_difficulty(s, RAY, Space.LL) == 17 - 5


def test_hj_g55_vic_is_activated_by_three_passes_caught() -> None:
    s = position(OPEN)
    s.markers[VIC] = 2
    act(s, "Ray", "pass Vic", "roll 20")
    assert (s.activated[VIC], s.markers[VIC]) == (1, 0)


def test_hj_g55_pull_up_one_step_with_the_ball_and_then_a_shot() -> None:
    s = position("RAY BC, VIC!* WL, MOOSE BR")
    act(s, "Vic", "to EL")
    assert options(s)[0] == "shoot"
    assert GAME.words().say(GAME.label(s, SHOOT)) == (
        "Pull up from the left elbow for 1; exhausts and ends the turn"
    )
    act(s, "shoot")
    assert s.exhausted[VIC] == 1
    act(s, "roll 5")
    assert s.score.tolist() == [1, 0]


@pytest.mark.parametrize("deeds", [["to EL", "to PL"], ["hustle", "to EL"], ["to EL", "hustle"]])
def test_hj_g55_no_pull_up_after_two_steps_or_a_hustle(deeds: list[str]) -> None:
    s = position("RAY BC, VIC!* WL, MOOSE BR")
    act(s, "Vic", *deeds)
    assert "shoot" not in options(s)


def test_hj_g55_no_pull_up_if_exhausted_or_without_the_ability() -> None:
    for vic in ("VIC!~*", "VIC*"):
        s = position(f"RAY BC, {vic} WL, MOOSE BR")
        act(s, "Vic", "to EL")
        assert "shoot" not in options(s)


def test_hj_g56_big_lee_is_activated_by_two_rebounds() -> None:
    s = position(OPEN, "DEX BC, BIG_LEE RIM, HAKEEM BR")
    act(s, "Ray", "shoot", "roll 1")
    assert s.markers[LEE] == 1
    s = position(OPEN, "DEX BC, BIG_LEE RIM, HAKEEM BR")
    s.markers[LEE] = 1
    act(s, "Ray", "shoot", "roll 1")
    assert s.activated[LEE] == 1


def test_hj_g56_box_out_counts_as_two() -> None:
    s = position("RAY* TP, BIG_LEE! RIM, MOOSE BR", "DEX RIM, VIC BL, HAKEEM BR")
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.offense, s.clock) == (VIC, YELLOW, 2)
    s = position("RAY* TP, VIC RIM, MOOSE RIM", "DEX BC, BIG_LEE! RIM, HAKEEM BR")
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.offense) == (LEE, PURPLE)


def test_hj_g57_marlo_is_activated_by_three_stops_around_him() -> None:
    for marlo, markers in (("TP", 1), ("CL", 1), ("RIM", 0), ("FT-TP", 0)):
        s = position(OPEN, f"DEX TP, MARLO {marlo}, HAKEEM BR")
        act(s, "Ray", "pass Vic", "roll 1")
        assert s.markers[LEE] == markers
    s = position(OPEN, "DEX BC, MARLO TP, HAKEEM BR")
    s.markers[LEE] = 2
    act(s, "Ray", "shoot", "roll 1")
    assert s.activated[LEE] == 1


def test_hj_g57_clamps_add_two_against_shots_only() -> None:
    s = position(OPEN, "DEX BC, MARLO! TP, HAKEEM BR")
    assert shot_difficulty(s, RAY, Space.TP) == 14 - 3 + 3 + 2
    assert pass_difficulty(s, Space.TP, Space.CL) == 3
    act(s, "Ray")
    odds = GAME.odds(s, SHOOT)
    assert odds is not None
    assert ("ability Clamps", 2) in [(GAME.words().say(part.what), part.value) for part in odds.parts]


def test_hj_g58_hakeem_is_activated_by_two_misses_near_the_rim() -> None:
    for space, markers in (("RIM", 1), ("PL", 1), ("FT", 0), ("RIM-PC", 0)):
        s = position(OPEN, f"DEX RIM, BIG_LEE BL, HAKEEM {space}")
        act(s, "Ray", "shoot", "roll 1")
        assert s.markers[HAKEEM] == markers


def test_hj_g58_a_swat_has_a_basket_rolled_again_and_exhausts() -> None:
    s = position("RAY* FT, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM! FT")
    act(s, "Ray", "shoot", "roll 20")
    assert (s.phase, to_act(s)) == (Phase.SWAT, PURPLE)
    assert options(s) == ["swat", "no swat"]
    assert why_not(s, "end turn") == "Purple must say whether to swat the shot (HJ-G58)."
    odds = GAME.odds(s, SWAT)
    assert odds is not None
    assert [prospect.chance for prospect in odds.prospects] == [Fraction(8, 20), Fraction(12, 20)]
    act(s, "swat")
    assert s.exhausted[HAKEEM] == 1
    act(s, "roll 1")
    assert s.score.tolist() == [0, 0]


def test_hj_g58_the_second_roll_stands_and_a_swat_may_be_declined() -> None:
    for answer in (["swat", "roll 20"], ["no swat"]):
        s = position("RAY* FT, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM! FT")
        act(s, "Ray", "shoot", "roll 19", *answer)
        assert s.score.tolist() == [1, 0]
        assert s.exhausted[HAKEEM] == (answer[0] == "swat")


@pytest.mark.parametrize("hakeem", ["HAKEEM!~ FT", "HAKEEM FT", "HAKEEM! PC", "HAKEEM! FT-TP"])
def test_hj_g58_no_swat_if_exhausted_or_not_activated_or_elsewhere(hakeem: str) -> None:
    s = position("RAY* FT, VIC CL, MOOSE BR", f"DEX BC, BIG_LEE BL, {hakeem}")
    act(s, "Ray", "shoot", "roll 20")
    assert s.score.tolist() == [1, 0]


def test_hj_g58_no_swat_against_a_half_court_shot() -> None:
    s = position("RAY* BC, VIC CL, MOOSE BR", "DEX BL, BIG_LEE BL, HAKEEM! BC")
    act(s, "Ray", "shoot", "roll 20")
    assert s.score.tolist() == [2, 0]


def test_hj_g58_the_odds_of_a_shot_hakeem_may_swat_count_two_rolls() -> None:
    s = position("RAY* FT, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM! FT")
    act(s, "Ray")
    odds = GAME.odds(s, SHOOT)
    assert odds is not None
    assert [prospect.chance for prospect in odds.prospects] == [
        Fraction(144, 400),
        Fraction(96, 400),
        Fraction(160, 400),
    ]


def test_hj_g59_stretch_is_activated_by_two_baskets_from_mid_range_or_beyond() -> None:
    for space, roll, markers in (("EL", 20, 1), ("TP", 20, 1), ("PL", 20, 0), ("EL", 1, 0)):
        s = position(f"RAY BC, VIC BL, STRETCH* {space}", "DEX RIM, BIG_LEE BL, HAKEEM BR")
        act(s, "Stretch", "shoot", f"roll {roll}")
        assert s.markers[MOOSE] == markers


def test_hj_g59_stretch_slips_off_his_screen_to_catch_and_shoot() -> None:
    s = position("RAY* WL, VIC CL, STRETCH! FT-TP", "DEX FT, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray")
    assert "pass Stretch" in options(s)
    assert GAME.odds(s, PASS.at(2)) is None
    act(s, "pass Stretch")
    assert options(s) == ["slip FT", "slip TP"]
    odds = GAME.odds(s, SPACE.at(Space.FT))
    assert odds is not None
    assert odds.prospects[0].chance == Fraction(17, 20)
    assert why_not(s, "slip RIM") == (
        "Stretch slips to a straddled space in front of the half-court line (HJ-G59)."
    )
    act(s, "slip TP", "roll 2")
    assert (s.ball, where(s, MOOSE)) == (MOOSE, "TP")
    act(s, "done", "Stretch")
    assert "shoot" in options(s)


def test_hj_g59_a_failed_pass_leaves_him_on_the_screen() -> None:
    s = position("RAY* WL, VIC CL, STRETCH! FT-TP", "DEX FT, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray", "pass Stretch", "slip FT", "roll 3")
    assert (s.ball, where(s, MOOSE)) == (DEX, "FT-TP")


def test_hj_g59_he_does_not_slip_behind_the_half_court_line() -> None:
    s = position("RAY* WL, VIC CL, STRETCH! LC-BC", "DEX BC, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray")
    assert GAME.odds(s, PASS.at(2)) is not None
    act(s, "pass Stretch", "roll 2")
    assert where(s, MOOSE) == "LC"
    s = position("RAY* WL, VIC CL, STRETCH! BL-BC")
    act(s, "Ray")
    assert "pass Stretch" not in options(s)


def test_hj_g60_moose_is_activated_by_three_turns_ended_on_a_screen() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT-TP", clock=3)
    act(s, "end turn")
    assert s.markers[MOOSE] == 1
    act(s, "end turn")
    assert s.markers[MOOSE] == 1
    act(s, "Ray", "shoot", "roll 20", "inbound Dex", "at BC")
    assert s.markers[MOOSE] == 2
    act(s, "end turn")
    assert (s.activated[MOOSE], s.markers[MOOSE]) == (1, 0)


def test_hj_g60_beside_a_brick_wall_opponents_pay_one_more() -> None:
    s = position("RAY* TP, VIC CL, MOOSE! FT-TP", "DEX LC, BIG_LEE PC, HAKEEM BR", PURPLE)
    act(s, "Dex", "to TP")
    assert s.left == 4 - 3
    act(s, "done", "Big Lee", "to FT")
    assert s.left == 3 - 2


def test_hj_g60_without_the_ability_or_for_teammates_it_costs_nothing() -> None:
    s = position("RAY* LC, VIC CL, MOOSE! FT-TP")
    act(s, "Ray", "to TP")
    assert s.left == 3
    s = position("RAY* BC, VIC CL, MOOSE FT-TP", "DEX LC, BIG_LEE PC, HAKEEM BR", PURPLE)
    act(s, "Dex", "to TP")
    assert s.left == 3
