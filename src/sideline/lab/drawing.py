"""Draws figures: SVG that needs nothing else, readable in light and in dark, with words on everything."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

from sideline.lab.figures.figure import (
    Anchor,
    Area,
    Axis,
    Bar,
    Curve,
    Drawn,
    Figure,
    Interval,
    Level,
    Mark,
    Note,
    Point,
    Shape,
)

STYLE = (files("sideline.lab.figures") / "figure.css").read_text(encoding="utf-8")
TITLE_ROOM = 26
LINE = 15
RADIUS, SMALL = 9, 3.5
SLIM = 1.5


class Frame(NamedTuple):
    """Where on the paper the numbers of a figure are drawn."""

    figure: Figure
    above: float = 0.0

    @property
    def floor(self) -> float:
        """Where the x axis is."""
        return self.above + self.figure.height - self.figure.bottom

    @property
    def edge(self) -> float:
        """Where the y axis would be on the right."""
        return self.figure.width - self.figure.right

    def across(self, value: float) -> float:
        """Return the place of a number of the x axis."""
        return self.figure.left + share(self.figure.x, value) * (self.edge - self.figure.left)

    def down(self, value: float) -> float:
        """Return the place of a number of the y axis."""
        return self.floor - share(self.figure.y, value) * (self.floor - self.above - self.figure.top)


def share(axis: Axis, value: float) -> float:
    """Return how far along an axis a number lies, from 0 to 1."""
    return (value - axis.low) / (axis.high - axis.low)


def drawing(figure: Figure, *, is_titled: bool = False) -> str:
    """Draw a figure as one SVG that needs nothing else; with its title, if nothing about it has that."""
    above = TITLE_ROOM if is_titled else 0
    frame, height = Frame(figure, above), figure.height + above
    title = [text(14, 24, figure.title, style="title")] if is_titled else []
    name = escape(figure.words, quote=True)
    drawn = "\n".join([*title, *_axes(frame), *(part_of(frame, part) for part in figure.parts)])
    return (
        f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {figure.width} {height}" '
        f'width="{figure.width}" height="{height}" role="img" aria-label="{name}">\n'
        f'<style>{STYLE}</style>\n<rect class="paper" width="{figure.width}" height="{height}" rx="8"/>\n'
        f"{drawn}\n</svg>\n"
    )


def text(x: float, y: float, words: str, *, anchor: Anchor = "start", style: str = "") -> str:
    """Write words at a place on the paper."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(words)}</text>'


def _axes(frame: Frame) -> Iterator[str]:
    """Draw the axes, with a line across for every number of the y axis."""
    figure, floor = frame.figure, frame.floor
    for value, words in figure.y.ticks:
        y = frame.down(value)
        yield _stroke(figure.left, y, frame.edge, y, "grid")
        yield text(figure.left - 8, y + 4, words, anchor="end")
    for value, words in figure.x.ticks:
        for row, part in enumerate(words.split("|")):
            yield text(frame.across(value), floor + 18 + row * LINE, part, anchor="middle", style="tick")
    yield _stroke(figure.left, floor, frame.edge, floor, "axis")
    if figure.x.title:
        yield text((figure.left + frame.edge) / 2, floor + 36, figure.x.title, anchor="middle", style="faint")
    if figure.y.title:
        yield text(figure.left, frame.above + figure.top - 4, figure.y.title, style="faint")


def part_of(frame: Frame, part: Drawn) -> str:
    """Draw one part of a figure."""
    match part:
        case Curve():
            return f'<polyline points="{_places(frame, part.points)}" class="{styled("line", part)}"/>'
        case Area():
            return _area(frame, part)
        case Level():
            return _stroke(frame.figure.left, frame.down(part.y), frame.edge, frame.down(part.y), "guide")
        case Bar():
            return _bar(frame, part)
        case Interval():
            return _interval(frame, part)
        case Mark():
            return _mark(frame, part)
        case Note():
            place = frame.across(part.x), frame.down(part.y)
            return text(*place, part.words, anchor=part.anchor, style=styled("beside", part))


def styled(kind: str, part: Any) -> str:
    """Name the classes of a part."""
    return f"{kind} {part.style}".strip()


def _area(frame: Frame, area: Area) -> str:
    ends = ((area.points[-1][0], area.level), (area.points[0][0], area.level))
    return f'<polygon points="{_places(frame, [*area.points, *ends])}" class="{styled("area", area)}"/>'


def _bar(frame: Frame, bar: Bar) -> str:
    left, right = frame.across(bar.x - bar.breadth / 2), frame.across(bar.x + bar.breadth / 2)
    top, floor = sorted((frame.down(bar.start), frame.down(bar.end)))
    shape = (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
        f'height="{max(SLIM, floor - top):.1f}" rx="2" class="{styled("bar", bar)}"/>'
    )
    words = text((left + right) / 2, top - 6, bar.words, anchor="middle", style="above") if bar.words else ""
    small = (
        text((left + right) / 2, top - 22, bar.small, anchor="middle", style="beside less")
        if bar.small
        else ""
    )
    return shape + words + small


def _interval(frame: Frame, part: Interval) -> str:
    x, style = frame.across(part.x), styled("line", part)
    low, high = frame.down(part.low), frame.down(part.high)
    caps = "".join(_stroke(x - 5, y, x + 5, y, style) for y in (low, high))
    dot = _sign(x, frame.down(part.y), 5, "circle", styled("sign", part))
    words = text(x + 10, frame.down(part.y) + 4, part.words, style="beside")
    return _stroke(x, low, x, high, style) + caps + dot + words


def _mark(frame: Frame, mark: Mark) -> str:
    x, y = frame.across(mark.x), frame.down(mark.y)
    sign = _sign(x, y, RADIUS if mark.letter else SMALL, mark.shape, styled("sign", mark))
    style = styled("letter", mark)
    letter = text(x, y + 4, mark.letter, anchor="middle", style=style) if mark.letter else ""
    return f"<g><title>{escape(mark.words)}</title>{sign}{letter}</g>"


def _sign(x: float, y: float, radius: float, shape: Shape, style: str) -> str:
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" class="{style}"/>'
    corners = " ".join(
        f"{x + across * radius:.1f},{y + down * radius:.1f}" for across, down in CORNERS[shape]
    )
    return f'<polygon points="{corners}" class="{style}"/>'


CORNERS: dict[Shape, Sequence[Point]] = {
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "diamond": ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)),
    "triangle": ((0, -1.2), (1.2, 0.95), (-1.2, 0.95)),
}


def _stroke(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _places(frame: Frame, points: Sequence[Point]) -> str:
    return " ".join(f"{frame.across(x):.1f},{frame.down(y):.1f}" for x, y in points)
