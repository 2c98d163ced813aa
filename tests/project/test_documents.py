"""Documents tell the truth of today."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sideline.testing import contract

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]


def test_the_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.strip().splitlines()) <= 10
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "wins" in run.stdout


def test_the_readme_names_the_two_commands_and_the_notice() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for words in (
        "make play",
        "make test",
        "python3 go.py play",
        "python3 go.py test",
        "registered trademark",
        "affiliated",
    ):
        assert words in text


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_a_document_names_exists(document: Path) -> None:
    named = re.findall(r"\]\(([\w./-]+)\)", document.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_make_target_has_a_comment() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):(.*)$", text, re.MULTILINE)
    assert [name for name, rest in targets if "##" not in rest] == []
    assert set(re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)[0].split()) == {name for name, _ in targets}


def test_the_contract_is_that_of_the_engine() -> None:
    assert contract.main(["--check"]) is None


def test_a_stale_contract_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted fault: a verb is missing on the page."""
    stale = tmp_path / "contract.md"
    stale.write_text(contract.page().replace("is_quiet", "is_loud"), encoding="utf-8")
    monkeypatch.setattr(contract, "PAGE", stale)
    monkeypatch.setattr(contract, "ROOT", tmp_path)
    assert contract.main(["--check"]) == "contract.md is stale: run `make contract`."


def test_ci_calls_the_readmes_test_command() -> None:
    assert "\nmake test\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_there_is_a_record_of_every_decision() -> None:
    records = sorted(path.name for path in (ROOT / "docs" / "adr").glob("*.md"))
    assert [name[:4] for name in records] == [f"{number:04}" for number in range(1, len(records) + 1)]
    assert len(records) >= 8
