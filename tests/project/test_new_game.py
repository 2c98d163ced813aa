"""`make new-game` gives a game that conforms at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from sideline.testing.conformance import conform
from sideline.testing.new_game import BadName, new_game
from sideline.testing.template import GAME

CONFORM = "from street_ball import GAME; from sideline.testing.conformance import conform; conform(GAME)"


@pytest.mark.both
def test_the_template_conforms() -> None:
    conform(GAME)


def test_a_new_game_conforms_under_its_own_name(tmp_path: Path) -> None:
    folder = new_game("street_ball", tmp_path, package="")
    assert (folder / "RULES.md").read_text().startswith("# Street Ball\n")
    assert "SB-02" in (folder / "rules.py").read_text()
    env = {"PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", CONFORM], env=env, check=True)


@pytest.mark.parametrize("name", ["", "Street Ball", "street-ball", "../street", "1on1"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_game_is_written_over(tmp_path: Path) -> None:
    new_game("street_ball", tmp_path)
    with pytest.raises(BadName, match="already"):
        new_game("street_ball", tmp_path)
