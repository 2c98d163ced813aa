"""Several processes on one database: one owns a table at a time, and the others are told where to read."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import asyncpg
import pytest
from server.postgres import Postgres
from server.store.scene import after, grow, holder, table

from sideline.server.store import (
    EVERY_TABLE,
    Appended,
    Conflict,
    Entry,
    Fenced,
    Store,
    Unavailable,
    open_store,
)
from sideline.server.store.chain import check
from sideline.server.store.postgres.store import PostgresStore
from sideline.server.store.postgres.writer import LASTS_AND_KNOWN

Hints = AsyncIterator[tuple[str, int]]


@pytest.fixture
async def other(database: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as another process would have it."""
    opened = open_store(database)
    await opened.open()
    yield opened
    await opened.close()


async def play_as_owner(store: Store, name: str, length: int) -> list[Entry]:
    """Take the table over whenever somebody else has taken it, and append until the log is long enough.

    A database that does not answer in time, as on a crowded machine, is asked again under the same id.
    """
    written: list[Entry] = []
    epoch, last = 0, None
    while not last or last.version < length:
        with suppress(Unavailable):
            try:
                appended = await store.append("court", epoch, after(last, f"{name}-{len(written)}"))
                last = appended.entry
                written.append(last)
            except Fenced:
                epoch, last = await store.own("court", name), (await store.log("court") or [None])[-1]
            except Conflict as conflict:
                raise AssertionError("an owner not fenced off finds its log as it left it") from conflict
    return written


async def test_whoever_owns_the_table_writes_alone(store: Store, other: Store) -> None:
    await store.create(table(), [])
    written = await asyncio.gather(play_as_owner(store, "ann", 150), play_as_owner(other, "bob", 150))
    log = await store.log("court")
    assert check("court", log) is None
    assert sorted((entry.version, entry.action_id) for many in written for entry in many) == [
        (entry.version, entry.action_id) for entry in log
    ]


async def test_what_one_process_wrote_the_other_reads(store: Store, other: Store) -> None:
    await store.create(table(), [holder()])
    entries = await grow(store, 3)
    assert (await other.load("court"), await other.log("court")) == ((table(), [holder()]), entries)


async def next_hint(hints: Hints) -> tuple[str, int]:
    async with asyncio.timeout(60):
        return await anext(hints)


@pytest.fixture
async def listener(postgres_url: str) -> AsyncIterator[PostgresStore]:
    opened = PostgresStore(postgres_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def speaker(postgres_url: str) -> AsyncIterator[PostgresStore]:
    opened = PostgresStore(postgres_url)
    await opened.open()
    await opened.create(table(), [])
    yield opened
    await opened.close()


async def test_the_others_are_told_where_to_read(listener: PostgresStore, speaker: PostgresStore) -> None:
    hints = listener.changes()
    assert await next_hint(hints) == (EVERY_TABLE, 0)
    await grow(speaker, 1)
    assert await next_hint(hints) == ("court", 1)


async def test_a_seat_that_changes_hands_and_a_table_that_is_forgotten_are_told(
    listener: PostgresStore, speaker: PostgresStore
) -> None:
    hints = listener.changes()
    await next_hint(hints)
    await speaker.seat(holder(), 1)
    assert await next_hint(hints) == ("court", 0)
    await speaker.forget("court")
    assert await next_hint(hints) == ("court", 0)
    assert await listener.load("court") is None


async def test_a_refused_append_is_not_told(listener: PostgresStore, speaker: PostgresStore) -> None:
    hints = listener.changes()
    await next_hint(hints)
    (first,) = await grow(speaker, 1)
    assert await next_hint(hints) == ("court", 1)
    await speaker.append("court", 1, first)
    with pytest.raises(Conflict):
        await speaker.append("court", 1, after(None, "late"))
    await speaker.append("court", 1, after(first, "a2"))
    assert await next_hint(hints) == ("court", 2)


async def test_nobody_is_told_what_it_wrote_itself(listener: PostgresStore, speaker: PostgresStore) -> None:
    hints = speaker.changes()
    await next_hint(hints)
    await speaker.create(table("pitch"), [])
    await grow(speaker, 3)
    await speaker.seat(holder(), 1)
    await listener.append("pitch", 1, after(None, "a1", table="pitch"))
    assert await next_hint(hints) == ("pitch", 1)


async def test_hints_for_the_slow_do_not_pile_up(listener: PostgresStore, speaker: PostgresStore) -> None:
    hints = listener.changes()
    await next_hint(hints)
    last: Appended | None = None
    for number in range(50):
        last = await speaker.append("court", 1, after(last and last.entry, f"a{number}"))
    heard = [await next_hint(hints)]
    while heard[-1] != ("court", 50):
        heard.append(await next_hint(hints))
    assert len(heard) < 50


@pytest.mark.parametrize("end", ["cut", "restart"])
async def test_a_listener_that_loses_its_connection_subscribes_again_and_misses_nothing(
    listener: PostgresStore, speaker: PostgresStore, postgres: Postgres, end: str
) -> None:
    hints = listener.changes()
    await next_hint(hints)
    entries = await grow(speaker, 2)
    heard = await next_hint(hints)
    if end == "cut":
        connection = await asyncpg.connect(postgres.url())
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'"
            " or query = 'select 1' and pid <> pg_backend_pid()"
        )
        await connection.close()
    else:
        await asyncio.to_thread(postgres.restart, "immediate")
    while heard != (EVERY_TABLE, 0):
        heard = await next_hint(hints)
    assert await listener.log("court") == entries
    third = await speaker.append("court", 1, after(entries[-1], "a3"))
    heard = await next_hint(hints)
    assert heard == ("court", 3)
    assert await listener.log("court", since=2) == [third.entry]


async def test_an_append_searches_by_key_however_long_the_logs_are(speaker: PostgresStore) -> None:
    connection = await speaker._connect()
    await connection.execute(
        "insert into entries select 'table-' || n % 100, n, 'a' || n, 'play', 0, 0, 0, ''"
        " from generate_series(1, 20000) n"
    )
    await connection.execute("analyze")
    plan = str(await connection.fetch(f"explain {LASTS_AND_KNOWN}", ["table-1"], ["table-1"], ["a1"]))
    assert plan.count("on entries") == 2
    assert "Seq Scan on entries" not in plan
    await connection.close()


async def test_the_commit_waits_for_the_disk_even_where_the_database_would_not(
    speaker: PostgresStore, postgres: Postgres, postgres_url: str
) -> None:
    postgres.execute("alter database postgres set synchronous_commit = off")
    try:
        connection = await speaker._connect()
        assert await connection.fetchval("show synchronous_commit") == "on"
        await connection.close()
    finally:
        postgres.execute("alter database postgres reset synchronous_commit")
