"""A bot of one's own: a Python class with a method `choose`, named by its module path, `my_bots:Bold`."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from operator import index
from typing import Any, SupportsIndex

from sideline.bots.forfeit import Forfeit
from sideline.engine.errors import SidelineError
from sideline.engine.faults import told_with_place
from sideline.engine.layout import States
from sideline.engine.rng import Rng


class BadBot(SidelineError):
    """A bot of one's own cannot be found, or is not a bot."""


@dataclass(frozen=True)
class Own:
    """A bot that somebody else has written in Python; compiled playouts cannot ask it."""

    name: str
    mind: Any
    policy: None = None

    def choose(self, seen: States, rng: Rng) -> int:
        """Ask it; whatever goes wrong in it costs it the match and nothing else."""
        try:
            answer = self.mind.choose(seen, rng)
        except (Exception, SystemExit) as fault:
            raise Forfeit.of("bot-failed", bot=self.name, fault=told_with_place(fault)) from fault
        if not isinstance(answer, SupportsIndex):
            raise Forfeit.of("bot-no-number", bot=self.name, answer=repr(answer))
        return index(answer)


def own_bot(path: str) -> Own:
    """Import a bot by its path; the current folder is looked into first."""
    module, _, attribute = path.partition(":")
    try:
        with _current_folder_first():
            home = import_module(module)
    except Exception as fault:
        raise BadBot.of("bot-not-imported", bot=path, fault=told_with_place(fault)) from fault
    if not hasattr(home, attribute):
        raise BadBot.of("bot-not-there", module=module, name=attribute)
    found = getattr(home, attribute)
    mind = _made(path, found) if isinstance(found, type) else found
    if not callable(getattr(mind, "choose", None)):
        raise BadBot.of("bot-none", bot=path)
    return Own(path, mind)


def _made(path: str, kind: type) -> Any:
    """Make a bot of its class."""
    try:
        return kind()
    except Exception as fault:
        raise BadBot.of("bot-not-made", bot=path, fault=told_with_place(fault)) from fault


@contextmanager
def _current_folder_first() -> Iterator[None]:
    sys.path.insert(0, os.getcwd())  # noqa: PTH109
    try:
        yield
    finally:
        sys.path.pop(0)
