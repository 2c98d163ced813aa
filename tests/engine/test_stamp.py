"""Compiled code is never older than its sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sideline.engine import registry
from sideline.engine.stamp import home_of
from sideline.testing.new_game import new_game

PLAY = """
from street_ball import GAME
from sideline.engine.playout import play_out
states = GAME.new(50)
play_out(states, seed=1)
print(states["score"].sum())
"""


@pytest.mark.parametrize("name", registry.listings())
def test_the_record_of_every_game_is_marked_by_all_sources_of_its_folder(name: str) -> None:
    game = registry.load(name)
    [mark] = [field for field in game.state.names or () if game.state[field].shape == (0,)]
    assert mark.startswith(f"{name}_")


def test_a_part_that_is_a_folder_belongs_to_its_game_too(tmp_path: Path) -> None:
    parts = [tmp_path / "pool" / part / "__init__.py" for part in ("state", "rules")]
    for part in parts:
        part.parent.mkdir(parents=True)
        part.touch()
    assert [home_of(str(part)).name for part in parts] == ["pool", "pool"]


def total(folder: Path, cache: Path, **switches: str) -> int:
    """Play fifty matches of the game in a new process and add up the points."""
    env = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(cache), **switches}
    env.pop("NUMBA_DISABLE_JIT", None)
    run = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=True)
    return int(run.stdout)


@pytest.mark.compiled
def test_an_edited_rule_is_compiled_again_though_the_cache_is_full(tmp_path: Path) -> None:
    games, cache = tmp_path / "games", tmp_path / "cache"
    new_game("street_ball", tmp_path, games="games", package="")
    before = total(games, cache)
    entries = len(list(cache.rglob("*.nbi")))
    assert total(games, cache) == before
    assert len(list(cache.rglob("*.nbi"))) == entries

    rules = games / "street_ball" / "rules.py"
    rules.write_text(rules.read_text().replace("+= s.prize", "+= 10 * s.prize"))
    assert total(games, cache) == 10 * before
