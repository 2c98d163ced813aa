"""When a server looks for garbage is decided in one place."""

import gc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sideline.server
from sideline.server import garbage

SOURCES = Path(sideline.server.__file__).parent


@pytest.fixture
def searches() -> Iterator[list[str]]:
    """Note every search for garbage while a test runs."""
    found: list[str] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            found.append(phase)

    was_on = gc.isenabled()
    gc.disable()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    if was_on:
        gc.enable()


def test_no_other_file_of_the_server_looks_for_garbage() -> None:
    users = [
        file.name
        for file in SOURCES.rglob("*.py")
        if re.search(r"^import gc\b|from gc\b", file.read_text(), re.M)
    ]
    assert users == ["garbage.py"]


def test_a_thousand_pages_that_go_are_worth_one_search(searches: list[str]) -> None:
    pages = garbage.Pages()
    for _ in range(2 * garbage.PAGES_PER_COLLECTION - 1):
        pages.has_gone()
    assert len(searches) == 1
    pages.has_gone()
    assert len(searches) == 2


def test_cleared_tables_are_worth_a_search(searches: list[str]) -> None:
    garbage.tables_were_cleared()
    assert len(searches) == 1
