"""What whoever keeps a server is told: whether it is well, what ails it, and its counters."""

import asyncio
import logging
import shutil
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from sideline.server.config import Settings
from sideline.server.front.gate import Gate
from sideline.server.front.socket import Sockets
from sideline.server.lobby.lobby import Lobby
from sideline.server.metrics import Metrics
from sideline.server.store import is_postgres
from sideline.server.store.base import Store, StoreError
from sideline.server.thinking.pool import BotPool

WRITING_TIME: Final = 3.5
FRESH: Final = 1.0
"""For so many seconds a sign of life is good enough for whoever else asks."""
REMEMBERED: Final = 60.0
"""For so many seconds a move that could not be written is told, unless one was written since."""
MEGABYTE: Final = 1_000_000

logger = logging.getLogger(__name__)


class Charge(NamedTuple):
    """Everything that the keeper looks after."""

    store: Store
    lobby: Lobby
    bots: BotPool
    sockets: Sockets
    gate: Gate
    metrics: Metrics
    settings: Settings


class Keeper:
    """Looks whether everything works; a sign of life is really written, however many ask at once."""

    def __init__(self, charge: Charge) -> None:
        self._charge = charge
        self._probe: asyncio.Task[str] | None = None
        self._probed = 0.0

    async def cannot_write(self) -> str:
        """Say why nothing can be written; nothing if it can."""
        now = asyncio.get_running_loop().time()
        if self._probe is None or (self._probe.done() and now - self._probed > FRESH):
            self._probe = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._probe)

    async def _try_to_write(self) -> str:
        try:
            await asyncio.wait_for(self._charge.store.probe(), WRITING_TIME)
            why = ""
        except StoreError as trouble:
            why = str(trouble)
        except TimeoutError:
            why = "The database does not answer."
        if why:
            logger.warning("nothing can be written", extra={"why": why})
        self._probed = asyncio.get_running_loop().time()
        return why

    async def troubles(self) -> list[str]:
        """Return everything that ails, in sentences; nothing if all is well."""
        why = await self.cannot_write()
        lost = self._charge.metrics.unwritten(REMEMBERED)
        written = [why] if why else [f"A move could not be written. {lost}"] if lost else []
        return [*written, *self._charge.lobby.troubles(), *self._disk_troubles()]

    def _disk_troubles(self) -> list[str]:
        free = self.free_disk()
        if free is None or free >= self._charge.settings.disk_reserve:
            return []
        return [f"Only {free // MEGABYTE} MB are free on the disk of the database."]

    def free_disk(self) -> int | None:
        """Return how many bytes are free where the database is, if that is on this machine."""
        database = self._charge.settings.database
        if is_postgres(database):
            return None
        try:
            return shutil.disk_usage(Path(database.removeprefix("sqlite:")).absolute().parent).free
        except OSError:
            return 0

    async def counters(self) -> str:
        """Write all counters, and how everything stands."""
        return self._charge.metrics.text(await self._gauges())

    async def _gauges(self) -> dict[str, float]:
        charge = self._charge
        known = {
            "tables_in_memory": charge.lobby.tables,
            "tables_live": charge.lobby.live,
            "tables_frozen": charge.lobby.frozen,
            "pages_open": charge.sockets.open_pages,
            "sockets_open": charge.gate.sockets,
            "bots_waiting": charge.bots.waiting,
            "troubles": len(await self.troubles()),
            "database_bytes": await self._size(),
            "disk_free_bytes": self.free_disk(),
            "last_sweep_seconds": charge.lobby.swept,
            "cpu_seconds": process_time(),
        }
        return {name: value for name, value in known.items() if value is not None}

    async def _size(self) -> int | None:
        try:
            return await self._charge.store.size()
        except (StoreError, OSError):
            return None
