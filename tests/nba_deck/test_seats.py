"""NBA Deck-Building for three and four: every two sides play a match of their own at once."""

from typing import Any

import numpy as np
import pytest
from nba_deck.positions import AWAY, HOME, copy, position, put_dice, zone

from sideline.bots.bot import decide, named
from sideline.engine.errors import BadSetting
from sideline.engine.game import CHANCE
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.rng import new_rng
from sideline.engine.steps import places_of
from sideline.engine.words import phrase
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.facts.dice import counts_for
from sideline.games.nba_deck.facts.team import rebound_rerolls
from sideline.games.nba_deck.facts.turn import cards_in_pile, is_money_time, overtime_turns, regular_turns
from sideline.games.nba_deck.rules import advance
from sideline.games.nba_deck.rules.dice import best_kept
from sideline.games.nba_deck.state import COLOURS, Phase, Step
from sideline.games.nba_deck.state.pieces import Die, Place, Skill
from sideline.testing.positions import act, options

THIRD, FOURTH = 2, 3
THREE, FOUR = {"seats": 3}, {"seats": 4}


def dealt(**values: int | str) -> Any:
    """A match that was just dealt."""
    s = GAME.new(1, values)[0]
    GAME.deal(s)
    return s


def begin_turn(s: Any, seat: int) -> None:
    """Let a turn of a seat begin."""
    s.active, s.next = seat, Step.BEGIN_TURN
    advance(s)


def settled(against: list[list[int]], **fields: Any) -> Any:
    """A match of three or four whose last attack is to be scored, but nobody has one."""
    s = position(values={"seats": len(against)}, turn=36, pile="", at=Step.OPEN_MENU)
    s.against = against
    s.score = np.sum(against, axis=1)
    s.first, s.active, s.is_ultimate = HOME, len(against) - 2, len(against) - 1
    for field, value in fields.items():
        setattr(s, field, value)
    s.next = Step.SCORE_LAST_ATTACK
    advance(s)
    return s


def played(values: dict[str, int | str], until: Phase = Phase.OVER) -> Match:
    """A match of hints, as far as a phase."""
    match, rng = Match(GAME, values, seed=bytes(SEED_BYTES)), new_rng(1)
    bot = named("greedy", match.game)
    while not match.is_over and match.state.phase != until:
        match.play(decide(bot, match, rng))
    return match


@pytest.mark.parametrize(("seats", "tactics", "fatigue"), [(2, 70, 9), (3, 140, 18), (4, 140, 18)])
def test_nb_132_three_and_four_take_tactics_and_fatigue_of_two_boxes(
    seats: int, tactics: int, fatigue: int
) -> None:
    s = dealt(seats=seats)
    assert (s.tactic_pile_size, s.tactic_pile.sum(), s.fatigue) == (tactics, tactics, fatigue)
    with pytest.raises(BadSetting, match="seats"):
        GAME.new(1, {"seats": 5})
    with pytest.raises(BadSetting, match="20 Fatigue"):
        GAME.new(1, {"seats": 3, "fatigue_cards": 11})


@pytest.mark.parametrize(("seats", "cards", "turns"), [(2, 20, 24), (3, 30, 36), (4, 40, 44)])
def test_nb_133_g48_the_pile_is_in_proportion_and_everybody_has_as_many_turns(
    seats: int, cards: int, turns: int
) -> None:
    s = dealt(seats=seats)
    assert (cards_in_pile(s), regular_turns(s)) == (cards, turns)
    assert cards_in_pile(dealt(seats=seats, pile_size=12)) == 6 * seats
    match = played({"seats": seats, "pile_size": 8, "max_overtimes": 0})
    assert match.state.turn == regular_turns(match.state) + seats - 1


def test_nb_134_135_136_g48_the_same_dice_score_against_everybody_and_a_defence_stays() -> None:
    s = position(values=THREE)
    put_dice(s, HOME, "red 6, red 4")
    put_dice(s, AWAY, "grey 3R")
    begin_turn(s, HOME)
    assert s.against[HOME].tolist() == [7, 10]
    assert (int(s.score[HOME]), zone(s, HOME), zone(s, AWAY)) == (17, "", "grey 3R")
    put_dice(s, THIRD, "red 6")
    begin_turn(s, THIRD)
    assert s.against[THIRD].tolist() == [6, 3]
    assert zone(s, AWAY) == "grey 3R"
    begin_turn(s, AWAY)
    assert zone(s, AWAY) == ""


def test_nb_71_136_a_defence_against_one_colour_takes_nothing_from_another() -> None:
    s = position(values=THREE)
    put_dice(s, HOME, "blue 9")
    put_dice(s, AWAY, "grey 3R, grey 2B")
    begin_turn(s, HOME)
    assert s.against[HOME].tolist() == [7, 9]


def test_nb_136_g48_a_defence_die_is_worth_what_it_stops_in_all_matches() -> None:
    s = position(values=THREE)
    put_dice(s, AWAY, "red 6")
    put_dice(s, THIRD, "red 4, yellow 7")
    worth = {
        (int(s.faces[Die.GREY, face]), int(s.colours[Die.GREY - COLOURS, face])): counts_for(
            s, HOME, Die.GREY, face
        )
        for face in range(6)
    }
    blue, yellow, red = range(3)
    assert (worth[3, red], worth[2, red], worth[2, yellow], worth[2, blue]) == (6, 4, 2, 0)
    s.rolled[Die.GREY] = 1
    s.quota[Die.GREY] = 1
    assert s.faces[Die.GREY, best_kept(s, Die.GREY)] == 3


@pytest.mark.parametrize(("levels", "rerolls"), [([6, 3, 5], 1), ([6, 3, 6], 0), ([9, 1, 2], 3)])
def test_nb_77_g48_rebounds_are_compared_with_the_best_of_the_others(levels: list[int], rerolls: int) -> None:
    s = position(values=THREE)
    s.team[:, Skill.REB] = levels
    assert rebound_rerolls(s, HOME) == rerolls


def test_nb_93_95_g48_in_the_ultimate_round_all_but_the_last_defend_once_more() -> None:
    s = position("B06", values=THREE, pile="", turn=36, first=HOME, max_overtimes=0)
    put_dice(s, HOME, "red 6")
    put_dice(s, THIRD, "blue 9")
    s.next = Step.BEGIN_ULTIMATE_TURN
    advance(s)
    assert (s.active, s.against[HOME].tolist()) == (HOME, [6, 6])
    act(s, "place B06 1", "activate B06", "beige 2B", "beige 0", "brown 3B", "brown 0", "done")
    assert (s.active, s.is_ultimate, zone(s, HOME)) == (AWAY, 2, "beige 2B, brown 3B")
    while GAME.to_act(s) == AWAY:
        act(s, "done")
    assert (s.phase, s.against[THIRD].tolist()) == (Phase.OVER, [4, 9])


def test_nb_96_134_g48_the_ranking_goes_by_matches_then_difference_then_points() -> None:
    by_matches = settled([[10, 10], [8, 9], [50, 9]])  # home beats away and third loses to away
    assert [GAME.points(by_matches, seat) for seat in range(3)] == [20, 17, 59]
    assert ranked(settled([[9, 9], [7, 8], [1, 3]])) == ((1, 2, 3), [1, -1, -1])
    circle = settled([[9, 4], [9, 4], [9, 4]], max_overtimes=0)
    assert ranked(circle) == ((1, 1, 1), [0, 0, 0])
    assert [GAME.standing(circle, seat) for seat in range(3)] == [0, 0, 0]  # type: ignore[misc]
    shared = settled([[5, 9], [9, 5], [2, 2]], max_overtimes=0)
    assert ranked(shared) == ((1, 1, 3), [0, 0, -1])
    by_difference = settled([[9, 4], [9, 4], [8, 4]])
    assert ranked(by_difference)[0] == (1, 2, 3)
    # Home beat away by five and lost to the third by four.
    assert GAME.ending(by_difference) == phrase(
        "ending-ranking", who=phrase("seat-0"), record=2, difference=1
    )


def test_nb_134_g48_a_match_won_by_a_single_point_is_won_as_any_other() -> None:
    """Home beat both of them by one; away, who has scored more, beat the third by eight."""
    s = settled([[9, 5], [9, 8], [4, 1]])
    assert ranked(s) == ((1, 2, 3), [1, -1, -1])
    assert GAME.ending(s) == phrase("ending-ranking", who=phrase("seat-0"), record=4, difference=2)
    assert (
        GAME.words("fr").say(GAME.ending(s)).startswith("les Locaux sont en tête du classement avec 4 points")
    )


def ranked(s: Any) -> tuple[tuple[int, ...], list[int]]:
    """The places, and the results."""
    assert s.phase == Phase.OVER
    standing = GAME.standing
    assert standing is not None
    places = places_of([standing(s, seat) for seat in range(3)])
    return places, [GAME.result(s, seat) for seat in range(3)]


def test_nb_97_98_g48_only_tied_matches_go_on_in_overtime() -> None:
    s = settled([[5, 9], [9, 5], [2, 2]])  # home and away are level
    assert (s.phase, s.active, options(s)) == (Phase.TIED, HOME, ["accept draw", "play on"])
    act(s, "accept draw")
    assert s.active == AWAY
    accepted = copy(s)
    act(accepted, "accept draw")
    assert accepted.phase == Phase.OVER
    act(s, "play on")
    assert (s.overtime, s.first, overtime_turns(s)) == (1, AWAY, 6)
    seen = set()
    put_dice(s, AWAY, "red 6")
    before = s.against.copy()
    while s.overtime == 1 and not s.is_ultimate:
        seen.add(GAME.to_act(s))
        act(s, options(s)[0])
    assert seen - {CHANCE} == {HOME, AWAY}
    gains = s.against - before
    assert gains[AWAY].tolist() == [0, gains[AWAY, 1]]
    assert gains[AWAY, 1] >= 6
    assert gains[THIRD].tolist() == [0, 0]


def test_nb_97_g48_the_board_is_drawn_when_an_overtime_has_settled_everything() -> None:
    s = settled([[5, 9], [9, 6], [2, 2]], overtime=1, tied_pairs=1 << AWAY)
    assert (s.phase, s.tied_pairs, overtime_turns(s)) == (Phase.OVER, 0, 6)
    assert GAME.view(s, HOME).text("en")


@pytest.mark.parametrize(("seats", "before", "first"), [(3, 30, 31), (4, 36, 37)])
def test_nb_122_g48_money_time_is_the_last_rounds_that_hold_six_turns(
    seats: int, before: int, first: int
) -> None:
    values = {"seats": seats, "expert3_money_time": "on"}
    turns = [position(values=values, pile="", turn=turn, at=Phase.MENU) for turn in (before, first)]
    assert [is_money_time(s) for s in turns] == [False, True]


@pytest.mark.parametrize("seats", [3, 4])
def test_nb_107_114_115_g61_everybody_chooses_a_team_and_drafts(seats: int) -> None:
    match = played({"seats": seats, "expert1": "on", "expert2_draft": "on"}, until=Phase.MARKET)
    s = match.state
    taken = [int((s.place == Place.MINI + seat).sum()) for seat in range(seats)]
    assert taken == [5] * seats
    assert (s.mini >= 0).all()
    assert s.pile_left + int((s.river >= 0).sum()) == 10 * seats
    assert int((s.place == Place.UNUSED).sum()) == 100 - 25 * seats
    assert [int(s.hand_size[seat] + s.deck_size[seat]) for seat in range(seats)] == [12] * seats
    with pytest.raises(BadSetting, match="pile_size of at most 20"):
        GAME.new(1, {"seats": 4, "expert2_draft": "on", "pile_size": 22})


def test_nb_25_g56_any_of_the_seats_may_go_first() -> None:
    assert options(dealt(seats=4)) == ["home first", "away first", "third first", "fourth first"]
    assert options(dealt(seats=3, first_player="third")) == ["third first"]
    with pytest.raises(BadSetting, match="first_player"):
        GAME.new(1, {"seats": 3, "first_player": "fourth"})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nb_14_134_the_board_and_the_log_tell_every_match(lang: str) -> None:
    match = played({"seats": 4, "pile_size": 8})
    board = match.view(FOURTH).text(lang)
    words = match.game.words(lang)
    names = [words.say(line) for line in match.tell(FOURTH)]
    assert all(str(points) in board for points in match.state.against.flatten())
    assert any(("against Challenger" if lang == "en" else "contre les Challengers") in line for line in names)
