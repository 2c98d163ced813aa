"""A running server, and people who play at it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import msgspec
import websockets
from server.ports import free_port

from sideline.server.protocol.messages import (
    Absent,
    Act,
    Changed,
    Chat,
    Done,
    FromPage,
    FromServer,
    Hello,
    Joined,
    NewTable,
    People,
    Refused,
    SeatWish,
    ShownTable,
    Snapshot,
    TableMade,
    Undo,
)
from sideline.server.protocol.sight import Line, Position, ShownOption
from sideline.server.table.seen import Eye

M = TypeVar("M")
PATIENCE = 60.0
LIFTED_IN_0_2 = {
    "messages_burst": 1_000_000,
    "messages_per_second": 1e6,
    "requests_burst": 1_000_000,
    "requests_per_second": 1e6,
    "creations_burst": 1_000_000,
    "creations_per_second": 1e6,
    "joins_burst": 1_000_000,
    "joins_per_second": 1e6,
    "connections_per_address": 100_000,
    "connections": 100_000,
    "tables": 1_000_000,
}
"""The limits that release 0.2.0 had."""
LIFTED = {
    **LIFTED_IN_0_2,
    "frames_burst": 1_000_000,
    "frames_per_second": 1e6,
    "line_bytes_burst": 1_000_000_000,
    "line_bytes_per_second": 1e9,
    "sockets": 100_000,
    "sockets_per_address": 100_000,
    "labour_burst": 1e6,
}

decoder = msgspec.json.Decoder(FromServer)


def first(options: tuple[ShownOption, ...]) -> ShownOption:
    return options[0]


class RunningServer:
    """A server process on a free loopback port; it can be killed, and started again on the same store."""

    def __init__(self, database: str | Path, **settings: Any) -> None:
        self.port = free_port()
        self.python = sys.executable
        self.program = "sideline.server.serve"
        self.settings = {
            "port": self.port,
            "database": str(database),
            "warm": False,
            "bot_workers": 1,
            "bot_pace": 0.0,
            **settings,
        }
        self._log = tempfile.TemporaryFile()  # noqa: SIM115
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> RunningServer:
        """Start and wait until the port is open."""
        settings = msgspec.json.encode(self.settings).decode()
        command = [self.python, "-m", self.program, settings]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, env=dict(os.environ)
        )
        assert self._process.stdout is not None
        if not self._process.stdout.readline().strip():
            self._process.communicate(timeout=PATIENCE)
            raise RuntimeError(f"The server did not start: {self.log()}")
        return self

    def kill(self) -> None:
        """Kill the process as `kill -9` does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask the process to stop, and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.communicate(timeout=PATIENCE)
        return self._process.returncode

    def log(self) -> str:
        """Return everything the server has written to its log."""
        self._log.seek(0)
        return self._log.read().decode()

    def forget_log(self) -> None:
        self._log.close()

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None


@contextmanager
def running_server(database: str | Path, **settings: Any) -> Iterator[RunningServer]:
    """Run a server, and stop it in the end."""
    server = RunningServer(database, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.is_running():
            server.stop()
        server.forget_log()


class Asked(NewTable, frozen=True, omit_defaults=True):
    """A new table of which only what is unusual is said, so that an older release understands it."""


class Player:
    """Somebody with a browser of their own: cookies, and a page that remembers what it was told."""

    def __init__(self, url: str, name: str = "", lang: Any = "en") -> None:
        self.url, self.name, self.lang = url, name, lang
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        self.table = ""
        self.invite: str | None = None
        self.page = Page(self)
        self.tabs: list[Page] = []

    async def create(self, game: str, *seats: str, **more: Any) -> TableMade:
        """Set up a table; a seat is "me", "open" or the name of a bot."""
        wishes = tuple(wish(seat) for seat in seats)
        new = Asked(game=game, seats=wishes, name=self.name, lang=self.lang, **more)
        made = read(await self.post("/api/tables", new), TableMade)
        self.table, self.invite = made.table, made.invite
        return made

    async def join(self, table: str, invite: str | None, seat: int | None = None) -> Joined:
        """Take a seat with an invitation."""
        body = {"invite": invite or "", "name": self.name, "seat": seat}
        joined = read(await self.post(f"/api/tables/{table}/join", body), Joined)
        self.table = table
        return joined

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json", **more.pop("headers", {})}
        return await self.http.post(path, content=content, headers=headers, **more)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    def token(self) -> str | None:
        """Return the token of the seat at the table."""
        return next((c.value for c in self.http.cookies.jar if c.name == f"seat_{self.table}"), None)

    def cookie(self) -> dict[str, str]:
        token = self.token()
        return {} if token is None else {"Cookie": f"seat_{self.table}={token}"}

    async def open(self, table: str | None = None, *, since: int | None = None) -> Page:
        """Open a page at the table, in place of the one before."""
        self.table = table or self.table
        await self.page.close()
        self.page = await self.another_tab(since=since)
        return self.page

    async def another_tab(self, *, since: int | None = None, **hello: Any) -> Page:
        """Open one more page at the table."""
        page = Page(self)
        self.tabs.append(page)
        await page.connect(self.table, self.cookie())
        await page.hello(since=since, **hello)
        return page

    async def close(self) -> None:
        for page in self.tabs:
            await page.close()
        await self.http.aclose()


class Page:
    """What a page does: it remembers position and log, and chooses options."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.socket: Any = None
        self.position: Position
        self.mine: tuple[int, ...] = ()
        self.lines: list[Line] = []
        self.snapshot: Snapshot
        self.table: ShownTable
        self.frames: list[str] = []

    async def connect(
        self, table: str, headers: dict[str, str] | None = None, origin: str | None = None
    ) -> None:
        url = self.player.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.socket = await websockets.connect(
            url,
            origin=origin or self.player.url,  # type: ignore[arg-type]
            additional_headers=headers or {},
            max_size=None,
            max_queue=None,
            compression=None,
        )

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def say(self, message: FromPage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def say_raw(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def hear(self) -> FromServer:
        """Wait for the next message, and remember what it says."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        self.frames.append(frame)
        message: FromServer = decoder.decode(frame)
        self._remember(message)
        return message

    def _remember(self, message: FromServer) -> None:
        if isinstance(message, Snapshot):
            self.snapshot, self.mine, self.position = message, message.mine, message.position
            self.table = message.table
            self.lines = list(message.lines) if message.whole else [*self.lines, *message.lines]
        elif isinstance(message, People):
            self.table = message.table
        elif isinstance(message, Changed):
            self.position = message.position
            if message.undone is not None:
                self.lines = [line for line in self.lines if line.version < message.undone]
            self.lines += message.lines

    async def wait_for(self, kind: type[M], fits: Callable[[M], bool] = lambda message: True) -> M:
        """Wait for a message of a kind."""
        while True:
            message = await self.hear()
            if isinstance(message, kind) and fits(message):
                return message

    async def hello(self, *, since: int | None = None, **more: Any) -> Snapshot:
        wishes = {"text": True, "words": True, **more}
        await self.say(Hello(lang=self.player.lang, since=since, **wishes))
        return await self.wait_for(Snapshot)

    async def act(self, action: int, *, version: int | None = None, id: str | None = None) -> Done | Refused:
        """Choose an option and wait for the answer to it."""
        ask = Act(
            new_id() if id is None else id, self.position.version if version is None else version, action
        )
        await self.say(ask)
        return await self.answer_to(ask.id)

    async def undo(self, id: str | None = None) -> Done | Refused:
        ask = Undo(id or new_id(), self.position.version)
        await self.say(ask)
        return await self.answer_to(ask.id)

    async def absent(self, choice: Any, bot: str | None = None) -> Done | Refused:
        ask = Absent(new_id(), choice, bot)
        await self.say(ask)
        return await self.answer_to(ask.id)

    async def chat(self, text: str) -> None:
        await self.say(Chat(text))

    async def answer_to(self, id: str) -> Done | Refused:
        while True:
            message = await self.hear()
            if isinstance(message, Done | Refused) and message.id == id:
                return message

    async def people(self, fits: Callable[[People], bool]) -> People:
        return await self.wait_for(People, fits)

    async def until_asked(self) -> bool:
        """Wait until there are options; the answer is no when the match is over."""
        while not self.position.options and self.position.end is None:
            await self.hear()
        return self.position.end is None

    async def play_to_end(
        self, choose: Callable[[tuple[ShownOption, ...]], ShownOption] = lambda options: options[0]
    ) -> int:
        """Choose whenever asked, until the match is over; return how many actions were chosen."""
        chosen = 0
        while await self.until_asked():
            before = self.position.version
            answer = await self.act(choose(self.position.options).action)
            assert isinstance(answer, Done), answer
            chosen += 1
            while self.position.version <= before:
                await self.hear()
        return chosen


class Ear:
    """A page inside the server's own process, that only listens."""

    def __init__(self) -> None:
        self.eye = Eye()
        self.token: str | None = None
        self.heard: list[str] = []
        self.closed: int | None = None

    def tell(self, frame: str) -> None:
        self.heard.append(frame)

    def close(self, code: int) -> None:
        self.closed = code


def wish(seat: str) -> SeatWish:
    if seat == "me":
        return SeatWish("me")
    return SeatWish("open") if seat == "open" else SeatWish("bot", seat)


def new_id() -> str:
    return uuid4().hex


def read(response: httpx.Response, model: type[M]) -> M:
    """Read an answer, which must not be a refusal."""
    assert response.is_success, (response.status_code, response.text)
    return msgspec.json.decode(response.content, type=model)


@asynccontextmanager
async def players(url: str, *names: str) -> AsyncIterator[list[Player]]:
    """Let some people come, and go in the end."""
    people = [Player(url, name) for name in names]
    try:
        yield people
    finally:
        for player in people:
            await player.close()


SHORT: dict[str, dict[str, str]] = defaultdict(
    dict,
    jukem={"periods": "1"},
    halfcourt_jam={"target": "2", "max_possessions": "4"},
    five_on_the_floor={"max_possessions": "3", "extra_possessions": "0"},
    rugby={"phases_per_half": "5", "hard_cap": "8"},
    nba_deck={"pile_size": "8"},
)
