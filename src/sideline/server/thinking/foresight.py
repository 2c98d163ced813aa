"""What changed rules do is found out in a process behind everything that is played, one after the other."""

import asyncio
from typing import Final

from sideline.engine.game import Game
from sideline.lab.effects import Effects
from sideline.server.config import Settings
from sideline.server.protocol.refusal import Refusal
from sideline.server.recent import Recent
from sideline.server.thinking.lone import LoneWorker
from sideline.server.thinking.pool import TooLate
from sideline.server.thinking.worker import EffectsQuestion

SECONDS: Final = 3.0
"""How long matches are played for an answer."""

PATIENCE: Final = 40.0
MOST_WAITING: Final = 4
MOST_KEPT: Final = 256


class Foresight:
    """Asks a process of its own what changed rules do; what it has found out is not asked again."""

    def __init__(self, settings: Settings) -> None:
        self._found: Recent[tuple[str, ...], Effects] = Recent(MOST_KEPT)
        self._worker = LoneWorker(settings.bot_first)
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
                    question = EffectsQuestion(game.name, settings, SECONDS)
                    self._found[key] = await self._worker.ask(question, Effects, PATIENCE)
        except TooLate as why:
            raise Refusal("busy", "effects-busy") from why
        finally:
            self._waiting -= 1
        return self._found[key]

    async def close(self) -> None:
        """Stop the process, whatever it is at."""
        await self._worker.stop()
