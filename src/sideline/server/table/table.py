"""A table: the single authority over one match. What it acknowledges is on the disk."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.lesson import lesson_of
from sideline.engine.words import phrase
from sideline.server.config import Settings
from sideline.server.metrics import Metrics
from sideline.server.protocol.messages import Done, Lesson, ShownTable, TableState
from sideline.server.protocol.refusal import Refusal
from sideline.server.store.base import Entry, Holder, Row, Store, StoreError, Unavailable
from sideline.server.table.audience import Audience, Page, frame_of
from sideline.server.table.automatic import Bots, BotSeats, Flag
from sideline.server.table.clock import Clock
from sideline.server.table.course import Course
from sideline.server.table.journal import Journal
from sideline.server.table.late_odds import LateOdds, Reckons, has_own_book
from sideline.server.table.requests import Request
from sideline.server.table.seating import Seating
from sideline.server.table.seen import Eye
from sideline.server.table.setup import read_setup
from sideline.server.table.tokens import hash_of, new_token, seats_of

T = TypeVar("T")

POLICY: Final = 1008
GONE: Final = 1001

logger = logging.getLogger(__name__)


class House(NamedTuple):
    """What all tables of a server share; `lane` is for the bots of matches at which nobody sits."""

    store: Store
    settings: Settings
    bots: Bots
    metrics: Metrics
    reckoner: Reckons
    lane: asyncio.Semaphore


class Table:
    """Seats, match and clock of one table. Everything that changes it goes through one lock."""

    def __init__(
        self, row: Row, holders: list[Holder], course: Course, house: House, *, epoch: int | None = None
    ) -> None:
        self.id, self.row, self.setup, self.house = row.id, row, read_setup(row.setup), house
        self.game: Game = course.match.game
        self.seating = Seating(self.game, holders, house.settings.grace)
        self.clock = Clock(self.setup.clock, self.game.seats)
        owner = house.settings.owner
        self.journal = Journal(
            row.id, course, self.clock, self.seating, house.store, owner=owner, epoch=epoch
        )
        self.guide = lesson_of(self.game.package) if self.setup.lesson else None
        self.audience = Audience(row.seed, self.guide)
        self.audience.is_slow = has_own_book(self.game, course.match.settings)
        self.touched = asyncio.get_running_loop().time()
        self.lock = asyncio.Lock()
        self._bot_seats, self._flag = BotSeats(self, house.bots), Flag(self)
        self._odds = LateOdds(self, house.reckoner)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._told = course.version

    # How it stands

    @property
    def course(self) -> Course:
        """Where the match stands."""
        return self.journal.course

    @property
    def state(self) -> TableState:
        """Whether it waits for somebody, goes on, or is over."""
        return self.course.state(is_full=self.seating.is_full)

    @property
    def is_live(self) -> bool:
        """Whether somebody has to decide, and this process serves the table."""
        return self.state == "live" and not self._is_closed

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is there, nothing is under way and no time runs out."""
        is_timed = self.setup.clock.kind != "none" and self.clock.is_running and self.is_live
        return not (self.audience.pages or self._tasks or self.lock.locked() or is_timed)

    def seats_of(self, token: str | None) -> tuple[int, ...]:
        """Return the seats that a token holds."""
        return seats_of(self.seating.holders, token)

    def show(self, lang: str) -> ShownTable:
        """Tell what everybody may know about the table."""
        return ShownTable(
            id=self.id,
            game=self.game.name,
            title=self.game.words(lang).say(phrase("title")),
            state=self.state,
            settings={path: str(value) for path, value in self.course.match.settings.items()},
            seats=self.seating.show(lang),
            clocks=self.clock.show(self._running()),
            commitment=self.course.match.commitment or "",
            spectators=self.audience.spectators,
            hidden=self.game.redeal is not None,
            grace=self.house.settings.grace,
            parent=self.setup.shown_parent,
            series=self.setup.series,
        )

    def explain(self, lang: str) -> list[Lesson]:
        """Say how the game is played, with the numbers of this match."""
        say = self.game.words(lang).say
        return [
            Lesson(
                say(chapter.title),
                tuple(map(say, chapter.lines)),
                tuple(tuple(map(say, row)) for row in chapter.rows),
            )
            for chapter in self.game.explain(self.course.match.state)
        ]

    def _running(self) -> int | None:
        return self.course.to_act if self.state == "live" else None

    # Coming and going

    def arrive(self, page: Page, token: str | None, eye: Eye, since: int | None) -> None:
        """Let somebody look at the table, and tell it everything it may know; the token tells its seats."""
        self.tell_change(self._told)
        eye = eye._replace(seats=self.seats_of(token))
        is_new = page not in self.audience.pages
        if not eye.seats:
            self._check_spectator(is_new=is_new)
        if not is_new:
            self.seating.depart(page.eye.seats)
        page.eye, page.token = eye, token
        self.audience.pages.add(page)
        self.seating.arrive(eye.seats)
        self.wake()
        self.tell_snapshot(page, since)
        if is_new:
            self._tell_people()

    def _check_spectator(self, *, is_new: bool) -> None:
        if self.setup.spectators == "nobody":
            raise Refusal("forbidden", "no-spectators")
        if is_new and self.audience.spectators >= self.house.settings.spectators:
            raise Refusal("full", "full-spectators")

    def depart(self, page: Page) -> None:
        """Somebody has closed a page."""
        if page in self.audience.pages:
            self.audience.pages.discard(page)
            self.seating.depart(page.eye.seats)
            self.touch()
            self._tell_people()

    def tell_snapshot(self, page: Page, since: int | None) -> None:
        """Tell a page how everything stands, after everybody knows what has happened."""
        self.tell_change(self._told)
        is_inviting = bool(page.eye.seats and self.seating.free() and not self.course.is_over)
        invite = self.setup.invite if is_inviting else None
        shown = self.show(page.eye.lang)
        page.tell(frame_of(self.audience.snapshot(self.course, page.eye, since, shown, invite)))

    def _tell_people(self) -> None:
        self.audience.tell_people(self.show)

    # The write path

    async def carry_out(self, request: Request, page: Page | None = None) -> None:
        """Let something happen: append, commit, acknowledge, tell everybody; or say why it does not."""
        async with self.lock:
            before = self.course.version
            try:
                entry = await self._write(request)
                if page is not None:
                    acknowledge(page, request, entry)
            finally:
                self.tell_change(before)

    async def _write(self, request: Request) -> Entry:
        """Put a request into the log; one that was carried out before gets its first entry again."""
        start = perf_counter()
        known = await self.journal.find(request.id)
        if known is not None:
            return known
        entry = await self._committed(request)
        self.house.metrics.took("commit", perf_counter() - start)
        self.house.metrics.count("entries", entry.kind)
        return entry

    async def _committed(self, request: Request) -> Entry:
        """Write a request, and count it if it cannot be written."""
        try:
            entry = await self.journal.write(request)
        except StoreError as why:
            self.house.metrics.count("failed_commits", type(why).__name__.lower())
            if isinstance(why, Unavailable):
                self.house.metrics.wrote(str(why))
            raise
        self.house.metrics.wrote()
        return entry

    def tell_change(self, before: int) -> None:
        """Tell everybody what has happened since a version, if anything has."""
        before = max(before, self._told)
        if self.course.version <= before:
            return
        self._told = self.course.version
        self.touch()
        self.audience.tell_change(self.course, before, self.clock.show(self._running()))
        self.wake()

    def wake(self) -> None:
        """See whether a bot has to think or a clock has to run."""
        if self.is_live and self.audience.pages:
            self.clock.start()
        self._flag.set()
        self._bot_seats.wake()
        self._odds.wake()

    # Seats

    async def sit(self, name: str, wish: int | None) -> tuple[int, str]:
        """Give somebody a free seat; return it with its token."""
        return await self.guarded(self._sit(name, wish))

    async def _sit(self, name: str, wish: int | None) -> tuple[int, str]:
        async with self.lock:
            free = [] if self.course.is_over else self.seating.free()
            if not free or (wish is not None and wish not in free):
                raise Refusal("full", "no-free-seat")
            seat, token = free[0] if wish is None else wish, new_token()
            await self.put_holders(Holder(self.id, seat, hash_of(token), name, bot=None))
            return seat, token

    async def leave(self, token: str) -> None:
        """Let somebody go; the token is worth nothing from now on."""
        await self.guarded(self._leave(token))

    async def _leave(self, token: str) -> None:
        async with self.lock:
            left = [Holder(self.id, seat, None, name="", bot=None) for seat in self.seats_of(token)]
            await self.put_holders(*left)

    async def put_holders(self, *holders: Holder) -> None:
        """Put people or bots into seats, first in the store and then here; callers hold the lock."""
        before, state = self.course.version, self.state
        try:
            for holder in holders:
                await self.journal.owned(partial(self.house.store.seat, holder))
                self.seating.put(self.seating.with_holder(holder))
        finally:
            self.tell_change(before)
            self._reseat(state)

    def _reseat(self, before: TableState) -> None:
        """Look again at who holds what, and tell everybody whom it concerns."""
        self.touch()
        self.wake()
        for page in tuple(self.audience.pages):
            if page.eye.seats != self.seats_of(page.token):
                self._change_seats(page)
            elif before != self.state:
                self.tell_snapshot(page, self.course.version)
        self._tell_people()

    def _change_seats(self, page: Page) -> None:
        """Give a page the seats that are its own now; without any it looks on, or is let go of."""
        seats = self.seats_of(page.token)
        self.seating.depart(page.eye.seats)
        self.seating.arrive(seats)
        page.eye = page.eye._replace(seats=seats)
        if seats or self.setup.spectators != "nobody":
            self.tell_snapshot(page, None)
        else:
            self.audience.pages.discard(page)
            page.close(POLICY)

    async def look_again(self) -> None:
        """Another process may have written: read the log and the seats again, and tell everybody."""
        await self.guarded(self._look_again())

    async def _look_again(self) -> None:
        async with self.lock:
            found = await self.house.store.load(self.id)
            if found is None:
                return self.close()
            before, state = self.course.version, self.state
            await self.journal.catch_up()
            self.tell_change(before)
            holders = tuple(sorted(found[1], key=lambda holder: holder.seat))
            if holders != self.seating.holders:
                self.seating.put(holders)
                self._reseat(state)

    # Keeping house

    async def guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what was begun even if whoever asked hangs up."""
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that the table sees through."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, SidelineError):
            self.house.metrics.count("errors")
            logger.error("a table failed", exc_info=failure, extra={"table": self.id})

    def touch(self) -> None:
        """Somebody was here."""
        self.touched = asyncio.get_running_loop().time()

    def close(self, code: int = GONE) -> None:
        """Let everybody go; what is under way is finished."""
        self._is_closed = True
        self._flag.set()
        for page in tuple(self.audience.pages):
            page.close(code)

    async def finish(self) -> None:
        """Wait for what is under way; bots need not think on."""
        self._bot_seats.stop()
        self._odds.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self.lock:
            return


def acknowledge(page: Page, request: Request, entry: Entry) -> None:
    """Tell whoever asked that it is done and will not be lost."""
    if entry.seat not in page.eye.seats:
        raise Refusal("forbidden", "used-id")
    page.tell(frame_of(Done(request.id, entry.version)))
