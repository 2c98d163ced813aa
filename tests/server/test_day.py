"""Today's match: the same deal for everybody, counted from what was played, and nothing of it is lost."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from server.clients import LIFTED, Player, players, read, running_server

from sideline.engine.registry import listings
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.lobby.day import Days, game_of, table_id
from sideline.server.protocol.foyer import Day, DayWish, MarginCount
from sideline.server.protocol.messages import ShownTable, TableMade
from sideline.server.store import Entry
from sideline.server.store.sqlite.store import SqliteStore
from sideline.server.table.requests import Request

UNKNOWN = 404
MALFORMED = 400


async def play_day(player: Player) -> TableMade:
    """Sit down at a table of the day."""
    made = read(await player.post("/api/day/begin", {"name": "", "lang": "en"}), TableMade)
    player.table = made.table
    return made


async def commitment(player: Player, table: str) -> str:
    return read(await player.get(f"/api/tables/{table}"), ShownTable).commitment


def test_the_games_take_turns() -> None:
    first = date(2026, 11, 18)
    week = [game_of(first + timedelta(days=days)).name for days in range(len(listings()))]
    assert sorted(week) == sorted(listings())
    assert game_of(first + timedelta(days=len(week))).name == week[0]


async def test_everybody_has_the_same_luck_at_a_table_of_ones_own(url: str) -> None:
    async with players(url, "Ann", "Bob") as [ann, bob]:
        tables = [(await play_day(player)).table for player in (ann, bob)]
        assert tables[0] != tables[1]
        promised = {await commitment(ann, table) for table in tables}
        assert len(promised) == 1
        other = await ann.create("jukem", "me", "me")
        assert await commitment(ann, other.table) not in promised


async def test_nobody_sits_at_the_table_that_keeps_the_luck(url: str) -> None:
    async with players(url, "Ann", "Bob") as [ann, bob]:
        await play_day(ann)
        keeps = table_id(datetime.now(UTC).date())
        joined = await bob.post(f"/api/tables/{keeps}/join", {"invite": "guessed", "name": "Bob"})
        assert joined.status_code == 403


async def test_a_result_is_counted_once_and_outlives_the_server(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as [ann]:
            before = read(await ann.get("/api/day"), Day)
            assert (before.played, before.margins) == (0, ())
            made = await play_day(ann)
            page = await ann.open(made.table)
            await page.play_to_end()
            own, other = page.position.points
            promised = await commitment(ann, made.table)
            told = read(await ann.get("/api/day"), Day)
            assert (told.played, told.margins) == (1, (MarginCount(own - other, 1),))
            assert read(await ann.get("/api/day"), Day) == told
        server.kill()
        server.start()
        async with players(server.url, "Bob") as [bob]:
            assert read(await bob.get("/api/day"), Day) == told
            again = await play_day(bob)
            assert await commitment(bob, again.table) == promised


class Noting(SqliteStore):
    """A store that notes of which matches the log was asked for."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked: list[str] = []

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        self.asked.append(table)
        return await super().log(table, since)


async def test_a_result_is_read_once_however_many_ask_at_the_same_time(tmp_path: Path) -> None:
    store = Noting(tmp_path / "tables.db")
    house = Server(store, Settings(warm=False, bot_workers=0))
    async with house.running():
        days = Days(store, house.lobby)
        table, _ = await days.begin(DayWish())
        course = table.course
        await table.carry_out(Request("f1", "flag", (course.to_act,), course.version))
        store.asked.clear()
        await asyncio.gather(*(days.show("", "en") for _ in range(5)))
        assert store.asked == [table.id]


async def test_a_day_that_has_not_come_and_one_that_is_none_are_refused(url: str) -> None:
    async with players(url, "Ann") as [ann]:
        tomorrow = datetime.now(UTC).date() + timedelta(days=2)
        assert (await ann.get(f"/api/day?date={tomorrow}")).status_code == UNKNOWN
        assert (await ann.get("/api/day?date=monday")).status_code == MALFORMED
        past = read(await ann.get("/api/day?date=2026-01-01"), Day)
        assert (past.date, past.played) == ("2026-01-01", 0)
        assert past.game == game_of(date(2026, 1, 1)).name
