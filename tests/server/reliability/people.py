"""People at a running server who do not give up: whatever happens to the connection, they ask again.

Each plays all seats of a table, remembers every promise of the server, and later the promises are compared
with the log.
"""

import asyncio
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import websockets
from server.clients import Page, Player, new_id

from sideline.engine import registry
from sideline.server.protocol.messages import Act, Done, Refused
from sideline.server.store import Entry, open_store
from sideline.server.store.chain import check
from sideline.server.table.course import begin

LOST = (websockets.WebSocketException, OSError, EOFError, httpx.TransportError)
BREATH = 0.02


class Promise(msgspec.Struct, frozen=True):
    """The server said that something is done, and at which version."""

    table: str
    id: str
    version: int


class Person:
    """Plays at one table after the other; `via` is where the pages connect, if not to the server itself."""

    def __init__(
        self, url: str, game: str, luck: random.Random, *, via: str | None = None, patience: float = 5.0
    ) -> None:
        self.url, self.game, self.luck = url, game, luck
        self.via, self.patience = via or url, patience
        self.player = Player(url)
        self.page = self.new_page()
        self.is_connected = self.has_seen = False
        self.promises: list[Promise] = []
        self.refused: set[str] = set()

    def new_page(self) -> Page:
        return Page(SimpleNamespace(url=self.via, lang="en"))  # type: ignore[arg-type]

    async def sit_down(self) -> None:
        """Set up a table, and look at it."""
        while True:
            try:
                await self.player.create(self.game, *["me"] * registry.load(self.game).seats)
                break
            except LOST:
                await asyncio.sleep(BREATH)
        if self.is_connected:
            self.cut()
        self.page, self.has_seen = self.new_page(), False
        await self.come_back()

    async def come_back(self) -> None:
        """Connect until it works, with what is known already."""
        while not self.is_connected:
            try:
                await self.page.connect(self.player.table, self.player.cookie(), origin=self.url)
                async with asyncio.timeout(self.patience):
                    await self.page.hello(since=self.page.position.version if self.has_seen else None)
                self.is_connected = self.has_seen = True
            except (*LOST, TimeoutError):
                await self.wait_outside()

    async def wait_outside(self) -> None:
        """Wait a moment before the next try to come in."""
        await asyncio.sleep(BREATH)

    def cut(self) -> None:
        """Lose the connection without a word."""
        self.page.socket.transport.abort()
        self.is_connected = False

    async def insist(self, ask: Act) -> Done | Refused:
        """Ask until there is an answer, always under the same id."""
        while True:
            try:
                await self.come_back()
                await self.page.say(ask)
                async with asyncio.timeout(self.patience):
                    answer = await self.page.answer_to(ask.id)
                if not (isinstance(answer, Refused) and answer.code == "busy"):
                    return answer
            except TimeoutError:
                continue
            except LOST:
                self.is_connected = False
            await asyncio.sleep(BREATH)

    async def move(self) -> None:
        """Choose any option, and have it promised."""
        if not self.has_seen or self.page.position.end is not None:
            await self.sit_down()
        ask = self.any_choice()
        await self.settle(ask, await self.insist(ask))

    def any_choice(self) -> Act:
        seen = self.page.position
        return Act(new_id(), seen.version, self.luck.choice(seen.options).action)

    async def settle(self, ask: Act, answer: Done | Refused) -> None:
        """Remember the answer, and wait for the position it led to."""
        if isinstance(answer, Refused):
            self.refused.add(ask.id)
        else:
            self.promises.append(Promise(self.player.table, ask.id, answer.version))
        await self.see(answer.version)

    async def see(self, version: int) -> None:
        """Wait for a position at least so far on; after a loss it may be less far."""
        while self.is_connected and self.page.position.version < version:
            try:
                await self.page.hear()
            except (*LOST, TimeoutError):
                self.is_connected = False
        await self.come_back()

    async def leave(self) -> None:
        if self.is_connected:
            self.cut()
        await self.player.close()


class Audit(msgspec.Struct, frozen=True):
    """What became of the promises of a server."""

    promised: int
    kept: int
    lost: int
    doubled: int
    broken: int
    unasked: int

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.broken or self.unasked)


async def audit(database: str, people: list[Person]) -> Audit:
    """Read the logs anew: every promise is in them, once, and nothing that was refused.

    `unasked` counts entries that nobody was told of although everybody asked until there was an answer.
    """
    promises = {promise for person in people for promise in person.promises}
    refused = {name for person in people for name in person.refused}
    store = open_store(database)
    await store.open()
    try:
        tables = sorted({promise.table for promise in promises})
        found = {table: (await store.load(table), await store.log(table)) for table in tables}
    finally:
        await store.close()
    entries = {
        Promise(table, entry.action_id, entry.version) for table, (_, log) in found.items() for entry in log
    }
    times = Counter((entry.table, entry.id) for entry in entries)
    return Audit(
        promised=len(promises),
        kept=len(entries),
        lost=len(promises - entries),
        doubled=sum(number > 1 for number in times.values()),
        broken=sum(is_broken(table, row, log) for table, (row, log) in found.items()),
        unasked=len(entries - promises) + sum(entry.id in refused for entry in entries),
    )


def is_broken(table: str, found: Any, log: list[Entry]) -> bool:
    """Ask whether a log does not hold together, or cannot be played again."""
    if check(table, log) is not None:
        return True
    course = begin(found[0])
    for entry in log:
        course = course.after(entry)
    return False
