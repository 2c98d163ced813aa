"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import list_outcomes
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.testing.template.actions import ROLL, STAND
from sideline.testing.template.charts import FACES
from sideline.testing.template.facts import seats
from sideline.testing.template.state import Phase, State


@rule("TG-02")
def to_act(s: State) -> int:
    """Seats choose, chance draws and rolls."""
    if s.phase == Phase.OVER:
        return NOBODY
    return s.seat if s.phase == Phase.CHOOSE else CHANCE


@rule("TG-01", "TG-02")
def outcomes(s: State) -> int:
    """Cards and dice have six faces."""
    return FACES


@rule("TG-01", "TG-02")
def weight(s: State, outcome: int) -> int:
    """Every face is as likely as any other."""
    return 1


@rule("TG-02")
def legal(s: State, out: Ints) -> int:
    """Stand or roll."""
    if s.phase != Phase.CHOOSE:
        return list_outcomes(s, out)
    out[0] = STAND
    out[1] = ROLL
    return 2


def longest(s: State) -> int:
    """A draw, a choice and a roll of every seat in a round."""
    return 3 * seats(s) * s.rounds
