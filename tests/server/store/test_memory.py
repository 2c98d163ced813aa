"""What the writer remembers never decides what only the database knows."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sideline.server.store.base import Conflict, Entry, Fenced, Holder, Row, UnknownTable
from sideline.server.store.chain import follow
from sideline.server.store.sqlite.store import SqliteStore

ROW = Row("t", "jukem", 1, {}, bytes(32), b"{}", 0.0)
SEATED = [Holder("t", 0, None, "Ada", None)]


def entry_after(last: Entry | None, action_id: str) -> Entry:
    return follow("t", last, action_id=action_id, kind="play", seat=0, action=1, at=0.0, move="x")


async def begun(folder: Path) -> tuple[SqliteStore, Entry]:
    """A store with a table whose log the writer has in mind."""
    store = SqliteStore(folder / "tables.db")
    await store.open()
    await store.create(ROW, SEATED)
    last = None
    for name in ("a", "b"):
        last = (await store.append("t", 1, entry_after(last, name))).entry
    assert last is not None
    return store, last


async def test_an_id_that_is_in_the_log_gets_its_first_entry_again(tmp_path: Path) -> None:
    store, last = await begun(tmp_path)
    again = await store.append("t", 1, entry_after(last, "a"))
    assert (again.repeat, again.entry.action_id, again.entry.version) == (True, "a", 1)
    assert [entry.action_id for entry in await store.log("t")] == ["a", "b"]
    assert not (await store.append("t", 1, entry_after(last, "c"))).repeat
    await store.close()


async def test_who_took_the_table_over_fences_the_others_off(tmp_path: Path) -> None:
    store, last = await begun(tmp_path)
    epoch = await store.own("t", "another")
    with pytest.raises(Fenced):
        await store.append("t", 1, entry_after(last, "c"))
    assert not (await store.append("t", epoch, entry_after(last, "c"))).repeat
    await store.close()


async def test_another_process_that_takes_over_is_noticed(tmp_path: Path) -> None:
    store, last = await begun(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other, other:
        other.execute("update tables set owner_epoch = 7")
    with pytest.raises(Fenced):
        await store.append("t", 1, entry_after(last, "c"))
    await store.close()


async def test_another_process_that_writes_on_is_noticed(tmp_path: Path) -> None:
    store, last = await begun(tmp_path)
    other = SqliteStore(tmp_path / "tables.db")
    await other.open()
    await other.append("t", 1, entry_after(last, "theirs"))
    with pytest.raises(Conflict):
        await store.append("t", 1, entry_after(last, "ours"))
    assert [entry.action_id for entry in await store.log("t")] == ["a", "b", "theirs"]
    await other.close()
    await store.close()


async def test_a_forgotten_table_is_gone(tmp_path: Path) -> None:
    store, last = await begun(tmp_path)
    await store.forget("t")
    with pytest.raises(UnknownTable):
        await store.append("t", 1, entry_after(last, "c"))
    await store.close()


async def test_what_was_not_committed_is_not_remembered(tmp_path: Path) -> None:
    store, last = await begun(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute(
            "create trigger full before insert on entries begin select raise(rollback, 'full'); end"
        )
        with pytest.raises(Exception, match="cannot be written"):
            await store.append("t", 1, entry_after(last, "c"))
        other.execute("drop trigger full")
    assert not (await store.append("t", 1, entry_after(last, "c"))).repeat
    assert [entry.action_id for entry in await store.log("t")] == ["a", "b", "c"]
    await store.close()
