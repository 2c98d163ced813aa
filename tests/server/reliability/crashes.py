"""R1 for the whole server: kill -9 while people play over WebSockets; nothing promised is lost or doubled.

    PYTHONPATH=tests python -m server.reliability.crashes --database sqlite --moves 10000 --kills 20

`--fault acknowledge_early` plants the fault, and the run must report losses.
"""

import argparse
import asyncio
import random
import time

from server.clients import LIFTED
from server.reliability.faulty import FaultyServer
from server.reliability.kills import database, moments
from server.reliability.people import Audit, Person, audit
from server.reliability.runs import games, show

from sideline.load.trial import cheapest

TABLES = 16


async def endure(
    url: str, *, moves: int, kills: int, game: str, fault: str | None = None, tables: int = TABLES
) -> Audit:
    """Let people play, kill the server again and again, and look for everything that was promised."""
    luck = random.Random(kills)
    server = FaultyServer(url, fault, **LIFTED).start()
    people = [Person(server.url, game, random.Random(number)) for number in range(tables)]
    enough = asyncio.Event()
    playing = [asyncio.create_task(play_on(person, enough)) for person in people]
    try:
        for moment in moments(moves, kills, luck):
            await until_promised(people, playing, moment)
            await asyncio.sleep(luck.random() * 0.01)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        enough.set()
        await asyncio.gather(*playing)
    finally:
        await stop(playing)
        await asyncio.gather(*(person.leave() for person in people), return_exceptions=True)
        await asyncio.to_thread(server.stop)
        server.forget_log()
    return await audit(url, people)


async def play_on(person: Person, enough: asyncio.Event) -> None:
    while not enough.is_set():
        await person.move()


async def until_promised(people: list[Person], playing: list[asyncio.Task[None]], count: int) -> None:
    """Wait for so many promises in all."""
    while sum(len(person.promises) for person in people) < count:
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.002)


async def stop(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def main() -> None:
    """Run the full form and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--game", choices=games())
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--fault")
    asked = parser.parse_args()
    began, game = time.monotonic(), asked.game or cheapest(games())
    with database(asked.database) as (url, _):
        found = asyncio.run(endure(url, moves=asked.moves, kills=asked.kills, game=game, fault=asked.fault))
    show("R1", began, game=game, database=asked.database, fault=asked.fault, kills=asked.kills, found=found)
    raise SystemExit(found.is_clean == bool(asked.fault))


if __name__ == "__main__":
    main()
