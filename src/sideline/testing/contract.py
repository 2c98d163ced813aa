"""docs/games/contract.md: what a game answers, written from the Protocols of engine/parts.py.

`python -m sideline.testing.contract` writes the page; with `--check` it says whether the page is up to date.
"""

import re
import sys
from functools import cache
from inspect import getdoc, signature
from pathlib import Path
from typing import Any

from sideline.engine import chance, verbs
from sideline.engine.parts import PARTS, names
from sideline.testing.subjects import ROOT

PAGE = ROOT / "docs" / "games" / "contract.md"
SOURCES = ROOT / "src" / "sideline"
ROOMS = ("engine", "bots", "lab", "series", "server", "load", "cli", "testing")
TYPES = re.compile(r"(?:sideline\.engine\.\w+|collections\.abc|typing|numpy)\.")
HEAD = """# What a game answers

This page is written by `make contract` from `src/sideline/engine/parts.py`; a test keeps the two together.
A game is a folder with a file (or a folder) for each part below. `assemble` in `__init__.py` puts them
together, and refuses in a sentence what is missing or takes the wrong number of arguments.

Beyond the signatures a game promises, and the conformance kit checks:

- A result is -1, 0 or +1, and one seat at most has +1.
- A match ends within `longest` actions, however absurdly it is played.
- Actions are numbered from 0 to `ACTIONS` - 1. While CHANCE acts, the numbers are outcomes.
- `legal` lists nothing twice, and lists something until the match is over.
- Whatever is shown or advised gives nothing away: it stays the same when everything that the viewer, or the
  seat to act, may not know is drawn again. This holds for views, labels, log lines, odds, refusals,
  observations and hints.
- `state` says of every field that is hidden, at times or always, from whom: `OWN` is a table by side of which
  each side sees its own row, `SECRET` is hidden from others in another way; `OWN_CARDS` and `SECRET_CARDS`
  count cards by kind, `secret_list(KINDS)` lists them. A redeal changes these fields, every one of them at
  some time, and no other; it loses and doubles no card, and brings each deal as often as counting says.
- After a move that is told alike a viewer is given the same, whatever was hidden before it; so it is after
  two outcomes of chance that it is told alike.
- Whatever may be set can be played with, to the end.
- No two options of a decision are spelt alike, and no two events of a match have one name.
- Verbs marked *compiled* are decorated `@rule` or `@compiled`: they run in compiled playouts too, allocate
  nothing, and answer alike in both lives.
- A hint and a policy may draw lots, from the generator they are given and from no other.
"""


def page() -> str:
    """Write the page."""
    return "\n".join([HEAD, *(_part(name) for name in PARTS)])


def _part(name: str) -> str:
    must, may = PARTS[name]
    title, _, rest = (getdoc(must) or "").partition(": ")
    lines = [f"## {title}", "", rest[0].upper() + rest[1:], ""]
    lines += [_entry(must, verb, "") for verb in names(must)]
    if may is not None:
        lines += [_entry(may, verb, "may be left out") for verb in names(may)]
    return "\n".join([*lines, ""])


def _entry(protocol: type, name: str, note: str) -> str:
    answer = vars(protocol)[name]
    form = _form(name, answer) if callable(answer) else f"{name}: {_type(answer.fget)}"
    what = " ".join((getdoc(answer) or "").split())
    remarks = [note, "compiled" if hasattr(verbs, name) or hasattr(chance, name) else "", _askers(name)]
    return f"- `{form}`: {what} *({'; '.join(filter(None, remarks))})*"


def _form(name: str, answer: Any) -> str:
    parameters = list(signature(answer).parameters)[1:]
    return f"{name}({', '.join(parameters)}) -> {_type(answer)}"


def _type(answer: Any) -> str:
    found = signature(answer).return_annotation
    return (
        "nothing"
        if found is None
        else TYPES.sub("", found.__name__ if isinstance(found, type) else str(found))
    )


def _askers(name: str) -> str:
    """Name the rooms that ask a game this."""
    asked = re.compile(rf"(?:\bgame|\bcard|_game|\bGAMES\[[^]]*\]|\.game|load\(\w+\))\.{name.lower()}\b")
    imported = re.compile(rf"engine\.verbs import [^)]*?\b{name}\b")
    rooms = [room for room, text in _rooms().items() if asked.search(text) or imported.search(text)]
    return f"asked by {', '.join(rooms)}" if rooms else "asked by engine"


@cache
def _rooms() -> dict[str, str]:
    return {room: "\n".join(_texts(SOURCES / room)) for room in ROOMS if (SOURCES / room).is_dir()}


def _texts(folder: Path) -> list[str]:
    skipped = ("template", "yardsticks")
    files = [file for file in sorted(folder.rglob("*.py")) if not set(skipped) & set(file.parts)]
    return [file.read_text(encoding="utf-8") for file in files]


def main(arguments: list[str]) -> str | None:
    """Write the page, or say that it is stale."""
    if "--check" not in arguments:
        PAGE.write_text(page(), encoding="utf-8")
        return None
    is_fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
    return None if is_fresh else f"{PAGE.relative_to(ROOT)} is stale: run `make contract`."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
