"""The rule book of Halfcourt Jam read aloud: hustle, exhaustion, Activation, the shot clock."""

from halfcourt_jam.positions import DEX, LEE, MOOSE, PURPLE, RAY, VIC, YELLOW, position, where, why_not

from sideline.engine.game import SPECTATOR
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.actions import END_TURN
from sideline.games.halfcourt_jam.charts import ACTIVATION_OF
from sideline.games.halfcourt_jam.decisions import to_act
from sideline.games.halfcourt_jam.facts.difficulty import shot_difficulty
from sideline.games.halfcourt_jam.state import Phase, Space
from sideline.testing.positions import act, options


def test_hj_80_81_82_83_84_vic_hustles_and_rests() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Vic", "hustle")
    assert (s.left, s.exhausted[VIC]) == (6, 1)
    assert why_not(s, "hustle") == "Vic is exhausted and cannot hustle (HJ-83)."
    act(s, "done", "end turn", "end turn", "Vic")
    assert s.left == 2
    assert "hustle" not in options(s)
    act(s, "rest")
    assert s.exhausted[VIC] == 0
    assert options(s) == ["Ray", "Moose", "end turn"]
    act(s, "end turn", "end turn", "Vic")
    assert s.left == 3


def test_hj_84_a_fresh_hooper_does_not_rest() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Vic")
    assert why_not(s, "rest") == "Vic is not exhausted and needs no rest (HJ-84)."


def test_hj_g28_a_hustle_may_come_at_any_time_and_tires_from_the_next_turn_on() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Vic", "to WL", "to EL", "to PL")
    assert s.left == 0
    act(s, "hustle")
    assert s.left == 3


def test_hj_84_g29_an_exhausted_hooper_that_does_nothing_has_rested() -> None:
    s = position("RAY* TP, VIC~ CL, MOOSE~ BR")
    act(s, "Moose", "screen LR-BR")
    before = s.copy()
    act(s, "end turn")
    assert s.exhausted.tolist()[:3] == [0, 0, 1]
    told = GAME.tell(before, END_TURN, s, SPECTATOR)
    assert GAME.words().say(told) == "Yellow ends the turn. Vic has rested and is fresh again."


def test_hj_84_only_the_side_that_ends_its_turn_has_rested() -> None:
    s = position("RAY* TP, VIC~ CL, MOOSE BR", "DEX~ TP, BIG_LEE CL, HAKEEM BR")
    act(s, "end turn")
    assert (s.exhausted[VIC], s.exhausted[DEX]) == (0, 1)


def test_hj_72_g29_before_a_shot_a_rest_is_said_since_the_shot_cuts_the_turn_short() -> None:
    s = position("RAY* TP, VIC~ CL, MOOSE~ BR")
    act(s, "Vic", "rest", "Ray", "shoot", "roll 20")
    assert s.exhausted.tolist()[:3] == [0, 0, 1]


def test_hj_g29_to_stop_without_having_done_anything_is_to_rest() -> None:
    s = position("RAY* TP, VIC~ CL, MOOSE BR")
    act(s, "Vic")
    assert "rest" in options(s)
    assert "done" not in options(s)
    assert why_not(s, "done") == "Vic is exhausted: to do nothing this turn is to rest (HJ-G29)."
    act(s, "to WL")
    assert "done" in options(s)
    assert "rest" not in options(s)


def test_hj_g29_where_rest_is_declared_whoever_was_skipped_has_not_rested() -> None:
    s = position("RAY* TP, VIC~ CL, MOOSE~ BR", values={"rest": "declared"})
    act(s, "Vic", "done", "Ray", "done", "end turn")
    assert s.exhausted.tolist()[:3] == [0, 1, 1]


def test_hj_g29_a_match_begun_under_the_first_rules_keeps_its_rest() -> None:
    setting = next(setting for setting in GAME.settings if setting.name == "rest")
    assert (setting.printed_at((), 1), setting.printed_at((), GAME.rules_version)) == ("declared", "idle")


def test_hj_g28_a_hustle_may_have_to_come_first() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", values={"hustle_when": "first"})
    act(s, "Vic")
    assert "hustle" in options(s)
    act(s, "to WL")
    assert why_not(s, "hustle") == "Vic must hustle before anything else, or not at all this turn (HJ-G28)."


def test_hj_g30_an_exhausted_hooper_has_an_action_left() -> None:
    s = position("RAY* TP, VIC CL, MOOSE~ BR")
    act(s, "Moose")
    assert s.left == 1


def test_hj_g41_the_card_shows_who_is_exhausted() -> None:
    s = position("RAY* TP, VIC~ CL, MOOSE BR")
    seen = GAME.view(s, SPECTATOR)
    assert [hooper.name for hooper in seen.hoopers if hooper.is_exhausted] == ["Vic"]
    assert "VIC     2   +4   2  EXHAUSTED" in str(seen)


def test_hj_85_every_hooper_has_its_own_condition() -> None:
    assert ACTIVATION_OF.tolist() == [3, 4, 2, 4, 3, 2, 3, 2, 2, 3]


def test_hj_10_86_a_marker_for_each_completed_pass() -> None:
    s = position("RAY* TP, VIC CL, MOOSE WR")
    act(s, "Ray", "pass Moose", "roll 2")
    assert s.markers[RAY] == 1
    assert "Dime 1/3: passes completed" in str(GAME.view(s, YELLOW))


def test_hj_87_89_the_third_pass_flips_ray_and_helps_vic_at_once() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    s.markers[RAY] = 2
    act(s, "Ray", "pass Vic", "roll 8")
    assert (s.activated[RAY], s.markers[RAY]) == (1, 0)
    assert shot_difficulty(s, VIC, Space.CL) == 14 - 4 - 3


def test_hj_07_an_ability_needs_activation() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Ray", "pass Vic", "roll 8")
    assert shot_difficulty(s, VIC, Space.CL) == 14 - 4


def test_hj_88_some_abilities_exhaust_at_once() -> None:
    s = position("RAY BC, VIC!* WL, MOOSE BR")
    act(s, "Vic", "to EL", "shoot")
    assert s.exhausted[VIC] == 1


def test_hj_g31_activation_lasts_for_the_match() -> None:
    s = position("RAY!* TP, VIC CL, MOOSE BR")
    act(s, "Ray", "pass Vic", "roll 8", "done", "Vic", "shoot", "roll 20", "inbound Dex", "at BC")
    assert (s.activated[RAY], s.markers[RAY]) == (1, 0)


def test_hj_g40_markers_come_before_consequences() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX TP, MARLO CL, HAKEEM BR")
    s.markers[LEE] = 2
    act(s, "Ray", "pass Vic", "roll 1")
    assert s.phase == Phase.TAKE
    assert (s.activated[LEE], s.markers[LEE]) == (1, 0)


def test_hj_90_the_clock_goes_down_after_both_turns() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", up=PURPLE)
    act(s, "end turn")
    assert s.clock == 3
    act(s, "end turn")
    assert s.clock == 2


def test_hj_91_92_when_the_clock_runs_out_the_defense_brings_the_ball_in() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", clock=1, turns_in_round=1)
    act(s, "end turn")
    assert to_act(s) == PURPLE
    act(s, "inbound Dex", "at BL")
    assert (s.ball, where(s, DEX), s.clock, s.turns_in_round) == (DEX, "BL", 3, 0)
    assert (s.offense, s.mover) == (PURPLE, YELLOW)


def test_a_screener_may_rest_on_its_screen() -> None:
    s = position("RAY* TP, VIC CL, MOOSE~ FT-TP")
    act(s, "Moose", "rest")
    assert (where(s, MOOSE), s.exhausted[MOOSE]) == ("FT-TP", 0)
