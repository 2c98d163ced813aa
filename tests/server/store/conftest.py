"""Both stores, for tests that hold for either."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.postgres import postgres, postgres_url

from sideline.server.store import Store, open_store

__all__ = ["postgres", "postgres_url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store."""
    opened = open_store(database)
    await opened.open()
    yield opened
    await opened.close()
