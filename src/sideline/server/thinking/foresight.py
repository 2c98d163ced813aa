"""What changed rules do is found out in a process behind everything that is played, one after the other."""

import asyncio
from collections import OrderedDict
from typing import Final

from sideline.engine.game import Game
from sideline.lab.effects import Effects
from sideline.server.config import Settings
from sideline.server.protocol.refusal import Refusal
from sideline.server.thinking.pool import TooLate, Worker
from sideline.server.thinking.worker import EffectsQuestion

SECONDS: Final = 3.0
"""How long matches are played for an answer."""

PATIENCE: Final = 40.0
MOST_WAITING: Final = 4
MOST_KEPT: Final = 256


class Foresight:
    """One process, started when somebody first asks; what it has found out is not asked again."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._found: OrderedDict[tuple[str, ...], Effects] = OrderedDict()
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def effects(self, game: Game, settings: dict[str, str]) -> Effects:
        """Say what changed rules do; who comes when too many wait is told so."""
        key = (game.name, *(f"{path}:{value}" for path, value in sorted(settings.items())))
        if key not in self._found and self._waiting >= MOST_WAITING:
            raise Refusal("busy", "effects-busy")
        self._waiting += 1
        try:
            async with self._turn:
                if key not in self._found:
                    self._keep(key, await self._ask(EffectsQuestion(game.name, settings, SECONDS)))
        except (TooLate, TimeoutError, OSError) as why:
            await self.close()
            raise Refusal("busy", "effects-busy") from why
        finally:
            self._waiting -= 1
        return self._found[key]

    def _keep(self, key: tuple[str, ...], found: Effects) -> None:
        self._found[key] = found
        while len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)

    async def _ask(self, question: EffectsQuestion) -> Effects:
        if self._worker is None:
            self._worker = Worker()
            await self._worker.start()
        return await self._worker.ask(question, Effects, PATIENCE, self._settings.bot_first)

    async def close(self) -> None:
        """Stop the process, whatever it is at."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.stop()
