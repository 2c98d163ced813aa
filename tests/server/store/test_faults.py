"""R14: a database in trouble gives typed errors in time, loses nothing it acknowledged, and mends itself."""

from pathlib import Path

import pytest
from server.postgres import Postgres
from server.reliability.faults import (
    POSTGRES_FAULTS,
    SQLITE_FAULTS,
    Deleted,
    DiskFull,
    Endured,
    Fault,
    endure,
    endure_postgres,
    endure_sqlite,
    small_disk,
)
from server.reliability.hasty import Hasty

from sideline.server.store.sqlite.file import SqliteFile


@pytest.mark.parametrize("kind", SQLITE_FAULTS)
async def test_sqlite_in_trouble(kind: type[Fault], tmp_path: Path) -> None:
    check(await endure_sqlite(kind, tmp_path, seconds=0.3), kind)


@pytest.mark.parametrize("kind", POSTGRES_FAULTS)
async def test_postgresql_in_trouble(kind: type[Fault], postgres: Postgres) -> None:
    check(await endure_postgres(kind, postgres, seconds=0.3), kind)


async def test_a_store_that_trusts_its_file_to_stay_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as planted:
        planted.setattr(SqliteFile, "mend", lambda file: None)
        endured = await endure_sqlite(Deleted, tmp_path, seconds=0.1)
    assert endured.verdict.lost


async def test_a_store_that_acknowledges_what_it_could_not_write_is_caught(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        path = disk / "tables.db"
        endured = await endure(str(path), Silent(path), seconds=0.3, spoil=Hasty)
    assert endured.verdict.lost


class Silent(DiskFull):
    """A full disk under a store that says nothing about it."""

    is_noticed = False


def check(endured: Endured, kind: type[Fault]) -> None:
    """What R14 asks for, but for its seconds, which the full form looks at."""
    assert endured.verdict.is_clean, endured
    assert endured.errors or not kind.is_noticed, endured
