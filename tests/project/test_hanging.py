"""A test that never ends fails, and tells where it stood: nothing waits for ever for one that hangs."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
HANGS = "def test_it_ends():\n    while True:\n        pass\n"


def test_a_test_that_hangs_is_ended_and_told_with_its_line(tmp_path: Path) -> None:
    hanging = tmp_path / "test_hanging.py"
    hanging.write_text(HANGS, encoding="utf-8")
    as_here = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider")
    hurried = ("-o", "faulthandler_timeout=1", str(hanging))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *as_here, *hurried],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode != 0
    assert f'File "{hanging}", line' in done.stderr
