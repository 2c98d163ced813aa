"""End of turn, end of the match, the ultimate turn and overtime."""

from typing import Any

import numpy as np
import pytest
from nba_deck.positions import AWAY, HOME, bag, codes, discard, hand, position, put_dice, why_not, zone

from sideline.engine.errors import BadSetting
from sideline.engine.game import CHANCE, NOBODY
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import BUY, DECIDE, ENTER, FATE, PLAY_ON
from sideline.games.nba_deck.state import Phase, Step
from sideline.testing.positions import act, options


def pass_on(s: Any) -> None:
    """Do nothing until the match asks about a tie or is over: first option, first outcome."""
    out = np.zeros(GAME.actions, np.int64)
    while GAME.to_act(s) != NOBODY and s.phase != Phase.TIED:
        GAME.legal(s, out)
        GAME.play(s, int(out[0]))


def fresh(**values: Any) -> Any:
    """Deal a match with home first."""
    s = GAME.new(1, {"first_player": "home", **values})[0]
    GAME.deal(s)
    return s


def test_nb_85_86_g60_cards_left_are_kept_discarded_or_eliminated_but_not_fatigue() -> None:
    s = position("R-MJ1 B01 F", at=Step.OPEN_ACTIVATION)
    assert options(s) == [
        "done",
        "keep R-MJ1",
        "eliminate R-MJ1",
        "keep B01",
        "eliminate B01",
        "keep F",
    ]
    assert why_not(s, DECIDE.at(2, 1)) == "A Fatigue card is not eliminated at the end of a turn (NB-86)."
    act(s, "keep F", "eliminate R-MJ1")
    assert (s.boxed[HOME], hand(s)) == (0, "R-MJ1 B01 F")
    act(s, "done")
    assert (s.boxed[HOME], hand(s)) == (1, "F")


IN_LIST_ORDER = {"pick_order": "list"}


def test_nb_85_g67_in_the_order_of_the_list_each_card_is_asked_about() -> None:
    s = position("R-MJ1 B01 F", at=Step.OPEN_ACTIVATION, values=IN_LIST_ORDER)
    assert options(s) == ["keep R-MJ1", "discard R-MJ1", "eliminate R-MJ1"]
    act(s, "eliminate R-MJ1")
    assert (s.boxed[HOME], hand(s)) == (1, "B01 F")
    act(s, "discard B01")
    assert options(s) == ["keep F", "discard F"]
    assert why_not(s, FATE.at(2)) == "A Fatigue card is not eliminated at the end of a turn (NB-86)."


def test_nb_85_equal_cards_are_decided_in_one_order() -> None:
    s = position("F F", at=Step.OPEN_ACTIVATION, values=IN_LIST_ORDER)
    act(s, "discard F")
    assert options(s) == ["discard F"]
    s = position("F F", at=Step.OPEN_ACTIVATION)
    assert options(s) == ["done", "keep F"]
    act(s, "keep F")
    assert options(s) == ["done", "keep F", "back keep F"]


def test_nb_87_90_then_the_hand_is_filled_to_six() -> None:
    s = position("R-MJ1 B01", deck="B02 B03 B06 B07 R-Ar1", at=Step.OPEN_ACTIVATION, foe_hand="B01")
    act(s, "keep R-MJ1", "done")
    assert (s.phase, s.owed[HOME]) == (Phase.DRAW, 5)


def test_nb_88_g57_an_empty_deck_takes_the_discard_and_then_drawing_stops() -> None:
    s = position("", deck="R-MJ1", thrown="B01 B02", at=Step.OPEN_ACTIVATION, foe_hand="B01")
    act(s, "draw R-MJ1")
    assert (bag(s), s.shown[HOME, 0]) == (["B01", "B02"], 1)
    act(s, "draw B01", "draw B02")
    assert (hand(s), s.active) == ("R-MJ1 B01 B02", AWAY)


def test_nb_g64_cards_drawn_by_a_replacement_are_asked_about_too() -> None:
    s = position("R-MJ1", deck="F")
    act(s, "enter R-MJ1 MJ", "draw F")
    assert options(s) == ["done", "keep F"]


@pytest.mark.parametrize("pile_size", [8, 12, 20])
def test_nb_91_93_g01_g02_the_match_lasts_four_turns_more_than_the_pile(pile_size: int) -> None:
    s = fresh(pile_size=pile_size, max_overtimes=0)
    pass_on(s)
    assert (s.period_turn, s.turn, s.phase) == (pile_size + 4, pile_size + 5, Phase.OVER)
    assert s.is_ultimate
    assert s.active == HOME


def test_nb_92_g02_by_the_option_the_match_ends_with_an_empty_market() -> None:
    s = fresh(end_condition="market_empty", max_overtimes=0)
    out = np.zeros(GAME.actions, np.int64)
    while not s.is_ultimate and GAME.to_act(s) != NOBODY:
        GAME.legal(s, out)
        GAME.play(s, int(out[0]))
    assert (s.period_turn, s.active) == (25, AWAY)
    with pytest.raises(BadSetting, match="never empties"):
        GAME.new(1, {"end_condition": "market_empty", "empty_pile_push": "none"})


def ultimate(held: str = "", **fields: Any) -> Any:
    """Lay out the ultimate turn of home."""
    return position(held, at=Step.BEGIN_ULTIMATE_TURN, pile="", turn=24, **fields)


def test_nb_93_94_95_96_g44_the_first_side_scores_defends_and_then_the_last_attack_counts() -> None:
    s = ultimate(
        "B03 B06 R-MJ1", attack="red 6", foe_attack="blue 9, blue 9", river="N001 - - - - -", fatigue=0
    )
    assert (s.score.tolist(), zone(s)) == ([6, 0], "")
    assert options(s) == ["done", "place B06 1"]
    assert (
        why_not(s, ENTER.at(0, 0))
        == "Home may only prepare and activate a defensive tactic in the final turn (NB-94)."
    )
    assert why_not(s, BUY.at(0)) == "Home may buy nothing now (NB-94)."
    act(s, "place B06 1")
    assert options(s) == ["done", "activate B06"]
    act(s, "activate B06", "beige 2B", "beige 0", "brown 3B", "brown 0")
    assert (s.phase, s.score.tolist()) == (Phase.OVER, [6, 13])
    assert [GAME.result(s, seat) for seat in (HOME, AWAY)] == [-1, 1]
    assert hand(s) == "R-MJ1 B03"


def tied() -> Any:
    """Lay out a tie after regular time; both are asked."""
    s = ultimate("B03", score=[10, 4], foe_attack="red 6", first=HOME)
    act(s, "done")
    return s


def test_nb_97_101_g46_both_are_asked_and_may_accept_the_draw() -> None:
    s = tied()
    assert (s.phase, s.active, options(s)) == (Phase.TIED, HOME, ["accept draw", "play on"])
    act(s, "accept draw")
    assert s.active == AWAY
    act(s, "accept draw")
    assert (s.phase, GAME.result(s, HOME)) == (Phase.OVER, 0)
    assert GAME.words().say(GAME.ending(s)) == "a draw after the last turn"
    told = "It takes a tie after the final turn to accept the draw or play on (NB-97)."
    assert why_not(position("R-MJ1"), PLAY_ON) == told


def test_nb_97_98_99_100_g45_an_overtime_has_six_turns_without_purchases_and_the_other_side_begins() -> None:
    s = tied()
    s.deck[HOME, :9] = s.deck[AWAY, :9] = [110, 111, 112, 113, 120, 121, 125, 126, 114]
    s.deck_size[:] = s.bag_size[:] = 9
    act(s, "accept draw", "play on")
    while GAME.to_act(s) == CHANCE:
        act(s, options(s)[0])
    assert (s.overtime, s.first, s.active, s.period_turn) == (1, AWAY, AWAY, 1)
    assert s.hand_size.tolist() == [6, 6]
    assert codes(s.river) == "- blank blank blank blank blank"
    assert (s.phase, "buy" in " ".join(options(s))) == (Phase.MENU, False)
    assert why_not(s, BUY.at(0)) == "Away may buy nothing now (NB-99)."
    s.river[0] = 0
    assert "buy" not in " ".join(options(s))
    out = np.zeros(GAME.actions, np.int64)
    while not s.is_ultimate:
        GAME.legal(s, out)
        GAME.play(s, int(out[0]))
    assert (s.period_turn, s.active) == (6, AWAY)


def test_nb_101_g46_overtimes_go_on_until_a_side_wins_or_both_accept_the_draw() -> None:
    for overtimes, phase in ((5, Phase.TIED), (49, Phase.TIED), (50, Phase.OVER)):
        s = ultimate("B03", score=[10, 4], foe_attack="red 6", overtime=overtimes)
        act(s, "done")
        assert s.phase == phase


def test_nb_101_g46_a_cap_ends_what_would_not_end() -> None:
    s = ultimate("B03", score=[10, 4], foe_attack="red 6", values={"max_overtimes": 0})
    act(s, "done")
    assert s.phase == Phase.OVER


def test_nb_g45_by_the_option_hands_are_not_filled_for_an_overtime() -> None:
    for choice, drawn in (("filled", 11), ("kept", 0)):
        s = ultimate("B03", score=[10, 4], foe_attack="red 6", values={"hands_in_overtime": choice})
        act(s, "done")
        s.deck[:, :9] = [110, 111, 112, 113, 120, 121, 125, 126, 114]
        s.deck_size[:] = s.bag_size[:] = 9
        act(s, "play on")
        while GAME.to_act(s) == CHANCE:
            act(s, options(s)[0])
        assert 18 - s.deck_size.sum() == drawn


def test_nb_96_the_ending_is_told() -> None:
    s = ultimate(score=[10, 4])
    act(s, "done")
    assert GAME.words().say(GAME.ending(s)) == "decided after 24 turns"
    assert GAME.words("fr").say(GAME.ending(s)) == "décidé après 24 tours"
    s.overtime = 2
    assert GAME.words().say(GAME.ending(s)) == "decided in overtime 2"


def test_nb_29_the_dice_of_a_last_attack_go_home_too() -> None:
    s = ultimate("B03", foe_attack="red 6")
    put_dice(s, HOME, "grey 3R")
    act(s, "done")
    assert (s.score.tolist(), zone(s), zone(s, AWAY), discard(s)) == ([0, 3], "", "", "")
