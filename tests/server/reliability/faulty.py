"""A server process with a planted fault."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from server.clients import RunningServer
from server.reliability.hasty import Hasty

from sideline.server import serve as running
from sideline.server.front import line
from sideline.server.front.answers.house import HouseAnswers
from sideline.server.front.asking import AskingLine
from sideline.server.front.gate import Allowance
from sideline.server.front.limits import Bucket
from sideline.server.front.socket import Connection
from sideline.server.protocol.sight import Line
from sideline.server.store import Entry, open_store
from sideline.server.table import seen
from sideline.server.table.audience import Audience
from sideline.server.table.course import Course
from sideline.server.table.journal import Journal
from sideline.server.table.requests import Request
from sideline.server.table.seen import Eye, Told
from sideline.server.table.table import Table

TESTS = Path(__file__).parents[2]


def acknowledge_early() -> None:
    """Say yes before the commit: what is not written dies with the process."""
    running.open_store = lambda url: Hasty(open_store(url))  # type: ignore[attr-defined]


def forget_ids() -> None:
    """Know no id and ask for no version: a message that comes twice happens twice."""
    honest = Journal._entry

    def entry(journal: Journal, request: Request) -> Entry:
        name = token_hex(8) if request.id in journal._known else request.id
        return honest(journal, request._replace(id=name, version=None))

    async def find(journal: Journal, request_id: str) -> None:
        return None

    Journal._entry = entry  # type: ignore[method-assign]
    Journal.find = find  # type: ignore[method-assign]


def lose_a_line() -> None:
    """Leave out one of the lines that somebody has missed."""
    honest = Told.since

    def since(told: Told, course: Course, eye: Eye, version: int) -> tuple[Line, ...]:
        lines = honest(told, course, eye, version)
        return lines[1:] if len(lines) > 1 else lines

    Told.since = since  # type: ignore[method-assign]


def think_in_the_loop() -> None:
    """Let every table wait while one is told what happened."""
    honest = Audience.tell_change

    def tell_change(audience: Audience, *given: Any) -> None:
        time.sleep(0.1)
        honest(audience, *given)

    Audience.tell_change = tell_change  # type: ignore[method-assign]


def answer_nothing() -> None:
    """Let malformed messages pass without a word."""
    Connection._complain = lambda page, why: None  # type: ignore[method-assign]


def keep_everything(each: int = 50_000) -> None:
    """Never forget a message."""
    honest, kept = Connection._serve, []

    async def serve(page: Connection, received: Any) -> None:
        kept.append(bytes(each).replace(b"\0", b"x"))
        await honest(page, received)

    Connection._serve = serve  # type: ignore[method-assign]


def keep_heaps() -> None:
    """Keep a megabyte for every message: a few of them show."""
    keep_everything(1_000_000)


def break_health() -> None:
    """Let one of the HTTP operations fail."""

    async def health(house: HouseAnswers, asked: Any) -> Any:
        raise RuntimeError("planted")

    HouseAnswers.health = health  # type: ignore[method-assign]


def know_no_limits() -> None:
    """Let everybody ask as often as they like."""
    Bucket.take = lambda bucket: True  # type: ignore[method-assign]


def count_no_frames() -> None:
    """Count neither bytes nor frames where they come in."""
    Allowance.spend = lambda allowance, amount: True  # type: ignore[method-assign]
    line.MOST_PIECES = 10**9  # type: ignore[misc]


def wait_for_ever() -> None:
    """Set no timer for somebody who asks slowly."""
    AskingLine._wait_for = lambda asking, seconds: None  # type: ignore[method-assign]


def die_of_odds() -> None:
    """Do not live through odds that are found out in the event loop."""
    seen.shown_odds = lambda odds, say: os._exit(1)  # type: ignore[assignment]


def trust_any_token() -> None:
    """Take whoever shows a token, of whatever table and whenever given, for the holder of the first seat."""
    Table.seats_of = lambda table, token: (0,) if token else ()  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        acknowledge_early,
        forget_ids,
        lose_a_line,
        think_in_the_loop,
        answer_nothing,
        keep_everything,
        keep_heaps,
        break_health,
        know_no_limits,
        count_no_frames,
        wait_for_ever,
        die_of_odds,
        trust_any_token,
    )
}


def program(fault: str) -> list[str]:
    """How a server with a fault is started; its settings follow."""
    start = "import sys; sys.path.insert(0, sys.argv[1]); from server.reliability import faulty"
    return [sys.executable, "-c", f"{start}; sys.exit(faulty.main(sys.argv[2:]))", str(TESTS), fault]


class FaultyServer(RunningServer):
    """A server process as any other, with a fault if one is named."""

    def __init__(self, database: str | Path, fault: str | None = None, **settings: Any) -> None:
        super().__init__(database, **settings)
        self.fault = fault

    def start(self) -> "FaultyServer":
        if self.fault is None:
            super().start()
            return self
        command = [*program(self.fault), msgspec.json.encode(self.settings).decode()]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log)
        assert self._process.stdout is not None
        if not self._process.stdout.readline().strip():
            raise RuntimeError(f"The server did not start: {self.log()}")
        return self


@contextmanager
def faulty_server(database: Path, fault: str | None, **settings: Any) -> Iterator[FaultyServer]:
    """A server, with a fault if one is named, until it is no longer needed."""
    server = FaultyServer(database, fault, **settings).start()
    try:
        yield server
    finally:
        server.stop()
        server.forget_log()


def main(arguments: list[str]) -> int:
    """Plant a fault and serve."""
    fault, settings = arguments
    FAULTS[fault]()
    return running.main([settings])
