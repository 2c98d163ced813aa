"""Copies of the samples, in either database."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from server.postgres import Postgres, postgres, postgres_url
from upgrades.samples import Sample

__all__ = ["postgres", "postgres_url"]

Copied = Callable[[Sample], str]


def copy_of(sample: Sample, folder: Path) -> str:
    """Copy the SQLite file of a sample; return its URL."""
    copy = folder / f"{sample.release}.db"
    shutil.copy(sample.database, copy)
    return f"sqlite:{copy}"


@pytest.fixture
def sqlite_copy(tmp_path: Path) -> Copied:
    return lambda sample: copy_of(sample, tmp_path)


@pytest.fixture
def postgres_copy(postgres: Postgres) -> Copied:
    def restore(sample: Sample) -> str:
        url = postgres.empty_database()
        postgres.read(sample.dump)
        return url

    return restore


@pytest.fixture(params=["sqlite", "postgresql"])
def copied(request: pytest.FixtureRequest) -> Copied:
    """A way to copy a sample, for each kind of database in turn."""
    name = {"sqlite": "sqlite_copy", "postgresql": "postgres_copy"}[request.param]
    found: Copied = request.getfixturevalue(name)
    return found
