"""Tables kept in one SQLite file: for a single server process, which is what nearly everybody runs."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from sideline.server.store.base import (
    EVERY_TABLE,
    LIMIT,
    Appended,
    Conflict,
    Entry,
    Holder,
    Row,
    SeriesEntry,
    SeriesHead,
    StoreError,
    Unavailable,
    UnknownTable,
)
from sideline.server.store.columns import ENTRY, HOLDER, ROW, after_all, read_row, row_columns
from sideline.server.store.keepable import (
    check_entry,
    check_holder,
    check_id,
    check_moment,
    check_number,
    check_row,
    check_series,
    check_text,
)
from sideline.server.store.ledger import Append, fence
from sideline.server.store.sqlite import series
from sideline.server.store.sqlite.file import SqliteFile
from sideline.server.store.sqlite.writer import Change, Work, Writer

T = TypeVar("T")

NO_TABLE: Final = ""
"""What is written concerns the log of no table."""


class SqliteStore:
    """Keeps tables in a SQLite file; see `Store` for what each call promises."""

    def __init__(self, path: Path) -> None:
        self._file = SqliteFile(path)
        self._writer: Writer | None = None
        self._reader: ThreadPoolExecutor | None = None
        self._closed = asyncio.Event()

    async def open(self) -> None:
        """Open the file, and lay out the tables where they are missing."""
        try:
            await asyncio.to_thread(self._file.open)
        except sqlite3.OperationalError as error:
            raise Unavailable(f"The database {self._file.path.name} cannot be opened: {error}.") from error
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{self._file.path.name} is not a SQLite database: {error}.") from error
        except OSError as error:
            raise StoreError(f"There is no room for a database at {self._file.path}: {error}.") from error
        self._closed.clear()
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sideline-reader")
        self._writer = Writer(self._file, asyncio.get_running_loop())
        self._writer.start()

    async def close(self) -> None:
        """Write what was asked for, then let go of the file."""
        writer, reader = self._writer, self._reader
        self._writer = self._reader = None
        self._closed.set()
        if writer and reader:
            await asyncio.to_thread(writer.finish)
            await asyncio.to_thread(reader.shutdown)
            await asyncio.to_thread(self._file.close)

    async def create(self, row: Row, holders: Sequence[Holder]) -> None:
        """Keep a new table."""
        check_row(row)
        for holder in holders:
            check_holder(holder)
        await self._write(Change(row.id, lambda connection: insert_table(connection, row, holders)))

    async def load(self, table: str) -> tuple[Row, list[Holder]] | None:
        """Return a table, if there is one."""
        check_text(table)
        return await self._read(lambda connection: select_table(connection, table))

    async def live(self) -> list[str]:
        """Name the tables whose match is not over, the oldest first."""
        return await self._read(select_live)

    async def touch(self, tables: Sequence[str], at: float) -> None:
        """Note that somebody was at these tables."""
        check_moment(at)
        await self._write(Change(NO_TABLE, lambda connection: note_activity(connection, tables, at)))

    async def untouched(self, since: float, *, over: bool) -> list[str]:
        """Name the tables at which nobody was after a moment."""
        check_moment(since)
        return await self._read(lambda connection: select_untouched(connection, since, over=over))

    async def finished(self, beginning: str) -> list[str]:
        """Name the tables that are over and are called like this."""
        return await self._read(lambda connection: select_finished(connection, beginning))

    async def probe(self) -> None:
        """Write something, as a sign of life."""
        await self._write(Change(NO_TABLE, beat))

    async def size(self) -> int:
        """Return the size of the files on the disk."""
        return await asyncio.to_thread(self._file.size)

    async def own(self, table: str, owner: str) -> int:
        """Take a table over in a new epoch."""
        check_text(table)
        check_text(owner)
        epoch: int = await self._write(Change(table, lambda connection: take_over(connection, table, owner)))
        return epoch

    async def append(self, table: str, epoch: int, entry: Entry, *, over: bool = False) -> Appended:
        """Write the next entry of a log."""
        check_id(table)
        check_number(epoch)
        check_entry(entry)
        appended: Appended = await self._write(Append(table, epoch, entry, over))
        return appended

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries after a place in the log."""
        check_text(table)
        check_number(since)
        return await self._read(lambda connection: select_log(connection, table, since))

    async def seat(self, holder: Holder, epoch: int) -> None:
        """Put somebody into a seat."""
        check_holder(holder)
        check_number(epoch)
        await self._write(Change(holder.table, lambda connection: replace_holder(connection, holder, epoch)))

    async def keep_review(self, table: str, log: bytes, review: bytes) -> None:
        """Keep the review of a match."""
        check_text(table)
        await self._write(Change(NO_TABLE, lambda connection: put_review(connection, table, log, review)))

    async def review(self, table: str, log: bytes) -> bytes | None:
        """Return the review that is kept of a log."""
        check_text(table)
        return await self._read(lambda connection: select_review(connection, table, log))

    async def forget(self, table: str) -> None:
        """Delete a table."""
        check_text(table)
        await self._write(Change(table, lambda connection: delete_table(connection, table)))

    async def extend_series(self, head: SeriesHead, after: int, entries: Sequence[SeriesEntry]) -> None:
        """Write the next entries of the log of a series."""
        check_series(head, entries)
        await self._write(Change(NO_TABLE, lambda writer: series.extend(writer, head, after, entries)))

    async def series(self, name: str) -> list[SeriesEntry]:
        """Return the log of a series."""
        check_text(name)
        return await self._read(lambda connection: series.select_entries(connection, name))

    async def best_series(self, game: str, kind: str, most: int) -> list[SeriesHead]:
        """List the series with the most matches won."""
        return await self._read(lambda connection: series.select_best(connection, game, kind, most))

    async def series_wins(self, game: str, kind: str) -> dict[int, int]:
        """Count the series that are over by the matches won."""
        return await self._read(lambda connection: series.select_wins(connection, game, kind))

    async def touch_series(self, name: str, at: float) -> None:
        """Note that somebody was at a series."""
        check_text(name)
        check_moment(at)
        await self._write(Change(NO_TABLE, lambda connection: series.touch(connection, name, at)))

    async def untouched_series(self, since: float, *, over: bool) -> list[str]:
        """Name the series at which nobody was after a moment."""
        check_moment(since)
        return await self._read(lambda connection: series.select_untouched(connection, since, over=over))

    async def forget_series(self, name: str) -> None:
        """Delete a series."""
        check_text(name)
        await self._write(Change(NO_TABLE, lambda connection: series.delete(connection, name)))

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Tell nothing more: no other process writes here."""
        yield EVERY_TABLE, 0
        await self._closed.wait()

    async def _write(self, work: Work) -> Any:
        if self._writer is None:
            raise Unavailable("The database is not open.")
        return await self._writer.ask(work)

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise Unavailable("The database is not open.")
        try:
            async with asyncio.timeout(LIMIT):
                return await asyncio.get_running_loop().run_in_executor(self._reader, self._ask, question)
        except TimeoutError as error:
            raise Unavailable("The disk does not answer.") from error

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            with self._file.reading() as connection:
                return question(connection)
        except sqlite3.Error as error:
            raise Unavailable(f"The database cannot be read now: {error}.") from error


def insert_table(connection: sqlite3.Connection, row: Row, holders: Sequence[Holder]) -> None:
    """Write a new table and who sits there."""
    if connection.execute("select 1 from tables where id = ?", (row.id,)).fetchone():
        raise Conflict(f"There is a table {row.id} already.")
    connection.execute(
        f"insert into tables ({ROW}, touched, owner, owner_epoch)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 1)",
        (*row_columns(row), row.created),
    )
    for holder in holders:
        put_holder(connection, holder)


def put_holder(connection: sqlite3.Connection, holder: Holder) -> None:
    """Write who sits in a seat."""
    connection.execute(
        f"insert or replace into holders ({HOLDER}) values (?, ?, ?, ?, ?)", msgspec.structs.astuple(holder)
    )


def replace_holder(connection: sqlite3.Connection, holder: Holder, epoch: int) -> None:
    """Change who sits in a seat, if we own the table."""
    found = connection.execute("select owner_epoch from tables where id = ?", (holder.table,)).fetchone()
    fence(holder.table, found and found[0], epoch)
    put_holder(connection, holder)


def take_over(connection: sqlite3.Connection, table: str, owner: str) -> int:
    """Make somebody the owner of a table, in the next epoch."""
    found = connection.execute(
        "update tables set owner = ?, owner_epoch = owner_epoch + 1, touched = ? where id = ?"
        " returning owner_epoch",
        (owner, time.time(), table),
    ).fetchall()
    if not found:
        raise UnknownTable(f"There is no table {table}.")
    return int(found[0][0])


def note_activity(connection: sqlite3.Connection, tables: Sequence[str], at: float) -> None:
    """Write when somebody was last at tables; never an earlier moment than is known."""
    connection.executemany(
        "update tables set touched = max(coalesce(touched, created), ?) where id = ?",
        [(at, table) for table in tables],
    )


def beat(connection: sqlite3.Connection) -> None:
    """Write the time of day."""
    connection.execute("insert or replace into pulse (id, at) values (1, ?)", (time.time(),))


def delete_table(connection: sqlite3.Connection, table: str) -> None:
    """Remove a table with its log and seats."""
    connection.execute("delete from entries where table_id = ?", (table,))
    connection.execute("delete from holders where table_id = ?", (table,))
    connection.execute("delete from reviews where table_id = ?", (table,))
    connection.execute("delete from tables where id = ?", (table,))


def put_review(connection: sqlite3.Connection, table: str, log: bytes, review: bytes) -> None:
    """Write a review, unless its table has gone."""
    connection.execute(
        "insert or replace into reviews (table_id, log, review) select id, ?, ? from tables where id = ?",
        (log, review, table),
    )


def select_review(connection: sqlite3.Connection, table: str, log: bytes) -> bytes | None:
    """Read the review of a log."""
    found = connection.execute(
        "select review from reviews where table_id = ? and log = ?", (table, log)
    ).fetchone()
    return found[0] if found else None


def select_table(connection: sqlite3.Connection, table: str) -> tuple[Row, list[Holder]] | None:
    """Read a table and who sits there, both at one moment."""
    connection.execute("begin")
    try:
        found = connection.execute(f"select {ROW} from tables where id = ?", (table,)).fetchone()
        seated = connection.execute(
            f"select {HOLDER} from holders where table_id = ? order by seat", (table,)
        )
        holders = [Holder(*holder) for holder in seated.fetchall()]
    finally:
        connection.execute("commit")
    return (read_row(found), holders) if found else None


def select_live(connection: sqlite3.Connection) -> list[str]:
    """Read which tables are not over."""
    found = connection.execute("select id from tables where not is_over order by created, id")
    return [table for (table,) in found]


def select_untouched(connection: sqlite3.Connection, since: float, *, over: bool) -> list[str]:
    """Read at which tables nobody was lately, the longest forgotten first."""
    found = connection.execute(
        "select id from tables where is_over = ? and coalesce(touched, created) <= ?"
        " order by coalesce(touched, created), id",
        (over, since),
    )
    return [table for (table,) in found]


def select_finished(connection: sqlite3.Connection, beginning: str) -> list[str]:
    """Read which tables that are over have ids that begin like this."""
    found = connection.execute(
        "select id from tables where is_over and id >= ? and id < ? order by created, id",
        (beginning, after_all(beginning)),
    )
    return [table for (table,) in found]


def select_log(connection: sqlite3.Connection, table: str, since: int) -> list[Entry]:
    """Read the entries after a place in the log."""
    found = connection.execute(
        f"select {ENTRY} from entries where table_id = ? and seq > ? order by seq", (table, since)
    )
    return [Entry(*entry) for entry in found.fetchall()]
