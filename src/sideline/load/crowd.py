"""The crowd that plays under a load: people who move when a move is due, and what became of their moves."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sideline.engine import registry
from sideline.engine.errors import SidelineError
from sideline.engine.game import NOBODY
from sideline.server.protocol.messages import Act, Hello, NewTable, SeatWish

PATIENCE: Final = 30.0
LONGEST_REST: Final = 10.0


class BadLoad(SidelineError):
    """A load that cannot be put on a server."""


# What a client needs of the messages


class HeardOption(msgspec.Struct):
    """An option."""

    action: int


class HeardPosition(msgspec.Struct):
    """As much of a position as a client needs."""

    version: int
    to_act: int
    options: list[HeardOption] = []


class Heard(msgspec.Struct, tag=lambda name: name.removeprefix("Heard").lower()):
    """A message of the server; what is not named here is not even read."""


class HeardSnapshot(Heard):
    """How everything stands."""

    position: HeardPosition


class HeardChanged(Heard):
    """The match went on."""

    position: HeardPosition


class HeardDone(Heard):
    """A move is kept."""

    id: str


class HeardRefused(Heard):
    """A move is not done."""

    id: str
    code: str


class HeardProblem(Heard):
    """A message was not served."""

    code: str


class HeardPeople(Heard):
    """Somebody came or went."""


decoder: Final = msgspec.json.Decoder(
    HeardSnapshot | HeardChanged | HeardDone | HeardRefused | HeardProblem | HeardPeople
)
encoder: Final = msgspec.json.Encoder()


class MoveTally:
    """What became of all moves; those due before `since` do not count."""

    def __init__(self) -> None:
        self.since = float("inf")
        self.waits: list[float] = []
        self.late: list[float] = []
        self.errors: Counter[str] = Counter()
        self.finished = 0

    def kept(self, due: float, sent: float, at: float) -> None:
        """Count a move that was acknowledged."""
        if due >= self.since:
            self.waits.append(at - due)
            self.late.append(sent - due)

    def failed(self, due: float, why: str) -> None:
        """Count a move that was not."""
        if due >= self.since:
            self.errors[why] += 1


class LoadedTable:
    """A table, a connection for each of its seats, and the move that is due next."""

    def __init__(self, port: int, game: str, tally: MoveTally, luck: random.Random) -> None:
        self._port, self._game, self._tally, self._luck = port, game, tally, luck
        self._sockets: list[ClientConnection] = []
        self._listeners: list[asyncio.Task[None]] = []
        self._position: HeardPosition | None = None
        self._asked = 0
        self._news = asyncio.Event()
        self._answer: asyncio.Future[tuple[float, str | None]] | None = None
        self._number = 0
        self._seated_at = 0.0

    async def open(self) -> None:
        """Set the table up and let everybody sit down."""
        table, tokens = await asyncio.to_thread(set_up, self._port, self._game)
        self._position = None
        for seat, token in enumerate(tokens):
            url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket"
            socket = await connect(url, compression=None, proxy=None, ping_interval=None, max_size=None)
            await socket.send(encoder.encode(Hello(token=token)), text=True)
            self._sockets.append(socket)
            self._listeners.append(asyncio.create_task(self._listen(seat, socket)))
        self._seated_at = perf_counter()

    async def close(self) -> None:
        """Let everybody go."""
        for listener in self._listeners:
            listener.cancel()
        closing = (socket.close() for socket in self._sockets)
        await asyncio.gather(*self._listeners, *closing, return_exceptions=True)
        self._sockets, self._listeners = [], []

    async def play(self, dues: Iterator[float]) -> None:
        """Make a move whenever one is due; nothing is due between the end of a match and the next one."""
        for due in dues:
            if due < self._seated_at:
                continue
            await asyncio.sleep(max(0.0, due - perf_counter()))
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._move(due)
            except (TimeoutError, ConnectionClosed) as trouble:
                self._tally.failed(due, type(trouble).__name__)
                await self._begin_again()

    async def _move(self, due: float) -> None:
        seen = await self._asked_position()
        if seen is None:
            return await self._rest()
        self._number += 1
        ask = Act(f"{self._number}", seen.version, self._luck.choice(seen.options).action)
        self._position = HeardPosition(seen.version, seen.to_act, [])
        self._answer = asyncio.get_running_loop().create_future()
        sent = perf_counter()
        await self._sockets[self._asked].send(encoder.encode(ask), text=True)
        at, refusal = await self._answer
        if refusal is None:
            return self._tally.kept(due, sent, at)
        self._tally.failed(due, refusal)
        if self._position.version == seen.version:
            self._position = seen

    async def _asked_position(self) -> HeardPosition | None:
        """Wait for a position in which somebody is asked; there is none when the match is over."""
        while True:
            seen = self._position
            if seen is not None and (seen.options or seen.to_act == NOBODY):
                return seen if seen.options else None
            self._news.clear()
            await self._news.wait()

    async def _rest(self) -> None:
        """After a match people take a moment, and set up the next one."""
        self._tally.finished += 1
        await asyncio.sleep(self._luck.random() * LONGEST_REST)
        await self._begin_again()

    async def _begin_again(self) -> None:
        await self.close()
        await self.open()

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for frame in socket:
            self._hear(seat, decoder.decode(frame))

    def _hear(self, seat: int, heard: Heard) -> None:
        if isinstance(heard, HeardChanged | HeardSnapshot):
            self._see(seat, heard.position)
        elif isinstance(heard, HeardDone):
            self._answered(None)
        elif isinstance(heard, HeardRefused | HeardProblem):
            self._answered(heard.code)

    def _answered(self, refusal: str | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((perf_counter(), refusal))

    def _see(self, seat: int, seen: HeardPosition) -> None:
        known = self._position
        if known is None or seen.version > known.version or (seen.version == known.version and seen.options):
            self._position, self._asked = seen, seat
            self._news.set()


# Setting up


def set_up(port: int, game: str) -> tuple[str, list[str]]:
    """Set up a table for people; return its id and the token of every seat."""
    seats = registry.load(game).seats
    wishes = (SeatWish("me"), *(SeatWish("open") for _ in range(seats - 1)))
    http = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        made, token = post(http, "/api/tables", NewTable(game, wishes))
        joins = [
            post(http, f"/api/tables/{made['table']}/join", {"invite": made["invite"]})[1]
            for _ in range(seats - 1)
        ]
    finally:
        http.close()
    return made["table"], [token, *joins]


def post(http: HTTPConnection, path: str, body: Any) -> tuple[dict[str, Any], str]:
    """Send a request; return the answer and the token in its cookie."""
    http.request("POST", path, encoder.encode(body), {"content-type": "application/json"})
    response = http.getresponse()
    answer = msgspec.json.decode(response.read())
    if not 200 <= response.status < 300:  # noqa: PLR2004
        raise BadLoad(f"The server would not set a table up: {answer}")
    cookie = response.getheader("set-cookie", "")
    return answer, cookie.partition(";")[0].partition("=")[2]
