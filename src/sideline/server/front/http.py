"""HTTP: setting up tables, taking and leaving seats, and what is known of finished matches."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sideline.engine import registry
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.settings import Values
from sideline.engine.words import LANGUAGES, Language
from sideline.lab.effects import Effects
from sideline.server.config import Settings
from sideline.server.front.door import STATUS, Door, address_of, check_right, refused
from sideline.server.front.keeper import Keeper
from sideline.server.front.labour import Labour
from sideline.server.front.question import JSON, Asked, lang_of, written
from sideline.server.front.series_http import SeriesAnswers
from sideline.server.front.socket import Sockets
from sideline.server.lobby.afterwards import begin, is_missing, review_state
from sideline.server.lobby.catalogue import Catalogue
from sideline.server.lobby.day import Days
from sideline.server.lobby.lobby import Lobby
from sideline.server.lobby.series_desk import SeriesDesk
from sideline.server.lobby.series_tidings import Herald
from sideline.server.lobby.shelf import book_of
from sideline.server.lobby.verify import verdict
from sideline.server.lobby.welcome import mine_at, open_table
from sideline.server.lobby.wishes import read_settings
from sideline.server.protocol.endpoints import ENDPOINTS, Endpoint, Health
from sideline.server.protocol.hindsight import Reel, ReplayKept
from sideline.server.protocol.messages import Failure, Joined, TableMade
from sideline.server.protocol.openapi import openapi
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.speech import say
from sideline.server.store.base import Store, StoreError
from sideline.server.table.cleaning import tidy_name
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.reel import ALL, MOST, Piece, jumps, moves_of, pictures
from sideline.server.table.table import Table
from sideline.server.table.tokens import is_same
from sideline.server.thinking.chances import WinChances
from sideline.server.thinking.compiling import Warming, address_with_seats, is_compiling
from sideline.server.thinking.foresight import Foresight
from sideline.server.thinking.reviewing import Reviews

MOST_DIGITS: Final = 6

logger = logging.getLogger(__name__)


class Http(SeriesAnswers):
    """The answers to every endpoint."""

    def __init__(
        self,
        lobby: Lobby,
        door: Door,
        store: Store,
        sockets: Sockets,
        keeper: Keeper,
        catalogue: Catalogue,
        warming: Warming,
        reviews: Reviews,
        foresight: Foresight,
        chances: WinChances,
        settings: Settings,
    ) -> None:
        self._lobby, self._door, self._store, self._sockets = lobby, door, store, sockets
        self._keeper, self._reviews, self._days = keeper, reviews, Days(store, lobby)
        self._desk, self._foresight = SeriesDesk(lobby, store), foresight
        self._herald = Herald(self._desk, store, reviews, chances)
        self._labour = Labour(door)
        self._catalogue, self._warming, self._settings = catalogue, warming, settings

    def routes(self) -> list[Route]:
        """Return the routes of all endpoints, as they are found below /api."""
        return [
            Route(endpoint.path.removeprefix("/api"), self._served(endpoint), methods=[endpoint.method])
            for endpoint in ENDPOINTS
        ]

    def _served(self, endpoint: Endpoint) -> Any:
        answer = getattr(self, endpoint.name)

        async def serve(request: Request) -> Response:
            try:
                asked = await self._let_in(endpoint, request)
                response: Response = await answer(asked)
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

    # The answers

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
        is_ours = isinstance(table, Table) and table.game.name == game.name
        return table.course.match.settings if is_ours and isinstance(table, Table) else {}

    async def open(self, asked: Asked) -> Response:
        """List the tables that wait for anybody."""
        return written([open_table(table, asked.lang) for table in self._lobby.waiting()])

    async def day(self, asked: Asked) -> Response:
        """Tell what is played today, or was on another day, and how it went for everybody."""
        return written(await self._days.show(asked.request.query_params.get("date", ""), asked.lang))

    async def play_day(self, asked: Asked) -> Response:
        """Set up a table with the deal of today."""
        self._door.check_creation(address_of(asked.request))
        return self._made(*await self._days.begin(asked.body), 201)

    async def mine(self, asked: Asked) -> Response:
        """Tell how one's own match stands."""
        assert asked.table is not None
        return written(mine_at(asked.table, asked.seats, asked.lang))

    async def create(self, asked: Asked) -> Response:
        """Set up a table."""
        self._door.check_creation(address_of(asked.request))
        table, token = await self._lobby.create(asked.body)
        self._warming.ask_for(address_with_seats(table.game))
        return self._made(table, token, 201)

    def _made(self, table: Table, token: str | None, status: int = 200) -> Response:
        invite = table.setup.invite if table.seating.free() else None
        response = written(TableMade(table.id, invite), status)
        if token is not None:
            self._door.give_cookie(response, table.id, token)
        return response

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
        name = tidy_name(wish.name)
        if name is None:
            raise Refusal("malformed", "bad-text")
        seat, token = await table.sit(name or say(asked.lang, "guest"), wish.seat)
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
        return self._made(table, token)

    async def replay(self, asked: Asked) -> Response:
        """Return the text of a finished match."""
        text = await self._labour.of(asked, asked.at.course.text)
        name = f'attachment; filename="{asked.at.game.name}.replay"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    async def verify(self, asked: Asked) -> Response:
        """Check a finished match against its seed."""
        entries, commitment = await self._store.log(asked.at.id), asked.at.course.match.commitment or ""
        return written(await self._labour.of(asked, verdict, asked.at.row, commitment, entries))

    async def reel(self, asked: Asked) -> Response:
        """Show a finished match again; who has seen it already is told that it is the same."""
        table, piece = asked.at, asked_piece(asked)
        last = table.course.last
        tag = f'"{last.hash.hex() if last else table.id}-{piece.eyes}-{piece.start}-{piece.end}-{asked.lang}"'
        headers = {"etag": tag, "cache-control": "private, no-cache"}
        if asked.request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        response = Response(await self._labour.of(asked, self._reel, asked, piece), media_type=JSON)
        response.headers.update(headers)
        return response

    def _reel(self, asked: Asked, piece: Piece) -> bytes:
        """Write down what is shown of a finished match, all of it away from the event loop."""
        table = asked.at
        shown, found = pictures(table.course, piece, table.row.seed), jumps(table.course.match)
        moves = moves_of(table.course)
        reel = Reel(table.show(asked.lang), asked.seats, piece.eyes, moves, *shown, jumps=found)
        return msgspec.json.encode(reel)

    async def fork(self, asked: Asked) -> Response:
        """Play on from a finished match."""
        self._door.check_creation(address_of(asked.request))
        table, token = await self._lobby.fork(asked.at, asked.body)
        self._warming.ask_for(table.game.name)
        return self._made(table, token, 201)

    async def keep(self, asked: Asked) -> Response:
        """Open a replay that somebody brought along."""
        self._door.check_creation(address_of(asked.request))
        return written(ReplayKept(await self._lobby.keep(asked.body.text)), 201)

    async def review(self, asked: Asked) -> Response:
        """Tell the review of a finished match, or how far it is."""
        return await self._review_state(asked)

    async def compute(self, asked: Asked) -> Response:
        """Begin to review a finished match."""
        if await is_missing(self._reviews, asked.at):
            self._door.check_creation(address_of(asked.request))
            await begin(self._reviews, asked.at, self._settings.review_seconds)
        return await self._review_state(asked)

    async def stop(self, asked: Asked) -> Response:
        """Let the review of a match be."""
        last = asked.at.course.last
        if last is not None:
            await self._reviews.stop(last.hash)
        return await self._review_state(asked)

    async def _review_state(self, asked: Asked) -> Response:
        return written(await review_state(self._reviews, asked.at, asked_piece(asked).eyes, asked.lang))

    async def notation(self, asked: Asked) -> Response:
        """Return what is kept of a frozen match."""
        assert isinstance(asked.table, FrozenTable)
        row = asked.table.row
        text = asked.table.notation(await self._store.log(row.id), asked.seats)
        name = f'attachment; filename="{row.game}-{row.id}.txt"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    async def forget(self, asked: Asked) -> Response:
        """Delete a finished match."""
        await self._desk.check_alone(asked.at)
        await self._lobby.forget(asked.at.id)
        response = Response(status_code=204)
        self._door.take_cookie(response, asked.at.id)
        return response

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
        return written(openapi(ENDPOINTS))


def unwell(*troubles: str) -> Response:
    """Say what ails the server; whoever keeps it reads English."""
    return written(Failure("busy", " ".join(troubles)), STATUS["busy"])


def asked_piece(asked: Asked) -> Piece:
    """Read which piece of a match is asked for, and through whose eyes."""
    query = asked.request.query_params
    eyes = query.get("eyes", "all")
    seats = [str(seat) for seat in range(asked.at.game.seats)]
    numbers = query.get("from", "0"), query.get("to", str(MOST))
    if eyes not in ("all", *seats) or not all(text.isascii() and text.isdigit() for text in numbers):
        raise Refusal("malformed", "malformed")
    start, end = (int(text[:MOST_DIGITS]) for text in numbers)
    lang: Language = "fr" if asked.lang == "fr" else "en"
    return Piece(ALL if eyes == "all" else int(eyes), start, end, lang, query.get("text") == "1")
