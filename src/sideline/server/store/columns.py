"""How tables and entries are written in the columns of either database."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sideline.server.store.base import Row, SeriesHead

ROW: Final = "id, game, rules_version, settings, seed, setup, created, is_over, book"
ENTRY: Final = "seq, action_id, kind, seat, action, at, hash, move"
HOLDER: Final = "table_id, seat, token_hash, name, bot"
HEAD: Final = "id, game, kind, name, wins, is_over, created"


def row_columns(row: Row) -> tuple[Any, ...]:
    """Spread a table over its columns; the settings become text."""
    table, game, rules_version, settings, *after = msgspec.structs.astuple(row)
    return (table, game, rules_version, msgspec.json.encode(settings).decode(), *after)


def read_row(columns: Sequence[Any]) -> Row:
    """Make a table of its columns."""
    table, game, rules_version, settings, seed, setup, created, is_over, book = columns
    chosen = msgspec.json.decode(settings, type=dict[str, str])
    return Row(table, game, rules_version, chosen, seed, setup, created, bool(is_over), book)


def after_all(beginning: str) -> str:
    """Return the first text that comes after all that begin like this, where an index has them."""
    return beginning[:-1] + chr(ord(beginning[-1]) + 1)


def read_head(columns: Sequence[Any]) -> SeriesHead:
    """Make the head of a series of its columns."""
    name, game, kind, who, wins, is_over, created = columns
    return SeriesHead(name, game, kind, who, wins, bool(is_over), created)
