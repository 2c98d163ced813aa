"""The win curve of a match, with the strokes of luck and the decisions that lost most."""

from sideline.lab.figures.figure import (
    Area,
    Axis,
    Cell,
    Curve,
    Drawn,
    Figure,
    Level,
    Mark,
    Point,
    Tick,
    in_steps,
    of_seat,
    shape_of,
)
from sideline.lab.review import Review
from sideline.lab.review_words import Telling, turns_of_luck

EVEN = 0.5
LETTERS = "ABCDE"
TICKS = 8
PAIR = 2


def win_curve(telling: Telling) -> Figure:
    """Draw how likely a win was after every move: one curve between two seats, or one for each of more."""
    review = telling.review
    is_pair = len(review.seats) == PAIR
    title = telling.of(review.seats[0], "curve") if is_pair else telling.say("curve-all")
    return Figure(
        key="win-curve",
        title=title,
        words=telling.sums(),
        x=Axis(0, max(1, review.moves), ticks(review.moves), telling.say("move")),
        y=Axis(0, 1, tuple((share, telling.percent(share)) for share in (0, EVEN, 1))),
        parts=(*_curves(review, is_pair), *_turns(telling), *_slips(telling)),
        table=_numbers(telling),
        width=920,
        height=340,
    )


def ticks(moves: int) -> tuple[Tick, ...]:
    """Choose round numbers of moves to write on the axis."""
    sizes = [digit * 10**power for power in range(6) for digit in (1, 2, 5)]
    apart = next(size for size in sizes if size * TICKS >= moves)
    return tuple((move, str(move)) for move in range(0, moves + 1, apart))


def _curves(review: Review, is_pair: bool) -> list[Drawn]:
    """Between two seats the area has the colour of whoever is ahead."""
    if not is_pair:
        return [Curve(_points(review, seat), of_seat(seat)) for seat in range(len(review.seats))]
    points = _points(review, 0)
    above, below = (tuple((x, clip(y, EVEN)) for x, y in points) for clip in (max, min))
    return [Area(above, EVEN, of_seat(0)), Area(below, EVEN, of_seat(1)), Level(EVEN), Curve(points)]


def _points(review: Review, seat: int) -> tuple[Point, ...]:
    return in_steps([(move, win[seat]) for move, win in enumerate(review.curve)])


def _turns(telling: Telling) -> list[Mark]:
    review = telling.review
    return [
        Mark(
            event.last,
            review.curve[event.last][0],
            letter,
            telling.turn(letter, event),
            style="luck",
            shape="diamond",
            leads=f"luck-{letter}",
        )
        for letter, event in zip(LETTERS, turns_of_luck(review), strict=False)
    ]


def _slips(telling: Telling) -> list[Mark]:
    review = telling.review
    return [
        Mark(
            slip.move,
            review.curve[slip.move][0 if len(review.seats) == PAIR else slip.seat],
            str(number),
            telling.slip(number, slip),
            of_seat(slip.seat),
            shape_of(slip.seat),
            leads=f"slip-{number}",
        )
        for number, slip in enumerate(review.mistakes, start=1)
    ]


def _numbers(telling: Telling) -> tuple[tuple[Cell, ...], ...]:
    """Write down every point of the curve, with the score."""
    review = telling.review
    names = [seat.name for seat in review.seats]
    rows: list[tuple[Cell, ...]] = [
        (move, " : ".join(map(str, points)), *map(telling.percent, win))
        for move, (points, win) in enumerate(zip(review.points, review.curve, strict=True))
    ]
    return ((telling.say("move"), telling.say("score"), *names), *rows)
