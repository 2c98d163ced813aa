"""R24: both stores answer the same, entry by entry, hash by hash, error by error."""

from pathlib import Path

import msgspec
from server.reliability.parity import compare

from sideline.server.store import Appended, Entry, open_store
from sideline.server.store.sqlite.store import SqliteStore


async def test_the_same_100_tables_give_identical_logs_hashes_and_errors(
    postgres_url: str, tmp_path: Path
) -> None:
    report = await compare(open_store(str(tmp_path / "tables.db")), open_store(postgres_url), tables=100)
    assert report["different"] == []
    assert report["broken"] == []
    assert report["entries"] > 500
    assert report["errors"] > 500


class Careless(SqliteStore):
    """Forgets that it has seen an action before: the planted fault."""

    async def append(self, table: str, epoch: int, entry: Entry, *, over: bool = False) -> Appended:
        appended = await super().append(table, epoch, entry, over=over)
        return msgspec.structs.replace(appended, repeat=False)


async def test_a_store_that_answers_differently_is_caught(tmp_path: Path) -> None:
    report = await compare(open_store(str(tmp_path / "a.db")), Careless(tmp_path / "b.db"), tables=20)
    assert report["different"]
