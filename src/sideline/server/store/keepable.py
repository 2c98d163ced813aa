"""What both databases keep alike; everything else is refused before it reaches either."""

from collections.abc import Sequence
from math import isfinite
from typing import Final, get_args

from sideline.server.store.base import Entry, Holder, Kind, Row, SeriesEntry, SeriesHead, Unkeepable

LONGEST_ID: Final = 128
KINDS: Final = frozenset(get_args(Kind))
MOST: Final = 2**63 - 1


def check_text(text: str) -> None:
    """Refuse U+0000 and half surrogate pairs: SQLite would keep what PostgreSQL refuses."""
    if "\0" in text:
        raise Unkeepable("A text may not hold the character U+0000.")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Unkeepable("A text may not hold half a surrogate pair.") from error


def check_id(text: str) -> None:
    """Refuse an id that an index cannot hold."""
    check_text(text)
    if not 0 < len(text) <= LONGEST_ID:
        raise Unkeepable(f"An id has 1 to {LONGEST_ID} characters, not {len(text)}.")


def check_number(number: int) -> None:
    """Refuse a number of more than 64 bits."""
    if not -MOST <= number <= MOST:
        raise Unkeepable(f"The number {number} does not fit into 64 bits.")


def check_moment(moment: float) -> None:
    """Refuse a time that is none."""
    if not isfinite(moment):
        raise Unkeepable(f"{moment} is not a time.")


def check_row(row: Row) -> None:
    """Refuse a table that cannot be kept."""
    check_id(row.id)
    check_text(row.game)
    check_number(row.rules_version)
    check_moment(row.created)
    check_text(row.book or "")
    for name, choice in row.settings.items():
        check_text(name)
        check_text(choice)


def check_holder(holder: Holder) -> None:
    """Refuse a holder that cannot be kept."""
    check_id(holder.table)
    check_number(holder.seat)
    check_text(holder.name)
    check_text(holder.bot or "")


def check_entry(entry: Entry) -> None:
    """Refuse an entry that cannot be kept."""
    check_id(entry.action_id)
    check_moment(entry.at)
    check_text(entry.move or "")
    for number in (entry.version, entry.seat, entry.action):
        check_number(number)
    if entry.kind not in KINDS:
        raise Unkeepable(f"There is no entry of the kind {entry.kind!r}.")


def check_series(head: SeriesHead, entries: Sequence[SeriesEntry]) -> None:
    """Refuse a series that cannot be kept."""
    check_id(head.id)
    check_number(head.wins)
    check_moment(head.created)
    for text in (head.game, head.kind, head.name):
        check_text(text)
    for entry in entries:
        check_text(entry.seal)
        check_text(entry.text)
