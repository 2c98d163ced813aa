"""R1: kill -9 in the middle of play, again and again: nothing acknowledged is lost, nothing is there twice.

    PYTHONPATH=tests python -m server.reliability.kills --database sqlite --moves 10000 --kills 20

`--hasty` plants the fault (a store that acknowledges before the commit), and the run must report losses. On
PostgreSQL every other kill hits the database (`pg_ctl -m immediate restart`) and not the process that plays.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from server.postgres import Postgres
from server.reliability.appender import Asking, Line
from server.reliability.audit import Verdict, audit
from server.reliability.players import Acknowledged

TESTS = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds without a single acknowledgement after which a run is given up."""


class Witness:
    """Hears what the process says, over all its lives."""

    def __init__(self) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.unknown: dict[str, str] = {}

    def hear(self, line: bytes) -> None:
        said = msgspec.json.decode(line, type=Line)
        if isinstance(said, Asking):
            self.unknown[said.table] = said.action_id
        else:
            self.acknowledged.append(said.what)
            self.unknown.pop(said.what.table, None)


class Life:
    """One life of the process, from its start to its violent end."""

    def __init__(self, process: asyncio.subprocess.Process, witness: Witness) -> None:
        self.process = process
        self.witness = witness

    @classmethod
    async def begin(cls, url: str, witness: Witness, *, tables: int, hasty: bool) -> "Life":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "server.reliability.appender", url, "--tables", str(tables)),
            *(["--hasty"] if hasty else []),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(filter(None, (str(TESTS), os.environ.get("PYTHONPATH")))),
            },
        )
        assert process.stdin
        process.stdin.write(json.dumps(list(witness.unknown.items())).encode() + b"\n")
        await process.stdin.drain()
        return cls(process, witness)

    async def listen(self, until: int) -> None:
        """Hear what is said until so many moves are acknowledged in all."""
        assert self.process.stdout
        while len(self.witness.acknowledged) < until:
            async with asyncio.timeout(PATIENCE):
                line = await self.process.stdout.readline()
            assert line, "the process that plays ended by itself"
            self.witness.hear(line)

    async def end(self) -> None:
        """Kill it, and hear the last words: what was said before the end counts."""
        self.process.kill()
        assert self.process.stdout
        for line in (await self.process.stdout.read()).splitlines(keepends=True):
            if line.endswith(b"\n"):
                self.witness.hear(line)
        await self.process.wait()


def moments(moves: int, kills: int, random: Random) -> list[int]:
    """Draw after how many acknowledgements each kill strikes; the last one comes at the end."""
    return [*sorted(random.randrange(1, moves) for _ in range(kills - 1)), moves]


async def endure(
    url: str, *, moves: int, kills: int, tables: int = 8, hasty: bool = False, server: Postgres | None = None
) -> dict[str, Any]:
    """Play with a kill at each of the drawn moments, then look for everything that was acknowledged."""
    began, random, witness = time.monotonic(), Random(kills), Witness()
    life: Life | None = None
    try:
        for number, moment in enumerate(moments(moves, kills, random), start=1):
            life = life or await Life.begin(url, witness, tables=tables, hasty=hasty)
            await life.listen(until=moment)
            await asyncio.sleep(random.random() * 0.005)
            if server and number % 2 and number < kills:
                await asyncio.to_thread(server.restart, "immediate")
            else:
                await life.end()
                life = None
    finally:
        if life:
            await life.end()
    return report(await audit(url, witness.acknowledged), kills, began)


def report(verdict: Verdict, kills: int, began: float) -> dict[str, Any]:
    return {
        "acknowledged": verdict.acknowledged,
        "kills": kills,
        "kept": verdict.kept,
        "lost": len(verdict.lost),
        "doubled": len(verdict.doubled),
        "broken": len(verdict.broken),
        "seconds": round(time.monotonic() - began, 1),
    }


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Postgres | None]]:
    """An empty database for one run: its URL, and the server where there is one."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:{Path(folder) / 'tables.db'}", None
        return
    server = Postgres()
    server.start()
    try:
        yield server.url(), server
    finally:
        server.remove()


def main() -> None:
    """Run the full form and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--hasty", action="store_true")
    asked = parser.parse_args()
    with database(asked.database) as (url, server):
        found = asyncio.run(
            endure(url, moves=asked.moves, kills=asked.kills, hasty=asked.hasty, server=server)
        )
    print(json.dumps({"database": asked.database, "hasty": asked.hasty, **found}))
    clean = not (found["lost"] or found["doubled"] or found["broken"])
    raise SystemExit(clean == asked.hasty)


if __name__ == "__main__":
    main()
