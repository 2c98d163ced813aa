#!/usr/bin/env python3
"""Set everything up and run, with nothing but Python 3.11+ and pip.

python3 go.py                 the same as play
python3 go.py play            play in the browser: starts a server on this machine and opens its page
python3 go.py terminal        play in the terminal
python3 go.py test            lint, types, import law, all tests (what follows goes to pytest alone)
python3 go.py tool ruff ...   a development tool
python3 go.py simulate ...    any other command of sideline; `python3 go.py sideline --help` lists them
python3 go.py --help          this text
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
UV = "uv>=0.13,<0.14"
OLDEST_PYTHON = (3, 11)
COVERED = (
    "--cov=sideline.engine",
    "--cov=sideline.games",
    "--cov-report=term:skip-covered",
    "--cov-fail-under=92",
)
UNCOMPILED = "not compiled and not both and not browser and not long"
AROUND = (
    "tests/bots",
    "tests/cli",
    "tests/lab",
    "tests/project",
    "tests/server",
    "tests/upgrades",
    "tests/test_conformance.py",
)
LOCKS = {"requirements.lock": ["--no-dev"], "requirements-dev.lock": ["--group", "dev"]}
PARALLEL = ("-n", "2", "--dist", "loadgroup", "-q")


def main() -> int:
    """Run a command; return its exit code."""
    if sys.version_info < OLDEST_PYTHON:
        say("Sideline needs Python 3.11 or newer.")
        return 2
    os.chdir(ROOT)
    command, *rest = sys.argv[1:] or ["play"]
    if command in ("-h", "--help", "help"):
        print((__doc__ or "").strip())
        return 0
    if command == "test":
        return test(rest)
    if command == "lock":
        return lock()
    if command == "tool":
        return run("--group", "dev", *rest)
    words = rest if command == "sideline" else [command, *rest]
    return run("--no-dev", "sideline", *words)


def lock() -> int:
    """Write down one version of every library, with the hashes of its files and without any host."""
    if subprocess.run([uv(), "lock", "--quiet"], env=environment(), check=False).returncode:
        return 1
    export = ["export", "--frozen", "--quiet", "--format", "requirements-txt", "--all-extras"]
    plain = ["--no-emit-project", "--no-header", "--no-annotate"]
    for name, group in LOCKS.items():
        command = [uv(), *export, *plain, *group]
        written = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
        (ROOT / name).write_text(written.stdout, encoding="utf-8")
    return 0


def test(arguments: list[str]) -> int:
    """Run every check; with arguments, only pytest with those."""
    if arguments:
        return run("--group", "dev", "pytest", *arguments)
    failed = [name for name, command, settings in checks() if announce(name) or run(*command, **settings)]
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def checks() -> list[tuple[str, tuple[str, ...], dict[str, str]]]:
    """Name every check with its command and the environment it runs in."""
    tool = ("--group", "dev")
    page = (*tool, *node(), "python", "web/npm.py", "run", "--silent")
    plainly = {"NUMBA_DISABLE_JIT": "1", "SIDELINE_FORM": "short"}
    checked = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(ROOT / ".cache" / "checked")}
    return [
        ("lint", (*tool, "ruff", "check"), {}),
        ("format", (*tool, "ruff", "format", "--check"), {}),
        ("types", (*tool, "mypy"), {}),
        ("import law", (*tool, "lint-imports"), {}),
        (
            "wire types of the page",
            (*tool, "python", "-m", "sideline.server.protocol.typescript", "--check"),
            {},
        ),
        ("types of the page", (*page, "types"), {}),
        ("lint of the page", (*page, "lint"), {}),
        ("tests of the page", (*page, "test"), {}),
        (
            "tests of engine and games, uncompiled with coverage",
            (*tool, "pytest", *PARALLEL, "-m", UNCOMPILED, *COVERED, *(f"--ignore={p}" for p in AROUND)),
            plainly,
        ),
        (
            "tests of what is built around them, uncompiled",
            (*tool, "pytest", *PARALLEL, "-m", UNCOMPILED, *AROUND),
            plainly,
        ),
        (
            "tests, compiled with bounds checks",
            (*tool, "pytest", *PARALLEL, "-m", "compiled or both"),
            checked,
        ),
        (
            "tests in a browser",
            (*tool, "pytest", *PARALLEL, "-m", "browser and not matrix", "tests/browser"),
            plainly,
        ),
    ]


def node() -> tuple[str, ...]:
    """Ask for a node from the Python index where the machine has none."""
    sys.path.insert(0, str(ROOT / "web"))
    import npm  # noqa: PLC0415

    return () if npm.has_system_node() else ("--with", npm.NODE_WHEEL)


def run(*command: str, **settings: str) -> int:
    """Run a command in the project's own environment."""
    env = {**environment(), **settings}
    try:
        return subprocess.run([uv(), "run", "--quiet", *command], env=env, check=False).returncode
    except KeyboardInterrupt:
        return 130


def environment() -> dict[str, str]:
    """Return what uv is told: it trusts the certificates of the system, as pip does."""
    defaults = {
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_PYTHON": sys.executable,
        "UV_COMPILE_BYTECODE": "1",
        "UV_SYSTEM_CERTS": "1",
    }
    env = {**defaults, **os.environ}
    env.pop("VIRTUAL_ENV", None)
    return env


def uv() -> str:
    """Find uv, or install it into .tools, where nothing of the system is touched."""
    own = TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    for candidate in (os.environ.get("UV"), str(own), shutil.which("uv")):
        if candidate and works(candidate):
            return candidate
    say("first start: setting up (this takes about half a minute)")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-warn-script-location", "--root-user-action=ignore", "--target", str(TOOLS), "--upgrade"]
    subprocess.run([*pip, *options, UV], check=True)
    return str(own)


def works(candidate: str) -> bool:
    """Ask whether a program starts."""
    try:
        return subprocess.run([candidate, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def announce(what: str) -> bool:
    """Say what comes next."""
    say(what)
    return False


def say(what: str) -> None:
    """Tell the person what is going on."""
    print(f"[sideline] {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
