"""How a bot without a search plays, and the equilibrium, which nobody beats who does not peek."""

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng, below
from sideline.engine.rule import compiled
from sideline.testing.yardsticks.kuhn.actions import BET, PASS
from sideline.testing.yardsticks.kuhn.facts import card_of
from sideline.testing.yardsticks.kuhn.state import Card, State

POLICIES = ("equilibrium",)
THIRDS = 3


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """Bet a king, call with a queen, pass otherwise."""
    card = card_of(s, s.seat)
    return BET if card == Card.KING or (card == Card.QUEEN and s.is_raised == 1) else PASS


@compiled
def follow(s: State, policy: int, out: Ints, rng: Rng) -> int:
    """Bet as often as the equilibrium does."""
    return BET if below(rng, THIRDS) < thirds_of_bets(s, card_of(s, s.seat)) else PASS


@compiled
def thirds_of_bets(s: State, card: int) -> int:
    """How many times in three the equilibrium bets; of the many there are, the one that bets kings always.

    The first seat bluffs with a jack one time in three and calls with a queen two times in three.
    """
    if card == Card.KING:
        return THIRDS
    if s.is_raised == 1:
        if card == Card.JACK:
            return 0
        return 2 if s.seat == 0 else 1
    return 1 if card == Card.JACK else 0
