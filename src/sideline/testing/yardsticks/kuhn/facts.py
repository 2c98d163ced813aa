"""Questions about a state that rules, views and hints ask."""

from sideline.engine.rule import compiled, rule
from sideline.testing.yardsticks.kuhn.state import CARDS, NOBODY_YET, Phase, State

NO_CARD = -1


@rule("KP-01")
def card_of(s: State, seat: int) -> int:
    """The card in a hand, or none yet."""
    for card in range(CARDS):
        if s.hands[seat, card] > 0:
            return card
    return NO_CARD


@rule("KP-03", "KP-04")
def winner(s: State) -> int:
    """Who did not fold, or holds the higher card."""
    if s.phase == Phase.FOLDED:
        return 1 - s.seat
    return int(card_of(s, 1) > card_of(s, 0))


@rule("KP-03", "KP-04")
def chips_of(s: State, seat: int) -> int:
    """The chips that a seat has won, or less than none if it has lost them."""
    if s.phase < Phase.FOLDED:
        return 0
    return int(s.staked[1 - seat]) if winner(s) == seat else -int(s.staked[seat])


@compiled
def is_over(s: State) -> bool:
    """The lot is drawn."""
    return bool(s.lot != NOBODY_YET)
