"""How tables and entries are written in the columns of either database."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sideline.server.store.base import Row

ROW: Final = "id, game, rules_version, settings, seed, setup, created, is_over"
ENTRY: Final = "seq, action_id, kind, seat, action, at, hash"


def row_columns(row: Row) -> tuple[Any, ...]:
    """Spread a table over its columns; the settings become text."""
    *before, settings, seed, setup, created, over = msgspec.structs.astuple(row)
    return (*before, msgspec.json.encode(settings).decode(), seed, setup, created, over)


def read_row(columns: Sequence[Any]) -> Row:
    """Make a table of its columns."""
    table, game, rules_version, settings, seed, setup, created, is_over = columns
    chosen = msgspec.json.decode(settings, type=dict[str, str])
    return Row(table, game, rules_version, chosen, seed, setup, created, bool(is_over))
