"""What a match is made of: steps, options, events and an outcome."""

from typing import NamedTuple

import msgspec

from sideline.engine.aim import Moved
from sideline.engine.words import Phrase


class Step(NamedTuple):
    """One action of the log and who chose it."""

    seat: int
    action: int


class Option(msgspec.Struct, frozen=True):
    """A legal action: its number, its notation, and its words."""

    action: int
    move: str
    label: Phrase


class Event(NamedTuple):
    """One step of the log as a viewer may know it: who did what, what moved, and the score after it."""

    seat: int
    verb: str
    text: Phrase
    moved: tuple[Moved, ...]
    points: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True):
    """Who won (nobody after a draw), with how many points, and how it came about."""

    winner: int | None
    points: tuple[int, ...]
    reason: Phrase
