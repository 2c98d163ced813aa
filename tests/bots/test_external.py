"""Programs as bots: the documented example plays, and whoever breaks the protocol forfeits with a reason."""

import re
import sys
from pathlib import Path

import pytest

from sideline.bots.bot import named
from sideline.bots.external import External, Forfeit
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.games.jukem import GAME
from sideline.lab.duel import duel

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
QUARTER = {"periods": 1}


def program(folder: Path, text: str) -> list[str]:
    """Write a program; return the command that runs it."""
    file = folder / "bot.py"
    file.write_text(text, encoding="utf-8")
    return [sys.executable, str(file)]


def forfeit(folder: Path, text: str, seconds: float = 20.0) -> str:
    """Let a program answer one question wrongly; return the reason of its forfeit."""
    match = Match(GAME, QUARTER, seed=bytes(32))
    with External(program(folder, text), seconds) as bot, pytest.raises(Forfeit) as reason:
        for _ in range(2):
            bot.choose(match.as_seen_by(match.to_act, new_rng(1)), new_rng(1))
    return str(reason.value)


def test_the_documented_example_plays_whole_matches(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example.strip().splitlines()) <= 20
    with External(program(tmp_path, example), seconds=20) as bot:
        found = duel(GAME, [bot, named("random")], 6, seed=1, values=QUARTER)
    assert found.forfeits == ()
    assert sum(wins.count for wins in found.wins) + found.draws == 6


def test_a_program_sees_what_its_seat_may_see(tmp_path: Path) -> None:
    spy = "import sys\nprint(sys.stdin.readline(), file=open('seen.json', 'w'), flush=True)\n"
    forfeit(tmp_path, f"import os\nos.chdir({str(tmp_path)!r})\n{spy}")
    seen = (tmp_path / "seen.json").read_text()
    assert '"options":[{"action":' in seen
    assert '"hands"' not in seen
    assert '"seed"' not in seen


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("", "has ended"),
        ("input()\nprint('hello', flush=True)\ninput()", "cannot be read"),
        ('input()\nprint(\'{"decide": 1, "action": 99}\', flush=True)\ninput()', "not an option"),
        ('input()\nprint(\'{"decide": 5, "action": 0}\', flush=True)\ninput()', "question 5 instead of 1"),
        ("input()\nprint('{\"decide\": 1}', flush=True)\ninput()", "cannot be read"),
    ],
)
def test_a_wrong_answer_forfeits(text: str, because: str, tmp_path: Path) -> None:
    assert because in forfeit(tmp_path, text)


def test_a_late_answer_forfeits(tmp_path: Path) -> None:
    assert "did not answer within 0.2 s" in forfeit(tmp_path, "import time\ntime.sleep(60)", seconds=0.2)


def test_a_program_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Forfeit, match="cannot be started"):
        External(["no-such-program-anywhere"])


def test_who_forfeits_loses_the_match(tmp_path: Path) -> None:
    with External(program(tmp_path, ""), seconds=20) as bot:
        found = duel(GAME, [bot, named("random")], 2, seed=1, values=QUARTER)
    assert [wins.count for wins in found.wins] == [0, 2]
    assert len(found.forfeits) == 2
