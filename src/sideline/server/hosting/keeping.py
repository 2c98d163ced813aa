"""Care for the tables kept: what there is, a copy of one for whoever asks, and deleting."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sideline.series.events import Entered, MatchOver
from sideline.server.lobby.series_expiry import events_in, tables_of
from sideline.server.lobby.verify import replayed
from sideline.server.store import open_store
from sideline.server.store.base import Holder, Store, StoreError
from sideline.server.store.reading import Kept, KeptSeriesLog, reading
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


class SeriesSummary(NamedTuple):
    """What a host may know of a campaign or a tournament; its matches are tables of their own."""

    id: str
    game: str
    kind: str
    state: Literal["live", "over"]
    people: tuple[str, ...]
    matches: int
    created: float
    tables: tuple[str, ...]


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


async def listed_series(database: str, person: str | None = None) -> list[SeriesSummary]:
    """List every campaign and tournament, or those of one person, the oldest first."""
    async with reading(database) as kept:
        found = [series_summary(series) for series in await kept.series()]
    return [series for series in found if person is None or person in series.people]


def series_summary(series: KeptSeriesLog) -> SeriesSummary:
    """Sum a series up; of a log that cannot be read only its head is known."""
    head, events = series.head, events_in(series.head.id, series.entries)
    people = tuple(event.name for event in events if isinstance(event, Entered))
    matches = sum(isinstance(event, MatchOver) for event in events)
    state: Literal["live", "over"] = "over" if head.over else "live"
    names = people if events else (head.name,)
    return SeriesSummary(
        head.id, head.game, head.kind, state, names, matches, head.created, tuple(tables_of(events))
    )


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
    """Delete tables and series, and everything about them, up to the first that is not there."""
    series = {one.id: one for one in await listed_series(database)}
    store = open_store(database)
    await store.open()
    try:
        for name in dict.fromkeys(names):
            if name in series:
                await forget_series(store, series[name])
            elif await store.load(name) is not None:
                await store.forget(name)
            elif not any(name in one.tables for one in series.values()):
                raise NoSuchTable(f"There is no table {name}; nothing more was deleted.")
    finally:
        await store.close()


async def forget_series(store: Store, series: SeriesSummary) -> None:
    """Delete a series with its matches."""
    await store.forget_series(series.id)
    for table in series.tables:
        await store.forget(table)
