"""HTTP: campaigns and tournaments."""

import asyncio

from starlette.responses import Response

from sideline.server.front.door import Door, address_of
from sideline.server.front.question import Asked, written
from sideline.server.lobby.series_desk import KeptSeries, SeriesDesk
from sideline.server.lobby.series_seen import my_series, shown
from sideline.server.lobby.series_tidings import Herald
from sideline.server.protocol.messages import TableMade
from sideline.server.protocol.series import SeriesMade
from sideline.server.thinking.compiling import Warming


class SeriesAnswers:
    """The answers about campaigns and tournaments."""

    def __init__(self, desk: SeriesDesk, herald: Herald, door: Door, warming: Warming) -> None:
        self._desk, self._herald, self._door, self._warming = desk, herald, door, warming

    async def begin_series(self, asked: Asked) -> Response:
        """Begin a campaign or a cup; whoever asked takes part in it."""
        self._door.check_creation(address_of(asked.request))
        name, token = await self._desk.begin(asked.body)
        self._warming.ask_for(asked.body.game)
        response = written(SeriesMade(name), 201)
        self._door.give_cookie(response, name, token, "series")
        return response

    async def series(self, asked: Asked) -> Response:
        """Tell how a series stands."""
        kept = await self._desk.settle(asked.request.path_params["id"])
        tidings = await self._herald.about(kept, asked.token, asked.lang)
        response = written(await asyncio.to_thread(shown, kept, asked.token, asked.lang, tidings))
        self._renew_place(asked, kept, response)
        return response

    def _renew_place(self, asked: Asked, kept: KeptSeries, response: Response) -> None:
        """Let a place in a series be remembered for as long again."""
        if asked.token is not None and kept.entrant(asked.token) is not None:
            self._door.give_cookie(response, kept.id, asked.token, "series")

    async def mine_in_series(self, asked: Asked) -> Response:
        """Tell how one's own campaign or cup stands."""
        kept = await self._desk.settle(asked.request.path_params["id"])
        response = written(my_series(kept, asked.token, asked.lang))
        self._renew_place(asked, kept, response)
        return response

    async def forget_series(self, asked: Asked) -> Response:
        """Delete a campaign or a cup with its matches."""
        name = asked.request.path_params["id"]
        await self._desk.forget(name, asked.token)
        response = Response(status_code=204)
        self._door.take_cookie(response, name, "series")
        return response

    async def enter(self, asked: Asked) -> Response:
        """Give somebody a free place in a cup."""
        self._door.check_join(address_of(asked.request))
        name = asked.request.path_params["id"]
        token = await self._desk.enter(name, asked.body.name, asked.lang)
        response = Response(status_code=204)
        self._door.give_cookie(response, name, token, "series")
        return response

    async def play_on(self, asked: Asked) -> Response:
        """Keep what somebody wants to keep, and set up the table of the next match."""
        self._door.check_creation(address_of(asked.request))
        table = await self._desk.go_on(asked.request.path_params["id"], asked.token, asked.body.keep)
        response = written(TableMade(table.id, None))
        assert asked.token is not None
        self._door.give_cookie(response, table.id, asked.token)
        return response
