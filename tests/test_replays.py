"""Golden replays: every match recorded in replays/ still plays the same, compiled and not."""

import re
from pathlib import Path

import pytest

from sideline.engine.match import Match
from sideline.testing.conformance import check_that_compiled_and_plain_agree
from sideline.testing.subjects import Subject, subjects

REPLAYS = [
    pytest.param(subject, path, id=f"{subject.name}/{path.stem}", marks=pytest.mark.xdist_group(subject.name))
    for subject in subjects().values()
    for path in sorted(subject.replays.glob("*.replay"))
]


def is_crowded(subject: Subject, path: Path) -> bool:
    """Whether there are more seats than usual, which takes a compile of its own."""
    seats = re.search(r"^set seats=(\d)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return seats is not None and int(seats[1]) > subject.load().crowds[0]


COMPILED = [
    pytest.param(
        *one.values,
        id=one.id,
        marks=(*one.marks, pytest.mark.long if is_crowded(*one.values) else pytest.mark.both),
    )
    for one in REPLAYS
]


def test_there_are_about_a_dozen_for_every_game() -> None:
    assert {
        name for name, found in subjects().items() if len(list(found.replays.glob("*.replay"))) < 8
    } == set()


@pytest.mark.parametrize(("subject", "path"), REPLAYS)
def test_every_golden_replay_verifies(subject: Subject, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.read(text, subject.load())
    assert match.is_over
    assert match.game.name == subject.name
    assert body(str(match)) == body(text)
    assert Match.read(str(match), subject.load()) == match


def body(text: str) -> list[str]:
    """Every move and the outcome; the head may say more than it did when the match was recorded."""
    return text.split("\n\n", maxsplit=1)[1].splitlines()[:-1]


@pytest.mark.parametrize(("subject", "path"), COMPILED)
def test_compiled_and_plain_rules_agree_on_every_state(subject: Subject, path: Path) -> None:
    check_that_compiled_and_plain_agree(Match.read(path.read_text(encoding="utf-8"), subject.load()))
