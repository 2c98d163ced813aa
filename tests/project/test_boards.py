"""A board draws and points; what is allowed is said by the server alone, as far as a test can see it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
FOLDERS = sorted(board.parent for board in BOARDS.glob("*/Board.svelte"))
IMPORT = re.compile(r"""^\s*import\b[^"';]*["']([^"']+)["']""", re.MULTILINE)
KNOWN = re.compile(
    r"\./.+|\.\./kit/.+|\.\./boards\.ts|\.\./\.\./(?:words\.svelte|wire)\.ts"
    r"|\.\./\.\./parts/Dialog\.svelte|svelte(?:/\w+)?"
)
"""What a board may use: its own files, the kit, the wire, words, and a dialog."""

FORBIDDEN = {
    "asks what is legal": r"(?i)(?:legal|valid|allowed)\w*\s*\(",
    "compares a price": r"\b(?:cost|price|pays|money|complexity)\b\s*[<>]=?\s*(?!0\b)\w",
    "compares a difficulty": r"\b(?:difficulty|needs)\b\s*[<>]=?\s*(?!0\b)\w",
    "cites a rule": r"\b(?:JK|HJ|F21|RG|NB|RU|NBA)-G?\d\d",
    "sends an action by itself": r"\blive\.choose\(|\baction\s*:\s*\d|\bsocket\b|\bfetch\(",
    "makes options by itself": r"\bpicker\.(?:reset\(|options\s*=[^=])",
    "counts options to decide": r"\boptions\.length\s*(?:[<>]=?|===?|!==?)\s*(?:[2-9]|1\d)",
}


def written(folder: Path) -> Iterator[tuple[Path, str]]:
    """Give every file of a board that is run, with its text."""
    for file in sorted([*folder.glob("*.svelte"), *folder.glob("*.ts")]):
        if not file.name.endswith(".test.ts"):
            yield file, file.read_text(encoding="utf-8")


def strangers(text: str) -> list[str]:
    """Everything a file uses that a board may not use."""
    return [name for name in IMPORT.findall(text) if not KNOWN.fullmatch(name)]


def rules_in(text: str) -> list[str]:
    """What a file does that is a matter of rules."""
    return [what for what, sign in FORBIDDEN.items() if re.search(sign, text)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_board_uses_the_kit_the_wire_and_words_and_nothing_else(folder: Path) -> None:
    assert {file.name: strangers(text) for file, text in written(folder) if strangers(text)} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_board_contains_no_test_of_what_is_allowed(folder: Path) -> None:
    assert {file.name: rules_in(text) for file, text in written(folder) if rules_in(text)} == {}


@pytest.mark.parametrize(
    "fault",
    [
        "const open = isLegal(card);",
        "if (card.cost <= money) light(card);",
        "const good = roll > difficulty || needs >= 12;",
        "// half-court shots: JK-33",
        "play.live.choose(option.action);",
        "play.picker.reset(mine);",
        "if (picker.options.length === 2) light();",
    ],
)
def test_planted_fault_a_rule_in_a_board_is_found(fault: str) -> None:
    assert rules_in(fault)


@pytest.mark.parametrize("name", ["../../table.svelte.ts", "../rugby/view.ts", "../../link.ts", "lodash"])
def test_planted_fault_a_stranger_in_a_board_is_found(name: str) -> None:
    assert strangers(f'import {{ x }} from "{name}";') == [name]
