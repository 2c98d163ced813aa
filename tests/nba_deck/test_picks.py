"""Picks come in any order, are taken back one by one, and end on purpose; bots need one order only."""

from typing import Any

import numpy as np
import pytest
from nba_deck.positions import AWAY, HOME, copy, discard, hand, market, position, top, why_not, zone

from sideline.engine.game import SPECTATOR
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import BACK
from sideline.games.nba_deck.state import Phase, Step
from sideline.testing.positions import act, legal_moves, options
from sideline.testing.secrecy import Leak, check_the_order_of
from sideline.testing.walks import WalkStep, listed


def at_market() -> Any:
    """Lay out the choice of tactics to replace."""
    return position("B01", at=Phase.MARKET, tactics="T01 T02 T03 T11 T12 T13")


def at_payment(**values: str) -> Any:
    """Lay out a payment of 3 with values 3, 2, 1, 1 and 1."""
    s = position("N010 N001 R-MJ1 R-Ar1 R-Ar2 B01", river="N002 - - - - -", values=values or None)
    act(s, "buy N002")
    return s


def at_rerolls() -> Any:
    """Lay out a defence of two grey and two brown dice with three Fatigue cards left."""
    s = position("", defence="B07", foe_attack="red 6", fatigue=3, at=Step.OPEN_ACTIVATION)
    act(s, "activate B07", "grey 2Y", "grey 1R", "brown 3B", "brown 0")
    return s


def at_keeps() -> Any:
    """Lay out an attack whose dice are chosen freely."""
    s = position("", offence="B05", at=Step.OPEN_ACTIVATION, values={"keep_choice": "free"})
    act(s, "activate B05", "blue 2", "blue 9", "blue 0", "red 2", "red 6", "red 6")
    return s


def at_hand_end() -> Any:
    """Lay out the end of a turn with equal cards among those left."""
    return position("R-MJ1 B01 T01 T01 F F", at=Step.OPEN_ACTIVATION, deck="B02 B03", foe_hand="B01")


DECISIONS = {
    "market": at_market,
    "payment": at_payment,
    "exact payment": lambda: at_payment(minimal_payments_only="yes"),
    "re-rolls": at_rerolls,
    "keeps": at_keeps,
    "hand": at_hand_end,
}


def test_nb_35_g67_tactics_are_marked_in_any_order_and_taken_back() -> None:
    s = at_market()
    act(s, "mark 6", "mark 2", "mark 4")
    assert options(s) == ["done", "mark 1", "mark 3", "mark 5", "back mark 2", "back mark 4", "back mark 6"]
    act(s, "back mark 4", "done", "show T09", "show T10")
    assert market(s) == "T01 T09 T03 T11 T12 T10"


def test_nb_66_80_g67_a_brown_die_may_be_picked_up_before_a_grey_one() -> None:
    s = at_rerolls()
    act(s, "reroll brown 0", "reroll grey 1R", "back reroll grey 1R", "reroll grey 2Y", "done")
    assert (s.fatigue, top(s), s.to_roll.tolist()) == (1, "F F", [0, 0, 0, 0, 1, 1])
    act(s, "grey 3R", "brown 1R")
    assert zone(s) == "grey 3R, brown 1R"


def test_nb_67_g10_g67_kept_dice_are_chosen_in_any_order() -> None:
    s = at_keeps()
    act(s, "keep red 6")
    assert options(s) == ["done", "keep blue 2", "keep blue 9", "back keep red 6"]
    act(s, "keep blue 2", "back keep blue 2", "keep blue 9", "done")
    assert (zone(s), s.attack[HOME]) == ("blue 9, red 6", 0b101)


def test_nb_52_g67_cards_pay_in_any_order_once_the_side_is_done() -> None:
    s = at_payment()
    act(s, "pay R-Ar2", "pay N001", "pay R-MJ1", "back pay R-Ar2")
    assert (s.hand_size[HOME], discard(s), s.paid) == (6, "", 3)
    act(s, "done")
    assert (discard(s), top(s), hand(s)) == ("N001 R-MJ1", "N002", "N010 R-Ar1 R-Ar2 B01")


def test_nb_85_g67_cards_left_are_decided_about_in_any_order() -> None:
    s = at_hand_end()
    act(s, "keep F", "eliminate T01", "keep R-MJ1", "keep T01", "back keep R-MJ1", "eliminate R-MJ1")
    assert (hand(s), s.discard_size[HOME]) == ("R-MJ1 B01 T01 T01 F F", 0)
    assert [option for option in options(s) if option.startswith("back")] == [
        "back eliminate R-MJ1",
        "back keep T01",
        "back eliminate T01",
        "back keep F",
    ]
    act(s, "done")
    assert (hand(s), discard(s), s.boxed[HOME]) == ("T01 F", "B01 F", 2)


@pytest.mark.parametrize("lay_out", DECISIONS.values(), ids=DECISIONS)
def test_nb_g67_what_is_taken_back_leaves_everything_as_it_was(lay_out: Any) -> None:
    s = lay_out()
    before = copy(s)
    act(s, next(option for option in options(s) if option != "done"))
    act(s, options(s)[-1])
    assert s.taken_back == 1
    s.taken_back = 0
    assert s.tobytes() == before.tobytes()


@pytest.mark.parametrize("lay_out", DECISIONS.values(), ids=DECISIONS)
def test_nb_g67_a_dozen_picks_may_be_taken_back_and_no_more(lay_out: Any) -> None:
    s = lay_out()
    first = next(option for option in options(s) if option != "done")
    for _ in range(12):
        act(s, first, f"back {first}")
    act(s, first)
    assert not any(option.startswith("back") for option in options(s))
    assert why_not(s, BACK.at(0)) == "Home has taken back 12 picks and has to decide now (NB-G67)."


@pytest.mark.parametrize("lay_out", DECISIONS.values(), ids=DECISIONS)
def test_nb_g67_bots_reach_in_one_order_all_that_may_be_reached_in_any(lay_out: Any) -> None:
    s = lay_out()
    in_any_order = reached(s, lambda t: [a for a in listed(GAME, t) if a not in BACK])
    assert reached(s, short) == in_any_order
    assert len(in_any_order) > 2


def short(s: Any) -> list[int]:
    """List what bots choose from."""
    assert GAME.shortlist is not None
    out = np.zeros(GAME.actions, np.int64)
    return [int(action) for action in out[: GAME.shortlist(s, out)]]


def reached(s: Any, choose: Any) -> set[bytes]:
    """Find every state to which a decision may lead."""
    found, seen, waiting = set(), set(), [s]
    while waiting:
        state = waiting.pop()
        for action in choose(state):
            after = copy(state)
            GAME.play(after, action)
            if after.phase != s.phase:
                found.add(after.tobytes())
            elif after.tobytes() not in seen:
                seen.add(after.tobytes())
                waiting.append(after)
    return found


def test_nb_g67_bots_pick_in_the_order_of_the_list_and_take_nothing_back() -> None:
    s = at_market()
    act(s, "mark 3", "mark 5")
    assert [GAME.spell(s, action) for action in short(s)] == ["done", "mark 6"]
    s = at_payment()
    act(s, "pay R-MJ1")
    assert "back pay R-MJ1" not in [GAME.spell(s, action) for action in short(s)]


def test_nb_g67_bots_go_on_where_a_person_picked_in_another_order() -> None:
    s = position("N010 R-MJ1 R-Ar1", river="N002 - - - - -")
    act(s, "buy N002", "pay R-Ar1")
    assert [GAME.spell(s, action) for action in short(s)] == ["pay N010", "pay R-MJ1"]


def told(s: Any, moves: list[str], viewer: int) -> list[str]:
    """Play moves and return what a viewer is told of them."""
    lines = []
    for move in moves:
        before, action = copy(s), legal_moves(s)[move]
        act(s, move)
        lines.append(GAME.words().say(GAME.tell(before, action, s, viewer)))
    return lines


PICKS = ["keep B01", "eliminate T01", "keep R-MJ1", "back keep R-MJ1", "done"]


def test_nb_g32_the_log_of_the_end_of_a_turn_does_not_tell_what_was_kept() -> None:
    for viewer in (AWAY, SPECTATOR):
        *picks, end = told(at_hand_end(), PICKS, viewer)
        assert set(picks) == {"Home goes on."}
        assert end == (
            "Home discards Bench PG 1, Kentucky Offense, Fatigue and Fatigue. Home keeps one card. "
            "Home eliminates Kentucky Offense."
        )


def test_nb_g32_its_own_side_is_told_what_it_picks_and_keeps() -> None:
    assert told(at_hand_end(), PICKS, HOME) == [
        "Home means to keep Base Offense 3 Pts.",
        "Home means to eliminate Kentucky Offense.",
        "Home means to keep Bench PG 1.",
        "Home takes Bench PG 1 back.",
        "Home discards Bench PG 1, Kentucky Offense, Fatigue and Fatigue. Home keeps Base Offense 3 Pts. "
        "Home eliminates Kentucky Offense.",
    ]


def test_nb_g32_the_others_hear_what_was_paid_when_it_is_paid() -> None:
    lines = told(at_payment(), ["pay R-Ar2", "pay N010", "back pay R-Ar2", "done"], AWAY)
    assert lines == [
        *["Home is choosing what to pay with."] * 3,
        "Home discards Steve Kerr to pay and buys Tony Allen.",
    ]


def two_steps(s: Any, *moves: str) -> list[WalkStep]:
    """Play moves and return them as steps of a walk."""
    steps = []
    for move in moves:
        steps.append(WalkStep(np.array([s], dtype=s.dtype), HOME, legal_moves(s)[move]))
        act(s, move)
    return steps


def test_nb_g32_g67_the_secrecy_kit_finds_the_order_of_the_list_and_nothing_else() -> None:
    laid = {"deck": "B06 B07 F", "at": Step.OPEN_ACTIVATION, "foe_hand": "B01"}
    in_list_order = position("R-MJ1 B01", values={"pick_order": "list"}, **laid)
    with pytest.raises(Leak, match="gives away what is hidden"):
        check_the_order_of(GAME, *two_steps(in_list_order, "keep R-MJ1", "discard B01"), redeals=20)
    check_the_order_of(GAME, *two_steps(position("R-MJ1 B01", **laid), "keep R-MJ1", "done"), redeals=20)
