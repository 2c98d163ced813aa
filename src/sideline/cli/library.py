"""Commands that look things up: games, rules, settings, cards. Nothing here compiles."""

import re
from collections.abc import Iterator, Sequence
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from sideline.cli.arguments import Flag, Language, read_language
from sideline.cli.packs import Packs, card_of
from sideline.cli.rules_text import RulesText
from sideline.cli.sheet import Sheet, print_json
from sideline.engine.errors import BadSetting, SidelineError
from sideline.engine.game import Game
from sideline.engine.registry import broken, listing, listings, load
from sideline.engine.rule_book import NUMBER
from sideline.engine.setting_words import choice_label, entry_labels, help_of, label_of
from sideline.engine.settings import Setting
from sideline.engine.words import Phrase, Words, phrase, well_signed, words_of

MOST_ROWS = 20
KEY = re.compile(r"^[a-z][\w-]*$", re.ASCII)
NAME = re.compile(r"\b[A-Za-z_]+\b")


class UnknownRule(SidelineError):
    """The rule book has no such paragraph."""


class NoCards(SidelineError):
    """The game has no cards."""


def games(*, lang: Language = "en") -> None:
    """List the games; one that cannot be played is named with the reason."""
    sheet = Sheet(lang)
    table = Table(box=None, pad_edge=False)
    table.add_column(sheet.say("heading-game"))
    table.add_column(sheet.say("heading-title"), overflow="fold")
    for name, found in listings().items():
        table.add_row(name, broken().get(name) or words_of(found.package, lang).say(phrase("title")))
    sheet.console.print(table)


def rules(game: str, about: str | None = None, *, lang: Language = "en") -> None:
    """Read the rules of a game, one rule, or those with a word.

    :param game: The game.
    :param about: The number of a rule (JK-41) or a word to look for.
    """
    sheet = Sheet(lang)
    book = RulesText(listing(game).package, sheet)
    if about is None:
        book.whole()
    elif not book.about(about):
        key = "unknown-rule" if NUMBER.match(about) else "no-rule-about"
        raise UnknownRule(sheet.say(key, game=game, about=about))


def cards(game: str, *, pack: Packs = None, json: Flag = False, lang: Language = "en") -> None:
    """List the cards of a game.

    :param game: The game.
    :param json: Print JSON instead of a table.
    """
    sheet = Sheet(lang)
    card = card_of(game, pack, sheet)
    rows = card.cards()
    if not rows:
        raise NoCards(sheet.say("no-cards", game=game))
    if json:
        return print_json(rows)
    words = card.words(sheet.lang)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column, value in rows[0].items():
        said, is_number = _heading(column, words, sheet), isinstance(value, int)
        is_one_word = not any(" " in str(row[column]) for row in rows)
        table.add_column(said, justify="right" if is_number else "left", no_wrap=is_one_word, overflow="fold")
    for row in rows:
        table.add_row(*(_printed(column, str(value), words) for column, value in row.items()))
    sheet.console.print(table)


def _heading(column: str, words: Words, sheet: Sheet) -> str:
    """Name a column of a list of cards, in the words of its game or in ours."""
    key = f"column-{column}"
    return words.say(phrase(key)) if words.has(key) else sheet.say(key) if sheet.words.has(key) else column


def _printed(column: str, value: str, words: Words) -> str:
    """Write what a column says of a card; what is a name of the code is called as the game calls it."""
    key = f"{column}-{value.replace(' ', '_')}"
    if KEY.match(key) and words.has(key):
        return words.say(phrase(key))
    return well_signed(NAME.sub(lambda name: _worded(f"{column}-{name[0]}", name[0], words), value))


def _worded(key: str, name: str, words: Words) -> str:
    return words.say(phrase(key)) if words.has(key) else name


def settings(
    game: str,
    about: str | None = None,
    *,
    all_: Annotated[bool, Parameter(name="--all", negative=())] = False,
    lang: Language = "en",
) -> None:
    """List what may be changed about a game, and its variants.

    :param game: The game.
    :param about: The name of one setting, to list every number of its table.
    :param all_: List what is meant for designers too.
    """
    card = load(game)
    words, own = card.words(read_language(lang)), words_of("sideline.cli", lang)
    offered = [setting for setting in card.settings if all_ or not setting.for_designers]
    chosen = offered if about is None else [setting for setting in card.settings if setting.name == about]
    if not chosen:
        raise BadSetting(own.say(phrase("no-setting", game=game, about=about or "")))
    console = Console(highlight=False)
    for setting in chosen:
        _print_setting(console, setting, words, own, is_whole=about is not None)
    if about is None:
        _print_variants(console, card, own)
        hidden = sum(setting.for_designers for setting in card.settings)
        if hidden and not all_:
            console.print(own.say(phrase("settings-hidden", number=hidden)), style="dim")


def _print_setting(console: Console, setting: Setting, words: Words, own: Words, *, is_whole: bool) -> None:
    """Print a setting: what it is called, what it asks, and how it is written after --set."""
    name, question = words.say(label_of(setting)), words.say(help_of(setting))
    rulings = f" ({', '.join(setting.cites)})" if setting.cites else ""
    console.print(f"[bold]{name}[/bold]  {question}[dim]{rulings}[/dim]")
    if setting.choices and not setting.axes:
        for choice in setting.choices:
            is_printed = choice == setting.default_at(())
            mark = f"  [dim]{own.say(phrase('settings-printed'))}[/dim]" if is_printed else ""
            console.print(f"  {setting.name}={choice}  {words.say(choice_label(setting, choice))}{mark}")
        return
    for line in _numbers(setting, words, own, is_whole=is_whole):
        console.print(f"  {line}")


def _numbers(setting: Setting, words: Words, own: Words, *, is_whole: bool) -> Iterator[str]:
    """Say every number of a setting; a long table is told by its first rows unless it was asked for."""
    entries = list(setting.entries())
    shown = entries if is_whole or len(entries) <= MOST_ROWS else entries[:2]
    for path, place in shown:
        called = _called(entry_labels(setting, place), words)
        span = _span(setting, own)
        yield f"{path}={setting.default_at(place)}{called}  [dim]{span}[/dim]"
    if len(shown) < len(entries):
        yield own.say(phrase("settings-more", number=len(entries) - len(shown), name=setting.name))


def _span(setting: Setting, own: Words) -> str:
    """Say what a number of a setting may be."""
    if setting.choices:
        return f"({', '.join(setting.choices)})"
    return own.say(phrase("settings-span", low=str(setting.low), high=str(setting.high)))


def _called(labels: Sequence[Phrase | str], words: Words) -> str:
    said = [words.say(label) for label in labels if isinstance(label, Phrase)]
    return f"  {', '.join(said)}" if said else ""


def _print_variants(console: Console, card: Game, own: Words) -> None:
    for name, values in card.variants.items():
        changes = ", ".join(f"{path}={value}" for path, value in values.items())
        console.print(f"{own.say(phrase('settings-variant', name=name))} {changes}", markup=False)
