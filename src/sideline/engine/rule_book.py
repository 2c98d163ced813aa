"""The rule book of a game: RULES.md, read paragraph by paragraph."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sideline.engine.errors import BadGame

FILE = "RULES.md"
PARAGRAPH = re.compile(r"^- \*\*([A-Z0-9]+-G?\d+)\*\* (.*)$", re.MULTILINE)
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
NUMBER = re.compile(r"^[A-Za-z0-9]+-[Gg]?\d+$")


@dataclass(frozen=True)
class RuleBook:
    """The text of a rule book."""

    text: str

    @property
    def title(self) -> str:
        """The first heading."""
        return self.text.splitlines()[0].removeprefix("# ")

    @property
    def prefix(self) -> str:
        """What every number begins with: JK in JK-41."""
        return next((number.partition("-")[0] for number, _ in self.numbered()), "")

    def numbered(self) -> list[tuple[str, str]]:
        """List the paragraphs that have a number, as they follow each other."""
        return PARAGRAPH.findall(self.text)

    def chapters(self) -> list[tuple[str, str]]:
        """List the chapters: each with its title and its text."""
        _, *parts = CHAPTER.split(self.text)
        return [(title, text.strip()) for title, text in zip(parts[::2], parts[1::2], strict=True)]

    def find(self, about: str) -> list[tuple[str, str]]:
        """Find a paragraph by its number, or all that hold a word."""
        if NUMBER.fullmatch(about):
            return [(number, words) for number, words in self.numbered() if number == about.upper()]
        return [(number, words) for number, words in self.numbered() if about.lower() in words.lower()]


@cache
def rule_book(package: str) -> RuleBook:
    """Read the rule book in the folder of a game."""
    file = files(package) / FILE
    if not file.is_file():
        raise BadGame(f"{package} has no {FILE}.")
    return RuleBook(file.read_text(encoding="utf-8"))
