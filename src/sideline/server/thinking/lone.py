"""A process of its own for what may take long: it starts when somebody first asks, and can be stopped."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sideline.server.thinking.pool import TooLate, Worker
from sideline.server.thinking.worker import Question

T = TypeVar("T")
News = TypeVar("News")


class LoneWorker:
    """One process that answers one question after the other; who asks meanwhile waits.

    A process that was left without having answered is stopped, for the next question would get that answer.
    """

    def __init__(self, first: float) -> None:
        self._first = first
        self._turn = asyncio.Lock()
        self._worker: Worker | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return None if self._worker is None else self._worker.pid

    async def ask(self, question: Question, answer: type[T], seconds: float) -> T:
        """Ask one question; the first about a game may take longer, because the game is loaded."""
        async with self._lent() as worker:
            return await worker.ask(question, answer, seconds, self._first)

    async def ask_at_length(
        self,
        question: Question,
        answer: type[T],
        news: type[News],
        hear: Callable[[News], None],
        seconds: float,
    ) -> T:
        """Ask one question and hear the news before its answer, none of it later than so many seconds."""
        async with self._lent() as worker:
            return await worker.ask_at_length(question, answer, news, hear, seconds)

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Worker]:
        async with self._turn:
            try:
                yield await self._started()
            except (TimeoutError, OSError) as why:
                await self.stop()
                raise TooLate(str(why)) from why
            except BaseException:
                await self.stop()
                raise

    async def _started(self) -> Worker:
        if self._worker is None:
            self._worker = Worker()
            await self._worker.start()
        return self._worker

    async def stop(self) -> None:
        """Stop the process, whatever it is at."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.stop()
