"""How far the ball was carried: from where a play was called to where it led, in a game of called plays."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec

from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.steps import Event
from sideline.lab.shots import BALL

CALL: Final = "@call"
"""Where a play lies that was called (docs/boards.md)."""


class Carry(msgspec.Struct, frozen=True):
    """A ball that went from one place to another: whose it was, at which move, and what it brought."""

    start: str
    end: str
    seat: int
    points: int
    move: int


def carries(match: Match) -> tuple[Carry, ...]:
    """List where the ball was carried in a match; a game without called plays has none."""
    events = match.happened(SPECTATOR)
    if not any(_is_called(event) for event in events):
        return ()
    return tuple(_found(events, match.game.seats))


def _found(events: Sequence[Event], seats: int) -> Iterator[Carry]:
    """Find the ways of the ball; one that brought points is of whoever got them."""
    before = (0,) * seats
    for move, event, seat in _owned(events):
        gains = [new - old for new, old in zip(event.points, before, strict=True)]
        for moved in islice((each for each in event.moved if each.what == BALL), 1):
            if moved.start is not None and moved.end is not None:
                owner = gains.index(max(gains)) if any(gains) else seat
                yield Carry(moved.start, moved.end, owner, max(gains), move)
        before = event.points


def _owned(events: Sequence[Event]) -> Iterator[tuple[int, Event, int]]:
    """Say of every move whose ball it is: of whoever called the play, or else of whoever acted last."""
    caller, actor = CHANCE, CHANCE
    for move, event in enumerate(events, start=1):
        actor = actor if event.seat == CHANCE else event.seat
        caller = actor if _is_called(event) else caller
        yield move, event, actor if caller == CHANCE else caller
        caller = CHANCE if _is_settled(event) else caller


def _is_called(event: Event) -> bool:
    return any(moved.end == CALL and moved.start not in (None, CALL) for moved in event.moved)


def _is_settled(event: Event) -> bool:
    return any(moved.start == CALL and moved.end != CALL for moved in event.moved)
