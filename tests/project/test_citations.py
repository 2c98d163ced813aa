"""Every numbered rule has code and a test, and every citation exists."""

import ast
import re

import pytest

from sideline.engine.citations import citations
from sideline.engine.rule_book import RuleBook, is_ruling
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


NO_CHOICE = ("Alternatives: none", "forced by the text")
OPTION = re.compile(r"\bOption: (.*)$")


def without_option(rulings: list[tuple[str, str]], settings: set[str]) -> list[str]:
    """List the rulings with an alternative that name no setting, and do not say why there is none."""
    return [number for number, words in rulings if not is_optional(words, settings)]


def is_optional(words: str, settings: set[str]) -> bool:
    """Ask whether a ruling leaves no choice, names its setting or pack, or says why it has none."""
    found = OPTION.search(words)
    if found is None or found[1] == "none.":
        return any(reason in words for reason in NO_CHOICE)
    named = set(re.findall(r"`([a-z_]+)", found[1]))
    return not named or bool(named & settings)


@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_with_an_alternative_has_its_option_or_says_why_not(name: str) -> None:
    game = subjects()[name].load()
    settings = {setting.name for setting in game.options + game.book} | set(game.variants)
    rulings = [(number, words) for number, words in rule_book(name).numbered() if is_ruling(number)]
    assert without_option(rulings, settings) == []


def test_rulings_without_their_option_are_found() -> None:
    said = "The half ends after it. Reason: so it is written. Alternatives: before it."
    rulings = [
        ("RG-G01", said),
        ("RG-G02", f"{said} Option: none."),
        ("RG-G03", f"{said} Option: `no_such_setting`."),
        ("RG-G04", f"{said} Option: `half_ends` (`after`, `before`)."),
        ("RG-G05", f"{said} Option: none: the text says so."),
        ("RG-G06", "It is so. Reason: it is written. Alternatives: none."),
    ]
    assert without_option(rulings, {"half_ends"}) == ["RG-G01", "RG-G02", "RG-G03"]


def test_no_two_games_share_the_beginning_of_their_numbers() -> None:
    prefixes = [rule_book(name).prefix for name in NAMES]
    assert len(prefixes) == len(set(prefixes))
