"""The rulings of Five on the Floor read aloud."""

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
    tile,
    where,
)

from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.charts import COLUMNS, RIM, ROWS, SPOT, read_map
from sideline.games.five_on_the_floor.facts import NEVER, board_edge, dice_of_shot, gap, steal_needs
from sideline.games.five_on_the_floor.rules.shots import rebounder
from sideline.games.five_on_the_floor.state import Phase, Scheme, Spot
from sideline.testing.positions import act, options, refusal


def missed(**fields: Any) -> Any:
    """A shot of the center was missed and the ball is in the air: L against M and L."""
    s = position(attack={5: "e1"}, ball=5, **fields)
    act(s, "shoot", "roll 1", "roll 1")
    return s


def score_of_possession(s: Any) -> tuple[int, int, int]:
    return s.possession, s.offense, s.clock


def test_f21_g01_the_court_has_63_tiles_and_the_rim_is_on_the_baseline() -> None:
    assert (COLUMNS[0], ROWS[0]) == (9, 7)
    assert (SPOT[0] >= 0).sum() == 63
    assert RIM[0] == tile("e0")
    match = in_play()
    match.play("man", "2 a5")
    assert refusal(match, "2 offW") == "2 (S) would leave the court (F21-G01)."


def test_f21_g02_distance_is_counted_in_king_moves() -> None:
    assert gap(tile("a0"), tile("c1")) == 2
    assert gap(tile("a0"), tile("c2")) == 2
    assert moves_of(position(defense=FAR_AWAY), 5) == ["e3", "e4", "f3", "f5", "g3", "g4", "g5"]


def test_f21_g03_the_zones_of_the_compact_court() -> None:
    sizes = {spot.name: int((SPOT[0] == spot).sum()) for spot in Spot}
    assert sizes == {
        "CORNER_L": 1,
        "CORNER_R": 1,
        "WING_L": 7,
        "WING_R": 7,
        "TOP_OF_KEY": 3,
        "HALF_COURT": 18,
        "PAINT": 10,
        "DUNKER": 6,
        "ELBOW_L": 5,
        "ELBOW_R": 5,
    }
    mirror = {"CL": "CR", "WL": "WR", "EL": "ER", "CR": "CL", "WR": "WL", "ER": "EL"}
    for row in read_map("compact.csv"):
        assert [mirror.get(code, code) for code in reversed(row)] == row


def test_f21_g04_nobody_moves_onto_a_tile_that_is_taken() -> None:
    match = in_play()
    match.play("man", "1 e4")
    for move in ("1 e3", "1 f4"):
        assert refusal(match, move).endswith("somebody stands there (F21-G04).")
    match.play("end")
    assert refusal(match, "1 e4") == "1 (S) may not go to e4: somebody stands there (F21-G04)."


def test_f21_g04_with_shared_tiles_opponents_may_share_but_teammates_may_not() -> None:
    s = position(attack={1: "e4"}, values={"shared_tiles": "on"})
    assert "e3" in moves_of(s, 1)
    assert "f4" not in moves_of(s, 1)
    act(s, "1 e3")
    assert where(s, HOME, 1) == where(s, AWAY, 1) == "e3"
    act(s, "1 e4")
    assert s.floor[tile("e3")] == 1 << AWAY
    act(s, "1 e3", "end", "end")
    assert dice_of_shot(s) == 1


@pytest.mark.parametrize("move", ["1 e4", "burst 1 g4", "pass 3"])
def test_f21_g05_every_action_of_the_offense_costs_one_point(move: str) -> None:
    s = position()
    act(s, move)
    assert s.ap == 2


def test_f21_g05_moves_and_strips_of_the_defense_cost_one_point() -> None:
    s = defend(position(defense={1: "e4"}, scheme="press"))
    act(s, "2 b3")
    assert s.ap == 2
    act(s, "strip 1")
    assert s.ap == 1


def test_f21_g06_a_shot_ends_the_turn() -> None:
    s = missed()
    act(s, "rebound 6-3")
    assert (s.phase, s.turn) == (Phase.DEFENSE, AWAY)


def test_f21_g07_no_shot_follows_a_pass_in_the_same_turn() -> None:
    s = position()
    act(s, "pass 3")
    assert "shoot" not in options(s)


def test_f21_g08_a_turn_may_be_ended_at_any_time() -> None:
    s = position()
    assert "end" in options(s)
    act(s, "1 e4")
    assert "end" in options(s)
    act(s, "end")
    assert "end" in options(s)


def test_f21_g09_the_offense_has_turns_at_24_to_4_and_then_loses_the_ball() -> None:
    s = position()
    clocks = []
    while s.possession == 0:
        clocks.append(s.clock)
        act(s, "end", "end")
    assert clocks == [24, 20, 16, 12, 8, 4]
    assert score_of_possession(s) == (1, AWAY, 24)
    assert [where(s, AWAY, slot) for slot in range(1, 6)] == ["e5", "b5", "h5", "c4", "f4"]


def test_f21_g09_the_clock_is_an_option() -> None:
    s = position(values={"clock_start": 10, "clock_tick": 5})
    act(s, "end", "end")
    assert s.clock == 5
    act(s, "end", "end")
    assert s.possession == 1


@pytest.mark.parametrize("how", ["basket", "rebound", "steal", "violation"])
def test_f21_g10_a_new_possession_starts_from_the_formation(how: str) -> None:
    if how == "basket":
        s = position(attack={1: "a0"}, defense={2: "b1"})
        act(s, "shoot", "roll 6")
    elif how == "rebound":
        s = missed()
        act(s, "rebound 1-6")
    elif how == "steal":
        s = position(attack={5: "e1"}, defense={1: "e3"})
        act(s, "pass 5", "roll 6")
    else:
        s = defend(position(clock=4))
        act(s, "end")
    act(s, "man")
    assert (s.possession, s.offense, s.turn, s.carrier, s.clock, s.ap) == (1, AWAY, AWAY, 0, 24, 3)
    assert [where(s, AWAY, slot) for slot in range(1, 6)] == ["e5", "b5", "h5", "c4", "f4"]
    assert [where(s, HOME, slot) for slot in range(1, 6)] == ["e3", "c3", "g3", "d1", "f1"]
    assert (s.floor > 0).sum() == 360 - 63 + 10


def test_f21_g11_an_offensive_rebound_keeps_the_possession() -> None:
    s = missed(clock=20)
    assert board_edge(s) == -2
    act(s, "rebound 6-3")
    assert (s.offense, s.possession, s.carrier, s.clock, s.phase) == (HOME, 0, 4, 14, Phase.DEFENSE)
    assert where(s, HOME, 5) == "e1"
    act(s, "end")
    assert (s.clock, s.phase) == (10, Phase.OFFENSE)


def test_f21_g11_a_tie_goes_to_the_defense() -> None:
    s = missed()
    act(s, "rebound 6-4")
    assert score_of_possession(s) == (1, AWAY, 24)


def test_f21_g11_the_difference_is_held_between_minus_3_and_3() -> None:
    bigs = {1: "e1", 2: "d0", 3: "f0", 4: "d1", 5: "f1"}
    far = {1: "a6", 2: "b6", 3: "c6", 4: "d6", 5: "e6"}
    assert board_edge(position(attack=far, defense=bigs)) == -3
    assert board_edge(position(attack=bigs, defense=far)) == 3
    assert board_edge(position(attack={5: "e1"}, defense=far)) == 3
    assert board_edge(position(attack={4: "e1"}, defense=far)) == 2
    assert board_edge(position(attack={2: "e1"}, defense=far)) == 1


@pytest.mark.parametrize(("face", "steals"), [(4, False), (5, True), (6, True)])
def test_f21_g12_a_defender_in_the_lane_steals_with_5_or_6(face: int, steals: bool) -> None:
    s = position(attack={5: "e1"}, defense={1: "e3"})
    act(s, "pass 5", f"roll {face}")
    assert (s.possession == 1) == steals


def test_f21_g12_the_diagonal_lane_of_the_rule_book() -> None:
    s = position()
    lane = [steal_needs(s, tile("e5"), tile("a1"), tile(name)) for name in ("d4", "b2", "d3")]
    assert lane == [5, 5, NEVER]
    s.scheme = Scheme.ZONE
    assert steal_needs(s, tile("e5"), tile("a1"), tile("d3")) == 6


def test_f21_g12_a_lane_is_the_same_in_both_directions() -> None:
    s = position(scheme="zone")
    for defender in ("d4", "c3", "c2", "d2", "b4", "e1"):
        there = steal_needs(s, tile("e5"), tile("b1"), tile(defender))
        assert there == steal_needs(s, tile("b1"), tile("e5"), tile(defender))


def test_f21_g12_a_pass_to_a_neighbour_is_always_safe() -> None:
    s = position(scheme="zone")
    for name in ("d4", "e4", "f4", "d5"):
        for x in "abcdefghi":
            for y in range(7):
                assert steal_needs(s, tile("e5"), tile(name), tile(f"{x}{y}")) == NEVER


def test_f21_g13_a_coin_decides_who_attacks_first() -> None:
    match = Match(GAME)
    assert match.to_act == CHANCE
    assert [option.move for option in match.options()] == ["home attacks", "away attacks"]
    match.play("away attacks")
    assert match.state.offense == AWAY
    for seat, name in enumerate(("home", "away")):
        assert Match(GAME, {"first_offense": name}).state.offense == seat


def test_f21_g14_the_match_ends_at_once() -> None:
    s = position(attack={1: "e1"}, score=(19, 19))
    act(s, "shoot", "roll 4")
    assert (s.phase, s.possession) == (Phase.OVER, 1)


def test_f21_g15_a_big_beside_a_small_shooter_changes_nothing() -> None:
    near_a_big = position(attack={1: "c0"}, defense={5: "b0"})
    near_a_guard = position(attack={1: "c0"}, defense={1: "b0"})
    assert GAME.view(near_a_big, HOME).preview == GAME.view(near_a_guard, HOME).preview


def test_f21_g16_the_bonus_die_is_for_large_pieces_only() -> None:
    for slot, dice in ((1, 3), (3, 3), (5, 4)):
        s = position(attack={slot: "e1"}, defense=FAR_AWAY | {5: "f6"}, ball=slot)
        assert dice_of_shot(s) == dice


def test_f21_g17_the_cap_comes_before_the_clock() -> None:
    values = {"dice.WIDE_OPEN": 8, "inside_dice.L": 4}
    s = position(attack={5: "e1"}, defense=FAR_AWAY, ball=5, values=values, clock=4)
    assert dice_of_shot(s) == 4


def test_f21_g18_the_printed_numbers_stop_at_four_dice() -> None:
    s = GAME.new()[0]
    assert s.dice.max() + s.inside_dice.max() == 4
    assert s.dice_cap == 5


def test_f21_g19_a_hopeless_shot_is_legal_and_a_rebound_follows() -> None:
    s = position()
    assert "shoot" in options(s)
    act(s, "shoot")
    assert (s.phase, s.score.tolist()) == (Phase.REBOUND, [0, 0])


def test_f21_g20_slots_1_and_3_are_fast_on_defense_too() -> None:
    s = defend(position())
    assert s.stamina_left.tolist() == [[2, 0, 2, 0, 0]] * 2
    assert bursts_of(s, 1)
    assert bursts_of(s, 3)
    act(s, "burst 3 i3")
    assert s.stamina_left[AWAY].tolist() == [2, 0, 1, 0, 0]


def test_f21_g21_a_burst_needs_an_empty_tile_on_the_way() -> None:
    s = position(attack={1: "e4", 2: "d3", 5: "f3"}, defense={1: "e3"})
    assert not {"c2", "d2", "e2", "f2", "g2"} & set(bursts_of(s, 1))
    s = position(attack={1: "e4", 2: "d3"}, defense={1: "e3", 3: "h2"})
    assert {"e2", "f2", "g2"} <= set(bursts_of(s, 1))
    assert not {"c2", "d2"} & set(bursts_of(s, 1))


def test_f21_g21_a_burst_ends_on_an_empty_tile_two_away() -> None:
    s = position(attack={1: "e4"})
    assert "c3" not in bursts_of(s, 1)
    assert "g3" not in bursts_of(s, 1)
    assert all(gap(tile("e4"), tile(name)) == 2 for name in bursts_of(s, 1))


def test_f21_g21_a_burst_that_is_blocked_is_refused() -> None:
    match = in_play()
    match.play("man", "1 e4", "5 f3", "4 d4", "2 d3", "end")
    assert refusal(match, "burst 1 e2") == "1 (S) has no free tile on the way to e2 (F21-G21)."


def test_f21_g22_a_pass_goes_any_distance_and_only_what_lies_between_counts() -> None:
    s = position(attack={1: "a6", 2: "i0"}, defense={1: "a5", 2: "h0", 3: "i1", 4: "b6", 5: "a4"})
    act(s, "pass 2")
    assert (s.carrier, s.phase) == (1, Phase.OFFENSE)


def test_f21_g23_defenders_roll_in_order_from_the_passer_until_one_succeeds() -> None:
    s = position(attack={5: "e1"}, defense={1: "e2", 2: "e4", 3: "e3", 5: "i1"})
    act(s, "pass 5")
    assert s.lane[: s.lane_size].tolist() == [1, 2, 0]
    act(s, "roll 4", "roll 5")
    assert s.possession == 1


@pytest.mark.parametrize(("others", "arrives"), [((), 2 / 3), (("e4",), 4 / 9), (("e4", "e2"), 8 / 27)])
def test_f21_g23_a_pass_past_k_defenders_arrives_with_two_thirds_to_the_k(
    others: tuple[str, ...], arrives: float
) -> None:
    defense = {1: "e3", 2: "a6", 4: "a5", 5: "i1"} | dict(zip((2, 4), others, strict=False))
    odds = GAME.odds(position(attack={5: "e1"}, defense=defense), 116)
    assert odds is not None
    assert float(odds.prospects[0].chance) == pytest.approx(arrives)


def test_f21_g24_the_defense_chooses_a_scheme_at_the_start_of_each_possession() -> None:
    match = in_play()
    assert match.to_act == AWAY
    assert [option.move for option in match.options()] == ["man", "zone", "press"]
    assert refusal(match, "shoot") == "Away has to choose a scheme first (F21-G24)."
    match.play("press")
    assert match.view(HOME).scheme == "PRESS"
    assert refusal(match, "man") == "Home may choose a scheme only at the start of a possession (F21-G24)."


def test_f21_g24_man_gives_one_free_step_nearer_to_the_opponent_of_the_slot() -> None:
    s = defend(position(attack={2: "a3"}, defense={2: "c3"}))
    assert "step 2 b3" in options(s)
    assert "step 2 d3" not in options(s)
    act(s, "step 2 b3")
    assert (s.ap, where(s, AWAY, 2)) == (3, "b3")
    assert not [move for move in options(s) if move.startswith("step")]


def test_f21_g24_the_free_step_may_come_after_the_last_point() -> None:
    s = defend(position())
    act(s, "2 b3", "2 c3", "2 b3")
    assert (s.phase, s.ap) == (Phase.DEFENSE, 0)
    assert all(move.startswith("step") or move == "end" for move in options(s))
    act(s, "step 1 e4")
    assert (s.phase, s.clock) == (Phase.OFFENSE, 20)


def test_f21_g24_without_a_possible_free_step_the_turn_ends_with_the_last_point() -> None:
    beside = {1: "e4", 2: "b4", 3: "h4", 4: "c3", 5: "f3"}
    s = defend(position(defense=beside))
    assert not [move for move in options(s) if move.startswith("step")]
    act(s, "1 d4", "1 e4", "1 d4")
    assert (s.phase, s.clock) == (Phase.OFFENSE, 20)


def test_f21_g24_zone_makes_the_lanes_wider() -> None:
    for scheme, in_lane in (("man", 0), ("zone", 1)):
        s = position(attack={5: "e1"}, defense={1: "d3", 2: "a3", 5: "i1", 4: "a1"}, scheme=scheme)
        act(s, "pass 5")
        assert (s.lane_size, s.phase == Phase.LANE) == (in_lane, bool(in_lane))
    act(s, "roll 5")
    assert s.carrier == 4
    s = position(attack={5: "e1"}, defense={1: "d3", 2: "a3", 5: "i1", 4: "a1"}, scheme="zone")
    act(s, "pass 5", "roll 6")
    assert s.possession == 1


def test_f21_g24_there_is_no_free_step_in_a_zone_or_a_press() -> None:
    for scheme in ("zone", "press"):
        assert not [move for move in options(defend(position(scheme=scheme))) if move.startswith("step")]


def test_f21_g24_a_press_may_strip_the_ball_with_a_six() -> None:
    s = defend(position(defense={1: "e4"}, scheme="press"))
    act(s, "strip 1", "roll 6")
    assert score_of_possession(s) == (1, AWAY, 24)


def test_f21_g24_a_failed_strip_gives_the_offense_a_fourth_point() -> None:
    s = defend(position(defense={1: "e4"}, scheme="press"))
    act(s, "strip 1", "roll 5")
    assert not [move for move in options(s) if move.startswith("strip")]
    act(s, "end")
    assert (s.phase, s.ap) == (Phase.OFFENSE, 4)
    act(s, "1 d5", "1 e5", "1 d5", "1 e5")
    assert s.phase == Phase.DEFENSE


def test_f21_g24_a_strip_needs_a_carrier_beside_far_from_the_rim() -> None:
    s = defend(position(attack={1: "b2"}, defense={2: "b3"}, scheme="press"))
    assert not [move for move in options(s) if move.startswith("strip")]
    s = defend(position(defense={1: "e3"}, scheme="press"))
    assert not [move for move in options(s) if move.startswith("strip")]
    s = defend(position(attack={1: "e4"}, scheme="press"))
    assert [move for move in options(s) if move.startswith("strip")] == ["strip 1"]


def test_f21_g24_a_strip_out_of_place_is_refused() -> None:
    match = in_play()
    match.play("press")
    assert refusal(match, "strip 1").startswith("Home is attacking: only a pressing defense")
    match.play("end")
    assert "must have an action point and stand beside a carrier" in refusal(match, "strip 1")
    match.play("1 e4", "strip 1", "roll 1")
    assert refusal(match, "strip 1") == "A strip may be tried once a turn (F21-G24)."
    match = in_play()
    match.play("man", "end")
    assert refusal(match, "strip 1") == "Only a Press lets a defender strip the ball (F21-G24)."


def test_f21_g24_free_steps_out_of_place_are_refused() -> None:
    match = in_play()
    match.play("man")
    assert refusal(match, "step 1 e4").startswith("There is no free step now")
    match.play("end")
    assert refusal(match, "step 1 e2") == (
        "On e2 1 (S) would be no nearer to the opponent of the same number (F21-G24)."
    )


def test_f21_g24_schemes_may_be_left_out() -> None:
    match = in_play(schemes="off")
    assert match.to_act == HOME
    match.play("end")
    assert not [option for option in match.options() if option.move.startswith(("step", "strip"))]
    assert match.view(HOME).scheme is None


def test_f21_g25_the_nearest_then_the_largest_then_the_lowest_slot_rebounds() -> None:
    assert rebounder(position(attack={1: "e1", 5: "e2"})) == 0
    assert rebounder(position(attack={1: "e1", 5: "d0"})) == 4
    assert rebounder(position(attack={3: "f0", 4: "d0"})) == 2


def test_f21_g26_after_80_possessions_the_higher_score_wins() -> None:
    s = defend(position(clock=4, possession=79, score=(12, 9)))
    act(s, "end")
    assert (s.phase, GAME.result(s, HOME)) == (Phase.OVER, 1)
    assert GAME.words().say(GAME.ending(s)) == "ahead after 80 possessions"


def test_f21_g26_a_level_score_is_decided_by_the_next_basket() -> None:
    s = defend(position(clock=4, possession=79, score=(9, 9)))
    act(s, "end")
    assert s.phase == Phase.SCHEME
    s = position(attack={1: "e1"}, possession=85, score=(9, 9))
    act(s, "shoot", "roll 4")
    assert (s.phase, s.score.tolist()) == (Phase.OVER, [11, 9])
    assert GAME.words().say(GAME.ending(s)) == "first basket after a level score, in possession 86"


def test_f21_g26_after_20_more_possessions_it_is_a_draw() -> None:
    s = defend(position(clock=4, possession=99, score=(9, 9)))
    act(s, "end")
    assert (s.phase, GAME.result(s, HOME), GAME.result(s, AWAY)) == (Phase.OVER, 0, 0)
    assert GAME.words().say(GAME.ending(s)) == "still level after 100 possessions"


def test_f21_g27_there_are_no_blocks_fouls_or_free_throws() -> None:
    s = position(attack={1: "e1"})
    act(s, "shoot")
    assert options(s) == [f"roll {face}" for face in range(1, 7)]


def test_f21_g28_after_an_offensive_rebound_the_turns_are_at_10_6_and_2() -> None:
    s = missed()
    act(s, "rebound 6-1")
    clocks = []
    while s.possession == 0:
        act(s, "end")
        if s.possession == 0:
            clocks.append(s.clock)
            act(s, "end")
    assert clocks == [10, 6, 2]


def test_f21_g29_any_defender_covers() -> None:
    s = position(attack={1: "a0"}, defense={1: "i6", 5: "b1"})
    assert dice_of_shot(s) == 1


def test_f21_g31_after_the_eighth_offensive_rebound_a_miss_goes_to_the_defense() -> None:
    s = position(attack={5: "e1"}, ball=5, rebounds=7)
    act(s, "shoot", "roll 1", "roll 1")
    assert s.phase == Phase.REBOUND
    s = position(attack={5: "e1"}, ball=5, rebounds=8)
    act(s, "shoot", "roll 1", "roll 1")
    assert score_of_possession(s) == (1, AWAY, 24)


def test_f21_g39_the_point_of_a_failed_strip_is_lost_with_the_possession() -> None:
    s = defend(position(defense={1: "e4"}, scheme="press", clock=4))
    act(s, "strip 1", "roll 5", "end", "man")
    assert (s.possession, s.ap) == (1, 3)


def test_f21_g40_defenders_equally_far_along_a_lane_roll_by_slot() -> None:
    s = position(
        attack={1: "e5", 5: "e1"}, defense={4: "d3", 3: "f3", 1: "a1", 2: "a3", 5: "i1"}, scheme="zone"
    )
    act(s, "pass 5")
    assert s.lane[: s.lane_size].tolist() == [2, 3]


def test_f21_g41_all_dice_are_rolled_one_after_the_other() -> None:
    s = position(attack={1: "a0"}, defense=FAR_AWAY)
    act(s, "shoot", "roll 6")
    assert (s.phase, s.score[HOME]) == (Phase.SHOT, 0)
    act(s, "roll 1", "roll 1")
    assert s.score[HOME] == 3
