"""What commands print, in a language: sentences, numbers, tables."""

from textwrap import fill
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sideline.cli.arguments import read_language
from sideline.engine.numerals import PER_CENT, number, percent
from sideline.engine.words import Phrase, phrase, words_of
from sideline.lab.measures import Share, Spread

IN_WORDS: Final = {"opponent", "kept", "entrants", "winner", "verdict"}
"""Columns that hold words: they may be broken, like names."""
NARROW: Final = 12


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
        self.write(self.say(key, **args))

    def write(self, text: str, style: str | None = None) -> None:
        """Print a text as it stands."""
        self.console.print(text, style=style, markup=False)

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
        """Print a title and begin the table below it: names, and figures, which are never cut."""
        if title is not None:
            self.console.print(title, style="italic", markup=False)
        made = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for place, heading in enumerate(headings):
            is_figure = place > 0 and heading not in IN_WORDS
            said = self.say(f"heading-{heading}")
            made.add_column(
                narrow(said) if is_figure else said,
                justify="right" if place else "left",
                no_wrap=is_figure,
                overflow="fold",
            )
        return made


def print_json(found: object) -> None:
    """Print what was found for a program to read."""
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def narrow(heading: str) -> str:
    """Break a heading into lines that are hardly wider than its longest word."""
    return fill(heading, NARROW, break_long_words=False, break_on_hyphens=False)
