"""Words in every language: engine and games speak in phrases, a key with arguments."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import cast

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
HOME = "sideline.engine"
REMEMBERED = 10_000


class Phrase(msgspec.Struct, frozen=True):
    """Something to say: the key of a message and what fills its gaps, which may be phrases themselves."""

    key: str
    args: dict[str, int | str | Phrase] = {}


def phrase(key: str, **args: int | str | Phrase) -> Phrase:
    """Make a phrase."""
    return Phrase(key, args)


class Words:
    """The messages of one language."""

    def __init__(self, lang: str, sources: tuple[str, ...]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._spoken = lru_cache(REMEMBERED)(self._speak)

    def has(self, key: str) -> bool:
        """Ask whether there is a message under a key."""
        return self._bundle.has_message(key)

    def say(self, phrase: Phrase) -> str:
        """Put a phrase into words; what was said before is remembered."""
        return self._spoken(phrase.key, *[(name, self._fill(value)) for name, value in phrase.args.items()])

    def _speak(self, key: str, *args: tuple[str, int | str]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"The message {key} has no text in {self.lang}.")
        text, mistakes = self._bundle.format_pattern(message.value, dict(args))
        if mistakes:
            raise LookupError(f"The message {key} does not fit its arguments in {self.lang}: {mistakes}")
        return cast(str, text)

    def _fill(self, value: int | str | Phrase) -> int | str:
        return self.say(value) if isinstance(value, Phrase) else value


@cache
def words_of(package: str, lang: str) -> Words:
    """Load the messages of a package, with the engine's own beneath them."""
    homes = dict.fromkeys((HOME, package))
    return Words(lang, tuple((files(home) / f"{lang}.ftl").read_text(encoding="utf-8") for home in homes))
