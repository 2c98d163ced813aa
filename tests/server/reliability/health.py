"""Health is red within 5 s of any trouble with the database, says why, and is green again after it.

PYTHONPATH=tests python -m server.reliability.health
"""

import asyncio
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
from server.postgres import Postgres
from server.reliability.faults import (
    DiskFull,
    Fault,
    Frozen,
    Locked,
    Moved,
    ReadOnly,
    ReadOnlyServer,
    Restarted,
    TableLocked,
    small_disk,
)

from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.store import open_store

SQLITE: list[type[Fault]] = [Locked, ReadOnly, Moved]
POSTGRES: list[type[Fault]] = [Restarted, Frozen, TableLocked, ReadOnlyServer]
LIMIT = 5.0
RESERVE = 1_000_000
"""Of the four megabytes of the small disk."""


class Course(msgspec.Struct, frozen=True):
    """How an illness went: what was said of it, and the seconds until it was seen and until it was over."""

    fault: str
    said: list[str]
    red: float
    green: float


async def course_of(database: str, fault: Fault, *, reserve: int = 0) -> Course:
    """Let a fault strike a server that was well until its health is red; lift it until that is green."""
    house = Server(
        open_store(database), Settings(warm=False, bot_workers=0, database=database, disk_reserve=reserve)
    )
    async with house.running():
        await until(house, ill=False)
        began = time.monotonic()
        await asyncio.to_thread(fault.strike, house.store)
        try:
            said = await until(house, ill=True)
            red = time.monotonic() - began
        finally:
            await asyncio.to_thread(fault.lift, house.store)
        lifted = time.monotonic()
        await until(house, ill=False)
        return Course(type(fault).__name__, said, round(red, 2), round(time.monotonic() - lifted, 2))


async def until(house: Server, *, ill: bool) -> list[str]:
    """Ask for the health until it is as expected; return what was said."""
    while bool(troubles := await house.keeper.troubles()) != ill:
        await asyncio.sleep(0.05)
    return troubles


async def all_courses() -> list[Course]:
    found, server = [], Postgres()
    server.start()
    with ExitStack() as stack:
        stack.callback(server.remove)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        disk = stack.enter_context(small_disk(folder / "disk")) / "tables.db"
        for reserve in (RESERVE, 0):
            found.append(await course_of(str(disk), DiskFull(disk), reserve=reserve))
        for kind in SQLITE:
            path = folder / f"{kind.__name__}" / "tables.db"
            found.append(await course_of(str(path), kind(path)))
        for kind in POSTGRES:
            found.append(await course_of(server.empty_database(), kind(server)))
    return found


def main() -> int:
    """Print every course; the exit code is 1 if one was red too late."""
    courses = asyncio.run(all_courses())
    print(json.dumps([msgspec.to_builtins(course) for course in courses], indent=1))
    return int(any(course.red > LIMIT for course in courses))


if __name__ == "__main__":
    sys.exit(main())
