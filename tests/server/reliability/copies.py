"""A copy taken while a hundred moves a second are played, put back elsewhere: nothing promised is missing.

    PYTHONPATH=tests python -m server.reliability.copies --database sqlite --tables 50 --rate 100

Every move acknowledged before the copy was begun is in it, every match in it plays again from its log, and
whoever played goes on from it at another server.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from server.clients import LIFTED, RunningServer
from server.postgres import Postgres
from server.reliability.crashes import stop
from server.reliability.kills import database
from server.reliability.people import Person, Promise
from server.reliability.runs import games, show

from sideline.cli.checking import replay_all
from sideline.load.trial import cheapest
from sideline.server.hosting.backup import back_up, restore
from sideline.server.store import open_store


class Copied(msgspec.Struct, frozen=True):
    """What a copy had: the moves promised before and after it, those missing, and who could not go on."""

    rate: float
    copying: float
    promised_before: int
    promised_at_the_end: int
    missing: int
    in_the_copy: int
    matches: int
    unplayable: int
    went_on: int

    @property
    def is_clean(self) -> bool:
        return not (self.missing or self.unplayable) and self.went_on == self.matches


class Paced(Person):
    """Moves by the clock."""

    async def play_on(self, enough: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(seconds * self.luck.random())
        while not enough.is_set():
            due = time.monotonic() + seconds
            await self.move()
            await asyncio.sleep(max(0.0, due - time.monotonic()))


async def copied(
    url: str, elsewhere: str, folder: Path, *, game: str, tables: int, rate: float, moves: int
) -> Copied:
    """Play, take a copy in the middle, play on; put it back elsewhere, and let everybody go on there."""
    server = RunningServer(url, **LIFTED).start()
    people = [Paced(server.url, game, random.Random(number)) for number in range(tables)]
    enough, file = asyncio.Event(), folder / "copy"
    playing = [asyncio.create_task(person.play_on(enough, tables / rate)) for person in people]
    try:
        await promised(people, tables)
        began, at_first = time.monotonic(), count(people)
        await promised(people, at_first + moves)
        reached = (count(people) - at_first) / (time.monotonic() - began)
        before = [promise for person in people for promise in person.promises]
        began = time.monotonic()
        await asyncio.to_thread(back_up, url, file)
        copying = time.monotonic() - began
        await promised(people, count(people) + moves)
        enough.set()
        await asyncio.gather(*playing)
    finally:
        await stop(playing)
        await asyncio.to_thread(server.stop)
        server.forget_log()
    await asyncio.to_thread(restore, file, elsewhere)
    entries = await entries_in(elsewhere, {promise.table for promise in before})
    matches, frozen = await replay_all(elsewhere)
    return Copied(
        rate=round(reached, 1),
        copying=round(copying, 3),
        promised_before=len(before),
        promised_at_the_end=count(people),
        missing=len(set(before) - entries),
        in_the_copy=len(entries),
        matches=len({promise.table for promise in before}),
        unplayable=len(frozen) if matches else 1,
        went_on=await went_on(elsewhere, people, {promise.table for promise in before}),
    )


def count(people: list[Paced]) -> int:
    return sum(len(person.promises) for person in people)


async def promised(people: list[Paced], moves: int) -> None:
    """Wait for so many promises in all."""
    while count(people) < moves:
        await asyncio.sleep(0.01)


async def entries_in(url: str, tables: set[str]) -> set[Promise]:
    store = open_store(url)
    await store.open()
    logs = {table: await store.log(table) for table in tables}
    await store.close()
    return {Promise(table, entry.action_id, entry.version) for table, log in logs.items() for entry in log}


async def went_on(url: str, people: list[Paced], tables: set[str]) -> int:
    """Start a server on the copy, and let everybody come back to their tables of then and move once more."""
    server = RunningServer(url, **LIFTED).start()
    able = 0
    try:
        for person in people:
            for table in sorted(tables & {promise.table for promise in person.promises}):
                able += await goes_on(server.url, person, table)
    finally:
        await asyncio.gather(*(person.leave() for person in people), return_exceptions=True)
        await asyncio.to_thread(server.stop)
        server.forget_log()
    return able


async def goes_on(url: str, person: Paced, table: str) -> bool:
    """Come back to a table as it was in the copy; a match that was over there stays so."""
    person.player.table, person.url = table, url
    person.via = url
    person.page, person.has_seen, person.is_connected = person.new_page(), False, False
    await person.come_back()
    seen = person.page.position
    if seen.end is None:
        ask = person.any_choice()
        answer = await person.insist(ask)
        await person.settle(ask, answer)
    person.cut()
    return seen.end is not None or person.page.position.version > seen.version


def places(url: str, server: Postgres | None, folder: str) -> tuple[str, str]:
    """Return where people play, and where the copy is put back."""
    if server is None:
        return url, str(Path(folder) / "elsewhere.db")
    os.environ["PATH"] = f"{server.binaries}:{os.environ['PATH']}"
    return url, server.new_database()


def main() -> None:
    """Run the full form and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--moves", type=int, default=2000)
    asked: Any = parser.parse_args()
    began, game = time.monotonic(), cheapest(games())
    with database(asked.database) as (url, server), tempfile.TemporaryDirectory() as folder:
        here, there = places(url, server, folder)
        counts = {"tables": asked.tables, "rate": asked.rate, "moves": asked.moves}
        found = asyncio.run(copied(here, there, Path(folder), game=game, **counts))
    show("copies", began, game=game, database=asked.database, found=found)
    raise SystemExit(not found.is_clean)


if __name__ == "__main__":
    main()
