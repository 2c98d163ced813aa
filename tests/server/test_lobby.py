"""The lobby: tables come from the store when asked for, leave memory when quiet, and outlive trouble."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from server.clients import LIFTED, Ear, players, running_server

from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.lobby.lobby import OPENED_AT_ONCE
from sideline.server.protocol.messages import Changed, Done, NewTable, Refused, SeatWish
from sideline.server.protocol.refusal import Refusal
from sideline.server.store import Entry, Holder, open_store
from sideline.server.store.sqlite.store import SqliteStore
from sideline.server.table.audience import Page
from sideline.server.table.requests import Request
from sideline.server.table.seen import Eye
from sideline.server.table.table import Table
from sideline.server.table.tokens import hash_of, id_after, new_id, new_invite, new_token, seats_of

NEW = NewTable("jukem", (SeatWish("me"), SeatWish("me")))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Server]:
    """Everything but the network, on a database of its own."""
    settings = Settings(warm=False, bot_workers=0, idle=0.0)
    house = Server(open_store(str(tmp_path / "tables.db")), settings)
    async with house.running():
        yield house


async def play_one(table: Table, name: str) -> None:
    course = table.course
    request = Request(name, "play", (course.to_act,), course.version, course.match.legal()[0])
    await table.carry_out(request)


@pytest.mark.parametrize("is_lesson", [False, True])
async def test_where_there_are_as_many_tables_as_may_be_nobody_gets_one_more(
    tmp_path: Path, is_lesson: bool
) -> None:
    settings = Settings(warm=False, bot_workers=0, tables=1)
    house = Server(open_store(str(tmp_path / "tables.db")), settings)
    async with house.running():
        await house.lobby.create(NEW)
        with pytest.raises(Refusal, match="too many tables"):
            await house.lobby.create(replace(NEW, lesson=is_lesson))


async def test_a_name_that_cannot_be_kept_is_refused_in_a_lesson_too(house: Server) -> None:
    with pytest.raises(Refusal, match="cannot be shown"):
        await house.lobby.create(replace(NEW, name="Ann\0", lesson=True))


async def test_a_quiet_table_leaves_memory_and_comes_back_the_same(house: Server) -> None:
    table, _ = await house.lobby.create(NEW)
    for number in range(5):
        await play_one(table, f"a{number}")
    known = table.course
    house.lobby._put_away()
    assert house.lobby.tables == 0
    again = await house.lobby.find(table.id)
    assert again is not table
    assert again.course.match == known.match
    assert again.course[1:] == known[1:]


async def test_a_table_with_somebody_at_it_stays(house: Server) -> None:
    table, token = await house.lobby.create(NEW)
    page: Page = Ear()
    table.arrive(page, token, Eye(), None)
    house.lobby._put_away()
    assert house.lobby.tables == 1
    table.depart(page)
    house.lobby._put_away()
    assert house.lobby.tables == 0


async def test_a_table_is_loaded_once_however_many_ask(house: Server) -> None:
    table, _ = await house.lobby.create(NEW)
    house.lobby._put_away()
    found = await asyncio.gather(*(house.lobby.find(table.id) for _ in range(20)))
    assert len(set(map(id, found))) == 1


class Watched(SqliteStore):
    """A store that counts how many read a log at the same time."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.now = self.most = 0

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        self.now += 1
        self.most = max(self.most, self.now)
        entries = await super().log(table, since)
        self.now -= 1
        return entries


async def test_however_many_tables_are_asked_for_few_are_opened_at_a_time(tmp_path: Path) -> None:
    """Their matches are played again in threads, for which those who play would have to wait."""
    store = Watched(tmp_path / "tables.db")
    house = Server(store, Settings(warm=False, bot_workers=0, idle=0.0))
    async with house.running():
        names = [(await house.lobby.create(NEW))[0].id for _ in range(6)]
        house.lobby._put_away()
        found = await asyncio.gather(*map(house.lobby.find, names))
        assert [table.id for table in found] == names
        assert store.most == OPENED_AT_ONCE


async def test_a_cancelled_question_does_not_spoil_the_table(house: Server) -> None:
    """The action is seen through, though whoever asked is gone: memory and log agree."""
    table, _ = await house.lobby.create(NEW)
    for number in range(10):
        asking = asyncio.create_task(table.guarded(play_one(table, f"a{number}")))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await table.finish()
        log = await house.store.log(table.id)
        assert len(log) == table.course.version == number + 1


async def test_tables_that_nobody_began_are_forgotten(tmp_path: Path) -> None:
    settings = Settings(warm=False, bot_workers=0, idle=0.0, waiting_expiry=0.0)
    house = Server(open_store(str(tmp_path / "tables.db")), settings)
    async with house.running():
        begun, _ = await house.lobby.create(NEW)
        await play_one(begun, "a1")
        idle, _ = await house.lobby.create(NEW)
        house.lobby._put_away()
        await house.lobby._clear_away(is_thorough=True)
        assert (await house.lobby.find(begun.id)).course.version == 1
        with pytest.raises(Refusal):
            await house.lobby.find(idle.id)


async def test_there_are_only_so_many_tables(tmp_path: Path) -> None:
    settings = Settings(warm=False, bot_workers=0, tables=2)
    house = Server(open_store(str(tmp_path / "tables.db")), settings)
    async with house.running():
        await house.lobby.create(NEW)
        await house.lobby.create(NEW)
        with pytest.raises(Refusal, match="too many tables"):
            await house.lobby.create(NEW)


async def test_a_log_that_was_tampered_with_is_not_played_on(house: Server, tmp_path: Path) -> None:
    table, _ = await house.lobby.create(NEW)
    for number in range(3):
        await play_one(table, f"a{number}")
    house.lobby._put_away()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        changed = file.execute("update entries set action = action + 1 where seq = 2").rowcount
        assert changed == 1
    with pytest.raises(Refusal, match="broken at entry 2") as refused:
        await house.lobby.find(table.id)
    assert refused.value.code == "frozen"


async def test_a_table_of_newer_rules_is_refused_by_name(house: Server) -> None:
    table, _ = await house.lobby.create(NEW)
    row = msgspec.structs.replace(table.row, id=new_id(), rules_version=99)
    await house.store.create(row, [])
    with pytest.raises(Refusal, match="version 99 of the rules of jukem"):
        await house.lobby.find(row.id)


async def test_while_the_database_is_locked_actions_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ada") as (ada,):
            await ada.create("jukem", "me", "me")
            page = await ada.open()
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
                other.execute("begin immediate")
                answer = await page.act(page.position.options[0].action, id="while-locked")
                assert isinstance(answer, Refused)
                assert (answer.code, answer.version) == ("busy", 0)
                other.execute("rollback")
            again = await page.act(page.position.options[0].action, id="while-locked", version=0)
            assert isinstance(again, Done)
            assert again.version == 1
            await page.wait_for(Changed)


# Tokens


def test_tokens_and_ids_are_long_and_never_the_same() -> None:
    for make, bits in ((new_token, 128), (new_invite, 96), (new_id, 96)):
        made = {make() for _ in range(1000)}
        assert len(made) == 1000
        assert all(6 * len(one) >= bits for one in made)


def test_only_the_hash_of_a_token_is_kept() -> None:
    token = new_token()
    holders = [Holder("t", 0, hash_of(token), "Ada", None), Holder("t", 1, None, "", None)]
    assert token.encode() not in msgspec.msgpack.encode(holders)
    assert seats_of(holders, token) == (0,)
    for wrong in (None, "", token[:-1], token + "x", "x" * 10_000, hash_of(token).hex(), "\ud800"):
        assert seats_of(holders, wrong) == ()


def test_a_rematch_has_one_id_that_tells_nothing_of_the_seed() -> None:
    assert id_after(b"a" * 32) == id_after(b"a" * 32)
    assert id_after(b"a" * 32) != id_after(b"b" * 32)
    assert len(id_after(b"a" * 32)) == 20
