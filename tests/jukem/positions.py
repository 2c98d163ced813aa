"""Positions of Jukem written in words."""

from typing import Any

from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.games.jukem import GAME
from sideline.games.jukem.charts import CODES
from sideline.games.jukem.rules import begin_turn, deal, name_dealer
from sideline.games.jukem.state import Card

HOME, AWAY = 0, 1
EMPTY = ""
TEN_BLOCKS = "BL BL BL BL BL BL BL BL BL BL"


def count(names: str) -> list[int]:
    """Count cards written by their codes: `2P 2P DK`."""
    cards = names.split()
    assert set(cards) <= set(CODES), f"no such card in {names}"
    return [cards.count(code) for code in CODES]


def cards(counts: Any) -> str:
    """Write counted cards by their codes, in the order of the deck table."""
    return " ".join(code for code, copies in zip(CODES, counts, strict=True) for _ in range(copies))


def position(home: str, away: str, pile: str | None = None, *, values: Any = None, **fields: Any) -> Any:
    """Deal the named cards, home to play; the pile holds the named cards, or the rest of the deck."""
    s = GAME.new(1, values)[0]
    deal(s)
    name_dealer(s, AWAY)
    for seat, names in ((HOME, home), (AWAY, away)):
        s.hands[seat] = count(names)
        s.hand_size[seat] = s.hands[seat].sum()
        s.owed[seat] = 0
    rest = s.copies - s.hands.sum(axis=0)
    assert rest.min() >= 0, "the deck does not hold these cards"
    s.pile = rest if pile is None else count(pile)
    s.pile_size = s.pile.sum()
    s.discards = rest - s.pile
    assert s.discards.min() >= 0, "the deck does not hold this pile"
    for field, value in fields.items():
        setattr(s, field, value)
    begin_turn(s)
    return s


def deck_of(names: str) -> dict[str, Value]:
    """Return the settings of a deck that holds exactly the named cards."""
    return {f"copies.{card.name}": copies for card, copies in zip(Card, count(names), strict=True)}


def draws(names: str) -> list[str]:
    """Write how chance draws the named cards, in their order."""
    return [f"draw {name}" for name in names.split()]


def dealt(home: str, away: str, **values: Value) -> Match:
    """Begin a match that away deals, with these two hands; home is to play."""
    match = Match(GAME, values)
    match.play("away deals", *draws(home), *draws(away))
    return match


def last_cards(home: str, away: str, **values: Value) -> Match:
    """Begin a match with a deck of ten cards, all in hand; home is to play and the pile is empty."""
    return dealt(home, away, **deck_of(f"{home} {away}"), **values)
