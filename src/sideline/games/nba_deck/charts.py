"""The cards and dice as printed, read from the data files: the book of a match, and constant tables."""

import numpy as np

from sideline.engine.citations import cite
from sideline.engine.layout import Ints
from sideline.engine.parts import Mode
from sideline.engine.settings import Setting
from sideline.engine.tables import printed
from sideline.games.nba_deck.state import (
    ATHLETES,
    BASE_TACTICS,
    BENCH,
    COLOURS,
    FIRST_TACTIC,
    KEEPING_SIDES,
    KINDS,
    MODELS,
    NBA_CARDS,
    NOTHING,
    POSITIONS,
    SEAT_NAMES,
    USUAL_BENCH,
    USUAL_TACTICS,
)
from sideline.games.nba_deck.state import LEVELS as SOLO_LEVELS
from sideline.games.nba_deck.state.pieces import Die, Face, Power, Skill

LEVEL_NAMES = ("p3", "ji", "pen", "int", "con", "sto", "reb", "iq")
POSITION_NAMES = ("MJ", "Ar", "Ai", "AF", "P")
COLOUR_NAMES = ("blue", "yellow", "red")
FATIGUE_ID = "F"


def column(*entries: int) -> Ints:
    """Make one column of a chart."""
    return np.array(entries, np.int64)


def short(name: str) -> str:
    """Write the name of an athlete with his first name as a letter: `K. Korver`."""
    first, _, last = name.partition(" ")
    return f"{first[0]}. {last}" if last else name


def short_tactic(name: str) -> str:
    """Write the name of a tactic without its type, which is printed beside it: `Kentucky`."""
    return " ".join(word for word in name.split() if word not in ("Offense", "Defense"))


def digits(row: dict[str, str], names: tuple[str, ...]) -> int:
    """Write small numbers of a row side by side, one digit each."""
    return int("".join(row[name] for name in names))


NBA = printed(__package__, "players.csv")
STARTING = printed(__package__, "starters.csv")
TACTIC_ROWS = printed(__package__, "tactics.csv")
PROFILE_ROWS = printed(__package__, "profiles.csv")
COACH_ROWS = printed(__package__, "coaches.csv")
KEEP_NAMES = tuple(f"keep_{name}" for name in LEVEL_NAMES[:6])

CARD_IDS = (*(row["id"] for row in (*NBA, *STARTING, *TACTIC_ROWS)), FATIGUE_ID)
CARD_NAMES = (*(row["name"] for row in (*NBA, *STARTING, *TACTIC_ROWS)), "Fatigue")
SHORT_NAMES = (
    *(short(row["name"]) for row in NBA),
    *(row["name"] for row in STARTING),
    *(short_tactic(row["name"]) for row in TACTIC_ROWS),
    "Fatigue",
)
MODEL_IDS = CARD_IDS[FIRST_TACTIC + BASE_TACTICS : -1]

LEVELS = column(*(digits(row, LEVEL_NAMES) for row in (*NBA, *STARTING)))
VALUE = column(*(int(row["value"]) for row in (*NBA, *STARTING, *TACTIC_ROWS)))
COST = column(*(int(row["cost"]) for row in NBA))
TACTIC_COST = column(*(int(row["cost"]) for row in TACTIC_ROWS[BASE_TACTICS:]))
COMPLEXITY = column(*(int(row["complexity"]) for row in TACTIC_ROWS))
KEEP = column(*(digits(row, KEEP_NAMES) for row in TACTIC_ROWS))
COPIES = column(*(int(row["copies"]) for row in TACTIC_ROWS[BASE_TACTICS:]))
FATIGUE_CARDS = 9

FACE_VALUES = np.array(
    (
        (0, 0, 0, 2, 6, 9),
        (0, 0, 2, 4, 6, 7),
        (0, 2, 3, 4, 6, 6),
        (0, 1, 2, 1, 2, 4),
        (0, 2, 2, 1, 2, 3),
        (0, 2, 3, 3, 1, 1),
    ),
    np.int64,
)
B, Y, R = Die.BLUE, Die.YELLOW, Die.RED
FACE_COLOURS = np.array(((B, Y, Y, B, B, R), (B, Y, B, R, R, R), (B, Y, Y, B, R, R)), np.int64)
DEFENCE_DICE = tuple(Die.__members__)[COLOURS:]


def plays_at(row: dict[str, str]) -> int:
    """Write the positions of a card as bits."""
    listed = (row.get("positions") or row["position"]).split("/")
    return sum(1 << POSITION_NAMES.index(position) for position in listed)


PLAYS_AT = column(
    *(plays_at(row) for row in (*NBA, *STARTING)),
    *(0 for _ in range(KINDS - ATHLETES)),
)
IS_DEFENSIVE = column(*(int(row["type"] == "def") for row in TACTIC_ROWS))
STARTER_OF = np.array(
    [
        [
            NBA_CARDS + i
            for i, row in enumerate(STARTING)
            if row["role"] == "starter" and row["position"] == position
        ]
        for position in POSITION_NAMES
    ],
    np.int64,
)
IS_INITIATION = column(
    *(int(row["initiation"]) for row in STARTING if row["role"] == "bench"),
    *(int(row["set"] == "base-init") for row in TACTIC_ROWS[:BASE_TACTICS]),
)
STARTING_IDS = tuple(
    code
    for code, is_taken in zip(
        (*(row["id"] for row in STARTING if row["role"] == "bench"), *CARD_IDS[FIRST_TACTIC:]),
        IS_INITIATION,
        strict=False,
    )
    if is_taken
)
BENCH_SLOTS, TACTIC_SLOTS = STARTING_IDS[:USUAL_BENCH], STARTING_IDS[USUAL_BENCH:]
"""The twelve cards of the first deck, each of which a kept card may replace."""
SLOT_OF = np.where(
    IS_INITIATION == 1,
    np.concatenate((np.cumsum(IS_INITIATION[:BENCH]), np.cumsum(IS_INITIATION[BENCH:]))) - 1,
    NOTHING,
)
NONE_KEPT = np.zeros((KEEPING_SIDES, USUAL_BENCH), np.int64)
NO_TACTICS_KEPT = np.zeros((KEEPING_SIDES, USUAL_TACTICS), np.int64)
PAIRS = np.array([(one, other) for one in range(POSITIONS) for other in range(one + 1, POSITIONS)], np.int64)
MEDALS = column(*(int(row["medal"]) for row in NBA), *(0 for _ in STARTING))
MEDAL_IDS = tuple(row["id"] for row in NBA if row["medal"] == "1")
CHEAPEST, DEAREST_CHEAP = 3, 5

COACH_IDS = tuple(row["id"] for row in COACH_ROWS)
COACH_NAMES = tuple(row["name"] for row in COACH_ROWS)
POWER_OF = column(*(Power[row["power"].upper()] for row in COACH_ROWS))
SKILL_OF = column(*(Skill[row["skill"].upper()] if row["skill"] else -1 for row in COACH_ROWS))
COACH_NUMBER = column(*(int(row["number"]) for row in COACH_ROWS))
DISCOUNT = 1

PROFILE_IDS = tuple(row["name"] for row in PROFILE_ROWS)
WEIGHTS_OF = np.array([[int(row[name]) for name in LEVEL_NAMES] for row in PROFILE_ROWS], np.int64)
BIASES = np.array([[int(row[f"bias_{name}"]) for name in LEVEL_NAMES[:6]] for row in PROFILE_ROWS], np.int64)
PREFERS_COMPLEX = column(*(int(row["prefers_complex"]) for row in PROFILE_ROWS))
SOLO_RESOURCE = column(1, 3, 5, 7)
MOST_RESOURCE = 40

BOOK = (
    Setting("levels", LEVELS, high=99_999_999, axes=(CARD_IDS[:ATHLETES],), cites=("NB-12",)),
    Setting("value", VALUE, high=20, axes=(CARD_IDS[:-1],), cites=("NB-12", "NB-13")),
    Setting("cost", COST, low=1, high=20, axes=(CARD_IDS[:NBA_CARDS],), cites=("NB-07", "NB-12")),
    Setting("tactic_cost", TACTIC_COST, low=1, high=20, axes=(MODEL_IDS,), cites=("NB-13",)),
    Setting("complexity", COMPLEXITY, high=60, axes=(CARD_IDS[FIRST_TACTIC:-1],), cites=("NB-13",)),
    Setting("keep", KEEP, high=999_999, axes=(CARD_IDS[FIRST_TACTIC:-1],), cites=("NB-13", "NB-67")),
    Setting("tactic_copies", COPIES, high=10, axes=(MODEL_IDS,), cites=("NB-08",)),
    Setting("fatigue_cards", FATIGUE_CARDS, high=20, cites=("NB-09",)),
    Setting(
        "faces",
        FACE_VALUES,
        high=20,
        axes=(Die, Face),
        named=("dice", ""),
        cites=("NB-72", "NB-73", "NB-74", "NB-75", "NB-G08"),
    ),
    Setting(
        "colours",
        FACE_COLOURS,
        high=2,
        choices=COLOUR_NAMES,
        axes=(DEFENCE_DICE, Face),
        named=("dice", ""),
        cites=("NB-76", "NB-G08"),
    ),
    Setting(
        "coach_number",
        COACH_NUMBER,
        high=9,
        axes=(COACH_IDS,),
        named=("coach",),
        cites=("NB-151", "NB-152", "NB-153", "NB-154", "NB-155", "NB-156", "NB-G52"),
        since=4,
        before=COACH_NUMBER,
        is_new=True,
    ),
    Setting(
        "solo_resource",
        SOLO_RESOURCE,
        high=MOST_RESOURCE,
        axes=(SOLO_LEVELS,),
        named=("choice-solo_level",),
        cites=("NB-139", "NB-G49"),
        since=4,
        before=SOLO_RESOURCE,
        is_new=True,
    ),
    Setting(
        "kept_athletes",
        NONE_KEPT,
        high=NBA_CARDS,
        axes=(SEAT_NAMES[:KEEPING_SIDES], BENCH_SLOTS),
        cites=("NB-149", "NB-158", "NB-G51"),
        for_designers=True,
        since=5,
        before=NONE_KEPT,
        is_new=True,
    ),
    Setting(
        "kept_tactics",
        NO_TACTICS_KEPT,
        high=MODELS,
        axes=(SEAT_NAMES[:KEEPING_SIDES], TACTIC_SLOTS),
        cites=("NB-149", "NB-158", "NB-G51"),
        for_designers=True,
        since=5,
        before=NO_TACTICS_KEPT,
        is_new=True,
    ),
)

VARIANTS: dict[str, dict[str, int | str]] = {
    "short": {"pile_size": 12},
    "long": {"pile_size": 32},
    "epic": {"pile_size": 44},
    "selection_and_draft": {"expert1": "on", "expert2_draft": "on"},
    "all_experts_short": {
        "expert1": "on",
        "expert2_draft": "on",
        "expert3_money_time": "on",
        "pile_size": 12,
    },
    "solo_rookie": {"solo": "on", "solo_level": "rookie"},
    "solo_pro": {"solo": "on", "solo_level": "pro"},
    "solo_all_star": {"solo": "on", "solo_level": "all_star"},
    "solo_hall_of_fame": {"solo": "on", "solo_level": "hall_of_fame"},
    "evolutions_short": {
        "coaches": "random",
        "mismatch": "any_time",
        "decisive_athletes": "on",
        "pile_size": 12,
    },
}

MODES: dict[str, Mode] = {
    "match": Mode({}),
    "three": Mode({"seats": 3}),
    "four": Mode({"seats": 4}),
    "solo": Mode({"solo": "on"}, level="solo_level"),
    "draft": Mode({"expert1": "on", "expert2_draft": "on"}),
}

cite("nba_deck.charts.NBA", "NB-07", "NB-12")
cite("nba_deck.charts.STARTING", "NB-05", "NB-G38", "NB-G43")
cite("nba_deck.charts.TACTIC_ROWS", "NB-06", "NB-08", "NB-13", "NB-G42")
cite("nba_deck.charts.FACE_COLOURS", "NB-11", "NB-72", "NB-73", "NB-74", "NB-75", "NB-76", "NB-G08")
cite("nba_deck.charts.COACH_ROWS", "NB-150", "NB-G52")
cite("nba_deck.charts.PROFILE_ROWS", "NB-137", "NB-G50")
cite("nba_deck.charts.MEDALS", "NB-159", "NB-G54")
cite("nba_deck.charts.VARIANTS", "NB-103", "NB-104", "NB-105", "NB-106", "NB-121")


def cards() -> list[dict[str, int | str]]:
    """List every card as printed."""
    rows = [_athlete(row, kind="nba", copies=1) for row in NBA]
    rows += [_athlete(row, kind=row["role"], copies=2) for row in STARTING]
    rows += [_tactic(row) for row in TACTIC_ROWS]
    blank = dict.fromkeys(rows[0], "")
    return [*rows, {**blank, "id": FATIGUE_ID, "name": "Fatigue", "kind": "fatigue", "copies": FATIGUE_CARDS}]


def _athlete(row: dict[str, str], kind: str, copies: int) -> dict[str, int | str]:
    positions = row.get("positions") or row["position"]
    numbers = {name: int(row[name]) for name in LEVEL_NAMES}
    return {
        "id": row["id"],
        "name": row["name"],
        "kind": kind,
        "copies": copies,
        "cost": int(row.get("cost") or 0),
        "value": int(row["value"]),
        "positions": positions,
        "complexity": "",
        **numbers,
    }


def _tactic(row: dict[str, str]) -> dict[str, int | str]:
    """A tactic lists the dice it keeps in the columns of the skills."""
    keeps = {name: int(row.get(f"keep_{name}") or 0) for name in LEVEL_NAMES}
    return {
        "id": row["id"],
        "name": row["name"],
        "kind": f"{row['type']} tactic",
        "copies": int(row["copies"]) * (2 if row["set"].startswith("base") else 1),
        "cost": int(row["cost"]),
        "value": int(row["value"]),
        "positions": "",
        "complexity": int(row["complexity"]),
        **keeps,
    }
