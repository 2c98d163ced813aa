"""R3: a proxy that repeats, delays, reorders and loses messages; everything still happens exactly once.

    PYTHONPATH=tests python -m server.reliability.proxy --actions 10000

Every message to the server is sent three times, each copy delayed by itself, so that they overtake each
other; a third of all acknowledgements never arrives. Two to five tabs of one holder act at the same time.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import websockets
from server.clients import LIFTED, new_id
from server.reliability.faulty import FaultyServer
from server.reliability.people import Audit, Person, audit
from server.reliability.runs import run_once
from websockets.asyncio.server import ServerConnection, serve

from sideline.server.protocol.messages import Act, Done

COPIES = 3
LONGEST_DELAY = 0.02
LOST_ACKS = 0.33
PATIENCE = 0.15
TABLES = 12


class Proxy:
    """Stands between pages and the server, and behaves as badly as a network may."""

    def __init__(self, server: FaultyServer, luck: random.Random) -> None:
        self.server, self.luck = server, luck
        self.lost = self.repeated = 0
        self.tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Listen; give the address for pages."""
        async with serve(self.relay, "127.0.0.1", 0, compression=None, max_size=None) as listening:
            port = listening.sockets[0].getsockname()[1]
            yield f"http://127.0.0.1:{port}"

    async def relay(self, page: ServerConnection) -> None:
        """Carry messages both ways, until either side goes."""
        assert page.request is not None
        url = self.server.url.replace("http", "ws", 1) + page.request.path
        cookie = {"Cookie": page.request.headers.get("Cookie", "")}
        own: Any = self.server.url
        options: dict[str, Any] = {"compression": None, "max_size": None, "proxy": None}
        async with websockets.connect(url, origin=own, additional_headers=cookie, **options) as upstream:
            back = asyncio.create_task(self.carry_back(upstream, page))
            with suppress(websockets.ConnectionClosed):
                async for message in page:
                    self.carry(message, upstream)
            back.cancel()

    def carry(self, message: str | bytes, upstream: Any) -> None:
        """Send a message several times, each copy in its own time; a greeting goes as it is."""
        copies = 1 if '"hello"' in str(message) else COPIES
        self.repeated += copies - 1
        for _ in range(copies):
            delay = 0.0 if copies == 1 else self.luck.random() * LONGEST_DELAY
            task = asyncio.create_task(send_later(upstream, message, delay))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry_back(self, upstream: Any, page: Any) -> None:
        """Bring answers back, but lose some of the acknowledgements."""
        with suppress(websockets.ConnectionClosed):
            async for message in upstream:
                if message.startswith('{"type":"done"') and self.luck.random() < LOST_ACKS:
                    self.lost += 1
                    continue
                await page.send(message)


async def send_later(upstream: Any, message: str | bytes, delay: float) -> None:
    await asyncio.sleep(delay)
    with suppress(websockets.ConnectionClosed):
        await upstream.send(message)


class Tabs:
    """One holder of all seats with several tabs, all of which act at the same time."""

    def __init__(self, people: list[Person], luck: random.Random) -> None:
        self.people, self.luck = people, luck
        self.turns = self.wrong_turns = 0

    async def begin(self) -> None:
        """Set up a table with the first tab; the others come to it."""
        first, *others = self.people
        await first.sit_down()
        for other in others:
            if other.is_connected:
                other.cut()
            other.player = first.player
            other.page, other.has_seen = other.new_page(), False
            await other.come_back()

    async def race(self) -> None:
        """Let every tab choose something at the same version; exactly one may be done."""
        if not self.people[0].has_seen or self.people[0].page.position.end is not None:
            await self.begin()
        version = self.people[0].page.position.version
        asks = [Act(new_id(), version, person.any_choice().action) for person in self.people]
        answers = await asyncio.gather(*map(Person.insist, self.people, asks))
        self.turns += 1
        self.wrong_turns += sum(isinstance(answer, Done) for answer in answers) != 1
        await asyncio.gather(*map(Person.settle, self.people, asks, answers))
        newest = max(person.page.position.version for person in self.people)
        await asyncio.gather(*(person.see(newest) for person in self.people))


class Endured(Audit, frozen=True):
    """An audit, and how bad the network was."""

    turns: int = 0
    wrong_turns: int = 0
    repeated: int = 0
    lost_acks: int = 0

    @property
    def is_clean(self) -> bool:
        return super().is_clean and not self.wrong_turns


async def endure(
    database: str, *, actions: int, game: str, fault: str | None = None, tables: int = TABLES
) -> Endured:
    """Let tabs race through the proxy until so many actions were asked for, and look at the logs."""
    server = FaultyServer(database, fault, **LIFTED).start()
    proxy = Proxy(server, random.Random(actions))
    async with proxy.open() as via:
        holders = [tabs_of(server.url, via, game, number) for number in range(tables)]
        each = actions // tables
        try:
            await asyncio.gather(*(play(tabs, each) for tabs in holders))
        finally:
            people = [person for tabs in holders for person in tabs.people]
            await asyncio.gather(*(person.leave() for person in people), return_exceptions=True)
            await asyncio.to_thread(server.stop)
            server.forget_log()
    found = await audit(database, people)
    return Endured(
        *(getattr(found, name) for name in Audit.__struct_fields__),
        turns=sum(tabs.turns for tabs in holders),
        wrong_turns=sum(tabs.wrong_turns for tabs in holders),
        repeated=proxy.repeated,
        lost_acks=proxy.lost,
    )


def tabs_of(url: str, via: str, game: str, number: int) -> Tabs:
    """Two to five tabs."""
    luck = random.Random(number)
    people = [Person(url, game, luck, via=via, patience=PATIENCE) for _ in range(2 + number % 4)]
    return Tabs(people, luck)


async def play(tabs: Tabs, actions: int) -> None:
    for _ in range(max(1, actions // len(tabs.people))):
        await tabs.race()


def main() -> None:
    """Run the full form and print what came out."""
    run_once("R3", __doc__, endure, actions=10_000)


if __name__ == "__main__":
    main()
