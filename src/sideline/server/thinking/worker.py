"""The process in which bots think: it is told what a seat may know, and answers with an action.

One line of JSON for each question on standard input, one for each answer on standard output. It knows
nothing else about the match, and may be killed at any time.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec
import numpy as np

from sideline.bots.bot import named
from sideline.engine import registry
from sideline.engine.rng import new_rng

NICENESS = 10


class BotQuestion(msgspec.Struct, frozen=True):
    """A state in which everything hidden from the seat to act was drawn again, and who is to think."""

    game: str
    bot: str
    seen: bytes
    seed: int


class BotAnswer(msgspec.Struct, frozen=True):
    """The action chosen."""

    action: int


def answer(question: BotQuestion) -> BotAnswer:
    """Let a bot decide."""
    game = registry.load(question.game)
    seen = np.frombuffer(question.seen, game.state).copy()
    return BotAnswer(int(named(question.bot).choose(seen, new_rng(question.seed))))


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other; an empty line says that the process is ready."""
    answers.write(b"\n")
    answers.flush()
    for line in questions:
        answers.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=BotQuestion))) + b"\n")
        answers.flush()


def main() -> None:
    """Think with less right to the processor than the tables have."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
