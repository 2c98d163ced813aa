"""The rule book of the Rugby Card Game read aloud: resolving, penalties, shots at goal, time and winning."""

import pytest
from rugby.positions import (
    AWAY,
    HOME,
    TUNED,
    check,
    crash,
    lay_down,
    penalty,
    position,
    set_piece,
)

from sideline.engine.match import Match
from sideline.games.rugby import GAME
from sideline.games.rugby.facts import column_of, strength
from sideline.games.rugby.state import Column, Phase, SetPiece
from sideline.testing.positions import act, options


def test_rg_39_each_side_adds_up_the_skill_of_the_play() -> None:
    s = position()
    lay_down(s, "PP", "LF WH", "HK PR")
    assert (strength(s, HOME), strength(s, AWAY)) == (2 * (4 + 4), 2 * (3 + 2))


def test_rg_40_a_card_of_the_wrong_line_counts_half() -> None:
    s = position(away="HK SH UB")
    lay_down(s, "CB", "PR EN", "HK UB")
    assert strength(s, AWAY) == 2 * 4 + 2


@pytest.mark.parametrize(
    ("attack", "defense", "column", "line"),
    [
        ("FL LF", "PR HK", "BIG_LOSS", 3),
        ("LK FL", "PR FL", "LOSS", 3),
        ("LK PR", "HK WH", "DRAW", 4),
        ("PR HK", "PR WH", "WIN", 5),
    ],
)
def test_rg_41_the_ball_moves_as_the_result_table_says(
    attack: str, defense: str, column: str, line: int
) -> None:
    s = position()
    assert check(s, "CB", attack, defense) == column
    if s.phase == Phase.SYMBOL:
        act(s, "turn PR")
    assert s.position == line


def test_rg_42_scenario_3_a_margin_as_large_as_the_cards_is_big() -> None:
    s = position(values=TUNED)
    assert check(s, "CB", "PR HK", "HK FL") == "BIG_WIN"


def test_rg_42_scenario_4_a_smaller_margin_is_a_plain_win() -> None:
    s = position(values=TUNED)
    assert check(s, "CB", "PR HK", "HK N8") == "WIN"
    assert (s.position, s.phase) == (5, Phase.DRAW_PLAY)


def test_rg_42_scenario_5_three_cards_need_a_margin_of_three() -> None:
    s = position(plays="CH CH PG", away="LK N8 WH SH CE", values=TUNED)
    lay_down(s, "CH", "PR HK LK", "LK N8 WH")
    assert strength(s, HOME) - strength(s, AWAY) == 2 * 2
    act(s, "no extra")
    assert column_of(s) == Column.WIN
    act(s, "resolve")
    assert s.position == 5


def test_rg_43_a_lineout_icon_ends_the_play_for_the_defender() -> None:
    s = position(plays="KI KI KI")
    assert check(s, "KI", "FB FH", "WG FH") == "WIN"
    assert (s.set_piece, s.attacker, s.position, s.phase) == (SetPiece.LINEOUT, AWAY, 2, Phase.TIE_UP)


def test_rg_44_a_symbol_is_resolved_after_the_ball_has_moved() -> None:
    s = crash(at=4)
    act(s, "turn CE")
    assert (s.set_piece, s.attacker, s.position) == (SetPiece.SCRUM, AWAY, 2)


@pytest.mark.parametrize(("play", "cards", "symbols"), [("PG", "LK FL", 0), ("CB", "PR HK", 1)])
def test_rg_45_one_card_is_turned_over_for_each_symbol(play: str, cards: str, symbols: int) -> None:
    s = position()
    assert check(s, play, cards, "LF WH") == "BIG_WIN"
    assert s.to_turn == symbols


def test_rg_45_three_symbols_turn_over_three_cards() -> None:
    s = position(plays="LP LP LP", at=2)
    assert check(s, "LP", "CE FH", "FB WG") == "BIG_WIN"
    act(s, "turn PR", "turn PR", "turn HK")
    assert (s.phase, s.position) == (Phase.DRAW_PLAY, 6)


@pytest.mark.parametrize(
    ("turned", "phase", "piece"),
    [
        ("CE FL", Phase.PENALTY, SetPiece.KICKOFF),
        ("FL CE", Phase.PENALTY, SetPiece.KICKOFF),
        ("FB CE", Phase.TIE_UP, SetPiece.SCRUM),
        ("FB HK", Phase.TIE_UP, SetPiece.LINEOUT),
        ("HK LK", Phase.DRAW_PLAY, SetPiece.KICKOFF),
    ],
)
def test_rg_46_only_the_gravest_symbol_happens(turned: str, phase: Phase, piece: SetPiece) -> None:
    s = position(plays="WR WR KI", values=TUNED, at=1)
    assert check(s, "WR", "SH WG", "FH UB") == "BIG_WIN"
    act(s, *(f"turn {code}" for code in turned.split()))
    assert (s.phase, s.set_piece) == (phase, piece)


def test_rg_47_scenario_10_an_attack_that_wins_too_hard_hands_over_the_ball() -> None:
    s = crash(at=5)
    act(s, "turn N8")
    assert (s.set_piece, s.attacker, s.position) == (SetPiece.SCRUM, AWAY, 8 - 7)


def test_rg_48_a_knock_on_brings_a_scrum() -> None:
    s = crash(at=3)
    act(s, "turn CE")
    assert (s.set_piece, options(s)) == (SetPiece.SCRUM, ["tie 6", "tie 8"])


def test_rg_49_a_ball_in_touch_brings_a_lineout() -> None:
    s = crash(at=3, values=TUNED)
    act(s, "turn FB")
    assert (s.set_piece, options(s)) == (SetPiece.LINEOUT, ["tie 4", "tie 6", "tie 8"])


def test_rg_50_a_penalty_gives_three_choices() -> None:
    s = crash(at=2)
    act(s, "turn FL")
    assert (s.phase, s.attacker, s.position) == (Phase.PENALTY, AWAY, 4)
    assert options(s) == ["scrum", "lineout", "shot"]


@pytest.mark.parametrize(("at", "after"), [(6, 7), (3, 5)])
def test_rg_50_scenario_20_the_lineout_is_two_places_forward(at: int, after: int) -> None:
    s = penalty(at)
    act(s, "lineout")
    assert (s.set_piece, s.attacker, s.position) == (SetPiece.LINEOUT, HOME, after)


def test_rg_50_a_scrum_is_here() -> None:
    s = penalty(at=6)
    act(s, "scrum")
    assert (s.set_piece, s.attacker, s.position) == (SetPiece.SCRUM, HOME, 6)


def test_rg_51_52_53_two_special_values_beat_the_target() -> None:
    s = penalty(at=6)
    act(s, "shot", "kick PR", "kick PR")
    assert s.score.tolist() == [3, 0]
    assert (s.set_piece, s.position, s.attacker) == (SetPiece.KICKOFF, 4, AWAY)


def test_rg_52_a_target_that_is_only_reached_is_not_beaten() -> None:
    s = penalty(at=6)
    act(s, "shot", "kick PR", "kick HK")
    assert s.score.tolist() == [0, 0]


def test_rg_54_after_a_miss_the_defenders_attack_from_their_22() -> None:
    s = penalty(at=4)
    act(s, "shot", "kick PR", "kick LK")
    assert (s.set_piece, s.position, s.attacker) == (SetPiece.KICKOFF, 2, AWAY)


def test_rg_55_56_scenario_23_a_half_ends_with_the_set_piece_after_30_phases() -> None:
    s = crash(at=4, phases=29)
    act(s, "turn CE")
    assert (s.half, s.phases, s.set_piece, s.is_last_piece) == (0, 30, SetPiece.SCRUM, 1)
    s = crash(at=4, phases=33, is_last_piece=1)
    act(s, "turn CE")
    assert (s.half, s.phases, s.set_piece, s.attacker) == (1, 0, SetPiece.KICKOFF, AWAY)
    s = crash(at=4, phases=28)
    act(s, "turn CE")
    assert (s.half, s.phases, s.set_piece) == (0, 29, SetPiece.SCRUM)


def test_rg_56_scenario_23_a_set_piece_from_a_penalty_does_not_end_a_half() -> None:
    for choice in ("lineout", "scrum"):
        s = penalty(at=4, phases=29)
        assert s.phases == 30
        act(s, choice)
        assert (s.half, s.phases, s.phase) == (0, 30, Phase.TIE_UP)


@pytest.mark.parametrize("cards", ["PR PR", "HK HK"])
def test_rg_56_the_kickoff_after_a_shot_ends_a_half(cards: str) -> None:
    s = penalty(at=6, phases=29, is_last_piece=1)
    act(s, "shot", *(f"kick {code}" for code in cards.split()))
    assert (s.half, s.phases, s.position) == (1, 0, 4)


@pytest.mark.parametrize("first", [HOME, AWAY])
def test_rg_57_scenario_25_the_other_side_begins_the_second_half(first: int) -> None:
    s = position(at=7, phases=30, first=first, is_last_piece=1)
    check(s, "PG", "LK FL", "PR HK")
    assert (s.half, s.phases, s.position, s.attacker) == (1, 0, 4, 1 - first)
    assert (s.set_piece, s.score.tolist()) == (SetPiece.KICKOFF, [7, 0])


def test_rg_58_more_points_win_after_two_halves() -> None:
    s = position(at=7, phases=30, half=1, score=(7, 10), is_last_piece=1)
    check(s, "PG", "LK FL", "PR HK")
    assert s.phase == Phase.OVER
    assert [GAME.result(s, seat) for seat in (HOME, AWAY)] == [1, -1]


def test_rg_58_scenario_28_a_level_score_is_a_draw() -> None:
    s = position(at=7, phases=30, half=1, score=(7, 14), is_last_piece=1)
    check(s, "PG", "LK FL", "PR HK")
    assert (s.phase, s.score.tolist()) == (Phase.OVER, [14, 14])
    assert [GAME.result(s, seat) for seat in (HOME, AWAY)] == [0, 0]
    assert GAME.words().say(GAME.ending(s)) == "level after two halves"


def test_a_whole_match_ends_with_an_outcome() -> None:
    match = Match(GAME, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[-1])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points == tuple(match.state.score.tolist())
    assert match.state.half == 2


def test_the_lineout_of_a_set_piece_is_where_the_ball_is() -> None:
    assert set_piece(SetPiece.LINEOUT, at=6).position == 6
