"""Today's match: one game, one deal and one bot for everybody, and how far ahead or behind all have ended.

The deal of a day is drawn once and kept as a table at which nobody sits; every table of the day has its luck.
Results are counted from the finished tables, so there is nothing else to keep.
"""

import asyncio
import time
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from secrets import token_bytes
from typing import Final

from sideline.engine import registry
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES
from sideline.server.lobby.again import new_row
from sideline.server.lobby.lobby import Lobby
from sideline.server.lobby.verify import replayed
from sideline.server.protocol.foyer import Day, DayWish, MarginCount
from sideline.server.protocol.messages import ClockWish, SeatWish
from sideline.server.protocol.refusal import Refusal
from sideline.server.recent import Recent
from sideline.server.store.base import Conflict, Holder, Store
from sideline.server.table.course import Course
from sideline.server.table.frozen import title_of
from sideline.server.table.setup import Setup
from sideline.server.table.table import Table
from sideline.server.table.tokens import new_id, new_invite

BOT: Final = "starter"
"""It plays at once and needs no compiler, so everybody really plays against the same."""

MOST_AT_ONCE: Final = 20
"""So many results are read in one go; the others are counted when somebody asks again."""

MOST_KEPT: Final = 100_000
"""So many results are remembered."""


class Days:
    """The matches of the day of a server."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store, self._lobby = store, lobby
        self._margins: Recent[str, int | None] = Recent(MOST_KEPT)
        self._counting = asyncio.Lock()

    async def show(self, asked: str, lang: str) -> Day:
        """Tell what is played on a day, today if none is named, and how it went for everybody."""
        day = read_day(asked)
        game = await asyncio.to_thread(game_of, day)
        margins = await self._count(day)
        return Day(
            date=day.isoformat(),
            game=game.name,
            title=title_of(game.name, lang),
            bot=BOT,
            ends=midnight_after(day),
            played=sum(margins.values()),
            margins=tuple(MarginCount(*found) for found in sorted(margins.items())),
        )

    async def begin(self, wish: DayWish) -> tuple[Table, str]:
        """Set up a table with the deal of today."""
        day = today()
        game = await asyncio.to_thread(game_of, day)
        seed = await self._luck(day, game)
        return await self._lobby.begin_day(game, setup_for(game), wish, table_id(day, new_id()), seed)

    async def _luck(self, day: date, game: Game) -> bytes:
        """Return the luck of a day; whoever asks first draws it."""
        name = table_id(day)
        setup = Setup((SeatWish("open"),) * game.seats, ClockWish(), "nobody", new_invite())
        row = new_row(name, game, {}, setup, seed=token_bytes(SEED_BYTES), created=time.time())
        try:
            await self._store.create(row, [Holder(name, seat, None, "", None) for seat in range(game.seats)])
        except Conflict:
            await self._store.touch([name], time.time())
        found = await self._store.load(name)
        if found is None:
            raise Refusal("busy", "busy")
        return found[0].seed

    async def _count(self, day: date) -> Counter[int]:
        """Count the finished tables of a day by their margin; each is read once, however many ask."""
        names = await self._store.finished(table_id(day, ""))
        async with self._counting:
            for name in [name for name in names if name not in self._margins][:MOST_AT_ONCE]:
                self._margins[name] = await self._margin(name)
        found = (self._margins.get(name) for name in names)
        return Counter(margin for margin in found if margin is not None)

    async def _margin(self, name: str) -> int | None:
        """Read by how much a match of the day was won or lost; nothing if it was not played out."""
        found, entries = await self._store.load(name), await self._store.log(name)
        if found is None:
            return None
        try:
            return margin_of(await asyncio.to_thread(replayed, found[0], entries))
        except SidelineError:
            return None


def margin_of(course: Course) -> int | None:
    """Return how far the person is ahead of the best of the others, if the match was played out."""
    if course.ending is not None or not course.match.is_over:
        return None
    own, *others = course.match.points()
    return own - max(others)


def setup_for(game: Game) -> Setup:
    """Say who sits at a table of the day."""
    others = (SeatWish("bot", BOT),) * (game.seats - 1)
    return Setup((SeatWish("me"), *others), ClockWish(), "public", new_invite())


def game_of(day: date) -> Game:
    """Return the game of a day: they take turns."""
    games = registry.playable()
    return games[sorted(games)[day.toordinal() % len(games)]]


def table_id(day: date, own: str | None = None) -> str:
    """Return the id of the table that keeps the luck of a day, or of a table at which it is played."""
    return f"day-{day.isoformat()}" + ("" if own is None else f"-{own}")


def today() -> date:
    """Return the day that it is, the same for everybody."""
    return datetime.now(UTC).date()


def midnight_after(day: date) -> float:
    """Return when a day ends."""
    return datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def read_day(asked: str) -> date:
    """Read a day that is not in the future; today, if nothing is said."""
    try:
        day = date.fromisoformat(asked) if asked else today()
    except ValueError as why:
        raise Refusal("malformed", "malformed") from why
    if day > today():
        raise Refusal("unknown", "no-such-day")
    return day
