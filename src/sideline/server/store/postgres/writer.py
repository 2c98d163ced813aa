"""Appends to PostgreSQL: what is asked for while a commit runs goes into the next one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from sideline.server.store.base import PATIENCE, Appended, Entry, StoreError, Unavailable
from sideline.server.store.chain import START
from sideline.server.store.columns import ENTRY
from sideline.server.store.ledger import Append, Ledger, admitted
from sideline.server.store.postgres.link import TROUBLE, answering, drop, unavailable

logger = logging.getLogger(__name__)

LARGEST_BATCH: Final = 500

LOCK_TABLES: Final = "select id, owner_epoch from tables where id = any($1) order by id for no key update"
LASTS_AND_KNOWN: Final = f"""
    select id, true, last.* from unnest($1::text[]) as id
    cross join lateral (select {ENTRY} from entries where table_id = id order by seq desc limit 1) as last
    union all
    select id, false, known.* from unnest($2::text[], $3::text[]) as wanted (id, wanted_id)
    cross join lateral (
        select {ENTRY} from entries where table_id = id and action_id = wanted_id limit 1) as known"""
WRITE: Final = f"""
    with logged as (
        insert into entries (table_id, {ENTRY})
        select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[],
                             $7::double precision[], $8::bytea[], $9::text[])
        returning table_id, seq),
    ended as (update tables set is_over = true where id = any($10))
    select pg_notify('sideline', table_id || ' ' || seq) from logged"""


class WaitingAppend(msgspec.Struct, eq=False):
    """An append, and who waits for it."""

    append: Append
    done: asyncio.Future[Appended]


class PostgresWriter:
    """Writes appends in batches over one connection; nobody is answered before the commit."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._connection: Any = None
        self._queue: asyncio.Queue[WaitingAppend | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    def ask(self, append: Append) -> asyncio.Future[Appended]:
        """Queue an append; the future is done after the commit."""
        job = WaitingAppend(append, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(job)
        return job.done

    async def finish(self) -> None:
        """Write what was asked for before, then end."""
        self._queue.put_nowait(None)
        await self._task
        drop(self._connection)

    async def _run(self) -> None:
        while (job := await self._queue.get()) is not None:
            batch = [job, *self._waiting()]
            await self._carry_out([job for job in batch if not job.done.cancelled()])

    def _waiting(self) -> list[WaitingAppend]:
        jobs: list[WaitingAppend] = []
        with suppress(asyncio.QueueEmpty):
            while len(jobs) < LARGEST_BATCH - 1:
                job = self._queue.get_nowait()
                if job is None:
                    self._queue.put_nowait(None)
                    break
                jobs.append(job)
        return jobs

    async def _carry_out(self, batch: Sequence[WaitingAppend]) -> None:
        answers: Sequence[Appended | StoreError]
        try:
            async with asyncio.timeout(PATIENCE):
                answers = await self._write([job.append for job in batch])
        except TROUBLE as error:
            drop(self._connection)
            answers = [unavailable(error) for _ in batch]
        except Exception:
            logger.exception("a batch could not be written")
            drop(self._connection)
            answers = [Unavailable("PostgreSQL cannot be used now.") for _ in batch]
        for job, answer in zip(batch, answers, strict=True):
            tell(job.done, answer)

    async def _write(self, appends: Sequence[Append]) -> list[Appended | StoreError]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        latest = asyncio.get_running_loop().time() + PATIENCE
        async with answering(self._connection, latest), self._connection.transaction():
            return await append_all(self._connection, appends)


async def append_all(connection: Any, appends: Sequence[Append]) -> list[Appended | StoreError]:
    """Settle appends and write what is admitted, inside a transaction that is already begun."""
    settled = (await read_ledger(connection, appends)).settle_all(appends)
    fresh = admitted(appends, settled)
    if fresh:
        await write_entries(connection, fresh)
    return settled


async def read_ledger(connection: Any, appends: Sequence[Append]) -> Ledger:
    """Hold the tables, so that no other process can write or take them, and only then read their logs."""
    tables = sorted({append.table for append in appends})
    epochs = dict(await connection.fetch(LOCK_TABLES, tables))
    places = [append.table for append in appends], [append.entry.action_id for append in appends]
    ledger = Ledger(epochs=epochs, lasts=dict.fromkeys(epochs, (0, START)), known={})
    for table, is_last, *columns in await connection.fetch(LASTS_AND_KNOWN, tables, *places):
        entry = Entry(*columns)
        if is_last:
            ledger.lasts[table] = entry.version, entry.hash
        else:
            ledger.known[table, entry.action_id] = entry
    return ledger


async def write_entries(connection: Any, fresh: Sequence[Append]) -> None:
    """Put the entries into the log, and tell the other processes where to look."""
    ended = [append.table for append in fresh if append.over]
    columns = zip(*((append.table, *msgspec.structs.astuple(append.entry)) for append in fresh), strict=True)
    await connection.fetch(WRITE, *columns, ended)


def tell(waiting: asyncio.Future[Appended], answer: Appended | StoreError) -> None:
    """Answer whoever still waits."""
    if waiting.done():
        return
    if isinstance(answer, StoreError):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)
