"""go.py, which sets everything up: its own help, and what uv is told."""

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from sideline.cli import app

ROOT = Path(__file__).parents[2]


@pytest.fixture
def go() -> ModuleType:
    spec = spec_from_file_location("go", ROOT / "go.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("asked", ["--help", "-h", "help"])
def test_its_own_help_needs_nothing_to_be_set_up(asked: str) -> None:
    run = subprocess.run(
        [sys.executable, "go.py", asked],
        cwd=ROOT,
        env={"PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "python3 go.py test" in run.stdout
    assert run.stderr == ""


def test_its_help_says_what_the_commands_do(go: ModuleType) -> None:
    """Both texts speak of the same place: the browser, or the terminal."""
    told = dict(re.findall(r"^python3 go.py (\w+) +(.*)$", go.__doc__, re.MULTILINE))
    assert "in the browser" in told["play"] and "in the browser" in app["play"].help
    assert "in the terminal" in told["terminal"] and "in the terminal" in app["terminal"].help


def test_uv_trusts_the_certificates_of_the_system(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    assert go.environment()["UV_SYSTEM_CERTS"] == "1"
    monkeypatch.setenv("UV_SYSTEM_CERTS", "0")
    assert go.environment()["UV_SYSTEM_CERTS"] == "0", "unless the person wants it otherwise"
