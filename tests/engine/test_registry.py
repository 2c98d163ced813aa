"""Games are found in their folders and entry points; there is no list of them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sideline.engine.errors import UnknownGame
from sideline.engine.match import Match
from sideline.engine.registry import listings, load
from sideline.testing.new_game import new_game


@pytest.fixture
def outside_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install a package of somebody else's that offers a game."""
    new_game("street_ball", tmp_path, games=".", package="")
    info = tmp_path / "street_ball-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: street-ball\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sideline.games]\nstreet_ball = street_ball:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    listings.cache_clear()
    yield "street_ball"
    listings.cache_clear()
    for module in [name for name in sys.modules if name.split(".")[0] == "street_ball"]:
        del sys.modules[module]


def test_every_folder_under_games_is_a_game() -> None:
    folders = Path(sys.modules["sideline.games"].__path__[0]).iterdir()
    assert set(listings()) == {folder.name for folder in folders if (folder / "__init__.py").exists()}


def test_a_game_of_another_package_is_found_by_its_entry_point(outside_game: str) -> None:
    game = load(outside_game)
    assert game.name == "street_ball"
    assert Match(game).legal()


def test_an_unknown_game_is_refused_with_a_guess() -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game called jukme; did you mean jukem\?$"):
        load("jukme")
    with pytest.raises(UnknownGame, match=r"^There is no game called chess; there are: .*jukem.*\.$"):
        load("chess")
