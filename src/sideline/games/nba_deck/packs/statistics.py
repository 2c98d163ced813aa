"""A table of box scores, read row by row: who played how long, and what he did in that time."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import zip_longest
from typing import NamedTuple

from sideline.engine.errors import BadPack
from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.charts import POSITION_NAMES
from sideline.games.nba_deck.packs.athletes import WORDS

CALLED: Mapping[str, tuple[str, ...]] = {
    "name": ("name", "player"),
    "minutes": ("minutes", "min", "mp"),
    "points": ("points", "pts"),
    "threes": ("threes", "3p", "3pm", "fg3m"),
    "rebounds": ("rebounds", "reb", "trb"),
    "steals": ("steals", "stl"),
    "blocks": ("blocks", "blk"),
    "assists": ("assists", "ast"),
    "positions": ("position", "positions", "pos"),
    "games": ("games", "gp", "g"),
    "team": ("team", "tm"),
}
MAY_LACK = ("positions", "games", "team")
COUNTED = ("minutes", "points", "threes", "rebounds", "steals", "blocks", "assists")
NUMBER = re.compile(r"\d{1,9}(?:[.,]\d{1,6})?", re.ASCII)
BETWEEN = re.compile(r"[/,\-\s]+")
ENGLISH: Mapping[str, tuple[str, ...]] = {
    **{name.upper(): (name,) for name in POSITION_NAMES},
    **{name: (own,) for name, own in zip(("PG", "SG", "SF", "PF", "C"), POSITION_NAMES, strict=True)},
    "G": ("MJ", "Ar"),
    "F": ("Ai", "AF"),
}
PER_MINUTES = 36


class Line(NamedTuple):
    """A row of the table: its number in the file, and what stands under each heading."""

    number: int
    cells: Mapping[str, str]


class BoxScore(NamedTuple):
    """What an athlete did, as ordinary tables have it, in all or in a game; positions may be unknown."""

    name: str
    positions: tuple[str, ...]
    minutes: Fraction
    games: Fraction | None
    counts: Mapping[str, Fraction]

    def per_36(self, *what: str) -> Fraction:
        """Return how much of something he does in 36 minutes."""
        return sum((self.counts[one] for one in what), Fraction(0)) * PER_MINUTES / self.minutes

    @property
    def minutes_a_game(self) -> Fraction:
        """How long he plays in a game; nothing is known without a number of games."""
        return self.minutes / self.games if self.games else Fraction(0)


def lines_of(text: str, *needed: str) -> list[Line]:
    """Read the rows of a table by the headings that we know, or refuse the table."""
    rows = list(_rows(text.removeprefix("\ufeff")))
    heading = [cell.strip().lower() for cell in rows[0][1]] if rows else []
    numbered = [(number, row) for number, row in rows[1:] if any(map(str.strip, row))]
    faults = [*_missing(heading, needed), *([] if numbered else [phrase("stats-no-rows")])]
    faults += [phrase("stats-short-row", line=number) for number, row in numbered if len(row) != len(heading)]
    if faults:
        raise BadPack.found(faults, WORDS)
    return [Line(number, _called(heading, row)) for number, row in numbered]


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Cut a table into cells, by commas, or by semicolons where commas stand in numbers.

    A row has the number of the line where it begins.
    """
    first = text.partition("\n")[0]
    reader = csv.reader(text.splitlines(), delimiter=";" if first.count(";") > first.count(",") else ",")
    number = 1
    try:
        for row in reader:
            yield number, row
            number = reader.line_num + 1
    except csv.Error:
        raise BadPack.found([phrase("stats-short-row", line=number)], WORDS) from None


def _missing(heading: Sequence[str], needed: Sequence[str]) -> Iterator[Phrase]:
    for column, names in CALLED.items():
        if (column in needed or column not in MAY_LACK) and not set(names) & set(heading):
            yield phrase("stats-no-column", column=column, names=", ".join(names))


def _called(heading: Sequence[str], row: Sequence[str]) -> dict[str, str]:
    """Call the cells of a row by our names for their headings."""
    own = {alias: column for column, names in CALLED.items() for alias in names}
    pairs = zip_longest(heading, row, fillvalue="")
    return {own.get(name, name): " ".join(cell.split()) for name, cell in pairs}


def faults_of_line(line: Line) -> Iterator[Phrase]:
    """Say what is wrong with a row."""
    told = (*COUNTED, *(["games"] if line.cells.get("games") else []))
    for column in told:
        said = line.cells[column]
        if not NUMBER.fullmatch(said):
            yield phrase("stats-no-number", line=line.number, column=column, value=said)
    for said in _said_positions(line):
        if said.upper() not in ENGLISH:
            known = ", ".join(ENGLISH)
            yield phrase("stats-no-position", line=line.number, value=said, known=known)


def box_score(line: Line) -> BoxScore:
    """Read a row that has no faults."""
    counts = {column: _fraction(line.cells[column]) for column in COUNTED}
    named = [own for said in _said_positions(line) for own in ENGLISH[said.upper()]]
    positions = tuple(name for name in POSITION_NAMES if name in named)
    games = _fraction(line.cells["games"]) if line.cells.get("games") else None
    return BoxScore(line.cells["name"], positions, counts["minutes"], games, counts)


def faults_of_score(line: Line, score: BoxScore) -> Iterator[Phrase]:
    """Say what cannot be in a box score."""
    points, threes = score.counts["points"], score.counts["threes"]
    if not score.minutes:
        yield phrase("stats-no-minutes", line=line.number)
    if 3 * threes > points:
        cells = line.cells
        yield phrase("stats-few-points", line=line.number, threes=cells["threes"], points=cells["points"])


def _said_positions(line: Line) -> list[str]:
    return [said for said in BETWEEN.split(line.cells.get("positions", "")) if said]


def _fraction(said: str) -> Fraction:
    return Fraction(said.replace(",", "."))
