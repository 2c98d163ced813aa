"""A rule book in another language has the numbers and the code of the English one, rule by rule."""

import re

import pytest

from sideline.engine.registry import listings
from sideline.engine.rule_book import IN_ENGLISH, rule_book
from sideline.engine.words import LANGUAGES

CODE = re.compile(r"`[^`]*`")
NAMES = re.compile(r"\d-[A-Z]+|\bAND 1\b|TIR À \d POINTS|trois-quarts")
FIGURE = re.compile(r"\d+(?:\.\d+)?")
WORD = re.compile(r"\b[a-z]+\b")
GROUPED = {"en": re.compile(r"(?<=\d),(?=\d{3}\b)"), "fr": re.compile(r"(?<=\d)\s(?=\d{3}\b)")}
DECIMAL = {"en": re.compile(r"(?<=\d)\.(?=\d)"), "fr": re.compile(r"(?<=\d),(?=\d)")}
IN_LETTERS = {
    "en": "three four five six seven eight nine ten eleven twelve thirteen fourteen",
    "fr": "trois quatre cinq six sept huit neuf dix onze douze treize quatorze",
}
FIRST_IN_LETTERS = 3
"""One and two are also articles and pairs."""
OTHERS = [(game, lang) for game in listings() for lang in LANGUAGES if lang != IN_ENGLISH]


def numbers(words: str, lang: str) -> list[float]:
    """List the numbers from three on, in figures or in letters, whatever their order."""
    text = NAMES.sub("", CODE.sub("", words)).replace("threes", "three")
    text = DECIMAL[lang].sub(".", GROUPED[lang].sub("", text))
    letters = IN_LETTERS[lang].split()
    written = [letters.index(word) + FIRST_IN_LETTERS for word in WORD.findall(text) if word in letters]
    return sorted(
        number for number in [*map(float, FIGURE.findall(text)), *written] if number >= FIRST_IN_LETTERS
    )


@pytest.mark.parametrize(("game", "lang"), OTHERS)
def test_a_translated_rule_book_has_the_same_numbers_and_code(game: str, lang: str) -> None:
    package = listings()[game].package
    english, other = (dict(rule_book(package, each).numbered()) for each in (IN_ENGLISH, lang))
    faults = {
        number: (numbers(words, IN_ENGLISH), numbers(other[number], lang))
        for number, words in english.items()
        if numbers(words, IN_ENGLISH) != numbers(other[number], lang)
        or set(CODE.findall(words)) != set(CODE.findall(other[number]))
    }
    assert faults == {}


def test_numbers_are_compared_as_each_language_writes_them() -> None:
    assert numbers("7.5 of 3,000, four of a kind", "en") == [4, 7.5, 3000]
    assert numbers("7,5 sur 3\u202f000, quatre pareils, 2 trois-quarts", "fr") == [4, 7.5, 3000]
    assert numbers("24 and 4", "en") != numbers("24 et 5", "fr")
