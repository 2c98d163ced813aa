"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import list_outcomes
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.testing.yardsticks.pig.actions import HOLD, ROLL
from sideline.testing.yardsticks.pig.charts import FACES
from sideline.testing.yardsticks.pig.state import Phase, State


@rule("PI-01", "PI-02")
def to_act(s: State) -> int:
    """The seat whose turn it is chooses, chance rolls."""
    if s.phase == Phase.OVER:
        return NOBODY
    return s.seat if s.phase == Phase.CHOOSE else CHANCE


@rule("PI-02")
def outcomes(s: State) -> int:
    """A die has six faces."""
    return FACES


@rule("PI-02")
def weight(s: State, outcome: int) -> int:
    """Every face is as likely as any other."""
    return 1


@rule("PI-02", "PI-04", "PI-G01")
def legal(s: State, out: Ints) -> int:
    """Roll, or hold once something is in the pot."""
    if s.phase != Phase.CHOOSE:
        return list_outcomes(s, out)
    out[0] = ROLL
    out[1] = HOLD
    return 2 if s.pot > 0 else 1


def longest(s: State) -> int:
    """A turn has a choice and a roll for every two points of the target, and a hold."""
    return (s.target + 3) * s.turns
