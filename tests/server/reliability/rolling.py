"""A rolling restart: two processes on one PostgreSQL are stopped (SIGTERM) and started in turn, in mid-play.

    PYTHONPATH=tests python -m server.reliability.rolling --tables 100 --rounds 3

People whose process stops go to the other one, as a proxy would send them. Nothing promised is lost, and the
seconds are told from the moment somebody missed the server until they were back.
"""

import argparse
import asyncio
import random
import signal
import time
from statistics import median, quantiles
from typing import Any

import msgspec
from server.clients import LIFTED, RunningServer
from server.reliability.crashes import stop
from server.reliability.kills import database
from server.reliability.people import Audit, Person, audit
from server.reliability.runs import games, show

from sideline.load.trial import cheapest

MOVES_BETWEEN = 3
"""So many moves a table are promised before the next process is stopped."""


class Traveller(Person):
    """Goes to the other process when the one it is at does not answer, and remembers how long that took."""

    def __init__(self, urls: list[str], game: str, luck: random.Random, *, pause: float) -> None:
        super().__init__(luck.choice(urls), game, luck)
        self.urls, self.pause = urls, pause
        self.returns: list[float] = []

    async def wait_outside(self) -> None:
        here = self.page.player.url
        self.via = self.page.player.url = next(url for url in self.urls if url != here)
        await super().wait_outside()

    async def come_back(self) -> None:
        began, was_away = time.monotonic(), self.has_seen and not self.is_connected
        await super().come_back()
        if was_away:
            self.returns.append(time.monotonic() - began)

    async def play_on(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            await self.move()
            await asyncio.sleep(self.pause * self.luck.random())


class Rolled(msgspec.Struct, frozen=True):
    """What became of the promises, how long a stop took, and how long it took people to be back."""

    audit: Audit
    stops: int
    slowest_stop: float
    exit_codes: list[int]
    returns: int
    median_return: float
    p99_return: float

    @property
    def is_clean(self) -> bool:
        return self.audit.is_clean and set(self.exit_codes) <= {0, -signal.SIGTERM}


def pair(url: str) -> list[RunningServer]:
    """Two processes on one database, either of which answers to the address of the other."""
    servers = [RunningServer(url, **LIFTED, takeover=0.5) for _ in range(2)]
    for server in servers:
        server.settings["origins"] = [other.url for other in servers]
    return servers


async def roll(url: str, *, game: str, tables: int, rounds: int, pause: float) -> Rolled:
    """Let people play, stop and start each process in turn, and look for everything that was promised."""
    servers = pair(url)
    for server in servers:
        server.start()
    people = [
        Traveller([server.url for server in servers], game, random.Random(number), pause=pause)
        for number in range(tables)
    ]
    enough = asyncio.Event()
    playing = [asyncio.create_task(person.play_on(enough)) for person in people]
    stops, codes = [], []
    try:
        for server in servers * rounds:
            await promised_more(people, playing, MOVES_BETWEEN)
            began = time.monotonic()
            codes.append(await asyncio.to_thread(server.stop))
            stops.append(time.monotonic() - began)
            await asyncio.to_thread(server.start)
        await promised_more(people, playing, MOVES_BETWEEN)
        enough.set()
        await asyncio.gather(*playing)
    finally:
        await stop(playing)
        await asyncio.gather(*(person.leave() for person in people), return_exceptions=True)
        for server in servers:
            await asyncio.to_thread(server.stop)
            server.forget_log()
    return told(await audit(url, people), stops, codes, [back for one in people for back in one.returns])


async def promised_more(people: list[Traveller], playing: list[asyncio.Task[None]], moves: int) -> None:
    """Wait until everybody was promised so many moves more."""
    wanted = [len(person.promises) + moves for person in people]
    while any(len(person.promises) < count for person, count in zip(people, wanted, strict=True)):
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


def told(found: Audit, stops: list[float], codes: list[int], returns: list[float]) -> Rolled:
    return Rolled(
        audit=found,
        stops=len(stops),
        slowest_stop=round(max(stops), 2),
        exit_codes=codes,
        returns=len(returns),
        median_return=round(median(returns), 3),
        p99_return=round(quantiles(returns, n=100)[-1], 3) if len(returns) > 1 else round(returns[0], 3),
    )


def main() -> None:
    """Run the full form and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    asked: Any = parser.parse_args()
    began, game = time.monotonic(), cheapest(games())
    with database("postgresql") as (url, _):
        found = asyncio.run(roll(url, game=game, tables=asked.tables, rounds=asked.rounds, pause=1.0))
    show("rolling restart", began, game=game, tables=asked.tables, found=found)
    raise SystemExit(not found.is_clean)


if __name__ == "__main__":
    main()
