"""A chart as data: a frame with two axes and any number of parts, its words, and its numbers as a table.

Nothing here has a colour: a style is the name of a class of figure.css. `lab/drawing.py` draws a figure into
a file and `web/src/boards/kit/Figure.svelte` into the page; a test has both draw the same.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

import msgspec

Anchor = Literal["start", "middle", "end"]
Shape = Literal["circle", "square", "diamond", "triangle"]
Point = tuple[float, float]
Tick = tuple[float, str]
Cell = str | float

SHAPES: tuple[Shape, ...] = ("circle", "square", "diamond", "triangle")
"""The marks of the seats, so that colour alone never says who it was."""


class Figured(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something of a figure; what has its default is left out of a message."""


class Axis(Figured, frozen=True):
    """The numbers along one side of a chart, and which of them are written; a `|` breaks the line."""

    low: float
    high: float
    ticks: tuple[Tick, ...] = ()
    title: str = ""


class Curve(Figured, frozen=True, tag="curve"):
    """A line through points."""

    points: tuple[Point, ...]
    style: str = ""


class Area(Figured, frozen=True, tag="area"):
    """What lies between a curve and a level."""

    points: tuple[Point, ...]
    level: float
    style: str = ""


class Level(Figured, frozen=True, tag="level"):
    """A dashed line across at some height."""

    y: float


class Bar(Figured, frozen=True, tag="bar"):
    """A bar from one number to another, with words above it, and smaller ones above those."""

    x: float
    start: float
    end: float
    words: str = ""
    small: str = ""
    style: str = ""
    breadth: float = 0.6


class Interval(Figured, frozen=True, tag="interval"):
    """A point with how far it may be off, and words beside it."""

    x: float
    y: float
    low: float
    high: float
    words: str = ""
    style: str = ""


class Mark(Figured, frozen=True, tag="mark"):
    """A sign with a letter or two inside; pointing at it shows its words, and `leads` says where it leads."""

    x: float
    y: float
    letter: str = ""
    words: str = ""
    style: str = ""
    shape: Shape = "circle"
    leads: str = ""


class Note(Figured, frozen=True, tag="note"):
    """Words at a place."""

    x: float
    y: float
    words: str
    style: str = ""
    anchor: Anchor = "start"


Drawn = Curve | Area | Level | Bar | Interval | Mark | Note


class Figure(Figured, frozen=True):
    """A chart: `words` say what it shows to those who do not see it, `table` has its numbers, headings first.

    The page may draw it in another size than `width` and `height`; the room about the frame stays.
    """

    key: str
    title: str
    words: str
    x: Axis
    y: Axis
    parts: tuple[Drawn, ...]
    table: tuple[tuple[Cell, ...], ...] = ()
    width: int = 760
    height: int = 320
    left: int = 58
    right: int = 18
    top: int = 16
    bottom: int = 46


def in_steps(points: Sequence[Point]) -> tuple[Point, ...]:
    """Make a curve stay level until its next point and jump there."""
    corners = [(x, before) for (_, before), (x, _) in pairwise(points)]
    return (*(place for pair in zip(points, corners, strict=False) for place in pair), *points[-1:])


def of_seat(seat: int) -> str:
    """Name the style of a seat."""
    return f"seat{seat % len(SHAPES)}"


def shape_of(seat: int) -> Shape:
    """Return the mark of a seat."""
    return SHAPES[seat % len(SHAPES)]
