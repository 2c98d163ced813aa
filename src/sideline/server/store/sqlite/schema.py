"""The layout of a SQLite database of tables, version by version."""

import sqlite3
from collections.abc import Callable
from typing import Final

from sideline.server.store.base import StoreError

APPLICATION: Final = 0x51DE11E5
"""Marks a file as ours, in its header."""


def first_layout(connection: sqlite3.Connection) -> None:
    """Version 1: tables, what happened at them, and who sits there."""
    connection.execute("""
        create table tables (
            id text primary key, game text not null, rules_version integer not null, settings text not null,
            seed blob not null, setup blob not null, created real not null, is_over integer not null,
            owner text not null, owner_epoch integer not null) without rowid""")
    connection.execute("create index live_tables on tables (created, id) where not is_over")
    connection.execute("""
        create table entries (
            table_id text not null, seq integer not null, action_id text not null, kind text not null,
            seat integer not null, action integer not null, at real not null, hash blob not null,
            primary key (table_id, seq), unique (table_id, action_id)) without rowid""")
    connection.execute("""
        create table holders (
            table_id text not null, seat integer not null, token_hash blob, name text not null, bot text,
            primary key (table_id, seat)) without rowid""")
    connection.execute(f"pragma application_id = {APPLICATION}")


def notation(connection: sqlite3.Connection) -> None:
    """Version 2: entries keep what was played as text, tables the digest of the book that was printed."""
    connection.execute("alter table entries add column move text")
    connection.execute("alter table tables add column book text")


def activity(connection: sqlite3.Connection) -> None:
    """Version 3: tables keep when somebody was last there; of those there are already, that is today."""
    connection.execute("alter table tables add column touched real")
    connection.execute("update tables set touched = strftime('%s', 'now') + 0.0")
    connection.execute("create table pulse (id integer primary key, at real not null)")


def series(connection: sqlite3.Connection) -> None:
    """Version 4: campaigns and tournaments, and what happened in them."""
    connection.execute("""
        create table series (
            id text primary key, game text not null, kind text not null, name text not null,
            wins integer not null, is_over integer not null, created real not null) without rowid""")
    connection.execute("create index best_series on series (game, kind, wins desc, created)")
    connection.execute("""
        create table series_entries (
            series_id text not null, seq integer not null, seal text not null, text text not null,
            primary key (series_id, seq)) without rowid""")


MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (
    first_layout,
    notation,
    activity,
    series,
)
"""One function for each version, in order; a released one never changes."""


KEPT_BESIDE: Final = {
    "reviews": (
        "create table reviews"
        " (table_id text primary key, log blob not null, review blob not null) without rowid",
    ),
    "series_visits": (
        "create table series_visits (series_id text primary key, at real not null) without rowid",
        "insert into series_visits select id, strftime('%s', 'now') + 0.0 from series",
    ),
}
"""What can be done without has no version of its own: a release that does not know it leaves it alone.

When somebody was last at a series that is there already is said to be today.
"""


def version(connection: sqlite3.Connection) -> int:
    """Return the version of the layout found; 0 for an empty file."""
    found = ask(connection, "pragma user_version")
    foreign = ask(connection, "pragma application_id") != APPLICATION
    if foreign and ask(connection, "select count(*) from sqlite_master"):
        raise StoreError("This SQLite file belongs to another program; name a file of Sideline's own.")
    check_layout(found)
    return found


def check_layout(found: int) -> None:
    """Refuse a layout that is newer than we are."""
    if found > len(MIGRATIONS):
        raise StoreError(
            f"The database has layout {found}, which is newer than this Sideline ({len(MIGRATIONS)})."
        )


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the layout up to date, all steps or none."""
    if version(connection) == len(MIGRATIONS) and not missing_beside(connection):
        return
    connection.execute("begin immediate")
    try:
        for step in MIGRATIONS[version(connection) :]:
            step(connection)
        for name in missing_beside(connection):
            for statement in KEPT_BESIDE[name]:
                connection.execute(statement)
        connection.execute(f"pragma user_version = {len(MIGRATIONS)}")
        connection.execute("commit")
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def missing_beside(connection: sqlite3.Connection) -> list[str]:
    """Name what is kept beside the layout and is not there yet."""
    found = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
    return [name for name in KEPT_BESIDE if (name,) not in found]


def ask(connection: sqlite3.Connection, question: str) -> int:
    """Return the one number that answers a question."""
    (number,) = connection.execute(question).fetchone()
    return int(number)
