"""The chances of matches that are still to come, found out in a process behind everything that is played."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from sideline.engine.game import Game
from sideline.engine.settings import Values
from sideline.lab.chances import Chance
from sideline.server.config import Settings
from sideline.server.recent import Recent
from sideline.server.thinking.lone import LoneWorker
from sideline.server.thinking.pool import TooLate
from sideline.server.thinking.worker import ChanceQuestion

SECONDS: Final = 3.0
"""How long matches are played for an answer."""

PATIENCE: Final = 300.0
"""The first answer about a game may have to wait until it is compiled."""

MOST_WAITING: Final = 64
MOST_KEPT: Final = 2048

Key = tuple[str, ...]

logger = logging.getLogger(__name__)


class WinChances:
    """What is known of matches by their settings, and what is still being found out, one after the other."""

    def __init__(self, settings: Settings) -> None:
        self._found: Recent[Key, Chance | None] = Recent(MOST_KEPT)
        self._waiting: OrderedDict[Key, ChanceQuestion] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._worker = LoneWorker(settings.bot_first)

    def find(self, game: Game, values: Values) -> tuple[Chance | None, bool]:
        """Return the chance of the first seat, if it is known, and whether it is still to come."""
        key = key_of(game, values)
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key], False
        if key not in self._waiting and len(self._waiting) < MOST_WAITING:
            self._waiting[key] = ChanceQuestion(game.name, dict(values), SECONDS)
            if self._task is None or self._task.done():
                self._task = asyncio.get_running_loop().create_task(self._run())
        return None, True

    async def close(self) -> None:
        """Stop, whatever it is at."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Answer all that wait, and let the process go when nobody does."""
        try:
            while self._waiting:
                key, question = next(iter(self._waiting.items()))
                self._found[key] = await self._asked(question)
                self._waiting.pop(key)
        finally:
            await self._worker.stop()

    async def _asked(self, question: ChanceQuestion) -> Chance | None:
        """Ask; what takes too long is not asked again."""
        try:
            return await self._worker.ask(question, Chance, PATIENCE)
        except TooLate as why:
            reason = str(why) or type(why).__name__
            logger.warning("a chance could not be found out", extra={"game": question.game, "why": reason})
            return None


def key_of(game: Game, values: Values) -> Key:
    """Name a match by its game, its rules and its settings; those of a pack are among them."""
    return game.name, str(game.rules_version), *(f"{path}:{value}" for path, value in sorted(values.items()))
