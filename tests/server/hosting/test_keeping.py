"""Whoever hosts sees what is kept, hands a match over, and deletes what somebody wants deleted."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from upgrades.samples import SAMPLES

from sideline.cli import main
from sideline.series.events import Entered, Entrant, MatchOver, SeriesBegun, TableSet, seal
from sideline.server.store import open_store
from sideline.server.store.base import SeriesEntry, SeriesHead

SAMPLE = SAMPLES[-1]


@pytest.fixture
def database(tmp_path: Path) -> str:
    copy = tmp_path / "tables.db"
    copy.write_bytes(SAMPLE.database.read_bytes())
    return str(copy)


def listed(database: str, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, list[str]]:
    capsys.readouterr()
    assert main(["tables", "list", "--database", database, *more]) == 0
    rows = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    return {row[0]: row for row in rows}


def test_every_table_is_listed_with_its_state(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = listed(database, capsys)
    assert {name: row[2] for name, row in found.items()} == {table.id: table.state for table in SAMPLE.tables}


def test_a_match_is_handed_over_as_a_replay(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = next(table for table in SAMPLE.tables if table.state == "over")
    file = tmp_path / "match.replay"
    assert main(["tables", "export", over.id, "--to", str(file), "--database", database]) == 0
    assert "seed" in file.read_text(encoding="utf-8")
    assert main(["tables", "export", "nothing", "--database", database]) == 2
    assert "There is no table nothing." in capsys.readouterr().err


def test_deleting_asks_first_and_then_deletes(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = list(listed(database, capsys))[:2]
    assert main(["tables", "delete", first, "--database", database]) == 2
    assert "add --yes" in capsys.readouterr().err
    assert first in listed(database, capsys)
    assert main(["tables", "delete", first, "--yes", "--database", database]) == 0
    left = listed(database, capsys)
    assert first not in left
    assert second in left


def test_everything_of_one_person_is_deleted(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    everything = listed(database, capsys)
    theirs = {table.id for table in SAMPLE.tables if table.game == "rugby"}
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        marks = ", ".join("?" for _ in theirs)
        change = f"update holders set name = 'Zoe' where seat = 0 and bot is null and table_id in ({marks})"
        connection.execute(change, sorted(theirs))
    theirs = set(listed(database, capsys, "--person", "Zoe"))
    assert theirs
    assert main(["tables", "delete", "--person", "Zoe", "--yes", "--database", database]) == 0
    assert listed(database, capsys).keys() == everything.keys() - theirs


def keep_campaign(database: str, name: str, person: str, table: str) -> None:
    """Keep a campaign with one match, at a table."""
    events = (
        SeriesBegun("campaign", "nba_deck", 5, 1, {}, (Entrant(""),)),
        Entered(0, person, "00"),
        TableSet(1, 0, 1, (0,), table),
        MatchOver(1, 0, 1, (0,), (3, 9), (2, 1), table=table),
    )
    entries: list[SeriesEntry] = []
    for event in events:
        sealed = seal(entries[-1].seal if entries else "", event)
        entries.append(SeriesEntry(sealed.seal, sealed.text))
    head = SeriesHead(name, "nba_deck", "campaign", person, 0, over=True, created=1.0)

    async def write() -> None:
        store = open_store(database)
        await store.open()
        await store.extend_series(head, 0, entries)
        await store.close()

    asyncio.run(write())


def test_campaigns_and_tournaments_are_listed_too(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    keep_campaign(database, "run", "Zoe", "nowhere")
    assert listed(database, capsys)["run"] == [
        "run",
        "nba_deck",
        "campaign over",
        "1",
        "1970-01-01T00:00+00:00",
        "Zoe",
    ]
    assert list(listed(database, capsys, "--person", "Zoe")) == ["run"]


def test_a_campaign_is_deleted_with_its_matches(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    everything = listed(database, capsys)
    first, second = list(everything)[:2]
    keep_campaign(database, "run", "Zoe", first)
    keep_campaign(database, "other", "Bob", second)
    assert main(["tables", "delete", "--person", "Zoe", "--yes", "--database", database]) == 0
    assert listed(database, capsys).keys() == everything.keys() - {first} | {"other"}
    assert main(["tables", "delete", "other", second, "--yes", "--database", database]) == 0
    assert listed(database, capsys).keys() == everything.keys() - {first, second}
