"""Where tables are kept: the log of each match is the truth, in SQLite or in PostgreSQL."""

from pathlib import Path

from sideline.server.store.base import (
    EVERY_TABLE,
    Appended,
    Conflict,
    Entry,
    Fenced,
    Holder,
    Kind,
    Row,
    Store,
    StoreError,
    Unavailable,
    Unkeepable,
    UnknownTable,
)
from sideline.server.store.sqlite.store import SqliteStore

__all__ = [
    "EVERY_TABLE",
    "Appended",
    "Conflict",
    "Entry",
    "Fenced",
    "Holder",
    "Kind",
    "Row",
    "Store",
    "StoreError",
    "Unavailable",
    "Unkeepable",
    "UnknownTable",
    "is_postgres",
    "open_store",
]


def open_store(url: str) -> Store:
    """Make the store a URL names: `sqlite:path`, a plain path, or `postgresql://...`; `open` it next."""
    if is_postgres(url):
        return postgres_store(url)
    path = url.removeprefix("sqlite:")
    if "://" in url or not path.strip():
        raise StoreError(f"{url!r} names no database; say sqlite:PATH or postgresql://HOST/NAME.")
    return SqliteStore(Path(path))


def is_postgres(url: str) -> bool:
    """Ask whether a URL names a PostgreSQL database; if not it names a file of SQLite."""
    return url.startswith(("postgresql://", "postgres://"))


def postgres_store(url: str) -> Store:
    """Make a store in PostgreSQL, if the package for it is there."""
    try:
        from sideline.server.store.postgres.store import PostgresStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs asyncpg: install sideline[postgres].") from error
    return PostgresStore(url)
