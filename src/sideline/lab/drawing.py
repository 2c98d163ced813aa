"""Small charts as SVG, drawn by hand: readable in light and in dark, with words on everything.

A chart is a frame with two axes and any number of parts: `chart(Curve(...), Mark(...), x=x, y=y, title="")`.
Colours are hues 0 to 3, one for each seat; everything else takes the colour of the text.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Literal, Protocol

HUES = 4
STYLE = """
.chart { color: #1c2430; --paper: #ffffff; font: 13px system-ui, sans-serif; }
.chart .hue0 { --hue: #1f5fd0; } .chart .hue1 { --hue: #c4540a; }
.chart .hue2 { --hue: #117a4b; } .chart .hue3 { --hue: #8a2fb8; }
@media (prefers-color-scheme: dark) {
  .chart { color: #e6eaf0; --paper: #161b22; }
  .chart .hue0 { --hue: #79a8ff; } .chart .hue1 { --hue: #ff9d52; }
  .chart .hue2 { --hue: #4fd08f; } .chart .hue3 { --hue: #cf8cf5; }
}
.chart text { fill: currentColor; }
.chart .paper { fill: var(--paper); }
.chart .title { font-weight: 600; font-size: 15px; }
.chart .faint { opacity: 0.7; }
.chart .grid { stroke: currentColor; stroke-opacity: 0.14; }
.chart .axis { stroke: currentColor; stroke-opacity: 0.55; }
.chart .guide { stroke: currentColor; stroke-opacity: 0.55; stroke-dasharray: 4 4; }
.chart .line { fill: none; stroke: var(--hue, currentColor); stroke-width: 2; stroke-linejoin: round; }
.chart .area { fill: var(--hue, currentColor); fill-opacity: 0.22; }
.chart .bar { fill: var(--hue, currentColor); }
.chart .pale { fill-opacity: 0.4; }
.chart .dot { fill: var(--hue, currentColor); stroke: var(--paper); stroke-width: 1.5; }
.chart .beside { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.chart .on-dot { fill: var(--paper); font-size: 11px; font-weight: 700; }
"""

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True)
class Axis:
    """The numbers along one side of a chart, and which of them are written."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    title: str = ""

    def share(self, value: float) -> float:
        """Return how far along the axis a number lies, from 0 to 1."""
        return (value - self.low) / (self.high - self.low)


@dataclass(frozen=True)
class Frame:
    """Where on the paper the numbers are drawn."""

    x: Axis
    y: Axis
    width: int
    height: int
    left: int = 58
    right: int = 18
    top: int = 40
    bottom: int = 46

    def across(self, value: float) -> float:
        """Return the place of a number of the x axis."""
        return self.left + self.x.share(value) * (self.width - self.left - self.right)

    def down(self, value: float) -> float:
        """Return the place of a number of the y axis."""
        return self.height - self.bottom - self.y.share(value) * (self.height - self.top - self.bottom)


class Drawn(Protocol):
    """Something to draw in a frame."""

    def draw(self, frame: Frame) -> str:
        """Return it as SVG."""


def chart(*parts: Drawn, x: Axis, y: Axis, title: str, width: int = 760, height: int = 320) -> str:
    """Draw parts in a frame with two axes, as one SVG that needs nothing else."""
    frame = Frame(x, y, width, height)
    drawn = "\n".join(part.draw(frame) for part in parts)
    name = escape(title, quote=True)
    return (
        f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{name}">\n<style>{STYLE}</style>\n'
        f'<rect class="paper" width="{width}" height="{height}" rx="8"/>\n'
        f"{text(14, 24, title, style='title')}\n{_axes(frame)}\n{drawn}\n</svg>\n"
    )


def text(x: float, y: float, words: str, *, anchor: Anchor = "start", style: str = "") -> str:
    """Write words at a place on the paper."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(words)}</text>'


def _axes(frame: Frame) -> str:
    floor, edge = frame.height - frame.bottom, frame.width - frame.right
    rows = [_row(frame, value, words) for value, words in frame.y.ticks]
    columns = [
        text(frame.across(value), floor + 18, words, anchor="middle") for value, words in frame.x.ticks
    ]
    title = text((frame.left + edge) / 2, floor + 36, frame.x.title, anchor="middle", style="faint")
    upper = text(frame.left, frame.top - 4, frame.y.title, style="faint") if frame.y.title else ""
    return "\n".join([*rows, *columns, _stroke(frame.left, floor, edge, floor, "axis"), title, upper])


def _row(frame: Frame, value: float, words: str) -> str:
    y = frame.down(value)
    line = _stroke(frame.left, y, frame.width - frame.right, y, "grid")
    return line + text(frame.left - 8, y + 4, words, anchor="end")


def _stroke(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _places(frame: Frame, points: Sequence[Point]) -> str:
    return " ".join(f"{frame.across(x):.1f},{frame.down(y):.1f}" for x, y in points)


def _hue(hue: int | None) -> str:
    return "" if hue is None else f"hue{hue % HUES}"


def in_steps(points: Sequence[Point]) -> list[Point]:
    """Make a curve stay level until its next point and jump there."""
    corners = [(x, before) for (_, before), (x, _) in pairwise(points)]
    return [place for pair in zip(points, corners, strict=False) for place in pair] + list(points[-1:])


@dataclass(frozen=True)
class Curve:
    """A curve through points."""

    points: Sequence[Point]
    hue: int | None = None

    def draw(self, frame: Frame) -> str:
        """Return it as SVG."""
        return f'<polyline points="{_places(frame, self.points)}" class="line {_hue(self.hue)}"/>'


@dataclass(frozen=True)
class Area:
    """What lies between a curve and a level."""

    points: Sequence[Point]
    level: float
    hue: int | None = None

    def draw(self, frame: Frame) -> str:
        """Return it as SVG."""
        ends = [(self.points[-1][0], self.level), (self.points[0][0], self.level)]
        return f'<polygon points="{_places(frame, [*self.points, *ends])}" class="area {_hue(self.hue)}"/>'


@dataclass(frozen=True)
class Level:
    """A dashed line across at some height."""

    y: float

    def draw(self, frame: Frame) -> str:
        """Return it as SVG."""
        y = frame.down(self.y)
        return _stroke(frame.left, y, frame.width - frame.right, y, "guide")


@dataclass(frozen=True)
class Bar:
    """A bar from one number to another, with words above it."""

    x: float
    start: float
    end: float
    words: str = ""
    hue: int | None = None
    breadth: float = 0.6
    is_pale: bool = False

    def draw(self, frame: Frame) -> str:
        """Return it as SVG."""
        left, right = frame.across(self.x - self.breadth / 2), frame.across(self.x + self.breadth / 2)
        top, floor = sorted((frame.down(self.start), frame.down(self.end)))
        style = f"bar {_hue(self.hue)}{' pale' if self.is_pale else ''}"
        shape = (
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
            f'height="{max(1.5, floor - top):.1f}" rx="2" class="{style}"/>'
        )
        return shape + text((left + right) / 2, top - 6, self.words, anchor="middle")


@dataclass(frozen=True)
class Interval:
    """A point with how far it may be off, and words beside it."""

    x: float
    y: float
    low: float
    high: float
    words: str = ""
    hue: int | None = None

    def draw(self, frame: Frame) -> str:
        """Return it as SVG."""
        x, style = frame.across(self.x), f"line {_hue(self.hue)}"
        low, high = frame.down(self.low), frame.down(self.high)
        caps = "".join(_stroke(x - 5, y, x + 5, y, style) for y in (low, high))
        dot = f'<circle cx="{x:.1f}" cy="{frame.down(self.y):.1f}" r="5" class="dot {_hue(self.hue)}"/>'
        words = text(x + 10, frame.down(self.y) + 4, self.words, style="beside")
        return _stroke(x, low, x, high, style) + caps + dot + words


@dataclass(frozen=True)
class Mark:
    """A dot with a letter or two inside; pointing at it shows its words."""

    x: float
    y: float
    letter: str = ""
    words: str = ""
    hue: int | None = None

    def draw(self, frame: Frame) -> str:
        """Return it as SVG."""
        x, y = frame.across(self.x), frame.down(self.y)
        radius = 9 if self.letter else 3.5
        dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="dot {_hue(self.hue)}"/>'
        letter = text(x, y + 4, self.letter, anchor="middle", style="on-dot") if self.letter else ""
        return f"<g><title>{escape(self.words)}</title>{dot}{letter}</g>"
