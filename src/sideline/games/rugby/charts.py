"""The printed cards of both sets, read from the two tables beside this file, and the book made of them."""

from csv import DictReader
from importlib.resources import files
from re import findall

import numpy as np

from sideline.engine.citations import cite, cited
from sideline.engine.layout import Ints
from sideline.engine.settings import Setting, Values
from sideline.games.rugby.state import (
    CARD_SETS,
    COLUMNS,
    FACES,
    FORWARD_KINDS,
    KINDS,
    LINES,
    MOST_BACKS,
    MOST_FORWARDS,
    MOST_IN_LINE,
    SKILLS,
    SYMBOLS,
    CardSet,
    Column,
    End,
    Face,
    Kind,
    Line,
    Score,
    SetPiece,
    Skill,
    Symbol,
    Tie,
)

PLAY_CODES = ("PG", "CB", "PP", "WR", "LP", "KI", "DR", "CH", "LO", "BK", "SW", "SK")
CARD_CODES = ("PR", "HK", "LK", "FL", "N8", "EN", "LF", "WH", "SH", "CE", "FH", "FB", "WG", "UB")
SETS = ("designer", "tuned")
ICONS = ("none", *(piece.name.lower() for piece in SetPiece))
LINEOUT_ICON = 1 + SetPiece.LINEOUT
SHOWN_SYMBOLS = tuple(symbol.name for symbol in Symbol)[1:]


def column(*entries: int) -> Ints:
    """Make one column of a chart."""
    return np.array(entries, np.int64)


def printed(name: str) -> list[dict[str, str]]:
    """Read one of the printed tables."""
    text = (files("sideline.games.rugby") / name).read_text(encoding="utf-8")
    return list(DictReader(text.splitlines()))


def number(pattern: str, cell: str) -> int:
    """Find a number in a cell of a result table; 0 where it is not printed."""
    return sum(int(found) for found in findall(pattern, cell))


SKILL_COPIES = np.zeros((CARD_SETS, KINDS), np.int64)
VALUES = np.zeros((CARD_SETS, KINDS, SKILLS), np.int64)
SHOWN = np.zeros((CARD_SETS, KINDS, SYMBOLS), np.int64)
for row in printed("skills.csv"):
    card = CardSet[row["set"].upper()], Kind[row["kind"]]
    SKILL_COPIES[card] = int(row["copies"])
    VALUES[card] = [int(row[skill.name.lower()]) for skill in Skill]
    SHOWN[card] = [symbol in row["symbols"].split() for symbol in SHOWN_SYMBOLS]

PLAY_COPIES = np.zeros((CARD_SETS, FACES), np.int64)
PLAYERS = np.ones((CARD_SETS, FACES, LINES), np.int64)
SKILL = np.zeros((CARD_SETS, FACES), np.int64)
COMES_FROM = np.zeros((CARD_SETS, FACES), np.int64)
MOVEMENT = np.zeros((CARD_SETS, FACES, COLUMNS), np.int64)
RISK = np.zeros((CARD_SETS, FACES, COLUMNS), np.int64)
ICON = np.zeros((CARD_SETS, FACES, COLUMNS), np.int64)
COMES_BACK = np.zeros((CARD_SETS, FACES, COLUMNS), np.int64)
SHARE_BACK = np.zeros((CARD_SETS, FACES, COLUMNS), np.int64)
for row in printed("plays.csv"):
    play = CardSet[row["set"].upper()], Face[row["face"]]
    cells = [row[result.name.lower()] for result in Column]
    PLAY_COPIES[play] = int(row["copies"])
    PLAYERS[play] = [int(row["forwards"]), int(row["backs"])]
    SKILL[play] = Skill[row["skill"]]
    COMES_FROM[play] = End[row["from"]]
    MOVEMENT[play] = [number(r"^([+-]?\d)", cell) for cell in cells]
    RISK[play] = [cell.count("P") for cell in cells]
    ICON[play] = [LINEOUT_ICON * cell.count("L") for cell in cells]
    COMES_BACK[play] = [number(r"x(\d)", cell) for cell in cells]
    SHARE_BACK[play] = [number(r"1/(\d)", cell) for cell in cells]

BY_CELL = (SETS, Face, Column)
IN_SET = "choice-cards"
OF_CELL = (IN_SET, "play", "column")

BOOK = (
    Setting(
        "skill_copies",
        SKILL_COPIES,
        high=8,
        axes=(SETS, Kind),
        cites=("RG-02", "RG-03"),
        named=(IN_SET, "card"),
    ),
    Setting(
        "values",
        VALUES,
        high=9,
        axes=(SETS, Kind, Skill),
        cites=("RG-05", "RG-11", "RG-G01", "RG-G04"),
        named=(IN_SET, "card", "skill"),
    ),
    Setting(
        "symbols",
        SHOWN,
        axes=(SETS, Kind, SHOWN_SYMBOLS),
        cites=("RG-07", "RG-G02", "RG-G40"),
        named=(IN_SET, "card", "symbol"),
    ),
    Setting(
        "play_copies",
        PLAY_COPIES,
        high=12,
        axes=(SETS, Face),
        cites=("RG-01", "RG-12"),
        named=(IN_SET, "play"),
    ),
    Setting(
        "players",
        PLAYERS,
        high=MOST_IN_LINE,
        axes=(SETS, Face, Line),
        cites=("RG-08", "RG-G14"),
        named=(IN_SET, "play", "line"),
    ),
    Setting(
        "skill",
        SKILL,
        high=2,
        choices=("run", "pass", "special"),
        axes=(SETS, Face),
        cites=("RG-08",),
        named=(IN_SET, "play"),
    ),
    Setting(
        "comes_from",
        COMES_FROM,
        choices=("top", "bottom"),
        axes=(SETS, Face),
        cites=("RG-35", "RG-G22"),
        named=(IN_SET, "play"),
    ),
    Setting(
        "movement",
        MOVEMENT,
        low=-8,
        high=8,
        axes=BY_CELL,
        cites=("RG-08", "RG-41", "RG-G03", "RG-G43"),
        named=OF_CELL,
    ),
    Setting("risk", RISK, high=4, axes=BY_CELL, cites=("RG-45",), named=OF_CELL),
    Setting(
        "icon",
        ICON,
        high=3,
        choices=ICONS,
        axes=BY_CELL,
        cites=("RG-06", "RG-43", "RG-G43"),
        named=OF_CELL,
    ),
    Setting("comes_back", COMES_BACK, high=14, axes=BY_CELL, cites=("RG-35", "RG-G08"), named=OF_CELL),
    Setting("share_back", SHARE_BACK, high=16, axes=BY_CELL, cites=("RG-G38", "RG-G39"), named=OF_CELL),
    Setting("dealt", column(8, 6), low=1, high=MOST_BACKS, axes=(Line,), cites=("RG-18",), named=("line",)),
    Setting(
        "tied_up",
        np.array(((0, 0, 0), (4, 6, 8), (6, 8, 0)), np.int64),
        high=MOST_FORWARDS,
        axes=(SetPiece, Tie),
        cites=("RG-15", "RG-16", "RG-17"),
        named=("piece", "tie"),
    ),
    Setting(
        "points",
        column(7, 3, 2),
        high=20,
        axes=(Score,),
        cites=("RG-34", "RG-53", "RG-G07", "RG-G33"),
        named=("score",),
    ),
    Setting("shot_target", 3, high=10, cites=("RG-52",)),
    Setting("penalty_gain", 2, high=6, cites=("RG-50", "RG-G26")),
)

TUNED: Values = {"cards": "tuned"}
TOURNAMENT: Values = {"tie": "golden_point"}
SHORT: Values = {"phases_per_half": 8, "hard_cap": 12, "golden_phases": 6}
VARIANTS = {"tuned": TUNED, "tournament": TOURNAMENT, "short": SHORT}

LINE_OF = column(*[Line.FORWARDS] * FORWARD_KINDS, *[Line.BACKS] * (KINDS - FORWARD_KINDS))
FIRST_KIND = column(0, FORWARD_KINDS)
LAST_KIND = column(FORWARD_KINDS, KINDS)

cite("rugby.charts.LINE_OF", "RG-09", "RG-10")
cite("rugby.state.State", "RG-04", "RG-13", "RG-14")


@cited("RG-01", "RG-02", "RG-03")
def cards() -> list[dict[str, int | str]]:
    """List both card sets as printed: first the skill cards, then the plays."""
    rows: list[dict[str, int | str]] = []
    for row in printed("skills.csv"):
        values = f"{row['run']}/{row['pass']}/{row['special']} {row['symbols']}".strip()
        code = CARD_CODES[Kind[row["kind"]]]
        rows.append(_card_row(row["set"], code, row["kind"], int(row["copies"]), values))
    for row in printed("plays.csv"):
        results = " | ".join(row[column.name.lower()] for column in Column)
        text = f"{row['forwards']} F {row['backs']} B, {row['skill']}, {results}, {row['from'].lower()}"
        code = PLAY_CODES[Face[row["face"]]]
        rows.append(_card_row(row["set"], code, row["face"], int(row["copies"]), text))
    return rows


def _card_row(chosen: str, code: str, name: str, copies: int, text: str) -> dict[str, int | str]:
    return {"set": chosen, "code": code, "card": name, "copies": copies, "printed": text}
