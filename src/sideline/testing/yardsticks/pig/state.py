"""What is true: one record, first the settings, then what changes during the match."""

from enum import IntEnum

from sideline.engine.layout import PerSide, layout
from sideline.engine.settings import Setting

SEAT_NAMES = ("first", "second")


class Phase(IntEnum):
    """Which decision is pending."""

    CHOOSE = 0
    ROLL = 1
    OVER = 2


class State:
    """The pot is what was rolled in this turn and is not banked; `rolls` counts the rolls of the turn."""

    turns: int
    target: int

    phase: int
    turn: int
    seat: int
    pot: int
    rolls: int
    score: PerSide


STATE = layout(State)

OPTIONS = (Setting("turns", 1000, low=2, high=1000, cites=("PI-G02",)),)
