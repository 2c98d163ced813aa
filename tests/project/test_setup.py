"""go.py, which sets everything up: its own help, and what uv is told."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from fresh import Checkout, go_py

from sideline.cli import app

ROOT = Path(__file__).parents[2]


@pytest.fixture
def go() -> ModuleType:
    return go_py()


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


@pytest.mark.long
def test_a_fresh_checkout_sets_itself_up_from_the_lock_and_refuses_other_files(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    done = checkout.go("tool", "python", "-c", "import sideline, pytest, numba; print(numba.__version__)")
    assert done.returncode == 0, done.stderr
    lock = checkout.folder / "requirements-dev.lock"
    version = re.search(r"^numba==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
    assert version is not None and done.stdout.strip() == version[1]
    shutil.rmtree(checkout.folder / ".venv")
    lock.write_text(re.sub("sha256:[0-9a-f]{8}", "sha256:00000000", lock.read_text(encoding="utf-8")))
    done = checkout.go("tool", "python", "-c", "pass")
    assert done.returncode != 0
    assert "hash" in done.stderr.lower()
