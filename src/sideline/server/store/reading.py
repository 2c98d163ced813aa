"""Reading a database of any layout up to ours, without changing anything: for a look before an upgrade."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from sideline.server.store import is_postgres
from sideline.server.store.base import Entry, Holder, Row, SeriesEntry, SeriesHead, StoreError
from sideline.server.store.columns import ENTRY, HEAD, HOLDER, ROW, read_head, read_row
from sideline.server.store.sqlite.schema import check_layout, version

SINCE: Final = {"book": 2, "move": 2}
"""The layout that brought a column; before it there was nothing."""
FIRST_SERIES: Final = 4
"""The layout that brought campaigns and tournaments."""

Ask = Callable[..., Awaitable[list[Sequence[Any]]]]


class Kept(NamedTuple):
    """A table and its log."""

    row: Row
    entries: list[Entry]


class KeptSeriesLog(NamedTuple):
    """A series and its log."""

    head: SeriesHead
    entries: list[SeriesEntry]


class Reading:
    """What is kept in a database, of either kind."""

    def __init__(self, ask: Ask, layout: int, mark: str) -> None:
        self._ask, self._layout, self._mark = ask, layout, mark

    async def tables(self) -> list[str]:
        """Name every table, the oldest first."""
        return [table for (table,) in await self._ask("select id from tables order by created, id")]

    async def kept(self, table: str) -> Kept | None:
        """Read a table and its log, if it is still there."""
        row, entry = columns_in(ROW, self._layout), columns_in(ENTRY, self._layout)
        found = await self._ask(f"select {row} from tables where id = {self._mark}", table)
        log = await self._ask(
            f"select {entry} from entries where table_id = {self._mark} order by seq", table
        )
        return Kept(read_row(found[0]), [Entry(*columns) for columns in log]) if found else None

    async def holders(self, table: str) -> list[Holder]:
        """Read who sits at a table."""
        question = f"select {HOLDER} from holders where table_id = {self._mark} order by seat"
        return [Holder(*columns) for columns in await self._ask(question, table)]

    async def series(self) -> list[KeptSeriesLog]:
        """Read every campaign and tournament with its log, the oldest first."""
        if self._layout < FIRST_SERIES:
            return []
        found = await self._ask(f"select {HEAD} from series order by created, id")
        return [KeptSeriesLog(head, await self._entries(head.id)) for head in map(read_head, found)]

    async def _entries(self, name: str) -> list[SeriesEntry]:
        question = f"select seal, text from series_entries where series_id = {self._mark} order by seq"
        return [SeriesEntry(*columns) for columns in await self._ask(question, name)]


def columns_in(columns: str, layout: int) -> str:
    """Name columns as a layout has them; what it has not got yet is nothing."""
    names = columns.split(", ")
    return ", ".join(name if SINCE.get(name, 1) <= layout else f"null as {name}" for name in names)


def reading(url: str) -> AbstractAsyncContextManager[Reading]:
    """Open the database that a URL names, for reading alone."""
    if is_postgres(url):
        return reading_postgres(url)
    return reading_sqlite(Path(url.removeprefix("sqlite:")))


@asynccontextmanager
async def reading_sqlite(path: Path) -> AsyncIterator[Reading]:
    """Open a SQLite file for reading alone."""
    if not path.is_file():
        raise StoreError(f"There is no database at {path}.")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:

            async def ask(question: str, *about: str) -> list[Sequence[Any]]:
                return connection.execute(question, about).fetchall()

            yield Reading(ask, version(connection), "?")
    except sqlite3.Error as error:
        raise StoreError(f"The database {path.name} cannot be read: {error}.") from error


@asynccontextmanager
async def reading_postgres(url: str) -> AsyncIterator[Reading]:
    """Open a PostgreSQL database for reading alone."""
    try:
        from sideline.server.store.postgres.link import TROUBLE, cannot_open, connect  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs asyncpg: install sideline[postgres].") from error
    try:
        connection = await connect(url)
        try:
            await connection.execute("set default_transaction_read_only = on")
            yield Reading(connection.fetch, await layout_in(connection), "$1")
        finally:
            await connection.close()
    except (*TROUBLE, ValueError) as error:
        raise cannot_open(error) from error


async def layout_in(connection: Any) -> int:
    """Return the layout of a PostgreSQL database, or refuse one that is newer than we are."""
    if await connection.fetchval("select to_regclass('sideline.layout')") is None:
        raise StoreError("There are no tables of Sideline in this database.")
    found = int(await connection.fetchval("select max(version) from layout"))
    check_layout(found)
    return found
