"""The desk of a table: answers what people at their pages ask for."""

import logging
import re
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from sideline.bots.bot import BOTS
from sideline.engine.errors import IllegalAction
from sideline.engine.game import NOBODY
from sideline.server.protocol.messages import Absent, Act, Because, Chat, Done, Refused, Remark, Undo, Why
from sideline.server.protocol.refusal import Refusal, code_of
from sideline.server.store.base import Entry, Holder, StoreError
from sideline.server.table.audience import Page, frame_of
from sideline.server.table.cleaning import tidy_chat
from sideline.server.table.course import Course
from sideline.server.table.reasons import reasons
from sideline.server.table.table import Table
from sideline.server.table.wanted import Wanted

ACTION_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)

logger = logging.getLogger(__name__)

MOST_THINGS: Final = 8

Ask = Act | Undo | Absent


async def answer(table: Table, page: Page, ask: Ask) -> None:
    """Do what somebody asks for, or say why not; whoever asked gets one answer.

    Callers see it through: cancelled in the middle, it leaves the table in doubt about its log.
    """
    try:
        if not ACTION_ID.fullmatch(ask.id):
            raise Refusal("malformed", "bad-id")
        await work_for(table, page, ask)
    except Refusal as why:
        refuse(table, page, ask, why)
        if why.code == "stale":
            table.tell_snapshot(page, since=table.course.version)
    except IllegalAction as why:
        refuse(table, page, ask, why)
    except StoreError as why:
        logger.warning("the store refused", extra={"table": table.id, "why": str(why)})
        refuse(table, page, ask, Refusal("busy", "busy"))


def work_for(table: Table, page: Page, ask: Ask) -> Coroutine[Any, Any, None]:
    """Return what has to be done."""
    seats = page.eye.seats
    match ask:
        case Act():
            wanted = Wanted(ask.id, "play", partial(seat_to_play, seats), ask.version, ask.action)
        case Undo():
            wanted = Wanted(ask.id, "undo", partial(seat_to_undo, seats), ask.version)
        case Absent(choice="bot"):
            return put_bot(table, page, ask)
        case _:
            wanted = Wanted(ask.id, "claim", partial(seat_to_claim, table, seats))
    return table.put(wanted, partial(acknowledge, page, ask.id))


def acknowledge(page: Page, ask_id: str, entry: Entry) -> None:
    """Tell whoever asked that it is done and will not be lost."""
    if entry.seat not in page.eye.seats:
        raise Refusal("forbidden", "used-id")
    page.tell(frame_of(Done(ask_id, entry.seq)))


def refuse(table: Table, page: Page, ask: Ask, why: Refusal | IllegalAction) -> None:
    """Tell whoever asked why it is not done."""
    code, reason = code_of(why), page.eye.say(table.course.match, why.phrase)
    table.house.metrics.count("refusals", code)
    page.tell(frame_of(Refused(ask.id, code, reason, table.course.version)))


def explain(table: Table, page: Page, why: Why) -> None:
    """Say why nothing can be done with some things, to whoever is asked to decide."""
    if len(why.things) > MOST_THINGS:
        raise Refusal("malformed", "malformed")
    seat_to_play(page.eye.seats, table.course)
    page.tell(frame_of(Because(why.things, reasons(table.course.match, page.eye, why.things))))


def chat(table: Table, page: Page, ask: Chat) -> None:
    """Say something to everybody at the table."""
    if not page.eye.seats:
        raise Refusal("forbidden", "only-seats")
    text = tidy_chat(ask.text)
    if not text:
        raise Refusal("malformed", "bad-text")
    table.audience.tell_all(Remark(table.seating.name(page.eye.seats[0]), text))


# In whose name something happens


def check_seated(seats: tuple[int, ...]) -> None:
    """Refuse one who only looks on."""
    if not seats:
        raise Refusal("not-yours", "no-seat")


def seat_to_play(seats: tuple[int, ...], course: Course) -> int:
    """Return the seat to act, if it is one's own."""
    check_seated(seats)
    if course.to_act not in seats:
        raise Refusal("not-yours", "not-yours")
    return course.to_act


def seat_to_undo(seats: tuple[int, ...], course: Course) -> int:
    """Return the seat that acted last, if it is one's own; the rules say why another may not."""
    check_seated(seats)
    last = course.match.log[-1].seat if course.match.log else NOBODY
    return last if last in seats else seats[0]


def seat_to_claim(table: Table, seats: tuple[int, ...], course: Course) -> int:
    """Return one's own seat, if all others have been away too long."""
    check_seated(seats)
    others = [seat for seat in range(table.game.seats) if seat not in seats]
    if not others or absent_seats(table, seats) != others:
        raise Refusal("forbidden", "nobody-away")
    return seats[0]


def absent_seats(table: Table, mine: tuple[int, ...]) -> list[int]:
    """List the seats of others that were left, or whose holders have been away too long."""
    return [
        seat
        for seat in range(table.game.seats)
        if seat not in mine and table.seating.is_absent(seat, table.house.settings.grace)
    ]


async def put_bot(table: Table, page: Page, ask: Absent) -> None:
    """Let a bot sit in for those who have been away too long."""
    async with table.lock:
        check_seated(page.eye.seats)
        if table.state == "over":
            raise Refusal("over", "over")
        if table.state == "waiting":
            raise Refusal("waiting", "waiting")
        bot = ask.bot or table.house.bots.stand_in()
        if bot not in BOTS:
            raise Refusal("unknown", "unknown-bot", bot=bot[:40])
        seats = absent_seats(table, page.eye.seats)
        if not seats:
            raise Refusal("forbidden", "nobody-away")
        await table.put_holders(*(Holder(table.id, seat, None, name=bot, bot=bot) for seat in seats))
        page.tell(frame_of(Done(ask.id, table.course.version)))
