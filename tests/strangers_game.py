"""A game of somebody else's, installed for one test, with a mistake in one of its files."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sideline.engine import registry
from sideline.testing.new_game import new_game

Spoil = Callable[[str, str, str], None]


def forget() -> None:
    for remembered in (registry.listings, registry.playable, registry.broken, registry._tried):
        remembered.cache_clear()
    for module in [name for name in sys.modules if name.split(".")[0] == "mine"]:
        del sys.modules[module]


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """Install street_ball with something wrong in it."""

    def plant(file: str, right: str, wrong: str) -> None:
        folder = new_game("street_ball", tmp_path, games="mine", package="mine")
        text = (folder / file).read_text(encoding="utf-8")
        assert right in text
        (folder / file).write_text(text.replace(right, wrong), encoding="utf-8")
        info = tmp_path / "mine-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[sideline.games]\nstreet_ball = mine.street_ball:GAME\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        forget()

    yield plant
    forget()
