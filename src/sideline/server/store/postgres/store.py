"""Tables kept in PostgreSQL: for several server processes on one database."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec

from sideline.server.store.base import (
    LIMIT,
    PATIENCE,
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
from sideline.server.store.postgres import series
from sideline.server.store.postgres.link import (
    OPTIONS,
    TROUBLE,
    answering,
    cannot_open,
    connect,
    drop,
    unavailable,
)
from sideline.server.store.postgres.notices import Notices
from sideline.server.store.postgres.schema import migrate
from sideline.server.store.postgres.writer import PostgresWriter

T = TypeVar("T")

MOST_CONNECTIONS: Final = 4
"""For everything but appends, which have a connection of their own."""

TOUCH: Final = """
    with held as (select id as name from tables where id = any($1) order by id for no key update)
    update tables set touched = greatest(coalesce(touched, created), $2) from held where id = name"""
BEAT: Final = """
    with entries_open as (delete from entries where false), tables_open as (delete from tables where false)
    insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = excluded.at"""
"""What is deleted is nothing, but whoever holds a lock on the log is noticed."""
KEEP_REVIEW: Final = """
    insert into reviews (table_id, log, review) select id, $2, $3 from tables where id = $1
    on conflict (table_id) do update set log = excluded.log, review = excluded.review"""
FIND_REVIEW: Final = "select review from reviews where table_id = $1 and log = $2"
SIZE: Final = """
    select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint from pg_class
    where relnamespace = 'sideline'::regnamespace and relkind = 'r'"""


class PostgresStore:
    """Keeps tables in PostgreSQL; see `Store` for what each call promises."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._writer: PostgresWriter | None = None
        self._listening: set[Notices] = set()
        self._pids: set[int] = set()

    async def open(self) -> None:
        """Connect, and lay out the tables where they are missing."""
        try:
            connection = await self._connect()
            try:
                await migrate(connection)
            finally:
                await connection.close()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=0, max_size=MOST_CONNECTIONS, init=self._remember, **OPTIONS
            )
        except (*TROUBLE, ValueError) as error:
            raise cannot_open(error) from error
        self._writer = PostgresWriter(self._connect)

    async def close(self) -> None:
        """Write what was asked for, then let go of all connections."""
        writer, pool = self._writer, self._pool
        self._writer = self._pool = None
        for notices in self._listening:
            notices.stop()
        if writer:
            await writer.finish()
        if pool:
            await let_go(pool)

    async def create(self, row: Row, holders: Sequence[Holder]) -> None:
        """Keep a new table."""
        check_row(row)
        for holder in holders:
            check_holder(holder)
        await self._ask(lambda connection: insert_table(connection, row, holders))

    async def load(self, table: str) -> tuple[Row, list[Holder]] | None:
        """Return a table, if there is one."""
        check_text(table)
        return await self._ask(lambda connection: select_table(connection, table))

    async def live(self) -> list[str]:
        """Name the tables whose match is not over, the oldest first."""
        return await self._ask(select_live)

    async def touch(self, tables: Sequence[str], at: float) -> None:
        """Note that somebody was at these tables."""
        check_moment(at)
        await self._ask(lambda connection: connection.execute(TOUCH, list(tables), at))

    async def untouched(self, since: float, *, over: bool) -> list[str]:
        """Name the tables at which nobody was after a moment."""
        check_moment(since)
        return await self._ask(lambda connection: select_untouched(connection, since, over=over))

    async def finished(self, beginning: str) -> list[str]:
        """Name the tables that are over and are called like this."""
        return await self._ask(lambda connection: select_finished(connection, beginning))

    async def probe(self) -> None:
        """Write something, as a sign of life."""
        await self._ask(lambda connection: connection.execute(BEAT, time.time()))

    async def size(self) -> int:
        """Return the size of our part of the database."""
        found: int = await self._ask(lambda connection: connection.fetchval(SIZE))
        return found

    async def own(self, table: str, owner: str) -> int:
        """Take a table over in a new epoch."""
        check_text(table)
        check_text(owner)
        return await self._ask(lambda connection: take_over(connection, table, owner))

    async def append(self, table: str, epoch: int, entry: Entry, *, over: bool = False) -> Appended:
        """Write the next entry of a log."""
        check_id(table)
        check_number(epoch)
        check_entry(entry)
        if self._writer is None:
            raise Unavailable("The database is not open.")
        try:
            async with asyncio.timeout(LIMIT):
                return await self._writer.ask(Append(table, epoch, entry, over))
        except TimeoutError as error:
            raise unavailable(error) from error

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries after a place in the log."""
        check_text(table)
        check_number(since)
        return await self._ask(lambda connection: select_log(connection, table, since))

    async def seat(self, holder: Holder, epoch: int) -> None:
        """Put somebody into a seat."""
        check_holder(holder)
        check_number(epoch)
        await self._ask(lambda connection: replace_holder(connection, holder, epoch))

    async def keep_review(self, table: str, log: bytes, review: bytes) -> None:
        """Keep the review of a match, unless its table has gone."""
        check_text(table)
        await self._ask(lambda connection: connection.execute(KEEP_REVIEW, table, log, review))

    async def review(self, table: str, log: bytes) -> bytes | None:
        """Return the review that is kept of a log."""
        check_text(table)
        found: bytes | None = await self._ask(lambda connection: connection.fetchval(FIND_REVIEW, table, log))
        return found

    async def forget(self, table: str) -> None:
        """Delete a table."""
        check_text(table)
        await self._ask(lambda connection: delete_table(connection, table))

    async def extend_series(self, head: SeriesHead, after: int, entries: Sequence[SeriesEntry]) -> None:
        """Write the next entries of the log of a series."""
        check_series(head, entries)
        await self._ask(lambda connection: series.extend(connection, head, after, entries))

    async def series(self, name: str) -> list[SeriesEntry]:
        """Return the log of a series."""
        check_text(name)
        return await self._ask(lambda connection: series.select_entries(connection, name))

    async def best_series(self, game: str, kind: str, most: int) -> list[SeriesHead]:
        """List the series with the most matches won."""
        return await self._ask(lambda connection: series.select_best(connection, game, kind, most))

    async def series_wins(self, game: str, kind: str) -> dict[int, int]:
        """Count the series that are over by the matches won."""
        return await self._ask(lambda connection: series.select_wins(connection, game, kind))

    async def touch_series(self, name: str, at: float) -> None:
        """Note that somebody was at a series."""
        check_text(name)
        check_moment(at)
        await self._ask(lambda connection: series.touch(connection, name, at))

    async def untouched_series(self, since: float, *, over: bool) -> list[str]:
        """Name the series at which nobody was after a moment."""
        check_moment(since)
        return await self._ask(lambda connection: series.select_untouched(connection, since, over=over))

    async def forget_series(self, name: str) -> None:
        """Delete a series."""
        check_text(name)
        await self._ask(lambda connection: series.delete(connection, name))

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Tell what other processes wrote, as a hint where to read."""
        notices = Notices(self._connect, self._pids)
        self._listening.add(notices)
        try:
            async for notice in notices.listen():
                yield notice
        finally:
            self._listening.discard(notices)

    async def _connect(self) -> Any:
        connection = await connect(self._url)
        await self._remember(connection)
        return connection

    async def _remember(self, connection: Any) -> None:
        """Keep the number by which PostgreSQL knows a connection, to tell our own notices from others'."""
        pid = connection.get_server_pid()
        self._pids.add(pid)
        connection.add_termination_listener(lambda _: self._pids.discard(pid))

    async def _ask(self, question: Callable[[Any], Awaitable[T]]) -> T:
        if self._pool is None:
            raise Unavailable("The database is not open.")
        try:
            async with asyncio.timeout(LIMIT), lent(self._pool) as connection:
                return await question(connection)
        except TROUBLE as error:
            raise unavailable(error) from error


@asynccontextmanager
async def lent(pool: Any) -> AsyncIterator[Any]:
    """Lend a connection; one in trouble is cut at once, or its farewell would be waited for as well."""
    latest = asyncio.get_running_loop().time() + PATIENCE
    connection = await pool.acquire()
    try:
        async with answering(connection, latest):
            yield connection
    except StoreError:
        raise
    except BaseException:
        drop(connection)
        raise
    finally:
        await pool.release(connection, timeout=LIMIT - PATIENCE)


async def let_go(pool: Any) -> None:
    """Close a pool, by force if it does not end in time."""
    try:
        async with asyncio.timeout(LIMIT):
            await pool.close()
    except TROUBLE:
        pool.terminate()


async def insert_table(connection: Any, row: Row, holders: Sequence[Holder]) -> None:
    """Write a new table and who sits there."""
    async with connection.transaction():
        done = await connection.execute(
            f"insert into tables ({ROW}, touched, owner, owner_epoch)"
            " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7, '', 1) on conflict do nothing",
            *row_columns(row),
        )
        if done == "INSERT 0 0":
            raise Conflict(f"There is a table {row.id} already.")
        for holder in holders:
            await put_holder(connection, holder)


async def put_holder(connection: Any, holder: Holder) -> None:
    """Write who sits in a seat."""
    await connection.execute(
        f"insert into holders ({HOLDER}) values ($1, $2, $3, $4, $5) on conflict (table_id, seat)"
        " do update set token_hash = excluded.token_hash, name = excluded.name, bot = excluded.bot",
        *msgspec.structs.astuple(holder),
    )


async def replace_holder(connection: Any, holder: Holder, epoch: int) -> None:
    """Change who sits in a seat, if we own the table."""
    async with connection.transaction():
        owners = await connection.fetchval(
            "select owner_epoch from tables where id = $1 for no key update", holder.table
        )
        fence(holder.table, owners, epoch)
        await put_holder(connection, holder)
        last = await connection.fetchval("select max(seq) from entries where table_id = $1", holder.table)
        await notify(connection, holder.table, last or 0)


async def take_over(connection: Any, table: str, owner: str) -> int:
    """Make somebody the owner of a table, in the next epoch."""
    epoch = await connection.fetchval(
        "update tables set owner = $1, owner_epoch = owner_epoch + 1, touched = $3 where id = $2"
        " returning owner_epoch",
        owner,
        table,
        time.time(),
    )
    if epoch is None:
        raise UnknownTable(f"There is no table {table}.")
    return int(epoch)


async def delete_table(connection: Any, table: str) -> None:
    """Remove a table with its log and seats."""
    async with connection.transaction():
        await connection.execute("delete from tables where id = $1", table)
        await connection.execute("delete from entries where table_id = $1", table)
        await connection.execute("delete from holders where table_id = $1", table)
        await connection.execute("delete from reviews where table_id = $1", table)
        await notify(connection, table, 0)


async def notify(connection: Any, table: str, version: int) -> None:
    """Tell the other processes, when the transaction is committed, where to look."""
    await connection.execute("select pg_notify('sideline', $1 || ' ' || $2::text)", table, str(version))


async def select_table(connection: Any, table: str) -> tuple[Row, list[Holder]] | None:
    """Read a table and who sits there, both at one moment."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        found = await connection.fetchrow(f"select {ROW} from tables where id = $1", table)
        seated = await connection.fetch(
            f"select {HOLDER} from holders where table_id = $1 order by seat", table
        )
    return (read_row(found), [Holder(*holder) for holder in seated]) if found else None


async def select_live(connection: Any) -> list[str]:
    """Read which tables are not over."""
    found = await connection.fetch("select id from tables where not is_over order by created, id")
    return [table for (table,) in found]


async def select_untouched(connection: Any, since: float, *, over: bool) -> list[str]:
    """Read at which tables nobody was lately, the longest forgotten first."""
    found = await connection.fetch(
        "select id from tables where is_over = $1 and coalesce(touched, created) <= $2"
        " order by coalesce(touched, created), id",
        over,
        since,
    )
    return [table for (table,) in found]


async def select_finished(connection: Any, beginning: str) -> list[str]:
    """Read which tables that are over have ids that begin like this."""
    found = await connection.fetch(
        "select id from tables where is_over and id >= $1 and id < $2 order by created, id",
        beginning,
        after_all(beginning),
    )
    return [table for (table,) in found]


async def select_log(connection: Any, table: str, since: int) -> list[Entry]:
    """Read the entries after a place in the log."""
    found = await connection.fetch(
        f"select {ENTRY} from entries where table_id = $1 and seq > $2 order by seq", table, since
    )
    return [Entry(*entry) for entry in found]
