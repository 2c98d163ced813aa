"""The command that reads replays."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sideline.cli.arguments import read_language
from sideline.engine.errors import BadReplay
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match

LARGEST_FILE = 8_000_000


def replay(
    file: Path,
    *,
    verify: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Read a replay aloud, or verify it.

    Parameters
    ----------
    file: The replay.
    verify: Only say whether every move, every draw and the outcome are right.
    lang: The language: en or fr.

    """
    language = read_language(lang)
    match = Match.read(read_text(file))
    words = match.game.words(language)
    outcome = match.outcome()
    if not verify:
        for line in match.tell(SPECTATOR):
            print(words.say(line))
    draws = sum(step.seat == CHANCE for step in match.log)
    luck = "each of them drawn by its seed" if match.seed else "with no seed to check them"
    print(f"Verified: {len(match.log)} legal moves, {draws} of them by chance, {luck}.")
    if outcome is not None:
        score = " : ".join(map(str, outcome.points))
        print(f"{score}, {words.say(outcome.reason)}.")


def read_text(file: Path) -> str:
    """Read a text file, or say in a sentence why not."""
    if not file.is_file():
        raise BadReplay(f"There is no file {file}.")
    if file.stat().st_size > LARGEST_FILE:
        raise BadReplay(f"{file} is too large to be a replay.")
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadReplay(f"{file} is not a text file.") from None
