"""Words in every language: engine and games speak in phrases, a key with arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple, cast, get_args

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
HOME = "sideline.engine"
REMEMBERED = 10_000
UNGROUPED = range(1000)
MOST_DIGITS = 15
GROUPED = range(1 - 10**MOST_DIGITS, 10**MOST_DIGITS)
CHANCE_KEY = "chance"
SEAT_KEYS = "seat-"

HYPHEN_AS_MINUS = re.compile(r"(?<![\w)\]-])-(?=\d)")
MINUS = "\u2212"
TIMES = "\u00d7"

Filling = int | float | str


class Phrase(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Something to say: the key of a message and what fills its gaps, which may be phrases themselves."""

    key: str
    args: tuple[tuple[str, Filling | Phrase], ...] = ()


def phrase(key: str, **args: Filling | Phrase) -> Phrase:
    """Make a phrase."""
    return Phrase(key, tuple(args.items()))


def on_next_line(told: Phrase, news: Phrase) -> Phrase:
    """Say something on a line of its own: whose turn it is now, and whatever else ends what was before."""
    return phrase("next-line", first=told, then=news)


class Chapter(msgspec.Struct, frozen=True):
    """A piece of how a game is played: its title, its sentences, and perhaps a table, headings first."""

    title: Phrase
    lines: tuple[Phrase, ...] = ()
    rows: tuple[tuple[Phrase, ...], ...] = ()

    def phrases(self) -> tuple[Phrase, ...]:
        """List everything that the chapter says."""
        return (self.title, *self.lines, *(cell for row in self.rows for cell in row))


class Words:
    """The messages of one language."""

    def __init__(self, lang: str, sources: tuple[str, ...]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._spoken = lru_cache(REMEMBERED)(self._speak)
        self._template = cache(self._find_template)
        self.forms = cache(self._find_forms)

    def has(self, key: str) -> bool:
        """Ask whether there is a message under a key."""
        return self._bundle.has_message(key)

    def say(self, phrase: Phrase) -> str:
        """Put a phrase into words; what was said before is remembered."""
        return self._spoken(phrase)

    def _speak(self, phrase: Phrase) -> str:
        fillings = dict(self._fillings(phrase.args))
        template = self._template(phrase.key)
        if template is not None and template.fits(fillings):
            return well_signed(template.text.format_map(fillings))
        text, mistakes = self._bundle.format_pattern(self._pattern(phrase.key), fillings)
        if mistakes:
            raise LookupError(
                f"The message {phrase.key} does not fit its arguments in {self.lang}: {mistakes}"
            )
        return well_signed(cast(str, text))

    def _pattern(self, key: str) -> Pattern:
        value: Pattern | None = self._bundle.get_message(key).value
        if value is None:
            raise LookupError(f"The message {key} has no text in {self.lang}.")
        return value

    def _find_template(self, key: str) -> Template | None:
        pattern: ast.SyntaxNode = self._pattern(key)
        return template_of(pattern.elements if isinstance(pattern, Pattern) else [pattern])

    def _fillings(self, args: tuple[tuple[str, Filling | Phrase], ...]) -> Iterator[tuple[str, Filling]]:
        """Put phrases within a phrase into words; a name comes with its forms: $who, $who-of, $who-To."""
        for name, value in args:
            if not isinstance(value, Phrase):
                yield name, _bounded(value)
                continue
            yield name, self.say(value)
            if is_name(value.key):
                yield from ((f"{name}-{form}", text) for form, text in self.forms(value.key).items())

    def _find_forms(self, key: str) -> dict[str, str]:
        known = self._bundle.get_message(CHANCE_KEY).attributes if self.has(CHANCE_KEY) else ()
        own = self._bundle.get_message(key).attributes
        plain = self.say(Phrase(key))
        formed = {form: str(self._bundle.format_pattern(own[form])[0]) for form in known if form in own}
        said = {form: formed.get(form, plain) for form in known}
        return said | {form.capitalize(): text[:1].upper() + text[1:] for form, text in said.items()}


def is_name(key: str) -> bool:
    """Ask whether a message names a seat: in a language that declines names it has the forms `chance` has."""
    return key == CHANCE_KEY or key.startswith(SEAT_KEYS)


class Template(NamedTuple):
    """A message that is text with gaps and nothing more: it is filled without Fluent."""

    text: str
    gaps: frozenset[str]

    def fits(self, fillings: dict[str, Filling]) -> bool:
        """Ask whether every gap is filled with something that looks the same in every language."""
        return self.gaps <= fillings.keys() and all(map(_is_plain, fillings.values()))


def template_of(elements: Sequence[ast.SyntaxNode]) -> Template | None:
    """Return the template of a message that has no choices in it."""
    text, gaps = "", set()
    for element in elements:
        if isinstance(element, ast.TextElement):
            text += element.value.replace("{", "{{").replace("}", "}}")
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            text += f"{{{element.expression.id.name}}}"
            gaps.add(element.expression.id.name)
        else:
            return None
    return Template(text, frozenset(gaps))


def _is_plain(value: Filling) -> bool:
    """Small numbers are written alike everywhere; large ones are grouped."""
    return isinstance(value, str) or (isinstance(value, int) and value in UNGROUPED)


def _bounded(value: Filling) -> Filling:
    """No language groups the digits of a number without end, which somebody may ask for: it is cut short."""
    if not isinstance(value, int) or value in GROUPED:
        return value
    return f"{str(value)[:MOST_DIGITS]}…"


def well_signed(text: str) -> str:
    """Write negative numbers with a minus sign, not with a hyphen."""
    return HYPHEN_AS_MINUS.sub(MINUS, text)


@cache
def words_of(package: str, lang: str, *more: str) -> Words:
    """Load the messages of a package and of others that it speaks with, the engine's own beneath them."""
    homes = dict.fromkeys((HOME, package, *more))
    return Words(lang, tuple((files(home) / f"{lang}.ftl").read_text(encoding="utf-8") for home in homes))
