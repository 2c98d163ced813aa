"""What may be done to a database behind our back, seen before it does harm.

SQLite maps the file of shared memory (`-shm`) into this process: to touch it after it was cut short, or to
write to it after it was made immutable, ends the process on the spot. And it does not look again at what it
has read of the main file: after that was overwritten in place it would go on as if nothing had happened.
"""

import os
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sideline.server.store.base import Unavailable
from sideline.server.store.sqlite.schema import APPLICATION

GET_FLAGS: Final = 0x80086601
IMMUTABLE: Final = 0x10
HEADER: Final = 100
COUNTS: Final = """
    select (select count(*) from tables), (select count(*) from entries), (select count(*) from holders)"""
LOST: Final = """
    with lasts (id, version, sealed) as (values {}) select 1 from lasts
    where exists (select 1 from tables where tables.id = lasts.id) and not exists (
        select 1 from entries where table_id = lasts.id and seq = version and hash = sealed) limit 1"""
"""Whether one of these entries is not in the log of its table, which is there."""
HANDLES: Final[dict[tuple[int, int], tuple[int, int]]] = {}
"""For every file that is looked at its handle, and how many look at it."""

Stamp = tuple[int, int] | None
Lasts = Mapping[str, tuple[int, bytes]]


def stamp(path: Path) -> Stamp:
    """Tell when a file was last written, and how long it is."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


class Handle:
    """A file opened for looking at it, once in a process: closing it lets go of SQLite's locks on that file.

    So it is closed by the last who looks, after the connections are closed.
    """

    def __init__(self, path: Path, flags: int) -> None:
        self._inode = inode_of(path)
        if self._inode not in HANDLES:
            HANDLES[self._inode] = os.open(path, flags), 0
        self.number, users = HANDLES[self._inode]
        HANDLES[self._inode] = self.number, users + 1

    def close(self) -> None:
        """Look no more."""
        number, users = HANDLES.pop(self._inode)
        if users > 1:
            HANDLES[self._inode] = number, users - 1
        else:
            os.close(number)


def inode_of(path: Path) -> tuple[int, int]:
    """Say which file is at a path."""
    found = path.stat()
    return found.st_dev, found.st_ino


class SharedMemory:
    """The file of shared memory, which must not be touched while that would end the process."""

    def __init__(self) -> None:
        self._handle: Handle | None = None
        self._size = 0

    def open(self, path: Path) -> None:
        """Begin to watch; there may be no such file."""
        with suppress(OSError):
            self._handle, self._size = Handle(path, os.O_RDWR), 0

    def close(self) -> None:
        """Watch no more, after all connections are closed."""
        if self._handle is not None:
            self._handle.close()
            self._handle = None

    def check(self) -> None:
        """Make it safe to touch, or raise: what was cut off is given back empty, and SQLite fills it anew."""
        if self._handle is None:
            return
        if is_immutable(self._handle.number):
            raise Unavailable("The database may not be written: its files are immutable.")
        size = os.fstat(self._handle.number).st_size
        if size < self._size:
            os.ftruncate(self._handle.number, self._size)
        self._size = max(size, self._size)


class MainFile:
    """The main file, as it was when it was last known to hold what we wrote."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: Handle | None = None
        self._known: Stamp = None
        self._spoiled: Stamp = None
        self._growth = (0, 0)

    def open(self) -> None:
        """Trust the file as it is now."""
        self._handle = Handle(self._path, os.O_RDONLY)
        self._known, self._growth = stamp(self._path), self._read_growth()

    def close(self) -> None:
        """Look no more, after all connections are closed."""
        if self._handle is not None:
            self._handle.close()
            self._handle = None

    def is_known(self) -> bool:
        """Ask whether nobody has written to it since; checkpoints do."""
        return stamp(self._path) in (self._known, None)

    def learn(
        self, fresh: sqlite3.Connection, ours: sqlite3.Connection, written: Lasts, *, is_thorough: bool
    ) -> None:
        """Look at a file that was written to, over a connection that has read nothing yet."""
        now, growth = stamp(self._path), self._read_growth()
        if holds(fresh, ours, written, is_thorough=is_thorough) and growth >= self._growth:
            self._known, self._growth = now, growth
        else:
            self._spoiled = now

    def refuse_spoiled(self) -> None:
        """Raise if the file was overwritten, and nobody has put back what was there."""
        if self._spoiled is not None and self._spoiled == stamp(self._path):
            raise Unavailable(f"The database {self._path.name} was overwritten: put back what was there.")

    def _read_growth(self) -> tuple[int, int]:
        """Read from the header how often it was changed, and how many pages it has: neither ever falls."""
        header = b"" if self._handle is None else os.pread(self._handle.number, HEADER, 0)
        return int.from_bytes(header[24:28], "big"), int.from_bytes(header[28:32], "big")


def is_immutable(handle: int) -> bool:
    """Ask whether a file may not be changed by anybody; not every file system knows that."""
    if sys.platform != "linux":
        return False
    import fcntl  # noqa: PLC0415

    try:
        flags = fcntl.ioctl(handle, GET_FLAGS, bytes(8))
    except OSError:
        return False
    return bool(int.from_bytes(flags, sys.byteorder) & IMMUTABLE)


def holds(fresh: sqlite3.Connection, ours: sqlite3.Connection, written: Lasts, *, is_thorough: bool) -> bool:
    """Ask, over a connection that has read nothing yet, whether all is there that we know of."""
    with closing(fresh):
        try:
            is_ours = fresh.execute("pragma application_id").fetchone() == (APPLICATION,)
            if is_thorough and is_ours:
                is_ours = is_whole(fresh) and has_all(fresh, ours)
            return is_ours and are_there(fresh, written)
        except sqlite3.DatabaseError:
            return False


def is_whole(fresh: sqlite3.Connection) -> bool:
    """Ask whether every page is where it belongs."""
    return bool(fresh.execute("pragma quick_check(1)").fetchone() == ("ok",))


def has_all(fresh: sqlite3.Connection, ours: sqlite3.Connection) -> bool:
    """Ask whether nothing has become less: ours remembers much of what it has read."""
    known, found = (connection.execute(COUNTS).fetchone() for connection in (ours, fresh))
    return all(now >= then for then, now in zip(known, found, strict=True))


def are_there(fresh: sqlite3.Connection, written: Lasts) -> bool:
    """Ask whether these entries are in the logs of their tables, or the tables are gone with all of it.

    In one question: between two the event loop has the interpreter, and play waits for this answer.
    """
    lasts = [(table, version, sealed) for table, (version, sealed) in written.items() if version]
    if not lasts:
        return True
    question = LOST.format(", ".join(["(?, ?, ?)"] * len(lasts)))
    return fresh.execute(question, [value for last in lasts for value in last]).fetchone() is None
