"""What a program is told and what it may answer: one line of JSON each.

to the program    {"start": "1", "game": "jukem", "seat": 0, "seats": [...], "settings": {...}, ...}
to the program    {"decide": 7, "match": "1", "happened": [...], "view": {...}, "options": [...], ...}
from the program  {"decide": 7, "action": 4}
to the program    {"end": "1", "result": "won", "points": [31, 24], ...}
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import numpy as np

from sideline.engine.game import CHANCE, GAMES
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.settings import Value

Result = Literal["won", "lost", "drawn"]


class ProgramStart(msgspec.Struct, frozen=True):
    """A match begins; no answer is expected."""

    start: str
    game: str
    rules_version: int
    seat: int
    seats: tuple[str, ...]
    settings: dict[str, Value]
    seconds: float


class Happened(msgspec.Struct, frozen=True):
    """One step since the last question, as the seat may know it; chance has no seat."""

    seat: int | None
    verb: str
    words: str
    points: tuple[int, ...]


class Choice(msgspec.Struct, frozen=True):
    """One option: the number to answer with, its notation, and its words."""

    action: int
    move: str
    label: str


class ProgramQuestion(msgspec.Struct, frozen=True):
    """The seat has to decide, and an answer is expected."""

    decide: int
    match: str | None
    game: str
    seat: int
    happened: tuple[Happened, ...]
    view: Any
    options: tuple[Choice, ...]


class ProgramEnd(msgspec.Struct, frozen=True):
    """A match is over; no answer is expected."""

    end: str
    result: Result
    points: tuple[int, ...]
    reason: str
    happened: tuple[Happened, ...]


class ProgramAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What a program may answer."""

    decide: int
    action: int


def start_of(match: Match, seat: int, name: str, seconds: float) -> ProgramStart:
    """Tell what a program needs to know before the first question; the seed is not among it."""
    game = match.game
    return ProgramStart(name, game.name, match.rules_version, seat, game.seat_names, match.settings, seconds)


def question_of(
    seen: States, number: int, match: str | None = None, happened: tuple[Happened, ...] = ()
) -> ProgramQuestion:
    """Write down everything the seat to act may know, and what it may do."""
    game, s = GAMES[seen.dtype], seen[0]
    seat, words = int(game.to_act(s)), game.words()
    out = np.zeros(game.actions, np.int64)
    options = tuple(
        Choice(action, game.spell(s, action), words.say(game.label(s, action)))
        for action in map(int, out[: game.legal(s, out)])
    )
    view = msgspec.to_builtins(game.view(s, seat))
    return ProgramQuestion(number, match, game.name, seat, happened, view, options)


def happened_since(match: Match, seat: int, since: int) -> tuple[Happened, ...]:
    """Tell what happened from some step on, as one seat may know it."""
    words = match.game.words()
    return tuple(
        Happened(
            None if event.seat == CHANCE else event.seat, event.verb, words.say(event.text), event.points
        )
        for event in match.happened(seat, since)
    )


def end_of(
    match: Match, seat: int, name: str, since: int, *, places: Sequence[int], forfeit: str | None
) -> ProgramEnd:
    """Tell how a match ended, by its rules or by a forfeit."""
    outcome = match.outcome()
    is_alone = places.count(1) == 1
    result: Result = "lost" if places[seat] > 1 else "won" if is_alone else "drawn"
    reason = forfeit or ("" if outcome is None else match.game.words().say(outcome.reason))
    return ProgramEnd(name, result, match.points(), reason, happened_since(match, seat, since))
