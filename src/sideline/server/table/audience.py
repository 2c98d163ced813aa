"""Those who look at a table: each is told what it may know, in its language, as it happens."""

import logging
from collections.abc import Mapping
from time import thread_time
from typing import Final, Protocol

import msgspec

from sideline.engine.lesson import GuidedMatch
from sideline.engine.words import Language
from sideline.server.protocol.messages import Changed, Clocks, FromServer, People, ShownTable, Snapshot
from sideline.server.protocol.sight import Position, ShownOdds
from sideline.server.table.course import Course
from sideline.server.table.guided import guided
from sideline.server.table.seen import Eye, Told, position

BROKEN: Final = 1011
LONGEST: Final = 0.02
"""Seconds of the processor for one position; odds of a table that takes longer are found out elsewhere."""

logger = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()


class Page(Protocol):
    """Somebody's open page: it is told things, and may be closed."""

    eye: Eye
    token: str | None

    def tell(self, frame: str) -> None:
        """Put a message on its way; never waits."""

    def close(self, code: int) -> None:
        """Let go of the page."""


def frame_of(message: FromServer) -> str:
    """Write a message."""
    return encoder.encode(message).decode()


class Audience:
    """The open pages of a table. Pages that see the same share one frame."""

    def __init__(self, seed: bytes, guide: GuidedMatch | None = None) -> None:
        self._guide = guide
        self.pages: set[Page] = set()
        self.is_slow = False
        self._seed = seed
        self._told = Told()
        self._reckoned: dict[Language | None, Mapping[int, ShownOdds]] = {}
        self._reckoned_at = -1

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(not page.eye.seats for page in self.pages)

    def snapshot(
        self, course: Course, eye: Eye, since: int | None, table: ShownTable, invite: str | None
    ) -> Snapshot:
        """Build everything a page needs; only the missed lines if it has the ones before."""
        is_tail = since is not None and 0 <= since <= course.version and course.taken_back(since) is None
        lines = self._told.since(course, eye, since or 0) if is_tail else self._told.whole(course, eye)
        seen = self._position(course, eye, is_live=table.state == "live")
        return Snapshot(table, eye.seats, seen, lines, whole=not is_tail, invite=invite)

    def tell_change(self, course: Course, since: int, clocks: Clocks) -> None:
        """Tell everybody what happened after a version."""
        frames: dict[Eye, str] = {}
        for page in tuple(self.pages):
            try:
                eye = page.eye.sight if self._guide is None else page.eye
                if eye not in frames:
                    frames[eye] = frame_of(self._change(course, eye, since, clocks))
                page.tell(frames[eye])
            except Exception:
                logger.exception("a page could not be told")
                page.close(BROKEN)

    def _change(self, course: Course, eye: Eye, since: int, clocks: Clocks) -> Changed:
        lines = self._told.since(course, eye, since)
        return Changed(self._position(course, eye), lines, clocks, course.taken_back(since))

    def _position(self, course: Course, eye: Eye, *, is_live: bool = True) -> Position:
        """Build a position, with what its lesson says of it; odds are for whoever is asked."""
        if is_live and course.is_up_to(eye.seats):
            seen = self._timed_position(course, eye)
        else:
            seen = position(course, eye, self._seed, is_live=is_live)
        return seen if self._guide is None or not eye.seats else guided(seen, self._guide, course.match, eye)

    def _timed_position(self, course: Course, eye: Eye) -> Position:
        """Build a position; if that took too long, odds are found out elsewhere from the next one on."""
        began = thread_time()
        reckoned = self.reckoned(course, eye) if self.is_slow else None
        seen = position(course, eye, self._seed, reckoned=reckoned)
        self.is_slow |= thread_time() - began > LONGEST
        return seen

    def reckoned(self, course: Course, eye: Eye) -> Mapping[int, ShownOdds]:
        """Return the odds of now that were found out elsewhere, as far as they are known."""
        return self._reckoned.get(eye.tongue, {}) if self._reckoned_at == course.version else {}

    def wanted(self, course: Course) -> list[Language | None]:
        """Name the languages in which somebody waits for odds that are not known yet."""
        if not self.is_slow:
            return []
        known = self._reckoned if self._reckoned_at == course.version else {}
        asked = {page.eye.tongue for page in self.pages if course.to_act in page.eye.seats}
        return [tongue for tongue in asked if tongue not in known]

    def learn(self, version: int, tongue: Language | None, odds: Mapping[int, ShownOdds]) -> None:
        """Remember odds that were found out elsewhere."""
        if self._reckoned_at != version:
            self._reckoned.clear()
        self._reckoned_at, self._reckoned[tongue] = version, odds

    def tell_people(self, show: "Shows") -> None:
        """Tell everybody who is there."""
        frames: dict[str, str] = {}
        for page in tuple(self.pages):
            lang = page.eye.lang
            if lang not in frames:
                frames[lang] = frame_of(People(show(lang)))
            page.tell(frames[lang])

    def tell_all(self, message: FromServer) -> None:
        """Tell everybody the same."""
        frame = frame_of(message)
        for page in tuple(self.pages):
            page.tell(frame)


class Shows(Protocol):
    """Tells what everybody may know about a table, in a language."""

    def __call__(self, lang: str) -> ShownTable: ...
