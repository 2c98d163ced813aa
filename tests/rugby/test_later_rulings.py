"""Where the rule book of the Rugby Card Game is silent: our rulings read aloud, from symbols to time."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from rugby.positions import (
    ALL,
    AWAY,
    BACKS,
    FORWARDS,
    HOME,
    TUNED,
    cards,
    check,
    crash,
    lay_down,
    penalty,
    position,
)

from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.games.rugby import GAME
from sideline.games.rugby.charts import VALUES
from sideline.games.rugby.facts import cards_back
from sideline.games.rugby.state import Column, Kind, Phase, SetPiece, Skill
from sideline.testing.positions import act, options


def test_rg_g24_scenario_11_a_symbol_on_a_lost_check_keeps_the_ball() -> None:
    s = position(values=TUNED, away=ALL)
    assert check(s, "CB", "LK FL", "LK N8") == "LOSS"
    act(s, "turn PR")
    assert (s.phase, s.attacker, s.position) == (Phase.PENALTY, HOME, 3)


@pytest.mark.parametrize("at", range(1, 8))
def test_rg_g25_the_other_side_counts_from_its_own_line(at: int) -> None:
    s = position(home="PR SH", plays="PG WR KI", at=at)
    act(s, "no play")
    assert s.position == 8 - at


@pytest.mark.parametrize(("at", "after"), [(1, 3), (5, 7), (6, 7), (7, 7)])
def test_rg_g26_the_penalty_lineout_stops_before_the_line(at: int, after: int) -> None:
    s = penalty(at)
    act(s, "lineout")
    assert s.position == after


def test_rg_g27_the_defender_gets_the_penalty_of_a_side_without_athletes() -> None:
    assert penalty(at=5).attacker == HOME


def test_rg_g28_scenario_22_no_shot_from_further_than_halfway() -> None:
    assert options(penalty(at=3)) == ["scrum", "lineout"]
    assert options(penalty(at=4)) == ["scrum", "lineout", "shot"]


def test_rg_g29_who_conceded_attacks() -> None:
    s = position(at=7, attacker=AWAY)
    check(s, "PG", "LK FL", "PR HK")
    assert (s.score.tolist(), s.attacker, s.position) == ([0, 7], HOME, 4)


def test_rg_g30_the_second_half_belongs_to_the_other_side() -> None:
    s = crash(at=4, phases=29)
    act(s, "turn CE")
    assert (s.first, s.attacker) == (HOME, AWAY)


def test_rg_g31_a_half_ends_before_the_set_piece_is_played() -> None:
    s = position(plays="KI KI KI", phases=29, values={"half_ends": "before"})
    check(s, "KI", "FB FH", "WG FH")
    assert (s.half, s.set_piece, s.set_pieces) == (1, SetPiece.KICKOFF, 2)


def test_rg_g32_scenario_26_45_phases_end_a_half() -> None:
    s = position(phases=44)
    check(s, "PG", "LK LF", "PR HK")
    assert (s.half, s.phases, s.position) == (1, 0, 4)


def test_rg_g32_a_penalty_of_the_last_phase_is_not_taken() -> None:
    s = crash(at=4, phases=44)
    act(s, "turn FL")
    assert (s.half, s.phase) == (1, Phase.DEAL)


def test_rg_g33_a_try_is_7_and_nobody_converts() -> None:
    s = position(at=7)
    check(s, "PG", "LK FL", "PR HK")
    assert (s.score.tolist(), s.phase) == ([7, 0], Phase.DEAL)


def golden(**fields: Any) -> Any:
    """Reach the end of a level match with the option of a golden point."""
    values = {"tie": "golden_point"}
    s = position(at=7, phases=30, half=1, score=(7, 14), is_last_piece=1, values=values, **fields)
    check(s, "PG", "LK FL", "PR HK")
    return s


def test_rg_g34_a_golden_point_begins_with_a_coin_and_a_kickoff() -> None:
    s = golden()
    assert options(s) == ["home attacks", "away attacks"]
    act(s, "away attacks")
    assert (s.attacker, s.position, s.set_piece, s.phases) == (AWAY, 4, SetPiece.KICKOFF, 0)
    assert s.first == HOME


def test_rg_g34_the_first_score_of_a_golden_point_wins() -> None:
    s = position(at=7, half=2, phases=3, score=(14, 14), values={"tie": "golden_point"})
    check(s, "PG", "LK FL", "PR HK")
    assert (s.phase, s.score.tolist()) == (Phase.OVER, [21, 14])
    assert GAME.words().say(GAME.ending(s)) == "decided by a golden point"


def test_rg_g34_a_golden_point_is_a_draw_after_15_phases() -> None:
    s = position(half=2, phases=14, score=(14, 14), values={"tie": "golden_point"})
    check(s, "PG", "LK FL", "PR HK")
    assert (s.phase, GAME.result(s, HOME)) == (Phase.OVER, 0)
    assert GAME.words().say(GAME.ending(s)) == "still level after the golden point"


def test_rg_g35_the_first_attacker_may_be_settled() -> None:
    for name, seat in (("home", HOME), ("away", AWAY)):
        match = Match(GAME, {"first_attacker": name})
        assert (match.state.attacker, match.state.phase) == (seat, Phase.DEAL)


def test_rg_g36_extras_may_be_declined_and_are_not_offered_without_cards() -> None:
    s = position(home="PR HK", away="LK N8 SH")
    lay_down(s, "CB", "PR HK", "LK N8")
    act(s, "extra", "add SH")
    assert s.phase == Phase.RESOLVE
    s = position()
    lay_down(s, "CB", "PR HK", "LK N8")
    act(s, "extra", "add SH", "no extra")
    assert (s.phase, s.played_size.tolist()) == (Phase.RESOLVE, [2, 3])


def test_rg_g37_with_8_tied_up_only_backs_can_play() -> None:
    s = position(home=BACKS, plays="PG CB PP WR", tied=(FORWARDS, FORWARDS), away=BACKS)
    assert options(s) == ["WR"]


@pytest.mark.parametrize(
    ("tied", "play", "back"), [(8, "PG", 4), (5, "PG", 3), (1, "PG", 1), (8, "WR", 1), (0, "PG", 0)]
)
def test_rg_g38_a_share_is_rounded_up(tied: int, play: str, back: int) -> None:
    s = position(home=ALL, plays=f"{play} KI KI", tied=(" ".join(FORWARDS.split()[:tied]), ""))
    act(s, play)
    assert cards_back(s, HOME, Column.WIN) == back


def test_rg_g39_a_draw_uses_the_share_of_a_loss() -> None:
    s = GAME.new()[0]
    assert (s.share_back[0, :, Column.DRAW] == s.share_back[0, :, Column.LOSS]).all()


def test_rg_g39_a_draw_with_turnover_risk_may_hand_over_the_ball() -> None:
    for turned, attacker in (("CE", AWAY), ("PR", HOME)):
        s = position(values={"draw": "turnover_risk"})
        assert check(s, "CB", "PR HK", "EN PR") == "DRAW"
        assert s.to_turn == 1
        act(s, f"turn {turned}")
        assert s.attacker == attacker


def test_rg_g39_g42_a_draw_goes_to_the_last_winner_since_the_set_piece() -> None:
    s = position(plays="CB CB CB CB", home=f"{ALL} PR HK", away=f"{ALL} PR", values={"draw": "last_winner"})
    assert check(s, "CB", "PR WH", "PR LK") == "DRAW"
    act(s, "draw KI")
    assert check(s, "CB", "PR HK", "PR WH") == "WIN"
    act(s, "draw KI")
    assert check(s, "CB", "HK EN", "HK EN") == "WIN"
    assert s.position == 6


def test_rg_g42_a_set_piece_forgets_the_last_winner() -> None:
    s = crash(at=4, values={"draw": "last_winner"})
    assert s.last_winner == HOME
    act(s, "turn CE")
    assert s.last_winner == -1


@pytest.mark.parametrize("code", ["FL", "N8"])
def test_rg_g40_of_two_symbols_the_graver_counts(code: str) -> None:
    s = crash(at=3)
    act(s, f"turn {code}")
    assert (s.phase == Phase.PENALTY) == (code == "FL")
    assert s.set_piece == (SetPiece.KICKOFF if code == "FL" else SetPiece.SCRUM)


def test_rg_g43_a_level_tuned_kick_is_away() -> None:
    s = position(plays="KI KI CB", at=3, values=TUNED)
    assert check(s, "KI", "FB SH", "FB CE") == "DRAW"
    assert (s.set_piece, s.attacker, s.position) == (SetPiece.LINEOUT, AWAY, 3)


def test_rg_g44_an_open_card_that_comes_back_is_known_until_it_is_played() -> None:
    s = position(plays="PG PG CB", tied=("EN WH", ""), face_down=(1, 0), values=TUNED)
    check(s, "PG", "LK PR", "PR WH")
    known = GAME.view(s, AWAY).sides[HOME].known
    assert known == {"WORKHORSE": 1}
    act(s, "draw CB", "PG", "WH", "EN")
    assert GAME.view(s, AWAY).sides[HOME].known == {"WORKHORSE": 1}
    act(s, "LF", "EN")
    assert GAME.view(s, AWAY).sides[HOME].known == {}


def test_rg_g44_a_card_seen_in_the_shared_pile_is_known_to_be_there() -> None:
    s = crash(at=2)
    act(s, "turn PR")
    assert GAME.view(s, SPECTATOR).seen_shared == {"PROP": 1}


def test_rg_g44_when_the_deck_runs_out_the_plays_in_hand_are_known() -> None:
    s = position(plays="PG CB PP")
    s.play_discards = s.play_deck
    s.play_deck, s.play_deck_size = 0, 0
    check(s, "PG", "LK LF", "PR HK")
    assert GAME.view(s, AWAY).known_plays == {"CRASH_BALL": 1, "POP_PASS": 1}


@pytest.mark.parametrize(
    ("line", "skill", "percent"),
    [
        *[(FORWARDS, Skill.RUN, 80), (FORWARDS, Skill.SPECIAL, 80), (FORWARDS, Skill.PASS, 45)],
        *[(BACKS, skill, 46) for skill in Skill],
    ],
)
def test_rg_g08_fresh_hands_tie_often_if_both_sides_play_their_best_two(
    line: str, skill: Skill, percent: int
) -> None:
    codes = line.split()
    first = 0 if line == FORWARDS else 8
    deck = [int(VALUES[0, first + kind, skill]) for kind in range(len(codes)) for _ in range(4)]
    random = Random(1)
    ties = 0
    for _ in range(5000):
        dealt = random.sample(deck, 2 * len(codes))
        sides = (dealt[: len(codes)], dealt[len(codes) :])
        ties += len({sum(sorted(side)[-2:]) for side in sides}) == 1
    assert abs(ties / 50 - percent) < 2.5


def exact_chance(distance: int) -> Fraction:
    """Count all pairs of the 56 tuned cards that beat the target."""
    deck = [int(VALUES[1, kind, Skill.SPECIAL]) for kind in Kind for _ in range(4)]
    pairs = [a + b for i, a in enumerate(deck) for b in deck[:i]]
    return Fraction(sum(total > 3 + distance for total in pairs), len(pairs))


@pytest.mark.parametrize(("distance", "percent"), [(1, 87.7), (2, 56.5), (3, 23.0), (4, 4.3)])
def test_rg_g28_the_chances_of_shots_with_the_tuned_cards(distance: int, percent: float) -> None:
    assert round(100 * float(exact_chance(distance)), 1) == percent


def test_cards_are_written_by_their_codes() -> None:
    assert cards(position().hands[HOME]) == ALL
