"""The ladder as a picture: every level at its Elo above the lowest."""

from itertools import accumulate

from sideline.lab.drawing import drawing
from sideline.lab.figures.figure import Axis, Curve, Figure, Interval, of_seat
from sideline.lab.ratings import Ladder

STEP = 200
ROOM = 100


def plot(ladder: Ladder) -> str:
    """Draw the levels from left to right; an interval is that of the rung below."""
    return drawing(steps(ladder), is_titled=True)


def steps(ladder: Ladder) -> Figure:
    """Return the figure of a ladder."""
    names = [ladder.rungs[0].lower, *(rung.upper for rung in ladder.rungs)]
    heights = list(accumulate((rung.elo for rung in ladder.rungs), initial=0.0))
    intervals = [
        Interval(
            place, below + rung.elo, below + rung.elo_low, below + rung.elo_high, f"{below + rung.elo:.0f}"
        )
        for place, (below, rung) in enumerate(zip(heights[:-1], ladder.rungs, strict=True), start=1)
    ]
    low = min(0.0, *heights, *(mark.low for mark in intervals)) - ROOM
    high = max(*heights, *(mark.high for mark in intervals)) + ROOM
    ticks = range(int(low // STEP) * STEP, int(high // STEP + 1) * STEP + 1, STEP)
    told = [(name, round(height)) for name, height in zip(names, heights, strict=True)]
    return Figure(
        key="ladder",
        title=f"{ladder.game}: the ladder",
        words=", ".join(f"{name} {height}" for name, height in told),
        x=Axis(-0.5, len(names) - 0.5, tuple(enumerate(names))),
        y=Axis(ticks[0], ticks[-1], tuple((tick, str(tick)) for tick in ticks), "Elo"),
        parts=(Curve(tuple(enumerate(heights)), of_seat(0)), *intervals),
        table=(("", "Elo"), *told),
    )
