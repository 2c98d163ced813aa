"""`make new-game` gives a game that conforms at once, with tests and golden replays of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from sideline.testing.new_game import BadName, new_game, renamed

CONFORM = "from mine.street_ball import GAME; from sideline.testing.conformance import conform; conform(GAME)"
REPLAYS = (
    "from pathlib import Path; from mine.street_ball import GAME; from sideline.engine.match import Match\n"
    "texts = [file.read_text() for file in Path('replays/street_ball').glob('*.replay')]\n"
    "assert len(texts) >= 8 and all(str(Match.read(text, GAME)) == text for text in texts)"
)


@pytest.fixture(scope="module")
def street_ball(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game, its tests and its replays."""
    root = tmp_path_factory.mktemp("project")
    new_game("street_ball", root, games="mine", package="mine")
    return root


def run(root: Path, *command: str) -> None:
    """Run Python where the new game is to be found."""
    env = {"PYTHONPATH": f"{root}:{root / 'tests'}", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_game_conforms_under_its_own_name(street_ball: Path) -> None:
    assert (street_ball / "mine" / "street_ball" / "RULES.md").read_text().startswith("# Street Ball\n")
    assert "SB-02" in (street_ball / "mine" / "street_ball" / "rules.py").read_text()
    run(street_ball, "-c", CONFORM)


def test_the_tests_of_a_new_game_pass(street_ball: Path) -> None:
    run(street_ball, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_the_golden_replays_of_a_new_game_verify(street_ball: Path) -> None:
    run(street_ball, "-c", REPLAYS)


def test_nothing_of_the_template_is_left_in_a_new_game(street_ball: Path) -> None:
    files = [
        path for path in street_ball.rglob("*") if path.suffix in (".py", ".md", ".ftl", ".toml", ".replay")
    ]
    assert len(files) > 25
    assert [path.name for path in files if "template" in path.read_text() or "TG-" in path.read_text()] == []


def test_imports_are_in_order_under_any_name() -> None:
    text = "from sideline.testing.positions import act\nfrom sideline.testing.template import GAME\n"
    assert (
        renamed(text, "pig", "sideline.games.pig", "PI").splitlines()[0]
        == "from sideline.games.pig import GAME"
    )


@pytest.mark.parametrize("name", ["", "Street Ball", "street-ball", "../street", "1on1"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_game_is_written_over(tmp_path: Path) -> None:
    new_game("street_ball", tmp_path)
    with pytest.raises(BadName, match="already"):
        new_game("street_ball", tmp_path)


def test_the_numbers_of_the_rules_do_not_begin_like_those_of_another_game(tmp_path: Path) -> None:
    assert "JKI-02" in (new_game("jolly_king", tmp_path) / "rules.py").read_text()
