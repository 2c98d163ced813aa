"""Figures with every part, and the review's own, as Python draws them; the page is tried with the same.

After the drawing has changed: `python tests/lab/figure_drawings.py` writes them anew.
"""

import json
from pathlib import Path

import msgspec

from sideline.lab.drawing import drawing
from sideline.lab.figures.curve import win_curve
from sideline.lab.figures.figure import (
    SHAPES,
    Area,
    Axis,
    Bar,
    Curve,
    Figure,
    Interval,
    Level,
    Mark,
    Note,
    in_steps,
)
from sideline.lab.figures.waterfall import waterfall
from sideline.lab.review import Mistake, Review, ReviewPlan, Seat, Swing
from sideline.lab.review_words import Telling

FILE = Path(__file__).parents[2] / "web/src/testing/figures.json"
CURVE = (0.5, 0.52, 0.61, 0.44, 0.3, 0.71, 1.0)
LEDGER = {"start": 0.505, "luck": 0.146, "skill": 0.127, "others": 0.222, "result": 1.0}


def everything() -> Figure:
    """Draw every part once."""
    steps = in_steps([(0, 0.2), (4, 0.8), (10, 0.5)])
    marks = [
        Mark(place, 0.1, str(place), "here", f"seat{place}", shape) for place, shape in enumerate(SHAPES)
    ]
    parts = (
        *(Area(steps, 0.5, "seat1"), Level(0.5), Curve(steps), Curve(steps, "joint")),
        *(Bar(3, 0.1, 0.4, "+3", "± 1", "luck"), Bar(5, 0.4, 0.4), Interval(7, 0.6, 0.5, 0.9, "even")),
        *(*marks, Mark(9, 0.9), Note(9, 0.3, "a <note>", "good", "end")),
    )
    x = Axis(0, 10, ((0, "none"), (10, "two|lines")), "steps")
    return Figure("all", "Everything", "All parts", x, Axis(0, 1, ((0, "0 %"), (1, "100 %")), "share"), parts)


def a_review() -> Review:
    """A short review, made up."""
    seats = [
        Seat(**LEDGER, seat=0, luck_error=0.03, skill_error=0.02, name="Home", decisions=6, agreed=4),
        Seat(
            seat=1, start=0.495, luck=-0.146, skill=-0.222, others=-0.127, result=0.0,
            luck_error=0.03, skill_error=0.03, name="Away", decisions=5, agreed=3,
        ),
    ]  # fmt: skip
    return Review(
        game="some_game",
        title="Some Game",
        settings={},
        ending="the points are reached",
        winner=0,
        moves=len(CURVE) - 1,
        seats=tuple(seats),
        curve=tuple((win, 1 - win) for win in CURVE),
        points=((0, 0), (0, 0), (2, 0), (2, 0), (2, 3), (4, 3), (6, 3)),
        lead_changes=(4, 5),
        events=(Swing(3, 4, None, (-0.31, 0.31), "A six."), Swing(5, 5, None, (0.41, -0.41), "A one.")),
        mistakes=(
            Mistake(2, 0, "shoot", "pass", 0.6, 0.09, 0.012),
            Mistake(6, 1, "hold", "go", 0.3, 0.04, 0.01),
        ),
        plan=ReviewPlan(10, 10, 10),
        playouts=70,
        seconds=1.0,
    )


def figures() -> list[Figure]:
    """List all figures that are compared."""
    telling = Telling(a_review(), "en")
    return [everything(), win_curve(telling), *(waterfall(telling, seat) for seat in telling.review.seats)]


def drawings() -> str:
    """Write the figures with what Python makes of them."""
    pairs = [{"figure": msgspec.to_builtins(figure), "svg": drawing(figure)} for figure in figures()]
    return json.dumps(pairs, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(drawings(), encoding="utf-8")
