#!/usr/bin/env python3
"""Set everything up and run, with nothing but Python 3.11+ and pip.

python3 go.py                 the same as play
python3 go.py play            play in the browser: starts a server on this machine and opens its page
python3 go.py terminal        play in the terminal
python3 go.py test            lint, types, import law, all tests (what follows goes to pytest alone)
python3 go.py tool ruff ...   a development tool
python3 go.py npm run lint    npm for the page, with all that its checks need
python3 go.py simulate ...    any other command of sideline; `python3 go.py sideline --help` lists them
python3 go.py lock            write the locks anew (--upgrade: with the newest versions)
python3 go.py --help          this text

What is installed is what the locks name, by version and by the hashes of its files, from any index.
"""

import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
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
TO_PLAY, TO_WORK, TO_SET_UP = "requirements.lock", "requirements-dev.lock", "requirements-tools.lock"
SHARED = ("--dist", "loadgroup", "--max-worker-restart", "0", "-q")
"""Where a process that runs tests dies, the run ends: the others might wait for ever for its share."""
PARALLEL = ("-n", "2", *SHARED)
WAITING = ("-n", "3", *SHARED)
"""Servers wait more than they reckon: three at a time keep two cores busy."""


class Check(NamedTuple):
    """A command that finds out whether something is right, and what it finds in its environment."""

    name: str
    command: tuple[str, ...]
    settings: Mapping[str, str] = MappingProxyType({})


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
        return lock(rest)
    if command == "tool":
        return run(TO_WORK, *rest)
    if command == "npm":
        return run(TO_WORK, *npm(), *rest)
    words = rest if command == "sideline" else [command, *rest]
    return run(TO_PLAY, "sideline", *words)


def lock(options: list[str]) -> int:
    """Write down one version of every library, with the hashes of its files and without any host.

    Versions that still fit stay as they are, unless `--upgrade` is asked for.
    """
    sources = {
        TO_WORK: ["pyproject.toml", "--all-extras", "--group", "dev"],
        TO_PLAY: ["pyproject.toml", "--all-extras", "--constraint", TO_WORK],
        TO_SET_UP: ["-"],
    }
    return max(locked(name, [*source, *options]) for name, source in sources.items())


def locked(name: str, what: list[str]) -> int:
    """Write one lock; its first line tells which needs it was made for."""
    plain = ["--generate-hashes", "--universal", "--no-header", "--no-annotate", "--no-emit-index-url"]
    oldest = ".".join(map(str, OLDEST_PYTHON))
    options = (*plain, "--python-version", oldest, "--output-file", name)
    if code := told("pip", "compile", *options, *what, heard="\n".join(tools_to_set_up())):
        return code
    text = (ROOT / name).read_text(encoding="utf-8")
    (ROOT / name).write_text(f"# for the needs {needs()}\n{text}", encoding="utf-8")
    return 0


def needs() -> str:
    """Digest everything that decides what must be installed: a lock of other needs is stale."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [project["project"][key] for key in ("requires-python", "dependencies", "optional-dependencies")]
    text = json.dumps([*asked, project["dependency-groups"], tools_to_set_up()], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def tools_to_set_up() -> list[str]:
    """Name what builds the package and its page, and uv itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["build-system"]["requires"], "editables", page_tools().NODE_WHEEL, UV]


def test(arguments: list[str]) -> int:
    """Run every check; with arguments, only pytest with those."""
    if arguments:
        return run(TO_WORK, "pytest", *arguments)
    if code := set_up(TO_WORK):
        return code
    failed = [
        *beside_each_other(checks_of_python(), checks_of_the_page()),
        *one_by_one(tests(), told_as_it_goes),
    ]
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def beside_each_other(*rows: list[Check]) -> list[str]:
    """Run rows of checks at the same time, each told when it is over; return the names of what failed."""
    with ThreadPoolExecutor(len(rows)) as pool:
        return [
            name for failed in pool.map(partial(one_by_one, run_it=told_at_the_end), rows) for name in failed
        ]


def one_by_one(row: list[Check], run_it: Callable[[Check], int]) -> list[str]:
    """Run a row of checks; return the names of those that failed."""
    return [check.name for check in row if run_it(check)]


def told_as_it_goes(check: Check) -> int:
    """Run a check and let it speak; return its exit code."""
    say(check.name)
    return run(TO_WORK, *check.command, **check.settings)


def told_at_the_end(check: Check) -> int:
    """Run a check and tell all it said at once; return its exit code."""
    done = subprocess.run(
        in_the_environment(check.command),
        env={**environment(), **check.settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    say(f"{check.name}\n{done.stdout.decode(errors='replace').rstrip()}".rstrip())
    return done.returncode


def checks_of_python() -> list[Check]:
    """Name what is checked of the code without running it."""
    return [
        Check("lint", ("ruff", "check")),
        Check("format", ("ruff", "format", "--check")),
        Check("types", ("mypy",)),
        Check("import law", ("lint-imports",)),
    ]


def checks_of_the_page() -> list[Check]:
    """Name what is checked of the page without a browser."""
    page = (*npm(), "run", "--silent")
    wire = ("python", "-m", "sideline.server.protocol.typescript", "--check")
    return [
        Check("wire types of the page", wire),
        Check("types of the page", (*page, "types")),
        Check("lint of the page", (*page, "lint")),
        Check("tests of the page", (*page, "test")),
    ]


def tests() -> list[Check]:
    """Name the parts of the tests."""
    plainly = {"NUMBA_DISABLE_JIT": "1", "SIDELINE_FORM": "short"}
    # What is tried once need not be optimised much: that takes a quarter off the time to compile.
    checked = {
        "NUMBA_BOUNDSCHECK": "1",
        "NUMBA_OPT": "1",
        "NUMBA_CACHE_DIR": str(ROOT / ".cache" / "checked"),
    }
    return [
        Check(
            "tests of engine and games, uncompiled with coverage",
            ("pytest", *PARALLEL, "-m", UNCOMPILED, *COVERED, *(f"--ignore={p}" for p in AROUND)),
            plainly,
        ),
        Check(
            "tests of what is built around them, uncompiled",
            ("pytest", *WAITING, "-m", UNCOMPILED, *AROUND),
            plainly,
        ),
        Check(
            "tests, compiled with bounds checks",
            ("pytest", *PARALLEL, "-m", "compiled or both"),
            checked,
        ),
        Check(
            "tests in a browser",
            ("pytest", *PARALLEL, "-m", "browser and not matrix", "tests/browser"),
            plainly,
        ),
    ]


def npm() -> tuple[str, ...]:
    """Word the start of a command to npm."""
    return (*node(), "python", "web/npm.py")


def node() -> tuple[str, ...]:
    """Ask for a node from the Python index where the machine has none."""
    tools = page_tools()
    if tools.has_system_node():
        return ()
    return ("--with-requirements", locked_alone(re.split("[<>=]", tools.NODE_WHEEL)[0]))


def page_tools() -> ModuleType:
    """Return what the page knows of its own tools."""
    sys.path.insert(0, str(ROOT / "web"))
    import npm  # noqa: PLC0415

    return npm


def run(lock: str, *command: str, **settings: str) -> int:
    """Run a command in the project's own environment, which is what the lock says."""
    env = {**environment(), **settings}
    try:
        if code := set_up(lock):
            return code
        return subprocess.run(in_the_environment(command), env=env, check=False).returncode
    except KeyboardInterrupt:
        return 130


def in_the_environment(command: tuple[str, ...]) -> list[str]:
    """Word a command so that it runs in the project's own environment."""
    return [uv(), "run", "--quiet", "--no-sync", *command]


def set_up(lock: str) -> int:
    """Install every library of a lock, if its hash is right, and the package itself; return an exit code."""
    if not is_set_up() and (code := told("venv", "--clear", str(VENV))):
        return code
    into = ("pip", "install", "--python", str(VENV))
    of_the_package = ("--no-deps", "--build-constraints", TO_SET_UP, "-r", "-")
    return told(*into, "--require-hashes", "-r", lock) or told(*into, *of_the_package, heard="--editable .")


def told(*words: str, heard: str = "") -> int:
    """Tell uv to do something; return its exit code. A package it hears of is built only if it is stale."""
    return subprocess.run(
        [uv(), "--quiet", *words], env=environment(), input=heard, text=True, check=False
    ).returncode


def is_set_up() -> bool:
    """Ask whether there is an environment, of the Python that runs this."""
    config, version = VENV / "pyvenv.cfg", "{}.{}.".format(*sys.version_info)
    return config.is_file() and f"version_info = {version}" in config.read_text(encoding="utf-8")


def locked_alone(name: str) -> str:
    """Copy what the lock says of one tool into a file of its own; return where it is."""
    text, alone = (ROOT / TO_SET_UP).read_text(encoding="utf-8"), TOOLS / f"{name}.lock"
    (entry,) = re.findall(rf"^{name}==(?:.*\\\n)*.*\n", text, re.MULTILINE)
    TOOLS.mkdir(exist_ok=True)
    alone.write_text(entry, encoding="utf-8")
    return str(alone)


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


@functools.cache
def uv() -> str:
    """Find uv, or install it into .tools, where nothing of the system is touched."""
    own = TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    for candidate in (os.environ.get("UV"), str(own), shutil.which("uv")):
        if candidate and works(candidate):
            return candidate
    say("first start: setting up (this takes about half a minute)")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-warn-script-location", "--root-user-action=ignore", "--target", str(TOOLS), "--upgrade"]
    install = [*pip, *options, "--require-hashes", "-r", locked_alone("uv")]
    if subprocess.run(install, check=False).returncode:
        sys.exit("[sideline] pip could not install uv, which sets everything up; what it said is above.")
    return str(own)


def works(candidate: str) -> bool:
    """Ask whether a program starts."""
    try:
        return subprocess.run([candidate, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def say(what: str) -> None:
    """Tell the person what is going on."""
    print(f"[sideline] {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
