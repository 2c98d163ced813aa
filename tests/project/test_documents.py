"""Documents tell the truth of today."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sideline.engine.rule_book import rule_book
from sideline.testing import contract, views

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


def miscounted(text: str) -> list[str]:
    """List the counts of rules and rulings in the page of a game that its rule book does not have."""
    linked = re.search(r"games/(\w+)/RULES\.md", text)
    if linked is None:
        return []
    numbers = [number for number, _ in rule_book(f"sideline.games.{linked[1]}").numbered()]
    rulings = sum("-G" in number for number in numbers)
    counts = {"rules": len(numbers) - rulings, "rulings": rulings}
    told = re.findall(r"(\d+)\s+(rules|rulings)\b", text)
    return [f"{count} {what}" for count, what in told if int(count) != counts[what]]


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "games").glob("*.md")), ids=lambda path: path.name)
def test_rules_and_rulings_are_counted_as_in_the_rule_book(page: Path) -> None:
    assert miscounted(page.read_text(encoding="utf-8")) == []


def test_a_wrong_count_is_noticed() -> None:
    assert miscounted("[RULES.md](games/jukem/RULES.md) has 54 rules and 28\nrulings.") == ["28 rulings"]


@pytest.mark.parametrize("document", ["README.md", "ARCHITECTURE.md"])
def test_the_glossary_is_found(document: str) -> None:
    assert "(docs/glossary.md)" in (ROOT / document).read_text(encoding="utf-8")


def test_every_make_target_has_a_comment() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z0-9-]+):(.*)$", text, re.MULTILINE)
    assert len(targets) > 10
    assert [name for name, rest in targets if "##" not in rest] == []


def test_the_contract_is_that_of_the_engine() -> None:
    assert contract.main(["--check"]) is None


def test_a_stale_contract_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted fault: a verb is missing on the page."""
    stale = tmp_path / "contract.md"
    stale.write_text(contract.page().replace("is_quiet", "is_loud"), encoding="utf-8")
    monkeypatch.setattr(contract, "PAGE", stale)
    monkeypatch.setattr(contract, "ROOT", tmp_path)
    assert contract.main(["--check"]) == "contract.md is stale: run `make contract`."


def test_every_field_of_every_view_is_documented() -> None:
    assert views.main(["--check"]) is None


def test_a_field_that_the_page_does_not_know_is_noticed(tmp_path: Path) -> None:
    """Planted faults: a field is missing, and one is there without a word about it."""
    page = tmp_path / "views.md"
    text = views.PAGE.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("| `to_act` |"))
    page.write_text(text.replace(line + "\n", "", 1), encoding="utf-8")
    assert views.main(["--check"], page) == "views.md is stale: run `make views`."
    assert views.main([], page) is None
    assert "does not say what these hold" in str(views.main(["--check"], page))


def test_ci_calls_the_readmes_test_command() -> None:
    assert "\nmake test\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_there_is_a_record_of_every_decision() -> None:
    records = sorted(path.name for path in (ROOT / "docs" / "adr").glob("*.md"))
    assert [name[:4] for name in records] == [f"{number:04}" for number in range(1, len(records) + 1)]
    assert len(records) >= 8
