"""Finished matches are reviewed one after the other, in a process behind everything that is played."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import aclosing
from typing import Final

from sideline.server.config import Settings
from sideline.server.metrics import Metrics
from sideline.server.protocol.refusal import Refusal
from sideline.server.thinking.pool import TooLate, Worker
from sideline.server.thinking.worker import ReviewAnswer, ReviewProgress, ReviewQuestion

NOT_BEGUN: Final = 0.0

logger = logging.getLogger(__name__)


class Inquiry:
    """A review that is asked for: how far it is."""

    def __init__(self, question: ReviewQuestion) -> None:
        self.question = question
        self.progress = NOT_BEGUN
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a server, by the hash of the log of their match: done, under way, or failed."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings, self._metrics = settings, metrics
        self._done: OrderedDict[bytes, ReviewAnswer] = OrderedDict()
        self._jobs: dict[bytes, Inquiry] = {}
        self._failed: set[bytes] = set()
        self._turn = asyncio.Lock()
        self._worker: Worker | None = None

    def found(self, log: bytes) -> ReviewAnswer | None:
        """Return the review of a match, if there is one."""
        return self._done.get(log)

    def progress(self, log: bytes) -> float | None:
        """Return how far a review is; nothing if none is under way."""
        return self._jobs[log].progress if log in self._jobs else None

    def has_failed(self, log: bytes) -> bool:
        """Ask whether a review was begun and could not be finished."""
        return log in self._failed

    def begin(self, log: bytes, question: ReviewQuestion) -> None:
        """Have a match reviewed, unless it is or was; who comes when too many wait is told so."""
        if log in self._done or log in self._jobs:
            return
        if len(self._jobs) >= self._settings.review_queue:
            raise Refusal("busy", "review-busy")
        self._failed.discard(log)
        job = self._jobs[log] = Inquiry(question)
        job.task = asyncio.get_running_loop().create_task(self._run(log, job))

    async def stop(self, log: bytes) -> None:
        """Let a review be, wherever it is."""
        job = self._jobs.pop(log, None)
        if job is not None and job.task is not None:
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)

    async def close(self) -> None:
        """Stop everything."""
        for log in tuple(self._jobs):
            await self.stop(log)
        await self._let_go()

    async def _run(self, log: bytes, job: Inquiry) -> None:
        async with self._turn:
            try:
                self._keep(log, await self._asked(job))
                self._metrics.count("reviews", "done")
            except (TooLate, TimeoutError, OSError) as why:
                game, reason = job.question.game, str(why) or type(why).__name__
                logger.warning("a review could not be finished", extra={"game": game, "why": reason})
                self._failed.add(log)
                self._metrics.count("reviews", "failed")
                await self._let_go()
            except asyncio.CancelledError:
                await self._let_go()
                raise
            finally:
                self._jobs.pop(log, None)

    async def _asked(self, job: Inquiry) -> ReviewAnswer:
        if self._worker is None:
            self._worker = Worker()
            await self._worker.start()
        told = self._worker.follow(
            job.question, ReviewProgress | ReviewAnswer, self._settings.review_patience
        )
        async with aclosing(told) as lines:  # type: ignore[type-var]
            async for line in lines:
                if isinstance(line, ReviewAnswer):
                    return line
                job.progress = line.share
        raise TooLate

    def _keep(self, log: bytes, answer: ReviewAnswer) -> None:
        """Remember a review, and forget the oldest where there are too many."""
        self._done[log] = answer
        while len(self._done) > self._settings.reviews:
            self._done.popitem(last=False)

    async def _let_go(self) -> None:
        """End the process: what it is at cannot be stopped otherwise."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.stop()
