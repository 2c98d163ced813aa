"""The write path of a table: validate on a copy, append, commit, and only then let the match move on."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from random import random
from typing import Final, TypeVar

from sideline.server.store import chain
from sideline.server.store.base import Conflict, Entry, Fenced, Store, Unavailable
from sideline.server.table.clock import Clock
from sideline.server.table.course import Course, followed
from sideline.server.table.requests import Request, allowed_seat
from sideline.server.table.seating import Seating

T = TypeVar("T")

MOST_TAKEOVERS: Final = 8
BREATH: Final = 0.01


class Journal:
    """The log of a table as this process knows it, and its right to write on; callers hold the table's lock.

    The epoch is the right to write: whoever takes a table over gets a higher one, and the store refuses the
    entries of all earlier ones.
    """

    def __init__(
        self,
        table: str,
        course: Course,
        clock: Clock,
        seating: Seating,
        store: Store,
        *,
        owner: str,
        epoch: int | None = None,
    ) -> None:
        self.table, self.course, self.clock, self.seating = table, course, clock, seating
        self._store, self._owner, self._epoch = store, owner, epoch
        self._in_doubt = False
        self._known: dict[str, Entry] = {}

    @property
    def is_ours(self) -> bool:
        """Whether this process was the last to take the table over, as far as it knows."""
        return self._epoch is not None

    async def find(self, request_id: str) -> Entry | None:
        """Return what a request led to, if it led to anything; the log is read again where it is in doubt."""
        if self._in_doubt:
            await self.catch_up()
        return self._known.get(request_id)

    async def write(self, request: Request) -> Entry:
        """Put a request into the log and let it happen, or refuse it; judged anew if another wrote first."""
        return await self.owned(partial(self._append, request))

    async def owned(self, work: Callable[[int], Awaitable[T]]) -> T:
        """Do something that only the owner of the table may do; take it over if need be.

        Two processes that take a table from each other wait a random moment, so that one of them is first.
        """
        for attempt in range(MOST_TAKEOVERS):
            if attempt:
                await asyncio.sleep(attempt * BREATH * random())
            if self._epoch is None:
                await self._take_over()
            elif self._in_doubt:
                await self.catch_up()
            assert self._epoch is not None
            try:
                return await work(self._epoch)
            except Fenced:
                self._epoch = None
            except Conflict:
                self._in_doubt = True
        raise Unavailable(f"Too many want table {self.table} at once.")

    async def catch_up(self) -> bool:
        """Let happen what others have written; tell whether there was anything."""
        news = await self._store.log(self.table, self.course.version)
        self.advance(news)
        self._in_doubt = False
        return bool(news)

    def advance(self, entries: Iterable[Entry]) -> None:
        """Let entries of the log happen."""
        for course in followed(self.table, self.course, entries):
            self._swap(course)

    async def _take_over(self) -> None:
        self._epoch = await self._store.own(self.table, self._owner)
        await self.catch_up()

    async def _append(self, request: Request, epoch: int) -> Entry:
        """Validate on a copy, append, commit; only then the match moves on."""
        entry = self._entry(request)
        after = self.course.after(entry)
        self._in_doubt = True
        appended = await self._store.append(self.table, epoch, entry, over=after.is_over)
        if appended.repeat:
            await self.catch_up()
        else:
            self._in_doubt = False
            self._swap(after)
        return appended.entry

    def _entry(self, request: Request) -> Entry:
        is_play = request.kind == "play"
        return chain.follow(
            self.table,
            self.course.last,
            action_id=request.id,
            kind=request.kind,
            seat=allowed_seat(request, self.course, self.seating),
            action=request.action,
            at=round(self.clock.read(), 6),
            move=self.course.match.spell(request.action) if is_play else None,
        )

    def _swap(self, after: Course) -> None:
        entry = after.last
        assert entry is not None
        self.clock.press(self.course.to_act, entry.at, after.to_act)
        self._known[entry.action_id] = entry
        self.course = after
