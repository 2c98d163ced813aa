"""Odds that may take long are found out in a process of their own, which can be stopped."""

import asyncio
from collections.abc import Mapping

from sideline.engine.match import Match
from sideline.engine.words import Language
from sideline.server.config import Settings
from sideline.server.metrics import Metrics
from sideline.server.protocol.sight import ShownOdds
from sideline.server.thinking.pool import TooLate, Worker
from sideline.server.thinking.worker import OddsAnswer, OddsQuestion


class Reckoner:
    """One process, started when somebody first needs it, that answers one question after the other."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings, self._metrics = settings, metrics
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()

    async def odds(self, match: Match, tongue: Language | None) -> Mapping[int, ShownOdds]:
        """Return the odds of every option that has any; of none if they take too long."""
        game = match.game
        options = tuple(match.legal())
        question = OddsQuestion(
            game.name, game.seats, match.states.tobytes(), options, tongue, game.pack_mark
        )
        async with self._turn:
            try:
                found = await self._ask(question)
            except (TooLate, TimeoutError, OSError):
                self._metrics.count("odds", "too late")
                await self.close()
                return {}
        self._metrics.count("odds", "elsewhere")
        return dict(found.odds)

    async def _ask(self, question: OddsQuestion) -> OddsAnswer:
        if self._worker is None:
            self._worker = Worker()
            await self._worker.start()
        return await self._worker.ask(
            question, OddsAnswer, self._settings.odds_seconds, self._settings.bot_first
        )

    async def close(self) -> None:
        """Stop the process, whatever it is at."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.stop()
