"""The whole truth about one match of Halfcourt Jam."""

from enum import IntEnum
from typing import Annotated

from sideline.engine.layout import SIDES, Ints, PerSide, layout
from sideline.engine.settings import Setting, new_option, option, switch


class Space(IntEnum):
    """The spaces of the court, from the rim outwards."""

    RIM = 0
    PL = 1
    PC = 2
    PR = 3
    SL = 4
    EL = 5
    FT = 6
    ER = 7
    SR = 8
    CL = 9
    WL = 10
    TP = 11
    WR = 12
    CR = 13
    LL = 14
    LC = 15
    LR = 16
    BL = 17
    BC = 18
    BR = 19


class Hooper(IntEnum):
    """The ten Hoopers: four point guards, three forwards, three centers."""

    RAY = 0
    DEX = 1
    ZIP = 2
    NOVA = 3
    VIC = 4
    BIG_LEE = 5
    MARLO = 6
    HAKEEM = 7
    STRETCH = 8
    MOOSE = 9


class Position(IntEnum):
    """The three positions; every side has one Hooper of each."""

    POINT_GUARD = 0
    FORWARD = 1
    CENTER = 2


class Ability(IntEnum):
    """The abilities that have a number of their own."""

    DIME = 0
    QUICK_HANDS = 1
    BOX_OUT = 2
    CLAMPS = 3
    BRICK_WALL = 4


class Phase(IntEnum):
    """Which decision is pending."""

    BAN = 0
    PICK = 1
    PLACE = 2
    START_BALL = 3
    SELECT = 4
    ACT = 5
    SLIP = 6
    PASS_ROLL = 7
    SHOT_ROLL = 8
    STEAL_ROLL = 9
    SWAT = 10
    SWAT_ROLL = 11
    TAKE = 12
    REBOUND = 13
    INBOUND_HOOPER = 14
    INBOUND_SPACE = 15
    OVER = 16


class Follow(IntEnum):
    """What an action leads to once it is done; from TURN_OVER on the turn has ended."""

    NOTHING = 0
    ACTING = 1
    TURN_OVER = 2
    OWN_REBOUND = 3
    LOST_REBOUND = 4
    STOLEN = 5
    INBOUND = 6


class Rest(IntEnum):
    """What makes an exhausted Hooper fresh again."""

    DECLARED = 0
    IDLE = 1


class Round(IntEnum):
    """Who alternates in a round: whole sides, or the sides Hooper by Hooper."""

    SIDES = 0
    HOOPERS = 1


class FirstTurn(IntEnum):
    """Who takes the very first turn."""

    DEFENSE = 0
    OFFENSE = 1


class NextTurn(IntEnum):
    """Who takes the first turn after a basket, a lost rebound or an expired clock."""

    NEW_DEFENSE = 0
    OLD_DEFENSE = 1


class SharedSpace(IntEnum):
    """How often an opponent counts that stands with the passer and the receiver at once."""

    ONCE = 0
    TWICE = 1


class HustleWhen(IntEnum):
    """When a Hooper that acts may hustle."""

    ANY_TIME = 0
    FIRST = 1


class OverAndBack(IntEnum):
    """Whether the ball handler may walk back over the half-court line."""

    ALLOWED = 0
    FORBIDDEN = 1


class Threshold(IntEnum):
    """How many points decide a match."""

    AT_LEAST = 0
    MORE_THAN = 1


class LastPossession(IntEnum):
    """When a match may be decided."""

    PURPLE = 0
    SUDDEN_DEATH = 1


SEAT_NAMES = ("yellow", "purple")

YELLOW = 0
PURPLE = 1
SPACES = 20
BORDERS = 37
HOOPERS = 10
TEAM = 3
SLOTS = 6
SCORINGS = ("ones_twos", "twos_threes")
NONE = -1

PerHooper = Annotated[Ints, HOOPERS]
PerSlot = Annotated[Ints, SLOTS]
PerAbility = Annotated[Ints, 5]
PerSideAndPosition = Annotated[Ints, SIDES, TEAM]
PerScoringAndSpace = Annotated[Ints, 2, SPACES]


class State:
    """Hoopers on the court are slots: 0 to 2 for yellow, 3 to 5 for purple, by position."""

    target: int
    threshold: int
    last_possession: int
    scoring: int
    draft: int
    free_start_placement: int
    take_back: int
    baseline: int
    rest: int
    round: int
    first_turn: int
    next_turn: int
    shared_space: int
    hustle_when: int
    over_and_back: int
    max_possessions: int
    max_turns: int

    lineup: PerSideAndPosition
    difficulty: PerScoringAndSpace
    worth: PerScoringAndSpace
    actions: PerHooper
    bonus: PerHooper
    defense: PerHooper
    activation: PerHooper
    ability: PerAbility
    entry_cost: int
    hustle: int
    exhaustion: int
    shot_clock: int
    rebound_clock: int

    phase: int
    follow: int
    position: int
    draft_step: int
    placed: int
    score: PerSide
    offense: int
    mover: int
    starter: int
    possession: int
    turns: int
    turns_in_round: int
    clock: int
    rolls: int
    must_clear: int
    claimant: int
    rebound_arc: int
    ball: int
    active: int
    left: int
    deeds: int
    drove: int
    tried_steal: int
    receiver: int
    catch_space: int
    dimed: int
    on_offer: PerHooper
    hooper: PerSlot
    space: PerSlot
    border: PerSlot
    exhausted: PerSlot
    markers: PerSlot
    activated: PerSlot
    done: PerSlot


STATE = layout(State)

OPTIONS = (
    Setting("target", 11, low=1, high=99, cites=("HJ-02", "HJ-97", "HJ-G01")),
    option("threshold", "at_least", "more_than", cites=("HJ-96", "HJ-97", "HJ-99", "HJ-G01")),
    option("last_possession", "purple", "sudden_death", cites=("HJ-94", "HJ-G01", "HJ-G46")),
    option("scoring", *SCORINGS, cites=("HJ-G09",)),
    switch("draft", default=False, cites=("HJ-14", "HJ-G13")),
    switch("free_start_placement", default=False, cites=("HJ-21",)),
    switch("take_back", default=False, cites=("HJ-G33", "HJ-G44")),
    option("baseline", "far", "rim", cites=("HJ-G10", "HJ-G45")),
    new_option("rest", "declared", "idle", since=2, default="idle", cites=("HJ-84", "HJ-G29")),
    new_option("round", "sides", "hoopers", since=2, cites=("HJ-30", "HJ-G03", "HJ-G47")),
    new_option("first_turn", "defense", "offense", since=2, cites=("HJ-G02",)),
    new_option("next_turn", "new_defense", "old_defense", since=2, cites=("HJ-72", "HJ-G04")),
    new_option("shared_space", "once", "twice", since=2, cites=("HJ-48", "HJ-G20")),
    new_option("hustle_when", "any_time", "first", since=2, cites=("HJ-80", "HJ-G28")),
    new_option("over_and_back", "allowed", "forbidden", since=2, cites=("HJ-G34",)),
    Setting("max_possessions", 120, low=2, high=1000, cites=("HJ-G37",)),
    Setting("max_turns", 2000, low=10, high=10_000, cites=("HJ-G37",)),
)
