"""Finished matches are reviewed one after the other, in a process behind everything that is played.

A review is kept beside its table, so that neither a second visit nor a restart has it computed again.
"""

import asyncio
import logging
import zlib
from typing import Final

import msgspec

from sideline.server.config import Settings
from sideline.server.metrics import Metrics
from sideline.server.protocol.refusal import Refusal
from sideline.server.recent import Recent
from sideline.server.store.base import Store, StoreError
from sideline.server.thinking.lone import LoneWorker
from sideline.server.thinking.pool import TooLate
from sideline.server.thinking.worker import ReviewAnswer, ReviewProgress, ReviewQuestion

NOT_BEGUN: Final = 0.0
MOST_FAILED: Final = 1000
KEPT: Final = msgspec.json.Decoder(ReviewAnswer)

logger = logging.getLogger(__name__)


class Inquiry:
    """A review that is asked for: of which table, and how far it is."""

    def __init__(self, table: str, question: ReviewQuestion) -> None:
        self.table, self.question = table, question
        self.progress = NOT_BEGUN
        self.wins: list[tuple[float, ...]] = []
        self.task: asyncio.Task[None] | None = None

    def go_on(self, news: ReviewProgress) -> None:
        """Hear how far it is."""
        self.progress = news.share
        self.wins.extend(news.wins)


class Reviews:
    """The reviews of a server, by the hash of the log of their match: done, under way, or failed."""

    def __init__(self, settings: Settings, metrics: Metrics, store: Store) -> None:
        self._settings, self._metrics, self._store = settings, metrics, store
        self._done: Recent[bytes, ReviewAnswer] = Recent(settings.reviews)
        self._jobs: dict[bytes, Inquiry] = {}
        self._failed: Recent[bytes, str] = Recent(MOST_FAILED)
        self._worker = LoneWorker(settings.bot_first)

    def found(self, log: bytes) -> ReviewAnswer | None:
        """Return the review of a match, if there is one at hand."""
        return self._done.get(log)

    async def recall(self, table: str, log: bytes) -> None:
        """Have the review of a match at hand, if one is kept and this release can read it."""
        if log in self._done or log in self._jobs:
            return
        try:
            kept = await self._store.review(table, log)
            if kept is not None:
                self._done[log] = KEPT.decode(zlib.decompress(kept))
        except (StoreError, zlib.error, msgspec.MsgspecError) as why:
            logger.warning("a review could not be read", extra={"table": table, "why": str(why)})

    def under_way(self, log: bytes) -> Inquiry | None:
        """Return the review that is under way, if one is."""
        return self._jobs.get(log)

    def has_failed(self, log: bytes) -> bool:
        """Ask whether a review was begun and could not be finished."""
        return log in self._failed

    def begin(self, table: str, log: bytes, question: ReviewQuestion) -> None:
        """Have a match reviewed, unless it is or was; who comes when too many wait is told so."""
        if log in self._done or log in self._jobs:
            return
        if len(self._jobs) >= self._settings.review_queue:
            raise Refusal("busy", "review-busy")
        self._failed.pop(log, None)
        job = self._jobs[log] = Inquiry(table, question)
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
        await self._worker.stop()

    async def _run(self, log: bytes, job: Inquiry) -> None:
        try:
            await self._keep(job.table, log, await self._asked(job))
            self._metrics.count("reviews", "done")
        except TooLate as why:
            game, reason = job.question.game, str(why) or type(why).__name__
            logger.warning("a review could not be finished", extra={"game": game, "why": reason})
            self._failed[log] = reason
            self._metrics.count("reviews", "failed")
        finally:
            self._jobs.pop(log, None)

    async def _asked(self, job: Inquiry) -> ReviewAnswer:
        patience = self._settings.review_patience
        return await self._worker.ask_at_length(
            job.question, ReviewAnswer, ReviewProgress, job.go_on, patience
        )

    async def _keep(self, table: str, log: bytes, answer: ReviewAnswer) -> None:
        """Keep a review beside its table; where that fails it is there until the server ends."""
        self._done[log] = answer
        try:
            await self._store.keep_review(table, log, zlib.compress(msgspec.json.encode(answer)))
        except StoreError as why:
            logger.warning("a review could not be kept", extra={"table": table, "why": str(why)})
