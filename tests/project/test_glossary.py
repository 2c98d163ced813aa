"""One word for one thing: what docs/glossary.md sets aside is in no message and in no rule book."""

import re
from pathlib import Path

import pytest

from sideline.engine.words import LANGUAGES
from sideline.testing.typography import ROOT, message_files, texts

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (en|fr) \| ([^|]+?) \| ([^|]+?) \|$", re.MULTILINE)
SET_ASIDE = [
    (lang, word, better) for lang, words, better in ROW.findall(GLOSSARY) for word in words.split(", ")
]
FILES = [(lang, path) for lang in LANGUAGES for path in message_files(lang)]


def found(word: str, text: str) -> bool:
    """Ask whether a text has a word or its plural, in capitals or not; words in capitals only as they are."""
    flags = re.NOFLAG if word.isupper() else re.IGNORECASE
    return re.search(rf"(?<![\w.]){re.escape(word)}s?(?!\w)", text, flags) is not None


@pytest.mark.parametrize(("lang", "path"), FILES, ids=[str(path.relative_to(ROOT)) for _, path in FILES])
def test_messages_keep_to_the_glossary(lang: str, path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    said = [source[start:end] for start, end in texts(source)]
    faults = [
        f"{text.strip()}: {better}, not {word}"
        for text in said
        for where, word, better in SET_ASIDE
        if where == lang and found(word, text)
    ]
    assert faults == []


BOOKS = sorted((ROOT / "src/sideline/games").glob("*/RULES*.md"))
OWN_WORDS = re.compile(r"`[^`]*`|«[^»]*»|\"[^\"]*\"|“[^”]*”")
"""Code, and what a designer is quoted with."""


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: str(path.relative_to(ROOT)))
def test_rule_books_keep_to_the_glossary(path: Path) -> None:
    lang = "fr" if path.name == "RULES.fr.md" else "en"
    faults = [
        f"{line[:40]}… {better}, not {word}"
        for line in OWN_WORDS.sub("", path.read_text(encoding="utf-8")).splitlines()
        for where, word, better in SET_ASIDE
        if where == lang and found(word, line)
    ]
    assert faults == []


PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"])


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_keep_to_the_glossary(path: Path) -> None:
    text = ROW.sub("", OWN_WORDS.sub("", path.read_text(encoding="utf-8"))).replace("(in code: a cup)", "")
    faults = [
        f"{line[:40]}… {better}, not {word}"
        for line in text.splitlines()
        for where, word, better in SET_ASIDE
        if where == "en" and found(word, line)
    ]
    assert faults == []


def test_the_glossary_sets_words_of_both_languages_aside() -> None:
    assert {lang for lang, _, _ in SET_ASIDE} == set(LANGUAGES)
    assert found("partie", "La Partie est finie")
    assert found("round", "deux rounds")
    assert not found("IQ", "piqué")
    assert not found("replay", "un fichier .replay")
    assert OWN_WORDS.sub("", "`round`, « une partie », mais une partie") == ", , mais une partie"


LABEL_WITH_ARTICLE = re.compile(r"(\{ \$\w+-The \}|\b(Les|Le|La) (\{ \$who \}|[A-Z]\w+))(\u00a0:|, )")
SEAT = re.compile(r"^seat-\d = (.+)\n +\.the = (?:les|le|la|l\u2019) ?(.+)$", re.MULTILINE)


@pytest.mark.parametrize("path", message_files("fr"), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_name_before_a_colon_is_a_label_and_has_no_article_in_french(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert [found.group() for found in LABEL_WITH_ARTICLE.finditer(source)] == []
    names = SEAT.findall(source)
    assert [label.lower() for label, _ in names] == [name.lower() for _, name in names]


def test_labels_with_an_article_are_found() -> None:
    """Planted faults: a declined name, an article typed by hand, and an address."""
    faulty = ("{ $who-The }\u00a0: { $cards }", "Les Locaux\u00a0: 3", "{ $who-The }, posez une carte")
    assert all(LABEL_WITH_ARTICLE.search(text) for text in faulty)
    sound = (
        "{ $who-The } piochent\u00a0: { $card }",
        "par { $who-the }\u00a0: { $card }",
        "{ $who }\u00a0: 3",
    )
    assert not any(LABEL_WITH_ARTICLE.search(text) for text in sound)
