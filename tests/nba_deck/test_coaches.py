"""Coaches: each side has one with a lasting power, drawn or chosen."""

import pytest
from nba_deck.positions import AWAY, HOME, KIND, hand, position, top, why_not

from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import BUY, COACH
from sideline.games.nba_deck.charts import COACH_IDS
from sideline.games.nba_deck.facts.coaches import free_die
from sideline.games.nba_deck.facts.dice import rerolls_left
from sideline.games.nba_deck.facts.market import cost_of
from sideline.games.nba_deck.facts.team import can_grasp, rebound_rerolls
from sideline.games.nba_deck.hidden import redeal
from sideline.games.nba_deck.odds import odds
from sideline.games.nba_deck.state import FIRST_MARKET_SLOT, Phase, Step
from sideline.games.nba_deck.state.pieces import Skill
from sideline.testing.positions import act, legal_moves, options, refusal


def coached(how: str, **values: str) -> Match:
    """Begin a match with coaches, home first."""
    match = Match(GAME, {"coaches": how, "first_player": "home", **values})
    match.play("home first")
    return match


def test_nb_150_each_side_chooses_a_coach_and_no_two_have_the_same() -> None:
    match = coached("chosen")
    assert (match.to_act, options(match.state)) == (HOME, [f"coach {code}" for code in COACH_IDS])
    match.play("coach C02")
    assert match.to_act == AWAY
    assert refusal(match, COACH.at(1)) == "Pat Riley coaches the other side (NB-150)."
    match.play("coach C01")
    sides = match.view(SPECTATOR).sides
    assert [side.coach.name for side in sides] == ["Pat Riley", "Gregg Popovich"]


def test_nb_150_or_coaches_are_drawn_at_random() -> None:
    match = coached("random")
    assert (match.to_act, len(match.legal())) == (CHANCE, 14)
    match.play("coach C05")
    assert (match.to_act, "coach C05" in options(match.state), len(match.legal())) == (CHANCE, False, 13)
    match.play("coach C09")
    assert match.state.coach.tolist() == [4, 8]


def test_nb_150_without_the_option_there_are_none() -> None:
    match = Match(GAME, {"first_player": "home"})
    match.play("home first")
    assert match.view(SPECTATOR).sides[HOME].coach is None
    assert match.state.phase == Phase.PILE_DRAW


def test_nb_151_popovich_adds_one_to_the_collective() -> None:
    assert not can_grasp(position(), HOME, KIND["T06"])
    s = position(coach="C01")
    assert can_grasp(s, HOME, KIND["T06"])
    assert GAME.view(s, AWAY).sides[HOME].team["iq"] == 7


def test_nb_152_riley_adds_one_to_the_rebounds() -> None:
    rebounds = {}
    for coach in ("", "C02"):
        s = position(offence="B01", coach=coach)
        rebounds[coach] = (s.team[:, Skill.REB].tolist(), rebound_rerolls(s, HOME))
        act(s, "activate B01", *["blue 0"] * 3)
        assert (s.phase == Phase.REROLL) is bool(coach)
    assert rebounds == {"": ([4, 4], 0), "C02": ([5, 4], 1)}


def test_nb_153_jackson_buys_a_second_tactic_for_two_more() -> None:
    s = position("T04 T05 T06 T07", coach="C03")
    act(s, "buy T01 1", "pay T04", "done")
    assert cost_of(s, KIND["T02"]) == 4
    act(s, "buy T02 2", "pay T05", "pay T06", "done")
    assert (s.has_bought_tactic, top(s)) == (2, "T02 T01")
    assert not [move for move in options(s) if move.startswith("buy")]
    third = BUY.at(FIRST_MARKET_SLOT + 2)
    assert why_not(s, third) == "Home has bought a tactic this turn (NB-153)."


def test_nb_153_a_second_tactic_has_to_be_paid_with_the_surcharge() -> None:
    s = position("B01 B02 B03 B06 B07", coach="C03")
    act(s, "buy T01 1", "pay B01", "pay B02", "done")
    assert not [move for move in options(s) if move.startswith("buy")]
    assert "costs 4, and Home can pay 3 (NB-53)" in why_not(s, BUY.at(FIRST_MARKET_SLOT + 1))


def test_nb_56_without_such_a_coach_one_tactic_is_all() -> None:
    s = position("T04 T05 T06 T07", coach="C01")
    act(s, "buy T01 1", "pay T04", "done")
    assert why_not(s, BUY.at(FIRST_MARKET_SLOT + 1)) == "Home has bought a tactic this turn (NB-56)."


def test_nb_154_g34_daly_pays_one_less_for_who_has_stop_three() -> None:
    s = position("R-MJ1 R-Ar1", river="N002 N005 - - - -", coach="C04")
    assert (cost_of(s, KIND["N002"]), cost_of(s, KIND["N005"])) == (2, 3)
    act(s, "buy N002")
    assert hand(s) == "N002"


@pytest.mark.parametrize(
    ("coach", "looks_for", "not_for"),
    [("C04", "N009", "N008"), ("C05", "N005", "N004"), ("C06", "N036", "N013"), ("C07", "N011", "N010")],
    ids=["stop", "3 points", "contre", "game sense"],
)
def test_nb_154_each_coach_pays_less_for_those_of_his_profile(
    coach: str, looks_for: str, not_for: str
) -> None:
    """Whoever has 3 is looked for, whoever has 2 is not."""
    s = position(coach=coach, at=Phase.MENU)
    for code, discount in ((looks_for, 1), (not_for, 0)):
        assert cost_of(s, KIND[code]) == s.cost[KIND[code]] - discount


@pytest.mark.parametrize("coach", range(9, 15))
def test_nb_156_each_of_six_coaches_lets_one_kind_of_dice_go_again(coach: int) -> None:
    assert free_die(position(coach=f"C{coach:02d}", at=Phase.MENU)) == coach - 9


def test_nb_155_carlisle_draws_to_seven_and_puts_one_back() -> None:
    held, stack = "R-MJ1 R-Ar1 R-Ai1 R-AF1 R-P1 B01", "N007"
    s = position(held, stack=stack, deck="B03 B06", coach="C08", attack="red 6", at=Step.BEGIN_TURN)
    assert (s.phase, s.hand_size[HOME], s.score[HOME]) == (Phase.PUT_BACK, 7, 0)
    act(s, "put back B01")
    assert s.score[HOME] == 6
    assert (s.hand_size[HOME], s.deck_size[HOME], hand(s)) == (6, 3, "N007 R-MJ1 R-Ar1 R-Ai1 R-AF1 R-P1")
    assert GAME.view(s, HOME).sides[HOME].deck_top == ("B01",)


def test_nb_155_g52_nobody_else_knows_what_was_put_back() -> None:
    s = position("R-MJ1 R-Ar1 R-Ai1 R-AF1 R-P1 B01", stack="N007", coach="C08", at=Step.BEGIN_TURN)
    act(s, "put back N007")
    seen = GAME.view(s, AWAY).sides[HOME]
    assert (seen.deck_top, seen.hand, seen.unseen["N007"]) == (("hidden",), (), 1)
    found = set()
    for number in range(40):
        redeal(s, AWAY, new_rng(number))
        found.add(GAME.view(s, HOME).sides[HOME].deck_top)
    assert found == {(code,) for code in ("N007", "R-MJ1", "R-Ar1", "R-Ai1", "R-AF1", "R-P1", "B01")}


def test_nb_155_a_card_put_back_is_drawn_unseen() -> None:
    s = position("R-MJ1 R-Ar1 R-Ai1 R-AF1 R-P1 B01", stack="N007", coach="C08", at=Step.BEGIN_TURN)
    act(s, "put back N007")
    act(s, next(move for move in options(s) if move.startswith("reveal")), "done", "enter R-MJ1 MJ", "done")
    assert "N007" in hand(s)
    assert GAME.view(s, AWAY).sides[HOME].hand == ()


def test_nb_156_thibodeau_throws_one_brown_die_again_without_fatigue() -> None:
    s = position(defence="B07", foe_attack="yellow 6", coach="C14", fatigue=9)
    act(s, "activate B07", "grey 0", "grey 0", "brown 0", "brown 0", "reroll brown 0", "done")
    assert (s.fatigue, s.to_roll[5]) == (9, 1)
    s = position(defence="B07", foe_attack="yellow 6", coach="C14", fatigue=9)
    act(s, "activate B07", "grey 0", "grey 0", "brown 0", "brown 0")
    act(s, "reroll brown 0", "reroll brown 0", "done")
    assert (s.fatigue, top(s)) == (8, "F")


def test_nb_156_a_free_re_roll_comes_on_top_of_those_for_rebounds() -> None:
    s = position(offence="B01", coach="C09")
    act(s, "activate B01", "blue 0", "blue 0", "blue 9")
    assert (rerolls_left(s), s.phase) == (0, Phase.REROLL)
    act(s, "reroll blue 0")
    assert options(s) == ["done", "back reroll blue 0"]
    act(s, "back reroll blue 0", "reroll blue 0", "done", "blue 6")
    assert s.zone[HOME, 0].tolist() == [0, 0, 0, 0, 1, 1]


def test_nb_156_only_dice_of_that_kind() -> None:
    s = position(offence="B03", coach="C09")
    act(s, "activate B03", "red 0", "red 0", "red 2")
    assert s.phase != Phase.REROLL


def test_nb_156_the_odds_count_the_free_re_roll() -> None:
    plain, helped = position(offence="B01"), position(offence="B01", coach="C09")
    means = []
    for s in (plain, helped):
        found = odds(s, legal_moves(s)["activate B01"])
        assert found is not None
        means.append(sum(p.points * p.cases for p in found.prospects) / found.prospects[0].of)
    assert means[1] > means[0] + 0.5


def test_the_number_of_a_coach_can_be_changed() -> None:
    s = position(coach="C01", values={"coach_number.C01": 3})
    assert s.team[HOME, 7] == 9
