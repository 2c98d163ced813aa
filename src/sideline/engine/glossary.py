"""The words of the rule books, in every language, and what they mean."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

FILE: Final = "glossary.toml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word in both languages, and what it means in each.

    What stands in brackets tells it from its other meanings; `near` is a word without which it has another.
    """

    en: str
    fr: str
    means: Mapping[str, str]
    near: Mapping[str, str] = {}

    def word(self, lang: str) -> str:
        """Return the word in a language."""
        return self.fr if lang == "fr" else self.en


reader = msgspec.json.Decoder(tuple[Term, ...])
"""Made here and not at the first use: two threads that begin to read the same structure end the process."""


@cache
def glossary() -> tuple[Term, ...]:
    """Read all words."""
    text = (files("sideline.engine") / FILE).read_text(encoding="utf-8")
    content: dict[str, Any] = tomllib.loads(text)
    return reader.decode(msgspec.json.encode(content["word"]))


def terms_in(text: str, lang: str) -> list[Term]:
    """List the words that a text uses, in the order of the alphabet."""
    used = [
        term
        for term in glossary()
        if is_in(term.word(lang).partition(" (")[0], text) and term.near.get(lang, "") in text.lower()
    ]
    return sorted(used, key=lambda term: folded(term.word(lang)))


def is_in(word: str, text: str) -> bool:
    """Ask whether a text has a word, whatever its ending."""
    return re.search(rf"(?<!\w){re.escape(word)}\w{{0,3}}(?!\w)", text, re.IGNORECASE) is not None


def folded(word: str) -> str:
    """Return a word as it is looked up: without capitals and accents."""
    return word.lower().translate(str.maketrans("éèêàçîôû", "eeeaciou"))
