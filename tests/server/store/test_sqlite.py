"""What only a file can do: be moved, replaced, deleted, or belong to a program that holds it."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from server.store.scene import after, grow, holder, table

from sideline.server.store import Conflict, Entry, Unavailable, open_store
from sideline.server.store.sqlite import writer as sqlite_writer
from sideline.server.store.sqlite.file import SqliteFile, connect
from sideline.server.store.sqlite.store import SqliteStore, insert_table, select_finished
from sideline.server.store.sqlite.watch import are_there
from sideline.server.store.sqlite.writer import Change


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(path)
    await opened.open()
    yield opened
    await opened.close()


async def reopened_log_length(path: Path) -> int:
    later = open_store(str(path))
    await later.open()
    log = await later.log("court")
    await later.close()
    return len(log)


def test_commits_wait_for_the_disk_and_go_through_a_write_ahead_log(path: Path) -> None:
    file = SqliteFile(path)
    file.open()
    assert file.writer.execute("pragma synchronous").fetchone() == (2,)
    assert file.writer.execute("pragma journal_mode").fetchone() == ("wal",)
    file.close()


def test_the_matches_of_a_day_are_found_without_looking_at_all_others(path: Path) -> None:
    """Anybody may ask for a day, and there is one reader."""
    file = SqliteFile(path)
    file.open()
    rows = [table(name, over=True) for name in ("day-1-a", *(f"match-{number}" for number in range(1000)))]
    for row in rows:
        insert_table(file.writer, row, [])
    steps = count()
    file.writer.set_progress_handler(lambda: next(steps) < 0, 1)
    assert select_finished(file.writer, "day-1-") == ["day-1-a"]
    file.writer.set_progress_handler(None, 1)
    assert next(steps) < len(rows)
    file.close()


def test_the_reading_connection_cannot_write(path: Path) -> None:
    file = SqliteFile(path)
    file.open()
    with pytest.raises(sqlite3.OperationalError, match="readonly"), file.reading() as connection:
        connection.execute("delete from tables")
    file.close()


async def test_what_is_asked_for_while_a_commit_waits_shares_the_next(store: SqliteStore, path: Path) -> None:
    names = [f"table{number}" for number in range(100)]
    await asyncio.gather(*(store.create(table(name), []) for name in names))
    statements: list[str] = []
    store._file.writer.set_trace_callback(statements.append)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    appends = [asyncio.create_task(store.append(name, 1, after(None, "a1", table=name))) for name in names]
    await asyncio.sleep(0)
    other.execute("rollback")
    other.close()
    await asyncio.gather(*appends)
    assert statements.count("commit") in (1, 2)


async def test_an_append_searches_by_key_however_long_the_logs_are(store: SqliteStore) -> None:
    await store.create(table(), [])
    statements: list[str] = []
    store._file.writer.set_trace_callback(statements.append)
    await grow(store, 1)
    store._file.writer.set_trace_callback(None)
    with store._file.reading() as connection:
        for statement in statements:
            if statement.startswith("select"):
                plan = str(connection.execute(f"explain query plan {statement}").fetchall())
                assert "SEARCH entries" in plan
                assert "SCAN entries" not in plan
                assert "SCAN tables" not in plan
    assert len(statements) >= 5


async def test_a_piece_of_work_that_is_refused_halfway_leaves_nothing_behind(store: SqliteStore) -> None:
    def halfway(connection: sqlite3.Connection) -> None:
        insert_table(connection, table("half"), [holder(table="half")])
        raise Conflict("changed its mind")

    half = store._write(Change("half", halfway))
    answers = await asyncio.gather(
        store.create(table("before"), []), half, store.create(table("after"), []),
        return_exceptions=True,
    )  # fmt: skip
    assert [type(answer).__name__ for answer in answers] == ["NoneType", "Conflict", "NoneType"]
    assert await store.live() == ["after", "before"]


async def test_what_was_given_up_for_a_lock_is_not_written_later(store: SqliteStore, path: Path) -> None:
    await store.create(table(), [])
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(Unavailable, match="The database is locked"):
        await store.append("court", 1, after(None, "a1"))
    other.execute("rollback")
    other.close()
    await store.create(table("pitch"), [])
    assert await store.log("court") == []


async def test_a_disk_that_does_not_answer_is_given_up_on(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "LIMIT", 0.1)
    asked, answers = threading.Event(), threading.Event()
    work = Change("court", lambda connection: asked.set() or answers.wait(10))
    stuck = asyncio.create_task(store._write(work))
    await asyncio.to_thread(asked.wait)
    with pytest.raises(Unavailable, match="does not answer"):
        await store.create(table(), [])
    answers.set()
    with pytest.raises(Unavailable):
        await stuck
    await store.create(table("another"), [])
    assert await store.load("court") is None


async def test_reading_does_not_wait_for_whoever_writes(store: SqliteStore, path: Path) -> None:
    await store.create(table(), [holder()])
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    async with asyncio.timeout(60):
        assert await store.load("court") == (table(), [holder()])
    other.execute("rollback")
    other.close()


async def test_a_deleted_file_is_written_anew_even_if_nobody_writes(store: SqliteStore, path: Path) -> None:
    await store.create(table(), [])
    await grow(store, 3)
    path.unlink()
    async with asyncio.timeout(60):
        while not path.exists():
            await asyncio.sleep(0.05)
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    assert await reopened_log_length(copy) == 3


async def test_a_deleted_folder_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "tables.db"
    store = SqliteStore(path)
    await store.open()
    await store.create(table(), [])
    entries = await grow(store, 3)
    shutil.rmtree(path.parent)
    await store.append("court", 1, after(entries[-1], "a4"))
    await store.close()
    assert await reopened_log_length(path) == 4


async def test_a_file_put_in_place_of_ours_is_the_truth_from_then_on(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await store.create(table(), [])
    entries = await grow(store, 2)
    await store.close()
    shutil.copy(path, tmp_path / "backup.db")
    await store.open()
    entries.append((await store.append("court", 1, after(entries[-1], "a3"))).entry)
    (tmp_path / "backup.db").rename(path)
    for part in ("tables.db-wal", "tables.db-shm"):
        (tmp_path / part).unlink()
    again = await store.append("court", 1, after(entries[1], "b3"))
    assert again.entry.version == 3
    assert [entry.action_id for entry in await store.log("court")] == ["a1", "a2", "b3"]


CUT_MEMORY = """
import asyncio, os, sys
from pathlib import Path
from sideline.server.store.sqlite.store import SqliteStore
from sideline.server.store.sqlite.watch import SharedMemory
from server.store.scene import grow, table

async def main(path, is_blind):
    if is_blind:
        SharedMemory.check = lambda shared: None
    store = SqliteStore(path)
    await store.open()
    await store.create(table(), [])
    entries = await grow(store, 3)
    os.truncate(path.with_name("tables.db-shm"), 0)
    await grow(store, 3, last=entries[-1])
    await store.close()

asyncio.run(main(Path(sys.argv[1]), sys.argv[2] == "blind"))
"""


@pytest.mark.parametrize(("sight", "code"), [("seeing", 0), ("blind", -signal.SIGBUS)])
def test_shared_memory_that_was_cut_off_does_not_end_the_process(path: Path, sight: str, code: int) -> None:
    """Whoever does not look before touching it is ended by the kernel."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", CUT_MEMORY, str(path), sight]
    assert subprocess.run(command, env=environment, check=False).returncode == code


Spoil = Callable[[Path, bytes], None]


def with_an_older_copy(path: Path, older: bytes) -> None:
    path.write_bytes(older)


def with_nothing(path: Path, older: bytes) -> None:
    path.write_bytes(bytes(len(older)))


def with_another_database(path: Path, older: bytes) -> None:
    other = path.with_name("other.db")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("create table strangers (name text)")
    path.write_bytes(other.read_bytes())


def cut_short(path: Path, older: bytes) -> None:
    os.truncate(path, 4096)


def emptied(path: Path, older: bytes) -> None:
    os.truncate(path, 0)


SPOILED: list[Spoil] = [emptied, with_an_older_copy, with_nothing, with_another_database, cut_short]


async def overwritten(store: SqliteStore, path: Path, spoil: Spoil) -> list[Entry]:
    """Keep some entries, spoil the main file in place, and return what was acknowledged before."""
    await store.create(table(), [])
    entries = await grow(store, 3)
    await store.close()
    older = path.read_bytes()
    await store.open()
    names = [f"table{number}" for number in range(30)]
    await asyncio.gather(*(store.create(table(name), []) for name in names))
    entries += await grow(store, 40, last=entries[-1])
    checkpointed(path)
    entries += await grow(store, 2, last=entries[-1])
    spoil(path, older)
    return entries


def checkpointed(path: Path) -> None:
    """Let another process put the write-ahead log into the main file."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("pragma wal_checkpoint(truncate)").fetchall()


@pytest.mark.parametrize("spoil", SPOILED)
async def test_nothing_is_acknowledged_after_the_file_was_overwritten(
    store: SqliteStore, path: Path, spoil: Spoil
) -> None:
    entries = await overwritten(store, path, spoil)
    for attempt in range(3):
        with pytest.raises(Unavailable, match=r"overwritten|cannot be written"):
            await store.append("court", 1, after(entries[-1], f"late{attempt}"))
    with pytest.raises(Unavailable):
        await store.load("court")


async def test_a_file_that_is_ours_has_the_last_entry_of_every_table_that_is_there(
    store: SqliteStore, path: Path
) -> None:
    """Whatever a checkpoint of ours leaves in the file is looked at in one question."""
    await store.create(table(), [])
    await store.create(table("empty"), [])
    *_, last = await grow(store, 3)
    whole = {"court": (3, last.hash), "empty": (0, b""), "gone": (5, last.hash)}
    with closing(connect(path)) as fresh:
        assert are_there(fresh, whole)
        assert not are_there(fresh, {**whole, "court": (3, b"another")})
        assert not are_there(fresh, {**whole, "empty": (1, last.hash)})


async def test_a_store_that_does_not_look_again_acknowledges_what_is_lost(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as planted:
        planted.setattr(SqliteFile, "check", lambda *given, **more: None)
        entries = await overwritten(store, path, with_an_older_copy)
        await store.append("court", 1, after(entries[-1], "late"))


async def test_a_checkpoint_of_another_process_is_no_harm(store: SqliteStore, path: Path) -> None:
    await store.create(table(), [])
    entries = await grow(store, 3)
    checkpointed(path)
    assert (await store.append("court", 1, after(entries[-1], "a4"))).entry.version == 4


async def test_what_is_put_back_is_served_again(store: SqliteStore, path: Path) -> None:
    await store.create(table(), [])
    entries = await grow(store, 3)
    checkpointed(path)
    entries.append((await store.append("court", 1, after(entries[-1], "a4"))).entry)
    kept = path.read_bytes()
    path.write_bytes(bytes(len(kept)))
    with pytest.raises(Unavailable):
        await store.append("court", 1, after(entries[-1], "a5"))
    path.write_bytes(kept)
    assert (await store.append("court", 1, after(entries[-1], "a5"))).entry.version == 5


async def test_a_file_that_vanished_after_a_trouble_is_not_replaced_by_an_empty_one(
    store: SqliteStore, path: Path
) -> None:
    await store.create(table(), [])
    store._file.close()
    path.rename(path.with_name("elsewhere.db"))
    with pytest.raises(Unavailable):
        await store.append("court", 1, after(None, "a1"))
    assert not path.exists()
    path.with_name("elsewhere.db").rename(path)
    assert (await store.append("court", 1, after(None, "a1"))).entry.version == 1


async def test_nobody_else_may_read_the_seeds(store: SqliteStore, path: Path) -> None:
    await store.create(table(), [])
    assert {part.stat().st_mode & 0o777 for part in path.parent.iterdir()} == {0o600}
    path.unlink()
    await grow(store, 1)
    assert {part.stat().st_mode & 0o777 for part in path.parent.iterdir()} == {0o600}


async def test_a_store_can_be_opened_again_after_it_was_locked_at_the_start(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("pragma journal_mode = wal")
    other.execute("begin immediate")
    store = SqliteStore(path)
    with pytest.raises(Unavailable, match="cannot be opened: database is locked"):
        await store.open()
    other.execute("rollback")
    other.close()
    await store.open()
    await store.create(table(), [])
    await store.close()
