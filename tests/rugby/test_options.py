"""The rulings of the Rugby Card Game that a table may decide otherwise: each option does what it says."""

import dataclasses
from itertools import count
from typing import Any

import numpy as np
import pytest
from rugby.positions import (
    ALL,
    AWAY,
    FORWARDS,
    HOME,
    cards,
    check,
    crash,
    deal_out,
    lay_down,
    penalty,
    pile,
    position,
    set_piece,
)

from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.engine.words import LANGUAGES
from sideline.games.rugby import GAME
from sideline.games.rugby.charts import CARD_CODES
from sideline.games.rugby.facts import column_for, lead_of, worth
from sideline.games.rugby.state import Column, Face, Kind, Phase, SetPiece
from sideline.testing.positions import act, legal_moves, options, refusal
from sideline.testing.secrecy import check_that_nothing_leaks

PACK = len(FORWARDS.split())
ALTERNATIVES = [
    (setting.name, choice)
    for setting in GAME.options
    if setting.since == 2
    for choice in setting.choices
    if choice != setting.default_at(())
]


def short(name: str, choice: str) -> dict[str, str | int]:
    """Return the settings of a short match with one option changed."""
    return {"phases_per_half": 4, "hard_cap": 8, name: choice}


def said(s: Any, lang: str = "en") -> dict[str, str]:
    """Say the options of a position by their notation."""
    return {move: GAME.words(lang).say(GAME.label(s, action)) for move, action in legal_moves(s).items()}


@pytest.mark.parametrize("setting", [s for s in GAME.options if s.since == 2], ids=lambda s: s.name)
def test_a_match_begun_under_the_first_rules_keeps_them(setting: Any) -> None:
    assert setting.printed_at((), 1) == setting.choices[0]
    assert setting.is_new


@pytest.mark.parametrize(("name", "choice"), ALTERNATIVES)
def test_every_alternative_is_played_to_the_end(name: str, choice: str) -> None:
    match = Match(GAME, short(name, choice), seed=bytes(32))
    for step in count():
        if match.is_over:
            break
        legal = match.legal()
        match.play(legal[7 * step % len(legal)])
    assert match.outcome() is not None


def test_no_alternative_tells_what_a_seat_cannot_know() -> None:
    others = {name: choice for name, choice in ALTERNATIVES if choice != "before"}
    others |= {"phases_per_half": 8, "hard_cap": 12}
    check_that_nothing_leaks(dataclasses.replace(GAME, variants={"others": others}))


def test_rg_g06_a_ball_on_the_line_may_be_no_try() -> None:
    s = position(at=7, values={"try_line": "beyond"})
    assert lead_of(s, Face.PICK_AND_GO, Column.WIN) == 7
    assert check(s, "PG", "LK FL", "PR HK") == "BIG_WIN"
    assert (s.score.tolist(), s.position, s.phase) == ([0, 0], 7, Phase.DRAW_PLAY)
    s = position(at=7, values={"try_line": "beyond"})
    s.movement[s.cards, Face.PICK_AND_GO, Column.BIG_WIN] = 2
    check(s, "PG", "LK FL", "PR HK")
    assert s.score.tolist() == [7, 0]


@pytest.mark.parametrize(
    ("choice", "columns"),
    [("winner", ["WIN", "LOSS"]), ("loser", ["BIG_WIN", "BIG_LOSS"]), ("attack", ["WIN", "BIG_LOSS"])],
)
def test_rg_42_g09_whose_cards_count_for_a_big_result(choice: str, columns: list[str]) -> None:
    s = position(values={"big_result": choice})
    found = [column_for(s, 2 * 2, 3, 2), column_for(s, -2 * 2, 2, 3)]
    assert [Column(column).name for column in found] == columns


@pytest.mark.parametrize(("choice", "value"), [("exact", 1.5), ("down", 1), ("up", 2)])
def test_rg_40_g10_half_of_three(choice: str, value: float) -> None:
    s = position(values={"half_values": choice})
    assert worth(s, Face.CRASH_BALL, Kind.CENTER) == 2 * value
    assert worth(s, Face.CRASH_BALL, Kind.WING) == 2 * 2
    assert worth(s, Face.WEAVE_RUN, Kind.CENTER) == 2 * 3


def test_rg_28_g11_the_attack_may_lay_down_its_cards_last() -> None:
    s = position(values={"attack_commits": "last"})
    act(s, "CB")
    assert s.phase == Phase.DEFENSE
    assert GAME.view(s, AWAY).play == ""
    act(s, "LK")
    assert not GAME.reveals(s, legal_moves(s)["FL"])
    act(s, "FL")
    assert (s.phase, GAME.view(s, HOME).sides[AWAY].played) == (Phase.ATTACK, ("", ""))
    act(s, "PR")
    assert GAME.reveals(s, legal_moves(s)["HK"])
    act(s, "HK")
    assert (s.phase, GAME.view(s, HOME).sides[AWAY].played) == (Phase.DEFENSE_EXTRA, ("LOCK", "FLANKER"))


def test_rg_28_g11_a_defense_without_cards_is_not_waited_for() -> None:
    s = position(away="", values={"attack_commits": "last"})
    act(s, "CB")
    assert s.phase == Phase.ATTACK
    act(s, "PR", "HK")
    assert s.phase == Phase.RESOLVE


def test_rg_25_g12_an_attack_may_use_cards_of_the_wrong_line() -> None:
    own = position(home="PR SH CE", plays="PG CB PP")
    assert options(own) == ["no play"]
    s = position(home="PR SH CE", plays="PG CB PP", values={"attack_lines": "any"})
    assert options(s) == ["PG", "CB", "PP"]
    act(s, "CB", "PR")
    assert options(s) == ["SH", "CE"]
    assert said(s)["SH"].endswith("at half value")
    lone = position(home="PR", plays="PG CB PP", values={"attack_lines": "any"})
    assert options(lone) == ["no play"]


def test_rg_29_g13_a_short_defense_may_play_fewer_cards() -> None:
    s = position(away="PR SH CE", values={"short_defense": "fewer"})
    act(s, "CB", "PR", "HK", "PR")
    assert (s.phase, s.played_size.tolist()) == (Phase.DEFENSE_EXTRA, [2, 1])
    bare = position(away="SH CE", values={"short_defense": "fewer"})
    act(bare, "CB", "PR", "HK")
    assert (bare.phase, bare.played_size.tolist()) == (Phase.DEFENSE_EXTRA, [2, 0])


@pytest.mark.parametrize(("call", "left", "line"), [("CB", "LK", "forwards"), ("WR", "SH CE", "backs")])
def test_rg_31_g15_the_random_card_may_have_to_match(call: str, left: str, line: str) -> None:
    s = position(home=ALL, away="PR HK LK SH CE WG FB", plays="CB WR KI", values={"extra_from": "matching"})
    answer = {"CB": "PR HK", "WR": "WG FB"}[call]
    lay_down(s, call, {"CB": "PR HK", "WR": "SH WG"}[call], answer)
    odds = GAME.odds(s, legal_moves(s)["extra"])
    assert odds.parts[0].value == len(left.split())
    act(s, "extra")
    assert options(s) == [f"add {code}" for code in CARD_CODES if code in left.split()]
    tickets = [CARD_CODES[GAME.pick(s, ticket)] for ticket in range(GAME.tickets(s))]
    assert sorted(tickets) == sorted(left.split())


def test_rg_31_g15_without_a_matching_card_nobody_is_asked() -> None:
    s = position(away="PR HK SH CE", values={"extra_from": "matching"})
    lay_down(s, "CB", "PR HK", "PR HK")
    assert s.phase == Phase.RESOLVE


def test_rg_26_g16_a_play_without_its_athletes_may_be_chosen_for_a_penalty() -> None:
    held = {"home": "PR HK SH", "plays": "CB WR KI"}
    assert options(position(**held)) == ["CB"]
    s = position(**held, at=3, values={"forfeit": "chosen"})
    assert options(s) == ["CB", "no play"]
    assert said(s)["no play"] == "Give away a penalty with a play that lacks its athletes"
    before = s.copy()
    action = legal_moves(s)["no play"]
    act(s, "no play")
    told = GAME.words().say(GAME.tell(before, action, s, SPECTATOR))
    assert told.startswith("Home chooses a play without the athletes for it")
    assert (s.phase, s.attacker, s.position) == (Phase.PENALTY, AWAY, 5)
    assert options(position(plays="CB WR KI", values={"forfeit": "chosen"})) == ["CB", "WR", "KI"]


def test_rg_26_g16_the_hint_gives_no_penalty_away_while_it_can_play() -> None:
    states = GAME.new(1)
    states[0] = position(home="PR HK SH", plays="CB WR KI", values={"forfeit": "chosen"})
    out = np.zeros(GAME.actions, np.int64)
    assert GAME.spell(states[0], GAME.hint(states[0], out, np.zeros(4, np.uint64))) == "CB"


def test_rg_45_g20_cards_turned_over_may_stay_out_until_the_next_set_piece() -> None:
    s = crash(at=2, values={"turned_cards": "aside"})
    in_pile = int(s.shared.sum())
    act(s, "turn PR")
    assert (s.shared.sum(), cards(s.aside), cards(s.turned)) == (in_pile - 1, "PR", "")
    assert GAME.view(s, HOME).laid_aside == {"PROP": 1}
    assert "Laid aside until the next set piece: Prop" in str(GAME.view(s, HOME))
    assert "PR" not in cards(s.shown)


def test_rg_45_g20_a_pile_that_runs_out_gets_its_cards_back() -> None:
    s = position(values={"turned_cards": "aside"})
    s.aside[:] = s.shared
    s.shared[:] = 0
    s.shared_size[:] = 0
    lay_down(s, "CB", "PR HK", "LK FL")
    act(s, "no extra", "resolve")
    assert (s.phase, s.aside.sum()) == (Phase.SYMBOL, 0)
    assert s.shared.sum() == s.shown.sum() > 0


def test_rg_45_g20_a_set_piece_gathers_what_was_laid_aside() -> None:
    s = crash(at=4, values={"turned_cards": "aside"})
    act(s, "turn CE")
    assert (s.set_piece, s.aside.sum(), s.shared.sum()) == (SetPiece.SCRUM, 0, 56)


def test_rg_35_g21_cards_may_come_back_for_the_attack_alone() -> None:
    tied = {"tied": ("LK N8", "LF WH"), "home": "PR HK", "away": "PR HK"}
    both = position(**tied)
    check(both, "CB", "PR HK", "PR HK")
    assert (pile(both, HOME), pile(both, AWAY)) == ("LK PR HK", "LF PR HK")
    s = position(**tied, values={"back_for": "attack"})
    check(s, "CB", "PR HK", "PR HK")
    assert (pile(s, HOME), pile(s, AWAY)) == ("LK PR HK", "LF WH PR HK")


def kick_that_loses(order: str) -> Any:
    """Lose a Kick: +3, a lineout and one symbol to turn over."""
    s = position(plays="KI KI KI", at=3, values={"order": order})
    assert check(s, "KI", "FH WG", "FB WG") == "LOSS"
    return s


def test_rg_43_44_g23_the_icon_may_come_before_the_symbols() -> None:
    assert kick_that_loses("symbols").phase == Phase.SYMBOL
    s = kick_that_loses("icon")
    assert (s.set_piece, s.attacker, s.position) == (SetPiece.LINEOUT, AWAY, 8 - 6)


def test_rg_34_g23_the_try_may_come_before_the_symbols() -> None:
    s = position(at=6, values={"order": "try"})
    assert check(s, "CB", "PR HK", "LK FL") == "BIG_WIN"
    assert (s.score.tolist(), s.set_piece) == ([7, 0], SetPiece.KICKOFF)
    s = position(plays="KI KI KI", at=6, values={"order": "try"})
    check(s, "KI", "FH WG", "FB WG")
    assert s.score.tolist() == [7, 0]


def lost_crash(**values: str) -> Any:
    """Lose a Crash Ball big on the own half: -1 and one symbol to turn over."""
    s = position(at=4, values=values)
    assert check(s, "CB", "LK FL", "PR HK") == "BIG_LOSS"
    return s


def test_rg_47_g24_a_symbol_may_always_hand_the_ball_to_the_defense() -> None:
    s = lost_crash()
    act(s, "turn CE")
    assert s.attacker == HOME
    s = lost_crash(symbol_ball="defense")
    act(s, "turn CE")
    assert (s.attacker, s.set_piece) == (AWAY, SetPiece.SCRUM)


def test_rg_53_g29_the_side_that_scored_may_attack_again() -> None:
    for choice, attacker in (("conceder", AWAY), ("scorer", HOME)):
        s = position(at=7, values={"after_score": choice})
        check(s, "PG", "LK FL", "PR HK")
        assert (s.score.tolist(), s.attacker, s.position) == ([7, 0], attacker, 4)
        s = penalty(at=7, values={"after_score": choice})
        act(s, "shot", "kick LK", "kick LK")
        assert (s.score.tolist(), s.attacker) == ([3, 0], attacker)


def test_rg_56_g31_the_next_set_piece_is_played_before_the_half_ends() -> None:
    s = position(plays="KI KI KI", phases=29)
    check(s, "KI", "FB FH", "WG FH")
    assert (s.half, s.set_piece, s.is_last_piece) == (0, SetPiece.LINEOUT, 1)
    act(s, "tie 4")
    deal_out(s)
    s.play_hand[:] = 0
    s.play_hand[Face.KICK] = s.play_hand_size
    s.play_deck[Face.KICK] = 0
    while s.half == 0:
        act(s, options(s)[-1])
    assert (s.phases, s.is_last_piece, s.set_piece) == (0, 0, SetPiece.KICKOFF)


def test_rg_56_g31_a_penalty_prolongs_the_last_set_piece() -> None:
    s = penalty(at=4, phases=33, is_last_piece=1)
    act(s, "scrum")
    assert (s.half, s.is_last_piece, s.phase) == (0, 1, Phase.TIE_UP)


def test_rg_15_16_g19_each_side_may_choose_for_itself() -> None:
    s = set_piece(SetPiece.LINEOUT, tied_by="each")
    assert said(s)["tie 4"] == "Tie up 4 of your forwards"
    assert GAME.words().say(GAME.ask(s)) == "Home: how many of your forwards does the lineout tie up?"
    act(s, "tie 4")
    assert (s.phase, GAME.to_act(s)) == (Phase.TIE_UP, AWAY)
    act(s, "tie 8")
    deal_out(s)
    assert s.face_down.tolist() == [4, PACK]
    assert s.free[:, 0].tolist() == [PACK - 4, 0]


def test_rg_15_g19_one_number_holds_for_both_sides_otherwise() -> None:
    s = set_piece(SetPiece.SCRUM)
    act(s, "tie 6")
    deal_out(s)
    assert s.face_down.tolist() == [6, 6]


def test_a_shot_out_of_range_is_refused_in_one_sentence() -> None:
    match = Match(GAME, {"shot_range": 0, "first_attacker": "home"}, seed=bytes(32))
    match.state.phase = Phase.PENALTY
    assert refusal(match, "shot") == "There are no shots at goal (RG-G28)."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chosen", ["designer", "tuned"])
def test_no_line_of_the_board_is_wider_than_a_terminal(lang: str, chosen: str) -> None:
    match = Match(GAME, {"cards": chosen, "phases_per_half": 6, "hard_cap": 9}, seed=bytes(32))
    for step in count():
        for viewer in (HOME, AWAY, SPECTATOR):
            assert max(map(len, match.view(viewer).text(lang).splitlines())) <= 79
        if match.is_over:
            break
        legal = match.legal()
        match.play(legal[5 * step % len(legal)])
