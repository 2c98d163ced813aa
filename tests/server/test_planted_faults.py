"""Negative controls: each promise of the write path is checked against a server that breaks it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.clients import Ear
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sideline.engine.match import Match
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.front.line import LINE
from sideline.server.front.socket import Connection
from sideline.server.protocol.messages import Act, Hello, NewTable, SeatWish
from sideline.server.store import open_store
from sideline.server.store.base import Appended, Entry, Unavailable
from sideline.server.store.sqlite.store import SqliteStore
from sideline.server.table.answers import answer
from sideline.server.table.audience import Page, frame_of
from sideline.server.table.journal import Journal
from sideline.server.table.requests import Request
from sideline.server.table.seen import Eye
from sideline.server.table.table import GONE, Table, acknowledge

Check = Callable[[Server, pytest.MonkeyPatch], Awaitable[None]]
NEW = NewTable("jukem", (SeatWish("me"), SeatWish("me")))


def uncounted() -> None:
    """Count no request of a page: floods are tried elsewhere."""


async def seated(house: Server) -> tuple[Table, Ear]:
    table, token = await house.lobby.create(NEW)
    page = Ear()
    table.arrive(page, token, Eye(), None)
    page.heard.clear()
    return table, page


def first_choice(table: Table, name: str) -> Act:
    return Act(name, table.course.version, table.course.match.legal()[0])


async def check_that_a_repeat_happens_once(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, page = await seated(house)
    ask = first_choice(table, "same")
    for _ in range(3):
        await answer(table, page, ask)
    heard = [frame for frame in page.heard if '"same"' in frame]
    assert heard == ['{"type":"done","id":"same","version":1}'] * 3
    assert len(await house.store.log(table.id)) == 1


async def check_that_memory_waits_for_the_store(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, page = await seated(house)
    before = table.course.match.states.tobytes()
    monkeypatch.setattr(SqliteStore, "append", refuse_to_append)
    await answer(table, page, first_choice(table, "a1"))
    assert '"code":"busy"' in page.heard[-1]
    assert table.course.version == 0
    assert table.course.match.states.tobytes() == before
    assert not any('"type":"changed"' in frame for frame in page.heard)


async def refuse_to_append(*_: Any, **__: Any) -> Appended:
    raise Unavailable("The disk is full.")


async def check_that_nobody_is_told_before_the_commit(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, page = await seated(house)
    honest = SqliteStore.append
    told: list[int] = []

    async def watched(store: SqliteStore, *given: Any, **more: Any) -> Appended:
        appended = await honest(store, *given, **more)
        told.append(len(page.heard))
        return appended

    monkeypatch.setattr(SqliteStore, "append", watched)
    await answer(table, page, first_choice(table, "a1"))
    assert told == [0]
    assert '"type":"done"' in page.heard[0]
    assert '"type":"changed"' in page.heard[1]


async def check_that_a_refusal_changes_nothing(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, page = await seated(house)
    before = table.course.match.states.tobytes(), len(table.course.match.log)
    illegal = set(range(table.game.actions)) - set(table.course.match.legal())
    for action in sorted(illegal):
        await answer(table, page, Act(f"a{action}", 0, action))
    await answer(table, page, Act("stale", 7, table.course.match.legal()[0]))
    assert (table.course.match.states.tobytes(), len(table.course.match.log)) == before
    assert await house.store.log(table.id) == []


async def check_that_hanging_up_spoils_nothing(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is let go of while its move is on the way to the disk."""
    table, token = await house.lobby.create(NEW)
    asked: asyncio.Queue[Any] = asyncio.Queue()
    for ask in (Hello(token=token), first_choice(table, "a1")):
        asked.put_nowait({"type": "websocket.receive", "text": frame_of(ask)})
    scope = {"type": "websocket", "extensions": {LINE: DeadLine()}}
    websocket = WebSocket(scope, asked.get, hear_nothing)
    page = Connection(websocket, asked.get, table, Settings(), house.metrics, uncounted)
    serving = asyncio.create_task(page.run(None))
    while not table.lock.locked():
        await asyncio.sleep(0)
    page.close(GONE)
    await serving
    assert table.course.version == len(await house.store.log(table.id)) == 1


async def check_that_a_slow_page_is_counted_once(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it was still told before it was let go of."""
    table, _ = await house.lobby.create(NEW)
    scope = {"type": "websocket", "extensions": {LINE: DeadLine(unread=10**9)}}
    websocket = WebSocket(scope, hear_nothing, hear_nothing)  # type: ignore[arg-type]
    page = Connection(websocket, hear_nothing, table, Settings(), house.metrics, uncounted)  # type: ignore[arg-type]
    for _ in range(5):
        page.tell("{}")
    assert house.metrics.total("dropped", "slow") == 1


async def check_that_a_goodbye_to_nobody_is_no_trouble(
    house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page is let go of that has hung up already."""
    table, _ = await house.lobby.create(NEW)
    websocket = WebSocket({"type": "websocket", "extensions": {LINE: DeadLine()}}, hear_nothing, hang_up)  # type: ignore[arg-type]
    websocket.application_state = WebSocketState.CONNECTED
    asked: asyncio.Queue[Any] = asyncio.Queue()
    page = Connection(websocket, asked.get, table, Settings(), house.metrics, uncounted)
    page.close(GONE)
    try:
        await page.run(None)
    except WebSocketDisconnect as why:
        raise AssertionError("It would be in the log, with a traceback.") from why


async def hang_up(message: Any) -> None:
    """Send a message over a connection that is gone."""
    raise OSError


class DeadLine:
    """A line with nobody at its other end."""

    def __init__(self, unread: int = 0) -> None:
        self.unread = unread

    def write(self, text: str) -> None:
        """Write to nobody."""

    def abort(self) -> None:
        """Cut nothing."""


async def hear_nothing(message: Any) -> None:
    """Send a message to nobody."""


CHECKS: list[Check] = [
    check_that_a_repeat_happens_once,
    check_that_memory_waits_for_the_store,
    check_that_nobody_is_told_before_the_commit,
    check_that_a_refusal_changes_nothing,
    check_that_hanging_up_spoils_nothing,
    check_that_a_slow_page_is_counted_once,
    check_that_a_goodbye_to_nobody_is_no_trouble,
]


async def run(check: Check, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = Server(open_store(str(folder / "tables.db")), Settings(warm=False, bot_workers=0))
    async with house.running():
        await check(house, monkeypatch)


@pytest.mark.parametrize("check", CHECKS)
async def test_the_server_keeps_its_promises(
    check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await run(check, tmp_path, monkeypatch)


# The faults


async def append_late(journal: Journal, request: Request, epoch: int) -> Entry:
    """Let the match move on before the store has the entry."""
    entry = journal._entry(request)
    journal._swap(journal.course.after(entry))
    await journal._store.append(journal.table, epoch, entry)
    return entry


async def acknowledge_early(table: Table, request: Request, page: Page) -> None:
    """Acknowledge before the commit."""
    async with table.lock:
        before = table.course.version
        acknowledge(page, request, table.journal._entry(request))
        await table._write(request)
        table.tell_change(before)


def allow_anything(match: Match, move: int | str) -> int:
    """Let anything happen."""
    return match._number(move) if isinstance(move, str) else move


def play_in_place(match: Match) -> Match:
    """Play on the match that everybody sees."""
    return match


async def stop_at_once(page: Connection, reader: asyncio.Task[None]) -> None:
    """Stop in the middle when whoever asked hangs up."""
    reader.cancel()
    await asyncio.wait((reader,))


def let_go_of_nobody(page: Connection, code: int) -> None:
    """Keep a page that was to be let go of."""


async def insist_on_a_goodbye(page: Connection) -> None:
    """Say goodbye as if everybody were there to hear it."""
    await page._websocket.close(GONE)


async def forget_ids(journal: Journal, action_id: str) -> None:
    """Know no id."""


FAULTS: list[tuple[Check, type, str, Any]] = [
    (check_that_a_repeat_happens_once, Journal, "find", forget_ids),
    (check_that_memory_waits_for_the_store, Journal, "_append", append_late),
    (check_that_nobody_is_told_before_the_commit, Table, "carry_out", acknowledge_early),
    (check_that_memory_waits_for_the_store, Match, "fork", play_in_place),
    (check_that_a_refusal_changes_nothing, Match, "_checked", allow_anything),
    (check_that_hanging_up_spoils_nothing, Connection, "_finish", stop_at_once),
    (check_that_a_slow_page_is_counted_once, Connection, "close", let_go_of_nobody),
    (check_that_a_goodbye_to_nobody_is_no_trouble, Connection, "_say_goodbye", insist_on_a_goodbye),
]


@pytest.mark.parametrize(("check", "owner", "name", "fault"), FAULTS)
async def test_a_server_that_breaks_a_promise_is_caught(
    check: Check, owner: type, name: str, fault: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises((AssertionError, IndexError)):  # a rule may stumble over what it would have refused
        await run(check, tmp_path, monkeypatch)
