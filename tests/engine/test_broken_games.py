"""A broken game is named with its sentence, and the others play."""

import pytest
from strangers_game import Spoil

from sideline.cli import main
from sideline.engine import registry
from sideline.engine.match import Match

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
    spoil: Spoil, capsys: pytest.CaptureFixture[str], file: str, right: str, wrong: str, because: str
) -> None:
    spoil(file, right, wrong)
    sentence = registry.broken()["street_ball"]
    assert because in sentence
    assert "\n" not in sentence
    assert Match(registry.playable()["jukem"]).legal()
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert "jukem" in printed
    assert "street_ball" in printed


def test_a_misspelt_field_is_told_with_its_line_before_anything_is_compiled(
    spoil: Spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil("rules.py", "return int(s.score[seat])", "return int(s.scoer[seat])")
    assert main(["simulate", "street_ball", "--matches", "1"]) == 2
    told = capsys.readouterr().err
    assert "The game street_ball cannot be played: " in told
    assert "no attribute 'scoer' (street_ball/rules.py, line 83)." in told
    assert len(told.splitlines()) == 1


@pytest.mark.compiled
def test_an_array_that_is_copied_in_compiled_code_is_told_with_its_line(
    spoil: Spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil("rules.py", "    best = level = 0", "    best = level = s.score.copy()[0] * 0")
    assert main(["simulate", "street_ball", "--matches", "1"]) == 2
    told = capsys.readouterr().err
    assert (
        "an array is copied or made, and compiled code may not allocate (street_ball/rules.py, line 65)."
        in told
    )
    assert "Traceback" not in told
