"""The process in which bots think: it is told what a seat may know, and answers with an action.

Another of its kind is told a state, and finds out odds that take long.

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
from sideline.engine.words import Language
from sideline.server.protocol.prospects import shown_odds
from sideline.server.protocol.sight import ShownOdds
from sideline.server.protocol.speech import speaker

NICENESS = 10


class BotQuestion(msgspec.Struct, frozen=True, tag="bot"):
    """A state in which everything hidden from the seat to act was drawn again, and who is to think."""

    game: str
    seats: int
    bot: str
    seen: bytes
    seed: int


class BotAnswer(msgspec.Struct, frozen=True):
    """The action chosen."""

    action: int


class OddsQuestion(msgspec.Struct, frozen=True, tag="odds"):
    """A state, the options whose odds are wanted, and the language for their words, if in any."""

    game: str
    seats: int
    state: bytes
    options: tuple[int, ...]
    tongue: Language | None


class OddsAnswer(msgspec.Struct, frozen=True):
    """The odds of the options that have any."""

    odds: tuple[tuple[int, ShownOdds], ...]


Question = BotQuestion | OddsQuestion


def answer(question: BotQuestion) -> BotAnswer:
    """Let a bot decide."""
    game = registry.load(question.game).seated(question.seats)
    seen = np.frombuffer(question.seen, game.state).copy()
    return BotAnswer(int(named(question.bot).choose(seen, new_rng(question.seed))))


def odds(question: OddsQuestion) -> OddsAnswer:
    """Find out what options may lead to."""
    game = registry.load(question.game).seated(question.seats)
    s = np.frombuffer(question.state, game.state).copy()[0]
    say = speaker(game.package, question.tongue)
    found = ((action, shown_odds(game.odds(s, action), say)) for action in question.options)
    return OddsAnswer(tuple((action, shown) for action, shown in found if shown is not None))


def answered(line: bytes) -> BotAnswer | OddsAnswer:
    """Answer a question of whatever kind."""
    question: Question = msgspec.json.decode(line, type=Question)
    return answer(question) if isinstance(question, BotQuestion) else odds(question)


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other; an empty line says that the process is ready."""
    answers.write(b"\n")
    answers.flush()
    for line in questions:
        answers.write(msgspec.json.encode(answered(line)) + b"\n")
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
