"""Commands that look things up: games, rules, settings. Nothing here compiles."""

import re
from collections.abc import Iterator
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from sideline.engine.errors import BadSetting, SidelineError
from sideline.engine.registry import Listing, listing, listings
from sideline.engine.settings import Setting, axis_names

PARAGRAPH = re.compile(r"^- \*\*([A-Z0-9]+-G?\d+)\*\* (.*)$", re.MULTILINE)
MOST_ROWS = 20
NUMBER = re.compile(r"^[A-Za-z0-9]+-[Gg]?\d+$")


class UnknownRule(SidelineError):
    """The rule book has no such paragraph."""


class NoCards(SidelineError):
    """The game has no cards."""


def games() -> None:
    """List the games."""
    table = Table(box=None, pad_edge=False)
    table.add_column("game")
    table.add_column("title")
    for found in listings().values():
        table.add_row(found.name, title_of(found))
    Console().print(table)


def rule_book(found: Listing) -> str:
    """Return the text of a game's RULES.md."""
    return (found.folder / "RULES.md").read_text(encoding="utf-8")


def title_of(found: Listing) -> str:
    """Return the first heading of a game's rule book."""
    return rule_book(found).splitlines()[0].removeprefix("# ")


def rules(game: str, about: str | None = None) -> None:
    """Read the rules of a game, one rule, or those with a word.

    Parameters
    ----------
    game: The game.
    about: The number of a rule (JK-41) or a word to look for.

    """
    text = rule_book(listing(game))
    console = Console()
    if about is None:
        console.print(Markdown(text))
        return
    found = find_paragraphs(text, about)
    if not found:
        what = "rule" if NUMBER.match(about) else "rule about"
        raise UnknownRule(f"The rules of {game} have no {what} {about}.")
    for number, paragraph in found:
        console.print(Markdown(f"**{number}** {paragraph}"))


def find_paragraphs(text: str, about: str) -> list[tuple[str, str]]:
    """Find a paragraph by its number, or all that hold a word."""
    paragraphs = PARAGRAPH.findall(text)
    if NUMBER.match(about):
        return [(number, words) for number, words in paragraphs if number == about.upper()]
    return [(number, words) for number, words in paragraphs if about.lower() in words.lower()]


def cards(game: str, *, json: Annotated[bool, Parameter(negative=())] = False) -> None:
    """List the cards of a game.

    Parameters
    ----------
    game: The game.
    json: Print JSON instead of a table.

    """
    rows = listing(game).load().cards()
    if not rows:
        raise NoCards(f"{game} is played without cards.")
    if json:
        print(msgspec.json.format(msgspec.json.encode(rows)).decode())
        return
    table = Table(box=None, pad_edge=False)
    for heading in rows[0]:
        table.add_column(heading, justify="right" if isinstance(rows[0][heading], int) else "left")
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console().print(table)


def settings(game: str, about: str | None = None) -> None:
    """List what may be changed about a game, and its variants.

    Parameters
    ----------
    game: The game.
    about: The name of one setting, to list every number of its table.

    """
    card = listing(game).load()
    chosen = [setting for setting in card.settings if about in (None, setting.name)]
    if not chosen:
        raise BadSetting(f"{game} has no setting {about}; `sideline settings {game}` lists them.")
    table = Table(box=None, pad_edge=False)
    for heading in ("setting", "printed", "may be", "rules"):
        table.add_column(heading, overflow="fold")
    for setting in chosen:
        for path, printed in _numbers(setting, is_whole=about is not None):
            allowed = " | ".join(setting.choices) or f"{setting.low} to {setting.high}"
            table.add_row(path, printed, allowed, " ".join(setting.cites))
    console = Console()
    console.print(table)
    for name, values in card.variants.items() if about is None else ():
        console.print(f"variant {name}: {', '.join(f'{path}={value}' for path, value in values.items())}")


def _numbers(setting: Setting, *, is_whole: bool) -> Iterator[tuple[str, str]]:
    """Return the numbers of a setting; a long table is told in one row unless it was asked for."""
    entries = list(setting.entries())
    if len(entries) > MOST_ROWS and not is_whole:
        axes = ".".join(
            f"<{'|'.join((*names[:2], '…')[: len(names)])}>" for names in map(axis_names, setting.axes)
        )
        yield f"{setting.name}.{axes}", f"{len(entries)} numbers"
        return
    for path, place in entries:
        yield path, str(setting.default_at(place))
