"""The whole truth about one match of the Rugby Card Game."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from sideline.engine.layout import (
    OWN_CARDS,
    SECRET_CARDS,
    SIDES,
    Ints,
    PerSide,
    layout,
    secret_list,
)
from sideline.engine.settings import Setting, new_option, option


class Kind(IntEnum):
    """The kinds of skill card; the first eight are forwards, the others backs."""

    PROP = 0
    HOOKER = 1
    LOCK = 2
    FLANKER = 3
    NUMBER_EIGHT = 4
    ENFORCER = 5
    LINK_FORWARD = 6
    WORKHORSE = 7
    SCRUM_HALF = 8
    CENTER = 9
    FLY_HALF = 10
    FULL_BACK = 11
    WING = 12
    UTILITY_BACK = 13


class Face(IntEnum):
    """The faces of the play cards; the designer's set prints the first six, the tuned set all twelve."""

    PICK_AND_GO = 0
    CRASH_BALL = 1
    POP_PASS = 2
    WEAVE_RUN = 3
    LONG_PASS = 4
    KICK = 5
    DRIVE = 6
    CHARGE = 7
    LOOP = 8
    BOX_KICK = 9
    SWITCH = 10
    SKIP_PASS = 11


class CardSet(IntEnum):
    """Whose printed numbers the cards show."""

    DESIGNER = 0
    TUNED = 1


class Line(IntEnum):
    """The two parts of a side."""

    FORWARDS = 0
    BACKS = 1


class Skill(IntEnum):
    """What a play is decided by."""

    RUN = 0
    PASS = 1
    SPECIAL = 2


class Symbol(IntEnum):
    """What a skill card may show when it is turned over for a (P), the gravest last."""

    NONE = 0
    TOUCH = 1
    KNOCK_ON = 2
    PENALTY = 3


class Column(IntEnum):
    """The columns of a result table."""

    BIG_LOSS = 0
    LOSS = 1
    DRAW = 2
    WIN = 3
    BIG_WIN = 4


class SetPiece(IntEnum):
    """The ways to start play."""

    KICKOFF = 0
    LINEOUT = 1
    SCRUM = 2


class Score(IntEnum):
    """What brings points; a safety only where `own_line` says so."""

    TRY = 0
    GOAL = 1
    SAFETY = 2


class Tie(IntEnum):
    """The numbers on a set-piece card."""

    FIRST = 0
    SECOND = 1
    THIRD = 2


class End(IntEnum):
    """Where cards come back from: the top was tied up last, the bottom longest ago."""

    TOP = 0
    BOTTOM = 1


class Phase(IntEnum):
    """Which decision is pending."""

    TOSS = 0
    TIE_UP = 1
    DEAL = 2
    DRAW_PLAY = 3
    CALL = 4
    ATTACK = 5
    DEFENSE = 6
    DEFENSE_EXTRA = 7
    DEFENSE_EXTRA_CARD = 8
    ATTACK_EXTRA = 9
    ATTACK_EXTRA_CARD = 10
    RESOLVE = 11
    SYMBOL = 12
    PENALTY = 13
    SHOT = 14
    OVER = 15


SEAT_NAMES = ("home", "away")
HOME = 0

KINDS = 14
FORWARD_KINDS = 8
FACES = 12
LINES = 2
SKILLS = 3
SYMBOLS = 3
COLUMNS = 5
SET_PIECES = 3
TIES = 3
SCORES = 3
CARD_SETS = 2

TRY_LINE = 8
HALFWAY = 4
OWN_22 = 2
HALVES = 2
SHOT_CARDS = 2
MOST_IN_LINE = 4
MOST_PLAYED = LINES * MOST_IN_LINE + 1
MOST_FORWARDS = 10
MOST_BACKS = 10
MOST_TIED = MOST_FORWARDS + MOST_BACKS

NO_PLAY = -1
NO_SET_PIECE = -1
NO_SIDE = -1

PerKind = Annotated[Ints, KINDS]
PerFace = Annotated[Ints, FACES]
PerLine = Annotated[Ints, LINES]
PerSideAndKind = Annotated[Ints, SIDES, KINDS]
PerSideAndLine = Annotated[Ints, SIDES, LINES]
PerCell = Annotated[Ints, CARD_SETS, FACES, COLUMNS]


class State:
    """Hands and decks are counts of cards; a tied-up pile is a list of kinds from bottom to top.

    `aside` are cards turned over for symbols that stay out until the next set piece.
    `open_hands`, `shown` and `counted` remember what everybody knows of cards that lie hidden: skill cards
    seen to come back to a hand, cards seen in the shared pile, and plays that can only be in the hand.
    """

    cards: int
    draw: int
    tie: int
    own_line: int
    first_attacker: int
    try_line: int
    big_result: int
    half_values: int
    attack_commits: int
    attack_lines: int
    short_defense: int
    extra_from: int
    forfeit: int
    turned_cards: int
    back_for: int
    order: int
    symbol_ball: int
    after_score: int
    half_ends: int
    tied_by: int
    phases_per_half: int
    hard_cap: int
    golden_phases: int
    shot_range: int
    play_cards: Annotated[Ints, SET_PIECES]

    skill_copies: Annotated[Ints, CARD_SETS, KINDS]
    values: Annotated[Ints, CARD_SETS, KINDS, SKILLS]
    symbols: Annotated[Ints, CARD_SETS, KINDS, SYMBOLS]
    play_copies: Annotated[Ints, CARD_SETS, FACES]
    players: Annotated[Ints, CARD_SETS, FACES, LINES]
    skill: Annotated[Ints, CARD_SETS, FACES]
    comes_from: Annotated[Ints, CARD_SETS, FACES]
    movement: PerCell
    risk: PerCell
    icon: PerCell
    comes_back: PerCell
    share_back: PerCell
    dealt: PerLine
    tied_up: Annotated[Ints, SET_PIECES, TIES]
    points: Annotated[Ints, SCORES]
    shot_target: int
    penalty_gain: int

    phase: int
    half: int
    phases: int
    first: int
    attacker: int
    position: int
    set_piece: int
    upcoming: int
    is_from_penalty: int
    is_last_piece: int
    set_pieces: int
    score: PerSide

    tie_size: PerSide
    cards_dealt: int
    shared: Annotated[PerKind, SECRET_CARDS]
    shared_size: PerLine
    turned: PerKind
    shown: PerKind
    aside: PerKind
    hands: Annotated[PerSideAndKind, OWN_CARDS]
    open_hands: PerSideAndKind
    free: PerSideAndLine
    tied: Annotated[Ints, SIDES, MOST_TIED, secret_list(KINDS)]
    tied_size: PerSide
    face_down: PerSide

    play_deck: Annotated[PerFace, SECRET_CARDS]
    play_deck_size: int
    play_hand: Annotated[PerFace, SECRET_CARDS]
    play_hand_size: int
    play_discards: PerFace
    counted: PerFace
    plays_drawn: int

    face: Annotated[int, secret_list(FACES)]
    played: Annotated[Ints, SIDES, MOST_PLAYED, secret_list(KINDS)]
    played_size: PerSide
    has_extra: PerSide
    column: int
    to_turn: int
    symbol: int
    kick_total: int
    last_winner: int


STATE = layout(State)

PLAY_CARDS = np.array((3, 4, 4), np.int64)

OPTIONS = (
    option("cards", "designer", "tuned", cites=("RG-G03", "RG-G04", "RG-G41")),
    option("draw", "stay", "last_winner", "turnover_risk", cites=("RG-G08", "RG-G39", "RG-G42")),
    option("tie", "draw", "golden_point", cites=("RG-58", "RG-G34")),
    option("own_line", "clamp", "scrum", "safety", cites=("RG-G07",)),
    option("first_attacker", "random", "home", "away", cites=("RG-22", "RG-G35")),
    new_option("try_line", "on", "beyond", since=2, cites=("RG-34", "RG-G06")),
    new_option("big_result", "winner", "loser", "attack", since=2, cites=("RG-42", "RG-G09")),
    new_option("half_values", "exact", "down", "up", since=2, cites=("RG-40", "RG-G10")),
    new_option("attack_commits", "first", "last", since=2, cites=("RG-28", "RG-G11")),
    new_option("attack_lines", "own", "any", since=2, cites=("RG-25", "RG-G12")),
    new_option("short_defense", "fill_up", "fewer", since=2, cites=("RG-29", "RG-G13")),
    new_option("extra_from", "all", "matching", since=2, cites=("RG-31", "RG-G15")),
    new_option("forfeit", "forced", "chosen", since=2, cites=("RG-26", "RG-G16")),
    new_option("turned_cards", "back", "aside", since=2, cites=("RG-45", "RG-G20")),
    new_option("back_for", "both", "attack", since=2, cites=("RG-35", "RG-G21")),
    new_option("order", "symbols", "icon", "try", since=2, cites=("RG-43", "RG-44", "RG-G23")),
    new_option("symbol_ball", "loser", "defense", since=2, cites=("RG-47", "RG-G24")),
    new_option("after_score", "conceder", "scorer", since=2, cites=("RG-53", "RG-G29")),
    new_option("half_ends", "before", "after", since=2, default="after", cites=("RG-56", "RG-G31")),
    new_option("tied_by", "attacker", "each", since=2, cites=("RG-15", "RG-16", "RG-G19")),
    Setting("phases_per_half", 30, low=1, high=100, cites=("RG-55",)),
    Setting("hard_cap", 45, low=1, high=200, cites=("RG-G32",)),
    Setting("golden_phases", 15, low=1, high=100, cites=("RG-G34",)),
    Setting("shot_range", 4, low=0, high=7, cites=("RG-G28",)),
    Setting(
        "play_cards", PLAY_CARDS, low=1, high=6, axes=(SetPiece,), cites=("RG-20", "RG-G17"), named=("piece",)
    ),
)
