"""What becomes of matches that nobody comes back to: written down where the host wants it, and forgotten."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from sideline.server.lobby.opening import why_frozen
from sideline.server.lobby.verify import replayed
from sideline.server.store.base import Entry, Row
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.setup import read_setup
from sideline.server.table.table import House

logger = logging.getLogger(__name__)


class Expiry:
    """Puts away what was left for too long, counted from when somebody was last there.

    A match that could not be played on is kept: nobody could come back to it. A match of a series goes with
    its series.
    """

    def __init__(
        self, house: House, is_in_use: Callable[[str], bool], freeze: Callable[[FrozenTable], object]
    ) -> None:
        self._store, self._settings = house.store, house.settings
        self._is_in_use, self._freeze = is_in_use, freeze

    async def run(self) -> None:
        """Put away everything that was left for too long."""
        async for name in self._left():
            if not await self._is_of_series(name):
                await self.put_away(name)

    async def _is_of_series(self, name: str) -> bool:
        """Ask whether a match belongs to a series that is still kept."""
        found = await self._store.load(name)
        series = read_setup(found[0].setup).series if found else ""
        return bool(series and await self._store.series(series))

    async def _left(self) -> AsyncIterator[str]:
        settings, now = self._settings, time.time()
        abandoned = await self._store.untouched(now - settings.match_expiry, over=False)
        for name in abandoned:
            yield name
        for name in set(await self._store.untouched(now - settings.waiting_expiry, over=False)):
            if name not in abandoned and not await self._store.log(name):
                yield name
        if settings.finished_expiry:
            for name in await self._store.untouched(now - settings.finished_expiry, over=True):
                yield name

    async def put_away(self, name: str) -> bool:
        """Write a match down where the host wants that, and forget it; tell whether it has gone."""
        found, entries = await self._store.load(name), await self._store.log(name)
        if found is None or self._is_in_use(name):
            return found is None
        row, holders = found
        why = await asyncio.to_thread(why_frozen, row, entries)
        if why is not None:
            self._freeze(FrozenTable(row, tuple(holders), why))
        elif await self._is_written_down(row, entries) and not self._is_in_use(name):
            logger.info("nobody came back", extra={"table": name, "game": row.game, "moves": len(entries)})
            await self._store.forget(name)
            return True
        return False

    async def _is_written_down(self, row: Row, entries: list[Entry]) -> bool:
        """Keep the replay where the host wants it; tell whether the table may go."""
        if not (self._settings.replay_folder and entries):
            return True
        file = Path(self._settings.replay_folder) / f"{row.game}-{row.id}.replay"
        try:
            await asyncio.to_thread(write_down, file, row, entries)
        except OSError as why:
            logger.warning("a replay cannot be kept", extra={"table": row.id, "why": str(why)})
            return False
        return True


def write_down(file: Path, row: Row, entries: list[Entry]) -> None:
    """Write the replay of a match, whole or not at all, for nobody's eyes but the host's."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(".part")
    half.touch(mode=0o600)  # a match that was not over has its secrets in it
    with half.open("w", encoding="utf-8") as text:
        text.write(replayed(row, entries).text())
        text.flush()
        os.fsync(text.fileno())
    half.replace(file)
