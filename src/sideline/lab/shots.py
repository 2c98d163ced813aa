"""Where a match was shot from: every ball that went to the rim, by the place of whoever shot it."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec

from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.steps import Event

BALL: Final = "ball"
RIM: Final = "rim"
"""What a ball and a rim are called on a board (docs/boards.md)."""


class Shot(msgspec.Struct, frozen=True):
    """A ball that went to the rim: from where, at which move, and how many points it brought."""

    thing: str
    seat: int
    points: int
    move: int


def shots(match: Match) -> tuple[Shot, ...]:
    """List the shots of a match; a game without a ball and a rim has none."""
    return tuple(_found(match.happened(SPECTATOR), match.game.seats))


def _found(events: Sequence[Event], seats: int) -> Iterator[Shot]:
    """Follow everything that moves, so that it is known where a shooter stands."""
    places: dict[str, str] = {}
    before = (0,) * seats
    for turn in _turns(events):
        for move, event in turn:
            start = next(
                (moved.start for moved in event.moved if (moved.what, moved.end) == (BALL, RIM)), None
            )
            if start is not None:
                yield Shot(places.get(start, start), turn[0][1].seat, _gained(turn, before), move)
            places.update({moved.what: moved.end for moved in event.moved if moved.end is not None})
        before = turn[-1][1].points


def _gained(turn: list[tuple[int, Event]], before: tuple[int, ...]) -> int:
    """Return the points that whoever acted got from it."""
    seat = turn[0][1].seat
    return max(0, turn[-1][1].points[seat] - before[seat])


def _turns(events: Sequence[Event]) -> Iterator[list[tuple[int, Event]]]:
    """Gather every action with what chance made of it."""
    number = 0

    def action(numbered: tuple[int, Event]) -> int:
        nonlocal number
        number += numbered[1].seat != CHANCE
        return number

    for _, turn in groupby(enumerate(events, start=1), key=action):
        yield list(turn)
