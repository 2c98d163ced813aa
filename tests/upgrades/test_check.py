"""`sideline check`: a look at every match with the new release, before anything is changed."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from upgrades.conftest import Copied, copy_of
from upgrades.samples import SAMPLES, Sample

from sideline.cli import main
from sideline.cli.checking import replay_all
from sideline.server.store import StoreError
from sideline.server.store.reading import columns_in, reading

OLDEST = SAMPLES[0]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.release)
def test_every_sample_can_be_played_on(sample: Sample, copied: Copied) -> None:
    assert asyncio.run(replay_all(copied(sample))) == (len(sample.tables), [])


def test_those_that_would_freeze_are_named_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(copy_of(OLDEST, tmp_path).removeprefix("sqlite:"))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update tables set rules_version = 9 where id = 'rugby-live'")
        connection.execute("update entries set action = action + 1 where table_id = 'jukem-over' and seq = 5")
    before = sha256(file.read_bytes()).digest()
    assert main(["check", "--database", str(file)]) == 1
    said = capsys.readouterr().out
    assert "rugby-live (rugby): This match was begun under version 9" in said
    assert "jukem-over (jukem): The record of this match is broken at entry 5." in said
    assert "45 matches replayed; 2 of them would freeze." in said
    assert main(["check", "--database", str(file), "--lang", "fr"]) == 1
    assert "2 seraient gelés" in capsys.readouterr().out
    assert sha256(file.read_bytes()).digest() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("command", [["check"], ["play", "--no-browser", "--port", "0"]], ids=lambda c: c[0])
def test_a_database_of_a_newer_layout_is_refused_in_a_sentence(command: list[str], tmp_path: Path) -> None:
    file = Path(copy_of(SAMPLES[-1], tmp_path).removeprefix("sqlite:"))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("pragma user_version = 99")
    asked = [sys.executable, "-m", "sideline.cli", *command, "--database", str(file)]
    run = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=60)
    assert run.returncode == 2
    assert run.stderr == "The database has layout 99, which is newer than this Sideline (4).\n"


def test_no_database_is_made_by_a_look_at_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--database", str(tmp_path / "none.db")]) == 2
    assert "There is no database at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


async def test_nothing_can_be_written_while_postgresql_is_read(postgres_copy: Copied) -> None:
    with pytest.raises(StoreError, match="read-only transaction"):
        async with reading(postgres_copy(OLDEST)) as kept:
            await kept._ask("delete from tables")


def test_columns_that_a_layout_has_not_got_are_nothing() -> None:
    assert columns_in("seq, move", 1) == "seq, null as move"
    assert columns_in("seq, move", 2) == "seq, move"
