"""What is known of a series besides its log: points so far, chances, luck, and how far others came."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from sideline.lab.chances import Chance
from sideline.lab.survival import further_than, run_among
from sideline.series.series import Campaign, Series
from sideline.server.lobby.series_desk import KeptSeries, SeriesDesk, rungs_shown
from sideline.server.protocol.series import BestRun, Fortune, RunsInfo
from sideline.server.recent import Recent
from sideline.server.store.base import Store
from sideline.server.thinking.chances import WinChances
from sideline.server.thinking.reviewing import Reviews

MOST_RUNS: Final = 10
"""So many campaigns that came far are listed."""

ENOUGH: Final = 10
"""So many runs have to be over before a curve says anything."""

FRESH: Final = 5.0
"""So long what was found in the store is good enough, in seconds."""

MOST_KEPT: Final = 4096

Place = tuple[int, int]


class Tidings(NamedTuple):
    """What is known of a series by now; chances are for whoever takes part in a campaign."""

    best: tuple[BestRun, ...] = ()
    runs: RunsInfo | None = None
    live: Mapping[Place, tuple[int, ...]] = {}
    fortunes: Mapping[str, tuple[Fortune, ...]] = {}
    chances: Mapping[int, Chance | None] = {}
    is_reckoning: bool = False

    def fortune_of(self, series: Series, entrant: int, number: int | None = None) -> Fortune | None:
        """Add up luck and decisions of an entrant: in all its reviewed matches, or in those of one round."""
        found = [
            self.fortunes[over.table][over.entrants.index(entrant)]
            for over in series.matches
            if entrant in over.entrants and over.table in self.fortunes and number in (None, over.round)
        ]
        return summed(found)


class Herald:
    """Finds tidings, and remembers for a while what it has read."""

    def __init__(self, desk: SeriesDesk, store: Store, reviews: Reviews, chances: WinChances) -> None:
        self._desk, self._store, self._reviews, self._chances = desk, store, reviews, chances
        self._logs: Recent[str, bytes | None] = Recent(MOST_KEPT)
        self._fortunes: Recent[str, tuple[Fortune, ...]] = Recent(MOST_KEPT)
        self._looked: Recent[str, float] = Recent(MOST_KEPT)
        self._wins: dict[str, tuple[float, dict[int, int]]] = {}

    async def about(self, kept: KeptSeries, token: str | None, lang: str) -> Tidings:
        """Find everything out that may be told to whoever holds a token, or none."""
        series, mine = kept.series, kept.entrant(token)
        best = await self._store.best_series(series.begun.game, series.begun.kind, MOST_RUNS)
        chances, is_reckoning = self._chances_of(series) if mine is not None else ({}, False)
        return Tidings(
            best=tuple(BestRun(head.name, head.wins, head.created) for head in best),
            runs=await self._runs(series, lang) if isinstance(series, Campaign) else None,
            live=await self._desk.live(kept),
            fortunes=await self._fortunes_of(over.table for over in series.matches if over.table),
            chances=chances,
            is_reckoning=is_reckoning,
        )

    def _chances_of(self, series: Series) -> tuple[dict[int, Chance | None], bool]:
        """Find the chance of every match of a campaign that is shown."""
        if not isinstance(series, Campaign):
            return {}, False
        found = {
            number: self._chances.find(series.game, series.rung(number).settings)
            for number in rungs_shown(series)
        }
        return {number: chance for number, (chance, _) in found.items()}, any(
            is_coming for _, is_coming in found.values()
        )

    async def _runs(self, series: Campaign, lang: str) -> RunsInfo:
        """Compare a campaign with all of the game that are over."""
        wins = await self._wins_of(series.begun.game)
        runs = sum(wins.values())
        if not runs:
            return RunsInfo(0, 0.0, None)
        figure = run_among(wins, series.wins, lang) if runs >= ENOUGH else None
        return RunsInfo(runs, further_than(wins, series.wins), figure)

    async def _wins_of(self, game: str) -> dict[int, int]:
        read, wins = self._wins.get(game, (0.0, {}))
        if time.monotonic() - read > FRESH or not read:
            wins = await self._store.series_wins(game, "campaign")
            self._wins[game] = time.monotonic(), wins
        return wins

    # Luck and decisions

    async def _fortunes_of(self, tables: Iterable[str]) -> dict[str, tuple[Fortune, ...]]:
        """Read what reviews say of matches, as far as they are kept; none is begun for it."""
        found = {}
        for table in tables:
            fortunes = self._fortunes.get(table) or await self._read(table)
            if fortunes:
                found[table] = fortunes
        return found

    async def _read(self, table: str) -> tuple[Fortune, ...]:
        """Look for the review of a match, not oftener than every few seconds."""
        now = time.monotonic()
        if now - self._looked.get(table, -FRESH) < FRESH:
            return ()
        log = await self._log_of(table)
        if log is not None:
            await self._reviews.recall(table, log)
            answer = self._reviews.found(log)
            if answer is not None:
                seats = answer.reviews["en"].seats
                self._fortunes[table] = tuple(Fortune(seat.luck, seat.skill) for seat in seats)
        self._looked[table] = now
        return self._fortunes.get(table, ())

    async def _log_of(self, table: str) -> bytes | None:
        """Return the hash of the log of a finished match: it does not change any more."""
        if table not in self._logs:
            entries = await self._store.log(table)
            self._logs[table] = entries[-1].hash if entries else None
        return self._logs[table]


def summed(fortunes: Sequence[Fortune]) -> Fortune | None:
    """Add luck and decisions of several matches up."""
    if not fortunes:
        return None
    luck, skill = sum(one.luck for one in fortunes), sum(one.skill for one in fortunes)
    return Fortune(round(luck, 4), round(skill, 4), len(fortunes))
