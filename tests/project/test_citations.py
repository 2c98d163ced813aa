"""Every numbered rule has code and a test, and every citation exists."""

import ast
import re

import pytest

from sideline.engine.citations import citations
from sideline.engine.rule_book import RuleBook
from sideline.engine.rule_book import rule_book as book_in
from sideline.testing.subjects import subjects

NAMES = list(subjects())


def rule_book(name: str) -> RuleBook:
    """Read the rule book of a game."""
    return book_in(subjects()[name].listing.package)


def paragraphs(name: str) -> list[str]:
    """List the numbers of a rule book."""
    return [number for number, _ in rule_book(name).numbered()]


def cited_in_code(name: str) -> set[str]:
    """List the paragraphs that the code of a game cites."""
    subjects()[name].load()
    prefix = rule_book(name).prefix + "-"
    return {number for number in citations() if number.startswith(prefix)}


def cited_in_tests(name: str) -> set[str]:
    """Read the numbers in the names of a game's tests: `test_jk_40_g12_words` covers JK-40 and JK-G12."""
    prefix = rule_book(name).prefix
    pattern = re.compile(rf"^test_{prefix.lower()}_((?:g?\d+_)+)")
    found = set()
    for file in subjects()[name].tests.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := pattern.match(node.name)):
                found |= {f"{prefix}-{number.upper()}" for number in match[1].strip("_").split("_")}
    return found


@pytest.mark.parametrize("name", NAMES)
def test_no_rule_is_written_twice(name: str) -> None:
    numbers = paragraphs(name)
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_code(name: str) -> None:
    assert set(paragraphs(name)) - cited_in_code(name) == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_test(name: str) -> None:
    assert set(paragraphs(name)) - cited_in_tests(name) == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_citation_exists(name: str) -> None:
    assert (cited_in_code(name) | cited_in_tests(name)) - set(paragraphs(name)) == set()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left_unimplemented(name: str) -> None:
    assert rule_book(name).text.split()[-4:] == ["##", "Not", "implemented", "Nothing."]


def test_no_two_games_share_the_beginning_of_their_numbers() -> None:
    prefixes = [rule_book(name).prefix for name in NAMES]
    assert len(prefixes) == len(set(prefixes))
