"""Arguments as people type them."""

from secrets import token_bytes
from typing import Annotated

from cyclopts import Parameter

from sideline.engine.errors import BadSeed, SidelineError
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES
from sideline.engine.settings import Value, parse
from sideline.engine.words import LANGUAGES

LARGEST_SEED = 2**63 - 1

Flag = Annotated[bool, Parameter(negative=())]
Assignments = Annotated[
    list[str],
    Parameter(
        name="--set",
        negative=(),
        help="A setting as NAME=VALUE, such as --set rounds=2; may be given several times. "
        "`sideline settings GAME` lists them.",
    ),
]
Language = Annotated[str, Parameter(help=f"The language: {' or '.join(LANGUAGES)}.")]


class BadLanguage(SidelineError):
    """We do not speak that language."""


def read_seed(text: str) -> int:
    """Read the seed of a simulation."""
    is_short = len(text) <= len(str(LARGEST_SEED))
    if not (text.isascii() and text.isdigit() and is_short) or int(text) > LARGEST_SEED:
        raise BadSeed.of("bad-seed", high=str(LARGEST_SEED), text=text[:40])
    return int(text)


def typed_number(text: str, most: int) -> int | None:
    """Read a number from 1 to the most there may be, if that is what was typed, however long it is."""
    digits = text.lstrip("0") if text.isascii() and text.isdigit() else ""
    if not 0 < len(digits) <= len(str(most)):
        return None
    return int(digits) if int(digits) <= most else None


def match_seed(text: str | None) -> bytes:
    """Return the seed of a match: secret by default, or made from a number to play the same luck again."""
    return token_bytes(SEED_BYTES) if text is None else read_seed(text).to_bytes(SEED_BYTES, "big")


def read_settings(game: Game, variant: str | None, assignments: list[str]) -> dict[str, Value]:
    """Read `--variant` and `--set name=value`."""
    values = dict(game.variant(variant)) if variant else {}
    return game.check({**values, **parse(assignments)})


def read_language(text: str) -> str:
    """Read `--lang`."""
    if text not in LANGUAGES:
        raise BadLanguage(f"There is no language {text} here; there are: {', '.join(LANGUAGES)}.")
    return text
