"""The one thread that writes to SQLite: what is asked for while a commit runs goes into the next one."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

import msgspec

from sideline.server.store.base import LIMIT, PATIENCE, StoreError, Unavailable
from sideline.server.store.ledger import Append
from sideline.server.store.sqlite.file import SqliteFile, is_busy
from sideline.server.store.sqlite.ledger import append_all
from sideline.server.store.sqlite.memory import Memory

logger = logging.getLogger(__name__)

LARGEST_BATCH: Final = 500
IDLE_SECONDS: Final = 1.0
"""How often an idle writer looks whether its file is still there."""
LINGER: Final = 0.005
"""How long a writer that had company last time waits for more: a commit costs as much as several moves.

R4 promises a median of 10 ms, and those who were waited for are answered one after the other.
"""


class Change(NamedTuple):
    """Something else than an append that is done to a table."""

    table: str
    carry_out: Callable[[sqlite3.Connection], Any]


Work = Append | Change
Outcome = tuple["Job", Any]


class Job(msgspec.Struct, eq=False):
    """Something to write, who waits for it, and since when."""

    work: Work
    done: asyncio.Future[Any]
    asked: float


class Writer(threading.Thread):
    """Writes jobs in batches; nobody is answered before the commit that holds their job is on the disk."""

    def __init__(self, file: SqliteFile, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="sideline-writer", daemon=True)
        self._file = file
        self._loop = loop
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._finished = False
        self._is_busy = False
        self._asked: list[Job] = []
        self._memory = Memory()

    def ask(self, work: Work) -> asyncio.Future[Any]:
        """Queue something to write; the future is done after the commit, or when the disk does not answer."""
        job = Job(work, self._loop.create_future(), time.monotonic())
        if not self._asked:
            self._loop.call_later(LIMIT, self._give_up)
        self._asked.append(job)
        self._queue.put(job)
        return job.done

    def _give_up(self) -> None:
        """Answer jobs that have waited too long; one timer for all, because one for each costs too much."""
        latest = time.monotonic() - LIMIT
        waiting = [job for job in self._asked if not job.done.done()]
        deliver(fail([job for job in waiting if job.asked <= latest], "The disk does not answer."))
        self._asked = [job for job in waiting if job.asked > latest]
        if self._asked:
            self._loop.call_later(self._asked[0].asked - latest, self._give_up)

    def finish(self) -> None:
        """Write what was asked for before, then end."""
        self._queue.put(None)
        self.join()

    def run(self) -> None:
        """Write until told to finish."""
        while not self._finished:
            self._carry_out(self._gather())

    def _gather(self) -> list[Job]:
        """Wait for a job, and take what else is there; nothing after a while of silence."""
        batch: list[Job] = []
        with suppress(Empty):
            job = self._queue.get(timeout=IDLE_SECONDS)
            if self._is_busy:
                time.sleep(LINGER)
            while job and len(batch) < LARGEST_BATCH - 1:
                batch.append(job)
                job = self._queue.get_nowait()
            self._finished = job is None
            batch.extend([job] if job else [])
        self._is_busy = len(batch) > 1
        return [job for job in batch if not job.done.done()]

    def _carry_out(self, batch: list[Job]) -> None:
        """Write a batch, and answer; an empty one only looks after the file."""
        try:
            self._file.mend()
            self._file.check(self._memory.written)
            self._begin(batch)
            outcomes = self._write(batch)
            self._file.mend()
            self._file.check(self._memory.written, is_ours=bool(batch))
        except StoreError as error:
            outcomes = fail(batch, str(error))
        except (sqlite3.Error, OSError) as error:
            self._file.recover(error)
            outcomes = fail(batch, f"The database cannot be written now: {error}.")
        except Exception as error:
            logger.exception("a batch could not be written")
            self._file.recover(error)
            outcomes = fail(batch, "The database cannot be written now.")
        self._answer(outcomes)

    def _begin(self, batch: list[Job]) -> None:
        """Take the write lock; who has waited too long is let go, and the file looked after meanwhile."""
        while batch:
            try:
                self._file.writer.execute("begin immediate")
                return
            except sqlite3.OperationalError as error:
                if not is_busy(error):
                    raise
                self._let_go(batch)
                self._file.mend()

    def _let_go(self, batch: list[Job]) -> None:
        latest = time.monotonic() - PATIENCE
        late = [job for job in batch if job.asked < latest]
        batch[:] = [job for job in batch if job.asked >= latest]
        self._answer(fail(late, "The database is locked."))

    def _write(self, batch: Sequence[Job]) -> list[Outcome]:
        """Write a batch and commit it: changes one by one, appends all together."""
        if not batch:
            return []
        connection = self._file.writer
        outcomes: list[Outcome] = []
        jobs: list[Job] = []
        appends: list[Append] = []
        for job in batch:
            if isinstance(job.work, Append):
                jobs.append(job)
                appends.append(job.work)
            else:
                self._memory.forget(job.work.table)
                outcomes.append((job, change(connection, job.work)))
        outcomes.extend(zip(jobs, append_all(connection, appends, self._memory), strict=True))
        connection.execute("commit")
        self._memory.committed()
        return outcomes

    def _answer(self, outcomes: Sequence[Outcome]) -> None:
        if outcomes:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(deliver, outcomes)


def change(connection: sqlite3.Connection, work: Change) -> Any:
    """Do one piece of work of a batch; a refusal undoes this one alone."""
    connection.execute("savepoint job")
    try:
        return work.carry_out(connection)
    except StoreError as refusal:
        connection.execute("rollback to job")
        return refusal
    finally:
        if connection.in_transaction:
            connection.execute("release job")


def fail(jobs: Sequence[Job], sentence: str) -> list[Outcome]:
    """Answer jobs that could not be written."""
    return [(job, Unavailable(sentence)) for job in jobs]


def deliver(outcomes: Sequence[Outcome]) -> None:
    """Tell those who still wait what became of their jobs."""
    for job, answer in outcomes:
        if job.done.done():
            continue
        if isinstance(answer, StoreError):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)
