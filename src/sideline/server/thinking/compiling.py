"""Games are compiled in the background, one after the other, the one that was asked for first.

A game for more seats than it usually has is compiled when a table asks for it. Nobody has to wait for it: the
rules are plain Python too. Bots that search need compiled code, and steps of matches are taken by it as soon
as it is there. It is compiled in a process apart; this one only loads it.
"""

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress
from time import monotonic
from typing import Final

from sideline.bots.bot import BOTS, Bot
from sideline.bots.searcher import Searcher
from sideline.engine import registry
from sideline.engine.advance import compile_steps, load_steps
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.rng import new_rng
from sideline.engine.settings import PACK
from sideline.server.thinking.printings import named_packs, print_all
from sideline.server.thinking.tether import end_with

NICENESS: Final = 15
USUAL_TIME: Final = 40.0
NEARLY: Final = 0.95
WITH_SEATS: Final = "/"

logger = logging.getLogger(__name__)


def needs_compiler(bot: Bot) -> bool:
    """Ask whether a bot is of use only once its game is compiled: all that search are."""
    return isinstance(bot, Searcher)


def is_compiling() -> bool:
    """Ask whether there is a compiler: it can be switched off, for tests."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def address_with_seats(game: Game) -> str:
    """Return by what a card is compiled: its name, and its seats and its pack if they are not the usual."""
    usual = registry.load(game.name)
    if game.seats == usual.seats and game.pack is None:
        return game.name
    return WITH_SEATS.join((game.name, str(game.seats), *(() if game.pack is None else (game.pack.mark,))))


def card_at(address: str) -> Game:
    """Return the card that an address stands for."""
    name, *more = address.split(WITH_SEATS)
    game = registry.load(name)
    for mark in more[1:]:
        game = game.printing_of({PACK: mark})
    return game.seated(int(more[0])) if more else game


class Warming:
    """How far the compiling of every game is."""

    def __init__(self, games: list[str], *, is_wanted: bool = True) -> None:
        self._games = list(games) if is_compiling() else []
        self._is_wanted = is_wanted
        self._left = list(self._games) if is_wanted else []
        self._asked: set[str] = set()
        self._ready: set[str] = set()
        self._now: tuple[str, float] | None = None
        self._compiling: asyncio.Task[bool] | None = None
        self._task: asyncio.Task[None] | None = None

    def is_ready(self, game: str) -> bool:
        """Ask whether a game is compiled."""
        return game in self._ready

    def progress(self, game: str) -> float:
        """Return how far a game is, from 0 to 1, judging by the time it usually takes."""
        if game in self._ready:
            return 1.0
        if self._now is None or self._now[0] != game:
            return 0.0
        return min(NEARLY, (monotonic() - self._now[1]) / USUAL_TIME)

    def ask_for(self, game: str) -> None:
        """Let a game be the next one, at once unless another that was asked for is under way."""
        is_more = WITH_SEATS in game and game.partition(WITH_SEATS)[0] in self._games
        if is_more and self._is_wanted and game not in self._asked:
            self._left.append(game)
            if self._task is not None and self._task.done():
                self._task = asyncio.get_running_loop().create_task(self._compile_what_is_left())
        self._asked.add(game)
        if game in self._left:
            self._left.remove(game)
            self._left.insert(0, game)
            if self._compiling is not None and self._now is not None and self._now[0] not in self._asked:
                self._compiling.cancel()

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop, wherever it is."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        for game in self._games:
            await load(game)
        await self._compile_what_is_left()

    async def _compile_what_is_left(self) -> None:
        while self._left:
            game = self._left.pop(0)
            if game in await asyncio.to_thread(registry.broken):
                logger.warning("left out", extra={"game": game, "why": registry.broken()[game]})
                continue
            self._now = (game, monotonic())
            self._compiling = asyncio.get_running_loop().create_task(compile_apart(game))
            try:
                await asyncio.wait((self._compiling,))
            finally:
                await self._finish(game)

    async def _finish(self, game: str) -> None:
        """Note that a game is ready, or that it has to be begun again."""
        assert self._compiling is not None and self._now is not None
        self._compiling.cancel()
        is_done = (await asyncio.gather(self._compiling, return_exceptions=True))[0]
        seconds, self._now = round(monotonic() - self._now[1], 1), None
        if is_done is True:
            self._ready.add(game)
            await load(game)
        elif isinstance(is_done, asyncio.CancelledError):
            self._left.append(game)
        logger.info(
            "compiled" if is_done is True else "not compiled", extra={"game": game, "seconds": seconds}
        )


async def compile_apart(game: str) -> bool:
    """Compile one game in a process of its own, which hears no Ctrl+C; tell whether that went well."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, game, str(os.getpid()), *named_packs()), start_new_session=True
    )
    try:
        return await process.wait() == 0
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def load(game: str) -> None:
    """Take the steps of a game from the disk, if they are there, beside the event loop."""
    try:
        await asyncio.to_thread(lambda: load_steps(card_at(game)))
    except Exception as why:
        logger.warning("compiled steps cannot be loaded", extra={"game": game, "why": str(why)})


def warm(game: str) -> None:
    """Compile the steps of a game, and let every bot that searches decide once: all is kept on the disk."""
    card = card_at(game)
    compile_steps(card)
    match = Match(card, seed=bytes(SEED_BYTES))
    for bot in filter(needs_compiler, BOTS.values()):
        bot.choose(match.as_seen_by(match.to_act, new_rng(1)), new_rng(1))


if __name__ == "__main__":
    end_with(int(sys.argv[2]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    print_all(sys.argv[3:])
    warm(sys.argv[1])
