"""Mismatch tokens, and decisive athletes."""

from fractions import Fraction
from typing import Any

import pytest
from nba_deck.positions import AWAY, HOME, KIND, position, why_not

from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import MISMATCH
from sideline.games.nba_deck.facts.market import cost_of
from sideline.games.nba_deck.facts.team import attack_rerolls, rebound_rerolls
from sideline.games.nba_deck.odds import odds
from sideline.games.nba_deck.state import Phase, Step
from sideline.testing.positions import act, legal_moves, options

OWN = {"mismatch": "own_turn"}
ANY = {"mismatch": "any_time"}
TOKENS = [f"mismatch {place}" for place in ("MJ", "Ar", "Ai", "AF", "P")]


def test_nb_128_without_the_option_there_are_no_tokens() -> None:
    s = position("R-MJ1")
    assert not [move for move in options(s) if move.startswith("mismatch")]
    assert why_not(s, MISMATCH.at(0, 0)) == "Home cannot use a Mismatch token now (NB-128)."


def test_nb_128_each_side_has_five_tokens_one_for_each_position() -> None:
    s = position("R-MJ1", values=OWN)
    assert [move for move in options(s) if move.startswith("mismatch")] == TOKENS
    assert GAME.view(s, AWAY).sides[HOME].tokens == ("MJ", "Ar", "Ai", "AF", "P")


def test_nb_129_130_all_dice_of_the_two_athletes_are_thrown_and_the_difference_scored() -> None:
    s = position("R-MJ1", foe="N067 S-Ar1 S-Ai1 S-AF1 S-P1", values=OWN)
    act(s, "mismatch MJ")
    assert GAME.to_act(s) == CHANCE
    act(s, "blue 9", "red 6", *["beige 2B"] * 5)
    assert GAME.view(s, HOME).clash.points == 5
    act(s, "brown 1R")
    assert (s.score.tolist(), s.phase) == ([4, 0], Phase.MENU)
    assert "mismatch MJ" not in options(s)
    assert why_not(s, MISMATCH.at(0, 0)) == "Home has used the token for PG (NB-128)."


def test_nb_129_130_the_dice_of_one_mismatch_are_gone_before_the_next() -> None:
    s = position("R-MJ1", values=OWN)
    act(s, "mismatch MJ", "blue 9", "red 6", "beige 0")
    act(s, "mismatch Ar", "blue 0", "blue 2", "brown 0", "brown 0")
    assert s.score.tolist() == [9 + 6 + 2, 0]


def test_nb_130_g47_a_mismatch_never_costs_points() -> None:
    s = position("R-MJ1", foe="N067 S-Ar1 S-Ai1 S-AF1 S-P1", values=OWN)
    act(s, "mismatch MJ", "blue 0", "red 0", *["beige 4R"] * 5, "brown 1R")
    assert s.score.tolist() == [0, 0]


@pytest.mark.parametrize(("choice", "points"), [("yes", 9), ("no", 6)])
def test_nb_71_g47_only_colours_that_are_thrown_are_defended(choice: str, points: int) -> None:
    s = position(
        "R-MJ1",
        values={**OWN, "mismatch_colour": choice},
    )
    act(s, "mismatch Ar", "blue 9", "blue 0", "brown 3Y", "brown 0")
    assert s.score[HOME] == points


@pytest.mark.parametrize("limit", [2, 3])
def test_nb_131_one_token_more_than_was_agreed_is_refused(limit: int) -> None:
    s = position("R-MJ1", values={**OWN, "mismatch_limit": limit})
    for token in TOKENS[:limit]:
        act(s, token)
        while s.phase == Phase.CLASH:
            act(s, options(s)[0])
    assert not [move for move in options(s) if move.startswith("mismatch")]
    said = f"Home has used as many tokens as were agreed: {limit} (NB-131)."
    assert why_not(s, MISMATCH.at(0, 4)) == said


def test_nb_128_g47_a_token_may_be_used_at_any_decision_of_the_own_turn() -> None:
    s = position("R-MJ1 R-Ar1 B01 B02", offence="B03", deck="B06 B07", values=OWN)
    seen = set()
    moves = "place B01 2, mismatch P, done, enter R-MJ1 MJ, done, draw B06, done, done, done"
    for move in moves.split(", "):
        while s.phase == Phase.CLASH:
            act(s, options(s)[0])
        if "mismatch Ar" in options(s):
            seen.add(Phase(s.phase))
        act(s, move)
    assert seen == {Phase.MENU, Phase.PREPARING, Phase.REPLACING, Phase.ACTIVATION, Phase.HAND_END}


def test_nb_128_g47_the_dice_of_an_activation_lie_while_a_token_is_used() -> None:
    s = position(offence="B03", court="N022 S-Ar1 S-Ai1 S-AF1 N022", values=OWN)
    act(s, "activate B03", *["red 2"] * int(s.team[HOME, 2]))
    assert s.phase == Phase.REROLL
    rolled = s.rolled.copy()
    act(s, "mismatch Ai")
    while s.phase == Phase.CLASH:
        act(s, options(s)[0])
    assert (s.phase, (s.rolled == rolled).all()) == (Phase.REROLL, True)


def test_nb_128_g47_the_others_are_asked_before_each_phase_where_that_was_agreed() -> None:
    s = position("R-MJ1", at=Step.BEGIN_TURN, values=ANY)
    phases = []
    while s.turn == 6:
        if s.phase == Phase.WINDOW:
            assert GAME.to_act(s) == AWAY
            assert options(s) == ["done", "not this turn", *TOKENS]
            phases.append(len(phases))
        act(s, options(s)[0])
    assert len(phases) == 4


def test_nb_g47_who_uses_none_this_turn_is_not_asked_again_before_the_next() -> None:
    s = position("R-MJ1", at=Step.BEGIN_TURN, values=ANY)
    act(s, "not this turn")
    while s.turn == 6:
        assert s.phase != Phase.WINDOW
        act(s, options(s)[0])
    assert (s.phase, GAME.to_act(s)) == (Phase.WINDOW, HOME)


def test_nb_35_128_the_market_is_left_once_it_was_asked_about() -> None:
    s = position("R-MJ1", at=Step.BEGIN_TURN, values=ANY)
    seen = []
    while s.turn == 6:
        if s.phase in (Phase.WINDOW, Phase.MARKET, Phase.MENU):
            seen.append((Phase(s.phase).name, "market" in GAME.view(s, HOME).done))
        act(s, options(s)[0])
    before = [("WINDOW", False), ("WINDOW", False), ("MARKET", False)]
    assert seen == [*before, ("WINDOW", True), ("MENU", True), ("WINDOW", True)]


def test_nb_g47_only_who_holds_a_token_is_asked() -> None:
    s = position("R-MJ1", at=Step.BEGIN_TURN, values=ANY, tokens=[31, 0])
    assert s.phase != Phase.WINDOW


def test_nb_129_the_odds_of_a_token_are_exact() -> None:
    s = position("R-MJ1", values=OWN, court="S-MJ1 S-Ar1 S-Ai1 S-AF1 S-P1")
    found = odds(s, legal_moves(s)["mismatch MJ"])
    assert found is not None
    assert sum(p.chance for p in found.prospects) == 1
    many = sum(p.chance for p in found.prospects if p.points >= 13)
    blue_9, red_6_against_at_most_2, red_4_against_nothing = Fraction(1, 6), Fraction(10, 36), Fraction(3, 36)
    assert many == blue_9 * (red_6_against_at_most_2 + red_4_against_nothing)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("choice", ["own_turn", "any_time"])
def test_nb_128_129_131_a_match_may_be_longer_by_the_dice_of_all_tokens(choice: str, seats: int) -> None:
    """Each token is one action, and it throws up to nine dice of each of six kinds."""
    without, with_tokens = (
        GAME.longest(GAME.new(1, {"seats": seats, "mismatch": mode})[0]) for mode in ("off", choice)
    )
    assert with_tokens - without >= seats * 3 * (1 + 6 * 9)


def test_a_match_with_tokens_can_be_taken_back_and_replayed() -> None:
    match = Match(GAME, {**ANY, "first_player": "home"})
    while match.state.phase != Phase.WINDOW:
        match.play(match.legal()[0])
    match.play("not this turn")
    assert match.can_undo(AWAY)


def test_nb_159_161_g54_a_medal_costs_and_is_worth_one_more() -> None:
    kerr = KIND["N010"]
    plain, decisive = position(), position(values={"decisive_athletes": "on"})
    assert (cost_of(plain, kerr), plain.value[kerr]) == (4, 3)
    assert (cost_of(decisive, kerr), decisive.value[kerr]) == (5, 4)
    seen = GAME.view(position(river="N010 - - - - -", values={"decisive_athletes": "on"}), HOME)
    assert seen.cards["N010"].has_medal


def test_nb_160_g54_a_medal_on_court_gives_a_free_re_roll_in_the_last_turns() -> None:
    court = "N010 S-Ar1 S-Ai1 S-AF1 S-P1"
    on = {"decisive_athletes": "on"}
    assert attack_rerolls(position(court=court, values=on, pile="", turn=20), HOME) == 1
    assert attack_rerolls(position(court=court, values=on, turn=10), HOME) == 0
    assert attack_rerolls(position(court=court, pile="", turn=20), HOME) == 0


def test_nb_160_g54_every_medal_gives_one_on_top_of_those_for_rebounds() -> None:
    last: dict[str, Any] = {"values": {"decisive_athletes": "on"}, "pile": "", "turn": 20}
    two_medals = position(court="N010 N026 S-Ai1 S-AF1 S-P1", **last)
    assert (rebound_rerolls(two_medals, HOME), attack_rerolls(two_medals, HOME)) == (0, 2)
    and_a_centre = position(court="N010 N026 S-Ai1 S-AF1 N022", **last)
    assert (rebound_rerolls(and_a_centre, HOME), attack_rerolls(and_a_centre, HOME)) == (1, 3)


def test_nb_160_the_free_re_roll_is_used_in_the_same_throw() -> None:
    court, on = "N010 S-Ar1 S-Ai1 S-AF1 S-P1", {"decisive_athletes": "on"}
    s = position(offence="B01", court=court, values=on, pile="", turn=20)
    act(s, "activate B01", *["blue 0"] * int(s.team[HOME, 0]), "reroll blue 0")
    assert options(s) == ["done", "back reroll blue 0"]


def test_nb_129_g47_among_three_a_token_names_one_of_the_others() -> None:
    match = Match(GAME, {**OWN, "seats": 3, "pile_size": 8})
    while match.state.phase != Phase.MARKET:
        match.play(match.legal()[0])
    user = int(match.state.active)
    assert {"mismatch P", "mismatch P 2"} <= set(options(match.state))
    match.play("mismatch P 2")
    assert match.state.clash_foe == (user + 2) % 3
    while match.state.phase == Phase.CLASH:
        match.play(match.legal()[-1])
    s = match.state
    assert (s.against[user].tolist(), s.score[user]) == ([0, s.score[user]], s.against[user, 1])


@pytest.mark.parametrize("seats", [3, 4])
def test_all_evolutions_are_played_to_the_end_among_more_than_two(seats: int) -> None:
    values = {**ANY, "coaches": "random", "decisive_athletes": "on", "seats": seats, "pile_size": 8}
    match = Match(GAME, {**values, "max_overtimes": 1})
    while not match.is_over:
        legal = match.legal()
        match.play(legal[len(match.log) % len(legal)])
    assert match.outcome() is not None
