"""What a seat may know, as numbers: its own side first, hidden cards only counted."""

from typing import Any

import numpy as np
from nba_deck.positions import AWAY, HOME, KIND, position

from sideline.engine.layout import Ints
from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import ACTIVATE, FATE
from sideline.games.nba_deck.observation import ALONE, OBSERVATION, OWN, PER_SIDE, SLOTS
from sideline.games.nba_deck.state import (
    COLUMNS,
    DICE,
    FACES,
    HAND_ROOM,
    KINDS,
    MINI_SLOTS,
    MODELS,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    ROWS,
    SKILLS,
    Phase,
    Step,
)
from sideline.games.nba_deck.state.pieces import Fate, Place
from sideline.testing.positions import act

FIRST_SIDE = ALONE + SLOTS + MODELS + 2 * DICE * FACES
HAND_AT = 6 + POSITIONS + SKILLS + ROWS * COLUMNS + DICE * FACES + MINI_SLOTS


def observed(s: Any, seat: int) -> Ints:
    """Write what a seat may know."""
    assert GAME.observe is not None
    out = np.full(OBSERVATION, 7777, np.int64)
    GAME.observe(s, seat, out)
    return out


def side(numbers: Ints, turn: int) -> Ints:
    """Return the numbers of one side: 0 the own, 1 the other."""
    start = FIRST_SIDE + turn * PER_SIDE
    return numbers[start : start + PER_SIDE]


def hand_seen(numbers: Ints, turn: int) -> list[int]:
    """List the cards of a hand that the seat sees."""
    return [int(kind) for kind in side(numbers, turn)[HAND_AT : HAND_AT + HAND_ROOM] if kind != NOTHING]


def test_every_number_is_written() -> None:
    for seat in (HOME, AWAY):
        assert 7777 not in observed(position("B01"), seat)


def test_the_own_side_comes_first() -> None:
    s = position("B01", score=[12, 30], attack="", foe_attack="red 6")
    home, away = observed(s, HOME), observed(s, AWAY)
    assert (side(home, 0)[0], side(home, 1)[0]) == (12, 30)
    assert (side(away, 0)[0], side(away, 1)[0]) == (30, 12)
    assert (home[6], away[6]) == (1, 0)
    assert (side(home, 0) == side(away, 1))[:6].all()


def test_a_seat_sees_its_own_hand_and_of_the_other_only_what_was_shown() -> None:
    s = position("B01 R-MJ1", foe_hand="B02 R-Ar1 F")
    s.shown[AWAY, 2] = 1
    assert hand_seen(observed(s, HOME), 0) == [KIND["R-MJ1"], KIND["B01"]]
    assert hand_seen(observed(s, HOME), 1) == [KIND["F"]]


def test_hidden_cards_of_the_other_hand_are_counted_with_its_deck() -> None:
    s = position("B01", foe_hand="B02 R-Ar1")
    s.deck[AWAY, 0], s.bag_size[AWAY], s.deck_size[AWAY] = KIND["B03"], 1, 1
    unknown = side(observed(s, HOME), 1)[-KINDS:]
    assert {int(kind) for kind in np.flatnonzero(unknown)} == {KIND["B02"], KIND["R-Ar1"], KIND["B03"]}
    own = side(observed(s, AWAY), 0)[-KINDS:]
    assert {int(kind) for kind in np.flatnonzero(own)} == {KIND["B03"]}


def test_markets_dice_and_discards_are_open_to_both() -> None:
    s = position("", offence="B03", river="N001 N002 - - - -", thrown="B01", at=Step.OPEN_ACTIVATION)
    GAME.play(s, ACTIVATE.at(0, 0))
    GAME.play(s, 4)
    for seat in (HOME, AWAY):
        numbers = observed(s, seat)
        assert numbers[ALONE : ALONE + 3].tolist() == [0, 1, NOTHING]
        thrown = numbers[ALONE + SLOTS + MODELS : FIRST_SIDE - DICE * FACES].reshape(DICE, FACES)
        assert np.argwhere(thrown).tolist() == [[2, 4]]
    discards = side(observed(s, AWAY), 1)[-2 * KINDS : -KINDS]
    assert np.flatnonzero(discards).tolist() == [KIND["B01"]]


def test_the_number_of_cards_looked_at_is_the_business_of_their_side() -> None:
    s = position("R-MJ1 B01 B02", at=Step.OPEN_ACTIVATION, deck="B03", values={"pick_order": "list"})
    GAME.play(s, FATE.at(Fate.KEEP))
    assert (observed(s, HOME)[23], observed(s, AWAY)[23]) == (1, 0)


def test_what_is_picked_in_a_hand_is_the_business_of_its_side() -> None:
    s = position("R-MJ1 B01 B02", at=Step.OPEN_ACTIVATION, deck="B03")
    act(s, "eliminate B01", "keep B02")
    own, other = (observed(s, seat)[-OWN:][:HAND_ROOM].tolist() for seat in (HOME, AWAY))
    assert (own[:3], any(other)) == ([0, 2, 1], False)
    s = position("N010 N001 R-MJ1", river="N002 - - - - -")
    act(s, "buy N002", "pay N001")
    assert (observed(s, HOME)[21], observed(s, AWAY)[21]) == (2, 0)


def test_dice_that_are_picked_up_are_open_to_both() -> None:
    s = position("", defence="B07", foe_attack="red 6", fatigue=2, at=Step.OPEN_ACTIVATION)
    act(s, "activate B07", "grey 0", "grey 0", "brown 0", "brown 0", "reroll brown 0")
    for seat in (HOME, AWAY):
        lifted = observed(s, seat)[FIRST_SIDE - DICE * FACES : FIRST_SIDE].reshape(DICE, FACES)
        assert np.argwhere(lifted).tolist() == [[5, 0]]


def test_nobody_sees_how_the_pile_was_put_right() -> None:
    s = position("B01")
    for phase in (Phase.PILE_DRAW, Phase.PILE_ADD, Phase.PILE_REMOVE):
        s.phase = phase
        assert observed(s, HOME)[0] == Phase.PILE_DRAW


def test_a_seat_knows_its_own_draft_and_not_the_other_ones() -> None:
    match = Match(GAME, {"expert2_draft": "on", "first_player": "home"})
    match.play("home first", *[f"deal N{number:03d}" for number in range(1, 11)], "draft N001", "draft N002")
    places = observed(match.state, HOME)[-NBA_CARDS:]
    assert places[:5].tolist() == [Place.MINI, Place.COMMON, Place.DRAFT, Place.DRAFT, Place.DRAFT]
    assert not places[5:].any()
    assert observed(match.state, AWAY)[-NBA_CARDS:][:5].tolist() == [Place.UNUSED] * 5


def test_a_seat_does_not_know_which_of_its_common_cards_were_removed() -> None:
    s = position("B01", values={"expert2_draft": "on"})
    s.place[50], s.place[51] = Place.COMMON + HOME, Place.TRIMMED + HOME
    places = observed(s, HOME)[-NBA_CARDS:]
    assert places[50] == places[51] == Place.COMMON


def test_a_selection_is_known_to_its_side_alone() -> None:
    match = Match(GAME, {"expert1": "on", "first_player": "home"})
    match.play("home first", "starter S-MJ2", *[f"starter S-{place}1" for place in ("Ar", "Ai", "AF", "P")])
    match.play("pick R-Ar1")
    own = observed(match.state, HOME)[-OWN:]
    assert own[HAND_ROOM] == 1
    first = HAND_ROOM + POSITIONS
    assert np.flatnonzero(own[first : first + PICKS]).tolist() == [1]
    assert not observed(match.state, AWAY)[-OWN:][: first + PICKS].any()
