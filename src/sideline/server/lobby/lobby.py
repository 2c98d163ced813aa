"""The lobby: finds the table somebody asks for, makes new ones, and clears away the old."""

import asyncio
import logging
import time
from collections.abc import Set
from contextlib import suppress
from itertools import count
from secrets import token_bytes
from typing import Final

from sideline.engine import registry
from sideline.engine.game import Game
from sideline.engine.lesson import lesson_of
from sideline.engine.match import SEED_BYTES
from sideline.engine.settings import Values
from sideline.server import garbage
from sideline.server.lobby.again import new_row, parent_of
from sideline.server.lobby.expiry import Expiry
from sideline.server.lobby.opening import opened
from sideline.server.lobby.series_expiry import SeriesExpiry
from sideline.server.lobby.wishes import check_seats, name_of, read_settings, seated, turned
from sideline.server.protocol.foyer import DayWish
from sideline.server.protocol.hindsight import Fork
from sideline.server.protocol.messages import Again, ClockWish, NewTable, SeatWish
from sideline.server.protocol.refusal import Refusal
from sideline.server.store.base import EVERY_TABLE, Conflict, Entry, Holder, Row, StoreError
from sideline.server.table.audience import frame_of
from sideline.server.table.clock import check_clock
from sideline.server.table.course import begin
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.setup import Setup
from sideline.server.table.table import House, Table
from sideline.server.table.tokens import id_after, is_id, new_id, new_invite, new_token
from sideline.server.table.unplayable import Unplayable

SWEEP: Final = 15.0
LATE_SWEEPS: Final = 8
EXPIRY_TURNS: Final = 240
OPENED_AT_ONCE: Final = 2
"""So many matches are played again in threads, beside which the event loop has to get its turn."""
MOST_LISTED: Final = 50
LESSON_BOT: Final = "rookie"

logger = logging.getLogger(__name__)


class Lobby:
    """All tables of this process. A table is read from the store when somebody first asks for it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Table] = {}
        self._frozen: dict[str, FrozenTable] = {}
        self._gone = garbage.Departures(garbage.TABLES)
        self._loading: dict[str, asyncio.Task[Table | FrozenTable | None]] = {}
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._expiry = Expiry(house, self._is_in_use, self._freeze)
        self._series_expiry = SeriesExpiry(house, self._expiry)
        self._visited: set[str] = set()
        self._live = 0
        self._swept = time.time()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def live(self) -> int:
        """How many matches were not over at the last count."""
        return self._live

    @property
    def frozen(self) -> int:
        """How many tables were found that cannot be played on."""
        return len(self._frozen)

    @property
    def swept(self) -> float:
        """When everything was last cleared away that is to be."""
        return self._swept

    def troubles(self) -> list[str]:
        """Say what ails here, in sentences."""
        dead = [task.get_name() for task in self._tasks if task.done()]
        late = time.time() - self._swept > LATE_SWEEPS * SWEEP
        frozen = [f"Matches that cannot be played on: {self.frozen}; `sideline check` says why."]
        return [
            *(f"The {name} has died: start the server again." for name in dead),
            *(["Nothing was cleared away for a while: the log says why."] if late and not dead else []),
            *(frozen if self._frozen else []),
        ]

    async def open(self) -> None:
        """Begin to listen to other processes, and to clear away."""
        self._live = len(await self._house.store.live())
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._listen(), name="ear for other processes"),
            loop.create_task(self._sweep(), name="sweeper"),
        ]

    async def close(self) -> None:
        """Let everybody go and finish what is under way; every match stays in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        tables = list(self._tables.values())
        for table in tables:
            table.close(1012)
        await asyncio.gather(*(table.finish() for table in tables))
        self._tables.clear()

    # Finding

    async def find(self, name: str) -> Table:
        """Return a table, or say that there is none or that it cannot be played on."""
        found = await self.look_up(name)
        if isinstance(found, FrozenTable):
            raise found.refusal()
        return found

    async def look_up(self, name: str) -> Table | FrozenTable:
        """Return a table, even if it cannot be played on, or say that there is none."""
        if name in self._tables:
            self._tables[name].touch()
            return self._tables[name]
        if name in self._frozen:
            return self._frozen[name]
        if not is_id(name):
            raise Refusal("unknown", "no-table")
        if name not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        table = await asyncio.shield(self._loading[name])
        if table is None:
            raise Refusal("unknown", "no-table")
        return table

    async def _load(self, name: str) -> Table | FrozenTable | None:
        found = await self._house.store.load(name)
        if found is None:
            return None
        self._visited.add(name)
        row, holders = found
        try:
            async with self._opening:
                table = await opened(row, holders, self._house)
        except Unplayable as why:
            return self._freeze(FrozenTable(row, tuple(holders), why))
        return self._tables.setdefault(name, table)

    def _freeze(self, table: FrozenTable) -> FrozenTable:
        logger.warning("a table is frozen", extra={"table": table.row.id, "why": str(table.why)})
        return self._frozen.setdefault(table.row.id, table)

    def waiting(self) -> list[Table]:
        """Return the tables that are shown to anybody and whose host is there, the newest first."""
        found = [table for table in self._tables.values() if is_waiting(table)]
        return sorted(found, key=lambda table: -table.row.created)[:MOST_LISTED]

    # Making

    async def create(self, new: NewTable) -> tuple[Table, str]:
        """Set up a table; return it with the token of whoever asked."""
        game = (await asyncio.to_thread(registry.playable)).get(new.game)
        if game is None:
            raise Refusal("unknown", "no-game")
        if new.lesson:
            return await self._begin_lesson(game, new)
        values = read_settings(game, new)
        check_seats(game.for_match(values), new.seats)
        check_clock(new.clock)
        name = name_of(new.name, new.lang)
        self._check_room()
        setup = Setup(new.seats, new.clock, new.spectators, new_invite(), listed=new.listed)
        return await self._make(new_id(), game, values, setup, name)

    def _check_room(self) -> None:
        """Refuse one more table where there are as many as there may be."""
        if self._live >= self._house.settings.tables:
            raise Refusal("full", "full-tables")

    async def _begin_lesson(self, game: Game, new: NewTable) -> tuple[Table, str]:
        """Set up a guided match: its luck is known, so whoever plays it is told nothing that is a secret."""
        guide = lesson_of(game.package)
        if guide is None:
            raise Refusal("unknown", "no-lesson")
        name = name_of(new.name, new.lang)
        self._check_room()
        others = (SeatWish("bot", LESSON_BOT),) * (game.seats - 1)
        setup = Setup((SeatWish("me"), *others), ClockWish(), "nobody", new_invite(), lesson=True)
        return await self._make(new_id(), game, game.check(guide.settings), setup, name, seed=guide.luck)

    async def begin_day(
        self, game: Game, setup: Setup, wish: DayWish, table_id: str, seed: bytes
    ) -> tuple[Table, str]:
        """Set up a table of the match of the day, with the luck of that day."""
        name = name_of(wish.name, wish.lang)
        self._check_room()
        return await self._make(table_id, game, {}, setup, name, seed)

    async def fork(self, old: Table, wish: Fork) -> tuple[Table, str]:
        """Set up a table that goes on from a move of a finished match."""
        check_seats(old.game, wish.seats)
        name = name_of(wish.name, wish.lang)
        self._check_room()
        parent = await asyncio.to_thread(parent_of, old, wish)
        setup = Setup(wish.seats, ClockWish(), old.setup.spectators, new_invite(), parent=parent)
        seed = old.row.seed if wish.same_luck else None
        settings = old.course.match.settings
        return await self._make(new_id(), old.game, settings, setup, name, seed)

    async def keep(self, row: Row, holders: list[Holder], entries: list[Entry]) -> None:
        """Keep a replay that was brought along as a table that is over; it may be there already."""
        store = self._house.store
        with suppress(Conflict):
            await store.create(row, holders)
        epoch = await store.own(row.id, self._house.settings.owner)
        for entry in entries[len(await store.log(row.id)) :]:
            await store.append(row.id, epoch, entry, over=entry is entries[-1])

    async def _make(
        self, table_id: str, game: Game, values: Values, setup: Setup, name: str, seed: bytes | None = None
    ) -> tuple[Table, str]:
        token, seed = new_token(), seed or token_bytes(SEED_BYTES)
        row = new_row(table_id, game, values, setup, seed=seed, created=time.time())
        holders = [seated(table_id, seat, wish, name, token) for seat, wish in enumerate(setup.seats)]
        return await self._set_up(row, holders), token

    async def _set_up(self, row: Row, holders: list[Holder]) -> Table:
        course = await asyncio.to_thread(begin, row)
        await self._house.store.create(row, holders)
        self._live += 1
        table = Table(row, holders, course, self._house, epoch=1)
        return self._tables.setdefault(row.id, table)

    async def seat_all(
        self, table_id: str, game: Game, values: Values, setup: Setup, holders: list[Holder]
    ) -> Table:
        """Return the table of an id, or set it up with everybody in a seat; bots begin at once."""
        try:
            return await self.find(table_id)
        except Refusal as why:
            if why.key != "no-table":
                raise
        self._check_room()
        seed, created = token_bytes(SEED_BYTES), time.time()
        row = new_row(table_id, game, game.check(values), setup, seed=seed, created=created)
        try:
            table = await self._set_up(row, holders)
        except Conflict:
            return await self.find(table_id)
        table.wake()
        return table

    async def rematch(self, old: Table, mine: tuple[int, ...]) -> tuple[Table, str | None]:
        """Set up the same table again with the seats changed round; who asks second finds it there."""
        if not old.course.is_over:
            raise Refusal("forbidden", "no-rematch")
        table_id = id_after(old.row.seed, old.id if shares_luck(old) else "")
        setup = Setup(turned(old, mine), old.setup.clock, old.setup.spectators, new_invite())
        name = old.seating.name(mine[0])
        try:
            table, token = await self._make(table_id, old.game, old.course.match.settings, setup, name)
        except Conflict:
            return await self.find(table_id), None
        for page in tuple(old.audience.pages):
            if page.eye.seats != mine:
                page.tell(frame_of(Again(table_id, setup.invite if page.eye.seats else None)))
        return table, token

    # Forgetting

    async def forget(self, name: str) -> None:
        """Delete a table and everything about it."""
        await self._house.store.forget(name)
        self._frozen.pop(name, None)
        table = self._tables.pop(name, None)
        if table is not None:
            table.close()

    async def _listen(self) -> None:
        """Listen to other processes, and again if that fails in a way nobody foresaw."""
        while True:
            try:
                return await self._hear()
            except Exception:
                logger.exception("other processes cannot be heard")
                await asyncio.sleep(SWEEP)

    async def _hear(self) -> None:
        """Look again at whatever another process has written."""
        async for name, _ in self._house.store.changes():
            self._frozen.pop(name, None)
            known = list(self._tables.values()) if name == EVERY_TABLE else [self._tables.get(name)]
            for table in known:
                if table is not None:
                    await self._look_again(table)

    async def _look_again(self, table: Table) -> None:
        """Read what another wrote; a table that cannot follow lets its pages go, and the others go on."""
        try:
            await table.look_again()
        except StoreError as why:
            logger.warning("a table could not be read again", extra={"table": table.id, "why": str(why)})
        except Exception:
            logger.exception("a table cannot follow its log", extra={"table": table.id})
            self._tables.pop(table.id, None)
            table.close()

    async def _sweep(self) -> None:
        """Now and then let quiet tables out of memory, and forget those that nobody will come back to."""
        for turn in count(start=1):
            await asyncio.sleep(SWEEP)
            try:
                await self._clear_away(is_thorough=turn % EXPIRY_TURNS == 0)
            except StoreError as why:
                logger.warning("the store could not be swept", extra={"why": str(why)})
            except Exception:
                logger.exception("a sweep went wrong")

    async def _clear_away(self, *, is_thorough: bool) -> None:
        self._put_away()
        self._live = len(await self._house.store.live())
        await self._note_visits(self._visited | self._tables.keys() if is_thorough else self._visited)
        if is_thorough:
            await self._expiry.run()
            await self._series_expiry.run()
        self._swept = time.time()

    async def _note_visits(self, names: Set[str]) -> None:
        """Write that somebody was at these tables, of which some have left memory since."""
        if names:
            noted = frozenset(names)
            await self._house.store.touch(sorted(noted), time.time())
            self._visited -= noted

    def _is_in_use(self, name: str) -> bool:
        return name in self._tables or name in self._frozen or name in self._loading

    def _put_away(self) -> None:
        now, idle = asyncio.get_running_loop().time(), self._house.settings.idle
        quiet = [
            name for name, table in self._tables.items() if table.is_quiet and now - table.touched > idle
        ]
        for name in quiet:
            del self._tables[name]
            self._gone.has_gone()


def shares_luck(table: Table) -> bool:
    """Ask whether other tables may have the same luck: those played on from one match, and those of a day."""
    return table.setup.parent is not None or table.id.startswith("day-")


def is_waiting(table: Table) -> bool:
    """Ask whether a table is shown to anybody, has a free seat, and has somebody there who waits."""
    is_hosted = any(page.eye.seats for page in table.audience.pages)
    return table.setup.listed and table.state == "waiting" and is_hosted
