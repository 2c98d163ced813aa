"""Odds that may take long are found out in a process of their own, which can be stopped."""

from collections.abc import Mapping

from sideline.engine.match import Match
from sideline.engine.words import Language
from sideline.server.config import Settings
from sideline.server.metrics import Metrics
from sideline.server.protocol.sight import ShownOdds
from sideline.server.thinking.lone import LoneWorker
from sideline.server.thinking.pool import TooLate
from sideline.server.thinking.worker import OddsAnswer, OddsQuestion


class Reckoner:
    """Asks a process of its own for odds, one question after the other."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings, self._metrics = settings, metrics
        self._worker = LoneWorker(settings.bot_first)

    async def odds(self, match: Match, tongue: Language | None) -> Mapping[int, ShownOdds]:
        """Return the odds of every option that has any; of none if they take too long."""
        game = match.game
        options = tuple(match.legal())
        question = OddsQuestion(
            game.name, game.seats, match.states.tobytes(), options, tongue, game.pack_mark
        )
        try:
            found = await self._worker.ask(question, OddsAnswer, self._settings.odds_seconds)
        except TooLate:
            self._metrics.count("odds", "too late")
            return {}
        self._metrics.count("odds", "elsewhere")
        return dict(found.odds)

    async def close(self) -> None:
        """Stop the process, whatever it is at."""
        await self._worker.stop()
