"""The WebSocket of a page: what it is told goes straight out; one message at a time is served."""

import asyncio
import logging
from asyncio import Task
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from sideline.engine.errors import SidelineError
from sideline.server import garbage
from sideline.server.config import Settings
from sideline.server.front.door import Door, address_of, refused
from sideline.server.front.limits import Bucket
from sideline.server.front.line import LINE, PageLine
from sideline.server.lobby.lobby import Lobby
from sideline.server.logs import request_id
from sideline.server.metrics import Metrics
from sideline.server.protocol.messages import (
    Absent,
    Act,
    Chat,
    FromPage,
    Hello,
    Ping,
    Pong,
    Problem,
    Undo,
    Why,
)
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.speech import say
from sideline.server.store.base import StoreError
from sideline.server.table import answers
from sideline.server.table.audience import frame_of
from sideline.server.table.seen import Eye
from sideline.server.table.table import POLICY, Table

SLOW_READER: Final = 1013
LAST_WORDS: Final = 1.0
KERNEL_BYTES: Final = 65_536

logger = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(FromPage)


class Connection:
    """One open page. A page that does not read what it is told has to come again."""

    def __init__(
        self,
        websocket: WebSocket,
        receive: Receive,
        table: Table,
        settings: Settings,
        metrics: Metrics,
        count_request: Callable[[], None],
    ) -> None:
        self.eye = Eye()
        self.token: str | None = None
        self._websocket, self._receive, self._line = websocket, receive, line_of(websocket)
        self._table, self._settings, self._metrics = table, settings, metrics
        self._bucket = Bucket(settings.messages_burst, settings.messages_per_second)
        self._count_request = count_request
        self._mistakes = 0
        self._is_greeted = self._is_serving = self._is_leaving = False
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def tell(self, frame: str) -> None:
        """Put a message on its way; a page that does not read is let go of."""
        if self._line.unread <= self._settings.unread_bytes:
            self._line.write(frame)
        elif not self._closing.done():
            self._metrics.count("dropped", "slow")
            self.close(SLOW_READER)

    def close(self, code: int) -> None:
        """Let go of the page."""
        if not self._closing.done():
            self._closing.set_result(code)

    async def run(self, cookie: str | None) -> None:
        """Serve the page until it goes or is let go of."""
        self.token = cookie
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((reader, self._closing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.depart(self)
            await self._finish(reader)
            await self._say_goodbye()

    async def _finish(self, reader: Task[None]) -> None:
        """Read no more; what is being served is seen through even if the page has hung up."""
        self._is_leaving = True
        if not self._is_serving:
            reader.cancel()
        await asyncio.wait((reader,))

    async def _say_goodbye(self) -> None:
        """Send the reason after what was told, but do not wait long for a page that does not read."""
        if not self._closing.done():
            return
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self._websocket.close(self._closing.result())
        except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            self._line.abort()

    async def _read(self) -> None:
        while not self._is_leaving:
            limit = None if self._is_greeted else self._settings.first_message
            try:
                received = await asyncio.wait_for(self._receive(), limit)
            except TimeoutError:
                return self.close(POLICY)
            if received["type"] == "websocket.disconnect":
                return
            self._is_serving = True
            await self._serve(received)
            self._is_serving = False

    async def _serve(self, received: Any) -> None:
        """Serve one message; whatever is wrong with it, it gets an answer and nothing else happens."""
        try:
            if not self._bucket.take():
                return self._complain(Refusal("too-fast", "too-fast"))
            await self._answer(self._decoded(received))
        except Refusal as why:
            self._complain(why)
        except StoreError:
            self._complain(Refusal("busy", "busy"))
        except Exception:
            logger.exception("a message could not be served", extra={"table": self._table.id})
            self._metrics.count("errors")
            self._complain(Refusal("busy", "server-error", request=request_id.get()))

    def _decoded(self, received: Any) -> FromPage:
        text = received.get("text")
        if text is None or len(text) > self._settings.frame_bytes:
            raise Refusal("malformed", "malformed")
        try:
            message: FromPage = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as why:
            raise Refusal("malformed", "malformed") from why
        self._metrics.count("messages", type(message).__name__.lower())
        return message

    async def _answer(self, message: FromPage) -> None:
        """Do what a page asks; what takes long to tell counts as a request of its address."""
        if self._takes_long(message):
            self._count_request()
        if isinstance(message, Hello):
            return self._greet(message)
        if not self._is_greeted:
            raise Refusal("forbidden", "say-hello")
        match message:
            case Act() | Undo() | Absent():
                await answers.answer(self._table, self, message)
            case Why():
                answers.explain(self._table, self, message)
            case Chat():
                answers.chat(self._table, self, message)
            case Ping():
                self.tell(frame_of(Pong()))

    def _takes_long(self, message: FromPage) -> bool:
        """Ask whether an answer shows a whole position, or may be wanted again and again to no end."""
        match message:
            case Why() | Undo():
                return True
            case Hello():
                return self._is_greeted
            case Act():
                return message.version != self._table.course.version
        return False

    def _greet(self, hello: Hello) -> None:
        try:
            token = hello.token or self.token
            eye = Eye(lang=hello.lang, text=hello.text, words=hello.words)
            self._table.arrive(self, token, eye, hello.since)
            self._is_greeted = True
        except Refusal as why:
            self._problem(why, hello.lang)
            self.close(POLICY)

    def _complain(self, why: Refusal) -> None:
        """Say what is wrong; who goes on and on is let go of."""
        self._metrics.count("refusals", why.code)
        self._problem(why, self.eye.lang)
        self._mistakes += 1
        if self._mistakes > self._settings.patience and not self._bucket.take():
            self._metrics.count("dropped", "flood")
            self.close(POLICY)

    def _problem(self, why: Refusal, lang: str) -> None:
        self.tell(frame_of(Problem(why.code, say(lang, why.key, **why.args_of))))


class Sockets:
    """All open pages of a server, counted by address."""

    def __init__(self, lobby: Lobby, door: Door, settings: Settings, metrics: Metrics) -> None:
        self._lobby, self._door, self._settings, self._metrics = lobby, door, settings, metrics
        self._by_address: Counter[str] = Counter()
        self._gone = garbage.Departures(garbage.PAGES)

    @property
    def open_pages(self) -> int:
        """How many pages are open."""
        return self._by_address.total()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a page in, if it may, and serve it; one that has gone meanwhile is no trouble."""
        with suppress(WebSocketDisconnect):
            await self._let_in(WebSocket(scope, receive, send), receive)

    async def _let_in(self, websocket: WebSocket, receive: Receive) -> None:
        address = address_of(websocket)
        try:
            self._door.check_request(address)
            self._check_room(address)
        except Refusal as why:
            return await websocket.send_denial_response(refused(why))
        self._by_address[address] += 1
        try:
            await self._serve(websocket, receive)
        finally:
            self._see_off(address)

    async def _serve(self, websocket: WebSocket, receive: Receive) -> None:
        name = websocket.path_params["id"]
        try:
            cookie = self._door.cookie(websocket, name)
            self._door.check_origin(websocket, is_seated=cookie is not None)
            table = await self._lobby.find(name)
        except Refusal as why:
            return await websocket.send_denial_response(refused(why))
        except SidelineError as why:
            logger.warning("a table cannot be opened", extra={"table": name, "why": str(why)})
            return await websocket.send_denial_response(refused(Refusal("busy", "busy")))
        bound_buffer(line_of(websocket))
        await websocket.accept(headers=self._renewed(table, cookie))
        count = partial(self._door.check_request, address_of(websocket))
        page = Connection(websocket, receive, table, self._settings, self._metrics, count)
        await page.run(cookie)

    def _renewed(self, table: Table, cookie: str | None) -> list[tuple[bytes, bytes]]:
        """Let the seat of somebody who comes be remembered for as long again."""
        answer = Response()
        if cookie is not None and table.seats_of(cookie):
            self._door.give_cookie(answer, table.id, cookie)
        return [header for header in answer.raw_headers if header[0] == b"set-cookie"]

    def _see_off(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        self._gone.has_gone()

    def _check_room(self, address: str) -> None:
        is_crowded = self.open_pages >= self._settings.connections
        if is_crowded or self._by_address[address] >= self._settings.connections_per_address:
            self._metrics.count("refusals", "full")
            raise Refusal("too-fast", "full-connections")


def line_of(websocket: WebSocket) -> PageLine:
    """Return the line to a page, which our own way of serving has put there."""
    line: PageLine = websocket.scope["extensions"][LINE]
    return line


def bound_buffer(line: PageLine) -> None:
    """Let little wait in the kernel for a page that does not read."""
    line.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL_BYTES)
