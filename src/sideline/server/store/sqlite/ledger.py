"""Appends in SQLite: a whole batch in a few statements, since each has to win the interpreter lock back."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from sideline.server.store.base import Appended, Entry, StoreError
from sideline.server.store.chain import START
from sideline.server.store.columns import ENTRY
from sideline.server.store.ledger import Append, Ledger, admitted
from sideline.server.store.sqlite.memory import Memory

LASTS: Final = """
    select json_group_array(json_array(tables.id, owner_epoch, seq, hex(hash)))
    from json_each(?) as wanted cross join tables on tables.id = wanted.value
    left join entries on table_id = tables.id
    and seq = (select max(seq) from entries where table_id = tables.id)"""
"""The owner and the last entry of every table asked for, in one row: each row would have to win the lock."""

KNOWN: Final = f"""
    select table_id, {ENTRY} from json_each(?) as wanted cross join entries
    on table_id = json_extract(wanted.value, '$[0]') and action_id = json_extract(wanted.value, '$[1]')"""
"""The entries that are there already; hardly ever any."""


def append_all(
    connection: sqlite3.Connection, appends: Sequence[Append], memory: Memory
) -> list[Appended | StoreError]:
    """Settle appends and write what is admitted, inside a transaction that is already begun."""
    if not appends:
        return []
    if memory.admits(connection, appends):
        with suppress(sqlite3.IntegrityError):  # an id is in the log already: ask which
            write_entries(connection, appends)
            return [Appended(append.entry, repeat=False) for append in appends]
    ledger = read_ledger(connection, appends)
    settled = ledger.settle_all(appends)
    memory.learn(appends, ledger)
    fresh = admitted(appends, settled)
    if fresh:
        write_entries(connection, fresh)
    return settled


def read_ledger(connection: sqlite3.Connection, appends: Sequence[Append]) -> Ledger:
    """Ask the database all that has a say in these appends."""
    tables = msgspec.json.encode({append.table for append in appends}).decode()
    (found,) = connection.execute(LASTS, (tables,)).fetchone()
    places = msgspec.json.encode([(append.table, append.entry.action_id) for append in appends]).decode()
    known = connection.execute(KNOWN, (places,)).fetchall()
    lasts = msgspec.json.decode(found, type=list[tuple[str, int, int | None, str]])
    return Ledger(
        epochs={table: epoch for table, epoch, *_ in lasts},
        lasts={table: (version or 0, bytes.fromhex(sealed) or START) for table, _, version, sealed in lasts},
        known={(table, entry[1]): Entry(*entry) for table, *entry in known},
    )


def write_entries(connection: sqlite3.Connection, fresh: Sequence[Append]) -> None:
    """Put the entries into the log, and note which matches they end."""
    values = [
        part
        for append in fresh
        for entry in (append.entry,)
        for part in (
            append.table,
            entry.version,
            entry.action_id,
            entry.kind,
            entry.seat,
            entry.action,
            entry.at,
            entry.hash,
            entry.move,
        )
    ]
    rows = marks(fresh, "(?, ?, ?, ?, ?, ?, ?, ?, ?)")
    connection.execute(f"insert into entries (table_id, {ENTRY}) values {rows}", values)
    ended = [append.table for append in fresh if append.over]
    if ended:
        connection.execute(f"update tables set is_over = 1 where id in ({marks(ended)})", ended)


def marks(parts: Sequence[object], mark: str = "?") -> str:
    """Write one place holder for each part."""
    return ", ".join([mark] * len(parts))
