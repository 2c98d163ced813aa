"""The load of many people: tables where moves are due by the clock, and how long each took to be kept."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection
from operator import sub
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

import msgspec

from sideline.engine import registry
from sideline.engine.advance import compile_steps
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.load.crowd import PATIENCE, BadLoad, LoadedTable, MoveTally
from sideline.load.hindsight import reviewing
from sideline.server.config import Settings
from sideline.server.table.course import Course
from sideline.server.table.seen import Eye, position

MOST_PARTICIPANTS: Final = 10_000
LONGEST: Final = 3600.0
AT_ONCE: Final = 20
TASTE: Final = 40
STEAL: Final = 8
PROGRAM: Final = (sys.executable, "-m", "sideline.server.serve")
LIFTED: Final = Settings(
    host="127.0.0.1",
    messages_burst=1_000_000,
    messages_per_second=1e6,
    frames_burst=1_000_000,
    frames_per_second=1e6,
    line_bytes_burst=1_000_000_000,
    line_bytes_per_second=1e9,
    sockets=4 * MOST_PARTICIPANTS,
    sockets_per_address=4 * MOST_PARTICIPANTS,
    requests_burst=1_000_000,
    requests_per_second=1e6,
    creations_burst=1_000_000,
    creations_per_second=1e6,
    joins_burst=1_000_000,
    joins_per_second=1e6,
    connections=2 * MOST_PARTICIPANTS,
    connections_per_address=2 * MOST_PARTICIPANTS,
    tables=1_000_000,
    bot_workers=0,
    warm=False,
)


class Load(msgspec.Struct, frozen=True):
    """How many participants, how often each of them moves, and for how long after a warm-up."""

    game: str
    participants: int = 1000
    rate: float = 1.0
    seconds: float = 30.0
    database: str = ""
    warm_up: float = 3.0


class Figures(msgspec.Struct, frozen=True):
    """How a server bore a load.

    A move is timed from the moment it was due to its acknowledgement, so that nothing waits uncounted.
    `client_late_ms` tells how late the clients themselves were: if that is much, they were the bottleneck.
    `reviews` counts the matches that were reviewed meanwhile.
    `stolen` is the share of the cores that other guests of the host had meanwhile: unless it is next to
    nothing, the machine was not quiet.
    """

    game: str
    database: str
    participants: int
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    p999_ms: float
    max_ms: float
    errors: dict[str, int]
    matches_finished: int
    server_cpu: float
    server_ms_per_move: float
    client_cpu: float
    client_late_ms: float
    stolen: float
    reviews: int = 0


# The server


@contextmanager
def server_apart(database: str, program: Sequence[str] = PROGRAM) -> Iterator[int]:
    """Run a server in a process of its own, with its limits lifted; give its port."""
    settings = msgspec.structs.replace(LIFTED, port=0, database=database)
    command = [*program, msgspec.json.encode(settings).decode()]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    try:
        port = process.stdout.readline().strip()
        if not port:
            raise BadLoad("The server did not start.")
        yield int(port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate()


def cpu_seconds(port: int) -> float:
    """Ask the server how much of a core it has used."""
    http = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        http.request("GET", "/api/metrics")
        lines = http.getresponse().read().decode().splitlines()
    finally:
        http.close()
    return next(float(line.split()[1]) for line in lines if line.startswith("sideline_cpu_seconds "))


def cheapest(names: Sequence[str]) -> str:
    """Return the game whose moves cost a server least, by a short try."""
    return min(names, key=lambda name: cost(registry.load(name)))


def cost(game: Game) -> float:
    """Return the seconds that a move usually takes, with what every seat is told of it."""
    luck, taken = random.Random(game.name), []
    match = Match(game, seed=luck.randbytes(SEED_BYTES))
    for _ in range(TASTE):
        if match.is_over:
            match = Match(game, seed=luck.randbytes(SEED_BYTES))
        start = perf_counter()
        match.play(luck.choice(match.legal()))
        course = Course(match, match.to_act)
        for seat in range(game.seats):
            position(course, Eye((seat,)), bytes(SEED_BYTES))
        taken.append(perf_counter() - start)
    return median(taken)


# The run


def run_beside_reviews(
    load: Load, say: Callable[[str], None] = lambda what: None, program: Sequence[str] = PROGRAM
) -> list[Figures]:
    """Put a load on one server twice: alone, and while matches are reviewed."""
    with loaded(load, program) as port:
        alone = asyncio.run(measure(port, load, say))
        say("and again, while matches are reviewed")
        with reviewing(port, load.game) as reviewer:
            before = reviewer.done
            beside = asyncio.run(measure(port, load, say))
            return [alone, msgspec.structs.replace(beside, reviews=reviewer.done - before)]


def run(
    load: Load, say: Callable[[str], None] = lambda what: None, program: Sequence[str] = PROGRAM
) -> Figures:
    """Put a load on a server of its own, and measure; what is compiled is compiled before."""
    with loaded(load, program) as port:
        return asyncio.run(measure(port, load, say))


@contextmanager
def loaded(load: Load, program: Sequence[str]) -> Iterator[int]:
    """Run a server for a load; give its port."""
    check(load)
    compile_steps(registry.load(load.game))
    with tempfile.TemporaryDirectory() as folder:
        database = load.database or str(Path(folder) / "tables.db")
        with server_apart(database, program) as port, on_one_core():
            yield port


@contextmanager
def on_one_core() -> Iterator[None]:
    """Keep to one core, so that the server has the others: people play on machines of their own."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def check(load: Load) -> None:
    """Refuse what cannot be run."""
    seats = registry.load(load.game).seats
    if not seats <= load.participants <= MOST_PARTICIPANTS or load.participants % seats:
        raise BadLoad(
            f"{seats} to {MOST_PARTICIPANTS} participants fill tables of {seats}, not {load.participants}."
        )
    if not 0 < load.rate <= MOST_PARTICIPANTS or not 0 < load.seconds <= LONGEST:
        raise BadLoad(f"A load lasts up to {LONGEST:.0f} seconds, at a rate above 0.")


async def measure(port: int, load: Load, say: Callable[[str], None]) -> Figures:
    """Let everybody sit down and play by the clock."""
    tally, seats = MoveTally(), registry.load(load.game).seats
    count = load.participants // seats
    say(f"{load.game}: {load.participants} participants sit down at {count} tables")
    async with seated(port, load, tally, count) as tables:
        start = perf_counter()
        tally.since = start + load.warm_up
        end = tally.since + load.seconds
        gap = 1 / (load.rate * seats)
        say(f"{load.rate * load.participants:.0f} moves a second are due, for {load.seconds:.0f} s")
        plays = [
            asyncio.create_task(table.play(dues(start + gap * number / count, gap, end)))
            for number, table in enumerate(tables)
        ]
        await asyncio.sleep(load.warm_up)
        before = await asyncio.to_thread(spent, port)
        await asyncio.gather(*plays)
        after = await asyncio.to_thread(spent, port)
    return figures(load, tally, count, Spent(*map(sub, after, before)))


@asynccontextmanager
async def seated(port: int, load: Load, tally: MoveTally, count: int) -> AsyncIterator[list[LoadedTable]]:
    """Set up a number of tables, some at a time, and close them in the end."""
    tables = [LoadedTable(port, load.game, tally, random.Random(number)) for number in range(count)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: LoadedTable) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*map(open_one, tables))
    try:
        yield tables
    finally:
        await asyncio.gather(*(table.close() for table in tables), return_exceptions=True)


def dues(first: float, gap: float, end: float) -> Iterator[float]:
    """Name the moments at which moves are due at a table, whatever became of the ones before."""
    due = first
    while due < end:
        yield due
        due += gap


class Spent(NamedTuple):
    """Seconds: on the clock, of a core by the server and by the clients, and of all cores by other guests."""

    clock: float
    server: float
    clients: float
    others: float


def spent(port: int) -> Spent:
    """Read all the clocks."""
    return Spent(perf_counter(), cpu_seconds(port), process_time(), stolen_seconds())


def stolen_seconds() -> float:
    """Return how long other guests of the host had the cores of this machine, where that is told."""
    try:
        first = Path("/proc/stat").read_text(encoding="ascii").partition("\n")[0]
    except OSError:
        return 0.0
    return int(first.split()[STEAL]) / os.sysconf("SC_CLK_TCK")


def figures(load: Load, tally: MoveTally, tables: int, used: Spent) -> Figures:
    """Sum up."""
    waits, late, moves = sorted(tally.waits), sorted(tally.late), len(tally.waits)
    if not moves:
        raise BadLoad(f"Not one move was acknowledged: {dict(tally.errors)}")
    return Figures(
        game=load.game,
        database=load.database.partition(":")[0] or "sqlite",
        participants=load.participants,
        tables=tables,
        seconds=round(used.clock, 2),
        moves=moves,
        moves_per_second=round(moves / used.clock, 1),
        p50_ms=milliseconds(waits, 0.5),
        p95_ms=milliseconds(waits, 0.95),
        p99_ms=milliseconds(waits, 0.99),
        p999_ms=milliseconds(waits, 0.999),
        max_ms=milliseconds(waits, 1.0),
        errors=dict(tally.errors),
        matches_finished=tally.finished,
        server_cpu=round(used.server / used.clock, 3),
        server_ms_per_move=round(1000 * used.server / moves, 3),
        client_cpu=round(used.clients / used.clock, 3),
        client_late_ms=milliseconds(late, 0.99),
        stolen=round(used.others / (used.clock * (os.cpu_count() or 1)), 3),
    )


def milliseconds(waits: list[float], share: float) -> float:
    """Return the wait below which a share of all lies; the waits are sorted."""
    return round(1000 * waits[min(len(waits) - 1, int(len(waits) * share))], 2)
