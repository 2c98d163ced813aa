"""HTTP: setting up tables, taking and leaving seats."""

from starlette.responses import Response

from sideline.server.config import Settings
from sideline.server.front.door import Door, address_of
from sideline.server.front.question import Asked, written
from sideline.server.lobby.day import Days
from sideline.server.lobby.lobby import Lobby
from sideline.server.lobby.series_desk import SeriesDesk
from sideline.server.lobby.welcome import mine_at, open_table
from sideline.server.lobby.wishes import name_of
from sideline.server.protocol.messages import Joined, TableMade
from sideline.server.protocol.refusal import Refusal
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.table import Table
from sideline.server.table.tokens import is_same
from sideline.server.thinking.compiling import Warming, address_with_seats


class TableAnswers:
    """The answers about tables."""

    def __init__(
        self, lobby: Lobby, door: Door, days: Days, desk: SeriesDesk, warming: Warming, settings: Settings
    ) -> None:
        self._lobby, self._door, self._days, self._desk = lobby, door, days, desk
        self._warming, self._settings = warming, settings

    async def open(self, asked: Asked) -> Response:
        """List the tables that wait for anybody."""
        return written([open_table(table, asked.lang) for table in self._lobby.waiting()])

    async def day(self, asked: Asked) -> Response:
        """Tell what is played today, or was on another day, and how it went for everybody."""
        return written(await self._days.show(asked.request.query_params.get("date", ""), asked.lang))

    async def play_day(self, asked: Asked) -> Response:
        """Set up a table with the deal of today."""
        self._door.check_creation(address_of(asked.request))
        return table_made(self._door, *await self._days.begin(asked.body), 201)

    async def mine(self, asked: Asked) -> Response:
        """Tell how one's own match stands."""
        assert asked.table is not None
        return written(mine_at(asked.table, asked.seats, asked.lang))

    async def create(self, asked: Asked) -> Response:
        """Set up a table."""
        self._door.check_creation(address_of(asked.request))
        table, token = await self._lobby.create(asked.body)
        self._warming.ask_for(address_with_seats(table.game))
        return table_made(self._door, table, token, 201)

    async def show(self, asked: Asked) -> Response:
        """Tell what everybody may know of a table."""
        table = asked.table
        if isinstance(table, FrozenTable):
            return written(table.show(asked.lang, self._settings.grace))
        return written(asked.at.show(asked.lang))

    async def explain(self, asked: Asked) -> Response:
        """Say how the game is played, with the numbers of this match."""
        return written(asked.at.explain(asked.lang))

    async def join(self, asked: Asked) -> Response:
        """Give somebody a free seat."""
        self._door.check_join(address_of(asked.request))
        table, wish = asked.at, asked.body
        if asked.seats:
            return written(Joined(table.id, asked.seats[0]))
        if not is_same(table.setup.invite, wish.invite):
            raise Refusal("forbidden", "bad-invite")
        seat, token = await table.sit(name_of(wish.name, asked.lang), wish.seat)
        response = written(Joined(table.id, seat))
        self._door.give_cookie(response, table.id, token)
        return response

    async def leave(self, asked: Asked) -> Response:
        """Let somebody leave."""
        assert asked.token is not None
        await self._desk.check_alone(asked.at)
        await asked.at.leave(asked.token)
        response = Response(status_code=204)
        self._door.take_cookie(response, asked.at.id)
        return response

    async def rematch(self, asked: Asked) -> Response:
        """Set the same table up again."""
        self._door.check_creation(address_of(asked.request))
        table, token = await self._lobby.rematch(asked.at, asked.seats)
        return table_made(self._door, table, token)

    async def forget(self, asked: Asked) -> Response:
        """Delete a finished match."""
        await self._desk.check_alone(asked.at)
        await self._lobby.forget(asked.at.id)
        response = Response(status_code=204)
        self._door.take_cookie(response, asked.at.id)
        return response


def table_made(door: Door, table: Table, token: str | None, status: int = 200) -> Response:
    """Tell whoever set a table up where it is, and give that seat to them."""
    invite = table.setup.invite if table.seating.free() else None
    response = written(TableMade(table.id, invite), status)
    if token is not None:
        door.give_cookie(response, table.id, token)
    return response
