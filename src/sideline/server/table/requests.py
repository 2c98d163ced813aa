"""What shall happen at a table, in whose name, and whether it may."""

from typing import NamedTuple

from sideline.engine.game import NOBODY
from sideline.server.protocol.refusal import Refusal
from sideline.server.store.base import Kind
from sideline.server.table.course import Course
from sideline.server.table.seating import Seating


class Request(NamedTuple):
    """Something that shall happen, under an id; `seats` are those of whoever asks for it.

    `version` is how far the match was when it was asked for; without one it shall happen however far it is.
    """

    id: str
    kind: Kind
    seats: tuple[int, ...]
    version: int | None = None
    action: int = 0


def allowed_seat(request: Request, course: Course, seating: Seating) -> int:
    """Return the seat in whose name a request happens, or refuse it; the rules are asked later."""
    if request.version is not None and request.version != course.version:
        raise Refusal("stale", "stale")
    check_live(course, seating)
    check_seated(request.seats)
    match request.kind:
        case "undo":
            return seat_to_undo(request.seats, course)
        case "claim":
            return seat_to_claim(request.seats, seating)
        case _:
            return seat_to_act(request.seats, course)


def check_live(course: Course, seating: Seating) -> None:
    """Refuse whatever comes before everybody sits, or after the end."""
    state = course.state(is_full=seating.is_full)
    if state == "over":
        raise Refusal("over", "over")
    if state == "waiting":
        raise Refusal("waiting", "waiting")


def check_seated(seats: tuple[int, ...]) -> None:
    """Refuse one who only looks on."""
    if not seats:
        raise Refusal("not-yours", "no-seat")


def check_time(seats: tuple[int, ...], course: Course) -> None:
    """Refuse one whose time has run out: a bot plays on in that seat."""
    if seats and course.timed_out.issuperset(seats):
        raise Refusal("forbidden", "timed-out")


def seat_to_act(seats: tuple[int, ...], course: Course) -> int:
    """Return the seat to act, if it is one's own."""
    if course.to_act not in seats:
        raise Refusal("not-yours", "not-yours")
    return course.to_act


def seat_to_undo(seats: tuple[int, ...], course: Course) -> int:
    """Return the seat that acted last, if it is one's own; the rules say why another may not."""
    last = course.match.log[-1].seat if course.match.log else NOBODY
    return last if last in seats else seats[0]


def seat_to_claim(seats: tuple[int, ...], seating: Seating) -> int:
    """Return one's own seat, if all others have been away too long."""
    others = [holder.seat for holder in seating.holders if holder.seat not in seats]
    if not others or seating.absent(besides=seats) != others:
        raise Refusal("forbidden", "nobody-away")
    return seats[0]
