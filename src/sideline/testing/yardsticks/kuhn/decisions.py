"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import list_outcomes
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.testing.yardsticks.kuhn.actions import BET, PASS
from sideline.testing.yardsticks.kuhn.facts import chips_of, is_over
from sideline.testing.yardsticks.kuhn.state import CARDS, Phase, State

MOST_MOVES = 3


@rule("KP-01", "KP-02")
def to_act(s: State) -> int:
    """Chance deals and draws the lot, seats bet."""
    if is_over(s):
        return NOBODY
    return s.seat if s.phase == Phase.BET else CHANCE


@rule("KP-01")
def outcomes(s: State) -> int:
    """There are three cards, and two seats for the lot."""
    return CARDS if s.phase == Phase.DEAL else SIDES


@rule("KP-01", "KP-G02")
def weight(s: State, outcome: int) -> int:
    """Every card that is left is as likely as any other; the lot goes by the chips."""
    if s.phase == Phase.DEAL:
        return int(s.deck[outcome])
    return int(s.ante + s.bet + chips_of(s, outcome))


@rule("KP-02", "KP-05")
def legal(s: State, out: Ints) -> int:
    """Pass or bet."""
    if s.phase != Phase.BET:
        return list_outcomes(s, out)
    out[0] = PASS
    out[1] = BET
    return 2


def longest(s: State) -> int:
    """Two cards, three choices and the lot."""
    return SIDES + MOST_MOVES + 1
