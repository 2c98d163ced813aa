"""What the writer of a SQLite file remembers of the logs it wrote to, so that it need not ask for it."""

import sqlite3
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from sideline.server.store.base import Appended, StoreError
from sideline.server.store.ledger import Append, Ledger

MOST_TABLES: Final = 20_000
WITNESSES: Final = 100
"""So many tables are looked up to see whether a file is still the one we wrote."""


class Memory:
    """The owner and the last entry of tables, as of our last commit.

    It holds as long as nobody else has written to the file, which SQLite tells (`data_version`), and until
    something else is done to a table. It knows no earlier ids: an entry whose id is in the log already is
    refused by the index, and asked about.
    """

    def __init__(self) -> None:
        self._ledger = Ledger({}, {}, {})
        self._as_of: tuple[sqlite3.Connection, Any] | None = None
        self._is_committed = True

    def admits(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
        """Ask whether every append is just what comes next, for its owner; nothing else is decided here."""
        self._check(connection)
        self._is_committed = False
        try:
            return not any(self._settled(append).repeat for append in appends)
        except StoreError:
            return False

    def _settled(self, append: Append) -> Appended:
        return self._ledger.settle(append)

    def _check(self, connection: sqlite3.Connection) -> None:
        as_of = connection, connection.execute("pragma data_version").fetchone()
        if not self._is_committed or as_of != self._as_of or len(self._ledger.epochs) > MOST_TABLES:
            self._ledger = Ledger({}, {}, {})
        self._as_of = as_of
        self._ledger.known.clear()

    def learn(self, appends: Sequence[Append], found: Ledger) -> None:
        """Remember what the database said of some tables, and what was written since."""
        for table in {append.table for append in appends}:
            self.forget(table)
        self._ledger.epochs |= found.epochs
        self._ledger.lasts |= found.lasts

    def forget(self, table: str) -> None:
        """Ask about a table the next time."""
        self._ledger.epochs.pop(table, None)
        self._ledger.lasts.pop(table, None)

    def written(self) -> dict[str, tuple[int, bytes]]:
        """Return the last entries of some tables, as they are on the disk."""
        lasts = self._ledger.lasts if self._is_committed else {}
        return dict(islice(reversed(lasts.items()), WITNESSES))

    def committed(self) -> None:
        """Trust what was written: it is on the disk."""
        self._is_committed = True
