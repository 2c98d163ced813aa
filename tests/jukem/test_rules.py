"""The rule book of Jukem read aloud."""

import pytest
from jukem.positions import AWAY, EMPTY, HOME, TEN_BLOCKS, cards, dealt, deck_of, draws, last_cards, position

from sideline.engine.errors import IllegalAction
from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.games.jukem import GAME
from sideline.games.jukem.decisions import to_act
from sideline.games.jukem.hints import is_worth_a_time_out
from sideline.games.jukem.state import Card, Phase
from sideline.testing.positions import act, options, refusal

ALL_BLOCKS = ["BL", "MI", "3S", "BR", "AB", "TF", "TF+FT"]
WORTH = {
    "2P": 2,
    "2P+A1": 3,
    "3P": 3,
    "3P+A1": 4,
    "DK": 2,
    "DK+A1": 3,
    "HC": 3,
    "JK+2P": 4,
    "JK+2P+A1": 6,
    "JK+3P": 6,
    "JK+3P+A1": 8,
    "JK+DK": 4,
    "JK+DK+A1": 6,
    "JK+HC": 6,
}


def test_jk_01_two_seats_decide() -> None:
    assert GAME.seat_names == ("home", "away")


def test_jk_02_the_deck_has_56_cards() -> None:
    match = Match(GAME)
    match.play("away deals")
    assert match.state.pile_size == 56


def test_jk_02_05_06_the_list_of_cards_gives_points_to_those_of_the_offense_alone() -> None:
    points = {row["code"]: row["points"] for row in GAME.cards()}
    assert points == {
        **{"2P": 2, "3P": 3, "DK": 2, "A1": 1, "HC": 3, "JK": 2, "FT": 1},
        **dict.fromkeys(("BL", "MI", "3S", "BR", "AB", "TF", "TO"), 0),
    }


def test_jk_03_53_the_higher_total_of_four_quarters_wins() -> None:
    three, two = draws("3P A1 A1 A1 A1"), draws("2P A1 A1 A1 A1")
    non_dealer_scores_more = [*three, *two, "3P", "take it", "2P", "take it"]
    dealer_scores_more = [*two, *three, "2P", "take it", "3P", "take it"]
    match = Match(GAME, {**deck_of("3P 2P A1 A1 A1 A1 A1 A1 A1 A1"), "first_dealer": "away"})
    match.play(*non_dealer_scores_more, *non_dealer_scores_more, *non_dealer_scores_more)
    assert match.points() == (8, 7)
    assert match.outcome() is None
    match.play(*dealer_scores_more)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.points) == (HOME, (11, 9))
    assert GAME.words().say(outcome.reason) == "decided after four quarters"
    with pytest.raises(IllegalAction, match="The match is over"):
        match.play("2P")


def test_jk_04_a_quarter_is_one_pass_through_the_deck() -> None:
    match = Match(GAME, seed=bytes(32))
    while match.state.quarter == 0:
        pile_size = match.state.pile_size
        match.play(match.legal()[0])
    draws_of_chance = sum(1 for step in match.log if step.seat == CHANCE)
    toss, deck, next_deal = 1, 56, 10
    assert pile_size == 0
    assert draws_of_chance == toss + deck + next_deal


def test_jk_05_06_red_cards_wait_for_the_other_side_to_attack() -> None:
    match = dealt(home="2P BL MI TF FT", away="DK DK DK DK DK")
    assert [option.move for option in match.options()] == ["2P"]
    assert refusal(match, "BL") == "Home is attacking and has nothing to answer (JK-06)."
    match.play("2P", "take it", "draw BR", "DK")
    assert [option.move for option in match.options()] == ["take it", "BL", "MI", "TF", "TF+FT"]
    assert refusal(match, "2P") == "Home is defending and may only stop the play or take it (JK-36)."


def test_jk_07_a_practice_game_has_two_halves() -> None:
    s = position(home="HC", away="MI", pile=EMPTY, quarter=1, values=GAME.variant("practice"))
    act(s, "HC", "take it")
    assert (s.phase, s.quarter) == (Phase.OVER, 2)


def test_jk_08_09_five_cards_each_are_dealt_and_46_are_left() -> None:
    match = Match(GAME)
    assert [option.move for option in match.options()] == ["home deals", "away deals"]
    match.play("home deals", *draws("2P 2P 2P 2P 2P"), *draws("3P 3P 3P 3P 3P"))
    assert cards(match.state.hands[AWAY]) == "2P 2P 2P 2P 2P"
    assert cards(match.state.hands[HOME]) == "3P 3P 3P 3P 3P"
    assert match.state.pile_size == 46


def test_jk_10_nobody_draws_from_the_discard_pile() -> None:
    s = position(home="DK MI MI BR BR", away="DK DK DK DK DK", pile="3P 3P BL")
    assert s.discards[Card.TWO_POINTER] == 14
    act(s, "DK", "take it")
    assert options(s) == ["draw 3P", "draw BL"]


@pytest.mark.parametrize(("dealer", "first"), [("home", AWAY), ("away", HOME)])
def test_jk_11_the_non_dealer_begins_and_turns_alternate(dealer: str, first: int) -> None:
    match = Match(GAME, {"first_dealer": dealer}, seed=bytes(32))
    turns: list[int] = []
    while len(turns) < 4:
        if match.state.phase == Phase.OFFENSE:
            turns.append(match.to_act)
        match.play(match.legal()[0])
    assert turns == [first, 1 - first, first, 1 - first]


def test_jk_12_points_carry_over_from_quarter_to_quarter() -> None:
    s = position(home="HC", away="MI", pile=EMPTY, score=(20, 11))
    act(s, "HC", "take it")
    assert s.quarter == 1
    assert [GAME.points(s, seat) for seat in (HOME, AWAY)] == [23, 11]


def test_jk_13_a_turn_is_one_play_of_one_card_or_one_combination() -> None:
    s = position(home="2P 3P A1 BL FT", away="DK DK DK DK DK")
    assert options(s) == ["2P", "2P+A1", "3P", "3P+A1"]
    act(s, "2P", "take it", "draw 2P")
    assert to_act(s) == AWAY


def test_jk_13_cards_that_are_not_in_hand_are_refused() -> None:
    match = dealt(home="2P 2P 2P BL BL", away="DK DK DK DK DK")
    assert refusal(match, "3P") == "Home does not hold 3-pointer (JK-13)."
    assert refusal(match, "2P+A1") == "Home does not hold 2-pointer + And 1 (JK-13)."
    assert refusal(match, "TO") == "Home does not hold Time out (JK-13)."


def test_jk_14_a_play_that_is_answered_does_not_score() -> None:
    s = position(home="3P MI MI BR BR", away="BL DK DK DK DK")
    act(s, "3P", "BL")
    assert s.score.tolist() == [0, 0]
    assert s.scored.sum() == 0


def test_jk_15_20_a_basket_that_is_taken_counts_and_one_card_is_drawn() -> None:
    s = position(home="2P MI MI BR BR", away="DK DK DK DK DK")
    act(s, "2P", "take it")
    assert s.score[HOME] == 2
    assert s.scored[HOME, Card.TWO_POINTER] == 1
    assert to_act(s) == CHANCE
    act(s, "draw AB")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_16_every_card_of_a_scoring_play_goes_to_the_own_scoring_pile() -> None:
    s = position(home="JK 3P A1 BR BR", away="DK DK DK DK DK")
    act(s, "JK+3P+A1")
    assert cards(s.scored[HOME]) == "3P A1 JK"
    assert cards(s.scored[AWAY]) == ""
    assert s.discards.sum() == 0


def test_jk_17_the_cards_played_are_replaced_and_the_turn_is_over() -> None:
    s = position(home="2P A1 MI MI BR", away="DK DK DK DK DK")
    act(s, "2P+A1", "take it", "draw 3P", "draw HC")
    assert cards(s.hands[HOME]) == "3P HC MI MI BR"
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_18_without_a_play_two_cards_are_swapped_and_the_turn_is_over() -> None:
    s = position(home="BL MI A1 FT HC", away="DK DK DK DK DK")
    assert options(s) == ["discard A1", "discard HC", "discard FT", "discard BL", "discard MI"]
    act(s, "discard FT")
    assert options(s) == ["discard A1", "discard HC", "discard BL", "discard MI"]
    act(s, "discard HC", "draw 2P", "draw 3P")
    assert cards(s.hands[HOME]) == "2P 3P A1 BL MI"
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_18_two_cards_are_drawn_only_as_far_as_there_are_any() -> None:
    s = position(home="BL MI A1 FT FT", away="DK DK DK DK DK", pile="2P")
    act(s, "discard FT", "discard FT", "draw 2P")
    assert cards(s.hands[HOME]) == "2P A1 BL MI"
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_18_who_is_stuck_may_do_nothing_but_discard() -> None:
    match = dealt(home="BL MI A1 FT HC", away="DK DK DK DK DK")
    assert refusal(match, "HC") == "Home has no play and must discard (JK-18)."
    assert refusal(match, "stop") == "Home has no play and must discard (JK-18)."
    assert refusal(match, "discard 2P") == "Home does not hold 2-pointer (JK-13)."


def test_jk_19_a_two_pointer_a_three_pointer_and_a_dunk_are_played_alone() -> None:
    s = position(home="2P 3P DK BL BL", away="DK DK DK DK DK")
    assert options(s) == ["2P", "3P", "DK"]


@pytest.mark.parametrize(("play", "points"), WORTH.items())
def test_jk_20_21_25_every_play_scores_what_the_table_says(play: str, points: int) -> None:
    s = position(home="2P 3P DK A1 HC JK", away="DK", pile=EMPTY)
    assert options(s) == list(WORTH)
    act(s, play)
    if not play.startswith("JK"):
        act(s, "take it")
    assert s.score.tolist() == [points, 0]


def test_jk_21_and_1_comes_along_with_three_kinds_of_shot() -> None:
    s = position(home="2P 3P DK A1 BL", away="DK DK DK DK DK")
    assert options(s) == ["2P", "2P+A1", "3P", "3P+A1", "DK", "DK+A1"]


def test_jk_22_and_1_is_never_played_by_itself() -> None:
    match = dealt(home="2P 2P A1 A1 A1", away="DK DK DK DK DK")
    assert [option.move for option in match.options()] == ["2P", "2P+A1"]
    refusal(match, "A1")
    match.play("2P", "take it", "draw A1")
    refusal(match, "A1")


def test_jk_23_a_block_stops_the_shot_and_its_and_1() -> None:
    s = position(home="3P A1 MI MI BR", away="BL DK DK DK DK")
    act(s, "3P+A1", "BL")
    assert s.score.tolist() == [0, 0]
    assert cards(s.discards) == "3P A1 BL"


def test_jk_24_a_jukem_goes_immediately_before_a_shot() -> None:
    s = position(home="2P JK BL BL BL", away="DK DK DK DK DK")
    assert options(s) == ["2P", "JK+2P"]


def test_jk_24_a_jukem_without_a_shot_is_no_play() -> None:
    s = position(home="JK A1 BL BL BL", away="DK DK DK DK DK")
    assert s.phase == Phase.STUCK


def test_jk_25_a_jukem_doubles_and_nobody_is_asked_to_block() -> None:
    s = position(home="JK 2P MI MI BR", away="BL BL BL TF FT")
    act(s, "JK+2P")
    assert s.score.tolist() == [4, 0]
    assert (s.phase, s.drawer) == (Phase.DRAW, HOME)


def test_jk_26_jukem_and_dunk_score_four_and_two_cards_are_drawn() -> None:
    s = position(home="JK DK MI MI BR", away="BL BL BL TF FT")
    act(s, "JK+DK", "draw 2P", "draw 2P")
    assert s.score.tolist() == [4, 0]
    assert to_act(s) == AWAY
    assert s.hand_size.tolist() == [5, 5]


def test_jk_27_jukem_three_pointer_and_and_1_score_eight_and_three_cards_are_drawn() -> None:
    s = position(home="JK 3P A1 MI BR", away="DK DK DK DK DK")
    act(s, "JK+3P+A1", "draw 2P", "draw 2P", "draw 2P")
    assert s.score.tolist() == [8, 0]
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_28_a_time_out_may_be_called_on_the_own_turn_only() -> None:
    match = dealt(home="DK DK DK DK DK", away="2P TO BL BL BL")
    match.play("DK")
    assert refusal(match, "TO") == "Away is defending and may only stop the play or take it (JK-36)."
    match.play("take it", "draw 2P")
    assert [option.move for option in match.options()] == ["2P", "TO"]


def test_jk_29_30_31_a_time_out_alone_swaps_one_card_and_gives_another_turn() -> None:
    s = position(home="2P TO BL BL BL", away="DK DK DK DK DK")
    act(s, "TO", "stop")
    assert cards(s.discards) == "TO"
    act(s, "draw 3P")
    assert (s.phase, s.offense) == (Phase.OFFENSE, HOME)
    assert cards(s.hands[HOME]) == "2P 3P BL BL BL"


def test_jk_29_30_31_a_time_out_swaps_at_most_three_cards_more() -> None:
    s = position(home="2P TO BL BL BL", away="DK DK DK DK DK")
    act(s, "TO", "discard BL", "discard BL", "discard BL")
    assert cards(s.discards) == "BL BL BL TO"
    act(s, *draws("3P 3P DK A1"))
    assert (s.phase, s.offense) == (Phase.OFFENSE, HOME)
    assert cards(s.hands[HOME]) == "2P 3P 3P DK A1"


def test_jk_29_in_a_time_out_nothing_is_played() -> None:
    match = dealt(home="2P TO BL BL BL", away="DK DK DK DK DK")
    match.play("TO")
    assert [option.move for option in match.options()] == ["discard 2P", "discard BL", "stop"]
    assert refusal(match, "2P") == "Home has called a Time out and may only discard or stop (JK-29)."
    assert refusal(match, "take it") == "Home has called a Time out and may only discard or stop (JK-29)."


def test_jk_30_a_time_out_draws_no_more_than_the_pile_holds() -> None:
    s = position(home="2P TO BL BL BL", away="DK DK DK DK DK", pile="3P 3P")
    act(s, "TO", "discard BL", "discard BL", "discard BL", "draw 3P", "draw 3P")
    assert cards(s.hands[HOME]) == "2P 3P 3P"
    assert s.pile_size == 0
    assert (s.phase, s.offense) == (Phase.OFFENSE, HOME)


def test_jk_32_a_time_out_is_worth_most_while_four_cards_can_be_drawn() -> None:
    hands = {"home": "2P TO BL BL BL", "away": "DK DK DK DK DK"}
    assert is_worth_a_time_out(position(**hands, pile="3P 3P 3P 3P"))
    assert not is_worth_a_time_out(position(**hands, pile="3P 3P 3P"))


def test_jk_33_half_court_waits_until_the_pile_is_empty() -> None:
    s = position(home="2P HC JK BL BL", away="DK DK DK DK DK", pile="3P")
    assert options(s) == ["2P", "JK+2P"]
    s = position(home="2P HC JK BL BL", away="DK DK DK DK DK", pile=EMPTY)
    assert options(s) == ["2P", "HC", "JK+2P", "JK+HC"]


def test_jk_33_an_early_half_court_is_refused() -> None:
    match = dealt(home="2P HC JK BL BL", away="DK DK DK DK DK")
    sentence = "A Half court waits until the draw pile is empty (JK-33)."
    assert refusal(match, "HC") == sentence
    assert refusal(match, "JK+HC") == sentence


def test_jk_34_35_a_blocked_half_court_ends_the_quarter_and_all_cards_are_gathered() -> None:
    s = position(home="HC 2P 2P", away="MI 3P 3P", pile=EMPTY)
    act(s, "HC", "MI")
    assert s.score.tolist() == [0, 0]
    assert (s.quarter, s.phase, s.pile_size) == (1, Phase.DRAW, 56)
    assert s.hand_size.tolist() == [0, 0]


def test_jk_35_after_the_last_half_court_the_hands_are_discarded() -> None:
    s = position(home="HC 2P 2P", away="MI 3P 3P", pile=EMPTY, quarter=3)
    before = s.discards.copy()
    act(s, "HC", "take it")
    assert cards(s.discards - before) == "2P 2P 3P 3P MI"
    assert cards(s.scored[HOME]) == "HC"
    assert s.hands.sum() == 0


def test_jk_36_the_other_side_may_block_a_play_but_need_not() -> None:
    s = position(home="2P 2P 2P 2P 2P", away="BL MI DK DK DK")
    act(s, "2P")
    assert to_act(s) == AWAY
    assert options(s) == ["take it", "BL", "MI"]


def test_jk_36_a_block_that_is_not_in_hand_is_refused() -> None:
    match = dealt(home="2P 2P 2P 2P 2P", away="BL MI DK DK DK")
    match.play("2P")
    assert refusal(match, "3S") == "Away does not hold 3-second violation (JK-36)."


def test_jk_37_after_a_block_both_plays_are_discarded() -> None:
    s = position(home="DK A1 2P 2P 2P", away="3S DK DK DK DK")
    act(s, "DK+A1", "3S")
    assert cards(s.discards) == "DK A1 3S"
    assert cards(s.hands[HOME]) == "2P 2P 2P"
    assert cards(s.hands[AWAY]) == "DK DK DK DK"


def test_jk_38_39_after_a_block_the_offense_draws_first_and_its_turn_is_over() -> None:
    s = position(home="2P 2P 2P 2P 2P", away="BL DK DK DK DK", pile="3P A1")
    act(s, "2P", "BL", "draw A1", "draw 3P")
    assert cards(s.hands[HOME]) == "2P 2P 2P 2P A1"
    assert cards(s.hands[AWAY]) == "3P DK DK DK DK"
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


@pytest.mark.parametrize("play", [play for play in WORTH if "JK" not in play])
def test_jk_40_41_42_what_stops_a_play_without_a_jukem(play: str) -> None:
    s = position(home="2P 3P DK A1 HC", away="BL MI 3S BR AB TF FT", pile=EMPTY)
    act(s, play)
    safe_from = {"BR", "AB"} if "DK" in play else set()
    assert options(s) == ["take it", *(block for block in ALL_BLOCKS if block not in safe_from)]


def test_jk_40_block_miss_and_three_seconds_stop_a_dunk() -> None:
    for block in ("BL", "MI", "3S"):
        s = position(home="DK 2P 2P 2P 2P", away="BL MI 3S 2P 2P")
        act(s, "DK", block)
        assert s.score.tolist() == [0, 0]


def test_jk_41_a_dunk_is_safe_from_brick_and_air_ball() -> None:
    s = position(home="DK DK DK DK A1", away="BR AB BL TF FT")
    act(s, "DK")
    assert options(s) == ["take it", "BL", "TF", "TF+FT"]


def test_jk_41_a_brick_against_a_dunk_is_refused() -> None:
    match = dealt(home="DK DK DK DK A1", away="BR AB BL TF FT")
    match.play("DK+A1")
    assert refusal(match, "BR") == "Brick does not stop a Dunk (JK-41)."
    assert refusal(match, "AB") == "Air ball does not stop a Dunk (JK-41)."


def test_jk_41_brick_and_air_ball_stop_other_shots() -> None:
    for block in ("BR", "AB"):
        s = position(home="3P A1 2P 2P 2P", away="BR AB 2P 2P 2P")
        act(s, "3P+A1", block)
        assert s.score.tolist() == [0, 0]


def test_jk_42_a_technical_foul_alone_stops_a_dunk_and_scores_nothing() -> None:
    s = position(home="DK 2P 2P 2P 2P", away="TF FT 2P 2P 2P")
    act(s, "DK", "TF")
    assert s.score.tolist() == [0, 0]
    assert cards(s.discards) == "DK TF"
    assert s.hands[AWAY, Card.FREE_THROW] == 1


def test_jk_43_44_47_a_technical_foul_with_a_free_throw_scores_one_for_the_defense() -> None:
    s = position(home="3P 2P 2P 2P 2P", away="TF FT 2P 2P 2P")
    act(s, "3P", "TF+FT")
    assert s.score.tolist() == [0, 1]
    assert cards(s.scored[AWAY]) == "FT"
    assert cards(s.discards) == "3P TF"
    assert cards(s.hands[AWAY]) == "2P 2P 2P"


def test_jk_45_a_free_throw_without_a_technical_foul_is_no_answer() -> None:
    s = position(home="2P 2P 2P 2P 2P", away="FT FT DK DK DK")
    act(s, "2P")
    assert options(s) == ["take it"]


def test_jk_45_a_free_throw_is_no_play_on_offense() -> None:
    s = position(home="FT TF BL BL BL", away="DK DK DK DK DK")
    assert s.phase == Phase.STUCK


def test_jk_46_no_other_block_scores_for_the_defense() -> None:
    for block in ("BL", "MI", "3S", "BR", "AB"):
        s = position(home="2P 2P 2P 2P 2P", away="BL MI 3S BR AB FT", pile="3P 3P 3P")
        act(s, "2P", block)
        assert s.score.tolist() == [0, 0]
        assert s.hands[AWAY, Card.FREE_THROW] == 1


def test_jk_48_with_an_empty_pile_play_goes_on_without_drawing() -> None:
    s = position(home="2P 3P", away="DK DK", pile=EMPTY)
    act(s, "2P", "take it")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    act(s, "DK", "take it")
    assert cards(s.hands[HOME]) == "3P"
    assert (s.phase, s.offense) == (Phase.OFFENSE, HOME)


def test_jk_49_the_quarter_is_over_once_neither_side_has_a_play() -> None:
    s = position(home="2P BL", away="DK MI", pile=EMPTY)
    act(s, "2P", "take it")
    assert s.quarter == 0
    act(s, "DK", "take it")
    assert s.quarter == 1
    assert s.score.tolist() == [2, 2]


def test_jk_50_a_half_court_that_scores_ends_the_quarter_too() -> None:
    s = position(home="HC 2P 2P", away="3P 3P 3P", pile=EMPTY)
    act(s, "HC", "take it")
    assert s.score.tolist() == [3, 0]
    assert (s.quarter, s.phase) == (1, Phase.DRAW)


def test_jk_51_52_all_cards_are_shuffled_and_the_other_seat_deals() -> None:
    s = position(home="HC 2P 2P", away="3P 3P 3P", pile=EMPTY)
    assert s.dealer == AWAY
    act(s, "HC", "take it")
    assert s.dealer == HOME
    assert s.pile.tolist() == s.copies.tolist()
    assert s.scored.sum() + s.discards.sum() == 0
    act(s, *draws("2P 2P 2P 2P 2P"), *draws("3P 3P 3P 3P 3P"))
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    assert cards(s.hands[AWAY]) == "2P 2P 2P 2P 2P"


def test_jk_52_the_dealer_alternates_through_four_quarters() -> None:
    match = Match(GAME, {**deck_of(TEN_BLOCKS), "first_dealer": "away", "max_overtimes": 0})
    dealers = []
    while not match.is_over:
        dealers.append(match.state.dealer)
        match.play(*draws(TEN_BLOCKS))
    assert dealers == [AWAY, HOME, AWAY, HOME]


def test_jk_53_the_fourth_quarter_decides_if_the_totals_differ() -> None:
    s = position(home="HC", away="MI", pile=EMPTY, quarter=3, score=(58, 60))
    act(s, "HC", "take it")
    assert s.phase == Phase.OVER
    assert [GAME.result(s, seat) for seat in (HOME, AWAY)] == [1, -1]


def test_jk_54_level_totals_go_to_overtime_with_the_next_dealer() -> None:
    s = position(home="HC", away="MI", pile=EMPTY, quarter=3, score=(57, 60))
    act(s, "HC", "take it")
    assert s.score.tolist() == [60, 60]
    assert (s.phase, s.quarter, s.dealer) == (Phase.DRAW, 4, HOME)


def test_jk_54_overtime_decides() -> None:
    s = position(home="BL MI", away="HC", pile=EMPTY, quarter=4, score=(74, 72))
    act(s, "discard BL", "discard MI", "HC", "take it")
    assert s.score.tolist() == [74, 75]
    assert s.phase == Phase.OVER
    assert [GAME.result(s, seat) for seat in (HOME, AWAY)] == [-1, 1]


def test_jk_54_a_match_is_won_in_the_first_overtime() -> None:
    match = last_cards(home="2P BL BL BL BL", away="2P MI MI MI MI", periods=1)
    match.play("2P", "take it", "2P", "take it")
    assert match.outcome() is None
    match.play(*draws("2P BL BL BL BL"), *draws("2P MI MI MI MI"), "2P", "take it", "2P", "BL")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.points) == (AWAY, (2, 4))
    assert GAME.words().say(outcome.reason) == "decided in overtime"
