"""The options of a decision as a terminal lists them: one in a line, or many grouped by piece."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sideline.engine.aim import Aim
from sideline.engine.steps import Option

MANY = 12
WIDEST_TITLE = 30
GAP = "   "
LOOSE_ENDS = " :,(\u00a0\u202f"


class ListedOption(NamedTuple):
    """An option as it is listed: with its number, its words, and the chance of what one hopes for."""

    number: int
    option: Option
    words: str
    chance: str


def in_order(options: Sequence[Option], aim: Callable[[int], Aim]) -> list[Option]:
    """Put what can be done with one piece together, where there are many options; else leave them alone."""
    if len(options) <= MANY:
        return list(options)
    places: dict[tuple[str, ...], int] = {}
    for option in options:
        places.setdefault(_group(aim(option.action)), len(places))
    return sorted(options, key=lambda option: _place(aim(option.action), places))


def _group(aim: Aim) -> tuple[str, ...]:
    return (*aim.source[:1], aim.verb)


def _place(aim: Aim, places: dict[tuple[str, ...], int]) -> tuple[int, int]:
    """A piece stands where it came first; what is done without a piece comes last."""
    if not aim.source:
        return len(places), places[_group(aim)]
    piece = min(place for group, place in places.items() if group[:1] == aim.source[:1])
    return piece, places[_group(aim)]


def print_options(listed: Sequence[ListedOption], aim: Callable[[int], Aim], console: Console) -> None:
    """Print the options, each with its number."""
    if len(listed) <= MANY:
        console.print(_table(listed))
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(max_width=WIDEST_TITLE)
    table.add_column()
    groups = _grouped(listed, aim)
    titles = [beginning([row.words for row in group]) for group in groups]
    widest = max(min(WIDEST_TITLE, len(title)) for title in titles)
    for title, group in zip(titles, groups, strict=True):
        rests = [_rest(row, title) for row in group]
        table.add_row(Text(title.rstrip(LOOSE_ENDS)), Text(flowing(rests, console.width - widest - len(GAP))))
    console.print(table)


def _table(listed: Sequence[ListedOption]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    for justify in ("right", "left", "left", "left"):
        table.add_column(justify=justify)
    for row in listed:
        table.add_row(str(row.number), Text(row.words), Text(row.option.move), Text(row.chance))
    return table


def _grouped(listed: Sequence[ListedOption], aim: Callable[[int], Aim]) -> list[list[ListedOption]]:
    """Put neighbours together that do the same with the same piece."""
    groups: dict[tuple[str, ...], list[ListedOption]] = {}
    for row in listed:
        groups.setdefault(_group(aim(row.option.action)), []).append(row)
    return list(groups.values())


def beginning(texts: Sequence[str]) -> str:
    """Return the whole words with which all texts begin; none where one of them says nothing more."""
    shortest = min(texts, key=len)
    if all(text.startswith(shortest) and not text[len(shortest) :][:1].isalnum() for text in texts):
        return ""
    columns = zip(*(text.split(" ")[:-1] for text in texts), strict=False)
    return "".join(f"{column[0]} " for column in takewhile(_is_shared, columns))


def _is_shared(column: Sequence[str]) -> bool:
    return len(set(column)) == 1


def _rest(row: ListedOption, title: str) -> str:
    return " ".join(filter(None, (f"{row.number}", row.words.removeprefix(title), row.chance)))


def flowing(texts: Sequence[str], width: int) -> str:
    """Write texts one after the other, with none of them broken unless it is wider than the line."""
    lines = [""]
    for text in texts:
        longer = f"{lines[-1]}{GAP}{text}" if lines[-1] else text
        if len(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(text)
    return "\n".join(lines)
