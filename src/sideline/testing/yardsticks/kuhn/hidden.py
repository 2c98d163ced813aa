"""What a seat cannot know is drawn again: the card of the other, and the one that lies face down."""

from sideline.engine.citations import cited
from sideline.engine.layout import SIDES
from sideline.engine.rng import Rng, below
from sideline.engine.rule import rule
from sideline.testing.yardsticks.kuhn.actions import BET
from sideline.testing.yardsticks.kuhn.facts import NO_CARD, card_of
from sideline.testing.yardsticks.kuhn.state import CARDS, Phase, State


@rule("KP-01", "KP-03")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """The cards that a seat cannot see are dealt again."""
    if s.phase == Phase.SHOWN:
        return
    dealt = 0
    for side in range(SIDES):
        if side != seat and card_of(s, side) != NO_CARD:
            take_back(s, side)
            dealt += 1
    for side in range(SIDES):
        if dealt > 0 and card_of(s, side) == NO_CARD:
            give_again(s, side, rng)
            dealt -= 1


@rule("KP-01")
def take_back(s: State, side: int) -> None:
    """A card goes back to the deck."""
    card = card_of(s, side)
    s.deck[card] += 1
    s.hands[side, card] = 0


@rule("KP-01")
def give_again(s: State, side: int, rng: Rng) -> None:
    """Any card of the deck comes to a hand."""
    left = 0
    for card in range(CARDS):
        left += s.deck[card]
    ticket = below(rng, left)
    card = 0
    while ticket >= s.deck[card]:
        ticket -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.hands[side, card] = 1


@cited("KP-04")
def reveals(s: State, action: int) -> bool:
    """The second pass and the second bet show the cards."""
    if s.phase != Phase.BET:
        return False
    return bool(s.is_raised == 1 if action == BET else s.moves == 1 and s.is_raised == 0)
