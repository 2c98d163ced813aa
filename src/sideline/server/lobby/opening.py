"""Opening a table that is kept: its match is dealt anew, and everything that happened happens again."""

import asyncio
import logging
from collections.abc import Sequence

from sideline.engine.errors import SidelineError
from sideline.server.lobby.verify import replayed
from sideline.server.store.base import Entry, Holder, Row
from sideline.server.table.course import begin
from sideline.server.table.table import House, Table
from sideline.server.table.unplayable import Unplayable

logger = logging.getLogger(__name__)


async def opened(row: Row, holders: list[Holder], house: House) -> Table:
    """Open a table, or say why its match cannot be played on."""
    entries = await house.store.log(row.id)
    try:
        table = Table(row, holders, await asyncio.to_thread(begin, row), house)
        await asyncio.to_thread(table.journal.advance, entries)
    except SidelineError:
        raise
    except Exception as why:
        raise unreadable(row, why) from why
    check_end(row, is_over=table.course.is_over)
    return table


def why_frozen(row: Row, entries: Sequence[Entry]) -> Unplayable | None:
    """Say why a match could not be played on; nothing if it could."""
    try:
        check_end(row, is_over=replayed(row, entries).is_over)
    except Unplayable as why:
        return why
    except Exception as why:
        return unreadable(row, why)
    return None


def check_end(row: Row, *, is_over: bool) -> None:
    """Refuse a match that was over, and no longer is: it would be played by other rules."""
    if row.over and not is_over:
        raise Unplayable("frozen-end")


def unreadable(row: Row, why: Exception) -> Unplayable:
    """Note what should not happen, and keep the match."""
    logger.error("a table cannot be read", exc_info=why, extra={"table": row.id})
    return Unplayable("frozen-error")
