"""The court, the Hoopers and their numbers (the book of a match)."""

import numpy as np

from sideline.engine.citations import cite
from sideline.engine.layout import Ints
from sideline.engine.settings import Setting, Value
from sideline.games.halfcourt_jam.state import (
    BORDERS,
    NONE,
    SCORINGS,
    SPACES,
    Ability,
    Hooper,
    Position,
    Space,
)


def column(*entries: int) -> Ints:
    """Make one column of a chart."""
    return np.array(entries, np.int64)


def table(*rows: tuple[int, ...]) -> Ints:
    """Make a chart of several rows."""
    return np.array(rows, np.int64)


#             RIM PL  PC  PR  SL  EL  FT  ER  SR  CL  WL  TP  WR  CR  LL  LC  LR  BL   BC   BR
ARC = column(0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5)
X = column(50, 36, 50, 64, 20, 31, 50, 69, 80, 6, 13, 50, 87, 94, 22, 50, 78, 20, 50, 80)
Y = column(12, 22, 29, 22, 15, 41, 46, 41, 15, 14, 52, 64, 52, 14, 79, 83, 79, 107, 110, 107)
DIFFICULTY = table(
    (4, 6, 7, 6, 8, 8, 7, 8, 8, 14, 14, 14, 14, 14, 17, 16, 17, 19, 19, 19),
    (4, 6, 7, 6, 9, 9, 8, 9, 9, 11, 12, 12, 12, 11, 16, 15, 16, 19, 19, 19),
)
ARCS = 6
LAST_INSIDE_ARC = 2
LOGO_ARC = 4
BACKCOURT_ARC = 5
WORTH = table(
    tuple(1 if arc <= LAST_INSIDE_ARC else 2 for arc in ARC),
    tuple(2 if arc <= LAST_INSIDE_ARC else 3 for arc in ARC),
)
EASIEST = 1
HARDEST = 19
DIE = 20

IS_BACKCOURT = column(*(int(arc == BACKCOURT_ARC) for arc in ARC))
FAR_LINE = (Space.BL, Space.BC, Space.BR)
RIM_LINE = (Space.CL, Space.SL, Space.RIM, Space.SR, Space.CR)
IS_BASELINE = table(*(tuple(int(space in line) for space in Space) for line in (FAR_LINE, RIM_LINE)))
#                        point guard, forward, center
START = table((Space.BC, Space.BL, Space.BR), (Space.RIM, Space.SL, Space.SR))

# fmt: off
BORDER_NAMES = (
    "RIM-PL", "RIM-PC", "RIM-PR", "PL-PC", "PC-PR", "PL-SL", "PR-SR", "PL-EL", "PR-ER", "PC-EL",
    "PC-FT", "PC-ER", "SL-EL", "SR-ER", "SL-CL", "SR-CR", "EL-FT", "FT-ER", "EL-WL", "ER-WR",
    "FT-TP", "CL-WL", "CR-WR", "WL-TP", "TP-WR", "WL-LL", "WR-LR", "TP-LL", "TP-LC", "TP-LR",
    "LL-LC", "LC-LR", "LL-BL", "LC-BC", "LR-BR", "BL-BC", "BC-BR",
)
# fmt: on
ENDS = table(*((Space[name.split("-")[0]], Space[name.split("-")[1]]) for name in BORDER_NAMES))

WAYS = 6
WAY_BORDER = table(
    *(
        tuple(([b for b in range(BORDERS) if space in ENDS[b]] + [NONE] * WAYS)[:WAYS])
        for space in range(SPACES)
    )
)
WAY_SPACE = table(
    *(
        tuple(NONE if b == NONE else int(ENDS[b].sum()) - space for b in WAY_BORDER[space])
        for space in range(SPACES)
    )
)
BORDERS_OF = column(*(sum(1 << int(b) for b in row if b != NONE) for row in WAY_BORDER))  # one bit each
WAYS_FROM = column(*((WAY_BORDER[space] != NONE).sum() for space in range(SPACES)))


def count_steps() -> Ints:
    """Count the steps between any two spaces."""
    steps = np.full((SPACES, SPACES), SPACES, np.int64)
    np.fill_diagonal(steps, 0)
    for one, other in ENDS:
        steps[one, other] = steps[other, one] = 1
    for over in range(SPACES):
        steps = np.minimum(steps, steps[:, over, None] + steps[None, over, :])
    return steps


STEPS = count_steps()

HOOPER_NAMES = ("Ray", "Dex", "Zip", "Nova", "Vic", "Big Lee", "Marlo", "Hakeem", "Stretch", "Moose")
POSITION_OF = column(0, 0, 0, 0, 1, 1, 1, 2, 2, 2)
FIRST_AT = column(0, 4, 7, 10)
#                  Ray Dex Zip Nova Vic Lee Marlo Hakeem Stretch Moose
ACTIONS_OF = column(4, 4, 5, 4, 3, 3, 4, 3, 3, 2)
BONUS_OF = column(3, 1, 2, 5, 4, 2, 1, 0, 4, 1)
DEFENSE_OF = column(2, 3, 2, 1, 2, 3, 3, 4, 2, 4)
ACTIVATION_OF = column(3, 4, 2, 4, 3, 2, 3, 2, 2, 3)
ABILITY_NUMBER = column(3, 3, 2, 2, 1)
# which number each Hooper's ability has, if any
ABILITY_OF = column(
    Ability.DIME,
    Ability.QUICK_HANDS,
    NONE,
    NONE,
    NONE,
    Ability.BOX_OUT,
    Ability.CLAMPS,
    NONE,
    NONE,
    Ability.BRICK_WALL,
)
LINEUP = table((Hooper.RAY, Hooper.VIC, Hooper.MOOSE), (Hooper.DEX, Hooper.BIG_LEE, Hooper.HAKEEM))

BANS_LEAVE = 2  # a ban is legal while more Hoopers than this are on offer
PASS_COST = 1
STEAL_COST = 1
MOVE_COST = 1
STOLEN_MARKERS = 2
MISSED_STEAL_MARKERS = 1
NOVA_ARCS = (3, 4)
STRETCH_ARC = 2
HAKEEM_ARC = 1

BOOK = (
    Setting(
        "lineup",
        LINEUP,
        choices=tuple(Hooper.__members__),
        axes=(("YELLOW", "PURPLE"), Position),
        named=("side", "position"),
        cites=("HJ-06", "HJ-13", "HJ-14", "HJ-G12"),
    ),
    Setting(
        "difficulty",
        DIFFICULTY,
        low=1,
        high=19,
        axes=(SCORINGS, Space),
        named=("choice-scoring", "space"),
        cites=("HJ-60", "HJ-G09"),
    ),
    Setting(
        "worth",
        WORTH,
        high=9,
        axes=(SCORINGS, Space),
        named=("choice-scoring", "space"),
        cites=("HJ-65", "HJ-G09", "HJ-G26"),
    ),
    Setting(
        "actions", ACTIONS_OF, low=2, high=9, axes=(Hooper,), named=("hooper",), cites=("HJ-33", "HJ-G30")
    ),
    Setting("bonus", BONUS_OF, high=9, axes=(Hooper,), named=("hooper",), cites=("HJ-60", "HJ-G12")),
    Setting(
        "defense",
        DEFENSE_OF,
        low=1,
        high=9,
        axes=(Hooper,),
        named=("hooper",),
        cites=("HJ-48", "HJ-G12", "HJ-G21"),
    ),
    Setting(
        "activation",
        ACTIVATION_OF,
        low=1,
        high=50,
        axes=(Hooper,),
        named=("hooper",),
        cites=("HJ-10", "HJ-85", "HJ-G12"),
    ),
    Setting("ability", ABILITY_NUMBER, high=9, axes=(Ability,), named=("number",), cites=("HJ-07", "HJ-G12")),
    Setting("entry_cost", 2, low=1, high=9, cites=("HJ-37", "HJ-G15")),
    Setting("hustle", 3, low=1, high=9, cites=("HJ-80",)),
    Setting("exhaustion", 1, high=9, cites=("HJ-82", "HJ-G30")),
    Setting("shot_clock", 3, low=1, high=9, cites=("HJ-04", "HJ-12", "HJ-25")),
    Setting("rebound_clock", 2, low=1, high=9, cites=("HJ-29", "HJ-71")),
)

VARIANTS: dict[str, dict[str, Value]] = {
    "drafted": {"draft": "yes"},
    "twos_and_threes": {"scoring": "twos_threes"},
    "first_to_five": {"target": 5, "max_possessions": 40},
    "under_the_rim": {"baseline": "rim"},
}

cite("halfcourt_jam.charts.ENDS", "HJ-03", "HJ-G11", "HJ-G12", "HJ-G14")
cite("halfcourt_jam.charts.HOOPER_NAMES", "HJ-06", "HJ-08", "HJ-G12")
