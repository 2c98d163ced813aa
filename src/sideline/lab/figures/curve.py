"""The win curve of a match, with the strokes of luck and the decisions that lost most."""

from collections.abc import Sequence

from sideline.engine.numerals import percent
from sideline.engine.words import phrase, words_of
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
        parts=(*_curves(review.curve), *_turns(telling), *_slips(telling)),
        table=_numbers(telling),
        width=920,
        height=340,
    )


def sketched_curve(wins: Sequence[tuple[float, ...]], moves: int, lang: str) -> Figure:
    """Draw the beginning of a curve whose review is not done: a first look at every move so far."""
    words = words_of("sideline.lab", lang)
    return Figure(
        key="win-curve",
        title=words.say(phrase("review-sketch")),
        words=words.say(phrase("review-sketch")),
        x=Axis(0, max(1, moves), ticks(moves), words.say(phrase("review-move"))),
        y=Axis(0, 1, tuple((share, percent(share, lang)) for share in (0, EVEN, 1))),
        parts=tuple(_curves(wins)),
        width=920,
        height=340,
    )


def ticks(moves: int) -> tuple[Tick, ...]:
    """Choose round numbers of moves to write on the axis."""
    sizes = [digit * 10**power for power in range(6) for digit in (1, 2, 5)]
    apart = next(size for size in sizes if size * TICKS >= moves)
    return tuple((move, str(move)) for move in range(0, moves + 1, apart))


def _curves(wins: Sequence[tuple[float, ...]]) -> list[Drawn]:
    """Between two seats the area has the colour of whoever is ahead."""
    seats = len(wins[0])
    if seats != PAIR:
        return [Curve(_points(wins, seat), of_seat(seat)) for seat in range(seats)]
    points = _points(wins, 0)
    above, below = (tuple((x, clip(y, EVEN)) for x, y in points) for clip in (max, min))
    return [Area(above, EVEN, of_seat(0)), Area(below, EVEN, of_seat(1)), Level(EVEN), Curve(points)]


def _points(wins: Sequence[tuple[float, ...]], seat: int) -> tuple[Point, ...]:
    return in_steps([(move, win[seat]) for move, win in enumerate(wins)])


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
