"""The rule book of a game: RULES.md, read paragraph by paragraph, and its translations."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from sideline.engine.errors import BadGame

FILE = "RULES.md"
IN_ENGLISH = "en"
APOSTROPHE = "\u2019"
PARAGRAPH = re.compile(r"^- \*\*([A-Z0-9]+-G?\d+)\*\* (.*)$", re.MULTILINE)
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
NUMBER = re.compile(r"^[A-Za-z0-9]+-[Gg]?\d+$")
EMPHASIS = re.compile(r"\*([^*\s][^*]*)\*")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
MARK = re.compile(r"\s*\b(Reason|Raison|Alternatives|Autres choix|Options?)\u00a0?: ")
FOR_PROGRAMMERS = ("Decisions", "Invariants", "Later", "Not implemented")
MEANINGS = {"Reason": "why", "Raison": "why", "Alternatives": "otherwise", "Autres choix": "otherwise"}


class Taught(NamedTuple):
    """What a paragraph says, why it was ruled so, and what might be played otherwise."""

    words: str
    why: str = ""
    otherwise: str = ""


def told(paragraph: str) -> Taught:
    """Take a ruling apart at the words that introduce its reason and its alternatives."""
    words, *rest = MARK.split(paragraph)
    named = {MEANINGS.get(mark, ""): text for mark, text in zip(rest[::2], rest[1::2], strict=True)}
    return Taught(words, named.get("why", ""), named.get("otherwise", ""))


def plain(text: str) -> str:
    """Take the marks of Markdown away."""
    return EMPHASIS.sub(r"\1", LINK.sub(r"\1", text).replace("`", "").replace("**", ""))


def folded(text: str) -> str:
    """Set capitals, accents, curly apostrophes and hard spaces aside: not every keyboard has them."""
    letters = unicodedata.normalize("NFKD", text.replace(APOSTROPHE, "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


def is_ruling(number: str) -> bool:
    """Ask whether a paragraph is a ruling of ours: JK-G05 is one, JK-05 is not."""
    return number.partition("-")[2].startswith("G")


@dataclass(frozen=True)
class RuleBook:
    """The text of a rule book, in a language."""

    text: str
    lang: str = IN_ENGLISH

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

    def for_players(self) -> list[tuple[str, str]]:
        """List the chapters for players: those after the rules that describe the program are left out."""
        return [(title, text) for title, text in self.chapters() if title not in FOR_PROGRAMMERS]

    def find(self, about: str) -> list[tuple[str, str]]:
        """Find a paragraph by its number, or all that hold a word, however it is typed."""
        if NUMBER.fullmatch(about):
            return [(number, words) for number, words in self.numbered() if number == about.upper()]
        return [(number, words) for number, words in self.numbered() if folded(about) in folded(words)]


@cache
def rule_book(package: str, lang: str = IN_ENGLISH) -> RuleBook:
    """Read the rule book in the folder of a game, in English where it was not translated."""
    folder = files(package)
    if lang != IN_ENGLISH and (folder / f"RULES.{lang}.md").is_file():
        return RuleBook((folder / f"RULES.{lang}.md").read_text(encoding="utf-8"), lang)
    if not (folder / FILE).is_file():
        raise BadGame(f"{package} has no {FILE}.")
    return RuleBook((folder / FILE).read_text(encoding="utf-8"))
