"""What other processes wrote, as PostgreSQL tells it: a hint where to read, never the truth itself."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import Any, Final

from sideline.server.store.base import EVERY_TABLE
from sideline.server.store.postgres.link import TROUBLE, drop, pause

HEARTBEAT_SECONDS: Final = 1.0
"""How often a silent connection is asked whether it is still there."""
RETRY_SECONDS: Final = 0.2


class Notices:
    """Listens on a connection of its own, and subscribes again whenever that is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], own_pids: Collection[int]) -> None:
        self._connect = connect
        self._own_pids = own_pids
        self._pending: dict[str, int] = {}
        self._stirred = asyncio.Event()
        self._stopped = asyncio.Event()

    def stop(self) -> None:
        """Tell nothing more."""
        self._stopped.set()
        self._stirred.set()

    async def listen(self) -> AsyncIterator[tuple[str, int]]:
        """Tell where to read, until stopped."""
        while not self._stopped.is_set():
            connection = None
            try:
                connection = await self._subscribe()
                yield EVERY_TABLE, 0
                while not self._stopped.is_set():
                    await self._wait(connection)
                    while self._pending:
                        table = next(iter(self._pending))
                        yield table, self._pending.pop(table)
            except TROUBLE:
                await pause(RETRY_SECONDS, self._stopped)
            finally:
                drop(connection)

    async def _subscribe(self) -> Any:
        connection = await self._connect()
        connection.add_termination_listener(lambda _: self._stirred.set())
        await connection.add_listener("sideline", self._note)
        self._pending.clear()
        return connection

    async def _wait(self, connection: Any) -> None:
        """Wait for a hint; a connection that is silent or lost is asked for a sign of life, which raises."""
        self._stirred.clear()
        if not self._pending:
            await pause(HEARTBEAT_SECONDS, self._stirred)
        if not self._pending and not self._stopped.is_set():
            await connection.execute("select 1")

    def _note(self, _connection: Any, pid: int, _channel: str, payload: object) -> None:
        if pid in self._own_pids:
            return
        table, _, version = str(payload).rpartition(" ")
        self._pending[table] = max(int(version), self._pending.get(table, 0))
        self._stirred.set()
