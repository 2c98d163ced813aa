"""Copies of everything kept: consistent while people play, put back whole, never under a running server."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from server.clients import LIFTED, Player, RunningServer, first, running_server
from server.postgres import Postgres

from sideline.cli.checking import replay_all
from sideline.server.hosting.backup import NoBackup, back_up, restore, without_password
from sideline.server.store import open_store
from sideline.server.store.sole import Taken, sole_user

MOVES = 30


async def play(player: Player, moves: int) -> list[int]:
    """Play some moves; return the versions that were acknowledged."""
    page, acknowledged = player.page, []
    for _ in range(moves):
        version = page.position.version
        await page.act(first(page.position.options).action)
        acknowledged.append(version + 1)
        while page.position.version == version:
            await page.hear()
    return acknowledged


async def in_the_log(database: str, table: str) -> int:
    store = open_store(database)
    await store.open()
    try:
        return len(await store.log(table))
    finally:
        await store.close()


async def seated(server: RunningServer) -> Player:
    """Let somebody sit down at a new table of two seats."""
    player = Player(server.url, "Ada")
    await player.create("jukem", "me", "me")
    await player.open()
    return player


async def test_a_copy_taken_in_mid_play_has_every_move_acknowledged_before_it(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with running_server(database, **LIFTED) as server:
        player = await seated(server)
        before = await play(player, MOVES)
        playing = asyncio.create_task(play(player, MOVES))
        await asyncio.sleep(0)
        await asyncio.to_thread(back_up, str(database), copy)
        after = await playing
        await player.close()
    assert before[-1] <= await in_the_log(str(copy), player.table) <= after[-1]
    count, frozen = await replay_all(str(copy))
    assert (count, frozen) == (1, [])


async def test_matches_go_on_from_a_copy_that_was_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with running_server(database, **LIFTED) as server:
        player = await seated(server)
        await play(player, 3)
        back_up(str(database), copy)
        await play(player, 2)
        with pytest.raises(Taken, match="stop it first"):
            restore(copy, str(database))
        await player.page.close()
        server.stop()
        restore(copy, str(database))
        server.start()
        page = await player.open()
        assert page.position.version == 3
        await play(player, 1)
        assert page.position.version == 4
        await player.close()


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with sole_user(str(tmp_path / "tables.db")):
        with pytest.raises(Taken), sole_user(f"sqlite:{tmp_path / 'tables.db'}"):
            pass
        with sole_user(str(tmp_path / "others.db")):
            pass
    with sole_user(str(tmp_path / "tables.db")):
        pass


def test_a_second_server_on_a_file_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db"):
        second = RunningServer(tmp_path / "tables.db")
        with pytest.raises(RuntimeError, match="Another server is at work on tables"):
            second.start()
        second.forget_log()


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    database, foreign = tmp_path / "tables.db", tmp_path / "foreign.db"
    sqlite3.connect(database).close()
    (tmp_path / "text.txt").write_text("not a database at all, but long enough to be looked at")
    with sqlite3.connect(foreign) as connection:
        connection.execute("create table songs (name text)")
    connection.close()
    for bad in (foreign, tmp_path / "text.txt", tmp_path / "missing.db", database):
        with pytest.raises((NoBackup, Exception), match=r"copied|another program|no file|no database"):
            restore(bad, str(tmp_path / "here.db"))
    assert not (tmp_path / "here.db").exists()


def test_a_copy_never_overwrites_a_file(tmp_path: Path) -> None:
    (tmp_path / "old.db").write_text("precious")
    with pytest.raises(NoBackup, match="is there already"):
        back_up(str(tmp_path / "tables.db"), tmp_path / "old.db")
    assert (tmp_path / "old.db").read_text() == "precious"


def test_a_password_is_not_on_the_command_line() -> None:
    url, secret = without_password("postgresql://club:s3cret@db.example:5432/sideline")
    assert url == "postgresql://club@db.example:5432/sideline"
    assert secret == {"PGPASSWORD": "s3cret"}


async def test_postgresql_is_dumped_and_put_back(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{postgres.binaries}:{Path(shutil.which('sh') or '/bin/sh').parent}")
    url, dump = postgres.empty_database(), tmp_path / "copy.dump"
    with running_server(url, **LIFTED) as server:
        player = await seated(server)
        await play(player, 3)
        back_up(url, dump)
        await play(player, 2)
        with pytest.raises(Taken, match="stop it first"):
            restore(dump, url)
        await player.close()
    restore(dump, url)
    assert await in_the_log(url, player.table) == 3
