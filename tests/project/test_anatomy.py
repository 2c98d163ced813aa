"""Every verb of a game has one home file, the same in every game and in the template."""

from collections.abc import Iterator
from typing import Any

import pytest

from sideline.engine.game import Game
from sideline.engine.parts import PARTS, names
from sideline.engine.rule import source_of
from sideline.testing.subjects import subjects

GAMES = [subject.load() for subject in subjects().values()]


def verbs() -> Iterator[tuple[str, str]]:
    """Name every verb with the part it belongs to."""
    for part, (must, may) in PARTS.items():
        for protocol in (must, may):
            if protocol is not None:
                yield from ((verb, part) for verb in names(protocol) if callable(vars(protocol)[verb]))


def strays(game: Game) -> list[str]:
    """List the verbs of a game that answer from another file than their own."""
    found = []
    for verb, part in verbs():
        answer: Any = getattr(game, verb)
        home = "" if answer is None else source_of(answer).__module__
        is_default = answer is None or home.startswith("sideline.engine.")
        if not is_default and not f"{home}.".startswith(f"{game.package}.{part}."):
            found.append(f"{verb} answers from {home}, not from {part}")
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_verb_answers_from_its_own_file(game: Game) -> None:
    assert strays(game) == []
