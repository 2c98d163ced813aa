"""HTTP: every request is let in, or refused, in one way; then one of the rooms answers it."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sideline.engine.errors import SidelineError
from sideline.engine.words import LANGUAGES
from sideline.server.config import Settings
from sideline.server.front.door import STATUS, Door, address_of, check_right, refused
from sideline.server.front.question import JSON, Asked, lang_of, written
from sideline.server.lobby.lobby import Lobby
from sideline.server.protocol.endpoints import ENDPOINTS, Endpoint
from sideline.server.protocol.messages import Failure
from sideline.server.protocol.refusal import Refusal
from sideline.server.store.base import StoreError
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.table import Table

Answer = Callable[[Asked], Awaitable[Response]]

logger = logging.getLogger(__name__)


class Http:
    """Every endpoint, with all that is checked before it is answered."""

    def __init__(self, lobby: Lobby, door: Door, settings: Settings, rooms: Sequence[object]) -> None:
        self._lobby, self._door, self._settings, self._rooms = lobby, door, settings, rooms

    def routes(self) -> list[Route]:
        """Return the routes of all endpoints, as they are found below /api."""
        return [
            Route(endpoint.path.removeprefix("/api"), self._served(endpoint), methods=[endpoint.method])
            for endpoint in ENDPOINTS
        ]

    def _answer_to(self, endpoint: Endpoint) -> Answer:
        """Find the room with a method of the name of an endpoint."""
        room = next(room for room in self._rooms if hasattr(room, endpoint.name))
        answer: Answer = getattr(room, endpoint.name)
        return answer

    def _served(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        answer = self._answer_to(endpoint)

        async def serve(request: Request) -> Response:
            try:
                asked = await self._let_in(endpoint, request)
                response = await answer(asked)
                self._renew_cookie(asked, response)
                return response
            except Refusal as why:
                return refused(why, lang_of(request))
            except StoreError as why:
                logger.warning("the store refused", extra={"why": str(why)})
                return refused(Refusal("busy", "busy"), lang_of(request))
            except SidelineError as why:
                return written(Failure("malformed", why.told(lang_of(request))), STATUS["illegal"])
            except ClientDisconnect:
                return refused(Refusal("malformed", "malformed"))  # to nobody: whoever asked has gone

        return serve

    def _renew_cookie(self, asked: Asked, response: Response) -> None:
        """Let a seat be remembered for as long again, unless the answer has said what becomes of it."""
        if asked.seats and asked.token and "set-cookie" not in response.headers:
            self._door.give_cookie(response, asked.request.path_params["id"], asked.token)

    async def _let_in(self, endpoint: Endpoint, request: Request) -> Asked:
        """Check everything that can be checked before the question is looked at."""
        self._door.check_request(address_of(request))
        if request.query_params.get("lang", "en") not in LANGUAGES:
            raise Refusal("malformed", "malformed")
        table: Table | FrozenTable | None = None
        token, seats = None, tuple[int, ...]()
        if endpoint.room:
            token = self._door.cookie(request, request.path_params["id"], endpoint.room)
        if endpoint.method == "POST":
            self._door.check_origin(request, is_seated=token is not None)
        if endpoint.is_about_table:
            table = await self._found(endpoint, request.path_params["id"])
            seats = table.seats_of(token)
            check_right(endpoint, table, seats)
        body = await self._body(endpoint, request) if endpoint.asks else None
        return Asked(request, lang_of(request), table, token, seats, body)

    async def _found(self, endpoint: Endpoint, name: str) -> Table | FrozenTable:
        """Find a table, frozen or not as the endpoint wants it."""
        table = await self._lobby.look_up(name)
        if isinstance(table, FrozenTable) and endpoint.frozen == "no":
            raise table.refusal()
        return table

    async def _body(self, endpoint: Endpoint, request: Request) -> Any:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise HTTPException(415)
        text = bytearray()
        async for piece in request.stream():
            text += piece
            if len(text) > (endpoint.most or self._settings.body_bytes):
                raise HTTPException(413)
        try:
            return msgspec.json.decode(bytes(text), type=endpoint.asks)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as why:
            raise Refusal("malformed", "malformed") from why
