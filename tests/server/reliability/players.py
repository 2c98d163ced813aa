"""Somebody who plays at a table the way the table server does, and remembers every acknowledgement."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec

from sideline.server.store import Appended, Conflict, Entry, Holder, Row, Store, Unavailable
from sideline.server.store.chain import follow

EPOCH = 1


class Acknowledged(msgspec.Struct, frozen=True):
    """What a store promised to keep."""

    table: str
    version: int
    action_id: str
    hash: bytes


class Tally(msgspec.Struct):
    """What became of all moves: acknowledgements, errors by name, and the longest wait for an answer."""

    acknowledged: list[Acknowledged] = []
    errors: Counter[str] = msgspec.field(default_factory=Counter)
    slowest: float = 0.0

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.slowest = max(self.slowest, time.monotonic() - began)


def row(table: str) -> Row:
    return Row(id=table, game="jukem", rules_version=1, settings={}, seed=bytes(32), setup=b"", created=0.0)


class Player:
    """Plays move after move; each has an id of its own and is asked for again until it is acknowledged."""

    def __init__(self, store: Store, table: str, tally: Tally) -> None:
        self.store = store
        self.table = table
        self.tally = tally
        self.last: Entry | None = None
        self.intention: str | None = None
        self.on_asking: Callable[[str, str], None] = lambda table, action_id: None
        self.on_acknowledged: Callable[[Acknowledged], None] = tally.acknowledged.append

    async def sit_down(self) -> None:
        """Begin a table, or go on where its log ends."""
        if await self.store.load(self.table) is None:
            holder = Holder(table=self.table, seat=0, token_hash=bytes(32), name="Ann", bot=None)
            await self.store.create(row(self.table), [holder])
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read what is in the log beyond the last entry known."""
        for entry in await self.store.log(self.table, since=self.last.version if self.last else 0):
            self.last = entry

    async def move(self) -> bool:
        """Ask for the move intended, or for a new one; False if it is not acknowledged yet."""
        self.intention = self.intention or secrets.token_hex(8)
        self.on_asking(self.table, self.intention)
        try:
            with self.tally.timed():
                appended = await self.store.append(self.table, EPOCH, self.next_entry(self.intention))
            if appended.repeat:
                await self.catch_up()
        except Unavailable as error:
            self.tally.errors[str(error)] += 1
            return False
        except Conflict:
            await self.catch_up()
            return False
        self.acknowledge(appended)
        return True

    async def look(self) -> None:
        """Read the table and its log, as somebody who comes back would."""
        try:
            with self.tally.timed():
                await self.store.load(self.table)
            with self.tally.timed():
                await self.store.log(self.table)
        except Unavailable as error:
            self.tally.errors[str(error)] += 1

    def next_entry(self, action_id: str) -> Entry:
        action = int.from_bytes(action_id.encode()[:4], "big") % 64
        return follow(
            self.table, self.last, action_id=action_id, kind="play", seat=0, action=action, at=time.time()
        )

    def acknowledge(self, appended: Appended) -> None:
        entry, self.intention = appended.entry, None
        if not appended.repeat:
            self.last = entry
        self.on_acknowledged(Acknowledged(self.table, entry.version, entry.action_id, entry.hash))


async def play_on(player: Player, pause: float, until: asyncio.Event) -> None:
    """Make moves at a steady pace, whatever happens, until told to stop."""
    while not until.is_set():
        with suppress(Unavailable):  # reading the log may fail as well
            await player.move()
        await asyncio.sleep(pause)


async def look_on(player: Player, pause: float, until: asyncio.Event) -> None:
    """Look at the table at a steady pace, whatever happens, until told to stop."""
    while not until.is_set():
        await player.look()
        await asyncio.sleep(pause)
