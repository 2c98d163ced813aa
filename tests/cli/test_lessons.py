"""`sideline lesson`: a lesson is checked, luck is found for it, and a replay becomes the beginning of one."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from sideline.cli import lessons
from sideline.cli.lessons import NoLesson
from sideline.engine.lesson import GuidedMatch, lesson_of
from sideline.engine.match import Match
from sideline.engine.registry import load


def played_lesson() -> Match:
    game = load("jukem")
    guide = lesson_of(game.package)
    assert guide is not None
    match = Match(game, guide.settings, seed=guide.luck)
    while guide.step_at(match) is not None:
        reply = guide.reply(match)
        match.play(guide.allowed(match)[0] if reply is None else reply)
    return match


def test_a_sound_lesson_is_called_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert lessons.check("jukem") == 0
    assert capsys.readouterr().out == "jukem: 10 steps, 0 faults\n"


def test_luck_is_found_for_a_script(capsys: pytest.CaptureFixture[str]) -> None:
    lessons.seek("jukem", seeds=8)
    assert capsys.readouterr().out == f'seed = "{7:064x}"\n'


def test_too_little_luck_is_said_in_a_sentence() -> None:
    with pytest.raises(NoLesson, match="None of 3 seeds"):
        lessons.seek("jukem", seeds=3)


def test_a_replay_becomes_the_beginning_of_a_lesson(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played_lesson()
    file = tmp_path / "match.replay"
    file.write_text(str(match), encoding="utf-8")
    lessons.record(file)
    written = msgspec.convert(tomllib.loads(capsys.readouterr().out), GuidedMatch)
    known = lesson_of(match.game.package)
    assert known is not None
    assert written.opening == known.opening
    assert [step.moves for step in written.step[:9]] == [step.moves for step in known.step[:9]]
    assert [step.script for step in written.step[:9]] == [step.script for step in known.step[:9]]
