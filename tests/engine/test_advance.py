"""Steps by compiled code are taken for the rules they were compiled from, and for no others."""

from dataclasses import replace

import pytest

from sideline.engine import advance
from sideline.games.jukem import GAME


def test_a_copy_of_a_game_with_other_rules_never_steps_by_compiled_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advance, "_quick", {GAME.state})
    assert advance.is_quick(GAME)
    assert not advance.is_quick(replace(GAME, play=lambda s, action: None))
