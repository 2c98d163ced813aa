"""The hash chain: whatever happens to a log, it shows, and where."""

import hashlib
import json

import msgspec
import pytest
from server.store.scene import after

from sideline.server.store import Entry, Unkeepable
from sideline.server.store.chain import START, check


def log_of(length: int) -> list[Entry]:
    entries: list[Entry] = []
    for number in range(1, length + 1):
        entries.append(after(entries[-1] if entries else None, f"a{number}", action=number))
    return entries


def test_an_untouched_log_is_whole() -> None:
    assert check("court", log_of(20)) is None
    assert check("court", []) is None


def test_the_tail_of_a_log_is_checked_against_the_entry_before_it() -> None:
    entries = log_of(20)
    assert check("court", entries[5:], last=entries[4]) is None
    assert check("court", entries[5:], last=entries[3]) == 5
    assert check("court", entries[5:]) == 1


@pytest.mark.parametrize(
    "change",
    [{"version": 9}, {"action_id": "other"}, {"kind": "undo"}, {"seat": 1}, {"action": 9}, {"hash": START}],
)
def test_a_changed_entry_shows(change: dict[str, object]) -> None:
    entries = log_of(6)
    entries[3] = msgspec.structs.replace(entries[3], **change)
    assert check("court", entries) == 4


def test_a_lost_a_doubled_and_a_swapped_entry_show() -> None:
    entries = log_of(6)
    assert check("court", entries[:2] + entries[3:]) == 3
    assert check("court", entries[:3] + entries[2:]) == 4
    assert check("court", [entries[0], entries[2], entries[1]]) == 2


def test_the_log_of_another_table_shows() -> None:
    assert check("pitch", log_of(3)) == 1


def test_no_entry_can_be_made_that_no_store_would_keep() -> None:
    with pytest.raises(Unkeepable):
        after(None, "\ud800")


def test_anybody_can_repeat_the_hash() -> None:
    (entry,) = log_of(1)
    line = json.dumps(["00" * 32, "court", 1, "a1", "play", 0, 1], separators=(",", ":"))
    assert hashlib.blake2b(line.encode(), digest_size=32).digest() == entry.hash
