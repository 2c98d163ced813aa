"""The rule book in a terminal: without its markup, chapter by chapter, by number or by word."""

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from sideline.cli.arguments import typed_number
from sideline.cli.sheet import Sheet
from sideline.engine.rule_book import rule_book
from sideline.engine.words import Chapter, Words


class RulesText:
    """Prints the rule book of a game in a language, or says that there is only one in English."""

    def __init__(self, package: str, sheet: Sheet) -> None:
        self._book = rule_book(package, sheet.lang)
        self._sheet, self._console = sheet, sheet.console

    def whole(self) -> None:
        """Print the whole book."""
        self._note()
        self._console.print(Markdown(self._book.text))

    def contents(self) -> None:
        """List the chapters, by number."""
        self._note()
        for number, (title, _) in enumerate(self._book.for_players(), start=1):
            self._console.print(f"{number:>4}  {title}", markup=False)
        self._console.print(self._sheet.say("rules-how"))

    def chapter(self, text: str) -> bool:
        """Print a chapter by its number, if there is one."""
        chapters = self._book.for_players()
        number = typed_number(text, len(chapters))
        if number is None:
            return False
        title, text = chapters[number - 1]
        self._note()
        self._console.print(Markdown(f"**{title}**\n\n{text}"))
        return True

    def about(self, text: str) -> bool:
        """Print the rule of a number, or those with a word, if there are any."""
        found = self._book.find(text)
        if found:
            self._note()
        for number, paragraph in found:
            self._console.print(Markdown(f"**{number}** {paragraph}"))
        return bool(found)

    def _note(self) -> None:
        if self._sheet.lang != self._book.lang:
            self._console.print(self._sheet.say("rules-in-english"), style="dim")


def print_chapters(chapters: tuple[Chapter, ...], words: Words, console: Console) -> None:
    """Say how a game is played: titles, sentences, tables."""
    for chapter in chapters:
        console.print(words.say(chapter.title), style="bold", markup=False)
        for line in chapter.lines:
            console.print(Padding(words.say(line), (0, 2)), markup=False)
        if chapter.rows:
            table = Table(box=None, show_header=False, padding=(0, 2))
            for row in chapter.rows:
                table.add_row(*map(words.say, row))
            console.print(table, "")
