"""What becomes of campaigns and tournaments that nobody comes back to: forgotten, with their matches."""

import logging
import time
from collections.abc import AsyncIterator, Sequence

from sideline.engine import registry
from sideline.series.events import BadSeries, Sealed, SeriesBegun, SeriesEvent, TableSet, opened
from sideline.server.lobby.expiry import Expiry
from sideline.server.store.base import SeriesEntry
from sideline.server.table.table import House

logger = logging.getLogger(__name__)


class SeriesExpiry:
    """Puts series away that were left for too long; their matches go with them, and never before.

    A series that could not be played on is kept: nobody could come back to it.
    """

    def __init__(self, house: House, tables: Expiry) -> None:
        self._store, self._settings, self._tables = house.store, house.settings, tables

    async def run(self) -> None:
        """Put away every series that was left for too long."""
        async for name, since in self._left():
            await self._put_away(name, since)

    async def _left(self) -> AsyncIterator[tuple[str, float]]:
        """Name what was left for too long, and since when nobody may have been there."""
        settings, now = self._settings, time.time()
        for over, patience in ((False, settings.series_expiry), (True, settings.finished_expiry)):
            if patience:
                for name in await self._store.untouched_series(now - patience, over=over):
                    yield name, now - patience

    async def _put_away(self, name: str, since: float) -> None:
        events = events_in(name, await self._store.series(name))
        tables = tables_of(events)
        if not events or not await self._are_quiet(tables, since):
            return
        gone = [await self._tables.put_away(table) for table in tables]
        if all(gone):
            logger.info("nobody came back to a series", extra={"series": name, "tables": len(tables)})
            await self._store.forget_series(name)

    async def _are_quiet(self, tables: Sequence[str], since: float) -> bool:
        """Ask whether nobody was at any of its tables either."""
        quiet = {name for over in (True, False) for name in await self._store.untouched(since, over=over)}
        return all([table in quiet or await self._store.load(table) is None for table in tables])


def events_in(name: str, entries: Sequence[SeriesEntry]) -> list[SeriesEvent]:
    """Read the log of a series; nothing if it cannot be read here, or its game is not here."""
    try:
        events = opened(Sealed(entry.seal, entry.text) for entry in entries)
    except BadSeries as why:
        logger.warning("a series cannot be read", extra={"series": name, "why": str(why)})
        return []
    first = events[0]
    return events if isinstance(first, SeriesBegun) and first.game in registry.listings() else []


def tables_of(events: Sequence[SeriesEvent]) -> list[str]:
    """Name the tables of a series."""
    return [event.table for event in events if isinstance(event, TableSet)]
