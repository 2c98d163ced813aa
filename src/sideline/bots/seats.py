"""Who sits where, as people write it: `--seats greedy,mvp`.

A seat is taken by a bot that plays every game (`mvp`), by a policy of the game (`hold_at_20`), by a bot of
one's own (`my_bots:Bold`) or by a program (`run:python3 bot.py`). A comma between quotes, or after a
backslash, belongs to a command: `--seats 'run:./bot "a,b",mvp'`.
"""

import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from sideline.bots.bot import Bot, named
from sideline.bots.external import External
from sideline.bots.own import own_bot
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game

PROGRAM = "run:"
PATIENCE = 5.0
SEPARATORS = re.compile(r"""\\.|"(?:\\.|[^"\\])*"|'[^']*'|(,)""", re.DOTALL)


class BadSeats(SidelineError):
    """The bots named do not fit the seats of the game."""


def read_seats(text: str) -> list[str]:
    """Read the names of bots with commas between them; quoted commas separate nothing."""
    cuts = [found.start() for found in SEPARATORS.finditer(text) if found[1]]
    edges = zip([0, *(cut + 1 for cut in cuts)], [*cuts, len(text)], strict=True)
    return [text[first:last].strip() for first, last in edges]


def is_one_of_ours(name: str) -> bool:
    """Ask whether a bot is part of the project, so that its sources are known."""
    return ":" not in name


@contextmanager
def seated(names: Sequence[str], game: Game, seconds: float = PATIENCE) -> Iterator[list[Bot]]:
    """Find a bot for every name; programs are started, and ended when the matches are over."""
    with ExitStack() as programs:
        yield [_seated(name, game, seconds, programs) for name in names]


def check_number(names: Sequence[str], game: Game) -> None:
    """Refuse too few or too many bots."""
    if len(names) != game.seats:
        raise BadSeats.of("bad-number-of-seats", game=game.name, seats=game.seats, named=len(names))


def _seated(name: str, game: Game, seconds: float, programs: ExitStack) -> Bot:
    if name.startswith(PROGRAM):
        return programs.enter_context(External(_command(name), seconds))
    return named(name, game) if is_one_of_ours(name) else own_bot(name)


def _command(name: str) -> list[str]:
    """Read the command of a program as a shell would."""
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError:
        raise BadSeats.of("open-quotation", text=name) from None
    if not command:
        raise BadSeats.of("no-command")
    return command
