"""R24: the same scripts on SQLite and on PostgreSQL give identical logs, hashes, answers and errors.

PYTHONPATH=tests python -m server.reliability.parity --tables 1000
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from server.postgres import Postgres

from sideline.server.store import Entry, Holder, Kind, Row, Store, StoreError, open_store
from sideline.server.store.chain import check, follow

TEXTS = ["Ann", "Zoë 🏀", "'; drop table tables; --", "a\0b", "\ud800", "", "x" * 200, "%s $1 ?"]
AT_ONCE = 50


class Script:
    """What is done at one table: the same on every store, with mistakes of every kind in it."""

    def __init__(self, store: Store, number: int) -> None:
        self.store = store
        self.random = Random(number)
        self.table = f"table-{number}"
        self.epoch = 1
        self.log: list[Entry] = []
        self.answers: list[Any] = []

    async def run(self) -> list[Any]:
        """Play the script; return every answer, and what the store holds in the end."""
        steps: list[Callable[[], Awaitable[Any]]] = [
            *[self.append] * 8,
            *(self.repeat, self.stale, self.gap, self.forge, self.stranger),
            *(self.take_over, self.seat, self.misspell),
        ]
        while await self.store.load(self.table) is None:
            await self.note(self.create)
        for _ in range(self.random.randint(5, 40)):
            await self.note(self.random.choice(steps))
        if self.random.random() < 0.1:
            await self.note(lambda: self.store.forget(self.table))
            await self.note(self.append)
        await self.note(lambda: self.store.load(self.table))
        await self.note(lambda: self.store.log(self.table))
        return self.answers

    async def note(self, step: Callable[[], Awaitable[Any]]) -> None:
        try:
            self.answers.append(await step())
        except StoreError as refusal:
            self.answers.append((type(refusal).__name__, str(refusal)))

    def text(self) -> str:
        return self.random.choice(TEXTS)

    def entry(self, last: Entry | None, action_id: str) -> Entry:
        kinds: list[Kind] = ["play", "undo", "claim", "flag"]
        return follow(
            self.table,
            last,
            action_id=action_id,
            kind=self.random.choice(kinds),
            seat=self.random.randint(-1, 3),
            action=self.random.randint(-(2**63) + 1, 2**63 - 1),
            at=self.random.random() * 1e9,
        )

    async def create(self) -> None:
        settings = {f"setting {number}": self.text() for number in range(self.random.randint(0, 2))}
        row = Row(
            id=self.table,
            game=self.text(),
            rules_version=self.random.randint(0, 9),
            settings=settings,
            seed=self.random.randbytes(32),
            setup=self.random.randbytes(self.random.randint(0, 50)),
            created=self.random.random() * 1e9,
        )
        await self.store.create(row, [self.holder(seat) for seat in range(2)])

    def holder(self, seat: int) -> Holder:
        token = self.random.choice([None, self.random.randbytes(32)])
        return Holder(self.table, seat, token, self.text(), self.random.choice([None, self.text()]))

    async def ask(self, entry: Entry, *, epoch: int | None = None) -> Any:
        over = self.random.random() < 0.03
        appended = await self.store.append(self.table, epoch or self.epoch, entry, over=over)
        self.log += [] if appended.repeat else [appended.entry]
        return appended

    @property
    def last(self) -> Entry | None:
        return self.log[-1] if self.log else None

    async def append(self) -> Any:
        return await self.ask(self.entry(self.last, f"action {len(self.log)} {self.random.randint(0, 9)}"))

    async def repeat(self) -> Any:
        old = self.random.choice(self.log) if self.log else self.entry(None, "action 0")
        return await self.ask(self.entry(self.last, old.action_id))

    async def stale(self) -> Any:
        return await self.ask(self.entry(None, f"stale {self.random.random()}"))

    async def gap(self) -> Any:
        ahead = len(self.log) + self.random.randint(2, 9)
        return await self.ask(msgspec.structs.replace(self.entry(None, "gap"), version=ahead))

    async def forge(self) -> Any:
        return await self.ask(msgspec.structs.replace(self.entry(self.last, "forged"), action=0))

    async def stranger(self) -> Any:
        epoch = self.epoch + self.random.choice([-1, 1])
        return await self.ask(self.entry(self.last, "stranger"), epoch=epoch or 99)

    async def take_over(self) -> int:
        self.epoch = await self.store.own(self.table, self.text())
        return self.epoch

    async def seat(self) -> None:
        await self.store.seat(
            self.holder(self.random.randint(0, 2)), self.epoch - (self.random.random() < 0.2)
        )

    async def misspell(self) -> Any:
        return await self.ask(self.entry(None, self.text()))


async def transcript(store: Store, tables: int) -> list[Any]:
    """Run all scripts, many at once, so that batches are mixed; the answers come back by table."""
    await store.open()
    try:
        answers: list[Any] = []
        for first in range(0, tables, AT_ONCE):
            scripts = [Script(store, number) for number in range(first, min(first + AT_ONCE, tables))]
            answers += await asyncio.gather(*(script.run() for script in scripts))
        return [*answers, await store.live()]
    finally:
        await store.close()


def differences(one: list[Any], other: list[Any]) -> list[int]:
    """Name the tables (the last one: the list of live tables) on which two transcripts differ."""
    return [number for number, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]


def broken_chains(answers: list[Any]) -> list[int]:
    """Name the tables whose log does not hang together."""
    return [
        number for number, table in enumerate(answers[:-1]) if check(f"table-{number}", table[-1]) is not None
    ]


async def compare(one: Store, other: Store, tables: int) -> dict[str, Any]:
    """Run the same tables on two stores; say how they differ."""
    began = time.monotonic()
    here, there = await transcript(one, tables), await transcript(other, tables)
    return {
        "tables": tables,
        "answers": sum(map(len, here[:-1])),
        "entries": sum(len(table[-1]) for table in here[:-1]),
        "errors": sum(
            isinstance(answer, tuple) and isinstance(answer[0], str)
            for table in here[:-1]
            for answer in table
        ),
        "different": differences(here, there),
        "broken": broken_chains(here),
        "seconds": round(time.monotonic() - began, 1),
    }


def main() -> None:
    """Run the full form and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    tables = parser.parse_args().tables
    server = Postgres()
    server.start()
    with tempfile.TemporaryDirectory() as folder:
        stores = open_store(str(Path(folder) / "tables.db")), open_store(server.url())
        try:
            report = asyncio.run(compare(*stores, tables))
        finally:
            server.remove()
    print(json.dumps(report))
    raise SystemExit(bool(report["different"] or report["broken"]))


if __name__ == "__main__":
    main()
