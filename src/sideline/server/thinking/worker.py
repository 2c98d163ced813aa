"""The process in which bots think: it is told what a seat may know, and answers with an action.

Another of its kind is told a state, and finds out odds that take long; a third reviews finished matches, a
fourth plays matches with changed rules, a fifth those that are still to come in a campaign.

One line of JSON for each question on standard input, one for each answer on standard output; a review tells
before its answer how far it is. It knows nothing else about the match, and may be killed at any time.
"""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import BinaryIO

import msgspec
import numpy as np

from sideline.bots.bot import named
from sideline.engine import registry
from sideline.engine.game import Game
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.engine.settings import PACK, Value
from sideline.engine.words import LANGUAGES, Language
from sideline.lab.carries import Carry, carries
from sideline.lab.chances import Chance, chance
from sideline.lab.effects import Effects, effects
from sideline.lab.ledger import Retraced, Valued
from sideline.lab.review import Review, look_back, the_least, within, worded
from sideline.lab.shots import Shot, shots
from sideline.server.config import BadConfiguration
from sideline.server.protocol.prospects import shown_odds
from sideline.server.protocol.sight import ShownOdds
from sideline.server.protocol.speech import speaker
from sideline.server.thinking.compiling import is_compiling
from sideline.server.thinking.printings import print_all
from sideline.server.thinking.tether import end_with

NICENESS = 10
SEED = 1
HUNDRED = 100
DIGITS = 4


class BotQuestion(msgspec.Struct, frozen=True, tag="bot"):
    """A state in which everything hidden from the seat to act was drawn again, and who is to think."""

    game: str
    seats: int
    bot: str
    seen: bytes
    seed: int
    pack: str | None = None


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
    pack: str | None = None


class OddsAnswer(msgspec.Struct, frozen=True):
    """The odds of the options that have any."""

    odds: tuple[tuple[int, ShownOdds], ...]


class ReviewQuestion(msgspec.Struct, frozen=True, tag="review"):
    """A finished match as text, and how many seconds its review may take; none for the quickest there is."""

    game: str
    text: str
    seconds: float


class ReviewProgress(msgspec.Struct, frozen=True, tag="progress"):
    """How far a review is, from 0 to 1, and the beginning of its curve: the part that was not told yet."""

    share: float
    wins: tuple[tuple[float, ...], ...] = ()


class ReviewAnswer(msgspec.Struct, frozen=True, tag="reviewed"):
    """The review in every language, the shots of the match, and where its ball was carried."""

    reviews: dict[str, Review]
    shots: tuple[Shot, ...]
    carries: tuple[Carry, ...] = ()


class EffectsQuestion(msgspec.Struct, frozen=True, tag="effects"):
    """Settings that differ from print, and for how many seconds matches may be played with them."""

    game: str
    settings: dict[str, str]
    seconds: float


class ChanceQuestion(msgspec.Struct, frozen=True, tag="chance"):
    """The settings of a match, and for how many seconds it may be played between quick bots."""

    game: str
    settings: dict[str, Value]
    seconds: float


Question = BotQuestion | OddsQuestion | ReviewQuestion | EffectsQuestion | ChanceQuestion
Answer = BotAnswer | OddsAnswer | ReviewAnswer | Effects | Chance
Tell = Callable[[object], None]


def card_for(question: BotQuestion | OddsQuestion) -> Game:
    """Return the card of a game with its pack and its seats."""
    pack = {} if question.pack is None else {PACK: question.pack}
    return registry.load(question.game).printing_of(pack).seated(question.seats)


def answer(question: BotQuestion) -> BotAnswer:
    """Let a bot decide."""
    game = card_for(question)
    seen = np.frombuffer(question.seen, game.state).copy()
    return BotAnswer(int(named(question.bot).choose(seen, new_rng(question.seed))))


def odds(question: OddsQuestion) -> OddsAnswer:
    """Find out what options may lead to."""
    game = card_for(question)
    s = np.frombuffer(question.state, game.state).copy()[0]
    say = speaker(game.package, question.tongue)
    found = ((action, shown_odds(game.odds(s, action), say)) for action in question.options)
    return OddsAnswer(tuple((action, shown) for action, shown in found if shown is not None))


def reviewed(question: ReviewQuestion, tell: Tell) -> ReviewAnswer:
    """Review a match, and tell on the way how far that is."""
    match = Match.read(question.text)
    plan = within(question.seconds, SEED, jobs=1) if question.seconds and is_compiling() else the_least(SEED)
    steps = Steps(tell)
    found = look_back(match, plan, started=steps.begin, progress=steps.go, valued=steps.draw)
    return ReviewAnswer({lang: worded(found, lang) for lang in LANGUAGES}, shots(match), carries(match))


def foreseen(question: EffectsQuestion) -> Effects:
    """Find out what changed rules do."""
    seconds = question.seconds if is_compiling() else 0.0
    return effects(registry.load(question.game), question.settings, seconds)


def chanced(question: ChanceQuestion) -> Chance:
    """Find out how often the first seat wins."""
    seconds = question.seconds if is_compiling() else 0.0
    return chance(registry.load(question.game), question.settings, seconds)


class Steps:
    """Counts the steps of a review, and tells how far it is whenever that is a hundredth more."""

    def __init__(self, tell: Tell) -> None:
        self._tell, self._total, self._done, self._told = tell, 1, 0, 0
        self._wins: list[tuple[float, ...]] = []

    def begin(self, total: int) -> None:
        """Say how many steps there are."""
        self._total = max(1, total)
        self._tell(ReviewProgress(0.0))

    def draw(self, retraced: Retraced) -> Valued:
        """Hear the standings of a match one after the other; a standing may last several moves."""
        lasting = iter(np.bincount(retraced.standing).tolist())

        def hear(win: Sequence[float]) -> None:
            shares = tuple(round(share, DIGITS) for share in win)
            self._wins.extend([shares] * next(lasting))

        return hear

    def go(self, steps: int) -> None:
        """Count some that are done."""
        self._done += steps
        share = min(HUNDRED, HUNDRED * self._done // self._total)
        if share > self._told:
            self._told = share
            self._tell(ReviewProgress(share / HUNDRED, tuple(self._wins)))
            self._wins.clear()


def answered(line: bytes, tell: Tell) -> Answer:
    """Answer a question of whatever kind."""
    question: Question = msgspec.json.decode(line, type=Question)
    match question:
        case BotQuestion():
            return answer(question)
        case OddsQuestion():
            return odds(question)
        case ReviewQuestion():
            return reviewed(question, tell)
        case EffectsQuestion():
            return foreseen(question)
        case ChanceQuestion():
            return chanced(question)


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other; an empty line says that the process is ready."""

    def tell(what: object) -> None:
        answers.write(msgspec.json.encode(what) + b"\n")
        answers.flush()

    answers.write(b"\n")
    answers.flush()
    for line in questions:
        tell(answered(line, tell))


def main() -> None:
    """Think with less right to the processor than the tables have, and no longer than the server lives."""
    end_with(int(sys.argv[1]))
    with suppress(BadConfiguration):
        print_all(sys.argv[2:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
