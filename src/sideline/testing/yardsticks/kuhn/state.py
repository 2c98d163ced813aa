"""What is true: one record, first the settings, then what changes during the match."""

from enum import IntEnum
from typing import Annotated

from sideline.engine.layout import OWN_CARDS, SECRET_CARDS, SIDES, Ints, PerSide, layout
from sideline.engine.settings import Setting

SEAT_NAMES = ("first", "second")
CARDS = 3
NOBODY_YET = -1


class Card(IntEnum):
    """The three cards, the highest last."""

    JACK = 0
    QUEEN = 1
    KING = 2


class Phase(IntEnum):
    """Which decision is pending; a hand ends with a fold or with both cards shown."""

    DEAL = 0
    BET = 1
    FOLDED = 2
    SHOWN = 3


class State:
    """The deck and the hands are counts by card; `is_raised` says that a bet waits for its answer.

    `lot` is the seat that the lot at the end went to.
    """

    ante: int
    bet: int

    phase: int
    seat: int
    moves: int
    is_raised: int
    lot: int
    staked: PerSide
    deck: Annotated[Ints, CARDS, SECRET_CARDS]
    hands: Annotated[Ints, SIDES, CARDS, OWN_CARDS]


STATE = layout(State)

OPTIONS: tuple[Setting, ...] = ()
