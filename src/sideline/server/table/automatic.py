"""What a table does by itself: bots decide when it is their turn, and time runs out."""

import asyncio
import logging
from collections import defaultdict, deque
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final, Protocol

from sideline.engine.errors import IllegalAction
from sideline.engine.match import Match
from sideline.server.protocol.refusal import Refusal
from sideline.server.store.base import Kind, StoreError
from sideline.server.table.course import Course
from sideline.server.table.requests import Request

if TYPE_CHECKING:
    from sideline.server.table.table import Table

RETRY: Final = 1.0
RECENT: Final = 16

logger = logging.getLogger(__name__)


class Bots(Protocol):
    """Whoever thinks for the seats of bots."""

    async def decide(self, match: Match, bot: str) -> int:
        """Return an action for the seat to act."""

    def stand_in(self) -> str:
        """Name the bot for a seat that was left."""


class EvenPace:
    """How long a bot takes to answer: as long as it has lately thought about a real choice, even without one.

    Otherwise whoever plays against it would learn from a quick answer that its hand left it no choice. One
    long thought alone does not count: a worker may have been started first.
    """

    def __init__(self, shortest: float) -> None:
        self._shortest = shortest
        self._thoughts: deque[float] = deque(maxlen=RECENT)

    def rest(self, thought: float, *, is_free: bool) -> float:
        """Return how long to wait after a thought, of a bot that was free to choose or was not."""
        if not self._shortest:
            return 0.0
        if is_free:
            self._thoughts.append(thought)
        usual = sorted((0.0, 0.0, *self._thoughts))[-2]
        steps = max(1, ceil(usual / self._shortest))
        return max(0.0, steps * self._shortest - thought)


class BotSeats:
    """The bots at a table; they think one at a time."""

    def __init__(self, table: "Table", bots: Bots) -> None:
        self._table, self._bots = table, bots
        self._task: asyncio.Task[Any] | None = None
        is_hiding = table.game.redeal is not None
        self._paces = defaultdict[str, EvenPace](
            partial(EvenPace, table.house.settings.bot_pace if is_hiding else 0.0)
        )

    def wake(self) -> None:
        """Let a bot think if it is its turn."""
        if self._task is None and self._to_act() is not None:
            self._task = self._table.start(self._play())

    def stop(self) -> None:
        """Let no bot think any more."""
        if self._task is not None:
            self._task.cancel()

    def _to_act(self) -> str | None:
        table = self._table
        if not table.is_live:
            return None
        seat = table.course.to_act
        has_time = seat not in table.course.timed_out
        return table.seating.bot(seat) if has_time else self._bots.stand_in()

    async def _play(self) -> None:
        """Let bots decide until somebody else has to."""
        try:
            while (bot := self._to_act()) is not None:
                await self._decide(bot)
        finally:
            self._task = None

    async def _decide(self, bot: str) -> None:
        course = self._table.course
        if not self._table.journal.is_ours and await self._is_served_elsewhere(course.version):
            return
        action = await self._at_its_pace(course.match, bot)
        try:
            await self._table.carry_out(own_request(course, "bot", "play", action))
        except IllegalAction:
            logger.error("a bot chose what is not an option", extra={"bot": bot})
            await self._table.carry_out(own_request(course, "bot", "play", course.match.legal()[0]))
        except Refusal:
            logger.debug("a bot was too late")
        except StoreError as why:
            logger.warning(
                "a bot's move could not be written", extra={"table": self._table.id, "why": str(why)}
            )
            await asyncio.sleep(RETRY)

    async def _at_its_pace(self, match: Match, bot: str) -> int:
        """Let a bot decide, and wait until its answer tells nothing but what it is."""
        clock = asyncio.get_running_loop().time
        guide = self._table.guide
        reply = guide.reply(match) if guide is not None else None
        async with self._turn():
            began = clock()
            action = await self._bots.decide(match, bot) if reply is None else reply
            thought = clock() - began
        await asyncio.sleep(self._paces[bot].rest(thought, is_free=len(match.legal()) > 1))
        return action

    def _turn(self) -> AbstractAsyncContextManager[None]:
        """Let matches of bots alone take turns: a cup may have dozens, and people wait for their own bots."""
        return self._table.house.lane if self._table.seating.has_only_bots else nullcontext()

    async def _is_served_elsewhere(self, version: int) -> bool:
        """Give the process that owns the table its time, and see whether the match goes on."""
        await asyncio.sleep(self._table.house.settings.takeover)
        return self._table.course.version != version


class Flag:
    """Falls when the seat to act has no time left."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Be there when the time of the seat to act runs out, if it does."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self._table
        is_out = table.course.to_act in table.course.timed_out
        if is_out or not (table.is_live and table.clock.is_running):
            return
        left = table.clock.left(table.course.to_act)
        if left is not None:
            late = 0.0 if table.journal.is_ours else table.house.settings.takeover
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, left) + late, self._fall, table.course)

    def _fall(self, course: Course) -> None:
        if self._table.is_live and self._table.course.version == course.version:
            self._table.start(self._end(course))

    async def _end(self, course: Course) -> None:
        try:
            await self._table.carry_out(own_request(course, "flag", "flag"))
        except Refusal:
            logger.debug("a flag was too late")
        except StoreError as why:
            logger.warning("a flag could not be written", extra={"table": self._table.id, "why": str(why)})
            await asyncio.sleep(RETRY)
            self.set()


def own_request(course: Course, who: str, kind: Kind, action: int = 0) -> Request:
    """Return what a table asks for by itself; its ids hold a colon, so they are nobody else's."""
    return Request(f"{who}:{course.version + 1}", kind, (course.to_act,), course.version, action)
