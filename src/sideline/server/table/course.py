"""The course of a match at a table: the log of entries put through a Match, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sideline.engine import past, registry
from sideline.engine.errors import (
    BadGame,
    BadPack,
    BadSetting,
    CannotUndo,
    IllegalAction,
    SidelineError,
    UnknownGame,
)
from sideline.engine.game import NOBODY, Game
from sideline.engine.history import History
from sideline.engine.match import Match
from sideline.engine.settings import PACK
from sideline.engine.words import phrase
from sideline.server.protocol.messages import TableState
from sideline.server.store import chain
from sideline.server.store.base import Entry, Kind, Row
from sideline.server.table.setup import Parent, read_setup
from sideline.server.table.unplayable import Unplayable


class Ending(NamedTuple):
    """A match that ended before its rules ended it: claimed by a seat, or lost by one whose time ran out."""

    kind: Kind
    seat: int
    winner: int | None


class Course(NamedTuple):
    """Where a match stands after some entries of its log; `after` gives the next course and changes nothing.

    `to_act` is NOBODY when it is over; `version` is the place in the log. `versions` tells for every step of
    the match at which version it happened, `undone` which version was taken back at which. For the seats in
    `timed_out` a bot plays on.
    """

    match: Match
    to_act: int
    version: int = 0
    last: Entry | None = None
    versions: History[int] = History()
    undone: tuple[tuple[int, int], ...] = ()
    ending: Ending | None = None
    timed_out: frozenset[int] = frozenset()

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return self.to_act == NOBODY

    def state(self, *, is_full: bool) -> TableState:
        """Whether the table waits for somebody, goes on, or is over; a seat that is left stops nothing."""
        if self.is_over:
            return "over"
        return "live" if self.version or is_full else "waiting"

    def after(self, entry: Entry) -> Course:
        """Let an entry happen; what the rules forbid is refused."""
        if self.is_over:
            raise IllegalAction("The match is over.", phrase("match-over"))
        match entry.kind:
            case "play":
                return self._played(entry)
            case "undo":
                return self._taken_back(entry)
            case "claim":
                return self._ended(entry, winner=entry.seat)
            case "flag":
                return self._flagged(entry)

    def can_undo(self, seat: int) -> bool:
        """Ask whether a seat may take back its last action; what the table was begun with stays."""
        return bool(self.versions) and self.versions[-1] > 0 and self.match.can_undo(seat)

    def text(self) -> str:
        """Return the replay, with its seed and its outcome once it is over, whoever ended it."""
        match = self.match
        if self.ending is not None:
            match = match.fork()
            match.ended = f"{self.ending.kind} {match.game.seat_names[self.ending.seat]}"
        return str(match)

    def taken_back(self, since: int) -> int | None:
        """Return the first version, of those known then, that has been taken back since."""
        back = [version for at, version in self.undone if at > since and version <= since]
        return min(back, default=None)

    def _played(self, entry: Entry) -> Course:
        match = self.match.fork()
        match.play_again(entry.move, entry.action, entry.seat)
        steps = len(match.log) - len(self.versions)
        versions = self.versions.fork()
        for _ in range(steps):
            versions.append(entry.version)
        return self._replace(
            match=match, to_act=match.to_act, version=entry.version, last=entry, versions=versions
        )

    def _taken_back(self, entry: Entry) -> Course:
        match = self.match.fork()
        match.undo(entry.seat)
        if self.versions[-1] == 0:
            raise CannotUndo("There is nothing to take back.", phrase("no-undo-nothing"))
        versions = self.versions.fork()
        undone = (*self.undone, (entry.version, versions.pop()))
        return self._replace(
            match=match,
            to_act=match.to_act,
            version=entry.version,
            last=entry,
            versions=versions,
            undone=undone,
        )

    def _ended(self, entry: Entry, winner: int | None) -> Course:
        ending = Ending(entry.kind, entry.seat, winner)
        return self._replace(to_act=NOBODY, version=entry.version, last=entry, ending=ending)

    def _flagged(self, entry: Entry) -> Course:
        """Of two seats the other wins when one has no time left; several others play on against a bot."""
        others = [other for other in range(self.match.game.seats) if other != entry.seat]
        if len(others) == 1:
            return self._ended(entry, winner=others[0])
        timed_out = self.timed_out | {entry.seat}
        return self._replace(version=entry.version, last=entry, timed_out=timed_out)

    def is_up_to(self, seats: Sequence[int]) -> bool:
        """Ask whether one of some seats is to act, and has time to."""
        return self.to_act in seats and self.to_act not in self.timed_out


def begin(row: Row) -> Course:
    """Deal a match as a table was set up, under the rules with which it was; only chance has played."""
    game = known_game(row)
    parent = read_setup(row.setup).parent
    try:
        seed = None if parent else row.seed
        match = Match(game, row.settings, seed=seed, rules_version=row.rules_version)
    except BadSetting as why:
        raise Unplayable("frozen-settings", game=row.game) from why
    if parent is not None:
        go_on(match, parent, row.seed)
    return Course(match, match.to_act, versions=History([0] * len(match.log)))


def go_on(match: Match, parent: Parent, seed: bytes) -> None:
    """Play what a table goes on from, and let its own seed draw from there."""
    try:
        match.play(*parent.steps)
    except SidelineError as why:
        raise Unplayable("frozen-move", entry=0, move=parent.steps[len(match.log)]) from why
    match.resume(seed, drew_first=0 if parent.same_luck else len(match.log))


def known_game(row: Row) -> Game:
    """Return the game of a table, if its rules and its book are still what they were."""
    try:
        game = registry.load(row.game).printing_of(row.settings)
    except (UnknownGame, BadGame) as why:
        raise Unplayable("frozen-game", game=row.game) from why
    except BadPack as why:
        raise Unplayable("frozen-pack", game=row.game, pack=row.settings[PACK]) from why
    version = row.rules_version
    if version > game.rules_version:
        raise Unplayable("frozen-newer", game=row.game, version=version, known=game.rules_version)
    if row.book not in (None, past.book_digest(game, version)):
        raise Unplayable("frozen-book", game=row.game)
    return game


def followed(table: str, course: Course, entries: Iterable[Entry]) -> Iterator[Course]:
    """Let entries of the log of a table happen one after the other, as long as they can be played."""
    entries = list(entries)
    broken = chain.check(table, entries, course.last)
    if broken is not None:
        raise Unplayable("frozen-chain", entry=broken)
    for entry in entries:
        try:
            course = course.after(entry)
        except SidelineError as why:
            raise Unplayable("frozen-move", entry=entry.version, move=written(entry)) from why
        yield course


def written(entry: Entry) -> str:
    """Return what an entry says of itself, without any rules."""
    return entry.move or (f"{entry.kind} {entry.action}" if entry.kind == "play" else entry.kind)
