"""Every message of the program, the games and the page, and every rule book, is set as printers do it."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sideline.engine.words import LANGUAGES
from sideline.testing.typography import ROOT, mended, mended_book, message_files, rule_books, well_set

FILES = [(lang, path) for lang in LANGUAGES for path in message_files(lang)]
BOOKS = [(lang, path) for lang in LANGUAGES for path in rule_books(lang)]


NAMES = [str(path.relative_to(ROOT)) for _, path in FILES]


@pytest.mark.parametrize(("lang", "path"), FILES, ids=NAMES)
def test_every_message_can_be_read(lang: str, path: Path) -> None:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("lang", "path"), FILES, ids=NAMES)
def test_messages_are_well_set(lang: str, path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    lines = zip(source.splitlines(), mended(source, lang).splitlines(), strict=True)
    assert [line for line, better in lines if line != better] == [], "`make typography` mends them"


@pytest.mark.parametrize(("lang", "path"), BOOKS, ids=[str(path.relative_to(ROOT)) for _, path in BOOKS])
def test_rule_books_are_well_set(lang: str, path: Path) -> None:
    book = path.read_text(encoding="utf-8")
    lines = zip(book.splitlines(), mended_book(book, lang).splitlines(), strict=True)
    assert [line for line, better in lines if line != better] == [], "`make typography` mends them"


def test_code_in_a_rule_book_stays_as_it_is() -> None:
    typed = "A \"die\": 5 % (`--set a='-1'`), [its page](docs/it's.md)"
    assert mended_book(typed, "en") == "A “die”: 5% (`--set a='-1'`), [its page](docs/it's.md)"


@pytest.mark.parametrize(
    ("lang", "typed", "printed"),
    [
        ("fr", "Essai ! Qui l'a vu ?", "Essai\u202f! Qui l\u2019a vu\u202f?"),
        ("fr", "Fin ; score : 8 % (-3)", "Fin\u202f; score\u00a0: 8\u00a0% (\u22123)"),
        ("fr", "« main »...", "«\u00a0main\u00a0»…"),
        ("fr", "celui-ci, 3-2, JK-41", "celui-ci, 3-2, JK-41"),
        ("en", 'Home\'s "play": 13 %', "Home\u2019s “play”: 13%"),
    ],
)
def test_what_is_typed_is_printed_so(lang: str, typed: str, printed: str) -> None:
    assert well_set(typed, lang) == printed
    assert well_set(printed, lang) == printed
