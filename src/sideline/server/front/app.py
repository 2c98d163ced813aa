"""The application: everything put together around one store."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from secrets import token_hex
from time import perf_counter
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

import sideline
from sideline.engine import registry
from sideline.server.config import Settings
from sideline.server.front.door import Door, refused
from sideline.server.front.gate import Gate
from sideline.server.front.http import Http
from sideline.server.front.keeper import Charge, Keeper
from sideline.server.front.question import lang_of, written
from sideline.server.front.side_door import SideDoor
from sideline.server.front.socket import Sockets
from sideline.server.lobby.catalogue import Catalogue
from sideline.server.lobby.lobby import Lobby
from sideline.server.logs import request_id
from sideline.server.metrics import Metrics
from sideline.server.protocol.messages import Code, Failure
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.speech import say
from sideline.server.store.base import Store
from sideline.server.table.table import House
from sideline.server.thinking.chances import WinChances
from sideline.server.thinking.compiling import Warming
from sideline.server.thinking.foresight import Foresight
from sideline.server.thinking.pool import BotPool
from sideline.server.thinking.reckoning import Reckoner
from sideline.server.thinking.reviewing import Reviews

STATIC: Final = Path(str(sideline.__path__[0])) / "static"
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)
NOT_KEPT: Final = (b"cache-control", b"no-store")
ANSWERS: Final = ("http.response.start", "websocket.http.response.start")
PAGES: Final = (
    "/",
    "/t/{id}",
    "/t/{id}/review",
    "/r",
    "/r/{id}",
    "/r/{id}/review",
    "/new/{game}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/me",
    "/day",
    "/day/{id}",
    "/series/{id}",
    "/series/new/{game}/{kind}",
)
"""Where the page is found; it knows by its own table of routes what it shows there."""

MISDIRECTED: Final = 421
ID_BYTES: Final = 6
BASE: Final = '<base href="/"'
NOT_BUILT: Final = "<!doctype html><title>Sideline</title><p>The page has not been built: run make play.</p>"

Head = list[tuple[bytes, bytes]]

logger = logging.getLogger(__name__)


class Server:
    """A store, and all that serves it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        if not settings.owner:
            settings = msgspec.structs.replace(settings, owner=token_hex(8))
        self.settings, self.store, self.metrics = settings, store, Metrics()
        self.warming = Warming(list(registry.listings()), is_wanted=settings.warm)
        self.bots = BotPool(settings, self.metrics, self.warming)
        self.reckoner = Reckoner(settings, self.metrics)
        self.foresight = Foresight(settings)
        self.chances = WinChances(settings)
        self.reviews = Reviews(settings, self.metrics, store)
        self.lobby = Lobby(House(store, settings, self.bots, self.metrics, self.reckoner))
        self.door = Door(settings)
        self.gate = Gate(settings, self.metrics, self.door.requests)
        self.sockets = Sockets(self.lobby, self.door, settings, self.metrics)
        self.keeper = Keeper(
            Charge(store, self.lobby, self.bots, self.sockets, self.gate, self.metrics, settings)
        )
        self.http = Http(
            self.lobby,
            self.door,
            store,
            self.sockets,
            self.keeper,
            Catalogue(self.warming),
            self.warming,
            self.reviews,
            self.foresight,
            self.chances,
            settings,
        )

    @asynccontextmanager
    async def running(self, app: Any = None) -> AsyncIterator[None]:
        """Open everything, and close it again: every match stays in the store."""
        self.gate.warn()
        await self.store.open()
        self.bots.open()
        self.warming.open()
        await self.lobby.open()
        try:
            async with SideDoor(self.keeper).open_at(self.settings.metrics_address):
                logger.info("open", extra={"live": self.lobby.live})
                yield
        finally:
            await self.lobby.close()
            await self.warming.close()
            await self.reviews.close()
            await self.foresight.close()
            await self.chances.close()
            await self.reckoner.close()
            await self.bots.close()
            await self.store.close()
            logger.info("closed")

    def routes(self) -> list[BaseRoute]:
        """Return every path that is served."""
        socket = WebSocketRoute("/tables/{id}/socket", self.sockets)
        below = Router([*self.http.routes(), socket], redirect_slashes=False)
        page = FrontPage(self.settings.base_path)
        served: list[BaseRoute] = [
            Mount("/api", app=below),
            *(Route(path, page.show) for path in PAGES),
            Mount("/", Parts(page)),
        ]
        base = self.settings.base_path
        return [Route(base, page.lead_on), Mount(base, routes=served)] if base else served


def build(server: Server) -> Callable[..., Awaitable[None]]:
    """Return the application."""
    inner = Starlette(
        routes=server.routes(),
        lifespan=server.running,
        exception_handlers={HTTPException: plain_failure, Exception: broken},
    )
    inner.router.redirect_slashes = False
    return Guarded(inner, server)


class Guarded:
    """Adds to every answer what browsers need to know to be careful, and counts the answers.

    Whoever asks for somebody else by the name of Host is told nothing.
    """

    def __init__(self, app: Starlette, server: Server) -> None:
        self._app, self._door, self._metrics = app, server.door, server.metrics
        self._api = f"{server.settings.base_path}/api"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        request_id.set(token_hex(ID_BYTES))
        answer = self._guarded(scope, send)
        try:
            self._door.check_host(HTTPConnection(scope))
        except Refusal as why:
            return await deny(refused(why, status=MISDIRECTED), scope, receive, answer)
        await self._app(scope, receive, answer)

    def _guarded(self, scope: Any, send: Any) -> Any:
        """Send as before, with more headers: by HTTP, or to a page that is not let in."""
        headers = [*HEADERS, (b"x-request-id", request_id.get().encode())]
        start = perf_counter()

        async def send_guarded(message: Any) -> None:
            if message["type"] in ANSWERS:
                given = message.get("headers", [])
                message["headers"] = [*given, *headers, *self._not_kept(scope["path"], given)]
                self._metrics.count("requests", str(message["status"]))
                seconds = round(perf_counter() - start, 4)
                method = scope.get("method", "GET")
                logger.debug(
                    "answered", extra={"status": message["status"], "method": method, "seconds": seconds}
                )
            await send(message)

        return send_guarded

    def _not_kept(self, path: str, given: Head) -> Head:
        """Let nobody keep what the API answers, unless the answer says itself who may."""
        is_ours = path == self._api or path.startswith(f"{self._api}/")
        return [NOT_KEPT] if is_ours and all(name != NOT_KEPT[0] for name, _ in given) else []


async def deny(answer: Response, scope: Any, receive: Any, send: Any) -> None:
    """Send an answer to somebody who is not let in, by HTTP or with a page."""
    if scope["type"] == "http":
        return await answer(scope, receive, send)
    with suppress(WebSocketDisconnect):
        await WebSocket(scope, receive, send).send_denial_response(answer)


class FrontPage:
    """The page; it finds out from its address what it shall show, and from its base where everything is."""

    def __init__(self, base: str) -> None:
        self._base = base

    async def show(self, request: Request) -> Response:
        """Return the page."""
        return self.written(HTTPStatus.OK)

    def written(self, status: HTTPStatus) -> Response:
        """Write the page with this status."""
        page = STATIC / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        text = page.read_text(encoding="utf-8").replace(BASE, f'<base href="{self._base}/"', 1)
        return HTMLResponse(text, status, headers={"cache-control": "no-cache"})

    async def lead_on(self, request: Request) -> Response:
        """Lead from the base path without its slash to the page."""
        return Response(status_code=308, headers={"location": f"{self._base}/"})


class Parts(StaticFiles):
    """What the page is made of; a person at any other address gets the page, which says that it is none."""

    def __init__(self, page: FrontPage) -> None:
        super().__init__(directory=STATIC, check_dir=False)
        self._page = page

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a part of the page, or the page itself to whoever reads pages."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as why:
            is_read = "text/html" in Headers(scope=scope).get("accept", "")
            if why.status_code != HTTPStatus.NOT_FOUND or not is_read:
                raise
            return self._page.written(HTTPStatus.NOT_FOUND)


async def plain_failure(request: Request, error: Exception) -> Response:
    """Say in our own form what Starlette refuses."""
    assert isinstance(error, HTTPException)
    code: Code = "unknown" if error.status_code == HTTPStatus.NOT_FOUND else "malformed"
    response = written(Failure(code, error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Say nothing about what went wrong inside, but how to find it in the log."""
    sentence = say(lang_of(request), "server-error", request=request_id.get())
    return written(Failure("busy", sentence), 500)
