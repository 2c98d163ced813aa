"""The public names: a short list, each of them there, and none imported before it is asked for."""

import subprocess
import sys

import pytest

import sideline


def test_the_list_is_short_and_every_name_on_it_is_there() -> None:
    assert len(sideline.__all__) <= 16
    assert all(getattr(sideline, name) is not None for name in sideline.__all__)


def test_no_other_name_is_there() -> None:
    with pytest.raises(AttributeError, match="sideline has no name Player"):
        _ = sideline.Player


def test_importing_sideline_does_not_import_the_compiler() -> None:
    asked = "import sys, sideline; sideline.listings(); print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"
