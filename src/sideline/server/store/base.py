"""What a store of tables promises, whatever database is behind it."""

from collections.abc import AsyncIterator, Sequence
from typing import Final, Literal, Protocol

import msgspec

from sideline.engine.errors import SidelineError

Kind = Literal["play", "undo", "claim", "flag"]

EVERY_TABLE: Final = ""
"""In a hint of `changes`: something may have been missed, so read the log of every table you know."""

PATIENCE: Final = 3.0
"""Seconds a call waits for a database in trouble before it raises Unavailable."""

LIMIT: Final = 4.0
"""Seconds after which a call raises Unavailable even if the database never answers."""


class StoreError(SidelineError):
    """The store could not do what was asked; nothing was written."""


class Unavailable(StoreError):
    """The database cannot be reached or cannot write now; the store mends itself, so try again later.

    Nothing was acknowledged. If the trouble came in the middle of the commit, the entry may be found in the
    log afterwards: repeat the append with the same action id (it answers `repeat=True`), or read the log
    from the last version known.
    """


class Conflict(StoreError):
    """The place in the log is not the next one (somebody wrote first), or the id of a new table is taken."""


class Fenced(StoreError):
    """Another process owns the table now."""


class UnknownTable(StoreError):
    """There is no such table (any more)."""


class Unkeepable(StoreError):
    """A value the databases would not keep alike: U+0000, half a surrogate pair, a number out of range."""


class Row(msgspec.Struct, frozen=True):
    """A table as it was set up; `seed` is secret until the match is over. Ids have at most 128 characters.

    `settings` has every rule option, and of the book what differs from what was printed; `book` is the digest
    of that. Tables of release 0.1.0 have only what was not as printed, and no digest.
    """

    id: str
    game: str
    rules_version: int
    settings: dict[str, str]
    seed: bytes
    setup: bytes
    created: float
    over: bool = False
    book: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table: what was asked, by which seat, and the hash of the chain so far.

    The first version is 1 and there are no gaps; `chain.follow` makes the next entry. `move` is what was
    played, in the notation of the game, which is the truth; `action` is the number it had. Plays of release
    0.1.0 have only the number, under the rules with which the table was begun.
    """

    version: int
    action_id: str
    kind: Kind
    seat: int
    action: int
    at: float
    hash: bytes
    move: str | None = None


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: the hash of the token, a name, or the level of a bot."""

    table: str
    seat: int
    token_hash: bytes | None
    name: str
    bot: str | None


class SeriesEntry(msgspec.Struct, frozen=True):
    """One entry of the log of a series: its text, and the seal over it and everything before."""

    seal: str
    text: str


class SeriesHead(msgspec.Struct, frozen=True):
    """What a list of series tells: of which game and kind, of whom, and how many matches were won.

    Whoever writes says in `created` when that is: the first moment is kept, and the last as the last visit.
    """

    id: str
    game: str
    kind: str
    name: str
    wins: int
    over: bool
    created: float


class Appended(msgspec.Struct, frozen=True):
    """What became of an append: the entry in the log, and whether it had been there before (a repeat)."""

    entry: Entry
    repeat: bool


class Store(Protocol):
    """Keeps tables. Whatever a call has returned is on the disk; a call that raises has written nothing."""

    async def open(self) -> None:
        """Connect, and lay out the tables where they are missing."""

    async def close(self) -> None:
        """Finish what was begun and let go."""

    async def create(self, row: Row, holders: Sequence[Holder]) -> None:
        """Keep a new table; this process owns it, in epoch 1."""

    async def load(self, table: str) -> tuple[Row, list[Holder]] | None:
        """Return a table, if there is one."""

    async def live(self) -> list[str]:
        """Name the tables whose match is not over."""

    async def touch(self, tables: Sequence[str], at: float) -> None:
        """Note that somebody was at these tables; whoever makes a table or takes it over is noted by that."""

    async def untouched(self, since: float, *, over: bool) -> list[str]:
        """Name the tables at which nobody was after a moment, of matches that are over or of the others."""

    async def finished(self, beginning: str) -> list[str]:
        """Name the tables whose match is over and whose ids begin like this, the oldest first."""

    async def probe(self) -> None:
        """Write something and commit it, to see whether that can be done; raises if it cannot."""

    async def size(self) -> int:
        """Return how many bytes everything kept takes up."""

    async def own(self, table: str, owner: str) -> int:
        """Take a table over; return the new epoch, which fences all earlier owners off."""

    async def append(self, table: str, epoch: int, entry: Entry, *, over: bool = False) -> Appended:
        """Write the next entry; `over` says that the match ended with it.

        Looked at in this order: UnknownTable; another epoch than the owner's raises Fenced; a known action id
        gets the entry it led to, wherever the log is now; a version that is not the next one, or a hash that
        does not follow from the last one, raises Conflict.
        """

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries after a place in the log."""

    async def seat(self, holder: Holder, epoch: int) -> None:
        """Put somebody into a seat, in place of whoever held it; an old epoch raises Fenced."""

    async def keep_review(self, table: str, log: bytes, review: bytes) -> None:
        """Keep the review of a match beside its table, in place of any other; `log` is the hash of its log.

        A review can be computed again: it belongs to no layout, and goes with its table.
        """

    async def review(self, table: str, log: bytes) -> bytes | None:
        """Return the review that is kept of this log, if there is one."""

    async def forget(self, table: str) -> None:
        """Delete a table and everything about it; nothing happens if there is none."""

    async def extend_series(self, head: SeriesHead, after: int, entries: Sequence[SeriesEntry]) -> None:
        """Write the next entries of the log of a series, and how it stands; the first ones begin it.

        `after` says how many entries there were: if there are more by now, Conflict is raised.
        """

    async def series(self, name: str) -> list[SeriesEntry]:
        """Return the log of a series: nothing if there is none."""

    async def best_series(self, game: str, kind: str, most: int) -> list[SeriesHead]:
        """List the series with the most matches won, the older of equals first."""

    async def series_wins(self, game: str, kind: str) -> dict[int, int]:
        """Count the series that are over by the matches that were won in them."""

    async def touch_series(self, name: str, at: float) -> None:
        """Note that somebody was there; never an earlier moment than is known."""

    async def untouched_series(self, since: float, *, over: bool) -> list[str]:
        """Name the series at which nobody was after a moment, of those that are over or of the others."""

    async def forget_series(self, name: str) -> None:
        """Delete a series and its log; its tables stay. Nothing happens if there is none."""

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Tell (table, version) of what other processes wrote, as a hint only.

        Read the log from the last version known. A seat that changed hands and a table that was forgotten are
        told as well. The first hint, and the first after every lost connection, is (EVERY_TABLE, 0): you are
        listening from here on. Ends when the store is closed.
        """
