"""The whole truth about one match of Jukem Basketball."""

from enum import IntEnum
from typing import Annotated

from sideline.engine.layout import OWN_CARDS, SECRET, SECRET_CARDS, SIDES, Ints, PerSide, layout
from sideline.engine.settings import Setting, option


class Card(IntEnum):
    """The kinds of card, in the order of the deck table; the first seven score."""

    TWO_POINTER = 0
    THREE_POINTER = 1
    DUNK = 2
    AND_1 = 3
    HALF_COURT = 4
    JUKEM = 5
    FREE_THROW = 6
    BLOCK = 7
    MISS = 8
    THREE_SECONDS = 9
    BRICK = 10
    AIR_BALL = 11
    TECHNICAL_FOUL = 12
    TIME_OUT = 13


class Phase(IntEnum):
    """Which decision is pending."""

    TOSS = 0
    DRAW = 1
    OFFENSE = 2
    DEFENSE = 3
    TIME_OUT = 4
    STUCK = 5
    OVER = 6


class Refill(IntEnum):
    """What is drawn after a play."""

    TO_FIVE = 0
    ONE = 1


class Stuck(IntEnum):
    """What a seat without a play does when the pile is empty."""

    DISCARD_TWO = 0
    PASS = 1


class FirstDealer(IntEnum):
    """Who deals the first quarter."""

    RANDOM = 0
    HOME = 1
    AWAY = 2


SEAT_NAMES = ("home", "away")

KINDS = 14
SCORING_KINDS = 7
HAND_SIZE = 5
NO_PLAY = -1

PerKind = Annotated[Ints, KINDS]
PerScoringKind = Annotated[Ints, SCORING_KINDS]
PerSideAndKind = Annotated[Ints, SIDES, KINDS]


class State:
    """Piles and hands are counts of cards by kind; the order of the draw pile is not known to anybody."""

    periods: int
    max_overtimes: int
    refill: int
    stuck_when_empty: int
    first_dealer: int
    copies: PerKind
    points: PerScoringKind

    phase: Annotated[int, SECRET]
    quarter: int
    dealer: int
    offense: int
    next_up: int
    drawer: int
    play: int
    discards_left: Annotated[int, SECRET]
    score: PerSide
    owed: Annotated[PerSide, SECRET]
    hand_size: PerSide
    pile_size: int
    pile: Annotated[PerKind, SECRET_CARDS]
    discards: PerKind
    hands: Annotated[PerSideAndKind, OWN_CARDS]
    scored: PerSideAndKind


STATE = layout(State)

OPTIONS = (
    Setting("periods", 4, low=1, high=8, cites=("JK-07", "JK-G24")),
    Setting("max_overtimes", 10, low=0, high=20, cites=("JK-54", "JK-G25")),
    option("refill", "to_five", "one", cites=("JK-G05",)),
    option("stuck_when_empty", "discard_two", "pass", cites=("JK-G09",)),
    option("first_dealer", "random", "home", "away", cites=("JK-G23",)),
)
