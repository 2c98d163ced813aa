"""A SQLite file with two connections: one writes and checkpoints, the other reads."""

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sideline.server.store.base import PATIENCE, Unavailable
from sideline.server.store.sqlite.schema import migrate
from sideline.server.store.sqlite.watch import Lasts, MainFile, SharedMemory

BUSY_SECONDS: Final = 0.2
"""How long SQLite itself waits for a lock; longer waiting is ours, so that it can be given up."""

PERSISTS: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL})
"""Troubles that leave a connection as good as new."""

Inode = tuple[int, int] | None


def is_busy(error: Exception) -> bool:
    """Whether somebody else holds the lock."""
    return code(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def code(error: Exception) -> int:
    """Return the primary result code of an error."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


class SqliteFile:
    """The database on the disk, which may be locked, filled up, moved or deleted while we have it open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._parts = (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm"))
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = threading.Lock()
        self._opened: list[Inode] = []
        self._anchor = -1
        self._shared = SharedMemory()
        self._main = MainFile(path)

    def open(self) -> None:
        """Connect for writing, laying the tables out where they are missing; wait a little for a lock."""
        prepare(self.path)
        deadline = time.monotonic() + PATIENCE
        while self._writer is None:
            try:
                self._connect()
            except sqlite3.OperationalError as error:
                if not is_busy(error) or time.monotonic() > deadline:
                    raise

    def close(self) -> None:
        """Let go of the file; a connection that must not be touched now is left as it is."""
        with self._reading, suppress(Unavailable):
            self._shared.check()
            self._disconnect()

    @property
    def writer(self) -> sqlite3.Connection:
        """The connection that writes, for the writing thread alone."""
        if self._writer is None:
            self._connect()
        assert self._writer
        return self._writer

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection that reads; one reader at a time."""
        with self._reading:
            self._shared.check()
            self._main.refuse_spoiled()
            try:
                if self._reader is None:
                    self._reader = connect(self.path)
                    self._reader.execute("pragma query_only = on")
                yield self._reader
            except sqlite3.Error:
                self._drop_reader()
                raise

    def size(self) -> int:
        """Return how many bytes the parts have on the disk."""
        return sum(part.stat().st_size for part in self._parts if part.exists())

    def mend(self) -> None:
        """Make sure that what was committed is where the next start will look for it, or raise."""
        self._shared.check()
        if self._writer is None or self._inodes() == self._opened:
            return
        with self._reading:
            self._rescue(self._writer)
            self._disconnect()
        self._connect()

    def check(self, written: Callable[[], Lasts], *, is_ours: bool = False) -> None:
        """Raise if the main file was written to, and no longer holds what we last wrote.

        It is written to by checkpoints alone: by ours, inside a commit, and by those of other processes.
        """
        if self._writer is None:
            return
        self._main.refuse_spoiled()
        if not self._main.is_known():
            self._main.learn(connect(self.path), self._writer, written(), is_thorough=not is_ours)
            self._main.refuse_spoiled()

    def recover(self, error: Exception) -> None:
        """Undo what is half done; after the worse troubles connect anew next time."""
        if self._writer is None:
            return
        with suppress(sqlite3.Error):
            if self._writer.in_transaction:
                self._writer.execute("rollback")
        if code(error) not in PERSISTS and self._inodes() == self._opened:
            with suppress(sqlite3.Error, OSError):
                self.close()

    def _connect(self) -> None:
        connection = connect(self.path)
        try:
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma journal_size_limit = 16777216")
            connection.execute("pragma secure_delete = on")
            migrate(connection)
        except BaseException:
            connection.close()
            raise
        self._writer, self._opened = connection, self._inodes()
        self._shared.open(self._parts[2])
        self._main.open()
        self._anchor = os.open(self.path, getattr(os, "O_PATH", os.O_RDONLY))

    def _disconnect(self) -> None:
        self._drop_reader()
        if self._writer is not None:
            self._writer.close()
            self._writer = None
            self._shared.close()
            self._main.close()
            os.close(self._anchor)

    def _drop_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _inodes(self) -> list[Inode]:
        return [inode(part) for part in self._parts]

    def _rescue(self, connection: sqlite3.Connection) -> None:
        """Save what only our open connection still holds: the whole file, or the write-ahead log."""
        if inode(self.path) is None:
            if os.fstat(self._anchor).st_nlink:
                raise Unavailable(f"The database {self.path.name} has been moved away.")
            self._write_out(connection)
        elif inode(self.path) == self._opened[0]:
            busy, _, _ = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
            if busy:
                raise Unavailable(
                    f"The write-ahead log of {self.path.name} is gone, and somebody holds a lock."
                )

    def _write_out(self, connection: sqlite3.Connection) -> None:
        """Put a deleted database back: its content lives as long as it is open."""
        for part in self._parts:
            part.unlink(missing_ok=True)
        copy = self.path.with_name(self.path.name + "-mending")
        copy.unlink(missing_ok=True)
        prepare(copy)
        connection.execute("vacuum into ?", (str(copy),))
        sync(copy)
        copy.rename(self.path)
        sync(self.path.parent)


def prepare(path: Path) -> None:
    """Make a file that nobody else may read, unless there is one: it will hold the seeds of live matches."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection to a file that is there; we begin and end its transactions ourselves."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=512,
    )


def inode(path: Path) -> Inode:
    """Say which file is at a path; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def sync(path: Path) -> None:
    """Wait until a file or a folder is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
