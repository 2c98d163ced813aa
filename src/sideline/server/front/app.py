"""The application: everything put together around one store."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from secrets import token_hex
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute

from sideline.engine import registry
from sideline.server.config import Settings
from sideline.server.front.answers.games import GameAnswers
from sideline.server.front.answers.hindsight import HindsightAnswers
from sideline.server.front.answers.house import HouseAnswers
from sideline.server.front.answers.series import SeriesAnswers
from sideline.server.front.answers.tables import TableAnswers
from sideline.server.front.door import Door
from sideline.server.front.gate import Gate
from sideline.server.front.guard import Guarded
from sideline.server.front.http import Http
from sideline.server.front.keeper import Charge, Keeper
from sideline.server.front.labour import Labour
from sideline.server.front.pages import PAGES, FrontPage, Parts
from sideline.server.front.question import lang_of, written
from sideline.server.front.side_door import SideDoor
from sideline.server.front.socket import Sockets
from sideline.server.lobby.catalogue import Catalogue
from sideline.server.lobby.day import Days
from sideline.server.lobby.lobby import Lobby
from sideline.server.lobby.series_desk import SeriesDesk
from sideline.server.lobby.series_tidings import Herald
from sideline.server.logs import request_id
from sideline.server.metrics import Metrics
from sideline.server.protocol.messages import Code, Failure
from sideline.server.protocol.speech import say
from sideline.server.store.base import Store
from sideline.server.table.table import House
from sideline.server.thinking.chances import WinChances
from sideline.server.thinking.compiling import Warming
from sideline.server.thinking.foresight import Foresight
from sideline.server.thinking.pool import BotPool
from sideline.server.thinking.reckoning import Reckoner
from sideline.server.thinking.reviewing import Reviews

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
        lane = asyncio.Semaphore(max(1, settings.bot_workers // 2))
        self.lobby = Lobby(House(store, settings, self.bots, self.metrics, self.reckoner, lane))
        self.desk = SeriesDesk(self.lobby, store)
        self.door = Door(settings)
        self.gate = Gate(settings, self.metrics, self.door.requests)
        self.sockets = Sockets(self.lobby, self.door, settings, self.metrics)
        self.keeper = Keeper(
            Charge(store, self.lobby, self.bots, self.sockets, self.gate, self.metrics, settings)
        )
        self.http = Http(self.lobby, self.door, settings, self._rooms())

    def _rooms(self) -> tuple[object, ...]:
        """Return whoever answers what is asked over HTTP."""
        lobby, door, store, settings = self.lobby, self.door, self.store, self.settings
        desk, labour = self.desk, Labour(door)
        herald = Herald(desk, store, self.reviews, self.chances)
        return (
            GameAnswers(lobby, Catalogue(self.warming), self.warming, self.foresight, labour),
            TableAnswers(lobby, door, Days(store, lobby), desk, self.warming, settings),
            HindsightAnswers(lobby, door, store, self.reviews, self.warming, labour, settings),
            SeriesAnswers(desk, herald, door, self.warming),
            HouseAnswers(self.keeper, lobby, self.sockets, settings),
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
    return Guarded(inner, server.door, server.metrics, server.settings.base_path)


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
