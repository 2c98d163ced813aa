"""The layout of a PostgreSQL database of tables, version by version."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from sideline.server.store.base import StoreError

LOCK: Final = 0x51DE11E5
"""The advisory lock that lets one process at a time change the layout."""


async def first_layout(connection: Any) -> None:
    """Version 1: tables, what happened at them, and who sits there."""
    await connection.execute("""
        create table tables (
            id text collate "C" primary key, game text not null, rules_version bigint not null,
            settings text not null, seed bytea not null, setup bytea not null,
            created double precision not null, is_over boolean not null,
            owner text not null, owner_epoch bigint not null);
        create index live_tables on tables (created, id) where not is_over;
        create table entries (
            table_id text collate "C" not null, seq bigint not null, action_id text collate "C" not null,
            kind text not null, seat bigint not null, action bigint not null, at double precision not null,
            hash bytea not null, primary key (table_id, seq), unique (table_id, action_id));
        create table holders (
            table_id text collate "C" not null, seat bigint not null, token_hash bytea, name text not null,
            bot text, primary key (table_id, seat));
        """)


async def notation(connection: Any) -> None:
    """Version 2: entries keep what was played as text, tables the digest of the book that was printed."""
    await connection.execute("""
        alter table entries add column move text;
        alter table tables add column book text;
        """)


async def activity(connection: Any) -> None:
    """Version 3: tables keep when somebody was last there; of those there are already, that is today.

    A table that an older release makes meanwhile has nothing there, and counts from when it was made.
    """
    await connection.execute("""
        alter table tables add column touched double precision;
        update tables set touched = extract(epoch from now());
        create table pulse (id bigint primary key, at double precision not null);
        """)


async def series(connection: Any) -> None:
    """Version 4: campaigns and tournaments, and what happened in them."""
    await connection.execute("""
        create table series (
            id text collate "C" primary key, game text not null, kind text not null, name text not null,
            wins bigint not null, is_over boolean not null, created double precision not null);
        create index best_series on series (game, kind, wins desc, created);
        create table series_entries (
            series_id text collate "C" not null, seq bigint not null, seal text not null, text text not null,
            primary key (series_id, seq));
        """)


MIGRATIONS: Final[tuple[Callable[[Any], Awaitable[None]], ...]] = (first_layout, notation, activity, series)
"""One function for each version, in order; a released one never changes."""


KEPT_BESIDE: Final = """
    create table if not exists reviews (
        table_id text collate "C" primary key, log bytea not null, review bytea not null)"""
"""What can be done without has no version of its own: a release that does not know it leaves it alone."""
VISITS: Final = """
    create table series_visits (series_id text collate "C" primary key, at double precision not null);
    insert into series_visits select id, extract(epoch from now()) from series"""
"""When somebody was last at a series; of those there are already, that is today."""


async def migrate(connection: Any) -> None:
    """Bring the layout up to date, all steps or none, whoever else starts at the same time."""
    if await connection.fetchval("show server_encoding") != "UTF8":
        raise StoreError("The PostgreSQL database has to have the encoding UTF8.")
    async with connection.transaction():
        await connection.execute(f"select pg_advisory_xact_lock({LOCK})")
        await connection.execute("create schema if not exists sideline")
        await connection.execute("create table if not exists layout (version bigint not null)")
        found = await connection.fetchval("select max(version) from layout") or 0
        if found > len(MIGRATIONS):
            raise StoreError(
                f"The database has layout {found}, which is newer than this Sideline ({len(MIGRATIONS)})."
            )
        for number, step in enumerate(MIGRATIONS[found:], start=found + 1):
            await step(connection)
            await connection.execute("insert into layout (version) values ($1)", number)
        await connection.execute(KEPT_BESIDE)
        if await connection.fetchval("select to_regclass('sideline.series_visits')") is None:
            await connection.execute(VISITS)
