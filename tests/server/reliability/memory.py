"""R25: memory: an hour of ordinary play and an hour of floods, and a curve that is flat.

    PYTHONPATH=tests python -m server.reliability.memory --minutes 60
    PYTHONPATH=tests python -m server.reliability.memory --minutes 60 --parts floods

People play at a server, set up tables, and come and go; then they do the same while every kind of flood
comes in turn. Every so often the memory of the server is read. What it holds after the first third of a part
may grow by a tenth of that until its end, and by a few megabytes.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import msgspec
from server.clients import RunningServer
from server.reliability.attacks import KINDS
from server.reliability.faulty import FAULTS, faulty_server
from server.reliability.floods import begun
from server.reliability.runs import show

from sideline.load.crowd import LoadedTable, MoveTally, set_up
from sideline.load.trial import dues

GAME = "jukem"
TABLES = 10
RATE = 4.0
POINTS = 30
SHARE, SLACK_MB = 0.1, 8.0
IDLE = 20.0
"""Tables are let out of memory much sooner than usual, so that many of them come and go."""
SETTINGS = {"creations_burst": 10**6, "joins_burst": 10**6, "requests_burst": 2000, "idle": IDLE}
FLOOD_SECONDS = 5.0
PARTS = ("play", "floods")


class Curve(msgspec.Struct, frozen=True):
    """How much memory a server had, in MB, at even times; `moves` were acknowledged meanwhile."""

    part: str
    minutes: float
    moves: int
    megabytes: tuple[float, ...]

    @property
    def is_flat(self) -> bool:
        """Whether the last third is hardly above the end of the first."""
        third = max(1, len(self.megabytes) // 3)
        settled, end = max(self.megabytes[:third]), min(self.megabytes[-third:])
        return end <= settled * (1 + SHARE) + SLACK_MB


def megabytes(pid: int) -> float:
    """Read the memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


async def sit_down(port: int, tally: MoveTally) -> list[LoadedTable]:
    """Open the tables one after the other."""
    tables = [LoadedTable(port, GAME, tally, random.Random(number)) for number in range(TABLES)]
    for table in tables:
        await table.open()
    return tables


async def play(tables: list[LoadedTable], end: float) -> None:
    """Play one match after the other at every table, and leave."""
    start = time.perf_counter()
    left = end - time.monotonic()
    with_times = (table.play(dues(start, 1 / RATE, start + left)) for table in tables)
    await asyncio.gather(*with_times)
    await asyncio.gather(*(table.close() for table in tables))


async def flood(port: int, end: float) -> None:
    """Let one kind of flood follow the other."""
    target, _ = await asyncio.to_thread(set_up, port, GAME)
    for kind in cycle(KINDS):
        left = end - time.monotonic()
        if left <= 0:
            return
        attack = begun(kind, port, target, min(FLOOD_SECONDS, left))
        await asyncio.to_thread(attack.communicate)


async def watch(pid: int, end: float, points: int) -> list[float]:
    """Read the memory at even times."""
    gap, found = (end - time.monotonic()) / points, []
    for _ in range(points):
        await asyncio.sleep(gap)
        found.append(megabytes(pid))
    return found


async def endure(server: RunningServer, part: str, minutes: float, points: int = POINTS) -> Curve:
    """Let people sit down, then play for so long, with floods or without, and read the memory meanwhile."""
    tally = MoveTally()
    tables = await sit_down(server.port, tally)
    tally.since, end = 0.0, time.monotonic() + 60 * minutes
    work = [play(tables, end)] + ([flood(server.port, end)] if part == "floods" else [])
    tasks = [asyncio.create_task(one) for one in work]
    found = await watch(server.pid, end, points)
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*tasks), 60.0)
    return Curve(part, minutes, len(tally.waits), tuple(found))


def main() -> None:
    """Run the full form, and print both curves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--fault", choices=FAULTS)
    asked, began = parser.parse_args(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        started = faulty_server(Path(folder) / "tables.db", asked.fault, **SETTINGS)
        with started as server:
            curves = [asyncio.run(endure(server, part, asked.minutes)) for part in asked.parts]
    steep = [curve.part for curve in curves if not curve.is_flat]
    show("R25", began, curves=curves, steep=steep)
    raise SystemExit(bool(steep))


if __name__ == "__main__":
    main()
