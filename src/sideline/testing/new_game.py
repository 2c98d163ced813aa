"""`make new-game NAME=street_ball`: copy the tiny complete game that comes with the conformance kit.

Its rules go into games/, its tests into tests/ and its golden replays into replays/; nothing else changes.
"""

import re
import sys
from collections.abc import Collection
from pathlib import Path

import msgspec

from sideline.engine import replay
from sideline.engine.errors import SidelineError
from sideline.engine.registry import listings
from sideline.engine.rule_book import rule_book

TEMPLATE = Path(__file__).parent / "template"
ROOT = Path(__file__).parents[3]
GAMES = "src/sideline/games"
NAME = re.compile(r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")
PREFIX = "TG"
IMPORTS = re.compile(r"(?:^from sideline\S* import [^(\n]+\n)+", re.MULTILINE)
COPIED = (".py", ".md", ".ftl", ".toml", ".csv")


class BadName(SidelineError):
    """A game cannot be called that."""


def new_game(name: str, root: Path = ROOT, games: str = GAMES, package: str = "sideline.games") -> Path:
    """Write a new game with its tests and golden replays under a root; return its own folder."""
    if not NAME.fullmatch(name):
        raise BadName(f"A game is called something like street_ball, in small letters, not {name}.")
    folders = {".": root / games / name, "tests": root / "tests" / name, "replays": root / "replays" / name}
    if any(folder.exists() for folder in folders.values()):
        raise BadName(f"There is a game called {name} already.")
    home = f"{package}.{name}" if package else name
    prefix = free_prefix(name, {rule_book(found.package).prefix for found in listings().values()})
    for source, folder in folders.items():
        folder.mkdir(parents=True)
        for file in sorted((TEMPLATE / source).iterdir()):
            text = file.read_text(encoding="utf-8") if file.is_file() else ""
            if file.suffix == ".replay":
                (folder / file.name).write_text(sealed_anew(text, name), encoding="utf-8")
            elif file.suffix in COPIED:
                (folder / file.name).write_text(renamed(text, name, home, prefix), encoding="utf-8")
    return folders["."]


def renamed(text: str, name: str, home: str, prefix: str) -> str:
    """Give a file of the template the name, the package, the title and the rule numbers of a new game."""
    replacements = {
        "sideline.testing.template": home,
        'name="template"': f'name="{name}"',
        "from template.": f"from {name}.",
        f"{PREFIX}-": f"{prefix}-",
        f"test_{PREFIX.lower()}_": f"test_{prefix.lower()}_",
        "A New Game": title(name),
        "Un nouveau jeu": title(name),
    }
    for old, new in replacements.items():
        text = text.replace(old, new)
    return IMPORTS.sub(_in_order, text)


def sealed_anew(text: str, name: str) -> str:
    """Give a replay of the template the name of a new game; its digest changes with it."""
    return replay.write(msgspec.structs.replace(replay.parse(text), game=name))


def _in_order(block: re.Match[str]) -> str:
    """Put imports in order again; the new name may stand elsewhere in the alphabet."""
    return "".join(sorted(block[0].splitlines(keepends=True), key=lambda line: line.split()[1]))


def free_prefix(name: str, taken: Collection[str]) -> str:
    """Make the prefix of the rules: street_ball has SB, or a longer one if another game has that already."""
    words = name.upper().split("_")
    letters = "".join(word[0] for word in words) if len(words) > 1 else words[0][:2]
    rest = words[-1][len(letters) if len(words) == 1 else 1 :]
    for length in range(len(rest) + 1):
        if letters + rest[:length] not in taken:
            return letters + rest[:length]
    raise BadName(f"Every beginning of {name} numbers the rules of another game already.")


def title(name: str) -> str:
    """Make a title: street_ball is Street Ball."""
    return name.replace("_", " ").title()


if __name__ == "__main__":
    try:
        print(new_game(" ".join(sys.argv[1:])))
    except SidelineError as mistake:
        sys.exit(str(mistake))
