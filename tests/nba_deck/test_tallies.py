"""What a simulation counts, told by single actions."""

from typing import Any

import numpy as np
from nba_deck.positions import AWAY, HOME, position

from sideline.engine.game import END
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.state import Phase, Step
from sideline.testing.positions import act
from sideline.testing.walks import listed


def counted(s: Any, *moves: str, seat: int = HOME) -> dict[str, int]:
    """Play moves and return what was counted for a seat."""
    assert GAME.tally is not None
    counts = np.zeros((2, len(GAME.tallies)), np.int64)
    for move in moves:
        action = next(action for action in listed(GAME, s) if GAME.spell(s, action) == move)
        GAME.tally(s, action, counts)
        act(s, move)
    return {name: int(count) for name, count in zip(GAME.tallies, counts[seat], strict=True) if count}


def test_a_purchase_is_counted_by_card_and_kind() -> None:
    s = position("R-MJ1 R-Ar1 R-Ar2 B01 B02", river="N007 - - - - -", deck="B03 B06 B07 R-P1")
    assert counted(s, "buy N007", "buy T01 1") == {
        "bought.N007": 1,
        "athletes_bought": 1,
        "bought.T01": 1,
        "tactics_bought": 1,
    }


def test_a_purchase_from_the_mini_market_is_counted_as_any_other() -> None:
    s = position("N100 R-MJ1", values={"expert2_draft": "on"})
    s.mini[HOME, 0], s.draft_round = 2, 5
    assert counted(s, "buy N003") == {"bought.N003": 1, "athletes_bought": 1}


def test_entries_are_counted_and_shifts_are_not() -> None:
    s = position("R-Ar1", court="S-MJ1 N007 S-Ai1 S-AF1 S-P1", deck="B01")
    assert counted(s, "enter R-Ar1 Ar", "shift Ai") == {"athletes_entered": 1}


def test_an_attack_and_its_tactic_are_counted_for_the_side_that_makes_it() -> None:
    s = position("", offence="B03", at=Step.OPEN_ACTIVATION)
    assert counted(s, "activate B03") == {"attacks": 1, "activated.B03": 1}
    s = position("", offence="B03", at=Step.OPEN_ACTIVATION)
    assert counted(s, "activate B03", seat=AWAY) == {}


def test_a_defence_counts_its_fatigue_and_whether_it_takes_the_last() -> None:
    s = position("", defence="B07", foe_attack="red 6", fatigue=2, at=Step.OPEN_ACTIVATION)
    throws = ("activate B07", "grey 0", "grey 0", "brown 0", "brown 0")
    picks = ("reroll grey 0", "reroll brown 0", "back reroll brown 0", "reroll grey 0", "done")
    assert counted(s, *throws, *picks) == {
        "defences": 1,
        "activated.B07": 1,
        "dice_rerolled": 2,
        "fatigue_taken": 2,
        "fatigue_pile_emptied": 1,
    }


def test_dice_thrown_again_for_free_take_no_fatigue() -> None:
    s = position(
        "",
        defence="B07",
        foe_attack="red 6",
        pile="",
        turn=20,
        values={"expert3_money_time": "on"},
        at=Step.OPEN_ACTIVATION,
    )
    throws = ("activate B07", "grey 0", "grey 0", "brown 0", "brown 0")
    counts = counted(s, *throws, "reroll grey 0", "done")
    assert (counts["dice_rerolled"], counts.get("fatigue_taken", 0)) == (1, 0)


def test_what_becomes_of_cards_left_in_hand_is_counted() -> None:
    s = position("R-MJ1 B01 B02", at=Step.OPEN_ACTIVATION, deck="B03 B06 B07 R-P1 R-Ar1 R-Ar2")
    assert counted(s, "keep R-MJ1", "eliminate B02", "keep B01", "back keep B01", "done") == {
        "kept": 1,
        "discarded": 1,
        "eliminated": 1,
    }


def test_replaced_tactics_of_the_market_are_counted() -> None:
    s = position("B01", at=Phase.MARKET)
    assert counted(s, "mark 3", "mark 1", "mark 6", "back mark 6", "done") == {"tactics_marked": 2}


def test_who_goes_first_and_how_many_overtimes_there_were_is_counted() -> None:
    assert GAME.tally is not None
    counts = np.zeros((2, len(GAME.tallies)), np.int64)
    s = GAME.new()[0]
    GAME.deal(s)
    GAME.tally(s, AWAY, counts)
    s.overtime, s.phase = 2, Phase.OVER
    GAME.tally(s, END, counts)
    at = GAME.tallies.index
    assert counts[:, at("went_first")].tolist() == [0, 1]
    assert counts[:, at("overtimes")].tolist() == [2, 2]
