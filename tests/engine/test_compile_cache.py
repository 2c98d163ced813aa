"""Compiled code finds a folder to be kept in, wherever Sideline is installed and whoever runs it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sideline.engine import compile_cache

SOURCE = Path(compile_cache.__file__).parents[1]
LOOK = "import sideline.engine.playout, sideline.engine.compile_cache as c; print(c.is_only_temporary())"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """An installation in which nothing can be written, by root neither: files stand where folders would."""
    copy = tmp_path / "installed"
    shutil.copytree(SOURCE, copy / "sideline", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for folder in {file.parent for file in copy.rglob("*.py")}:
        (folder / "__pycache__").touch()
    return copy


def run(installed: Path, temporary: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program with hardly any environment: no home, no cache folder."""
    temporary.mkdir(exist_ok=True)
    env = {"PYTHONPATH": str(installed), "HOME": os.devnull, "TMPDIR": str(temporary)}
    return subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False
    )


def test_a_read_only_installation_without_a_home_keeps_compiled_code_among_temporary_files(
    installed: Path, tmp_path: Path
) -> None:
    done = run(installed, tmp_path / "temporary", LOOK)
    assert (done.stdout.strip(), done.returncode) == ("True", 0), done.stderr
    (folder,) = list((tmp_path / "temporary").iterdir())
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_temporary_folder_that_others_may_write_to_is_not_used(installed: Path, tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    run(installed, temporary, LOOK)
    (folder,) = list(temporary.iterdir())
    folder.chmod(0o777)
    done = run(installed, temporary, f"{LOOK}; print(c.own_temporary_folder())")
    assert done.returncode == 0, done.stderr
    assert str(folder) not in done.stdout.splitlines()
    assert list(folder.rglob("*.nbi")) == []
    assert list(temporary.iterdir()) == [folder]


def test_an_ordinary_installation_keeps_compiled_code_for_good() -> None:
    assert not compile_cache.is_only_temporary()
