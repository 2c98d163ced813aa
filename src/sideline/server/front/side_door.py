"""An address of its own for whoever keeps the server: health and counters, which the public need not read."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Final

from sideline.engine.errors import SidelineError
from sideline.server.config import host_and_port
from sideline.server.front.keeper import Keeper

PATIENCE: Final = 10.0
LONGEST_HEAD: Final = 8192


class NoSideDoor(SidelineError):
    """The address for counters cannot be used."""


class SideDoor:
    """Answers GET /metrics, /health, /ready and /alive, one question a connection."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    @asynccontextmanager
    async def open_at(self, address: str) -> AsyncIterator[None]:
        """Answer at an address such as 127.0.0.1:9737; nowhere if it is empty."""
        if not address:
            yield
            return
        host, port = host_and_port(address)
        try:
            server = await asyncio.start_server(self._serve, host, port, limit=LONGEST_HEAD)
        except OSError as why:
            raise NoSideDoor(f"The counters cannot be served at {address}: {why}.") from why
        async with server:
            yield

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.LimitOverrunError, asyncio.IncompleteReadError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(await self._answer(head.split(b"\r\n", 1)[0].decode("latin-1")))
                await writer.drain()
        writer.close()

    async def _answer(self, request: str) -> bytes:
        path = request.removeprefix("GET ").partition(" ")[0].removeprefix("/api")
        match path:
            case "/metrics":
                return response(HTTPStatus.OK, await self._keeper.counters())
            case "/health":
                return told(await self._keeper.troubles())
            case "/ready":
                return told([why] if (why := await self._keeper.cannot_write()) else [])
            case "/alive":
                return told([])
        return response(HTTPStatus.NOT_FOUND, "There are /metrics, /health, /ready and /alive.\n")


def told(troubles: list[str]) -> bytes:
    """Say that all is well, or what is not."""
    status = HTTPStatus.SERVICE_UNAVAILABLE if troubles else HTTPStatus.OK
    return response(status, "\n".join(troubles or ["ok"]) + "\n")


def response(status: HTTPStatus, text: str) -> bytes:
    """Write an answer, after which the connection is closed."""
    body = text.encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
