"""Positions of the Rugby Card Game written in words."""

from typing import Any

import numpy as np

from sideline.games.rugby import GAME
from sideline.games.rugby.charts import CARD_CODES, LINE_OF, PLAY_CODES
from sideline.games.rugby.facts import column_of
from sideline.games.rugby.rules import deal
from sideline.games.rugby.rules.set_pieces import begin_set_piece
from sideline.games.rugby.state import Column, Line, Phase, SetPiece
from sideline.testing.positions import act, options

HOME, AWAY = 0, 1
FORWARDS = "PR HK LK FL N8 EN LF WH"
BACKS = "SH CE FH FB WG UB"
ALL = f"{FORWARDS} {BACKS}"
TUNED = {"cards": "tuned"}


def count(codes: str, known: tuple[str, ...] = CARD_CODES) -> list[int]:
    """Count cards written by their codes: `PR PR LK`."""
    cards = codes.split()
    assert set(cards) <= set(known), f"no such card in {codes}"
    return [cards.count(code) for code in known]


def kinds(codes: str) -> list[int]:
    """Number cards written by their codes."""
    return [CARD_CODES.index(code) for code in codes.split()]


def cards(counts: Any) -> str:
    """Write counted skill cards by their codes."""
    return " ".join(code for code, copies in zip(CARD_CODES, counts, strict=True) for _ in range(copies))


def pile(s: Any, side: int) -> str:
    """Write a tied-up pile by its codes, from bottom to top."""
    return " ".join(CARD_CODES[kind] for kind in s.tied[side, : s.tied_size[side]])


def position(
    home: str = ALL,
    away: str = ALL,
    plays: str = "PG CB PP",
    *,
    at: int = 4,
    attacker: int = HOME,
    tied: tuple[str, str] = ("", ""),
    face_down: tuple[int, int] = (0, 0),
    values: Any = None,
    **fields: Any,
) -> Any:
    """Set up a call of the attacker: free cards, tied-up piles from bottom to top, plays in hand."""
    s = GAME.new(1, {"first_attacker": "home", **(values or {})})[0]
    deal(s)
    copies = s.skill_copies[s.cards].copy()
    for side, (free, pile_of_side) in enumerate(zip((home, away), tied, strict=True)):
        s.hands[side] = count(free)
        s.free[side] = [s.hands[side][line == LINE_OF].sum() for line in Line]
        s.tied_size[side] = len(kinds(pile_of_side))
        s.tied[side, : s.tied_size[side]] = kinds(pile_of_side)
        s.face_down[side] = face_down[side]
        copies -= s.hands[side] + np.array(count(pile_of_side))
    assert copies.min() >= 0, "there are not so many cards"
    s.shared = copies
    s.shared_size = [copies[line == LINE_OF].sum() for line in Line]
    s.play_hand = count(plays, PLAY_CODES)
    s.play_hand_size = s.play_hand.sum()
    s.play_deck -= s.play_hand
    assert s.play_deck.min() >= 0, "there are not so many plays"
    s.play_deck_size -= s.play_hand_size
    s.play_cards[SetPiece.KICKOFF] = s.play_hand_size
    s.phase, s.attacker, s.position = Phase.CALL, attacker, at
    for field, value in fields.items():
        setattr(s, field, value)
    return s


def lay_down(s: Any, call: str, attack: str, defense: str) -> None:
    """Call a play and commit the cards of both sides."""
    act(s, call, *attack.split(), *defense.split())


def check(s: Any, call: str, attack: str, defense: str) -> str:
    """Play a phase without extras up to its result, and return the column it leads to."""
    lay_down(s, call, attack, defense)
    if s.phase == Phase.DEFENSE_EXTRA:
        act(s, "no extra")
    column = Column(column_of(s)).name
    act(s, "resolve")
    return column


def set_piece(piece: SetPiece, at: int = 4, **values: Any) -> Any:
    """Begin a set piece of home's on a line."""
    s = GAME.new(1, {"first_attacker": "home", **values})[0]
    deal(s)
    s.upcoming, s.position = piece, at
    begin_set_piece(s)
    return s


def deal_out(s: Any) -> None:
    """Let chance deal what comes first until somebody has to decide."""
    while s.phase in (Phase.DEAL, Phase.DRAW_PLAY):
        act(s, options(s)[0])


def crash(at: int, **fields: Any) -> Any:
    """Win a Crash Ball big: 8 against 5, +2 and one symbol to turn over (scenario 3)."""
    s = position(at=at, **fields)
    assert check(s, "CB", "PR HK", "LK FL") == "BIG_WIN"
    assert (s.phase, s.to_turn) == (Phase.SYMBOL, 1)
    return s


def penalty(at: int, **fields: Any) -> Any:
    """Give home a penalty on a line: away has no athletes for its plays."""
    s = position(away="PR SH", plays="PG WR KI", attacker=AWAY, at=8 - at, **fields)
    act(s, "no play")
    assert (s.phase, s.attacker, s.position) == (Phase.PENALTY, HOME, at)
    return s
