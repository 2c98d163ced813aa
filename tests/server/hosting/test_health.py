"""Health is red when anything ails, and says what; who is alive may not be ready, who is ready not well."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from server.clients import LIFTED, PATIENCE, Player, RunningServer, first, running_server
from server.ports import free_port
from server.postgres import Postgres
from server.reliability.faults import Fault
from server.reliability.health import LIMIT, POSTGRES, SQLITE, course_of

from sideline.server.config import Settings
from sideline.server.front import keeper
from sideline.server.front.app import Server
from sideline.server.protocol.messages import NewTable, SeatWish
from sideline.server.store import open_store

NEW = NewTable("jukem", (SeatWish("me"), SeatWish("me")))


@pytest.mark.parametrize("kind", SQLITE)
async def test_trouble_with_sqlite_is_seen_told_and_over_when_it_is_over(
    kind: type[Fault], tmp_path: Path
) -> None:
    course = await course_of(str(tmp_path / "tables.db"), kind(tmp_path / "tables.db"))
    assert all(sentence.endswith(".") for sentence in course.said)


@pytest.mark.parametrize("kind", POSTGRES)
async def test_trouble_with_postgresql_is_seen_told_and_over_when_it_is_over(
    kind: type[Fault], postgres: Postgres
) -> None:
    course = await course_of(postgres.empty_database(), kind(postgres))
    assert all(sentence.endswith(".") for sentence in course.said)


def test_it_is_seen_in_time_because_nobody_waits_longer_for_an_answer() -> None:
    assert keeper.WRITING_TIME + keeper.FRESH < LIMIT


async def test_a_server_that_cannot_write_is_alive_and_not_ready(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running_server(database, **LIFTED) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert (await http.get("/api/ready")).status_code == 204
            with closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("begin immediate")
                while (answer := await http.get("/api/ready")).status_code == 204:
                    await asyncio.sleep(0.1)
                assert (answer.status_code, answer.json()["reason"]) == (503, "The database is locked.")
                assert (await http.get("/api/health")).json()["reason"] == "The database is locked."
                assert (await http.get("/api/alive")).status_code == 204
            while (await http.get("/api/ready")).status_code != 204:
                await asyncio.sleep(0.1)
        assert '"why":"The database is locked."' in server.log()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Server]:
    settings = Settings(warm=False, bot_workers=0, idle=0.0, database=str(tmp_path / "tables.db"))
    house = Server(open_store(settings.database), settings)
    async with house.running():
        yield house


async def test_a_table_that_cannot_be_opened_is_told_and_the_server_stays_ready(
    house: Server, tmp_path: Path
) -> None:
    spoilt, _ = await house.lobby.create(NEW)
    sound, _ = await house.lobby.create(NEW)
    house.lobby._put_away()
    assert await house.keeper.troubles() == []
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("update tables set game = 'tennis' where id = ?", (spoilt.id,))
    await house.lobby.look_up(spoilt.id)
    assert await house.keeper.troubles() == [
        "Matches that cannot be played on: 1; `sideline check` says why."
    ]
    assert await house.keeper.cannot_write() == ""
    assert (await house.lobby.find(sound.id)).state == "live"


@pytest.mark.parametrize(("task", "name"), [(0, "ear for other processes"), (1, "sweeper")])
async def test_a_dead_listener_is_told(house: Server, task: int, name: str) -> None:
    house.lobby._tasks[task].cancel()
    await asyncio.gather(house.lobby._tasks[task], return_exceptions=True)
    assert await house.keeper.troubles() == [f"The {name} has died: start the server again."]


async def test_a_listener_that_stumbles_listens_again(
    house: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    heard = asyncio.Event()

    async def stumbling() -> AsyncIterator[tuple[str, int]]:
        if not heard.is_set():
            heard.set()
            raise ValueError("out of order")
        yield "", 0
        await asyncio.Event().wait()

    monkeypatch.setattr(house.store, "changes", stumbling)
    house.lobby._tasks[0].cancel()
    house.lobby._tasks[0] = asyncio.create_task(house.lobby._listen())
    await heard.wait()
    assert await house.keeper.troubles() == []
    assert "other processes cannot be heard" in caplog.text


async def test_a_disk_that_is_nearly_full_is_told_before_it_is(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED, disk_reserve=10**18) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert (await http.get("/api/ready")).status_code == 204
            ailing = await http.get("/api/health")
            assert ailing.status_code == 503
            assert "MB are free on the disk of the database." in ailing.json()["reason"]


async def test_a_disk_that_takes_nothing_more_is_told_whatever_is_said_to_be_free(tmp_path: Path) -> None:
    """The sign of life is really written: files of the server may grow no further, and no reserve is kept."""
    with running_server(tmp_path / "tables.db", **LIFTED, disk_reserve=0) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert (await http.get("/api/health")).status_code == 200
            before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, before[1]))
            async with asyncio.timeout(120):
                while (ailing := await http.get("/api/health")).status_code == 200:
                    await asyncio.sleep(0.1)
            assert "cannot be written" in ailing.json()["reason"]
            assert (await http.get("/api/ready")).status_code == 503
            assert (await http.get("/api/alive")).status_code == 204
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
            while (await http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.1)


async def test_a_move_that_was_not_written_is_told_until_one_is(tmp_path: Path) -> None:
    """Signs of life are small: they may still find room where a move did not."""
    database = tmp_path / "tables.db"
    with running_server(database, **LIFTED) as server:
        player = Player(server.url, "Ada")
        await player.create("jukem", "me", "me")
        page = await player.open()
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("begin immediate")
            await page.act(first(page.position.options).action)
        while (await player.get("/api/ready")).status_code != 204:
            await asyncio.sleep(0.1)
        ailing = await player.get("/api/health")
        assert (ailing.status_code, ailing.json()["reason"]) == (
            503,
            "A move could not be written. The database is locked.",
        )
        await page.act(first(page.position.options).action)
        assert (await player.get("/api/health")).status_code == 200
        await player.close()


# Counters


def gauges(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name.removeprefix("sideline_"): float(value) for name, _, value in lines}


async def test_the_counters_tell_a_host_what_to_look_after(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        player = Player(server.url, "Ada")
        await player.create("jukem", "me", "greedy")
        page = await player.open()
        while not gauges((await player.get("/api/metrics")).text)["bot_wait_seconds_count"]:
            if page.position.options:
                await page.act(first(page.position.options).action)
            await page.hear()
        found = gauges((await player.get("/api/metrics")).text)
        await player.close()
    assert found["troubles"] == found["tables_frozen"] == found["bots_waiting"] == 0
    assert found["bot_wait_seconds_count"] >= 1
    assert found["database_bytes"] > 4096
    assert found["disk_free_bytes"] > 0
    assert found["last_sweep_seconds"] > 1e9


async def test_a_move_that_could_not_be_written_is_counted_and_told_with_its_reason(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running_server(database, **LIFTED) as server:
        player = Player(server.url, "Ada")
        await player.create("jukem", "me", "me")
        page = await player.open()
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("begin immediate")
            await page.act(first(page.position.options).action)
        found = gauges((await player.get("/api/metrics")).text)
        await player.close()
        assert found['failed_commits_total{kind="unavailable"}'] == 1
        assert '"event":"the store refused"' in server.log()
        assert '"why":"The database is locked."' in server.log()


async def test_counters_may_have_an_address_of_their_own(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with running_server(tmp_path / "tables.db", **LIFTED, metrics_address=address) as server:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            assert (await http.get(f"{server.url}/api/metrics")).status_code == 404
            told = await http.get(f"http://{address}/metrics")
            assert gauges(told.text)["troubles"] == 0
            for path in ("/health", "/ready", "/alive"):
                assert (await http.get(f"http://{address}{path}")).text == "ok\n"
            assert (await http.get(f"http://{address}/api/tables")).status_code == 404
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(b"x" * 100_000)
        assert await answer_before_it_hangs_up(reader) == b""
        writer.close()
        server.stop()
        assert "LimitOverrunError" not in server.log()


async def answer_before_it_hangs_up(reader: asyncio.StreamReader) -> bytes:
    """Read until the other side is gone; if it leaves without having read everything, the line is reset."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionResetError:
        return b""


def test_an_address_in_use_stops_the_start_and_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path / "one.db", **LIFTED) as earlier:
        second = RunningServer(tmp_path / "two.db", metrics_address=f"127.0.0.1:{earlier.port}")
        with pytest.raises(RuntimeError, match="The counters cannot be served at"):
            second.start()
        second.forget_log()
