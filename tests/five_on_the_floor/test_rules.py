"""The help panel of Five on the Floor read aloud."""

from typing import Any

import pytest
from five_on_the_floor.positions import (
    AWAY,
    FAR_AWAY,
    HOME,
    bursts_of,
    defend,
    in_play,
    moves_of,
    position,
    where,
)

from sideline.engine.game import NOBODY
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.facts import dice_of_shot, needs_of_shot, worth_of_shot
from sideline.games.five_on_the_floor.state import Phase, Size, Zone
from sideline.testing.positions import act, options, refusal

SLOT_OF = {"S": 2, "M": 4, "L": 5}
TILE_IN = {
    "CORNER": "a0",
    "WING": "a4",
    "TOP_OF_KEY": "e4",
    "HALF_COURT": "e6",
    "PAINT": "e1",
    "DUNKER": "c0",
    "ELBOW": "b1",
}
FAR: dict[int, str] = {1: "i6", 2: "h6", 3: "g6", 4: "i5", 5: "f6"}
BACK: dict[int, str] = {1: "a0", 2: "b0", 3: "c0", 4: "g0", 5: "h0"}


def shooter(zone: str, size: str, **fields: Any) -> Any:
    """A wide-open shooter of a size in a zone, alone at that end of the court."""
    others = iter(("i3", "i2", "i1", "h3"))
    slot = SLOT_OF[size]
    attack = {other: next(others) for other in range(1, 6) if other != slot}
    defense = BACK if zone in ("TOP_OF_KEY", "HALF_COURT") else FAR
    return position(attack={**attack, slot: TILE_IN[zone]}, defense=defense, ball=slot, **fields)


def needs(zone: str) -> tuple[int, ...]:
    return tuple(needs_of_shot(shooter(zone, size)) for size in SLOT_OF)


def test_f21_07_the_first_side_to_21_wins() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"}, score=(19, 20))
    act(s, "shoot", "roll 6")
    assert (s.phase, GAME.to_act(s), s.score.tolist()) == (Phase.OVER, NOBODY, [22, 20])
    assert [GAME.result(s, seat) for seat in (HOME, AWAY)] == [1, -1]
    assert GAME.words().say(GAME.ending(s)) == "first to 21, after 1 possession"


def test_f21_08_seven_corner_threes_win_at_once() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"}, score=(18, 20))
    act(s, "shoot", "roll 3")
    assert (s.phase, s.score[HOME]) == (Phase.OVER, 21)
    assert 7 * worth_of_shot(position(attack={1: "a0"})) == 21


def test_f21_09_with_the_paint_alone_eleven_baskets_are_needed() -> None:
    for score, is_over in ((18, False), (20, True)):
        s = position(attack={1: "e1"}, score=(score, 0))
        act(s, "shoot", "roll 4")
        assert (s.phase == Phase.OVER) == is_over


def test_f21_10_each_side_has_three_action_points_a_turn() -> None:
    s = position()
    assert s.ap == 3
    act(s, "1 e4", "1 e5", "1 e4")
    assert (s.phase, s.turn, s.ap) == (Phase.DEFENSE, AWAY, 3)


def test_f21_11_points_go_to_any_of_the_five_pieces() -> None:
    s = position()
    assert all(moves_of(s, slot) for slot in range(1, 6))
    act(s, "1 e4", "4 b4", "5 f5")
    assert [where(s, HOME, slot) for slot in (1, 4, 5)] == ["e4", "b4", "f5"]


def test_f21_12_the_offense_acts_then_the_defense_reacts() -> None:
    s = position()
    turns = []
    for _ in range(4):
        turns.append(GAME.to_act(s))
        act(s, "end")
    assert turns == [HOME, AWAY, HOME, AWAY]


def test_f21_13_unused_points_are_lost() -> None:
    s = position()
    act(s, "1 e4", "end", "end")
    assert (s.turn, s.ap) == (HOME, 3)


def test_f21_14_a_shot_is_the_first_action_or_none() -> None:
    match = in_play()
    match.play("man", "1 e4")
    assert refusal(match, "shoot") == (
        "Home has already acted: a shot must be the first action of a turn (F21-14)."
    )
    match.play("end", "end")
    assert "shoot" in [option.move for option in match.options()]


def test_f21_14_a_move_of_another_piece_is_an_action_too() -> None:
    s = position()
    act(s, "4 b4")
    assert "shoot" not in options(s)


def test_f21_15_a_look_built_this_turn_is_shot_next_turn() -> None:
    s = position(attack={1: "a1"}, defense=FAR_AWAY)
    act(s, "1 a0")
    assert "shoot" not in options(s)
    act(s, "end", "end")
    assert "shoot" in options(s)


def test_f21_16_the_ball_starts_with_slot_1_of_the_offense() -> None:
    carriers = [piece for piece in GAME.view(position(), HOME).pieces if piece.has_ball]
    assert [(piece.seat, piece.slot) for piece in carriers] == [(HOME, 1)]


def test_f21_17_18_only_the_offense_shoots_and_passes() -> None:
    match = in_play()
    match.play("man", "end")
    said = "Away is defending: only the ball carrier of the offense shoots or passes (F21-17)."
    assert refusal(match, "shoot") == said
    assert refusal(match, "pass 3") == said


def test_f21_18_19_a_pass_moves_the_ball_to_a_teammate() -> None:
    match = in_play()
    match.play("man")
    assert refusal(match, "pass 1") == "1 (S) has the ball already (F21-19)."
    match.play("pass 3")
    assert (match.state.carrier, match.state.ap) == (2, 2)
    assert refusal(match, "pass 3") == "3 (M) has the ball already (F21-19)."


def test_f21_20_a_deflection_is_a_steal() -> None:
    s = position(attack={5: "e1"}, defense={1: "e3"})
    act(s, "pass 5", "roll 5")
    assert (s.offense, s.possession, s.clock) == (AWAY, 1, 24)
    assert where(s, AWAY, 1) == "e5"


def test_f21_20_a_pass_that_is_not_deflected_arrives() -> None:
    s = position(attack={5: "e1"}, defense={1: "e3"})
    act(s, "pass 5", "roll 4")
    assert (s.offense, s.carrier, s.phase, s.ap) == (HOME, 4, Phase.OFFENSE, 2)


def test_f21_21_fast_pieces_burst_two_tiles() -> None:
    s = position(attack={1: "e3"}, defense={1: "a6", 2: "b6", 3: "c6"})
    assert {"c1", "e1", "g1", "c5", "e5", "g3"} <= set(bursts_of(s, 1))
    assert bursts_of(s, 3)
    assert bursts_of(s, 2) == bursts_of(s, 4) == bursts_of(s, 5) == []
    act(s, "burst 1 e1")
    assert (where(s, HOME, 1), s.ap) == ("e1", 2)


def test_f21_22_a_burst_costs_one_stamina() -> None:
    match = in_play()
    match.play("man", "burst 1 g4", "burst 1 i4")
    assert match.state.stamina_left[HOME].tolist() == [0, 0, 2, 0, 0]
    assert refusal(match, "burst 1 g4") == "1 (S) has no stamina left for a burst (F21-22)."


def test_f21_23_stamina_is_full_in_every_possession() -> None:
    s = position(clock=4)
    act(s, "burst 1 g4", "end", "end")
    assert s.possession == 1
    assert s.stamina_left.tolist() == [[2, 0, 2, 0, 0]] * 2


def test_f21_24_every_piece_has_a_size() -> None:
    pieces = GAME.view(position(), HOME).pieces
    assert [piece.size for piece in pieces] == ["S", "S", "M", "M", "L"] * 2


def test_f21_25_46_a_large_piece_has_one_die_more_near_the_rim() -> None:
    assert dice_of_shot(shooter("PAINT", "L")) == dice_of_shot(shooter("DUNKER", "L")) == 4
    assert dice_of_shot(shooter("ELBOW", "L")) == 3
    for distance, dice in (("c1", 3), ("d1", 2)):
        s = position(attack={5: "e1"}, defense={**FAR, 1: distance}, ball=5)
        assert dice_of_shot(s) == dice


def test_f21_26_a_large_piece_cannot_hit_from_the_top_of_the_key() -> None:
    assert needs_of_shot(shooter("TOP_OF_KEY", "L")) == 7


def test_f21_27_a_medium_piece_has_no_bonus_anywhere() -> None:
    assert {dice_of_shot(shooter(zone.name, "M")) for zone in Zone} == {3}


def test_f21_28_a_small_piece_has_the_lowest_threshold_outside() -> None:
    table = GAME.new()[0].needs
    for zone in (Zone.CORNER, Zone.WING, Zone.TOP_OF_KEY):
        assert table[zone, Size.S] == table[zone].min()
    assert table[Zone.CORNER, Size.S] == 3


def test_f21_29_a_small_piece_inside_has_no_penalty_of_its_own() -> None:
    s = position(attack={1: "e1"}, defense={5: "f1", 4: "d1"})
    assert (dice_of_shot(s), needs_of_shot(s)) == (1, 4)


@pytest.mark.parametrize("zone", ["PAINT", "ELBOW", "DUNKER"])
def test_f21_30_inside_the_arc_a_basket_is_worth_2(zone: str) -> None:
    s = shooter(zone, "S")
    act(s, "shoot", "roll 6", "roll 1", "roll 1")
    assert s.score.tolist() == [2, 0]


@pytest.mark.parametrize("zone", ["CORNER", "WING", "TOP_OF_KEY"])
def test_f21_31_outside_the_arc_a_basket_is_worth_3(zone: str) -> None:
    s = shooter(zone, "S")
    act(s, "shoot", "roll 6", "roll 1", "roll 1")
    assert s.score.tolist() == [3, 0]
    assert worth_of_shot(shooter("HALF_COURT", "S")) == 3


def test_f21_32_one_die_that_meets_the_threshold_is_enough() -> None:
    s = position(attack={1: "a0"}, defense=FAR_AWAY, clock=20)
    act(s, "shoot", "roll 1", "roll 2", "roll 3")
    assert s.score.tolist() == [3, 0]
    s = position(attack={1: "a0"}, defense=FAR_AWAY, clock=20)
    act(s, "shoot", "roll 1", "roll 2", "roll 2")
    assert (s.score.tolist(), s.phase) == ([0, 0], Phase.REBOUND)


def test_f21_33_43_a_wide_open_small_piece_in_the_corner_has_three_dice_and_needs_3() -> None:
    s = position(attack={1: "a0"}, defense={1: "d3", 2: "e1", 4: "f3"}, clock=20)
    assert (dice_of_shot(s), needs_of_shot(s)) == (3, 3)
    act(s, "shoot", "roll 1", "roll 2", "roll 3")
    assert s.score.tolist() == [3, 0]


def test_f21_33_45_contested_in_the_corner_a_two_misses_and_a_three_is_good() -> None:
    for roll, score in ((2, 0), (3, 3)):
        s = position(attack={1: "a0"}, defense={2: "b1"}, clock=20)
        assert dice_of_shot(s) == 1
        act(s, "shoot", f"roll {roll}")
        assert s.score[HOME] == score


def test_f21_33_corner() -> None:
    assert needs("CORNER") == (3, 4, 5)


def test_f21_34_wing() -> None:
    assert needs("WING") == (4, 5, 6)


def test_f21_35_top_of_key() -> None:
    assert needs("TOP_OF_KEY") == (6, 6, 7)


def test_f21_36_half_court() -> None:
    assert needs("HALF_COURT") == (7, 7, 7)
    s = position(attack={1: "e6"}, defense=BACK)
    assert GAME.view(s, HOME).preview.cases == 0
    assert "If ball handler shoots: 0%" in str(GAME.view(s, HOME))
    act(s, "shoot")
    assert s.phase == Phase.REBOUND


def test_f21_37_paint() -> None:
    assert needs("PAINT") == (4, 4, 4)
    s = position(attack={5: "e1"}, defense={4: "d1"}, ball=5)
    act(s, "shoot", "roll 1", "roll 4")
    assert s.score.tolist() == [2, 0]


def test_f21_38_dunker() -> None:
    assert needs("DUNKER") == (4, 5, 4)
    s = position(attack={4: "g1"}, defense={5: "e1", 3: "d3"}, ball=4)
    assert (dice_of_shot(s), needs_of_shot(s)) == (2, 5)


def test_f21_39_elbow() -> None:
    assert needs("ELBOW") == (5, 5, 6)


def test_f21_40_a_threshold_of_7_misses_without_a_roll() -> None:
    s = shooter("TOP_OF_KEY", "L")
    act(s, "shoot")
    assert s.phase == Phase.REBOUND


def test_f21_41_without_the_module_there_are_no_cards() -> None:
    s = position()
    assert s.deck_size == 0
    assert not [move for move in options(s) if "play" in move]
    assert not GAME.view(s, HOME).has_cards


@pytest.mark.parametrize(
    ("tile", "dice"), [("b0", 1), ("b1", 1), ("c0", 2), ("c2", 2), ("d0", 3), ("d3", 3), ("g4", 3)]
)
def test_f21_42_43_44_45_the_nearest_defender_decides_the_dice(tile: str, dice: int) -> None:
    s = position(attack={1: "a0"}, defense={**FAR, 3: tile})
    assert dice_of_shot(s) == dice


def test_f21_46_47_a_wide_open_large_piece_has_four_dice_and_three_against_the_clock() -> None:
    s = shooter("DUNKER", "L")
    assert dice_of_shot(s) == 4
    s.clock = 4
    assert dice_of_shot(s) == 3


def test_f21_47_there_are_never_more_than_five_dice() -> None:
    s = shooter("PAINT", "L", values={"dice.WIDE_OPEN": 5})
    assert dice_of_shot(s) == 5


@pytest.mark.parametrize(("clock", "dice"), [(8, 3), (6, 2), (4, 2), (2, 2)])
def test_f21_48_at_a_clock_of_six_or_less_there_is_a_die_fewer(clock: int, dice: int) -> None:
    assert dice_of_shot(shooter("CORNER", "S", clock=clock)) == dice


def test_f21_48_there_is_always_one_die() -> None:
    assert dice_of_shot(position(attack={1: "a0"}, defense={2: "b1"}, clock=4)) == 1


def test_the_defense_is_not_offered_the_ball() -> None:
    assert not [move for move in options(defend(position())) if move.startswith(("pass", "shoot"))]
