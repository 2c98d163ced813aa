"""R12: one address sends as much as it can, of every kind; others wait at most twice as long for their moves.

    PYTHONPATH=tests python -m server.reliability.floods --seconds 30

People play at a steady pace at a server with the limits it has by itself. They play in quiet first, then
under one flood after the other, which comes from a process of its own. Moves are timed from the moment they
were due. `--fault count_no_frames` shows what a server does that counts messages only.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import msgspec
from server.reliability.attacks import KINDS
from server.reliability.faulty import TESTS, RunningServer, faulty_server
from server.reliability.runs import show

from sideline.load.crowd import LoadedTable, MoveTally, set_up
from sideline.load.trial import cpu_seconds, dues, milliseconds

TABLES = 20
GAME = "jukem"
TWICE = 2.0
FEW_MS = 5.0
"""Below this a wait is of no account, whatever it was in quiet."""
SETTLING = 2.0
LIFTED = {"creations_burst": 10_000, "joins_burst": 10_000, "requests_burst": 2000}
"""Those who play have to sit down first, all from one address."""


class Borne(msgspec.Struct, frozen=True):
    """How those who played fared during one flood, or in quiet."""

    kind: str
    moves: int
    errors: dict[str, int]
    p50_ms: float
    p99_ms: float
    server_cpu: float
    flood: dict[str, object]


async def played(tables: list[LoadedTable], tally: MoveTally, seconds: float) -> None:
    """Let every table make two moves a second."""
    start, gap = perf_counter(), 0.5
    tally.since = start
    plays = [
        table.play(dues(start + gap * number / len(tables), gap, start + seconds))
        for number, table in enumerate(tables)
    ]
    await asyncio.gather(*plays)


async def endure(server: RunningServer, kinds: list[str], seconds: float) -> list[Borne]:
    """Let people play in quiet, then under one flood after the other."""
    tally = MoveTally()
    tables = [LoadedTable(server.port, GAME, tally, random.Random(number)) for number in range(TABLES)]
    await asyncio.gather(*(table.open() for table in tables))
    target, _ = await asyncio.to_thread(set_up, server.port, GAME)
    await played(tables, tally, SETTLING)
    found = [await one(server, kind, target, tables, tally, seconds) for kind in ("", *kinds)]
    await asyncio.gather(*(table.close() for table in tables))
    return found


async def one(
    server: RunningServer,
    kind: str,
    target: str,
    tables: list[LoadedTable],
    tally: MoveTally,
    seconds: float,
) -> Borne:
    """Let people play while somebody floods; nobody does if no kind is named."""
    tally.waits.clear()
    tally.errors.clear()
    attack = begun(kind, server.port, target, seconds) if kind else None
    before = cpu_seconds(server.port)
    await played(tables, tally, seconds)
    used = cpu_seconds(server.port) - before
    said = await asyncio.to_thread(attack.communicate) if attack else (b"{}",)
    waits = sorted(tally.waits)
    return Borne(
        kind or "quiet",
        len(waits),
        dict(tally.errors),
        milliseconds(waits, 0.5),
        milliseconds(waits, 0.99),
        round(used / seconds, 2),
        msgspec.json.decode(said[0]),
    )


def begun(kind: str, port: int, table: str, seconds: float) -> subprocess.Popen[bytes]:
    """Start a process that floods."""
    where = ["--port", str(port), "--table", table, "--seconds", str(seconds)]
    command = [sys.executable, "-m", "server.reliability.attacks", kind, *where]
    return subprocess.Popen(command, stdout=subprocess.PIPE, cwd=TESTS)


@contextmanager
def temporary_server(fault: str | None) -> Iterator[RunningServer]:
    """A server with a database of its own, and with a fault if one is named."""
    with tempfile.TemporaryDirectory() as folder:
        with_database = faulty_server(Path(folder) / "tables.db", fault, **LIFTED)
        with with_database as server:
            yield server


def missed(found: list[Borne]) -> list[str]:
    """Name the floods that others felt."""
    quiet = found[0]
    most = max(FEW_MS, TWICE * quiet.p99_ms)
    return [one.kind for one in found if one.errors or one.p99_ms > most]


def main() -> None:
    """Run the full form, print how everybody fared, and say which floods were felt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=KINDS)
    parser.add_argument("--fault")
    asked, began = parser.parse_args(), time.monotonic()
    with temporary_server(asked.fault) as server:
        found = asyncio.run(endure(server, list(asked.kinds), asked.seconds))
    show("R12", began, found=found, missed=missed(found))
    raise SystemExit(bool(missed(found)))


if __name__ == "__main__":
    main()
