"""HTTP: how the server is, and what it can be asked."""

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from sideline.server.config import Settings
from sideline.server.front.door import STATUS
from sideline.server.front.keeper import Keeper
from sideline.server.front.question import Asked, written
from sideline.server.front.socket import Sockets
from sideline.server.lobby.lobby import Lobby
from sideline.server.protocol.endpoints import ENDPOINTS, Health
from sideline.server.protocol.messages import Failure
from sideline.server.protocol.openapi import openapi


class HouseAnswers:
    """The answers about the server itself."""

    def __init__(self, keeper: Keeper, lobby: Lobby, sockets: Sockets, settings: Settings) -> None:
        self._keeper, self._lobby, self._sockets, self._settings = keeper, lobby, sockets, settings
        self._description = openapi(ENDPOINTS)

    async def health(self, asked: Asked) -> Response:
        """Say that nothing ails the server, or what does."""
        troubles = await self._keeper.troubles()
        if troubles:
            return unwell(*troubles)
        return written(Health("ok", self._lobby.tables, self._sockets.open_pages))

    async def ready(self, asked: Asked) -> Response:
        """Say whether moves can be written."""
        why = await self._keeper.cannot_write()
        return unwell(why) if why else Response(status_code=204)

    async def alive(self, asked: Asked) -> Response:
        """Say that the server answers."""
        return Response(status_code=204)

    async def metrics(self, asked: Asked) -> Response:
        """Return the counters, unless they have an address of their own."""
        if self._settings.metrics_address:
            raise HTTPException(404)
        return PlainTextResponse(await self._keeper.counters())

    async def describe(self, asked: Asked) -> Response:
        """Describe all this."""
        return written(self._description)


def unwell(*troubles: str) -> Response:
    """Say what ails the server; whoever keeps it reads English."""
    return written(Failure("busy", " ".join(troubles)), STATUS["busy"])
