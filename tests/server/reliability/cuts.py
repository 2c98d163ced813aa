"""R15: connections are cut at random, in the middle of a move too; who comes back knows everything.

PYTHONPATH=tests python -m server.reliability.cuts --cuts 1000
"""

import asyncio
import random
import statistics
import time

import msgspec
from server.clients import LIFTED
from server.reliability.faulty import FaultyServer
from server.reliability.people import Audit, Person, audit
from server.reliability.runs import run_once

from sideline.server.protocol.messages import Act

MOVES_AWAY = 4
TABLES = 8


class Endured(msgspec.Struct, frozen=True):
    """What came of the cuts: pages that disagree with a fresh one, and how long coming back took."""

    cuts: int
    in_a_move: int
    differing: int
    resume_ms: float
    audit: Audit

    @property
    def is_clean(self) -> bool:
        return not self.differing and self.audit.is_clean


class Cutter:
    """Somebody whose connection does not hold, and a second page of theirs that plays on meanwhile."""

    def __init__(self, url: str, game: str, number: int) -> None:
        self.luck = random.Random(number)
        self.person = Person(url, game, self.luck)
        self.other = Person(url, game, self.luck)
        self.in_a_move = self.differing = self.cuts = 0
        self.resumed: list[float] = []

    async def begin(self) -> None:
        await self.person.sit_down()
        self.other.player = self.person.player
        if self.other.is_connected:
            self.other.cut()
        self.other.page, self.other.has_seen = self.other.new_page(), False
        await self.other.come_back()

    async def cut_once(self) -> None:
        """Lose the connection, perhaps with a move under way; miss some moves; come back and compare."""
        if not self.person.has_seen or self.person.page.position.end is not None:
            await self.begin()
        under_way = await self.cut_in_a_move() if self.luck.random() < 0.5 else None
        if under_way is None:
            self.person.cut()
        await self.play_meanwhile()
        start = time.perf_counter()
        await self.person.come_back()
        self.resumed.append(time.perf_counter() - start)
        if under_way is not None:
            await self.person.settle(under_way, await self.person.insist(under_way))
        self.cuts += 1
        await self.compare()

    async def cut_in_a_move(self) -> Act:
        """Say what is wanted, and lose the connection before or after the server has read it."""
        ask = self.person.any_choice()
        await self.person.page.say(ask)
        await asyncio.sleep(self.luck.random() * 0.004)
        self.person.cut()
        self.in_a_move += 1
        return ask

    async def play_meanwhile(self) -> None:
        for _ in range(self.luck.randrange(MOVES_AWAY)):
            if self.other.page.position.end is None:
                ask = self.other.any_choice()
                await self.other.settle(ask, await self.other.insist(ask))

    async def compare(self) -> None:
        """A page that was cut shows what a fresh one shows: the position and every line."""
        fresh = await self.person.player.another_tab()
        await self.person.see(fresh.position.version)
        await self.other.see(fresh.position.version)
        for page in (self.person.page, self.other.page):
            if (page.position, page.lines) != (fresh.position, fresh.lines):
                self.differing += 1
        await fresh.close()


async def endure(database: str, *, cuts: int, game: str, fault: str | None = None) -> Endured:
    """Cut connections at several tables, and look at the logs in the end."""
    server = FaultyServer(database, fault, **LIFTED).start()
    cutters = [Cutter(server.url, game, number) for number in range(min(TABLES, cuts))]
    try:
        await asyncio.gather(*(cut_often(cutter, cuts // len(cutters)) for cutter in cutters))
    finally:
        people = [person for cutter in cutters for person in (cutter.person, cutter.other)]
        await asyncio.gather(*(person.leave() for person in people), return_exceptions=True)
        await asyncio.to_thread(server.stop)
        server.forget_log()
    return Endured(
        cuts=sum(cutter.cuts for cutter in cutters),
        in_a_move=sum(cutter.in_a_move for cutter in cutters),
        differing=sum(cutter.differing for cutter in cutters),
        resume_ms=round(1000 * statistics.median(t for cutter in cutters for t in cutter.resumed), 1),
        audit=await audit(database, people),
    )


async def cut_often(cutter: Cutter, cuts: int) -> None:
    for _ in range(cuts):
        await cutter.cut_once()


def main() -> None:
    """Run the full form and print what came out."""
    run_once("R15", __doc__, endure, cuts=1000)


if __name__ == "__main__":
    main()
