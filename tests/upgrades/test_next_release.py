"""What the next release may change: every table of every sample opens, with the same score, and goes on."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

import pytest
from upgrades import next_release
from upgrades.conftest import Copied
from upgrades.next_release import Change, new_name
from upgrades.samples import SAMPLES, Sample, as_written, not_as_expected, replays_not_as_written

from sideline.engine import registry
from sideline.server.store.postgres import schema as postgres_schema
from sideline.server.store.sqlite import schema as sqlite_schema

EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.release)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Callable[[Change], None]:
    """A way to change every game as the next release would."""

    def changed(change: Change) -> None:
        for listing in registry.listings().values():
            monkeypatch.setattr(import_module(listing.package), listing.attribute, change(listing.load()))

    return changed


CHANGES = (
    next_release.newer_rules,
    next_release.new_defaults,
    next_release.new_option,
    next_release.new_number,
    next_release.renamed_option,
    next_release.new_names,
    next_release.new_book,
)
HARDEST = (next_release.new_defaults, next_release.new_number)
"""What older releases wrote otherwise than today; their other changes are tried in the long form."""


def tried(sample: Sample, change: Change) -> Any:
    is_short = sample is SAMPLES[-1] or change in HARDEST
    return pytest.param(
        sample,
        change,
        id=f"{change.__name__}-{sample.release}",
        marks=() if is_short else pytest.mark.long,
    )


@pytest.mark.parametrize(
    ("sample", "change"), [tried(sample, change) for sample in SAMPLES for change in CHANGES]
)
def test_a_change_that_says_what_was_before_strands_nobody(
    sample: Sample, change: Change, release: Callable[[Change], None], sqlite_copy: Copied
) -> None:
    release(change)
    spelt = new_name if change is next_release.new_names else as_written
    assert asyncio.run(not_as_expected(sqlite_copy(sample), sample, spelt)) == {}
    assert replays_not_as_written(sample, spelt) == {}


@EACH
def test_a_new_column_strands_nobody(sample: Sample, copied: Copied, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_schema, "MIGRATIONS", (*sqlite_schema.MIGRATIONS, sqlite_column))
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", (*postgres_schema.MIGRATIONS, postgres_column))
    assert asyncio.run(not_as_expected(copied(sample), sample)) == {}


COLUMNS = [f"alter table {table} add column note text" for table in ("tables", "entries", "holders")]


def sqlite_column(connection: sqlite3.Connection) -> None:
    for statement in COLUMNS:
        connection.execute(statement)


def postgres_column(connection: Any) -> Awaitable[None]:
    done: Awaitable[None] = connection.execute(";".join(COLUMNS))
    return done


@pytest.mark.parametrize(
    "change",
    [next_release.silent_number, next_release.silent_defaults, next_release.silent_book],
    ids=lambda change: change.__name__,
)
def test_a_change_that_does_not_say_what_was_before_is_noticed_in_every_game(
    change: Change, release: Callable[[Change], None], sqlite_copy: Copied
) -> None:
    release(change)
    sample = NOTICED_BY[change]
    wrong = asyncio.run(not_as_expected(sqlite_copy(sample), sample))
    assert {table.game for table in sample.tables if table.id in wrong} == set(registry.listings())


NOTICED_BY = {
    next_release.silent_number: SAMPLES[0],
    next_release.silent_defaults: SAMPLES[0],
    next_release.silent_book: SAMPLES[-1],
}
"""Numbers and defaults count where release 0.1.0 wrote; the digest of the book is written since 0.2.0."""
