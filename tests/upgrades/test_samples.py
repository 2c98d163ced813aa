"""Every release opens what every earlier one has kept, and goes on with it."""

import asyncio
import time

import pytest
from upgrades.conftest import Copied
from upgrades.samples import SAMPLES, Sample, not_as_expected, replays_not_as_written

from sideline.engine import registry
from sideline.engine.settings import index, renamed
from sideline.server.store import open_store
from sideline.server.store.postgres.schema import MIGRATIONS as POSTGRES
from sideline.server.store.sqlite.schema import MIGRATIONS as SQLITE

EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.release)
TOUCHED = 3
"""Since this layout a table tells when somebody was last there."""

HINT = "run make release-sample, and never make the sample of a version anew that is already out"


@EACH
def test_every_table_opens_verifies_and_goes_on(sample: Sample, copied: Copied) -> None:
    assert asyncio.run(not_as_expected(copied(sample), sample)) == {}


@pytest.mark.parametrize(
    "sample", [sample for sample in SAMPLES if sample.layout < TOUCHED], ids=lambda sample: sample.release
)
def test_nobody_loses_a_match_because_nothing_told_when_somebody_was_last_there(
    sample: Sample, copied: Copied
) -> None:
    """Tables that an older release made are counted from the day of the upgrade."""
    asyncio.run(upgraded(copied(sample)))


async def upgraded(database: str) -> None:
    today, store = time.time(), open_store(database)
    await store.open()
    assert len(await store.live()) > 0
    for over in (False, True):
        assert await store.untouched(today - 3600, over=over) == []
    await store.close()


@EACH
def test_every_replay_plays(sample: Sample) -> None:
    assert sample.replays
    assert replays_not_as_written(sample) == {}


@EACH
@pytest.mark.parametrize("name", list(registry.listings()))
def test_what_was_printed_is_still_known(sample: Sample, name: str) -> None:
    """A default or a number of the book that changed says what it was before."""
    game, version = registry.load(name), sample.rules[name]
    known = index(game.settings)
    printed = renamed(game.settings, sample.printed[name])
    now = {path: known[path][0].printed_at(known[path][1], version) for path in printed if path in known}
    assert now == printed


def test_the_newest_sample_has_the_rules_and_the_layout_of_today() -> None:
    newest, games = SAMPLES[-1], [registry.load(name) for name in registry.listings()]
    assert newest.rules == {game.name: game.rules_version for game in games}, HINT
    assert newest.layout == len(SQLITE) == len(POSTGRES), HINT


@EACH
def test_a_sample_is_small(sample: Sample) -> None:
    assert sample.database.stat().st_size < 1_000_000
    assert sample.dump.stat().st_size < 1_500_000


@EACH
def test_a_sample_has_every_game_in_every_state(sample: Sample) -> None:
    found = {(table.game, table.state) for table in sample.tables}
    assert found == {(game, state) for game in sample.rules for state in ("waiting", "live", "over")}
