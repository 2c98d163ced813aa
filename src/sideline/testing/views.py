"""docs/views.md: what every field of every view holds, for whoever writes a bot.

`make views` writes the page anew: fields and kinds come from the games, what they mean stays as it was
written, and a new field gets an empty cell, which a test does not accept. `--check` says whether it is stale.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from sideline.engine.registry import listings, load
from sideline.testing.subjects import ROOT

PAGE = ROOT / "docs" / "views.md"
ROW = re.compile(r"^\| `(\w+)` \| [^|]* \| (.*?) ?\|$")
KINDS = {int: "whole number", float: "number", str: "text", bool: "true or false"}
HEAD = """# What a seat sees

The `view` of a question ([bots.md](bots.md)) field by field; `make views` takes fields and kinds from the
games. Seats are counted from 0; where a field names a seat, -1 is chance and -2 nobody. Names in capitals are
those of the rules and settings (`sideline rules GAME`, `sideline settings GAME`). Cards are counted by name.
"""


def page(meanings: dict[tuple[str, str, str], str]) -> str:
    """Write the page with what is known of every field."""
    return "\n".join([HEAD, *(_game(name, meanings) for name in listings())])


def meanings(text: str) -> dict[tuple[str, str, str], str]:
    """Read what a page says of every field, by game, kind of thing and name."""
    found, game, kind = {}, "", ""
    for line in text.splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ")
        elif line.startswith("### "):
            kind = line.removeprefix("### ").split(":")[0]
        elif row := ROW.match(line):
            found[game, kind, row[1]] = row[2].strip()
    return found


def _game(name: str, known: dict[tuple[str, str, str], str]) -> str:
    view = get_type_hints(load(name).view)["return"]
    return "\n".join([f"## {name}", "", *(_kind(name, kind, known) for kind in _kinds(view))])


def _kind(game: str, kind: type, known: dict[tuple[str, str, str], str]) -> str:
    fields = get_type_hints(kind)
    rows = [
        f"| `{field}` | {_said(hint)} | {known.get((game, kind.__name__, field), '')} |"
        for field, hint in fields.items()
    ]
    about = (kind.__doc__ or "").partition("\n")[0]
    return "\n".join(
        [f"### {kind.__name__}: {about}", "", "| field | kind | holds |", "|---|---|---|", *rows, ""]
    )


def _kinds(kind: type) -> list[type]:
    """List a struct and all those within it, each once, the outermost first."""
    found = [kind]
    for struct in found:
        for hint in get_type_hints(struct).values():
            found += [inner for inner in dict.fromkeys(_structs(hint)) if inner not in found]
    return found


def _structs(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and ".view" in hint.__module__:
        yield hint
    for inner in get_args(hint):
        yield from _structs(inner)


def _said(hint: Any) -> str:
    """Say in words what kind of thing a field is in JSON."""
    arguments = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(_said(kind) for kind in arguments if kind is not NoneType) + " or null"
    if get_origin(hint) is tuple:
        is_even = arguments[1:] == (...,) or len(set(arguments)) == 1
        return f"list of {_said(arguments[0])}" if is_even else "list"
    if get_origin(hint) is dict:
        return f"object of {_said(arguments[1])}"
    return KINDS.get(hint, getattr(hint, "__name__", str(hint)))


def main(arguments: list[str], file: Path = PAGE) -> str | None:
    """Write the page, or say what is wrong with it."""
    known = meanings(file.read_text(encoding="utf-8")) if file.exists() else {}
    fresh = page(known)
    if "--check" not in arguments:
        file.write_text(fresh, encoding="utf-8")
        return None
    if file.read_text(encoding="utf-8") != fresh:
        return f"{file.name} is stale: run `make views`."
    empty = [".".join(place) for place, what in known.items() if not what]
    return f"{file.name} does not say what these hold: {', '.join(empty)}." if empty else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
