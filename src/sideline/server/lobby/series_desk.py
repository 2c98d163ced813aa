"""The desk of campaigns and tournaments: begins them, sets up their tables, and notes how each match ended.

What happened in a series is its log in the store, which is read anew for every question; whatever is answered
is on the disk. Two who write at the same time meet a Conflict, and the second one looks again.
"""

import asyncio
import hmac
import time
from collections.abc import Sequence
from secrets import randbits
from typing import Final, NamedTuple

import msgspec

from sideline.bots.bot import BOTS
from sideline.engine import registry
from sideline.engine.errors import BadPack
from sideline.engine.game import Game
from sideline.engine.settings import PACK
from sideline.series.events import (
    CardsKept,
    Entered,
    Entrant,
    Keep,
    MatchOver,
    Sealed,
    SeriesBegun,
    SeriesEvent,
    TableSet,
    opened,
    seal,
)
from sideline.series.playing import best_keeps, what_is_over
from sideline.series.series import Campaign, Fixture, Series, begin, fold
from sideline.server.lobby.lobby import Lobby
from sideline.server.lobby.wishes import name_of, read_settings
from sideline.server.protocol.messages import ClockWish, SeatWish
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.series import KeepWish, NewSeries
from sideline.server.store.base import Conflict, Holder, SeriesEntry, SeriesHead, Store
from sideline.server.table.setup import Setup
from sideline.server.table.table import Table
from sideline.server.table.tokens import LONGEST_TOKEN, hash_of, is_id, new_id, new_invite, new_token

AUTOMATIC_BOT: Final = "starter"
"""Sits in the seats of the game itself, where there is nothing to choose."""
SEED_BITS: Final = 63
HOUR: Final = 3600
MOST_TRIES: Final = 5
AHEAD: Final = 3
"""At least so many matches of a campaign are shown that are still to come."""
LADDER: Final = 8
"""So many are shown from the beginning."""


class KeptSeries(NamedTuple):
    """A series with the log that it was told from."""

    id: str
    series: Series
    entries: tuple[SeriesEntry, ...]

    def entrant(self, token: str | None) -> int | None:
        """Return the place that a token holds; every comparison takes the same time."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        shown = hash_of(token).hex()
        people = self.series.people.values()
        found = [person.entrant for person in people if hmac.compare_digest(person.token, shown)]
        return found[0] if found else None


class SeriesDesk:
    """All series of a server."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby, self._store = lobby, store
        self._visits = Visits()

    # Beginning

    async def begin(self, new: NewSeries) -> tuple[str, str]:
        """Begin a series; return its id and the token of whoever asked."""
        game = (await asyncio.to_thread(registry.playable)).get(new.game)
        if game is None:
            raise Refusal("unknown", "no-game")
        begun = self._begun(game, new)
        if new.like:
            begun = await self._like(begun, new.like)
        game = game.printing_of(begun.settings)
        name, token = name_of(new.name, new.lang), new_token()
        kept = KeptSeries(new_id(), begin(game, begun), ())
        await self._write(kept, [begun, Entered(0, name, hash_of(token).hex())])
        return kept.id, token

    def _begun(self, game: Game, new: NewSeries) -> SeriesBegun:
        for bot in new.others:
            if bot and bot not in BOTS:
                raise Refusal("unknown", "unknown-bot", bot=bot[:40])
        values = read_settings(game, new)
        entrants = (Entrant(""), *(Entrant(bot, bot) for bot in new.others))
        seed, rules = randbits(SEED_BITS), game.rules_version
        return SeriesBegun(new.kind, game.name, rules, seed, dict(values), entrants)

    async def _like(self, begun: SeriesBegun, name: str) -> SeriesBegun:
        """Let a campaign meet the opponents of another one, by its settings; the luck is new."""
        other = (await self.find(name)).series.begun
        if (other.kind, other.game, begun.kind) != ("campaign", begun.game, "campaign"):
            raise Refusal("unknown", "no-series")
        return msgspec.structs.replace(begun, seed=other.seed, settings=other.settings)

    async def enter(self, name: str, wish: str, lang: str) -> str:
        """Give somebody the first free place; return the token of it."""
        who, token = name_of(wish, lang), new_token()
        for _ in range(MOST_TRIES):
            kept = await self.find(name)
            if not kept.series.free:
                raise Refusal("full", "no-place")
            try:
                await self._write(kept, [Entered(kept.series.free[0], who, hash_of(token).hex())])
                return token
            except Conflict:
                continue
        raise Refusal("busy", "busy")

    # Reading and writing

    async def find(self, name: str) -> KeptSeries:
        """Read a series, or say that there is none."""
        entries = tuple(await self._store.series(name)) if is_id(name) else ()
        if not entries:
            raise Refusal("unknown", "no-series")
        events = opened(Sealed(entry.seal, entry.text) for entry in entries)
        first = events[0]
        assert isinstance(first, SeriesBegun)
        game = (await asyncio.to_thread(registry.playable)).get(first.game)
        if game is None:
            raise Refusal("frozen", "frozen-game", game=first.game)
        try:
            return KeptSeries(name, fold(game.printing_of(first.settings), events), entries)
        except BadPack as why:
            raise Refusal("frozen", "frozen-pack", game=game.name, pack=str(first.settings[PACK])) from why

    async def _write(self, kept: KeptSeries, events: Sequence[SeriesEvent]) -> KeptSeries:
        """Let things happen in a series, all of them or none: the rules of it are asked before the store."""
        entries = list(kept.entries)
        for event in events:
            if not isinstance(event, SeriesBegun):
                kept.series.follow(event)
            sealed = seal(entries[-1].seal if entries else "", event)
            entries.append(SeriesEntry(sealed.seal, sealed.text))
        after = len(kept.entries)
        await self._store.extend_series(head_of(kept), after, entries[after:])
        return kept._replace(entries=tuple(entries))

    # Going on

    async def settle(self, name: str) -> KeptSeries:
        """Note every match that is over, let bots keep cards, and set up the tables at which bots meet."""
        kept = await self.find(name)
        if self._visits.is_first(name):
            await self._store.touch_series(name, time.time())
        for _ in range(MOST_TRIES):
            try:
                return await self._settled(kept)
            except Conflict:
                kept = await self.find(name)
        raise Refusal("busy", "busy")

    async def _settled(self, kept: KeptSeries) -> KeptSeries:
        while True:
            news = [*self._bots_keep(kept), *await self._matches_over(kept)]
            news = news or self._tables_for_bots(kept)
            if not news:
                break
            kept = await self._write(kept, news)
        for fixture in kept.series.fixtures():
            if is_for_bots(kept.series, fixture):
                await self._table(kept, fixture)
        return kept

    def _bots_keep(self, kept: KeptSeries) -> list[SeriesEvent]:
        choices = kept.series.choices.values()
        entrants = kept.series.begun.entrants
        return [
            CardsKept(choice.entrant, best_keeps(choice.offers))
            for choice in choices
            if entrants[choice.entrant].bot
        ]

    async def _matches_over(self, kept: KeptSeries) -> list[SeriesEvent]:
        """Look at the tables of all matches that can be played now."""
        news: list[SeriesEvent] = []
        for fixture in kept.series.fixtures():
            if fixture[:3] in kept.series.tables:
                table = await self._table(kept, fixture)
                if table.course.is_over:
                    news.append(await asyncio.to_thread(over_at, kept.series, fixture, table))
        return news

    def _tables_for_bots(self, kept: KeptSeries) -> list[SeriesEvent]:
        return [
            TableSet(*fixture[:4], table=new_id())
            for fixture in kept.series.fixtures()
            if is_for_bots(kept.series, fixture) and fixture[:3] not in kept.series.tables
        ]

    async def go_on(self, name: str, token: str | None, wishes: Sequence[KeepWish]) -> Table:
        """Keep what somebody wants to keep, and return the table of the next match of that entrant."""
        kept = await self.settle(name)
        entrant = kept.entrant(token)
        if entrant is None:
            raise Refusal("forbidden", "no-entrant")
        if entrant in kept.series.choices:
            keeps = tuple(Keep(wish.card, wish.slot) for wish in wishes)
            kept = await self._write(kept, [CardsKept(entrant, keeps)])
        fixture = next((one for one in kept.series.fixtures() if entrant in one.entrants), None)
        if fixture is None:
            raise Refusal("over", "series-over") if kept.series.is_over else Refusal("waiting", "series-wait")
        if fixture[:3] not in kept.series.tables:
            kept = await self._write(kept, [TableSet(*fixture[:4], table=new_id())])
        return await self._table(kept, fixture)

    # Forgetting

    async def forget(self, name: str, token: str | None) -> None:
        """Delete a series with its tables, for somebody who takes part; while others play on it stays."""
        kept = await self.find(name)
        entrant = kept.entrant(token)
        if entrant is None:
            raise Refusal("forbidden", "no-entrant")
        if not may_forget(kept.series, entrant):
            raise Refusal("forbidden", "series-others")
        await self._store.forget_series(name)
        for table in kept.series.tables.values():
            await self._lobby.forget(table)

    async def check_alone(self, table: Table) -> None:
        """Refuse to take a match away from a series that is still kept."""
        if table.setup.series and await self._store.series(table.setup.series):
            raise Refusal("forbidden", "of-series")

    async def _table(self, kept: KeptSeries, fixture: Fixture) -> Table:
        """Find the table of a match, or set it up: its id was written down before."""
        name, series = kept.series.tables[fixture[:3]], kept.series
        holders = [holder_of(series, fixture, name, seat) for seat in range(series.game.seats)]
        wishes = tuple(SeatWish("bot", holder.bot) if holder.bot else SeatWish("me") for holder in holders)
        setup = Setup(wishes, ClockWish(), "public", new_invite(), series=kept.id)
        return await self._lobby.seat_all(name, series.game, fixture.settings, setup, holders)

    async def live(self, kept: KeptSeries) -> dict[tuple[int, int], tuple[int, ...]]:
        """Tell the points of every match that is played now, by round and pair, in the order of seats."""
        return {
            fixture[:2]: (await self._table(kept, fixture)).course.match.points()
            for fixture in kept.series.fixtures()
            if fixture[:3] in kept.series.tables
        }


class Visits:
    """Who looks at a series is noted once an hour, however often the page asks."""

    def __init__(self) -> None:
        self._hour, self._noted = 0, set[str]()

    def is_first(self, name: str) -> bool:
        """Ask whether nobody was at a series in this hour; from now on somebody was."""
        hour = int(time.time() // HOUR)
        if hour != self._hour:
            self._hour, self._noted = hour, set()
        is_first = name not in self._noted
        self._noted.add(name)
        return is_first


def rungs_shown(series: Campaign) -> range:
    """Number the matches of a campaign that are shown: those played, the one to play, and more."""
    reached = series.wins + 1
    return range(1, (reached if series.is_over else max(reached + AHEAD, LADDER)) + 1)


def may_forget(series: Series, entrant: int) -> bool:
    """Ask whether an entrant may delete a series: nobody else plays in it, or it is over."""
    return series.is_over or set(series.people) == {entrant}


def holder_of(series: Series, fixture: Fixture, table: str, seat: int) -> Holder:
    """Say who holds a seat of a match: an entrant, or a bot for the game itself."""
    if seat >= len(fixture.entrants):
        return Holder(table, seat, None, AUTOMATIC_BOT, AUTOMATIC_BOT)
    entrant = fixture.entrants[seat]
    bot, person = series.begun.entrants[entrant].bot, series.people.get(entrant)
    if person is None:
        return Holder(table, seat, None, bot, bot)
    return Holder(table, seat, bytes.fromhex(person.token), person.name, None)


def is_for_bots(series: Series, fixture: Fixture) -> bool:
    """Ask whether nobody but bots takes part in a match."""
    return all(series.begun.entrants[who].bot for who in fixture.entrants)


def over_at(series: Series, fixture: Fixture, table: Table) -> MatchOver:
    """Write down how the match at a table ended; one that was claimed or lost on time has its winner."""
    ending = table.course.ending
    places = (
        None
        if ending is None
        else tuple(1 if seat == ending.winner else 2 for seat in range(series.game.seats))
    )
    last = series.is_last(fixture)
    return what_is_over(series.game, fixture, table.course.match, last=last, table=table.id, places=places)


def head_of(kept: KeptSeries) -> SeriesHead:
    """Sum a series up for lists."""
    series = kept.series
    wins = series.wins if isinstance(series, Campaign) else 0
    begun = series.begun
    return SeriesHead(kept.id, begun.game, begun.kind, series.name(0), wins, series.is_over, time.time())
