"""Every message that takes a count is said with 0, 1 and 2, and its noun agrees with it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sideline.engine.match import Match
from sideline.engine.odds import Part
from sideline.engine.registry import load
from sideline.engine.words import LANGUAGES
from sideline.testing.typography import ROOT, message_files

FILES = [(lang, path) for lang in LANGUAGES for path in message_files(lang)]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NOT_A_RANGE = r"(?<![\w.,+:/-])(?<!of )(?<!to )(?<!sur )(?<!à )"
COUNTED = re.compile(NOT_A_RANGE + r"([012]) ([^\W\d_]{3,})(?! (?:points?|cards?)\b|-)")
NO_NOUNS = {"has", "was", "does", "leaves", "gris", "plus", "moins", "dans", "sous", "pas", "libres"}
ALIKE = NO_NOUNS | {"fois", "temps", "bras", "corps"}
SINGULAR = {("en", 1), ("fr", 0), ("fr", 1)}


class Arguments(Visitor):
    """Collects the arguments of a message, and those of them that a choice counts by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Remember an argument."""
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Remember what a choice counts by."""
        keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
        if keys <= PLURALS and isinstance(node.selector, ast.VariableReference):
            self.counts.add(node.selector.id.name)
        self.generic_visit(node)


def messages(source: str) -> Iterator[tuple[str, Arguments]]:
    """List the messages of a file with what they take."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            taken = Arguments()
            taken.visit(entry.value)
            yield entry.id.name, taken


def counting(paths: list[Path]) -> set[str]:
    """Name the arguments by which any message counts: elsewhere they are counts too."""
    return {name for path in paths for _, taken in messages(path.read_text("utf-8")) for name in taken.counts}


NAMES = {lang: counting(message_files(lang)) for lang in LANGUAGES}
COUNTS = set.union(*NAMES.values())


@cache
def bundle_of(source: str, lang: str) -> FluentBundle:
    """Read the messages of a file."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def said(source: str, lang: str, key: str, taken: Arguments, number: int) -> str:
    """Say a message with a number for every count in it."""
    bundle = bundle_of(source, lang)
    args = {name: number if name in COUNTS else "X" for name in taken.names}
    value = bundle.get_message(key).value
    assert value is not None
    return str(bundle.format_pattern(value, args)[0])


def disagreements(text: str, lang: str, nouns: set[str]) -> list[str]:
    """Find a count of one before a plural, or of two before a noun that elsewhere has a plural."""
    found = []
    for number, word in COUNTED.findall(text):
        is_plural = word.endswith(("s", "x")) and word not in ALIKE
        if (lang, int(number)) in SINGULAR:
            found += [f"{number} {word}"] if is_plural else []
        elif f"{word}s" in nouns and not is_plural:
            found.append(f"{number} {word}")
    return found


def nouns_of(lang: str) -> set[str]:
    """List the plurals that stand after two of something, in any message."""
    texts = [
        said(source, lang, key, taken, 2)
        for path in message_files(lang)
        for source in [path.read_text("utf-8")]
        for key, taken in messages(source)
        if taken.counts
    ]
    return {word for text in texts for number, word in COUNTED.findall(text) if word.endswith("s")}


@pytest.fixture(scope="module")
def nouns() -> dict[str, set[str]]:
    return {lang: nouns_of(lang) for lang in LANGUAGES}


@pytest.mark.parametrize(("lang", "path"), FILES, ids=[str(path.relative_to(ROOT)) for _, path in FILES])
def test_nouns_agree_with_their_counts(lang: str, path: Path, nouns: dict[str, set[str]]) -> None:
    source = path.read_text(encoding="utf-8")
    faults = [
        f"{key}: {fault}"
        for key, taken in messages(source)
        if taken.names & COUNTS
        for number in (0, 1, 2)
        for fault in disagreements(said(source, lang, key, taken, number), lang, nouns[lang])
    ]
    assert faults == []


@pytest.mark.parametrize("path", message_files("fr"), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_first_is_no_1e_in_french(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert [key for key, taken in messages(source) if "1e " in said_of_the_first(source, key, taken)] == []


def said_of_the_first(source: str, key: str, taken: Arguments) -> str:
    """Say a message in French with 1 in every gap."""
    value = bundle_of(source, "fr").get_message(key).value
    assert value is not None
    return str(bundle_of(source, "fr").format_pattern(value, dict.fromkeys(taken.names, 1))[0])


def test_disagreements_are_seen() -> None:
    nouns = {"points", "cards"}
    assert disagreements("1 points, 2 card", "en", nouns) == ["1 points", "2 card"]
    assert disagreements("0 points, 1 point, 2 points", "fr", nouns) == ["0 points"]
    assert disagreements("0 points, 1 point, 2 points", "en", nouns) == []


FIRST_NOUN = re.compile(r"(?!of them |d\u2019entre elles )([^\W\d_]{3,})")


def parts_of_odds(game: str, seed: int) -> Iterator[Part]:
    """List what the odds of a match are made of, as it is played at random."""
    match = Match(load(game), seed=bytes([seed]) * 32)
    luck = Random(seed)
    while not match.is_over:
        for option in match.options():
            odds = match.odds(option.action)
            yield from odds.parts if odds is not None else ()
        match.play(luck.choice(match.legal()))


@pytest.mark.no_cover
@pytest.mark.parametrize("game", ["five_on_the_floor", "halfcourt_jam", "jukem", "nba_deck", "rugby"])
def test_what_odds_are_made_of_agrees_with_its_number(game: str) -> None:
    words = {lang: load(game).words(lang) for lang in LANGUAGES}
    found = {part for seed in (1, 2) for part in parts_of_odds(game, seed)}
    said = [(lang, part.value, words[lang].say(part.what)) for part in found for lang in LANGUAGES]
    nouns = [(lang, value, text.split()[0]) for lang, value, text in said if FIRST_NOUN.match(text)]
    plurals = {(lang, noun) for lang, value, noun in nouns if value > 1 and noun.endswith(("s", "x"))}
    assert [row for row in nouns if (row[0], abs(row[1])) in SINGULAR and (row[0], row[2]) in plurals] == []
