"""Golden replays: every match recorded in replays/ still plays the same, compiled and not."""

from pathlib import Path

import pytest

from sideline.engine.match import Match
from sideline.engine.registry import listings
from sideline.testing.conformance import check_that_compiled_and_plain_agree

FOLDER = Path(__file__).parents[1] / "replays"
REPLAYS = [
    pytest.param(path, id=f"{path.parent.name}/{path.stem}", marks=pytest.mark.xdist_group(path.parent.name))
    for path in sorted(FOLDER.glob("*/*.replay"))
]


def test_there_are_about_a_dozen_for_every_game() -> None:
    assert {name for name in listings() if len(list((FOLDER / name).glob("*.replay"))) < 8} == set()


@pytest.mark.parametrize("path", REPLAYS)
def test_every_golden_replay_verifies(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.read(text)
    assert match.is_over
    assert match.game.name == path.parent.name
    assert body(str(match)) == body(text)
    assert Match.read(str(match)) == match


def body(text: str) -> list[str]:
    """Every move and the outcome; the head may say more than it did when the match was recorded."""
    return text.split("\n\n", maxsplit=1)[1].splitlines()[:-1]


@pytest.mark.both
@pytest.mark.parametrize("path", REPLAYS)
def test_compiled_and_plain_rules_agree_on_every_state(path: Path) -> None:
    check_that_compiled_and_plain_agree(Match.read(path.read_text(encoding="utf-8")))
