"""What is printed: the two courts, the starting formations, the directions, and the book of numbers."""

from csv import reader
from importlib.resources import files

import numpy as np

from sideline.engine.citations import cite
from sideline.engine.layout import SIDES, Ints
from sideline.engine.settings import Setting, Values
from sideline.games.five_on_the_floor.state import (
    CARDS,
    COURTS,
    FACES,
    FAST_PIECES,
    FLOOR,
    LEAPS,
    MARGIN,
    MOST_DICE,
    NEW_IN,
    SIZES,
    SPOTS,
    WAYS,
    WIDTH,
    Card,
    Coverage,
    Role,
    Size,
    Spot,
    Theft,
    Zone,
)

HERE = files("sideline.games.five_on_the_floor")
MAPS = ("compact.csv", "full.csv")
CODES = ("CL", "CR", "WL", "WR", "TK", "HC", "PT", "DK", "EL", "ER")
OUTSIDE = -1


def column(*entries: int) -> Ints:
    """Make one column of a chart."""
    return np.array(entries, np.int64)


def table(*rows: tuple[int, ...]) -> Ints:
    """Make a chart of several rows."""
    return np.array(rows, np.int64)


def tile_at(x: int, y: int) -> int:
    """Number the tile in a column and a row."""
    return (y + MARGIN) * WIDTH + x + MARGIN


def read_map(name: str) -> list[list[str]]:
    """Read the zone codes of a court, row by row."""
    return list(reader((HERE / name).read_text(encoding="utf-8").splitlines()))


def spots_of(name: str) -> Ints:
    """Lay a map on the floor; tiles outside the court have no spot."""
    spots = np.full(FLOOR, OUTSIDE, np.int64)
    for y, row in enumerate(read_map(name)):
        for x, code in enumerate(row):
            spots[tile_at(x, y)] = CODES.index(code)
    return spots


def tile_name(tile: int) -> str:
    """Name a tile by the letter of its column and the number of its row: e5 is column 4, row 5."""
    return TILE_NAMES[tile]


def tiles(*places: tuple[int, int]) -> list[int]:
    """Number several tiles."""
    return [tile_at(x, y) for x, y in places]


COLUMNS = column(*(len(read_map(name)[0]) for name in MAPS))
ROWS = column(*(len(read_map(name)) for name in MAPS))
SPOT = np.stack([spots_of(name) for name in MAPS])
ZONE_OF_SPOT = column(
    Zone.CORNER,
    Zone.CORNER,
    Zone.WING,
    Zone.WING,
    Zone.TOP_OF_KEY,
    Zone.HALF_COURT,
    Zone.PAINT,
    Zone.DUNKER,
    Zone.ELBOW,
    Zone.ELBOW,
)
# by court: the numbers of its tiles, row by row
TILES = tuple(
    np.array([tiles(*((x, y) for x in range(columns))) for y in range(rows)], np.int64)
    for columns, rows in zip(COLUMNS.tolist(), ROWS.tolist(), strict=True)
)
RIM = column(*tiles((4, 0), (7, 13)))
X = np.arange(FLOOR, dtype=np.int64) % WIDTH - MARGIN
Y = np.arange(FLOOR, dtype=np.int64) // WIDTH - MARGIN
TILE_NAMES = tuple(f"{chr(ord('a') + x)}{y}" for x, y in zip(X.tolist(), Y.tolist(), strict=True))

# by court, by role (offense, then defense), by slot
START = np.array(
    [
        [
            tiles((4, 5), (1, 5), (7, 5), (2, 4), (5, 4)),
            tiles((4, 3), (2, 3), (6, 3), (3, 1), (5, 1)),
        ],
        [
            tiles((8, 0), (2, 3), (8, 3), (13, 3), (10, 6)),
            tiles((8, 2), (2, 4), (13, 4), (5, 6), (10, 7)),
        ],
    ],
    np.int64,
)

IS_FAST = column(1, 0, 1, 0, 0)
FAST_SLOT = column(Role.POINT_GUARD, Role.SMALL_FORWARD)
BURST_OF = column(0, -1, 1, -1, -1)
SLOW_SLOTS = (Role.SHOOTING_GUARD, Role.POWER_FORWARD, Role.CENTER)

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
OFFSETS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
LEAP_OFFSETS = tuple((x, y) for y in range(-2, 3) for x in range(-2, 3) if max(abs(x), abs(y)) == 2)  # noqa: PLR2004
STEP = column(*(y * WIDTH + x for x, y in OFFSETS))
LEAP = column(*(y * WIDTH + x for x, y in LEAP_OFFSETS))
# which of the eight neighbours lie on the way of a leap, one bit for each direction
VIA = column(
    *(
        sum(1 << way for way, (x, y) in enumerate(OFFSETS) if max(abs(over - x), abs(down - y)) == 1)
        for over, down in LEAP_OFFSETS
    )
)

LONGEST_WAY = 15
SPAN = LONGEST_WAY  # along a row or a column


def ways_nearer(over: int, down: int) -> int:
    """Which of the eight directions lead nearer to a tile so many columns and rows away, one bit for each."""
    here = max(abs(over), abs(down))
    return sum(1 << way for way, (x, y) in enumerate(OFFSETS) if max(abs(over - x), abs(down - y)) < here)


NEARER = table(
    *(tuple(ways_nearer(over, down) for over in range(-SPAN, SPAN + 1)) for down in range(-SPAN, SPAN + 1))
)

IS_INSIDE = column(0, 0, 0, 0, 1, 1, 0)
MAY_BE_STRIPPED = column(0, 0, 1, 1, 0, 0, 0)

#              S  M  L
NEEDS = table(
    (3, 4, 5),
    (4, 5, 6),
    (6, 6, 7),
    (7, 7, 7),
    (4, 4, 4),
    (4, 5, 4),
    (5, 5, 6),
)
POINTS = column(3, 3, 3, 3, 2, 2, 2)
DICE = column(1, 2, 3)
DISTANCE = column(2, 3)
INSIDE_DICE = column(0, 0, 1)
BOARDS = column(1, 2, 3)
STEAL = column(5, 6, 6)
FIXED_SIZES = column(Size.S, Size.S, Size.M, Size.M, Size.L)
SURE_SIZES = column(1, 1, 0)
POOL = column(2, 2, 3)
COPIES = column(3, 2, 2, 2, 2, 1)

#                 TOSS   SIZES  DRAW   LANE   STRIP  SHOT   REBOUND
OUTCOMES = column(SIDES, SIZES, CARDS, FACES, FACES, FACES, FACES * FACES)

BOOK = (
    Setting("target", 21, low=1, high=99, cites=("F21-07",)),
    Setting("action_points", 3, low=1, high=6, cites=("F21-10",)),
    Setting(
        "needs",
        NEEDS,
        low=1,
        high=7,
        axes=(Zone, Size),
        named=("zone", "size"),
        cites=("F21-33", "F21-34", "F21-35", "F21-36", "F21-37", "F21-38", "F21-39", "F21-26", "F21-28"),
    ),
    Setting("points", POINTS, high=9, axes=(Zone,), named=("zone",), cites=("F21-02", "F21-30", "F21-31")),
    Setting(
        "dice",
        DICE,
        low=1,
        high=MOST_DICE,
        axes=(Coverage,),
        named=("coverage",),
        cites=("F21-43", "F21-44", "F21-45"),
    ),
    Setting(
        "distance",
        DISTANCE,
        high=15,
        axes=(("OPEN", "WIDE_OPEN"),),
        named=("coverage",),
        cites=("F21-42", "F21-43", "F21-44"),
    ),
    Setting(
        "inside_dice",
        INSIDE_DICE,
        high=4,
        axes=(Size,),
        named=("size",),
        cites=("F21-25", "F21-27", "F21-46"),
    ),
    Setting("inside_loss", 0, high=4, cites=("F21-29", "F21-G15"), since=NEW_IN, before=0, is_new=True),
    Setting("dice_cap", 5, low=1, high=MOST_DICE, cites=("F21-47", "F21-G18")),
    Setting("rush_clock", 6, high=60, cites=("F21-48",)),
    Setting("rush_dice", 1, high=4, cites=("F21-48",)),
    Setting("rebound_clock", 14, low=1, high=60, cites=("F21-G11", "F21-G28")),
    Setting("max_rebounds", 8, high=20, cites=("F21-G31",)),
    Setting("boards", BOARDS, high=9, axes=(Size,), named=("size",), cites=("F21-G11",)),
    Setting("board_reach", 1, high=5, cites=("F21-G11",)),
    Setting("board_limit", 3, high=5, cites=("F21-G11",)),
    Setting("steal", STEAL, low=2, high=7, axes=(Theft,), named=("theft",), cites=("F21-G12", "F21-G24")),
    Setting("strip_gift", 1, high=3, cites=("F21-G24",)),
    Setting(
        "pass_range",
        LONGEST_WAY,
        low=1,
        high=LONGEST_WAY,
        cites=("F21-G22",),
        since=NEW_IN,
        before=LONGEST_WAY,
        is_new=True,
    ),
    Setting(
        "sizes",
        FIXED_SIZES,
        high=2,
        choices=("S", "M", "L"),
        axes=(Role,),
        named=("role",),
        cites=("F21-24", "F21-G20"),
    ),
    Setting("pool", POOL, high=9, axes=(Size,), named=("size",), cites=("F21-G33",)),
    Setting("copies", COPIES, high=12, axes=(Card,), named=("card",), cites=("F21-G30",)),
    Setting("hand_limit", 2, low=1, high=6, cites=("F21-G30",)),
)

VARIANTS: dict[str, Values] = {
    "full": {"court": "full", "roster": "drawn"},
    "cards": {"override_cards": "on"},
    "street": {"schemes": "off", "shared_tiles": "on", "target": 11, "max_possessions": 40},
}


def nearest_tiles(court: int) -> list[list[int]]:
    """For every spot and tile of a court name the nearest tile of that spot."""
    places = np.flatnonzero(SPOT[court] >= 0)
    found = np.zeros((SPOTS, FLOOR), np.int64)
    for spot in range(SPOTS):
        goals = np.flatnonzero(SPOT[court] == spot)
        for tile in places:
            gaps = np.maximum(abs(X[goals] - X[tile]), abs(Y[goals] - Y[tile]))
            found[spot, tile] = goals[np.argmin(gaps)]
    rows: list[list[int]] = found.tolist()
    return rows


def lone_corners(court: int) -> list[int]:
    """Name the corners of a court that are a single tile."""
    corners = [np.flatnonzero(SPOT[court] == spot) for spot in (Spot.CORNER_L, Spot.CORNER_R)]
    return [int(tiles[0]) if len(tiles) == 1 else OUTSIDE for tiles in corners]


LONE_CORNER = np.array([lone_corners(court) for court in range(COURTS)], np.int64)
NEAREST = np.array([nearest_tiles(court) for court in range(COURTS)], np.int64)
WAY_TO = np.maximum(abs(X[NEAREST] - X), abs(Y[NEAREST] - Y))

assert len(CODES) == len(Spot) == SPOTS
assert (len(OFFSETS), len(LEAP_OFFSETS), len(FAST_SLOT)) == (WAYS, LEAPS, FAST_PIECES)

cite("five_on_the_floor.charts.SPOT", "F21-G01", "F21-G03", "F21-G32")
cite("five_on_the_floor.charts.START", "F21-G10")
cite("five_on_the_floor.charts.IS_FAST", "F21-21", "F21-G20", "F21-G33")
cite("five_on_the_floor.charts.IS_INSIDE", "F21-25", "F21-37", "F21-38", "F21-G16")
cite("five_on_the_floor.charts.MAY_BE_STRIPPED", "F21-G24")
cite("five_on_the_floor.charts.VIA", "F21-G21")
cite("five_on_the_floor.charts.NEARER", "F21-G24")
