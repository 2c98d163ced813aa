"""What a match is made of: steps, options, events and an outcome."""

from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

import msgspec

from sideline.engine.aim import Moved
from sideline.engine.words import Phrase


class Step(NamedTuple):
    """One action of the log and who chose it."""

    seat: int
    action: int


Taken = tuple[Any, Step, Any]
"""A step with the states before and after it."""


Open = tuple[str, tuple[int, ...]]
"""What everybody may know of a step: its verb, and the score after it."""


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
    """Who won (nobody where the first place is shared), with how many points, and how it came about.

    `places` has the place of every seat, from 1 on; seats that share a place have the same.
    """

    winner: int | None
    points: tuple[int, ...]
    reason: Phrase
    places: tuple[int, ...] = ()


def sole_first(places: Sequence[int]) -> int | None:
    """Return the seat whose first place nobody shares, if there is one."""
    return places.index(1) if places.count(1) == 1 else None


def forfeited_by(seat: int, points: Sequence[int]) -> tuple[int, ...]:
    """Return the places in a match that a seat gave up: it is last, the others by what they have scored."""
    return places_of([-inf if other == seat else scored for other, scored in enumerate(points)])


def places_of(standings: Sequence[float]) -> tuple[int, ...]:
    """Return the place of everybody whose standing is known: one more than there are better ones."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)
