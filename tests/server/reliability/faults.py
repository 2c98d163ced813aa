"""R14: trouble with the database: typed errors within 5 s, nothing acknowledged is lost, and it mends itself.

PYTHONPATH=tests python -m server.reliability.faults --seconds 10
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
from server.postgres import Postgres, is_root
from server.reliability.audit import Verdict, audit
from server.reliability.players import Player, Tally, look_on, play_on

from sideline.server.store import Store, open_store
from sideline.server.store.sqlite.file import SqliteFile
from sideline.server.store.sqlite.store import SqliteStore

TABLES = 20
WARM_UP = 100
"""Acknowledgements before the fault strikes."""
GIVE_UP = 30.0


class Endured(msgspec.Struct, frozen=True):
    """How a store came through: its errors, the longest wait for any answer, and the seconds to recover."""

    fault: str
    errors: dict[str, int]
    slowest: float
    recovered: float
    verdict: Verdict


class Fault:
    """Something that goes wrong with a database; `is_noticed` says whether moves must fail meanwhile."""

    is_noticed = True

    def __init__(self, place: Any) -> None:
        self.place = place

    def strike(self, store: Store) -> None:
        raise NotImplementedError

    def lift(self, store: Store) -> None:
        """Take the trouble away; some mend themselves."""


def parts(path: Path) -> list[Path]:
    """The files that make up a SQLite database."""
    return [part for suffix in ("", "-wal", "-shm") if (part := path.with_name(path.name + suffix)).exists()]


class DiskFull(Fault):
    """There is no room left: a small disk is filled up, or (where we may not mount) the file may not grow."""

    def strike(self, store: Store) -> None:
        if not os.path.ismount(self.place.parent):
            connection(store).execute("pragma max_page_count = 1")
            return
        with suppress(OSError), (self.place.parent / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(1024))

    def lift(self, store: Store) -> None:
        if not os.path.ismount(self.place.parent):
            connection(store).execute("pragma max_page_count = 1000000")
        (self.place.parent / "filler").unlink(missing_ok=True)


class Locked(Fault):
    """Another program holds the write lock."""

    def strike(self, store: Store) -> None:
        self.other = sqlite3.connect(self.place, isolation_level=None, check_same_thread=False, timeout=10)
        self.other.execute("begin immediate")

    def lift(self, store: Store) -> None:
        self.other.execute("rollback")
        self.other.close()


class ReadOnly(Fault):
    """Nothing may be written: the files are made immutable, or (where we may not) the connection is.

    The file of shared memory too: the kernel ends a process that writes to the mapped memory of such a file.
    """

    def strike(self, store: Store) -> None:
        between_commits(store, lambda: self._spoil(store))

    def _spoil(self, store: Store) -> None:
        if not is_root() or not immutable(self.place, "+i"):
            connection(store).execute("pragma query_only = on")

    def lift(self, store: Store) -> None:
        immutable(self.place, "-i")


class Deleted(Fault):
    """All files of the database are deleted; the store writes them anew from what it has open."""

    is_noticed = False

    def strike(self, store: Store) -> None:
        for part in parts(self.place):
            part.unlink()


class FileDeleted(Fault):
    """The main file is deleted, its write-ahead log is left lying around."""

    is_noticed = False

    def strike(self, store: Store) -> None:
        self.place.unlink()


class LogDeleted(Fault):
    """The write-ahead log is deleted under a database that is left in place."""

    is_noticed = False

    def strike(self, store: Store) -> None:
        for part in parts(self.place)[1:]:
            part.unlink()


class MemoryCut(Fault):
    """The file of shared memory is emptied: whoever touches what was mapped of it is ended by the kernel."""

    is_noticed = False

    def strike(self, store: Store) -> None:
        memory = self.place.with_name(self.place.name + "-shm")
        between_commits(store, lambda: os.truncate(memory, 0))


class Moved(Fault):
    """The files are moved away, and later back."""

    def strike(self, store: Store) -> None:
        (self.place.parent / "elsewhere").mkdir()
        for part in parts(self.place):
            part.rename(part.parent / "elsewhere" / part.name)

    def lift(self, store: Store) -> None:
        for part in (self.place.parent / "elsewhere").iterdir():
            part.rename(self.place.parent / part.name)


class Restarted(Fault):
    """PostgreSQL stops dead, and is started again later."""

    def strike(self, store: Store) -> None:
        self.place.stop("immediate")

    def lift(self, store: Store) -> None:
        self.place.start()


class Frozen(Fault):
    """PostgreSQL keeps its connections and answers nothing."""

    def strike(self, store: Store) -> None:
        self.place.signal(signal.SIGSTOP)

    def lift(self, store: Store) -> None:
        self.place.signal(signal.SIGCONT)


class TableLocked(Fault):
    """Somebody holds a lock on the log."""

    def strike(self, store: Store) -> None:
        self.other = subprocess.Popen(
            [self.place.binaries / "psql", "-X", "-q", "-d", self.place.url()],
            stdin=subprocess.PIPE,
            text=True,
        )
        assert self.other.stdin
        self.other.stdin.write("begin; lock table sideline.entries in access exclusive mode;\n")
        self.other.stdin.flush()

    def lift(self, store: Store) -> None:
        self.other.communicate("rollback;\n")


class ReadOnlyServer(Fault):
    """PostgreSQL takes no writes."""

    def strike(self, store: Store) -> None:
        self.place.execute("alter system set default_transaction_read_only = on", "select pg_reload_conf()")

    def lift(self, store: Store) -> None:
        writable = "set default_transaction_read_only = off"
        self.place.execute(
            writable, "alter system reset default_transaction_read_only", "select pg_reload_conf()"
        )


class Disconnected(Fault):
    """All connections are cut, once."""

    is_noticed = False

    def strike(self, store: Store) -> None:
        self.place.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )


SQLITE_FAULTS: list[type[Fault]] = [
    DiskFull,
    Locked,
    ReadOnly,
    Deleted,
    FileDeleted,
    LogDeleted,
    MemoryCut,
    Moved,
]
POSTGRES_FAULTS: list[type[Fault]] = [Restarted, Frozen, TableLocked, ReadOnlyServer, Disconnected]


def file_of(store: Store) -> SqliteFile:
    """The file of a SQLite store: for troubles that cannot be made from outside."""
    inner = getattr(store, "store", store)
    assert isinstance(inner, SqliteStore)
    return inner._file


def connection(store: Store) -> sqlite3.Connection:
    """The connection with which a SQLite store writes."""
    return file_of(store).writer


def between_commits(store: Store, deed: Callable[[], None]) -> None:
    """Do something while nobody reads or writes: what happens within a commit, a store does not see."""
    file, done = file_of(store), Event()

    def mend() -> None:
        del vars(file)["mend"]
        with file._reading:
            deed()
        done.set()
        file.mend()

    vars(file)["mend"] = mend
    assert done.wait(GIVE_UP)


def immutable(path: Path, change: str) -> bool:
    if shutil.which("chattr") is None:
        return False
    command = ["chattr", change, *parts(path)]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Mount a file system of 4 MB, if we may; otherwise the folder itself has to do."""
    folder.mkdir(exist_ok=True)
    mounted = is_root() and mount("-t", "tmpfs", "-o", "size=4m", "tmpfs", folder)
    try:
        yield folder
    finally:
        if mounted:
            subprocess.run(["umount", folder], check=True)


def mount(*arguments: object) -> bool:
    command = ["mount", *map(str, arguments)]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0


@asynccontextmanager
async def playing(store: Store, tally: Tally) -> AsyncIterator[list[Player]]:
    """Let twenty tables play at a steady pace, with somebody looking on, whatever happens to the store."""
    players = [Player(store, f"table-{number}", tally) for number in range(TABLES)]
    for player in players:
        await player.sit_down()
    enough = asyncio.Event()
    coroutines = [act(player, 0.02, enough) for player in players for act in (play_on, look_on)]
    tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]
    try:
        yield players
    finally:
        enough.set()
        await asyncio.gather(*tasks)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(GIVE_UP):
        while not condition():
            await asyncio.sleep(0.005)


async def endure(
    url: str, fault: Fault, *, seconds: float, spoil: Callable[[Store], Any] = lambda store: store
) -> Endured:
    """Play, let the fault strike, hold it, lift it, and play on; then look for everything acknowledged."""
    store, tally = spoil(open_store(url)), Tally()
    await store.open()
    try:
        recovered = await play_through(store, fault, tally, seconds)
    finally:
        await store.close()
    verdict = await audit(url, tally.acknowledged)
    name, slowest = type(fault).__name__, round(tally.slowest, 2)
    return Endured(name, dict(tally.errors), slowest, round(recovered, 2), verdict)


async def play_through(store: Store, fault: Fault, tally: Tally, seconds: float) -> float:
    """Play before, during and after a fault; return after how many seconds every table played again."""
    async with playing(store, tally) as players:
        await until(lambda: len(tally.acknowledged) >= WARM_UP)
        await asyncio.to_thread(fault.strike, store)
        try:
            await until(lambda: bool(tally.errors) or not fault.is_noticed)
            await asyncio.sleep(seconds)
        finally:
            await asyncio.to_thread(fault.lift, store)
        lifted, known, tables = time.monotonic(), len(tally.acknowledged), {one.table for one in players}
        await until(lambda: {one.table for one in tally.acknowledged[known:]} == tables)
        return time.monotonic() - lifted


async def endure_sqlite(kind: type[Fault], folder: Path, *, seconds: float) -> Endured:
    """Bring a fault upon SQLite."""
    if kind is not DiskFull:
        path = folder / "tables.db"
        return await endure(str(path), kind(path), seconds=seconds)
    with small_disk(folder / "disk") as disk:
        return await endure(str(disk / "tables.db"), kind(disk / "tables.db"), seconds=seconds)


async def endure_postgres(kind: type[Fault], server: Postgres, *, seconds: float) -> Endured:
    """Bring a fault upon PostgreSQL."""
    return await endure(server.empty_database(), kind(server), seconds=seconds)


def is_bearable(endured: Endured) -> bool:
    """What R14 asks for."""
    return endured.verdict.is_clean and endured.slowest <= 5 and endured.recovered <= 5


async def endure_all(seconds: float) -> list[Endured]:
    found: list[Endured] = []
    for kind in SQLITE_FAULTS:
        with tempfile.TemporaryDirectory() as folder:
            found.append(await endure_sqlite(kind, Path(folder), seconds=seconds))
    server = Postgres()
    server.start()
    try:
        found += [await endure_postgres(kind, server, seconds=seconds) for kind in POSTGRES_FAULTS]
    finally:
        server.remove()
    return found


def main() -> None:
    """Run the full form and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each fault lasts")
    found = asyncio.run(endure_all(parser.parse_args().seconds))
    for endured in found:
        print(json.dumps({**msgspec.to_builtins(endured), "bearable": is_bearable(endured)}))
    raise SystemExit(not all(map(is_bearable, found)))


if __name__ == "__main__":
    main()
