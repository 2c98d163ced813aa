"""What nobody comes back to is put away, counted from the last visit; finished ones if the host wants it."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.clients import LIFTED, PATIENCE, Ear, Page, Player, running_server

from sideline.engine.match import Match
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.protocol.messages import NewTable, SeatWish
from sideline.server.protocol.series import NewSeries
from sideline.server.store import open_store
from sideline.server.table.requests import Request
from sideline.server.table.seen import Eye
from sideline.server.table.table import Table

NEW = NewTable("jukem", (SeatWish("me"), SeatWish("me")))
DAY = 86_400.0
Age = Callable[[str, float], None]


@pytest.fixture
def age(tmp_path: Path) -> Age:
    """A way to let a table or a series be as if set up, and left, so many days ago."""

    def change(name: str, days: float) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
            file.execute(
                "update tables set created = created - ?, touched = touched - ? where id = ?",
                (days * DAY, days * DAY, name),
            )
            file.execute("update series_visits set at = at - ? where series_id = ?", (days * DAY, name))

    return change


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    chosen = Settings(warm=False, bot_workers=0, idle=0.0, **settings)
    house = Server(open_store(str(folder / "tables.db")), chosen)
    async with house.running():
        yield house


async def begun(house: Server, moves: int = 1) -> Table:
    table, _ = await house.lobby.create(NEW)
    for number in range(moves):
        await play(table, f"a{number}")
    return table


async def play(table: Table, name: str) -> None:
    course = table.course
    await table.carry_out(Request(name, "play", (course.to_act,), course.version, course.match.legal()[0]))


async def finished(house: Server) -> Table:
    table = await begun(house, 0)
    number = 0
    while not table.course.is_over:
        await play(table, f"a{number}")
        number += 1
    return table


async def kept(house: Server, table: Table) -> bool:
    await house.lobby._clear_away(is_thorough=True)
    return await house.store.load(table.id) is not None


async def test_a_match_that_is_played_on_outlives_the_day_it_was_set_up(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        house.lobby._put_away()
        age(table.id, 40)
        again = await house.lobby.find(table.id)
        await play(again, "later")
        house.lobby._put_away()
        assert await kept(house, table)


async def test_a_match_that_nobody_came_back_to_is_put_away_and_its_replay_kept(
    tmp_path: Path, age: Age
) -> None:
    async with opened(tmp_path, replay_folder=str(tmp_path / "replays")) as house:
        table = await begun(house, 5)
        age(table.id, 31)
        house.lobby._put_away()
        assert not await kept(house, table)
    replay = Match.read((tmp_path / "replays" / f"jukem-{table.id}.replay").read_text(encoding="utf-8"))
    assert replay == table.course.match
    assert len(list((tmp_path / "replays").iterdir())) == 1


async def test_who_only_looks_is_there_too(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        house.lobby._put_away()
        age(table.id, 31)
        await house.lobby.find(table.id)
        house.lobby._put_away()
        assert await kept(house, table)


async def test_a_table_with_a_page_open_is_visited_all_the_time(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        page = Ear()
        table.arrive(page, None, Eye(), None)
        age(table.id, 31)
        assert await kept(house, table)
        table.depart(page)
        assert await kept(house, table)


async def test_finished_matches_stay_unless_the_host_wants_otherwise(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path) as house:
        table = await finished(house)
        age(table.id, 4000)
        house.lobby._put_away()
        assert await kept(house, table)
    async with opened(tmp_path, finished_expiry=90 * DAY, replay_folder=str(tmp_path / "old")) as house:
        assert not await kept(house, table)
    assert Match.read((tmp_path / "old" / f"jukem-{table.id}.replay").read_text(encoding="utf-8")).is_over


async def test_nothing_is_put_away_whose_replay_cannot_be_kept(
    tmp_path: Path, age: Age, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    async with opened(tmp_path, replay_folder=str(tmp_path / "file" / "replays")) as house:
        table = await begun(house)
        age(table.id, 31)
        house.lobby._put_away()
        assert await kept(house, table)
    (warning,) = [record for record in caplog.records if record.message == "a replay cannot be kept"]
    assert "Not a directory" in vars(warning)["why"]


async def campaign(house: Server) -> tuple[str, str, Table]:
    """Begin a campaign and set up its first match; return its id, the token of who plays, and the table."""
    desk = house.desk
    series, token = await desk.begin(NewSeries("nba_deck", "campaign", "Ann", settings={"pile_size": "8"}))
    return series, token, await desk.go_on(series, token, ())


async def kept_series(house: Server, series: str) -> bool:
    house.lobby._put_away()
    await house.lobby._clear_away(is_thorough=True)
    return bool(await house.store.series(series))


async def test_a_series_that_nobody_came_back_to_goes_with_its_matches(
    tmp_path: Path, age: Age, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with opened(tmp_path, replay_folder=str(tmp_path / "replays")) as house:
        series, _, table = await campaign(house)
        await play(table, "first")
        for name in (series, table.id):
            age(name, 91)
        assert not await kept_series(house, series)
        assert await house.store.load(table.id) is None
    assert (tmp_path / "replays" / f"nba_deck-{table.id}.replay").exists()
    (told,) = [record for record in caplog.records if record.message == "nobody came back to a series"]
    assert (vars(told)["series"], vars(told)["tables"]) == (series, 1)


async def test_how_long_a_series_waits_can_be_set(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path, series_expiry=7 * DAY) as house:
        series, _, table = await campaign(house)
        for name in (series, table.id):
            age(name, 8)
        assert not await kept_series(house, series)


async def test_a_match_of_a_series_is_never_put_away_before_it(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path) as house:
        series, _, table = await campaign(house)
        await play(table, "first")
        for name in (series, table.id):
            age(name, 60)
        assert await kept_series(house, series)
        assert await house.store.load(table.id) is not None


async def test_who_looks_at_a_series_keeps_it(tmp_path: Path, age: Age) -> None:
    new = NewSeries("nba_deck", "campaign", "Ann")
    async with opened(tmp_path) as house:
        seen, unseen = [(await house.desk.begin(new))[0] for _ in range(2)]
    for name in (seen, unseen):
        age(name, 91)
    async with opened(tmp_path) as house:
        await house.desk.settle(seen)
        assert await kept_series(house, seen)
        assert not await kept_series(house, unseen)


async def test_who_plays_at_a_table_of_a_series_keeps_it(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path) as house:
        series, _, table = await campaign(house)
        age(series, 91)
        assert await kept_series(house, series)
        assert await house.store.load(table.id) is not None


async def test_a_series_that_is_over_stays_unless_the_host_wants_otherwise(tmp_path: Path, age: Age) -> None:
    async with opened(tmp_path) as house:
        series, _, table = await campaign(house)
        await lose(table)
        assert (await house.desk.settle(series)).series.is_over
        for name in (series, table.id):
            age(name, 4000)
        assert await kept_series(house, series)
    age(table.id, 4000)
    async with opened(tmp_path, finished_expiry=90 * DAY) as house:
        assert not await kept_series(house, series)
        assert await house.store.load(table.id) is None


async def lose(table: Table) -> None:
    """Do as little as can be done, until the match is over."""
    number = 0
    while not table.course.is_over:
        course = table.course
        await table.carry_out(
            Request(f"x{number}", "play", (course.to_act,), course.version, course.match.legal()[-1])
        )
        number += 1


async def test_a_series_that_cannot_be_read_is_kept(
    tmp_path: Path, age: Age, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as house:
        series, _, table = await campaign(house)
        for name in (series, table.id):
            age(name, 91)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
            file.execute("update series_entries set seal = 'x' where seq = 1")
        assert await kept_series(house, series)
    assert "a series cannot be read" in [record.message for record in caplog.records]


async def test_a_seat_is_remembered_for_as_long_again_by_every_visit(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED, match_expiry=100 * DAY) as server:
        player = Player(server.url, "Ada")
        await player.create("jukem", "me", "open")
        path = f"/api/tables/{player.table}"
        shown = await player.http.get(path)
        assert f"Max-Age={100 * int(DAY)}" in shown.headers["set-cookie"]
        page = Page(player)
        await page.connect(player.table, player.cookie())
        renewed = page.socket.response.headers["set-cookie"]
        assert player.cookie()["Cookie"] in renewed
        assert f"Max-Age={100 * int(DAY)}" in renewed
        await page.close()
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as stranger:
            wrong = {"cookie": f"seat_{player.table}=nonsense"}
            assert "set-cookie" not in (await stranger.get(path, headers=wrong)).headers
        left = await player.http.post(f"{path}/leave")
        assert "Max-Age=0" in left.headers["set-cookie"]
        await player.close()
