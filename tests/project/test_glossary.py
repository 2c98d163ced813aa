"""One word for one thing: the words that docs/glossary.md sets aside are in no message of either language."""

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
    """Ask whether a text has a word, in capitals or not; words in capitals are looked for as they are."""
    flags = re.NOFLAG if word.isupper() else re.IGNORECASE
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, flags) is not None


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


def test_the_glossary_sets_words_of_both_languages_aside() -> None:
    assert {lang for lang, _, _ in SET_ASIDE} == set(LANGUAGES)
    assert found("partie", "La Partie est finie")
    assert not found("IQ", "piqué")
