"""Opening a store: by URL, in an older layout, and where it cannot be opened a sentence says why."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from server.ports import free_port
from server.postgres import Postgres
from server.store.scene import grow, holder, table

from sideline.server.store import StoreError, Unavailable, open_store
from sideline.server.store.postgres import schema as postgres_schema
from sideline.server.store.postgres.store import PostgresStore
from sideline.server.store.sqlite import schema as sqlite_schema
from sideline.server.store.sqlite.store import SqliteStore


async def open_and_close(url: str) -> None:
    store = open_store(url)
    try:
        await store.open()
    finally:
        await store.close()


@pytest.mark.parametrize("prefix", ["sqlite:", ""])
async def test_a_path_names_a_sqlite_file(tmp_path: Path, prefix: str) -> None:
    store = open_store(f"{prefix}{tmp_path / 'new folder' / 'my tables.db'}")
    assert isinstance(store, SqliteStore)
    await store.open()
    await store.close()
    assert (tmp_path / "new folder" / "my tables.db").exists()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_postgresql_url_names_a_database_there(scheme: str) -> None:
    assert isinstance(open_store(f"{scheme}://somewhere/tables"), PostgresStore)


@pytest.mark.parametrize(
    "url", ["", "  ", "sqlite:", "mysql://somewhere/tables", "sqlite://somewhere/tables"]
)
def test_anything_else_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(StoreError, match="names no database; say sqlite:PATH or postgresql://HOST/NAME"):
        open_store(url)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 1000)
    with pytest.raises(StoreError, match=r"letter.txt is not a SQLite database") as refusal:
        await open_and_close(str(tmp_path / "letter.txt"))
    assert not isinstance(refusal.value, Unavailable)
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann, " * 1000


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "recipes.db") as other:
        other.execute("create table recipes (name)")
    other.close()
    with pytest.raises(StoreError, match="belongs to another program"):
        await open_and_close(str(tmp_path / "recipes.db"))


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="There is no room for a database at"):
        await open_and_close(str(tmp_path / "file" / "tables.db"))


async def test_a_layout_of_the_future_is_refused(
    database: str, monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    await open_and_close(database)
    if database.startswith("sqlite:"):
        future = sqlite3.connect(database.removeprefix("sqlite:"))
        future.execute("pragma user_version = 99")
        future.close()
    else:
        postgres.execute("insert into sideline.layout values (99)")
    with pytest.raises(StoreError, match="The database has layout 99, which is newer than this Sideline"):
        await open_and_close(database)


async def test_an_older_layout_is_brought_up_to_date_and_keeps_its_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(database)
    await store.open()
    await store.create(table(), [holder()])
    entries = await grow(store, 3)
    await store.close()
    add_a_step(monkeypatch, "alter table tables add column motto text not null default 'fair play'")
    for _ in range(2):
        later = open_store(database)
        await later.open()
        assert (await later.load("court"), await later.log("court")) == ((table(), [holder()]), entries)
        await later.close()


async def test_what_can_be_computed_again_is_laid_out_beside_a_layout_that_is_complete(
    tmp_path: Path,
) -> None:
    """A database of a release that did not keep reviews."""
    await open_and_close(str(tmp_path / "tables.db"))
    file = sqlite3.connect(tmp_path / "tables.db")
    file.execute("drop table reviews")
    file.close()
    store = open_store(str(tmp_path / "tables.db"))
    await store.open()
    await store.create(table(), [])
    await store.keep_review("court", b"log", b"review")
    assert await store.review("court", b"log") == b"review"
    await store.close()


async def test_a_step_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_and_close(database)
    with monkeypatch.context() as patch:
        add_a_step(
            patch, "alter table tables add column motto text", "alter table nowhere add column motto text"
        )
        with pytest.raises(StoreError):
            await open_and_close(database)
    add_a_step(monkeypatch, "alter table tables add column motto text")
    await open_and_close(database)


def add_a_step(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    def sqlite_step(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    async def postgres_step(connection: Any) -> None:
        for statement in statements:
            await connection.execute(statement)

    monkeypatch.setattr(sqlite_schema, "MIGRATIONS", (*sqlite_schema.MIGRATIONS, sqlite_step))
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", (*postgres_schema.MIGRATIONS, postgres_step))


async def test_several_processes_may_start_on_an_empty_database_at_once(postgres_url: str) -> None:
    stores = [open_store(postgres_url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create(table(), [])
    assert [await store.live() for store in stores] == [["court"]] * 6
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match='cannot be opened: database "nowhere" does not exist'):
        await open_and_close(postgres.url("nowhere"))


@pytest.mark.parametrize("url", ["postgresql://host:port/tables", "postgresql://a:b:c/?sslmode=perhaps"])
async def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="The PostgreSQL database cannot be opened") as refusal:
        await open_and_close(url)
    assert not isinstance(refusal.value, Unavailable)


async def test_a_server_that_is_not_running_is_unavailable_and_the_password_stays_secret() -> None:
    with pytest.raises(Unavailable) as refusal:
        await open_and_close(f"postgresql://ann:sesame@127.0.0.1:{free_port()}/tables")
    assert "sesame" not in str(refusal.value)


async def test_a_database_in_another_encoding_is_refused(postgres: Postgres) -> None:
    postgres.execute("drop database if exists ascii_only")
    postgres.execute("create database ascii_only encoding 'SQL_ASCII' template template0")
    with pytest.raises(StoreError, match="has to have the encoding UTF8"):
        await open_and_close(postgres.url("ascii_only"))
    postgres.execute("drop database ascii_only")


async def test_the_layout_of_both_databases_has_the_same_columns(postgres_url: str, tmp_path: Path) -> None:
    await open_and_close(postgres_url)
    await open_and_close(str(tmp_path / "tables.db"))
    connection = await asyncpg.connect(postgres_url)
    file = sqlite3.connect(tmp_path / "tables.db")
    for name in ("tables", "entries", "holders", "reviews"):
        there = await connection.fetch(
            "select column_name from information_schema.columns"
            " where table_schema = 'sideline' and table_name = $1 order by ordinal_position",
            name,
        )
        here = file.execute("select name from pragma_table_info(?)", (name,)).fetchall()
        assert [column for (column,) in there] == [column for (column,) in here]
    file.close()
    await connection.close()
