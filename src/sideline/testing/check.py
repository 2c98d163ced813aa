"""`make check GAME=street_ball`: everything that concerns one game, without a compiler, in under a minute."""

import os
import subprocess
import sys
from time import perf_counter

from sideline.engine.errors import SidelineError
from sideline.testing.conformance import notes
from sideline.testing.subjects import ROOT, Subject, subjects

UNCOMPILED = {"NUMBA_DISABLE_JIT": "1", "SIDELINE_FORM": "short"}
CHOSEN = "not compiled and not long and not browser"
COMMON = ("tests/test_conformance.py", "tests/test_replays.py", "tests/bots/test_honesty.py", "tests/project")


class NoSuchGame(SidelineError):
    """There is nothing of that name to check."""


def commands(subject: Subject) -> dict[str, list[str]]:
    """Name the checks of a game with the tools that make them."""
    sources = str(subject.listing.folder)
    own = [str(subject.tests)] if subject.tests.is_relative_to(ROOT / "tests") else []
    tests = [
        "-q",
        "-n",
        "2",
        "--dist",
        "worksteal",
        "-m",
        CHOSEN,
        "-k",
        "not compiled",
        "--game",
        subject.name,
    ]
    return {
        "lint": ["ruff", "check", sources, str(subject.tests)],
        "format": ["ruff", "format", "--check", sources, str(subject.tests)],
        "types": ["mypy", sources],
        "tests": ["pytest", *tests, *own, *COMMON],
    }


def check(name: str) -> bool:
    """Run the checks of a game one after the other and say how each of them went."""
    if name not in subjects():
        raise NoSuchGame(f"There is no game called {name}; there are: {', '.join(subjects())}.")
    subject, failed = subjects()[name], []
    game = subject.load()
    for what, command in commands(subject).items():
        start = perf_counter()
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=ROOT, env={**os.environ, **UNCOMPILED}, check=False
        )
        failed += [what] if done.returncode else []
        print(f"{name}: {what} {'FAILED' if done.returncode else 'passed'} in {perf_counter() - start:.1f} s")
    for note in notes(game):
        print(f"{name}: note: {note}")
    print(f"{name}: failed: {', '.join(failed)}" if failed else f"{name}: all checks passed")
    return not failed


if __name__ == "__main__":
    try:
        sys.exit(0 if check(" ".join(sys.argv[1:])) else 1)
    except SidelineError as mistake:
        sys.exit(str(mistake))
