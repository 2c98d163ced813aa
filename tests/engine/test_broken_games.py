"""A broken game is named with its sentence, and the others play."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sideline.cli import main
from sideline.engine import registry
from sideline.engine.match import Match
from sideline.testing.new_game import new_game

Break = Callable[[str, str, str], str]


def forget() -> None:
    for remembered in (registry.listings, registry.playable, registry.broken, registry._tried):
        remembered.cache_clear()
    for module in [name for name in sys.modules if name.split(".")[0] == "mine"]:
        del sys.modules[module]


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Break]:
    """Install a game of somebody else's with a mistake in one of its files."""

    def plant(file: str, right: str, wrong: str) -> str:
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
        return registry.broken()["street_ball"]

    yield plant
    forget()


MISTAKES = {
    "a verb with another name": (
        "rules.py",
        "def points(",
        "def pionts(",
        "mine.street_ball.rules does not answer points(s, seat); see docs/games/contract.md.",
    ),
    "a verb that takes too much": (
        "rules.py",
        "def points(s: State, seat: int)",
        "def points(s: State, seat: int, more: int)",
        "mine.street_ball.rules.points has to take (s, seat); see docs/games/contract.md.",
    ),
    "a name that is not there": (
        "decisions.py",
        "import FACES",
        "import FACETS",
        "cannot import name 'FACETS'",
    ),
    "a line that is no Python": ("state.py", "class State:", "class State", "street_ball/state.py, line"),
    "a setting without its field": (
        "charts.py",
        'Setting("limit"',
        'Setting("limmit"',
        "The setting limmit has no field of that name in State (did you mean limit?).",
    ),
    "a malformed citation": (
        "rules.py",
        '@rule("SB-01")',
        '@rule("SB 01")',
        "SB 01 is not the number of a rule",
    ),
    "the numbers of another game": (
        "RULES.md",
        "SB-",
        "JK-",
        "numbers its rules JK-, as jukem does already.",
    ),
}


@pytest.mark.parametrize(("file", "right", "wrong", "because"), MISTAKES.values(), ids=MISTAKES)
def test_the_mistake_is_said_in_a_sentence_and_the_others_play(
    broken: Break, capsys: pytest.CaptureFixture[str], file: str, right: str, wrong: str, because: str
) -> None:
    sentence = broken(file, right, wrong)
    assert because in sentence
    assert "\n" not in sentence
    assert Match(registry.playable()["jukem"]).legal()
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert "jukem" in printed
    assert "street_ball" in printed
