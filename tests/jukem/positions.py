"""Positions of Jukem written in words."""

from typing import Any

from sideline.games.jukem import GAME
from sideline.games.jukem.rules import begin_turn, deal, name_dealer
from sideline.games.jukem.words import CODES

HOME, AWAY = 0, 1


def count(names: str) -> list[int]:
    """Count cards written by their codes: `2P 2P DK`."""
    cards = names.split()
    assert set(cards) <= set(CODES), f"no such card in {names}"
    return [cards.count(code) for code in CODES]


def position(home: str, away: str, pile: str | None = None, *, values: Any = None, **fields: int) -> Any:
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
    for field, value in fields.items():
        setattr(s, field, value)
    begin_turn(s)
    return s
