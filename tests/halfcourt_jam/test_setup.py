"""The rule book of Halfcourt Jam read aloud: components, setup, draft."""

from halfcourt_jam.positions import PURPLE, RAY, YELLOW, moves, where

from sideline.engine.match import Match
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.charts import (
    ACTIONS_OF,
    BONUS_OF,
    BORDER_NAMES,
    DEFENSE_OF,
    DIE,
    HOOPER_NAMES,
    IS_BASELINE,
    POSITION_OF,
    STEPS,
    WAYS_FROM,
    X,
    Y,
)
from sideline.games.halfcourt_jam.decisions import outcomes, weight
from sideline.games.halfcourt_jam.state import Hooper, Phase, Space
from sideline.testing.positions import refusal

NO_BANS = ["no ban", "no ban"]


def test_hj_01_two_seats_yellow_and_purple() -> None:
    assert GAME.seat_names == ("yellow", "purple")


def test_hj_02_the_aim_is_eleven_points() -> None:
    assert GAME.new()[0].target == 11
    assert "first to 11" in str(Match(GAME).view(YELLOW))


def test_hj_03_g11_g12_the_board_has_20_spaces_and_37_borders() -> None:
    assert len(Space) == 20
    assert len(BORDER_NAMES) == 37
    assert STEPS.max() < 20
    assert STEPS[Space.BC, Space.RIM] == 5
    assert STEPS[Space.BC, Space.CL] == STEPS[Space.BC, Space.CR] == 4
    assert WAYS_FROM.sum() == 2 * 37
    assert [space.arc for space in Match(GAME).view(YELLOW).spaces] == [0] + [1] * 3 + [2] * 5 + [3] * 5 + [
        4
    ] * 3 + [5] * 3


def test_hj_g12_the_board_is_the_same_seen_in_a_mirror() -> None:
    mirror = {space.name: space.name for space in Space}
    for pair in ("PL PR", "SL SR", "EL ER", "CL CR", "WL WR", "LL LR", "BL BR"):
        one, other = pair.split()
        mirror[one], mirror[other] = other, one
        assert X[Space[one]] + X[Space[other]] == 100
        assert Y[Space[one]] == Y[Space[other]]
    assert [int(X[Space[name]]) for name in mirror if mirror[name] == name] == [50] * 6
    borders = {frozenset(name.split("-")) for name in BORDER_NAMES}
    assert {frozenset(mirror[end] for end in border) for border in borders} == borders


def test_hj_04_12_the_shot_clock_starts_at_three() -> None:
    match = Match(GAME)
    assert match.state.clock == 3
    assert "Shot clock: 3 rounds left" in str(match.view(PURPLE))


def test_hj_05_11_the_score_starts_at_nil() -> None:
    assert Match(GAME).points() == (0, 0)


def test_hj_06_08_ten_hoopers_each_unique_three_a_side() -> None:
    assert len(HOOPER_NAMES) == len(set(HOOPER_NAMES)) == 10
    hoopers = Match(GAME).state.hooper.tolist()
    assert len(set(hoopers)) == 6


def test_hj_g12_every_hooper_has_the_same_budget() -> None:
    assert set((ACTIONS_OF + BONUS_OF + 2 * DEFENSE_OF).tolist()) == {11}


def test_hj_07_10_cards_start_on_the_normal_side_without_markers() -> None:
    s = Match(GAME).state
    assert s.activated.sum() == s.markers.sum() == 0


def test_hj_09_the_ball_is_a_die_with_20_sides() -> None:
    s = Match(GAME).state
    assert outcomes(s) == DIE == 20
    assert {weight(s, outcome) for outcome in range(20)} == {1}


def test_hj_13_14_20_beginners_play_fixed_line_ups_without_a_draft() -> None:
    match = Match(GAME)
    assert [HOOPER_NAMES[hooper] for hooper in match.state.hooper] == [
        "Ray",
        "Vic",
        "Moose",
        "Dex",
        "Big Lee",
        "Hakeem",
    ]
    assert match.state.phase == Phase.START_BALL


def test_hj_15_16_the_draft_starts_with_the_point_guards() -> None:
    match = Match(GAME, {"draft": "yes"})
    assert moves(match) == ["ban Ray", "ban Dex", "ban Zip", "ban Nova", "no ban"]
    assert [POSITION_OF[hooper] for hooper in Hooper] == [0] * 4 + [1] * 3 + [2] * 3


def test_hj_17_each_side_may_ban_one_for_both() -> None:
    match = Match(GAME, {"draft": "yes"})
    assert match.to_act == PURPLE
    match.play("ban Nova")
    assert match.to_act == YELLOW
    match.play("ban Zip")
    assert moves(match) == ["pick Ray", "pick Dex"]
    assert refusal(match, "pick Nova") == "Nova is not on offer now (HJ-18)."


def test_hj_18_yellow_picks_a_point_guard_first_and_the_rest_is_discarded() -> None:
    match = Match(GAME, {"draft": "yes"})
    match.play(*NO_BANS)
    assert match.to_act == YELLOW
    match.play("pick Zip")
    assert match.to_act == PURPLE
    assert moves(match) == ["pick Ray", "pick Dex", "pick Nova"]
    match.play("pick Nova")
    assert moves(match) == ["ban Vic", "ban Big Lee", "ban Marlo", "no ban"]
    assert refusal(match, "ban Ray") == "Ray is not on offer now (HJ-17)."


def test_hj_19_20_who_picks_first_alternates_and_the_picks_go_on_the_board() -> None:
    match = Match(GAME, {"draft": "yes"})
    match.play(*NO_BANS, "pick Zip", "pick Nova", *NO_BANS)
    assert match.to_act == PURPLE
    match.play("pick Marlo", "pick Vic", *NO_BANS)
    assert match.to_act == YELLOW
    match.play("pick Stretch", "pick Hakeem")
    hoopers = [HOOPER_NAMES[hooper] for hooper in match.state.hooper]
    assert hoopers == ["Zip", "Vic", "Stretch", "Nova", "Marlo", "Hakeem"]
    assert match.state.phase == Phase.START_BALL


def test_hj_g13_a_ban_must_leave_one_for_each_side() -> None:
    match = Match(GAME, {"draft": "yes"})
    match.play(*NO_BANS, "pick Ray", "pick Dex")
    assert match.to_act == YELLOW
    match.play("ban Marlo")
    assert match.to_act == PURPLE
    assert moves(match) == ["pick Vic", "pick Big Lee"]
    match.play("pick Vic")
    assert HOOPER_NAMES[match.state.hooper[1]] == "Big Lee"
    assert match.state.position == 2


def test_hj_g13_if_the_second_picker_declines_the_first_may_ban() -> None:
    match = Match(GAME, {"draft": "yes"})
    match.play(*NO_BANS, "pick Ray", "pick Dex", "no ban")
    assert match.to_act == PURPLE
    match.play("ban Vic", "pick Marlo")
    assert HOOPER_NAMES[match.state.hooper[1]] == "Big Lee"


def test_hj_18_in_a_pick_one_must_be_picked() -> None:
    match = Match(GAME, {"draft": "yes"})
    match.play(*NO_BANS)
    assert refusal(match, "no ban") == "Yellow must pick a Hooper (HJ-18)."
    assert refusal(match, "end turn") == "Yellow is drafting and can only name a Hooper on offer (HJ-15)."


def test_hj_21_all_six_start_on_the_baseline() -> None:
    s = Match(GAME).state
    assert [where(s, slot) for slot in range(6)] == ["BC", "BL", "BR"] * 2


def test_hj_21_with_free_placement_purple_places_first_on_any_baseline_spaces() -> None:
    match = Match(GAME, {"free_start_placement": "yes"})
    assert moves(match) == ["at BL", "at BC", "at BR"]
    assert refusal(match, "at TP") == "Purple must choose a space of the baseline (HJ-21)."
    for space, seat in zip(["BL", "BL", "BC", "BR", "BC", "BL"], [PURPLE] * 3 + [YELLOW] * 3, strict=True):
        assert match.to_act == seat
        match.play(f"at {space}")
    assert [where(match.state, slot) for slot in range(6)] == ["BR", "BC", "BL", "BL", "BL", "BC"]
    assert match.state.phase == Phase.START_BALL


def test_hj_22_23_yellow_gives_the_first_ball_to_one_of_its_own() -> None:
    match = Match(GAME)
    assert match.to_act == YELLOW
    assert moves(match) == ["ball Ray", "ball Vic", "ball Moose"]
    match.play("ball Ray")
    assert (match.state.ball, match.state.offense) == (RAY, YELLOW)


def test_hj_g02_purple_takes_the_very_first_turn() -> None:
    match = Match(GAME)
    match.play("ball Vic")
    assert (match.to_act, match.state.offense) == (PURPLE, YELLOW)


def test_hj_g10_the_baseline_is_behind_the_half_court_line() -> None:
    baseline = [space.name for space in Space if IS_BASELINE[0, space]]
    assert baseline == ["BL", "BC", "BR"]
    for space in Match(GAME).view(YELLOW).spaces:
        assert space.is_baseline == space.is_backcourt == (space.id in baseline)


def test_hj_g45_the_baseline_may_be_by_the_rim() -> None:
    match = Match(GAME, {"baseline": "rim"})
    assert [where(match.state, slot) for slot in range(6)] == ["RIM", "SL", "SR"] * 2
    assert [space.id for space in match.view(YELLOW).spaces if space.is_backcourt] == ["BL", "BC", "BR"]
    free = Match(GAME, {"baseline": "rim", "free_start_placement": "yes"})
    assert moves(free) == ["at RIM", "at SL", "at SR", "at CL", "at CR"]
