"""The tables of a game as they are printed: those of its folder, or those of a pack that is being printed."""

import csv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files
from typing import NamedTuple

Rows = list[dict[str, str]]


class Pack(NamedTuple):
    """Other cards for a game: the tables that are printed in place of those of its folder, by their names.

    `digest` is that of everything printed. Packs of one `shape` differ in nothing but numbers that a match
    may change: they share their compiled code.
    """

    name: str
    digest: str
    shape: str
    tables: Mapping[str, str]

    @property
    def mark(self) -> str:
        """How matches, replays and logs name the pack."""
        return f"{self.name}@{self.digest}"

    @property
    def cards(self) -> int:
        """How many cards there are: the rows of the tables below their headings."""
        return sum(len(table.splitlines()) - 1 for table in self.tables.values())


class _Press(NamedTuple):
    """What is being printed."""

    package: str
    pack: Pack


_press: ContextVar[_Press | None] = ContextVar("press", default=None)


@contextmanager
def printing(package: str, pack: Pack) -> Iterator[None]:
    """Let the tables of a pack stand in place of those of a game, for modules that are read meanwhile."""
    before = _press.set(_Press(package, pack))
    try:
        yield
    finally:
        _press.reset(before)


def pack_in_print(module: str) -> Pack | None:
    """Return the pack with which the game of a module is being printed."""
    press = _press.get()
    is_meant = press is not None and f"{module}.".startswith(f"{press.package}.")
    return press.pack if press is not None and is_meant else None


def printed(package: str, table: str) -> Rows:
    """Read the rows of a table of a game."""
    pack = pack_in_print(package)
    if pack is not None and table in pack.tables:
        return list(csv.DictReader(pack.tables[table].splitlines()))
    return list(csv.DictReader((files(package) / table).read_text(encoding="utf-8").splitlines()))
