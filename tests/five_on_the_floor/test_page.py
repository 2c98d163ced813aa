"""What the page has to show, as the view carries it."""

from typing import Any

import numpy as np
import pytest
from five_on_the_floor.positions import AWAY, FAR_AWAY, HOME, defend, in_play, position

from sideline.engine.game import CHANCE, SPECTATOR
from sideline.games.five_on_the_floor import GAME
from sideline.testing.positions import act


def see(s: Any, viewer: int = HOME) -> Any:
    return GAME.view(s, viewer)


def piece(s: Any, seat: int, slot: int) -> Any:
    return next(piece for piece in see(s).pieces if (piece.seat, piece.slot) == (seat, slot))


@pytest.mark.parametrize(
    ("name", "spot"),
    [
        ("a0", "CORNER_L"),
        ("i0", "CORNER_R"),
        ("a4", "WING_L"),
        ("i4", "WING_R"),
        ("e4", "TOP_OF_KEY"),
        ("e6", "HALF_COURT"),
        ("e1", "PAINT"),
        ("b0", "DUNKER"),
        ("b1", "ELBOW_L"),
        ("h1", "ELBOW_R"),
    ],
)
def test_f21_01_a_piece_shows_the_zone_it_stands_in(name: str, spot: str) -> None:
    assert piece(position(attack={1: name}), HOME, 1).spot == spot


def test_f21_02_a_spot_shows_what_it_is_worth() -> None:
    s = position(attack={1: "a0", 2: "e2"})
    assert piece(s, HOME, 1).points == 3
    assert piece(s, HOME, 2).points == 2
    assert "Corner L, 3 pts" in str(see(s))


def test_f21_02_every_spot_says_what_a_basket_from_it_counts() -> None:
    worth = see(position(values={"points.DUNKER": 4})).worth
    assert (worth["CORNER_L"], worth["PAINT"], worth["DUNKER"]) == (3, 2, 4)


@pytest.mark.parametrize(("scheme", "words"), [("man", "Man"), ("zone", "Zone"), ("press", "Press")])
def test_f21_03_the_scheme_is_shown(scheme: str, words: str) -> None:
    s = position(scheme=scheme)
    assert see(s).scheme == scheme.upper()
    assert f"Defensive scheme: {words}" in str(see(s))


def test_f21_04_the_preview_has_dice_threshold_and_chance() -> None:
    s = position(attack={1: "a0"}, defense={2: "c2"}, clock=20)
    preview = see(s).preview
    assert (preview.dice, preview.needs, preview.points, preview.coverage) == (2, 3, 3, "OPEN")
    assert (preview.cases, preview.of) == (32, 36)
    assert "If ball handler shoots: 88.9% for 3 points, open, 2 dice, needs 3+" in str(see(s))


def test_f21_04_the_preview_counts_the_cards_once_the_ball_is_in_the_air() -> None:
    s = position(attack={1: "a0"}, defense=FAR_AWAY)
    act(s, "shoot")
    assert see(s).preview.dice == 3
    act(s, "roll 1")
    assert see(s).dice_rolled == (1,)


def test_f21_04_there_is_a_dash_when_nothing_can_be_shown() -> None:
    match = in_play(first_offense="random")
    assert match.view(SPECTATOR).preview is None
    assert str(match.view(SPECTATOR)).endswith("If ball handler shoots: —")
    assert match.view(HOME).text("fr").endswith("Si le porteur tire\u00a0: —")
    assert match.view(HOME).offense == CHANCE


def test_f21_05_the_play_by_play_tells_every_action() -> None:
    match = in_play()
    match.play("man", "pass 3", "1 e4", "burst 3 f6", "step 2 b4", "end")
    lines = [GAME.words().say(line) for line in match.tell(AWAY)]
    assert lines == [
        "Away plays man-to-man.",
        "Home 1 (S) passes to 3 (M).",
        "Home 1 (S) moves to e4, Top of Key.",
        "Home 3 (M) bursts to f6, Half Court.",
        "Away 2 (S) steps up to b4, Wing L.",
        "Away ends the turn.",
    ]


def test_f21_05_the_play_by_play_tells_shots_and_rebounds() -> None:
    match = in_play()
    match.play("zone", "shoot", "rebound 6-1", "end", "shoot", "rebound 1-6")
    lines = [GAME.words().say(line) for line in match.tell(AWAY)]
    assert lines[1:] == [
        "Home 1 (S) shoots from Half Court. No chance.",
        "Rebound, offense 6, defense 1: Home. 5 (L) has the ball, shot clock 14.",
        "Away ends the turn.",
        "Home 5 (L) shoots from Top of Key. No chance.",
        "Rebound, offense 1, defense 6: Away.\nAway has the ball.",
    ]


def test_f21_05_a_basket_a_steal_and_a_violation_are_told() -> None:
    say = GAME.words().say
    s = position(attack={1: "a0"}, defense={2: "b1"})
    act(s, "shoot")
    before, after = s.copy(), s.copy()
    act(after, "roll 3")
    assert (
        say(GAME.tell(before, 2, after, HOME))
        == "Die 1 of 1: 3. Good! 3 points for 1 (S).\nAway has the ball."
    )
    s = position(attack={5: "e1"}, defense={1: "e3"})
    act(s, "pass 5")
    before, after = s.copy(), s.copy()
    act(after, "roll 5")
    assert say(GAME.tell(before, 4, after, HOME)) == (
        "Away 1 (S) reaches for the pass: 5, stolen!\nAway has the ball."
    )
    before = defend(position(clock=4))
    after = before.copy()
    act(after, "end")
    assert say(GAME.tell(before, 123, after, HOME)) == (
        "Away ends the turn. The shot clock runs out.\nAway has the ball."
    )


def test_the_board_is_readable_in_80_columns() -> None:
    for values in ({}, {"court": "full"}, {"override_cards": "on"}):
        for lang in ("en", "fr"):
            lines = see(position(values=values)).text(lang).splitlines()
            assert max(map(len, lines)) <= 76, max(lines, key=len)


def test_the_board_shows_the_floor() -> None:
    rows = str(see(position())).splitlines()
    assert rows[5] == "    a   b   c   d   e   f   g   h   i"
    assert rows[6] == " 0 cl  dk  dk  pt  (o) pt  dk  dk  cr"
    assert rows[11] == " 5 hc  H2S hc  hc  H1S*hc  hc  H3M hc"


def test_two_pieces_on_a_tile_are_both_shown() -> None:
    s = position(attack={1: "e4"}, defense={2: "e4"}, values={"shared_tiles": "on"})
    assert "1*2 " in str(see(s))


def test_observations_are_relative_to_the_seat() -> None:
    s = position(score=(7, 4))
    mine, theirs = np.zeros(GAME.observation, np.int64), np.zeros(GAME.observation, np.int64)
    GAME.observe(s, HOME, mine)
    GAME.observe(s, AWAY, theirs)
    assert (mine[1], theirs[1]) == (1, 0)
    half = (GAME.observation - 40) // 2
    assert mine[40 : 40 + half].tolist() == theirs[40 + half :].tolist()
