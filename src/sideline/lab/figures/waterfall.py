"""The ledger of a seat as a waterfall: start, luck, own decisions and others' lead to the result."""

from itertools import accumulate, pairwise

from sideline.lab.figures.figure import Axis, Bar, Curve, Drawn, Figure, of_seat
from sideline.lab.review import Seat
from sideline.lab.review_words import LedgerLine, Telling

STYLES = ("luck", "skill", "others")
BREADTH = 0.62
ROOM = 0.24
HUNDRED = 100
MOST = 3
"""Hundreds of points that leave room for three numbers at the axis."""


def waterfall(telling: Telling, seat: Seat) -> Figure:
    """Draw how the start becomes the result, one bar on top of the other; the numbers written add up."""
    shares = telling.shares(seat)
    levels = list(accumulate(share.points for share in shares[:-1]))
    return Figure(
        key=f"ledger-{seat.seat}",
        title=seat.name,
        words=telling.sum_of(seat),
        x=Axis(-0.5, len(shares) - 0.5, tuple((place, share.name) for place, share in enumerate(shares))),
        y=_axis(telling, levels),
        parts=(*_joints(levels), *_bars(telling, seat, shares, levels)),
        table=(("", telling.name(seat.seat)), *((_plain(share.name), share.words) for share in shares)),
        width=420,
        height=260,
        left=52,
        right=10,
    )


def _plain(name: str) -> str:
    return name.replace("|", " ")


def _bars(telling: Telling, seat: Seat, shares: list[LedgerLine], levels: list[int]) -> list[Bar]:
    first, *changes, last = shares
    between = [
        Bar(place, start, end, share.short, share.error, style, BREADTH)
        for place, (share, style, (start, end)) in enumerate(
            zip(changes, STYLES, pairwise(levels), strict=True), start=1
        )
    ]
    return [
        Bar(0, 0, first.points, first.short, "", "begin", BREADTH),
        *between,
        Bar(len(levels), 0, last.points, last.short, "", of_seat(seat.seat), BREADTH),
    ]


def _joints(levels: list[int]) -> list[Drawn]:
    return [Curve(((place, level), (place + 1, level)), "joint") for place, level in enumerate(levels)]


def _axis(telling: Telling, levels: list[int]) -> Axis:
    """Make room for every bar and the words above it; sums may pass 0 and 100 on the way."""
    low, high = min(0, *levels), max(HUNDRED, *levels)
    marks = (0, HUNDRED // 2, HUNDRED) if high - low < MOST * HUNDRED else (0,)
    written = tuple((points, telling.percent(points / HUNDRED)) for points in marks)
    return Axis(low, high + ROOM * (high - low), written)
