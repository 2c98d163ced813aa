"""What commands print, in a language: sentences, numbers, tables."""

from rich.console import Console
from rich.table import Table

from sideline.cli.arguments import read_language
from sideline.engine.numerals import PER_CENT, number, percent
from sideline.engine.words import Phrase, phrase, words_of
from sideline.lab.measures import Share, Spread


class Sheet:
    """Says and prints in one language."""

    def __init__(self, lang: str, *more: str) -> None:
        self.lang = read_language(lang)
        self.words = words_of("sideline.cli", lang, *more)
        self.console = Console(highlight=False)

    def say(self, key: str, **args: int | str | Phrase) -> str:
        """Say a message of the command line."""
        return self.words.say(phrase(key, **args))

    def print(self, key: str, **args: int | str | Phrase) -> None:
        """Print a message of the command line."""
        self.console.print(self.say(key, **args), markup=False)

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number."""
        return number(value, self.lang, digits)

    def percent(self, share: float, digits: int = 2) -> str:
        """Write a share as a percentage."""
        return percent(share, self.lang, digits)

    def interval(self, wins: Share) -> str:
        """Write the interval of a share."""
        return self.shares(wins.low, wins.high)

    def shares(self, low: float, high: float, digits: int = 2) -> str:
        """Write from where to where a share goes."""
        return self.between(self.number(PER_CENT * low, digits), self.percent(high, digits))

    def between(self, low: str, high: str) -> str:
        """Write from where to where something goes."""
        return self.say("interval", low=low, high=high)

    def spread(self, points: Spread) -> str:
        """Write a mean with its deviation."""
        return f"{self.number(points.mean, 2)} ± {self.number(points.sd, 2)}"

    def table(self, title: str | None, *headings: str) -> Table:
        """Begin a table: names on the left, figures beside them."""
        made = Table(title=title, title_justify="left")
        for place, heading in enumerate(headings):
            said = self.say(f"heading-{heading}")
            made.add_column(said, justify="right" if place else "left", no_wrap=not place)
        return made
