"""Golden replays: every match recorded in replays/ still plays the same, compiled and not."""

from pathlib import Path

import pytest

from sideline.engine.match import Match
from sideline.testing.conformance import check_that_compiled_and_plain_agree

REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*/*.replay"))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", REPLAYS, ids=named)
def test_every_golden_replay_verifies(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.read(text)
    assert match.is_over
    assert match.game.name == path.parent.name
    assert str(match) == text


@pytest.mark.parametrize("path", REPLAYS, ids=named)
def test_compiled_and_plain_rules_agree_on_every_state(path: Path) -> None:
    check_that_compiled_and_plain_agree(Match.read(path.read_text(encoding="utf-8")))
