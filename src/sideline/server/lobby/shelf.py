"""The rule books as pages show them: every paragraph with its number, its reason and what a table changed."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from sideline.engine.game import Game
from sideline.engine.glossary import terms_in
from sideline.engine.rule_book import PARAGRAPH, RuleBook, is_ruling, plain, rule_book, told
from sideline.engine.setting_words import choice_label
from sideline.engine.settings import Setting, Values
from sideline.engine.words import LANGUAGES, Words, phrase
from sideline.server.lobby.catalogue import entry_label
from sideline.server.protocol.foyer import Book, Paragraph, ParagraphKind, Section
from sideline.server.protocol.speech import say

BLOCK: Final = re.compile(r"\n\s*\n")
FENCE: Final = "```"
RULER: Final = re.compile(r"^\|[-| :]+\|$")


def book_of(game: Game, lang: str, changes: Values | None = None) -> Book:
    """Return the rule book of a game; with the settings of a table it says what they change."""
    book = rule_book(game.package, lang)
    changed = changed_by(game, lang, changes or {})
    sections = tuple(
        Section(plain(title), tuple(with_changes(part, changed) for part in paragraphs(text, game)))
        for title, text in book.for_players()
    )
    title = game.words(lang).say(phrase("title"))
    filled = tuple(section for section in sections if section.paragraphs)
    return Book(game.name, title, book.lang, (*filled, words_of_the_book(book)))


def words_of_the_book(book: RuleBook) -> Section:
    """Return the last chapter: what the words of the sport mean, and what they are in the other language."""
    lang = book.lang
    others = [other for other in LANGUAGES if other != lang]
    heading = (say(lang, "glossary-word"), say(lang, "glossary-other"), say(lang, "glossary-means"))
    rows = [
        (term.word(lang), ", ".join(map(term.word, others)), term.means[lang])
        for term in terms_in(book.text, lang)
    ]
    return Section(say(lang, "glossary"), (part("", "table", rows=(heading, *rows)),))


def paragraphs(chapter: str, game: Game) -> Iterator[Paragraph]:
    """Take a chapter apart: numbered paragraphs, tables, and everything else as text."""
    for block in BLOCK.split(chapter):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        if lines and lines[0].startswith(FENCE):
            yield part("", "table", rows=drawn(lines[1:-1]))
        elif lines and lines[0].startswith("|"):
            yield part("", "table", rows=tuple(cells(line) for line in lines if not RULER.match(line)))
        else:
            yield from (numbered(line, game) for line in lines)


def numbered(line: str, game: Game) -> Paragraph:
    """Read one line: a paragraph with a number, or plain text."""
    found = PARAGRAPH.match(line)
    if found is None:
        return part("", "text", plain(line.removeprefix("- ")))
    number, (words, why, otherwise) = found[1], told(found[2])
    settings = tuple(setting.name for setting in game.settings if number in setting.cites)
    kind: ParagraphKind = "ruling" if is_ruling(number) else "rule"
    return Paragraph(number, kind, plain(words), plain(why), plain(otherwise), (), settings, None)


def part(
    number: str, kind: ParagraphKind, words: str = "", rows: tuple[tuple[str, ...], ...] = ()
) -> Paragraph:
    """Return a paragraph that is no rule."""
    return Paragraph(number, kind, words, "", "", rows, (), None)


def drawn(lines: list[str]) -> tuple[tuple[str, ...], ...]:
    """Return a drawing of letters as a table; the corner beside its headings is empty."""
    rows = [tuple(line.split()) for line in lines]
    longest = max(map(len, rows), default=0)
    return tuple(("",) * (longest - len(row)) + row for row in rows)


def cells(line: str) -> tuple[str, ...]:
    """Return the cells of a line of a table."""
    return tuple(plain(cell.strip()) for cell in line.strip("|").split("|"))


def changed_by(game: Game, lang: str, changes: Values) -> dict[str, str]:
    """Say for every setting that is not as printed how it is set, and how it was printed."""
    words = game.words(lang)
    told_of: dict[str, list[str]] = {}
    for setting in game.settings:
        for path, place in setting.entries():
            if path in changes:
                value, printed = str(changes[path]), str(setting.default_at(place))
                sentence = say(
                    lang,
                    "changed-here",
                    name=entry_label(words, setting, place),
                    value=value_label(words, setting, value),
                    printed=value_label(words, setting, printed),
                )
                told_of.setdefault(setting.name, []).append(sentence)
    return {name: " ".join(sentences) for name, sentences in told_of.items()}


def value_label(words: Words, setting: Setting, value: str) -> str:
    """Call a value by its words, if it is a choice."""
    return words.say(choice_label(setting, value)) if value in setting.choices else value


def with_changes(paragraph: Paragraph, changed: dict[str, str]) -> Paragraph:
    """Add to a paragraph what its settings change at a table."""
    sentences = [changed[name] for name in paragraph.settings if name in changed]
    return replace(paragraph, changed=" ".join(sentences)) if sentences else paragraph
