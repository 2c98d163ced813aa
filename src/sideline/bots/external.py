"""Bots in any language: a program that reads a position as one line of JSON and answers with one line.

    to the program    {"decide": 7, "game": "jukem", "seat": 0, "view": {...}, "options": [...]}
    from the program  {"decide": 7, "action": 4}

A program that answers late, illegally or not at all forfeits: `Forfeit` says why.
"""

import subprocess
from contextlib import suppress
from itertools import count
from queue import Empty, Queue
from threading import Thread
from types import TracebackType
from typing import Any, Self

import msgspec
import numpy as np

from sideline.engine.errors import SidelineError
from sideline.engine.game import GAMES
from sideline.engine.layout import States
from sideline.engine.rng import Rng

LONGEST_ANSWER = 10_000


class Forfeit(SidelineError):
    """A program did not answer as it should."""


class ProgramAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What a program may answer."""

    decide: int
    action: int


class External:
    """A program that plays; it is started once and asked again and again."""

    policy = None

    def __init__(self, command: list[str], seconds: float = 5.0) -> None:
        self.name = " ".join(command)
        self.seconds = seconds
        self._numbers = count(1)
        self._lines: Queue[str] = Queue()
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as why:
            raise Forfeit(f"The program {self.name} cannot be started: {why.strerror}.") from None
        Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def choose(self, seen: States, rng: Rng) -> int:
        """Ask the program for the seat to act."""
        number = next(self._numbers)
        question = _question(seen, number)
        self._send(msgspec.json.encode(question).decode())
        answer = self._answer()
        options = [option["action"] for option in question["options"]]
        if answer.decide != number:
            raise Forfeit(f"The program {self.name} answered question {answer.decide} instead of {number}.")
        if answer.action not in options:
            raise Forfeit(f"The program {self.name} chose {answer.action}, which is not an option.")
        return answer.action

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise Forfeit(f"The program {self.name} has ended.") from None

    def _answer(self) -> ProgramAnswer:
        try:
            line = self._lines.get(timeout=self.seconds)
        except Empty:
            raise Forfeit(f"The program {self.name} did not answer within {self.seconds} s.") from None
        if not line:
            raise Forfeit(f"The program {self.name} has ended.")
        try:
            return msgspec.json.decode(line, type=ProgramAnswer)
        except msgspec.DecodeError as why:
            raise Forfeit(f"The program {self.name} gave an answer that cannot be read: {why}.") from None

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError, OSError):
            while line := self._process.stdout.readline(LONGEST_ANSWER):
                self._lines.put(line)
        self._lines.put("")


def _question(seen: States, number: int) -> dict[str, Any]:
    """Write down everything the seat to act may know, and what it may do."""
    game, s = GAMES[seen.dtype], seen[0]
    seat, words = game.to_act(s), game.words()
    out = np.zeros(game.actions, np.int64)
    options = [
        {"action": action, "move": game.spell(s, action), "label": words.say(game.label(s, action))}
        for action in map(int, out[: game.legal(s, out)])
    ]
    view = msgspec.to_builtins(game.view(s, seat))
    return {"decide": number, "game": game.name, "seat": seat, "view": view, "options": options}
