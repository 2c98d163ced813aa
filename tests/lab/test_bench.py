"""The benchmark compares like with like."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from sideline.engine.playout import play_out, play_out_uncompiled
from sideline.games.jukem import GAME
from sideline.lab.bench import SEED, Run, TwinDiffers, build_twin, check_same, run_twin

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("jukem")]


def test_the_twin_in_c_plays_the_same_matches(tmp_path: Path) -> None:
    program = build_twin("jukem", tmp_path)
    assert (program is None) == (not any(map(shutil.which, ("cc", "gcc", "clang"))))
    if program is not None:
        states = GAME.new(3000)
        tally = play_out(states, SEED)
        twin = run_twin(program, 3000)
        assert (twin.actions, twin.points) == (sum(tally), int(states["score"].sum()))


def test_a_twin_that_plays_other_matches_is_refused() -> None:
    with pytest.raises(TwinDiffers, match="other matches"):
        check_same(Run(1, 460, 120, 1.0), Run(1, 461, 120, 1.0))


def test_a_game_without_a_twin_has_none(tmp_path: Path) -> None:
    assert build_twin("chess", tmp_path) is None


def test_compiled_and_uncompiled_playouts_are_the_same() -> None:
    compiled, plain = GAME.new(3), GAME.new(3)
    assert play_out(compiled, seed=2) == play_out_uncompiled(plain, seed=2)
    assert np.array_equal(compiled, plain)
