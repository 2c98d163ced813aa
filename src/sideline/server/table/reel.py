"""A finished match for one pair of eyes: every position is built as that viewer saw it, and nothing else."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from sideline.engine.game import NOBODY, SPECTATOR, Game
from sideline.engine.match import Match
from sideline.engine.steps import Event, Step
from sideline.engine.words import Language
from sideline.server.protocol.hindsight import Jump
from sideline.server.protocol.sight import Line, Position
from sideline.server.protocol.speech import speaker
from sideline.server.table.course import Course
from sideline.server.table.seen import Eye, ending, ending_phrase

ALL: Final = -1
"""The eyes of whoever acts."""

MOST: Final = 200
"""Positions in one answer."""


class Piece(NamedTuple):
    """What is asked for of a match: through which eyes, which moves, and its text board in a language."""

    eyes: int = ALL
    start: int = 0
    end: int = MOST
    lang: Language = "en"
    text: bool = False


class Pictures(NamedTuple):
    """The positions after some moves, and the lines that led to them."""

    start: int
    positions: tuple[Position, ...]
    lines: tuple[Line, ...]


def moves_of(course: Course) -> int:
    """Count the moves; an end that the rules did not make is the last."""
    return len(course.match.log) + (course.ending is not None)


def pictures(course: Course, piece: Piece, seed: bytes) -> Pictures:
    """Build a piece of the match; numbers count moves, those of chance among them."""
    last = moves_of(course)
    start = min(max(0, piece.start), last)
    end = min(last + 1, start + MOST, max(start + 1, piece.end))
    viewers = viewers_of(course.match, piece.eyes)
    states = course.match.trail
    places = range(start, end)
    shown = [
        sight(course.match.game, states[min(place, len(states) - 1)], viewers[place], place, piece)
        for place in places
    ]
    if end == last + 1:
        over = ending(course, Eye((), piece.lang), seed)
        shown[-1] = closed(shown[-1], over)
    lines = [*told(course.match, piece.eyes), *closing(course)]
    return Pictures(start, tuple(shown), tuple(lines[max(0, start - 1) : end - 1]))


def sight(game: Game, s: Any, viewer: int, place: int, piece: Piece) -> Position:
    """Build what one viewer sees of a state."""
    view = game.view(s, viewer)
    return Position(
        version=place,
        viewer=viewer,
        to_act=int(game.to_act(s)),
        points=tuple(int(game.points(s, seat)) for seat in range(game.seats)),
        view=view,
        board=view.text(piece.lang) if piece.text else "",
    )


def closed(position: Position, over: Any) -> Position:
    """Add to the last position how the match ended."""
    return Position(
        position.version,
        position.viewer,
        position.to_act,
        position.points,
        position.view,
        board=position.board,
        end=over,
    )


def viewers_of(match: Match, eyes: int) -> list[int]:
    """Say whose view is shown after every move: one seat's, or that of the seat to act or that acted last."""
    if eyes != ALL:
        return [eyes] * (len(match.trail) + 1)
    acting = [int(match.game.to_act(s)) for s in match.trail]
    seen, viewers = next((seat for seat in acting if seat >= 0), 0), []
    for seat in (*acting, NOBODY):
        seen = seat if seat >= 0 else seen
        viewers.append(seen)
    return viewers


def told(match: Match, eyes: int) -> Iterator[Line]:
    """Tell every move as one seat knows it, or as whoever saw most of it."""
    say = speaker(match.game.package, None)
    for number, event in enumerate(events_for(match, eyes), start=1):
        yield Line(number, say(event.text), event.seat, event.points, event.verb, event.moved)


def events_for(match: Match, eyes: int) -> Sequence[Event]:
    """Return what happened as one seat knows it, or as whoever saw most of it."""
    if eyes != ALL:
        return match.happened(eyes)
    public, *private = (match.happened(viewer) for viewer in (SPECTATOR, *range(match.game.seats)))
    return [
        next((own for own in known if own.text != seen.text), seen)
        for seen, *known in zip(public, *private, strict=True)
    ]


def closing(course: Course) -> Iterator[Line]:
    """Tell how a match ended before its rules ended it."""
    if course.ending is not None:
        say = speaker(course.match.game.package, None)
        text = say(ending_phrase(course.ending))
        yield Line(moves_of(course), text, course.ending.seat, course.match.points())


def jumps(match: Match) -> tuple[Jump, ...]:
    """List the moves after which somebody had more points, or another seat led alone."""
    found, leader = [], None
    for move, (before, after) in enumerate(pairwise(scores_of(match)), start=1):
        found += [Jump(move, "basket", seat) for seat in range(len(after)) if after[seat] > before[seat]]
        ahead = [seat for seat, own in enumerate(after) if own == max(after)]
        if len(ahead) == 1 and ahead[0] != leader:
            found += [Jump(move, "lead", ahead[0])] if leader is not None else []
            leader = ahead[0]
    return tuple(found)


def scores_of(match: Match) -> list[tuple[int, ...]]:
    """Return the score after every move."""
    seats = range(match.game.seats)
    return [tuple(int(match.game.points(s, seat)) for seat in seats) for s in match.trail]


def steps_until(match: Match, move: int) -> tuple[str, ...]:
    """Write down the first steps of a match, those of chance among them."""
    walked: list[tuple[Any, Step]] = list(zip(match.trail, match.log[:move], strict=False))
    return tuple(match.game.spell(s, step.action) for s, step in walked)
