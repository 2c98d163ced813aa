"""What stands around every answer: only our own names are answered, browsers are told to be careful."""

import logging
from contextlib import suppress
from secrets import token_hex
from time import perf_counter
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from sideline.server.front.door import Door, refused
from sideline.server.logs import request_id
from sideline.server.metrics import Metrics
from sideline.server.protocol.refusal import Refusal

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
MISDIRECTED: Final = 421
ID_BYTES: Final = 6

Head = list[tuple[bytes, bytes]]

logger = logging.getLogger(__name__)


class Guarded:
    """Adds to every answer what browsers need to know to be careful, and counts the answers.

    Whoever asks for somebody else by the name of Host is told nothing.
    """

    def __init__(self, app: Starlette, door: Door, metrics: Metrics, base: str) -> None:
        self._app, self._door, self._metrics = app, door, metrics
        self._api = f"{base}/api"

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
