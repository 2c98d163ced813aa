"""Where the rule book of Jukem is silent: our rulings read aloud."""

import pytest
from jukem.positions import AWAY, EMPTY, HOME, TEN_BLOCKS, cards, dealt, deck_of, draws, last_cards, position

from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.games.jukem import GAME
from sideline.games.jukem.charts import CODES
from sideline.games.jukem.decisions import to_act, weight
from sideline.games.jukem.state import Card, Phase
from sideline.testing.positions import act, options, refusal

DECK = {
    "2P": 14,
    "3P": 8,
    "DK": 6,
    "A1": 5,
    "HC": 2,
    "JK": 1,
    "FT": 2,
    "BL": 3,
    "MI": 3,
    "3S": 3,
    "BR": 3,
    "AB": 3,
    "TF": 2,
    "TO": 1,
}


def test_jk_g01_the_deck_table() -> None:
    copies = GAME.new()[0].copies
    assert dict(zip(CODES, copies.tolist(), strict=True)) == DECK
    assert sum(DECK.values()) == 56


def test_jk_g02_there_is_one_jukem() -> None:
    match = dealt(home="2P 3P JK BL BL", away="DK DK DK DK DK")
    match.play("JK+2P")
    assert "draw JK" not in [option.move for option in match.options()]


def test_jk_g03_two_technical_fouls_and_two_free_throws() -> None:
    s = position(home="2P 2P 2P 2P 2P", away="TF TF FT FT DK")
    act(s, "2P", "TF+FT", "draw 3P", "draw DK", "draw DK", "DK", "take it", "draw DK", "3P", "TF+FT")
    assert s.score.tolist() == [0, 4]
    assert "draw TF" not in options(s)
    assert "draw FT" not in options(s)


def test_jk_g03_the_other_variant_has_one_of_each() -> None:
    copies = GAME.new(1, GAME.variant("one_foul"))[0].copies
    assert copies[Card.TECHNICAL_FOUL] == copies[Card.FREE_THROW] == 1
    assert copies[Card.TWO_POINTER] == 15
    assert copies[Card.BLOCK] == 4


def test_jk_g04_half_court_scores_three() -> None:
    s = position(home="HC", away="2P", pile=EMPTY)
    act(s, "HC", "take it")
    assert s.score.tolist() == [3, 0]


def test_jk_g05_as_many_cards_are_drawn_as_were_played() -> None:
    for play, drawn in (("2P", 1), ("2P+A1", 2), ("JK+2P", 2), ("JK+2P+A1", 3)):
        s = position(home="2P A1 JK BL BL", away="DK DK DK DK DK")
        act(s, play, *(["take it"] if "JK" not in play else []), *["draw 3P"] * drawn)
        assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
        assert s.hand_size.tolist() == [5, 5]


def test_jk_g06_only_the_offense_draws_after_a_play_that_scored() -> None:
    s = position(home="2P BL BL BL BR", away="DK DK DK DK")
    act(s, "2P", "take it", "draw 3P")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    assert s.hand_size.tolist() == [5, 4]


def test_jk_g06_after_a_block_the_defense_gets_what_the_offense_left() -> None:
    s = position(home="2P A1 2P 2P 2P", away="TF FT DK DK DK", pile="3P 3P 3P")
    act(s, "2P+A1", "TF+FT")
    assert s.drawer == HOME
    act(s, "draw 3P", "draw 3P")
    assert s.drawer == AWAY
    act(s, "draw 3P")
    assert s.hand_size.tolist() == [5, 4]
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_g07_who_can_play_may_not_discard() -> None:
    match = dealt(home="2P BL BL BL MI", away="DK DK DK DK DK")
    assert [option.move for option in match.options()] == ["2P"]
    assert refusal(match, "discard BL") == "Home may not discard while a card can be played (JK-G07)."


def test_jk_g07_a_hand_without_a_play_must_discard_two() -> None:
    s = position(home="BL MI A1 FT HC", away="DK DK DK DK DK")
    act(s, "discard BL")
    assert to_act(s) == HOME
    assert all(option.startswith("discard") for option in options(s))
    act(s, "discard MI", "draw 2P", "draw 2P")
    assert to_act(s) == AWAY


def test_jk_g08_a_time_out_that_is_the_only_playable_card_must_be_played() -> None:
    s = position(home="TO BL MI A1 FT", away="DK DK DK DK DK", pile="2P")
    assert options(s) == ["TO"]


def test_jk_g08_with_an_empty_pile_a_time_out_can_only_be_discarded() -> None:
    s = position(home="TO BL MI", away="DK DK", pile=EMPTY)
    assert options(s) == ["discard BL", "discard MI", "discard TO"]
    match = last_cards(home="2P TO BL BL BL", away="DK DK DK DK DK")
    assert [option.move for option in match.options()] == ["2P"]
    assert refusal(match, "TO") == "A Time out needs cards left in the draw pile (JK-G08)."


def test_jk_g09_g10_a_stuck_side_discards_while_the_other_can_still_score() -> None:
    s = position(home="BL MI 3S", away="2P", pile=EMPTY)
    act(s, "discard BL", "discard MI")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    act(s, "2P")
    assert options(s) == ["take it", "3S"]
    act(s, "3S")
    assert s.score.tolist() == [0, 0]
    assert s.quarter == 1


def test_jk_g09_with_one_card_left_that_one_is_discarded() -> None:
    s = position(home="BL", away="2P MI", pile=EMPTY)
    act(s, "discard BL")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    assert s.hand_size[HOME] == 0


def test_jk_g10_the_end_is_noticed_before_a_turn_and_a_time_out_is_no_play() -> None:
    s = position(home="2P TO A1", away="BL JK", pile=EMPTY)
    act(s, "2P", "take it")
    assert s.quarter == 1


def test_jk_g10_a_half_court_in_hand_keeps_the_quarter_going() -> None:
    s = position(home="2P A1", away="HC BL", pile=EMPTY)
    act(s, "2P", "take it")
    assert options(s) == ["HC"]


def test_jk_g11_a_side_without_cards_is_skipped() -> None:
    s = position(home="2P", away="DK DK DK", pile=EMPTY)
    act(s, "2P", "take it", "DK", "take it")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    act(s, "DK")
    assert to_act(s) == HOME
    assert options(s) == ["take it"]


def test_jk_g12_and_1_shares_the_protection_of_its_dunk() -> None:
    s = position(home="DK A1 2P 2P 2P", away="BR AB BL DK DK")
    act(s, "DK+A1")
    assert options(s) == ["take it", "BL"]
    act(s, "BL")
    assert s.score.tolist() == [0, 0]
    assert cards(s.discards) == "DK A1 BL"


def test_jk_g13_a_jukem_half_court_scores_six_and_ends_the_quarter() -> None:
    s = position(home="JK HC", away="BL TF FT", pile=EMPTY)
    assert options(s) == ["HC", "JK+HC"]
    act(s, "JK+HC")
    assert s.score.tolist() == [6, 0]
    assert s.quarter == 1


def test_jk_g13_a_jukem_goes_neither_alone_nor_before_a_time_out() -> None:
    match = dealt(home="JK TO BL BL BL", away="DK DK DK DK DK")
    assert [option.move for option in match.options()] == ["TO"]
    refusal(match, "JK")
    refusal(match, "JK+TO")


def test_jk_g14_and_1_does_not_go_with_half_court() -> None:
    match = last_cards(home="HC JK A1 A1 A1", away="DK DK DK DK DK")
    assert [option.move for option in match.options()] == ["HC", "JK+HC"]
    refusal(match, "HC+A1")


def test_jk_g15_a_time_out_cannot_be_blocked() -> None:
    s = position(home="TO 2P 2P 2P 2P", away="BL MI 3S TF FT")
    act(s, "TO")
    assert (s.phase, to_act(s)) == (Phase.TIME_OUT, HOME)


def test_jk_g16_one_defensive_card_answers_a_play() -> None:
    match = dealt(home="2P 2P 2P 2P 2P", away="BL BL MI TF FT")
    match.play("2P")
    refusal(match, "BL+MI")
    match.play("BL", "draw 3P", "draw 3P")
    assert cards(match.state.hands[AWAY]) == "3P FT BL MI TF"
    assert match.to_act == AWAY


def test_jk_g17_a_jukem_with_and_1_needs_a_shot() -> None:
    match = last_cards(home="JK A1 BL BL BL", away="DK DK DK DK DK")
    assert match.state.phase == Phase.STUCK
    refusal(match, "JK+A1")


def test_jk_g18_free_throws_count_among_the_38_offensive_cards() -> None:
    copies = GAME.new()[0].copies
    assert copies[: Card.FREE_THROW + 1].sum() == 38
    assert copies[Card.BLOCK : Card.TECHNICAL_FOUL + 1].sum() == 17
    assert copies[Card.TIME_OUT] == 1


def test_jk_g18_a_free_throw_is_not_played_on_offense() -> None:
    s = position(home="2P FT TF BL BL", away="DK DK DK DK DK")
    assert options(s) == ["2P"]


def test_jk_g19_a_half_court_answered_with_a_free_throw_scores_for_the_defense() -> None:
    s = position(home="HC 2P 2P", away="TF FT 3P", pile=EMPTY)
    act(s, "HC", "TF+FT")
    assert s.score.tolist() == [0, 1]
    assert s.quarter == 1


def test_jk_g20_half_court_is_open_from_the_turn_after_the_last_draw() -> None:
    s = position(home="2P HC BL BL BL", away="DK DK DK DK DK", pile="2P")
    assert options(s) == ["2P"]
    act(s, "2P", "take it", "draw 2P")
    assert (s.pile_size, s.offense) == (0, AWAY)
    act(s, "DK", "take it")
    assert options(s) == ["2P", "HC"]


def test_jk_g21_the_defense_is_asked_even_if_it_can_only_take_it() -> None:
    s = position(home="2P 2P 2P 2P 2P", away="DK DK DK DK DK")
    act(s, "2P")
    assert to_act(s) == AWAY
    assert options(s) == ["take it"]


def test_jk_g22_discards_and_scoring_piles_are_open_to_everybody() -> None:
    s = position(home="2P 3P 2P 2P 2P", away="BL DK DK DK DK")
    act(s, "2P", "BL", "draw 2P", "draw A1", "DK", "take it", "draw A1")
    for viewer in (HOME, AWAY, SPECTATOR):
        seen = GAME.view(s, viewer)
        assert seen.discards == {"TWO_POINTER": 1, "BLOCK": 1}
        assert seen.scored == ({}, {"DUNK": 1})


def test_jk_g22_the_other_hand_and_the_pile_look_alike() -> None:
    s = position(home="2P 3P 2P 2P 2P", away="BL BL BL TF FT", pile="DK DK DK DK JK")
    other = position(home="2P 3P 2P 2P 2P", away="DK DK DK DK JK", pile="BL BL BL TF FT")
    assert GAME.view(s, HOME) == GAME.view(other, HOME)
    assert GAME.view(s, AWAY) != GAME.view(other, AWAY)
    assert GAME.view(s, SPECTATOR).hand == {}


def test_jk_g23_a_fair_coin_names_the_first_dealer() -> None:
    match = Match(GAME)
    assert [option.move for option in match.options()] == ["home deals", "away deals"]
    assert weight(match.state, HOME) == weight(match.state, AWAY) == 1
    match.play("home deals")
    assert (match.state.dealer, match.state.drawer) == (HOME, AWAY)


def test_jk_g24_a_half_of_the_practice_game_goes_through_the_whole_deck() -> None:
    assert GAME.variant("practice") == {"periods": 2}
    match = Match(GAME, GAME.variant("practice"), seed=bytes(32))
    while match.state.quarter == 0:
        pile_size = match.state.pile_size
        match.play(match.legal()[0])
    assert pile_size == 0
    assert match.state.copies.sum() == 56
    while not match.is_over:
        match.play(match.legal()[0])
    assert match.state.quarter == 2


def test_jk_g25_after_ten_overtimes_the_match_is_a_draw() -> None:
    match = Match(GAME, deck_of(TEN_BLOCKS))
    match.play("away deals")
    dealers = []
    while not match.is_over:
        dealers.append(match.state.dealer)
        match.play(*draws(TEN_BLOCKS))
    assert dealers == [AWAY, HOME] * 7
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.points) == (None, (0, 0))
    assert GAME.words().say(outcome.reason) == "still level after 10 overtimes"


def test_jk_g26_there_is_no_second_time_out() -> None:
    match = dealt(home="TO 2P 2P BL BL", away="DK DK DK DK DK")
    match.play("TO", "stop")
    assert "draw TO" not in [option.move for option in match.options()]
    match.play("draw 3P")
    assert [option.move for option in match.options()] == ["2P", "3P"]
    assert refusal(match, "TO") == "Home does not hold Time out (JK-13)."


@pytest.mark.parametrize(("hand", "drawn"), [("TO 2P", 4), ("TO 2P 2P", 3)])
def test_jk_g27_a_time_out_fills_a_short_hand_to_five(hand: str, drawn: int) -> None:
    s = position(home=hand, away="DK DK DK DK DK")
    act(s, "TO", "stop", *["draw 3P"] * drawn)
    assert (s.phase, s.offense, s.hand_size[HOME]) == (Phase.OFFENSE, HOME, 5)


def test_jk_g27_a_time_out_that_was_the_last_card_asks_for_no_discards() -> None:
    s = position(home="TO", away="DK DK DK DK DK")
    act(s, "TO", *["draw 3P"] * 5)
    assert (s.phase, s.offense, s.hand_size[HOME]) == (Phase.OFFENSE, HOME, 5)


def test_jk_g27_a_short_hand_may_be_swapped_whole_and_is_asked_no_further() -> None:
    s = position(home="TO BL MI", away="DK DK DK DK DK", pile="3P 3P 3P 3P 3P 3P")
    act(s, "TO", "discard BL", "discard MI", *draws("3P 3P 3P 3P 3P"))
    assert (s.phase, s.offense, s.hand_size[HOME]) == (Phase.OFFENSE, HOME, 5)


def test_jk_g28_an_empty_pile_does_not_end_the_quarter() -> None:
    s = position(home="2P 2P 2P 2P 2P", away="DK DK DK DK DK", pile="3P")
    act(s, "2P", "take it", "draw 3P")
    assert (s.pile_size, s.quarter) == (0, 0)
    for shot in ("2P", "2P", "2P", "2P", "3P"):
        act(s, "DK", "take it")
        assert s.quarter == 0
        act(s, shot, "take it")
    assert s.score.tolist() == [13, 10]
    assert s.quarter == 1
