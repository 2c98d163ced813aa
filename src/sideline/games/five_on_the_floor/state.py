"""The whole truth about one match of Five on the Floor."""

from enum import IntEnum
from typing import Annotated

from sideline.engine.layout import OWN_CARDS, SECRET_CARDS, SIDES, Ints, PerSide, layout
from sideline.engine.settings import Setting, option


class Court(IntEnum):
    """The two courts."""

    COMPACT = 0
    FULL = 1


class Roster(IntEnum):
    """Where the sizes of the pieces come from."""

    FIXED = 0
    DRAWN = 1


class Zone(IntEnum):
    """The zones of the shot table; the last three lie inside the arc."""

    CORNER = 0
    WING = 1
    TOP_OF_KEY = 2
    HALF_COURT = 3
    PAINT = 4
    DUNKER = 5
    ELBOW = 6


class Spot(IntEnum):
    """The zones as they lie on the court, left and right apart."""

    CORNER_L = 0
    CORNER_R = 1
    WING_L = 2
    WING_R = 3
    TOP_OF_KEY = 4
    HALF_COURT = 5
    PAINT = 6
    DUNKER = 7
    ELBOW_L = 8
    ELBOW_R = 9


class Role(IntEnum):
    """The five pieces of a side, by slot."""

    POINT_GUARD = 0
    SHOOTING_GUARD = 1
    SMALL_FORWARD = 2
    POWER_FORWARD = 3
    CENTER = 4


class Size(IntEnum):
    """How big a piece is."""

    S = 0
    M = 1
    L = 2


class Coverage(IntEnum):
    """How closely a shooter is guarded."""

    CONTESTED = 0
    OPEN = 1
    WIDE_OPEN = 2


class Scheme(IntEnum):
    """How the defense plays a possession; NONE where schemes are off."""

    MAN = 0
    ZONE = 1
    PRESS = 2
    NONE = 3


class Theft(IntEnum):
    """The ways to steal the ball."""

    LANE = 0
    WIDE_LANE = 1
    STRIP = 2


class Card(IntEnum):
    """The override cards, in the order of their table."""

    DEEP_RANGE = 0
    QUICK_RELEASE = 1
    EXTRA_PASS = 2
    ISO = 3
    CLOSE_OUT = 4
    SECOND_EFFORT = 5


class FreePass(IntEnum):
    """What becomes of a free pass when the last action point is spent."""

    KEPT = 0
    LOST = 1


class SecondEffort(IntEnum):
    """Who may play a Second Effort."""

    BOTH = 0
    OFFENSE = 1


class FirstOffense(IntEnum):
    """Who attacks first."""

    RANDOM = 0
    HOME = 1
    AWAY = 2


class Phase(IntEnum):
    """Which decision is pending: first those of chance, then those of the sides.

    After OVER come the stages that pass by themselves within an action.
    """

    TOSS = 0
    SIZES = 1
    DRAW = 2
    LANE = 3
    STRIP = 4
    SHOT = 5
    REBOUND = 6
    DISCARD = 7
    SCHEME = 8
    OFFENSE = 9
    DEFENSE = 10
    SHOT_CARD = 11
    CLOSE_OUT = 12
    SECOND_EFFORT = 13
    OVER = 14
    LINE_UP = 15
    HAND_UP = 16
    RELEASE = 17
    MISS = 18
    BOARD = 19
    LOOSE_BALL = 20
    TURN_OVER = 21
    POSSESSION_OVER = 22
    POSSESSION = 23
    READY = 24
    UP_COURT = 25


LAST_OF_CHANCE = Phase.REBOUND
FIRST_STAGE = Phase.LINE_UP

SEAT_NAMES = ("home", "away")

COURTS = 2
PIECES = 5
ZONES = 7
SPOTS = 10
SIZES = 3
COVERAGES = 3
GUARDED = 2
SCHEMES = 3
THEFTS = 3
CARDS = 6
FACES = 6
MOST_DICE = 8
DRAWN_PIECES = 3
WAYS = 8
FAST_PIECES = 2
LEAPS = 16

MARGIN = 2
WIDTH = 20
FLOOR = WIDTH * 18

PerPiece = Annotated[Ints, SIDES, PIECES]
PerSize = Annotated[Ints, SIZES]
PerCard = Annotated[Ints, CARDS]


class State:
    """Tiles are numbered on a floor with a margin; `floor` says who stands where, one bit for each side.

    Slots count from 0. Hands and the deck of override cards are counts by kind.
    """

    court: int
    roster: int
    shared_tiles: int
    first_offense: int
    schemes: int
    override_cards: int
    clock_start: int
    clock_tick: int
    stamina: int
    max_possessions: int
    extra_possessions: int
    hopeless_shots: int
    burst_over: int
    free_pass: int
    reshuffle: int
    second_effort: int

    target: int
    action_points: int
    needs: Annotated[Ints, ZONES, SIZES]
    points: Annotated[Ints, ZONES]
    dice: Annotated[Ints, COVERAGES]
    distance: Annotated[Ints, GUARDED]
    inside_dice: PerSize
    inside_loss: int
    dice_cap: int
    rush_clock: int
    rush_dice: int
    rebound_clock: int
    max_rebounds: int
    boards: PerSize
    board_reach: int
    board_limit: int
    steal: Annotated[Ints, THEFTS]
    strip_gift: int
    pass_range: int
    sizes: Annotated[Ints, PIECES]
    pool: PerSize
    copies: PerCard
    hand_limit: int

    phase: int
    possession: int
    offense: int
    turn: int
    clock: int
    ap: int
    has_acted: int
    gift: int
    carrier: int
    scheme: int
    has_free_step: int
    has_strip: int
    rebounds: int
    rolls: int
    score: PerSide

    piece_size: PerPiece
    at: PerPiece
    stamina_left: PerPiece
    floor: Annotated[Ints, FLOOR]
    sizes_drawn: int
    bench: PerSize

    receiver: int
    lane: Annotated[Ints, PIECES]
    lane_size: int
    lane_next: int
    stripper: int
    shot_dice: int
    shot_needs: int
    dice_rolled: int
    rolled: Annotated[Ints, MOST_DICE]
    board_rolls: PerSide
    is_reroll: int
    loser: int

    deck: Annotated[PerCard, SECRET_CARDS]
    deck_size: int
    discards: PerCard
    hands: Annotated[Ints, SIDES, CARDS, OWN_CARDS]
    hand_size: PerSide
    has_played: PerSide
    has_free_pass: int
    is_deep: int
    is_quick: int
    is_closed_out: int


STATE = layout(State)

NEW_IN = 2


def new_option(name: str, *choices: str, cites: tuple[str, ...]) -> Setting:
    """Declare an option of version 2 of the rules; before it there was only the first choice."""
    return Setting(name, 0, choices=choices, cites=cites, since=NEW_IN, before=choices[0], is_new=True)


OPTIONS = (
    option("court", "compact", "full", cites=("F21-G01", "F21-G32")),
    option("roster", "fixed", "drawn", cites=("F21-G33",)),
    option("shared_tiles", "off", "on", cites=("F21-G04",)),
    option("first_offense", "random", "home", "away", cites=("F21-G13",)),
    option("schemes", "off", "on", default="on", cites=("F21-G24",)),
    option("override_cards", "off", "on", cites=("F21-41", "F21-G30")),
    Setting("clock_start", 24, low=1, high=60, cites=("F21-G09",)),
    Setting("clock_tick", 4, low=1, high=60, cites=("F21-G09",)),
    Setting("stamina", 2, low=0, high=9, cites=("F21-G20",)),
    Setting("max_possessions", 80, low=1, high=400, cites=("F21-G26",)),
    Setting("extra_possessions", 20, low=0, high=100, cites=("F21-G26",)),
    new_option("hopeless_shots", "yes", "no", cites=("F21-G19",)),
    new_option("burst_over", "empty", "anybody", cites=("F21-G21",)),
    new_option("free_pass", "kept", "lost", cites=("F21-G36",)),
    new_option("reshuffle", "no", "yes", cites=("F21-G35",)),
    new_option("second_effort", "both", "offense", cites=("F21-G42",)),
)
