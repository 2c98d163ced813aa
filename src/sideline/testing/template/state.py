"""What is true: one record, first the settings, then what changes during the match."""

from enum import IntEnum
from typing import Annotated

from sideline.engine.layout import OWN, PerSeat, layout
from sideline.engine.settings import Setting, seats_from

SEAT_NAMES = ("first", "second", "third", "fourth")


class Phase(IntEnum):
    """Which decision is pending."""

    DRAW = 0
    CHOOSE = 1
    ROLL = 2
    OVER = 3


class State:
    """A card or a die that is not there yet is 0."""

    rounds: int
    limit: int
    prize: int

    phase: int
    round: int
    seat: int
    choices: int
    card: Annotated[PerSeat, OWN]
    die: PerSeat
    score: PerSeat


STATE = layout(State)

OPTIONS = (Setting("rounds", 3, low=1, high=9, cites=("TG-G02",)), seats_from(2, 4, cites=("TG-01",)))
