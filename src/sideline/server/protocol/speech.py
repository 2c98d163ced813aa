"""How sentences cross the wire: as phrases that the page puts into words, or in words where it wants them."""

from collections.abc import Callable
from functools import cache, lru_cache

from sideline.engine import words
from sideline.engine.words import words_of
from sideline.server.protocol.sight import Said, ShownPhrase

PACKAGE = "sideline.server"
REMEMBERED = 10_000

Say = Callable[[words.Phrase], Said]


@cache
def speaker(package: str, lang: str | None) -> Say:
    """Return how a game is spoken of: in a language, or in phrases if there is none."""
    return written if lang is None else words_of(package, lang, PACKAGE).say


@lru_cache(REMEMBERED)
def written(what: words.Phrase) -> ShownPhrase:
    """Write a phrase for the wire; what was written before is remembered."""
    return ShownPhrase(what.key, {name: _filling(value) for name, value in what.args})


def _filling(value: words.Filling | words.Phrase) -> int | float | str | ShownPhrase:
    return written(value) if isinstance(value, words.Phrase) else value


def say(lang: str, key: str, **args: int | str) -> str:
    """Say something in the server's own words."""
    return words_of(PACKAGE, lang).say(words.phrase(key, **args))
