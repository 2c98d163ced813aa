"""Charts: well-formed, to scale, the same in files and in the page, with nothing but what was asked for."""

from xml.etree import ElementTree

import pytest
from lab.figure_drawings import FILE, a_review, drawings, figures

from sideline.engine.numerals import MINUS
from sideline.lab.drawing import Frame, drawing
from sideline.lab.figures.figure import (
    Area,
    Axis,
    Bar,
    Curve,
    Drawn,
    Figure,
    Interval,
    Level,
    Mark,
    in_steps,
)
from sideline.lab.figures.waterfall import waterfall
from sideline.lab.review_words import Telling, adding_up

SVG = "{http://www.w3.org/2000/svg}"
X = Axis(0, 10, ((0, "0"), (10, "10")), "step")
Y = Axis(0, 1, ((0, "0 %"), (1, "100 %")))


def figure(*parts: Drawn, words: str = "", title: str = "A chart") -> Figure:
    return Figure("chart", title, words, X, Y, parts, width=200, height=100)


def drawn(*parts: Drawn, title: str = "A chart") -> ElementTree.Element:
    return ElementTree.fromstring(drawing(figure(*parts, title=title), is_titled=True))


def frame() -> Frame:
    """Where numbers lie below a title."""
    return Frame(figure(), above=26)


def texts(svg: ElementTree.Element) -> list[str]:
    return ["".join(node.itertext()) for node in svg.iter(f"{SVG}text")]


def only(svg: ElementTree.Element, kind: str) -> ElementTree.Element:
    return next(svg.iter(f"{SVG}{kind}"))


def test_a_chart_has_its_title_and_the_words_of_its_axes() -> None:
    assert texts(drawn()) == ["A chart", "0 %", "100 %", "0", "10", "step"]


def test_a_chart_needs_no_other_file_and_no_script() -> None:
    svg = drawing(figure(Curve(((0, 0), (10, 1)))))
    assert "script" not in svg
    assert "href" not in svg
    assert "url(" not in svg


def test_a_chart_has_colours_for_dark_pages() -> None:
    assert "prefers-color-scheme: dark" in drawing(figure())


def test_a_chart_says_what_it_shows_to_those_who_do_not_see_it() -> None:
    svg = ElementTree.fromstring(drawing(figure(words='Home "won"')))
    assert (svg.get("role"), svg.get("aria-label")) == ("img", 'Home "won"')


def test_words_are_escaped() -> None:
    nasty = "<script>alert('&')</script>"
    svg = drawn(Mark(1, 1, letter=nasty, words=nasty), Bar(1, 0, 1, nasty), title=nasty)
    assert texts(svg).count(nasty) == 3
    assert not list(svg.iter(f"{SVG}script"))


def test_a_frame_puts_the_ends_of_its_axes_at_its_edges() -> None:
    sheet = Frame(Figure("", "", "", X, Y, (), width=200, height=100, left=20, right=10, top=5, bottom=15))
    assert (sheet.across(0), sheet.across(10)) == (20, 190)
    assert (sheet.down(0), sheet.down(1)) == (85, 5)


def test_a_curve_goes_through_its_points() -> None:
    line, sheet = only(drawn(Curve(((0, 0.5), (10, 1)), "seat1")), "polyline"), frame()
    expected = f"{sheet.across(0):.1f},{sheet.down(0.5):.1f} {sheet.across(10):.1f},{sheet.down(1):.1f}"
    assert line.get("points") == expected
    assert line.get("class") == "line seat1"


def test_an_area_returns_to_its_level() -> None:
    corners = str(only(drawn(Area(((0, 1), (10, 1)), level=0.5)), "polygon").get("points")).split()
    assert [corner.split(",")[1] for corner in corners[2:]] == [f"{frame().down(0.5):.1f}"] * 2


def test_steps_stay_level_and_then_jump() -> None:
    assert in_steps([(0, 1.0), (2, 3.0), (5, 2.0)]) == ((0, 1), (2, 1), (2, 3), (5, 3), (5, 2))
    assert in_steps([(0, 1.0)]) == ((0, 1.0),)


@pytest.mark.parametrize(("start", "end"), [(0.25, 0.75), (0.75, 0.25)])
def test_a_bar_is_as_high_as_its_number_whichever_way_it_goes(start: float, end: float) -> None:
    bar, sheet = list(drawn(Bar(5, start, end, "half")).iter(f"{SVG}rect"))[-1], frame()
    assert float(bar.get("y", "")) == pytest.approx(sheet.down(0.75), abs=0.1)
    assert float(bar.get("height", "")) == pytest.approx(sheet.down(0.25) - sheet.down(0.75), abs=0.1)


def test_an_interval_reaches_from_low_to_high() -> None:
    svg, sheet = drawn(Interval(5, 0.5, low=0.25, high=1.0, words="even", style="seat0")), frame()
    stem = next(line for line in svg.iter(f"{SVG}line") if line.get("class") == "line seat0")
    ends = {float(stem.get(end, "")) for end in ("y1", "y2")}
    assert ends == {round(sheet.down(0.25), 1), round(sheet.down(1.0), 1)}
    assert "even" in texts(svg)


def test_a_level_is_dashed() -> None:
    assert any(line.get("class") == "guide" for line in drawn(Level(0.5)).iter(f"{SVG}line"))


def test_the_page_is_tried_with_figures_as_python_draws_them_now() -> None:
    """After the drawing has changed: `python tests/lab/figure_drawings.py`."""
    assert FILE.read_text(encoding="utf-8") == drawings()


def test_every_figure_has_its_words_and_its_numbers() -> None:
    for made in figures()[1:]:
        assert made.words
        assert len({len(row) for row in made.table}) == 1
        assert len(made.table) > len(made.x.ticks)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_written_in_a_ledger_adds_up(seat: int) -> None:
    """50.5 + 14.6 + 12.7 + 22.2 is 100, and so is what is written: each rounded by itself would give 101."""
    telling = Telling(a_review(), "en")
    start, *changes, result = (
        int(row[1].split()[0].rstrip("%").replace(MINUS, "-")) for row in ledger(telling, seat)
    )
    assert start + sum(changes) == result


def ledger(telling: Telling, seat: int) -> list[tuple[str, str]]:
    rows = waterfall(telling, telling.review.seats[seat]).table[1:]
    return [(str(name), str(words)) for name, words in rows]


def test_rounded_parts_add_up_to_their_rounded_sum_and_stay_within_a_point() -> None:
    for parts in ((0.505, 0.146, 0.127, 0.222), (0.334, 0.333, 0.333), (-0.004, -0.004, 0.5), (0.0,)):
        points = adding_up(parts)
        assert sum(points) == round(100 * sum(parts))
        assert all(abs(point - 100 * part) < 1 for point, part in zip(points, parts, strict=True))
