"""Bots think in processes of their own, which can be killed; the event loop never waits for them."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from secrets import randbits
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from sideline.bots.bot import BOTS
from sideline.bots.greedy import Greedy
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.playout import best_looking
from sideline.engine.rng import new_rng
from sideline.server.config import Settings
from sideline.server.metrics import Metrics
from sideline.server.thinking.compiling import Warming, address_with_seats, needs_compiler
from sideline.server.thinking.printings import named_packs
from sideline.server.thinking.worker import BotAnswer, BotQuestion, Question

SEED_BITS: Final = 62
START_TIME: Final = 60.0
REST: Final = 1.0
LONGEST_LINE: Final = 16_000_000

logger = logging.getLogger(__name__)
T = TypeVar("T")
News = TypeVar("News")


class TooLate(Exception):
    """A worker did not answer in time, or has died."""


class Worker:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._games: set[str] = set()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it is ready; in a session of its own it hears no Ctrl+C."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sideline.server.thinking.worker", str(os.getpid()), *named_packs()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        await asyncio.wait_for(self._line(), START_TIME)

    async def ask(self, question: Question, answer: type[T], seconds: float, first: float) -> T:
        """Ask one question; the first about a game may take longer, because the game is loaded."""
        limit = seconds if question.game in self._games else seconds + first
        self._write(question)
        found: T = await self._read(answer, limit)
        self._games.add(question.game)
        return found

    async def ask_at_length(
        self,
        question: Question,
        answer: type[T],
        news: type[News],
        hear: Callable[[News], None],
        seconds: float,
    ) -> T:
        """Ask one question and hear the news before its answer, none of it later than so many seconds."""
        self._write(question)
        while not isinstance(found := await self._read(answer | news, seconds), answer):
            hear(found)
        return found

    def _write(self, question: Question) -> None:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        except (OSError, RuntimeError) as why:
            raise TooLate from why

    async def _read(self, kind: Any, seconds: float) -> Any:
        try:
            return msgspec.json.decode(await asyncio.wait_for(self._line(), seconds), type=kind)
        except (TimeoutError, OSError, RuntimeError, msgspec.DecodeError) as why:
            raise TooLate from why

    async def _line(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise TooLate
        return line

    async def stop(self) -> None:
        """Kill the process."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process._transport.close()  # type: ignore[attr-defined]


class BotPool:
    """A few processes that think, one after the other of those that wait for them.

    A bot whose worker dies or takes too long, or that waits too long for one, gets the move that looks best.
    """

    def __init__(self, settings: Settings, metrics: Metrics, warming: Warming) -> None:
        self._settings, self._metrics, self._warming = settings, metrics, warming
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._waiting = 0
        self._starting: set[asyncio.Task[None]] = set()
        self._stopping: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [worker.pid for worker in self._all if worker.pid is not None]

    @property
    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        return self._waiting

    def open(self) -> None:
        """Start the workers."""
        for _ in range(self._settings.bot_workers):
            self._start_one()

    async def close(self) -> None:
        """Stop the workers; those that are being stopped already are seen off too."""
        for task in tuple(self._starting):
            task.cancel()
        await asyncio.gather(*self._starting, *self._stopping, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._all))
        self._all.clear()

    def stand_in(self) -> str:
        """Name the bot that sits in for people who have left."""
        return Greedy().name

    async def decide(self, match: Match, bot: str) -> int:
        """Return an action for the seat to act; whatever happens, there is one."""
        seen = match.as_seen_by(match.to_act, new_rng(randbits(SEED_BITS)))
        able = self._able(bot, address_with_seats(match.game))
        game, seed = match.game, randbits(SEED_BITS)
        question = BotQuestion(game.name, game.seats, able, seen.tobytes(), seed, game.pack_mark)
        try:
            action = await self._ask(question)
        except TooLate:
            self._metrics.count("bots", "fallback")
            return await asyncio.to_thread(quick_choice, seen)
        self._metrics.count("bots", "decided")
        return action

    def _able(self, bot: str, game: str) -> str:
        """Return the bot, or one that needs no compiler while the game is not compiled."""
        if bot in BOTS and (self._warming.is_ready(game) or not needs_compiler(BOTS[bot])):
            return bot
        self._metrics.count("bots", "stood-in")
        return self.stand_in()

    async def _ask(self, question: BotQuestion) -> int:
        if self._waiting >= self._settings.bot_queue:
            raise TooLate
        worker = await self._free_worker()
        try:
            limit = self._settings.bot_budget + self._settings.bot_grace
            found = await worker.ask(question, BotAnswer, limit, self._settings.bot_first)
        except BaseException as why:
            self._replace(
                worker, "it was too slow or has died" if isinstance(why, TooLate) else "nobody waits"
            )
            raise
        self._idle.put_nowait(worker)
        return found.action

    async def _free_worker(self) -> Worker:
        self._waiting += 1
        began = perf_counter()
        try:
            return await asyncio.wait_for(self._idle.get(), self._settings.bot_wait)
        except TimeoutError as why:
            raise TooLate from why
        finally:
            self._waiting -= 1
            self._metrics.took("bot_wait", perf_counter() - began)

    def _replace(self, worker: Worker, why: str) -> None:
        logger.warning("a bot was stopped", extra={"pid": worker.pid, "why": why})
        self._metrics.count("bots", "stopped")
        self._all.discard(worker)
        start_among(self._stopping, worker.stop())
        self._start_one()

    def _start_one(self) -> None:
        start_among(self._starting, self._welcome())

    async def _welcome(self) -> None:
        """Start a worker; if that fails, try again later."""
        while True:
            worker = Worker()
            self._all.add(worker)
            try:
                await worker.start()
            except (TooLate, TimeoutError, OSError):
                logger.exception("a worker for bots cannot be started")
                self._all.discard(worker)
                await worker.stop()
                await asyncio.sleep(REST)
            else:
                self._idle.put_nowait(worker)
                return


def start_among(others: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
    """Start something that is kept among others of its kind until it is done."""
    task = asyncio.get_running_loop().create_task(work)
    others.add(task)
    task.add_done_callback(others.discard)


def quick_choice(seen: States) -> int:
    """Return the move that looks best at once."""
    return best_looking(seen, new_rng())
