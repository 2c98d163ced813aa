"""A board draws and points; what is allowed is said by the server alone, as far as a test can see it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
FOLDERS = sorted(board.parent for board in BOARDS.glob("*/Board.svelte"))
IMPORT = re.compile(r"""^\s*import\b[^"';]*["']([^"']+)["']""", re.MULTILINE)
KNOWN = re.compile(
    r"\./.+|\.\./kit/.+|\.\./boards\.ts|\.\./\.\./(?:words\.svelte|wire|memory)\.ts"
    r"|\.\./\.\./parts/Dialog\.svelte|svelte(?:/\w+)?"
)
"""What a board may use: its own files, the kit, the wire, words, what the page remembers, and a dialog."""

GAMES = Path(__file__).parents[2] / "src" / "sideline" / "games"
NAMED = re.compile(r"(?<=[^.:] )[A-Z]\w+")
"""A word with a capital letter within a sentence: the name of a card."""

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


def messages(file: Path) -> dict[str, str]:
    """Read the messages of one line that a file of words has."""
    return dict(re.findall(r"^([\w-]+) = (\S.*)$", file.read_text(encoding="utf-8"), re.MULTILINE))


def cards_of(game: str, lang: str) -> dict[str, str]:
    """Read what a game calls its cards."""
    words = messages(GAMES / game / f"{lang}.ftl")
    return {key.removeprefix("card-"): name for key, name in words.items() if key.startswith("card-")}


def misnamed(game: str, words: dict[str, str], cards: dict[str, str]) -> list[str]:
    """What a board says of cards in other words than the game: another title, or a name that no card has."""
    known = {word for name in cards.values() for word in name.split()}
    titles = {key: cards[card] for card in cards if (key := f"{game}-cover-{card}") in words}
    told = {key: words[key] for card in cards if (key := f"{game}-about-{card}") in words}
    return [key for key, name in titles.items() if words[key] != name] + [
        f"{key}: {word}" for key, text in told.items() for word in NAMED.findall(text) if word not in known
    ]


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


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [folder.name for folder in FOLDERS])
def test_a_board_calls_cards_by_the_names_of_the_game(game: str, lang: str) -> None:
    assert misnamed(game, messages(BOARDS / game / f"{lang}.ftl"), cards_of(game, lang)) == []


def test_planted_fault_a_card_under_another_name_is_found() -> None:
    cards = cards_of("jukem", "en")
    assert misnamed("jukem", {"jukem-cover-JUKEM": "Juke"}, cards)
    assert misnamed("jukem", {"jukem-about-BLOCK": "Stops any play without a Juke."}, cards)
    assert not misnamed("jukem", {"jukem-about-BLOCK": "Stops any play without a Jukem."}, cards)
