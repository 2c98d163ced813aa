"""`make new-game NAME=street_ball`: copy the tiny complete game that comes with the conformance kit."""

import re
import sys
from pathlib import Path

from sideline.engine.errors import SidelineError

TEMPLATE = Path(__file__).parent / "template"
GAMES = Path(__file__).parents[1] / "games"
NAME = re.compile(r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")


class BadName(SidelineError):
    """A game cannot be called that."""


def new_game(name: str, games: Path = GAMES, package: str = "sideline.games") -> Path:
    """Write a new game into a folder of games; return its own folder."""
    if not NAME.match(name):
        raise BadName(f"A game is called something like street_ball, in small letters, not {name}.")
    folder = games / name
    if folder.exists():
        raise BadName(f"There is a game called {name} already.")
    home = f"{package}.{name}" if package else name
    folder.mkdir(parents=True)
    for source in sorted(TEMPLATE.iterdir()):
        if source.is_file():
            text = source.read_text(encoding="utf-8").replace("sideline.testing.template", home)
            text = text.replace('name="template"', f'name="{name}"').replace("TG-", f"{initials(name)}-")
            (folder / source.name).write_text(text.replace("A New Game", title(name)), encoding="utf-8")
    return folder


def initials(name: str) -> str:
    """Make the prefix of the rules: street_ball has SB."""
    words = name.upper().split("_")
    return "".join(word[0] for word in words) if len(words) > 1 else words[0][:2]


def title(name: str) -> str:
    """Make a title: street_ball is Street Ball."""
    return name.replace("_", " ").title()


if __name__ == "__main__":
    try:
        print(new_game(" ".join(sys.argv[1:])))
    except SidelineError as mistake:
        sys.exit(str(mistake))
