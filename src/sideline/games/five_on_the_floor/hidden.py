"""What a seat cannot know is drawn again: the hands of the others."""

from sideline.engine.layout import SIDES
from sideline.engine.rng import Rng, below
from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.state import CARDS, State


@rule("F21-G30", "F21-G38")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """The hands a seat cannot see go back to the deck, and as many cards are drawn again."""
    for other in range(SIDES):
        if other != seat:
            for card in range(CARDS):
                s.deck[card] += s.hands[other, card]
                s.deck_size += s.hands[other, card]
                s.hands[other, card] = 0
    for other in range(SIDES):
        if other != seat:
            draw_hand(s, other, rng)


@rule("F21-G30")
def draw_hand(s: State, seat: int, rng: Rng) -> None:
    """Draw as many cards as a side holds."""
    for _ in range(s.hand_size[seat]):
        ticket = below(rng, s.deck_size)
        card = 0
        while ticket >= s.deck[card]:
            ticket -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.deck_size -= 1
        s.hands[seat, card] += 1
