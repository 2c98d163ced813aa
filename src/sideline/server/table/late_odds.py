"""Odds that take too long: a position is told without them, and again when they are known."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from sideline.engine.game import Game
from sideline.engine.match import Match
from sideline.engine.settings import Values
from sideline.engine.words import Language
from sideline.server.protocol.sight import ShownOdds

if TYPE_CHECKING:
    from sideline.server.table.table import Table


class Reckons(Protocol):
    """Whoever finds out odds away from the event loop."""

    async def odds(self, match: Match, tongue: Language | None) -> Mapping[int, ShownOdds]:
        """Return the odds of every option that has any, as far as they can be found out in time."""


def has_own_book(game: Game, values: Values) -> bool:
    """Ask whether numbers are played with that were never printed: nobody knows how long their odds take."""
    printed = {path for setting in game.options for path, _ in setting.entries()}
    return any(path not in printed for path in values)


class LateOdds:
    """Finds out the odds of a slow table, for whoever is to act there."""

    def __init__(self, table: "Table", reckoner: Reckons) -> None:
        self._table, self._reckoner = table, reckoner
        self._task: asyncio.Task[Any] | None = None

    def wake(self) -> None:
        """Begin, if somebody waits for odds."""
        if self._task is None and self._wanted():
            self._task = self._table.start(self._reckon())

    def stop(self) -> None:
        """Let nobody wait for odds any more."""
        if self._task is not None:
            self._task.cancel()

    def _wanted(self) -> list[Language | None]:
        return self._table.audience.wanted(self._table.course) if self._table.is_live else []

    async def _reckon(self) -> None:
        """Find out odds until nobody wants any; those of a position that has passed are told to nobody."""
        try:
            while wanted := self._wanted():
                course = self._table.course
                found = await self._reckoner.odds(course.match, wanted[0])
                self._table.audience.learn(course.version, wanted[0], found)
                if found and course.version == self._table.course.version:
                    self._tell(wanted[0])
        finally:
            self._task = None

    def _tell(self, tongue: Language | None) -> None:
        course = self._table.course
        for page in tuple(self._table.audience.pages):
            if page.eye.tongue == tongue and course.to_act in page.eye.seats:
                self._table.tell_snapshot(page, course.version)
