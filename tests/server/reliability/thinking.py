"""R13: bots on a processor that is asked for twice as much as it has; they keep their time, tables theirs.

    PYTHONPATH=tests python -m server.reliability.thinking --decisions 10000

Run it with compiled games (`sideline warm` first): the bots that search are asked as well.
"""

import asyncio
import os
import random
import signal
import time
from contextlib import suppress
from typing import Any

import msgspec
from server.reliability.runs import command, games, show

from sideline.bots.bot import BOTS
from sideline.engine import registry
from sideline.engine.match import Match
from sideline.server.config import Settings
from sideline.server.metrics import Metrics
from sideline.server.thinking.compiling import Warming, needs_compiler
from sideline.server.thinking.pool import BotPool

TICK = 0.005
OVERRUN = 0.1
SPREAD = 1.1
LONGEST_FALLBACK = 1.0
LONGEST_LAG = 0.02


class Endured(msgspec.Struct, frozen=True):
    """What came of it; times are in seconds. `stopped` is the slowest answer of a frozen worker's pool."""

    decisions: int
    budget: float
    slowest: float
    p999: float
    lag_p99: float
    stopped: float
    killed: float
    illegal: int

    @property
    def missed(self) -> list[str]:
        """Name the goals that were missed."""
        late = {
            "slowest": self.slowest > self.budget + OVERRUN,
            "p99.9": self.p999 > self.budget * SPREAD,
            "event loop": self.lag_p99 > LONGEST_LAG,
            "frozen worker": self.stopped > self.budget + LONGEST_FALLBACK,
            "killed worker": self.killed > LONGEST_FALLBACK,
            "illegal": self.illegal > 0,
        }
        return [name for name, is_late in late.items() if is_late]


class Compiled(Warming):
    """Takes every game for compiled, if bots that search shall be asked."""

    def is_ready(self, game: str) -> bool:
        return True


class Thinkers:
    """As many who ask for decisions as there are workers, twice the number of cores."""

    def __init__(self, settings: Settings, bots: list[str]) -> None:
        self.settings, self.bots = settings, bots
        self.pool = BotPool(settings, Metrics(), Compiled(games(), is_wanted=False))
        self.waits: list[float] = []
        self.lags = [0.0]
        self.illegal = 0

    async def decide(self, match: Match, bot: str) -> float:
        """Ask for one decision and play it; return how long it took."""
        start = time.perf_counter()
        action = await self.pool.decide(match, bot)
        took = time.perf_counter() - start
        if action in match.legal():
            match.play(action)
        else:
            self.illegal += 1
        return took

    async def warm_up(self, names: list[str]) -> None:
        """Let every worker meet every game, and every bot, before time is taken."""
        for name in names:
            for bot in self.bots:
                asks = (self.decide(new_match(name), bot) for _ in range(2 * self.settings.bot_workers))
                await asyncio.gather(*asks)

    async def think(self, names: list[str], decisions: int, number: int) -> None:
        luck = random.Random(number)
        match = new_match(luck.choice(names))
        for _ in range(decisions):
            if match.is_over:
                match = new_match(luck.choice(names))
            self.waits.append(await self.decide(match, luck.choice(self.bots)))

    async def watch_the_loop(self) -> None:
        """Note by how much the event loop is late."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(TICK)
            self.lags.append(time.perf_counter() - start - TICK)

    async def lose_a_worker(self, game: str, how: signal.Signals) -> float:
        """Do something to every worker while it thinks; return how long the decision took."""
        match = new_match(game)
        pids = self.pool.pids
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        deciding = asyncio.create_task(self.decide(match, self.bots[0]))
        await asyncio.sleep(0)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, how)
        return await deciding


def new_match(game: str) -> Match:
    return Match(registry.load(game), seed=random.randbytes(32))


async def endure(decisions: int, *, names: list[str], bots: list[str], **settings: Any) -> Endured:
    """Let bots decide on too few cores; then freeze and kill their processes."""
    chosen = Settings(**{"bot_workers": 2 * (os.cpu_count() or 1), "bot_grace": 0.0, **settings})
    thinkers = Thinkers(chosen, bots)
    thinkers.pool.open()
    try:
        await thinkers.warm_up(names)
        watching = asyncio.create_task(thinkers.watch_the_loop())
        share = max(1, decisions // chosen.bot_workers)
        await asyncio.gather(*(thinkers.think(names, share, n) for n in range(chosen.bot_workers)))
        watching.cancel()
        stopped = await thinkers.lose_a_worker(names[0], signal.SIGSTOP)
        await thinkers.warm_up(names[:1])
        killed = await thinkers.lose_a_worker(names[0], signal.SIGKILL)
    finally:
        await thinkers.pool.close()
    waits, lags = sorted(thinkers.waits), sorted(thinkers.lags)
    return Endured(
        decisions=len(waits),
        budget=chosen.bot_budget,
        slowest=round(waits[-1], 3),
        p999=round(waits[int(len(waits) * 0.999)], 3),
        lag_p99=round(lags[int(len(lags) * 0.99)], 4),
        stopped=round(stopped, 3),
        killed=round(killed, 3),
        illegal=thinkers.illegal,
    )


def main() -> None:
    """Run the full form and print what came out."""
    asked = command(__doc__, decisions=10_000)
    began = time.monotonic()
    is_compiled = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
    bots = [name for name, bot in BOTS.items() if is_compiled or not needs_compiler(bot)]
    found = asyncio.run(endure(asked.decisions, names=asked.games, bots=bots))
    show("R13", began, found=found, missed=found.missed, bots=bots)
    raise SystemExit(bool(found.missed))


if __name__ == "__main__":
    main()
