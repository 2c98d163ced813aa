"""When a server looks for garbage is decided in one place."""

import gc
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from server.clients import Ear

import sideline.server
from sideline.server import garbage
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.protocol.messages import NewTable, SeatWish
from sideline.server.store import open_store
from sideline.server.table.seen import Eye
from sideline.server.table.table import Table

SOURCES = Path(sideline.server.__file__).parent


@pytest.fixture
def searches() -> Iterator[list[str]]:
    """Note every search for garbage while a test runs."""
    found: list[str] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            found.append(phase)

    was_on = gc.isenabled()
    gc.disable()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    if was_on:
        gc.enable()


def test_no_other_file_of_the_server_looks_for_garbage() -> None:
    users = [
        file.name
        for file in SOURCES.rglob("*.py")
        if re.search(r"^import gc\b|from gc\b", file.read_text(), re.M)
    ]
    assert users == ["garbage.py"]


def test_a_thousand_pages_that_go_are_worth_one_search(searches: list[str]) -> None:
    pages = garbage.Departures(garbage.PAGES)
    for _ in range(2 * garbage.PAGES - 1):
        pages.has_gone()
    assert len(searches) == 1
    pages.has_gone()
    assert len(searches) == 2


def test_only_what_is_new_is_looked_at_while_tables_are_in_play() -> None:
    """In a process of its own, since it has one collector for everything in it."""
    looked = (
        "import gc; from sideline.server import garbage; garbage.tame(); found = []\n"
        "gc.callbacks.append(lambda phase, about: found.append(about['generation']))\n"
        "stays = [[number] for number in range(200_000)]\n"
        "print(sorted(set(found)), len(found) > 10)"
    )
    said = subprocess.run([sys.executable, "-c", looked], check=True, capture_output=True, text=True).stdout
    assert said == "[0] True\n"


async def test_what_is_left_of_tables_and_pages_is_cleared_away(tmp_path: Path, searches: list[str]) -> None:
    """A table and its parts know each other, so it stays when it is put away, until somebody looks."""
    settings = Settings(warm=False, bot_workers=0, idle=-1.0)
    house = Server(open_store(str(tmp_path / "tables.db")), settings)
    async with house.running():
        gone = [await put_away(house) for _ in range(garbage.TABLES - 1)]
        assert house.lobby.tables == 0
        assert all(table() is not None for table in gone), "nobody has looked yet"
        await put_away(house)
        assert len(searches) == 1
        assert not any(table() is not None for table in gone)


async def put_away(house: Server) -> "ref[Table]":
    """Set up a table where somebody looks on and goes again, and let it out of memory."""
    table, token = await house.lobby.create(NewTable("jukem", (SeatWish("me"), SeatWish("me"))))
    page = Ear()
    table.arrive(page, token, Eye(), None)
    table.depart(page)
    house.lobby._put_away()
    return ref(table)
