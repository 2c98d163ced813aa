"""A host may stop, start and copy while people play: quick forms of `make rolling` and `make copies`."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.postgres import Postgres
from server.reliability import copies
from server.reliability.copies import copied
from server.reliability.rolling import roll

from sideline.server.hosting.backup import back_up


async def test_a_rolling_restart_loses_nothing_and_everybody_is_back(postgres: Postgres) -> None:
    rolled = await roll(postgres.empty_database(), game="jukem", tables=4, rounds=1, pause=0.1)
    assert rolled.is_clean, rolled
    assert rolled.stops == 2
    assert rolled.returns >= 4


async def test_a_copy_has_everything_promised_before_it_and_matches_go_on_from_it(tmp_path: Path) -> None:
    place, elsewhere = str(tmp_path / "tables.db"), str(tmp_path / "elsewhere.db")
    found = await copied(place, elsewhere, tmp_path, game="jukem", tables=4, rate=40, moves=40)
    assert found.is_clean, found
    assert found.matches >= 4
    assert found.promised_before <= found.in_the_copy < found.promised_at_the_end


def forgetful(url: str, to: Path) -> None:
    """Take a copy that has only the first move of every match."""
    back_up(url, to)
    with closing(sqlite3.connect(to)) as copy, copy:
        copy.execute("delete from entries where seq > 1")


async def test_a_copy_that_left_moves_out_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place, elsewhere = str(tmp_path / "tables.db"), str(tmp_path / "elsewhere.db")
    monkeypatch.setattr(copies, "back_up", forgetful)
    found = await copied(place, elsewhere, tmp_path, game="jukem", tables=4, rate=40, moves=40)
    assert found.missing
    assert not found.is_clean
