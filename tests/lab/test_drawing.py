"""Charts: well-formed, to scale, and nothing in them but what was asked for."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from sideline.lab.drawing import Area, Axis, Bar, Curve, Drawn, Frame, Interval, Level, Mark, chart, in_steps

SVG = "{http://www.w3.org/2000/svg}"
X = Axis(0, 10, [(0, "0"), (10, "10")], "step")
Y = Axis(0, 1, [(0, "0 %"), (1, "100 %")])


def drawn(*parts: Drawn, title: str = "A chart") -> ElementTree.Element:
    return ElementTree.fromstring(chart(*parts, x=X, y=Y, title=title, width=200, height=100))


def texts(svg: ElementTree.Element) -> list[str]:
    return ["".join(node.itertext()) for node in svg.iter(f"{SVG}text")]


def only(svg: ElementTree.Element, kind: str) -> ElementTree.Element:
    found: Iterator[ElementTree.Element] = svg.iter(f"{SVG}{kind}")
    return next(found)


def test_a_chart_has_its_title_and_the_words_of_its_axes() -> None:
    assert texts(drawn()) == ["A chart", "0 %", "100 %", "0", "10", "step"]


def test_a_chart_needs_no_other_file_and_no_script() -> None:
    svg = chart(Curve([(0, 0), (10, 1)]), x=X, y=Y, title="A chart")
    assert "script" not in svg
    assert "href" not in svg
    assert "url(" not in svg


def test_a_chart_has_colours_for_dark_pages() -> None:
    assert "prefers-color-scheme: dark" in chart(x=X, y=Y, title="A chart")


def test_words_are_escaped() -> None:
    nasty = "<script>alert('&')</script>"
    svg = drawn(Mark(1, 1, letter=nasty, words=nasty), Bar(1, 0, 1, nasty), title=nasty)
    assert texts(svg).count(nasty) == 3
    assert not list(svg.iter(f"{SVG}script"))


def test_a_frame_puts_the_ends_of_its_axes_at_its_edges() -> None:
    frame = Frame(X, Y, 200, 100, left=20, right=10, top=5, bottom=15)
    assert (frame.across(0), frame.across(10)) == (20, 190)
    assert (frame.down(0), frame.down(1)) == (85, 5)


def test_a_curve_goes_through_its_points() -> None:
    frame = Frame(X, Y, 200, 100)
    line = only(drawn(Curve([(0, 0.5), (10, 1)], hue=1)), "polyline")
    expected = f"{frame.across(0):.1f},{frame.down(0.5):.1f} {frame.across(10):.1f},{frame.down(1):.1f}"
    assert line.get("points") == expected
    assert line.get("class") == "line hue1"


def test_an_area_returns_to_its_level() -> None:
    frame = Frame(X, Y, 200, 100)
    corners = str(only(drawn(Area([(0, 1), (10, 1)], level=0.5)), "polygon").get("points")).split()
    assert [corner.split(",")[1] for corner in corners[2:]] == [f"{frame.down(0.5):.1f}"] * 2


def test_steps_stay_level_and_then_jump() -> None:
    assert in_steps([(0, 1.0), (2, 3.0), (5, 2.0)]) == [(0, 1), (2, 1), (2, 3), (5, 3), (5, 2)]
    assert in_steps([(0, 1.0)]) == [(0, 1.0)]


@pytest.mark.parametrize(("start", "end"), [(0.25, 0.75), (0.75, 0.25)])
def test_a_bar_is_as_high_as_its_number_whichever_way_it_goes(start: float, end: float) -> None:
    frame = Frame(X, Y, 200, 100)
    bar = list(drawn(Bar(5, start, end, "half")).iter(f"{SVG}rect"))[-1]
    assert float(bar.get("y", "")) == pytest.approx(frame.down(0.75), abs=0.1)
    assert float(bar.get("height", "")) == pytest.approx(frame.down(0.25) - frame.down(0.75), abs=0.1)


def test_an_interval_reaches_from_low_to_high() -> None:
    frame = Frame(X, Y, 200, 100)
    svg = drawn(Interval(5, 0.5, low=0.25, high=1.0, words="even", hue=0))
    stem = next(line for line in svg.iter(f"{SVG}line") if line.get("class") == "line hue0")
    assert {float(stem.get(end, "")) for end in ("y1", "y2")} == {
        round(frame.down(0.25), 1),
        round(frame.down(1.0), 1),
    }
    assert "even" in texts(svg)


def test_a_level_is_dashed() -> None:
    assert any(line.get("class") == "guide" for line in drawn(Level(0.5)).iter(f"{SVG}line"))
