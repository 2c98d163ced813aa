"""The hash chain of a match: each entry seals everything before it, so a lost or changed one shows."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

import msgspec

from sideline.server.store.base import Entry, Kind
from sideline.server.store.keepable import check_id

SIZE: Final = 32
START: Final = bytes(SIZE)
"""The hash before the first entry."""


def link(
    previous: bytes,
    table: str,
    version: int,
    action_id: str,
    kind: Kind,
    seat: int,
    action: int,
    move: str | None = None,
) -> bytes:
    """Hash one entry with the hash before it: BLAKE2b over a line of JSON, which anybody can repeat.

    The line of an entry with a move ends with it; one without is sealed as release 0.1.0 sealed it.
    """
    notation = [] if move is None else [move]
    line = msgspec.json.encode([previous.hex(), table, version, action_id, kind, seat, action, *notation])
    return blake2b(line, digest_size=SIZE).digest()


def follow(
    table: str,
    last: Entry | None,
    *,
    action_id: str,
    kind: Kind,
    seat: int,
    action: int,
    at: float,
    move: str | None = None,
) -> Entry:
    """Make the entry that comes after the last one of a table (after none: the first)."""
    check_id(action_id)
    version, previous = (last.version + 1, last.hash) if last else (1, START)
    sealed = link(previous, table, version, action_id, kind, seat, action, move)
    return Entry(version, action_id, kind, seat, action, at, sealed, move)


def follows(table: str, last: tuple[int, bytes], entry: Entry) -> bool:
    """Whether an entry carries the chain on from the version and hash before it."""
    version, previous = last
    sealed = link(
        previous, table, version + 1, entry.action_id, entry.kind, entry.seat, entry.action, entry.move
    )
    return (entry.version, entry.hash) == (version + 1, sealed)


def check(table: str, entries: Iterable[Entry], last: Entry | None = None) -> int | None:
    """Say at which version a chain is broken, None if it is whole; `last` is the entry before these."""
    place = (last.version, last.hash) if last else (0, START)
    for entry in entries:
        if not follows(table, place, entry):
            return place[0] + 1
        place = entry.version, entry.hash
    return None
