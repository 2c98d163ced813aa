"""The rule book of the Rugby Card Game read aloud: components, set pieces, setup and the phase."""

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
    deal_out,
    lay_down,
    pile,
    position,
    set_piece,
)

from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.games.rugby import GAME
from sideline.games.rugby.decisions import to_act
from sideline.games.rugby.facts import strength
from sideline.games.rugby.state import Kind, Phase, SetPiece, Skill
from sideline.testing.positions import act, options, refusal

SETS = ("designer", "tuned")


@pytest.mark.parametrize("cards_of", SETS)
def test_rg_01_the_play_deck_has_24_cards(cards_of: str) -> None:
    assert Match(GAME, {"cards": cards_of}).state.play_deck_size == 24


@pytest.mark.parametrize("chosen", range(2))
def test_rg_02_03_there_are_32_forwards_and_24_backs(chosen: int) -> None:
    copies = GAME.new()[0].skill_copies[chosen]
    assert copies[:8].tolist() == [4] * 8
    assert copies[8:].tolist() == [4] * 6


def test_rg_04_there_are_80_game_cards_and_the_counters_are_at_their_start() -> None:
    s = GAME.new()[0]
    assert s.skill_copies[0].sum() + s.play_copies[0].sum() == 80
    GAME.deal(s)
    assert (s.score.tolist(), s.half, s.phases) == ([0, 0], 0, 0)


def test_rg_05_the_skills_are_run_pass_and_special() -> None:
    assert [skill.name for skill in Skill] == ["RUN", "PASS", "SPECIAL"]
    assert position().values.shape == (2, 14, 3)


def test_rg_06_the_set_pieces_are_kickoff_lineout_and_scrum() -> None:
    assert [piece.name for piece in SetPiece] == ["KICKOFF", "LINEOUT", "SCRUM"]
    assert options(set_piece(SetPiece.LINEOUT)) == ["tie 4", "tie 6", "tie 8"]


def test_rg_07_penalties_are_symbols_of_skill_cards_and_a_ruck_just_goes_on() -> None:
    card = GAME.view(position(), HOME).skill_cards["FLANKER"]
    assert card.symbols == ("TOUCH", "PENALTY")
    s = position(plays="PG PG PG")
    check(s, "PG", "LK LF", "PR HK")
    assert (s.phase, s.position, s.attacker) == (Phase.DRAW_PLAY, 5, HOME)


def test_rg_08_a_play_card_shows_athletes_skill_and_results() -> None:
    card = GAME.view(position(values=TUNED), SPECTATOR).play_cards["LOOP"]
    assert (card.players, card.skill) == ((1, 2), "PASS")
    assert card.table == ("-2 PP", "-1 P", "0", "+1", "+3 P")
    assert (card.comes_back, card.comes_from) == ((2, 2, 2, 2, 2), "BOTTOM")


def test_rg_09_a_skill_card_is_a_forward_or_a_back() -> None:
    s = position(plays="PG WR KI")
    act(s, "PG")
    assert options(s) == FORWARDS.split()
    s = position(plays="PG WR KI")
    act(s, "WR")
    assert options(s) == BACKS.split()


def test_rg_10_a_card_is_worth_the_same_in_attack_and_defense() -> None:
    s = position()
    lay_down(s, "CB", "PR LK", "PR LK")
    assert strength(s, HOME) == strength(s, AWAY) == 2 * (4 + 3)


@pytest.mark.parametrize("chosen", range(2))
def test_rg_11_values_lie_between_2_and_4(chosen: int) -> None:
    values = GAME.new()[0].values[chosen]
    assert (values.min(), values.max()) == (2, 4)


def test_rg_12_the_plays_are_passes_runs_and_specials() -> None:
    plays = GAME.view(position(), HOME).play_cards
    assert {name: card.skill for name, card in plays.items()} == {
        "PICK_AND_GO": "SPECIAL",
        "CRASH_BALL": "RUN",
        "POP_PASS": "PASS",
        "WEAVE_RUN": "RUN",
        "LONG_PASS": "PASS",
        "KICK": "SPECIAL",
    }


def test_rg_13_a_board_shows_score_free_and_tied_up_cards() -> None:
    s = position(tied=("PR LK", ""), face_down=(1, 0), score=(7, 3))
    side = GAME.view(s, SPECTATOR).sides[HOME]
    assert (side.score, side.free) == (7, (8, 6))
    assert (side.face_down, side.tied) == (1, ("LOCK",))
    assert [GAME.points(s, seat) for seat in (HOME, AWAY)] == [7, 3]


def test_rg_14_the_field_board_shows_time_and_place() -> None:
    seen = GAME.view(position(at=6, attacker=AWAY, phases=12), SPECTATOR)
    assert (seen.half, seen.phases, seen.phases_per_half) == (1, 12, 30)
    assert (seen.position, seen.ball) == (6, 2)


def test_rg_15_a_scrum_ties_up_6_or_8_forwards() -> None:
    s = set_piece(SetPiece.SCRUM)
    assert options(s) == ["tie 6", "tie 8"]
    act(s, "tie 8")
    deal_out(s)
    assert s.tied_size.tolist() == [8, 8]


def test_rg_16_a_lineout_ties_up_4_6_or_8_forwards() -> None:
    for tie in (4, 6, 8):
        s = set_piece(SetPiece.LINEOUT)
        act(s, f"tie {tie}")
        deal_out(s)
        assert s.tied_size.tolist() == [tie, tie]


def test_rg_17_scenario_2_a_kickoff_ties_up_nobody() -> None:
    s = GAME.new(1, {"first_attacker": "home"})[0]
    GAME.deal(s)
    assert s.phase == Phase.DEAL
    deal_out(s)
    assert s.free.tolist() == [[8, 6], [8, 6]]
    assert (s.position, s.play_hand_size, s.phase) == (4, 3, Phase.CALL)


def test_rg_18_19_scenario_1_a_scrum_with_6_tied_up() -> None:
    s = set_piece(SetPiece.SCRUM)
    act(s, "tie 6")
    deal_out(s)
    assert s.free.tolist() == [[2, 6], [2, 6]]
    assert s.tied_size.tolist() == s.face_down.tolist() == [6, 6]
    assert s.shared.sum() == s.shared_size.sum() == 28
    assert s.shared_size.tolist() == [16, 12]
    assert s.play_hand_size == 4


def test_rg_18_every_set_piece_deals_anew() -> None:
    s = position(plays="KI KI KI")
    check(s, "KI", "FB UB", "SH CE")
    act(s, "turn PR", "turn PR")
    assert s.phase == Phase.DRAW_PLAY
    s = position(plays="KI KI KI")
    check(s, "KI", "FB FH", "UB FB")
    act(s, "turn PR")
    assert (s.phase, s.attacker, s.shared.sum()) == (Phase.TIE_UP, AWAY, 56)


def test_rg_19_nobody_sees_what_is_tied_up_at_a_set_piece() -> None:
    s = set_piece(SetPiece.SCRUM)
    act(s, "tie 6", "deal PR", "deal HK")
    for viewer in (HOME, AWAY, SPECTATOR):
        side = GAME.view(s, viewer).sides[HOME]
        assert (side.face_down, side.tied, side.hand) == (2, (), {})


def test_rg_20_the_attacker_draws_the_play_cards_of_the_set_piece() -> None:
    for piece, plays in ((SetPiece.LINEOUT, 4), (SetPiece.SCRUM, 4), (SetPiece.KICKOFF, 3)):
        s = set_piece(piece)
        if s.phase == Phase.TIE_UP:
            act(s, options(s)[0])
        deal_out(s)
        assert s.play_hand_size == plays


def test_rg_21_any_card_may_come_first() -> None:
    match = Match(GAME, {"first_attacker": "home"})
    assert [option.move for option in match.options()] == [f"deal {code}" for code in FORWARDS.split()]
    assert {GAME.weight(match.state, kind) for kind in range(8)} == {4}


def test_rg_22_a_coin_decides_who_attacks_first() -> None:
    match = Match(GAME)
    assert [option.move for option in match.options()] == ["home attacks", "away attacks"]
    match.play("away attacks")
    assert match.state.attacker == AWAY


def test_rg_23_the_match_starts_with_a_kickoff_on_halfway() -> None:
    match = Match(GAME)
    match.play("home attacks")
    assert (match.state.set_piece, match.state.position) == (SetPiece.KICKOFF, 4)


def test_rg_24_38_phases_follow_each_other_until_a_set_piece() -> None:
    s = position(plays="PG PG PG")
    check(s, "PG", "LK LF", "PR HK")
    act(s, "draw PG")
    assert (s.phases, s.phase, s.set_pieces) == (1, Phase.CALL, 1)
    check(s, "PG", "PR HK", "WH EN")
    assert (s.phases, s.position, s.phase) == (2, 6, Phase.DRAW_PLAY)


def test_rg_25_a_play_needs_its_athletes() -> None:
    s = position(home="PR SH CE", plays="PG WR KI")
    assert options(s) == ["WR", "KI"]


def test_rg_25_a_play_that_cannot_be_staffed_is_refused() -> None:
    match = Match(GAME, {"first_attacker": "home"}, seed=bytes(32))
    match.state.free[HOME] = (1, 6)
    held = [code for code in ("PG", "CB", "PP") if match.state.play_hand[("PG", "CB", "PP").index(code)]]
    assert held
    assert refusal(match, held[0]).endswith("(RG-25).")
    assert refusal(match, "PR") == "Home must choose a play that it can staff, if it holds one (RG-25)."


def test_rg_25_g12_a_play_of_backs_for_any_line_still_needs_two_athletes() -> None:
    any_line = {"attack_lines": "any"}
    assert options(position(home="PR HK", plays="WR", values=any_line)) == ["WR"]
    assert options(position(home="PR", plays="WR", values=any_line)) == ["no play"]


def test_rg_26_without_athletes_a_penalty_is_given_away() -> None:
    s = position(home="PR SH", plays="PG WR KI", at=3)
    assert options(s) == ["no play"]
    act(s, "no play")
    assert (s.phase, s.attacker, s.position, s.phases) == (Phase.PENALTY, AWAY, 5, 1)


def test_rg_27_the_athletes_are_announced_but_not_the_skill() -> None:
    views = []
    for play in ("PG", "CB", "PP"):
        s = position()
        act(s, play)
        seen = GAME.view(s, AWAY)
        views.append(seen)
        assert (seen.announced, seen.play) == ((2, 0), "")
        assert GAME.view(s, HOME).play
    assert views[0].sides == views[1].sides == views[2].sides


def test_rg_28_the_defender_answers_with_the_same_athletes() -> None:
    s = position()
    act(s, "PG", "LK", "FL")
    assert to_act(s) == AWAY
    assert options(s) == FORWARDS.split()
    act(s, "PR")
    assert options(s) == FORWARDS.split()[1:]


def test_rg_28_cards_of_the_other_line_are_refused() -> None:
    match = Match(GAME, {"first_attacker": "home"}, seed=bytes(32))
    while match.to_act == HOME:
        match.play(match.legal()[0])
    hand = cards(match.state.hands[AWAY]).split()
    wrong = next(code for code in hand if code not in [option.move for option in match.options()])
    assert refusal(match, wrong).endswith("now (RG-G13).")
    assert refusal(match, "extra") == "Away must lay down a skill card (RG-28)."


def test_rg_29_scenario_29_a_defender_without_cards_is_not_asked() -> None:
    s = position(away="", at=4)
    act(s, "PG", "LK", "FL")
    assert s.phase == Phase.RESOLVE
    assert strength(s, AWAY) == 0
    act(s, "resolve")
    assert s.position == 5


def test_rg_29_a_defender_with_too_few_cards_plays_them_all() -> None:
    s = position(away="PR", at=4)
    lay_down(s, "PG", "LK FL", "PR")
    assert (s.phase, s.played_size.tolist()) == (Phase.RESOLVE, [2, 1])


def test_rg_30_everything_is_turned_over_together() -> None:
    s = position()
    act(s, "CB", "PR", "HK", "LK")
    assert GAME.view(s, AWAY).sides[HOME].played == ("", "")
    assert GAME.view(s, HOME).sides[AWAY].played == ("",)
    act(s, "N8")
    for viewer in (HOME, AWAY, SPECTATOR):
        seen = GAME.view(s, viewer)
        assert seen.play == "CRASH_BALL"
        assert [side.played for side in seen.sides] == [("PROP", "HOOKER"), ("LOCK", "NUMBER_EIGHT")]


def test_rg_31_the_defender_may_add_a_random_card() -> None:
    s = position(away="LK N8 SH")
    lay_down(s, "CB", "PR HK", "LK N8")
    assert (to_act(s), options(s)) == (AWAY, ["extra", "no extra"])
    act(s, "extra")
    assert (to_act(s), options(s)) == (CHANCE, ["add SH"])
    act(s, "add SH")
    assert strength(s, AWAY) == 2 * (3 + 2) + 4


def test_rg_32_then_the_attacker_may_add_one_once() -> None:
    s = position()
    lay_down(s, "CB", "PR HK", "LK N8")
    act(s, "extra", "add WH")
    assert (to_act(s), options(s)) == (HOME, ["extra", "no extra"])
    act(s, "extra", "add N8")
    assert (s.phase, s.played_size.tolist()) == (Phase.RESOLVE, [3, 3])


def test_rg_32_scenario_7_the_attacker_is_not_asked_if_the_defender_declines() -> None:
    s = position()
    lay_down(s, "CB", "PR HK", "LK N8")
    act(s, "no extra")
    assert s.phase == Phase.RESOLVE


def test_rg_33_the_play_is_resolved_after_the_extras() -> None:
    s = position()
    lay_down(s, "PG", "LK FL", "PR LF")
    act(s, "extra", "add SH", "no extra", "resolve")
    assert (s.phases, s.position) == (1, 5)


def test_rg_34_scenario_13_over_the_try_line_is_a_try() -> None:
    s = position(at=7)
    assert check(s, "PG", "LK LF", "PR LF") == "WIN"
    assert s.score.tolist() == [7, 0]
    assert (s.set_piece, s.position, s.attacker) == (SetPiece.KICKOFF, 4, AWAY)


def test_rg_35_36_scenario_16_cards_come_back_before_the_played_ones_are_tied_up() -> None:
    s = position(tied=("EN WH LF", ""), values=TUNED)
    assert check(s, "PG", "LK PR", "PR WH") == "WIN"
    assert pile(s, HOME) == "EN LK PR"
    assert cards(s.hands[HOME]) == "HK FL N8 EN LF LF WH WH SH CE FH FB WG UB"


def test_rg_37_the_attacker_draws_a_new_play_card() -> None:
    s = position(plays="PG CB PP")
    check(s, "PG", "LK LF", "PR HK")
    assert (to_act(s), s.play_hand_size) == (CHANCE, 2)
    act(s, "draw KI")
    assert (s.phase, s.play_hand_size) == (Phase.CALL, 3)


def test_rg_38_a_try_ends_the_attack() -> None:
    s = position(at=7, home=ALL)
    check(s, "PG", "LK FL", "PR HK")
    assert (s.attacker, s.phase) == (AWAY, Phase.DEAL)
    assert s.hands[HOME, Kind.PROP] == 0
