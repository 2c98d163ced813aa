"""Programs as bots: the documented example plays, and whoever breaks the protocol forfeits with a reason."""

import json
import re
import sys
from pathlib import Path

import pytest

from sideline.bots.bot import named
from sideline.bots.external import External
from sideline.bots.forfeit import Forfeit
from sideline.bots.protocol import happened_since
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.games.jukem import GAME
from sideline.lab.duel import Duel, duel

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


ASKED = """import json, sys, time
def told():
    return json.loads(sys.stdin.readline())
def question():
    while "decide" not in (line := told()):
        pass
    return line
def say(what):
    sys.stdout.buffer.write(what + b"\\n")
    sys.stdout.flush()
def answer(asked, **more):
    say(json.dumps({"decide": asked["decide"], "action": asked["options"][0]["action"], **more}).encode())
"""

FAULTS = [
    ("sys.exit(3)", "has ended with exit code 3"),
    ("import os; os.kill(os.getpid(), 9)", "was ended by signal 9"),
    ("import os; os.close(1)", "has closed its output"),
    ("question(); say(b'hello')", "sent a line that is not JSON"),
    ("""say(b'{"decide": 1, "action": 0}' * 2)""", "sent a line that is not JSON"),
    ("question(); say(b'[]')", "sent an answer of the wrong form"),
    ("""say(b'{"decide": %d}' % question()["decide"])""", "sent an answer of the wrong form"),
    ("answer(question(), mood='good')", "sent a field that an answer does not have: mood."),
    ("answer(question(), action=99)", "chose 99, which is not an option"),
    ("answer(question(), decide=5)", "answered question 5, but was asked question 1"),
    ("question(); say(b'\\xff\\xfe')", "sent bytes that are not UTF-8"),
    ("answer(question(), why='x' * 10_000)", "sent a line of more than 10000 bytes"),
]


@pytest.mark.parametrize(("text", "because"), FAULTS, ids=[because for _, because in FAULTS])
def test_a_wrong_answer_forfeits_with_a_sentence_of_its_own(text: str, because: str, tmp_path: Path) -> None:
    assert because in forfeit(tmp_path, ASKED + text + "\nsys.stdin.read()")


def test_every_fault_has_its_sentence_in_the_documents() -> None:
    page = PAGE.read_text(encoding="utf-8")
    words = [re.split(r"\d|:", because)[0] for _, because in FAULTS]
    assert [sentence for sentence in words if sentence not in page] == []


def test_a_late_answer_forfeits(tmp_path: Path) -> None:
    assert "did not answer within 0.2 s" in forfeit(tmp_path, "import time\ntime.sleep(60)", seconds=0.2)


def test_a_program_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Forfeit, match="cannot be started"):
        External(["no-such-program-anywhere"])


def played(folder: Path, text: str, matches: int = 4, seconds: float = 20.0) -> Duel:
    """Let a program play random."""
    with External(program(folder, ASKED + text), seconds) as bot:
        return duel(GAME, [bot, named("random")], matches, seed=1, values=QUARTER)


def test_who_forfeits_loses_the_match_and_is_started_anew_for_the_next(tmp_path: Path) -> None:
    found = played(tmp_path, "answer(question())\nsys.exit(7)", matches=2)
    assert [wins.count for wins in found.wins] == [0, 2]
    assert [row.forfeit is not None and "exit code 7" in row.forfeit for row in found.rows] == [True, True]
    assert all(row.efforts[0].decisions >= 1 for row in found.rows), "it answered once in each match"


def test_one_late_answer_costs_one_match(tmp_path: Path) -> None:
    sleepy = f"""
first = not __import__("os").path.exists({str(tmp_path / "slept")!r})
while True:
    q = question()
    if first and q["decide"] == 3:
        open({str(tmp_path / "slept")!r}, "w").close()
        time.sleep(60)
    answer(q)
"""
    found = played(tmp_path, sleepy, seconds=6.0)
    assert [row.forfeit is not None for row in found.rows] == [True, False, False, False]


def test_answers_given_twice_and_blank_lines_shift_nothing(tmp_path: Path) -> None:
    """Each first answer is the legal one; the second would be the first option of some other question."""
    found = played(tmp_path, "while True:\n    q = question()\n    say(b'')\n    answer(q)\n    answer(q)")
    assert found.forfeits == ()
    kinds = sorted(remark.split("bot.py ")[1] for remark in found.remarks)
    assert kinds == [
        "answered a question again or too late; that answer was discarded.",
        "sent a blank line, which was skipped.",
    ]
    assert min(found.remarks.values()) > 10


def test_a_program_is_told_of_start_end_and_what_happened(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    scribe = f"""
while line := sys.stdin.readline():
    with open({str(notes)!r}, "a") as file:
        time.sleep(0.2 if "end" in json.loads(line) else 0)
        file.write(line)
    if "decide" in json.loads(line):
        answer(json.loads(line))
"""
    found = played(tmp_path, scribe, matches=2)
    told = [json.loads(line) for line in notes.read_text().splitlines()]
    starts, ends = ([line for line in told if kind in line] for kind in ("start", "end"))
    assert [(line["start"], line["seat"]) for line in starts] == [("1", 0), ("2", 1)]
    assert starts[0]["seats"] == ["home", "away"]
    assert starts[0]["settings"] == QUARTER
    assert (starts[0]["seconds"], starts[0]["rules_version"]) == (20.0, GAME.rules_version)
    results = {None: "drawn", 0: "won", 1: "lost"}
    assert [(line["end"], line["result"]) for line in ends] == [
        (str(row.match), results[row.winner]) for row in found.rows
    ]
    assert tuple(ends[0]["points"]) == found.rows[0].points
    assert tuple(reversed(ends[1]["points"])) == found.rows[1].points, "the points are those of the seats"
    first = [line for line in told[: told.index(ends[0]) + 1] if "happened" in line]
    lines = [event for line in first for event in line["happened"]]
    assert len(lines) == found.rows[0].actions, "every step is told once"
    assert {event["seat"] for event in lines} == {None, 0, 1}
    assert lines[-1]["points"] == ends[0]["points"]


def test_what_is_told_is_what_the_seat_may_know(tmp_path: Path) -> None:
    match = Match(GAME, QUARTER, seed=bytes(32))
    match.play(match.legal()[0])
    for seat in range(2):
        words = [GAME.words().say(line) for line in match.tell(seat)]
        assert [event.words for event in happened_since(match, seat, 0)] == words
