"""A review as one pair of eyes may read it: what a hidden hand held is told only to eyes that could know."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from sideline.engine.numerals import PER_CENT
from sideline.lab.carries import Carry
from sideline.lab.figures.curve import LETTERS, win_curve
from sideline.lab.figures.waterfall import waterfall
from sideline.lab.review import Mistake, Review, Seat
from sideline.lab.review_words import Telling, turns_of_luck
from sideline.lab.shots import Shot
from sideline.server.protocol.hindsight import (
    ReviewInfo,
    SeatReview,
    ShownCarry,
    ShownShot,
    ShownSlip,
    ShownTurn,
)
from sideline.server.table.reel import ALL

DIGITS: Final = 4


def shown_review(review: Review, lang: str, *, eyes: int = ALL, is_hidden: bool = True) -> ReviewInfo:
    """Build what is told of a review; without hidden hands everybody could know everything."""
    telling = Telling(review, lang)
    sees = range(len(review.seats)) if eyes == ALL or not is_hidden else (eyes,)
    return ReviewInfo(
        outcome=telling.outcome(),
        winner=review.winner,
        points=review.points[-1],
        lead_changes=len(review.lead_changes),
        curve=win_curve(telling),
        seats=tuple(_seat(telling, seat) for seat in review.seats),
        slips=tuple(
            _slip(telling, number, slip, is_told=slip.seat in sees)
            for number, slip in enumerate(review.mistakes, start=1)
        ),
        turns=_turns(review),
        wins=tuple(tuple(round(share, DIGITS) for share in win) for win in review.curve),
        how=(*telling.how(), telling.took()),
    )


def _seat(telling: Telling, seat: Seat) -> SeatReview:
    return SeatReview(
        seat.seat,
        seat.name,
        telling.luck(seat),
        telling.sum_of(seat),
        telling.agreement(seat),
        waterfall(telling, seat),
    )


def _slip(telling: Telling, number: int, slip: Mistake, *, is_told: bool) -> ShownSlip:
    lost, error = telling.loss(slip.loss, slip.error).split(" ± ")
    return ShownSlip(
        number=number,
        move=slip.move,
        seat=slip.seat,
        played=slip.played if is_told else "",
        better=slip.better if is_told else "",
        loss=round(slip.loss, DIGITS),
        lost=lost,
        error=f"± {error}",
        win=telling.percent(slip.win),
    )


def _turns(review: Review) -> tuple[ShownTurn, ...]:
    return tuple(
        ShownTurn(letter, event.first, event.last, tuple(round(PER_CENT * each) for each in event.effects))
        for letter, event in zip(LETTERS, turns_of_luck(review), strict=False)
    )


def shown_shots(shots: Iterable[Shot]) -> tuple[ShownShot, ...]:
    """Count the shots of every seat from every place."""
    places: dict[tuple[int, str], list[int]] = defaultdict(list)
    for shot in shots:
        places[shot.seat, shot.thing].append(shot.points)
    return tuple(
        ShownShot(seat, thing, len(points), sum(each > 0 for each in points), sum(points))
        for (seat, thing), points in sorted(places.items())
    )


def shown_carries(carries: Iterable[Carry]) -> tuple[ShownCarry, ...]:
    """Count how often every seat carried the ball from one place to another."""
    ways: dict[tuple[int, str, str], list[int]] = defaultdict(list)
    for carry in carries:
        ways[carry.seat, carry.start, carry.end].append(carry.points)
    return tuple(
        ShownCarry(seat, start, end, len(points), sum(points))
        for (seat, start, end), points in sorted(ways.items())
    )
