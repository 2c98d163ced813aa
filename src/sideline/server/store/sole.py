"""One server for a SQLite file: a second one does not start, and nothing is restored under the first."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sideline.server.store import is_postgres
from sideline.server.store.base import StoreError


class Taken(StoreError):
    """Another server is at work on the database."""


@contextmanager
def sole_user(database: str) -> Iterator[None]:
    """Hold a SQLite database for oneself; several servers may share PostgreSQL.

    The lock is on an empty file beside it, and is gone with whoever held it, killed or not.
    """
    if is_postgres(database):
        yield
        return
    path = Path(database.removeprefix("sqlite:"))
    with closing(sqlite3.connect(f"{path}-serving", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            raise Taken(f"Another server is at work on {path.name}; stop it first.") from error
        yield
