"""The fault that R1 and R14 must catch: a store that acknowledges before the commit."""

from collections import defaultdict
from contextlib import suppress
from typing import Any

from sideline.server.store import Appended, Entry, Store, StoreError

HELD_BACK = 2
"""Of the last two moves at a table one is acknowledged at any moment; the other may be on its way."""


class Hasty:
    """Says yes at once and writes a move when the next but one comes: the last two die with the process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: dict[str, list[tuple[int, Entry, bool]]] = defaultdict(list)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, table: str, epoch: int, entry: Entry, *, over: bool = False) -> Appended:
        self.waiting[table].append((epoch, entry, over))
        if len(self.waiting[table]) > HELD_BACK:
            await self.write(table)
        return Appended(entry=entry, repeat=False)

    async def write(self, table: str) -> None:
        epoch, entry, over = self.waiting[table].pop(0)
        with suppress(StoreError):
            await self.store.append(table, epoch, entry, over=over)

    async def close(self) -> None:
        for table, waiting in self.waiting.items():
            while waiting:
                await self.write(table)
        await self.store.close()
