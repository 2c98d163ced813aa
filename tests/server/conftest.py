"""Servers for tests, and PostgreSQL for those that need it."""

from collections.abc import Iterator

import pytest
from server.clients import LIFTED, RunningServer, running_server
from server.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that do no harm to it; its limits are lifted."""
    with running_server(tmp_path_factory.mktemp("server") / "tables.db", grace=0.3, **LIFTED) as started:
        yield started


@pytest.fixture
def url(server: RunningServer) -> str:
    return server.url
