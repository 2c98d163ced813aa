"""A finished match for one pair of eyes: every position is built as that viewer saw it, and nothing else."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from sideline.engine.game import NOBODY, SPECTATOR, Game
from sideline.engine.match import Match
from sideline.engine.steps import Event, Step
from sideline.engine.words import Language
from sideline.lab.review import leads
from sideline.server.protocol.hindsight import Jump
from sideline.server.protocol.sight import Line, Position
from sideline.server.protocol.speech import speaker
from sideline.server.table.course import Course
from sideline.server.table.seen import Eye, closing, ending, line_of

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
        shown[-1] = replace(shown[-1], end=ending(course, Eye((), piece.lang), seed))
    lines = told(course, piece.eyes)
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


def told(course: Course, eyes: int) -> list[Line]:
    """Tell every move as one seat knows it, or as whoever saw most of it."""
    say = speaker(course.match.game.package, None)
    lines = (
        line_of(event, number, say) for number, event in enumerate(events_for(course.match, eyes), start=1)
    )
    return [*lines, *closing(course, moves_of(course), say)]


def events_for(match: Match, eyes: int) -> Sequence[Event]:
    """Return what happened as one seat knows it, or as whoever saw most of it."""
    if eyes != ALL:
        return match.happened(eyes)
    public, *private = (match.happened(viewer) for viewer in (SPECTATOR, *range(match.game.seats)))
    return [
        next((own for own in known if own.text != seen.text), seen)
        for seen, *known in zip(public, *private, strict=True)
    ]


def jumps(match: Match) -> tuple[Jump, ...]:
    """List the moves after which somebody had more points, or another seat led alone."""
    scores = scores_of(match)
    baskets = [
        Jump(move, "basket", seat)
        for move, (before, after) in enumerate(pairwise(scores), start=1)
        for seat in range(match.game.seats)
        if after[seat] > before[seat]
    ]
    taken = [Jump(move, "lead", seat) for move, seat in leads(scores)]
    return tuple(sorted([*baskets, *taken], key=lambda jump: jump.move))


def scores_of(match: Match) -> list[tuple[int, ...]]:
    """Return the score after every move."""
    seats = range(match.game.seats)
    return [tuple(int(match.game.points(s, seat)) for seat in seats) for s in match.trail]


def steps_until(match: Match, move: int) -> tuple[str, ...]:
    """Write down the first steps of a match, those of chance among them."""
    walked: list[tuple[Any, Step]] = list(zip(match.trail, match.log[:move], strict=False))
    return tuple(match.game.spell(s, step.action) for s, step in walked)
