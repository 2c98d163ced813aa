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


class DrawOrder(IntEnum):
    """Who draws first after a block."""

    OFFENSE_FIRST = 0
    IN_TURN = 1


class QuarterEnd(IntEnum):
    """When a quarter is over, once the draw pile is empty."""

    NEITHER_CAN_SHOOT = 0
    ONE_CANNOT_SHOOT = 1
    LAST_DRAW = 2


class TimeOutFill(IntEnum):
    """What is drawn after a TIME OUT."""

    TO_FIVE = 0
    AS_DISCARDED = 1


SEAT_NAMES = ("home", "away")

KINDS = 14
SCORING_KINDS = 7
HAND_SIZE = 5
NO_PLAY = -1
MOST_PERIODS = 8
MOST_OVERTIMES = 20
MOST_QUARTERS = MOST_PERIODS + MOST_OVERTIMES

PerKind = Annotated[Ints, KINDS]
PerScoringKind = Annotated[Ints, SCORING_KINDS]
PerSideAndKind = Annotated[Ints, SIDES, KINDS]


class State:
    """Piles and hands are counts of cards by kind; the order of the draw pile is not known to anybody.

    `totals` is the score at the end of each quarter that is over.
    """

    periods: int
    max_overtimes: int
    refill: int
    stuck_when_empty: int
    first_dealer: int
    time_out_when_empty: int
    time_out_fill: int
    draw_order: int
    quarter_end: int
    jukem_half_court: int
    half_court_free_throw: int
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
    totals: Annotated[Ints, MOST_QUARTERS, SIDES]
    owed: Annotated[PerSide, SECRET]
    hand_size: PerSide
    pile_size: int
    pile: Annotated[PerKind, SECRET_CARDS]
    discards: PerKind
    hands: Annotated[PerSideAndKind, OWN_CARDS]
    scored: PerSideAndKind


STATE = layout(State)

NEW_IN = 2


def new_option(name: str, *choices: str, cites: tuple[str, ...]) -> Setting:
    """Declare an option of version 2 of the rules; before it there was only the first choice."""
    return Setting(name, 0, choices=choices, cites=cites, since=NEW_IN, before=choices[0], is_new=True)


OPTIONS = (
    Setting("periods", 4, low=1, high=MOST_PERIODS, cites=("JK-07", "JK-G24")),
    Setting("max_overtimes", 10, low=0, high=MOST_OVERTIMES, cites=("JK-54", "JK-G25")),
    option("refill", "to_five", "one", cites=("JK-G05",)),
    option("stuck_when_empty", "discard_two", "pass", cites=("JK-G09",)),
    option("first_dealer", "random", "home", "away", cites=("JK-G23",)),
    new_option("time_out_when_empty", "no", "yes", cites=("JK-G08",)),
    new_option("time_out_fill", "to_five", "as_discarded", cites=("JK-G27",)),
    new_option("draw_order", "offense_first", "in_turn", cites=("JK-G06",)),
    new_option(
        "quarter_end", "neither_can_shoot", "one_cannot_shoot", "last_draw", cites=("JK-G10", "JK-G28")
    ),
    new_option("jukem_half_court", "yes", "no", cites=("JK-G13",)),
    new_option("half_court_free_throw", "yes", "no", cites=("JK-G19",)),
)
