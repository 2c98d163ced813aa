"""Care for the tables kept: what there is, a copy of one for whoever asks, and deleting."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sideline.server.lobby.verify import replayed
from sideline.server.store import open_store
from sideline.server.store.base import Holder, StoreError
from sideline.server.store.reading import Kept, reading
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.unplayable import Unplayable


class NoSuchTable(StoreError):
    """Nothing of that name is kept."""


class KeptTable(NamedTuple):
    """What a host may know of a table: never a hand, a seed or a token."""

    id: str
    game: str
    state: Literal["waiting", "live", "over"]
    people: tuple[str, ...]
    moves: int
    created: float


def summary(table: Kept, holders: Sequence[Holder]) -> KeptTable:
    """Sum a table up."""
    row, entries = table
    people = tuple(holder.name for holder in holders if holder.bot is None and holder.token_hash is not None)
    free = any(holder.bot is None and holder.token_hash is None for holder in holders)
    state: Literal["waiting", "live", "over"] = "over" if row.over else "waiting" if free else "live"
    return KeptTable(row.id, row.game, state, people, len(entries), row.created)


async def listed(database: str, person: str | None = None) -> list[KeptTable]:
    """List every table, or those of one person, the oldest first."""
    found = []
    async with reading(database) as kept:
        for name in await kept.tables():
            table = await kept.kept(name)
            if table is not None:
                found.append(summary(table, await kept.holders(name)))
    return [table for table in found if person is None or person in table.people]


async def exported(database: str, name: str) -> str:
    """Return a match as text: a replay, or the bare moves where it can no longer be played."""
    async with reading(database) as kept:
        table = await kept.kept(name)
        holders = await kept.holders(name)
    if table is None:
        raise NoSuchTable(f"There is no table {name}.")
    try:
        return replayed(table.row, table.entries).text()
    except Unplayable as why:
        everybody = tuple(holder.seat for holder in holders)
        return FrozenTable(table.row, tuple(holders), why).notation(table.entries, everybody)


async def deleted(database: str, names: Sequence[str]) -> None:
    """Delete tables and everything about them, up to the first that is not there."""
    store = open_store(database)
    await store.open()
    try:
        for name in names:
            if await store.load(name) is None:
                raise NoSuchTable(f"There is no table {name}; nothing more was deleted.")
            await store.forget(name)
    finally:
        await store.close()
