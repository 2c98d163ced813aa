"""What people at their pages ask a table for, and the one answer that each of them gets."""

import logging
import re
from typing import Final

from sideline.bots.bot import BOTS
from sideline.engine.errors import IllegalAction
from sideline.engine.words import phrase
from sideline.server.protocol.messages import Absent, Act, Because, Chat, Done, Refused, Remark, Undo, Why
from sideline.server.protocol.refusal import Refusal, code_of
from sideline.server.protocol.sight import Reason
from sideline.server.store.base import Holder, StoreError
from sideline.server.table.audience import Page, frame_of
from sideline.server.table.cleaning import tidy_chat
from sideline.server.table.reasons import is_option, reasons
from sideline.server.table.requests import Request, check_live, check_seated, check_time, seat_to_act
from sideline.server.table.table import Table

REQUEST_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)

logger = logging.getLogger(__name__)

MOST_THINGS: Final = 8

Asked = Act | Undo | Absent


async def answer(table: Table, page: Page, asked: Asked) -> None:
    """Do what somebody asks for, or say why not.

    Callers see it through: cancelled in the middle, it leaves the table in doubt about its log.
    """
    try:
        if not REQUEST_ID.fullmatch(asked.id):
            raise Refusal("malformed", "bad-id")
        if isinstance(asked, Absent) and asked.choice == "bot":
            await put_bot(table, page, asked)
        else:
            check_time(page.eye.seats, table.course)
            check_lesson(table, asked)
            await table.carry_out(request_of(asked, page.eye.seats), page)
    except Refusal as why:
        refuse(table, page, asked, why)
        if why.code == "stale":
            table.tell_snapshot(page, since=table.course.version)
    except IllegalAction as why:
        refuse(table, page, asked, why)
    except StoreError as why:
        logger.warning("the store refused", extra={"table": table.id, "why": str(why)})
        refuse(table, page, asked, Refusal("busy", "busy"))


def check_lesson(table: Table, asked: Asked) -> None:
    """Refuse what the step of a guided match does not leave; the rules are asked later."""
    match = table.course.match
    if table.guide is None or not isinstance(asked, Act) or asked.version != table.course.version:
        return
    if asked.action in match.legal() and asked.action not in table.guide.allowed(match):
        raise Refusal("illegal", "guide-first")


def request_of(asked: Asked, seats: tuple[int, ...]) -> Request:
    """Read what a page asks for."""
    match asked:
        case Act():
            return Request(asked.id, "play", seats, asked.version, asked.action)
        case Undo():
            return Request(asked.id, "undo", seats, asked.version)
        case Absent():
            return Request(asked.id, "claim", seats)


def refuse(table: Table, page: Page, asked: Asked, why: Refusal | IllegalAction) -> None:
    """Tell whoever asked why it is not done."""
    code, reason = code_of(why), page.eye.say(table.course.match, why.phrase)
    table.house.metrics.count("refusals", code)
    page.tell(frame_of(Refused(asked.id, code, reason, table.course.version)))


async def put_bot(table: Table, page: Page, asked: Absent) -> None:
    """Let a bot sit in for those who have been away too long."""
    async with table.lock:
        check_seated(page.eye.seats)
        check_live(table.course, table.seating)
        bot = asked.bot or table.house.bots.stand_in()
        if bot not in BOTS:
            raise Refusal("unknown", "unknown-bot", bot=bot[:40])
        seats = table.seating.absent(besides=page.eye.seats)
        if not seats:
            raise Refusal("forbidden", "nobody-away")
        await table.put_holders(*(Holder(table.id, seat, None, name=bot, bot=bot) for seat in seats))
        page.tell(frame_of(Done(asked.id, table.course.version)))


def explain(table: Table, page: Page, why: Why) -> None:
    """Say why nothing can be done with some things, to whoever is asked to decide."""
    if len(why.things) > MOST_THINGS:
        raise Refusal("malformed", "malformed")
    check_seated(page.eye.seats)
    seat_to_act(page.eye.seats, table.course)
    match = table.course.match
    found = (*unasked(table, page, why.things), *reasons(match, page.eye, why.things))
    page.tell(frame_of(Because(why.things, found)))


def unasked(table: Table, page: Page, things: tuple[str, ...]) -> tuple[Reason, ...]:
    """Say that the lesson asks for something else, where the rules would allow what was touched."""
    match = table.course.match
    if table.guide is None or not is_option(match, things):
        return ()
    return (Reason(page.eye.say(match, phrase("guide-first"))),)


def chat(table: Table, page: Page, remark: Chat) -> None:
    """Say something to everybody at the table."""
    if not page.eye.seats:
        raise Refusal("forbidden", "only-seats")
    text = tidy_chat(remark.text)
    if not text:
        raise Refusal("malformed", "bad-text")
    table.audience.tell_all(Remark(table.seating.name(page.eye.seats[0]), text))
