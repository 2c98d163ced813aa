"""What is installed is known: the wheel states bounds, the lock one version of everything, with hashes."""

import re
import tomllib
from pathlib import Path

import pytest
from fresh import go_py
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
NEEDED = [*map(Requirement, [*PROJECT["project"]["dependencies"], *EXTRAS["postgres"]])]
FOR_DEVELOPMENT = [*map(Requirement, PROJECT["dependency-groups"]["dev"])]
TO_SET_UP = [*map(Requirement, go_py().tools_to_set_up())]
LOCKS = {
    "requirements.lock": NEEDED,
    "requirements-dev.lock": [*NEEDED, *FOR_DEVELOPMENT],
    "requirements-tools.lock": TO_SET_UP,
}


def locked(name: str) -> dict[str, tuple[str, list[str]]]:
    """Read a lock: the version of every library, and the hashes of its files."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found = {}
    for line in lines:
        library, version = re.match(r"([\w.-]+)==([\w.]+)", line).groups()  # type: ignore[union-attr]
        found[canonicalize_name(library)] = version, re.findall(r"--hash=sha256:([0-9a-f]{64})", line)
    return found


@pytest.mark.parametrize("need", NEEDED, ids=str)
def test_every_library_has_a_lower_and_an_upper_bound(need: Requirement) -> None:
    assert {clause.operator for clause in need.specifier} == {">=", "<"}


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_has_what_is_needed_within_its_bounds_and_hashes_of_everything(name: str) -> None:
    found = locked(name)
    for need in LOCKS[name]:
        version, _ = found[canonicalize_name(need.name)]
        assert need.specifier.contains(version), f"{need} is locked at {version}: run make lock"
    assert all(hashes for _, hashes in found.values())


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_was_made_for_what_the_project_needs_now(name: str) -> None:
    first, *_ = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert first == f"# for the needs {go_py().needs()}", "pyproject.toml or go.py has changed: run make lock"


def test_who_plays_and_who_works_on_it_have_the_same_versions() -> None:
    played, worked_on = locked("requirements.lock"), locked("requirements-dev.lock")
    assert played.items() <= worked_on.items()


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_names_no_host(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "//" not in text
    assert "index" not in text
