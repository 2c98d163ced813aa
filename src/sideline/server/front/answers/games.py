"""HTTP: the games on offer, their rules, and what changed rules do."""

import asyncio

from starlette.responses import Response

from sideline.engine import registry
from sideline.engine.game import Game
from sideline.engine.settings import Values
from sideline.lab.effects import Effects
from sideline.server.front.labour import Labour
from sideline.server.front.question import Asked, written
from sideline.server.lobby.catalogue import Catalogue
from sideline.server.lobby.lobby import Lobby
from sideline.server.lobby.shelf import book_of
from sideline.server.lobby.wishes import read_settings
from sideline.server.protocol.refusal import Refusal
from sideline.server.table.table import Table
from sideline.server.thinking.compiling import Warming, address_with_seats, is_compiling
from sideline.server.thinking.foresight import Foresight


class GameAnswers:
    """The answers about games."""

    def __init__(
        self, lobby: Lobby, catalogue: Catalogue, warming: Warming, foresight: Foresight, labour: Labour
    ) -> None:
        self._lobby, self._catalogue, self._warming = lobby, catalogue, warming
        self._foresight, self._labour = foresight, labour

    async def games(self, asked: Asked) -> Response:
        """List the games."""
        return written(await self._catalogue.show(asked.lang))

    async def warm(self, asked: Asked) -> Response:
        """Compile a game next."""
        if asked.request.path_params["name"] not in await asyncio.to_thread(registry.playable):
            raise Refusal("unknown", "no-game")
        self._warming.ask_for(asked.request.path_params["name"])
        return Response(status_code=204)

    async def effects(self, asked: Asked) -> Response:
        """Say what changed rules do; of a game that is not compiled nothing is said yet."""
        game = (await asyncio.to_thread(registry.playable)).get(asked.body.game)
        if game is None:
            raise Refusal("unknown", "no-game")
        settings = read_settings(game, asked.body)
        if is_compiling() and not self._warming.is_ready(address_with_seats(game.for_match(settings))):
            return written(Effects())
        return written(await self._foresight.effects(game, settings))

    async def rules(self, asked: Asked) -> Response:
        """Return the rule book of a game, with what a table changed if one is named."""
        game = (await asyncio.to_thread(registry.playable)).get(asked.request.path_params["game"])
        if game is None:
            raise Refusal("unknown", "no-game")
        changes = await self._changes(game, asked.request.query_params.get("table"))
        return written(await self._labour.of(asked, book_of, game, asked.lang, changes))

    async def _changes(self, game: Game, name: str | None) -> Values:
        """Return what a table of this game has changed; everybody may know that."""
        table = await self._lobby.look_up(name) if name else None
        if not isinstance(table, Table) or table.game.name != game.name:
            return {}
        return table.course.match.settings
