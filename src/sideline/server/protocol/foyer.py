"""What the lobby shows besides the games: tables that wait for somebody, one's own matches, rule books."""

from typing import Literal

from sideline.engine.words import Language
from sideline.server.protocol.messages import ClockKind, TableState
from sideline.server.protocol.sight import Strict

ParagraphKind = Literal["rule", "ruling", "text", "table"]


class OpenTable(Strict, frozen=True):
    """A table whose host is there and waits for anybody; `changes` counts what is not as printed."""

    id: str
    game: str
    title: str
    host: str
    changes: int
    clock: ClockKind
    since: float
    invite: str


class Mine(Strict, frozen=True):
    """A match of the person who asks: how it stands, whose turn it is, against whom, since when.

    A match of a campaign or a cup names it.
    """

    id: str
    game: str
    title: str
    state: TableState
    points: tuple[int, ...]
    my_turn: bool
    against: str
    when: float
    series: str = ""


class DayWish(Strict, frozen=True):
    """Somebody wants to play the match of the day."""

    name: str = ""
    lang: Language = "en"


class MarginCount(Strict, frozen=True):
    """How many matches were won, or below nothing lost, by a margin."""

    margin: int
    count: int


class Day(Strict, frozen=True):
    """The match of a day: everybody plays the same deal against the same bot, until it ends.

    Of who played nothing is told but how many had each margin.
    """

    date: str
    game: str
    title: str
    bot: str
    ends: float
    played: int
    margins: tuple[MarginCount, ...]


class Paragraph(Strict, frozen=True):
    """A paragraph of a rule book: a rule, a ruling of ours with its reason, plain text, or a table.

    `settings` names the rule options that change it; `changed` says how they are set at the table in
    question, where that is not as printed.
    """

    id: str
    kind: ParagraphKind
    words: str
    why: str
    otherwise: str
    rows: tuple[tuple[str, ...], ...]
    settings: tuple[str, ...]
    changed: str | None


class Section(Strict, frozen=True):
    """A chapter of a rule book."""

    title: str
    paragraphs: tuple[Paragraph, ...]


class Book(Strict, frozen=True):
    """The rule book of a game; `lang` is the language it is written in."""

    game: str
    title: str
    lang: str
    sections: tuple[Section, ...]
