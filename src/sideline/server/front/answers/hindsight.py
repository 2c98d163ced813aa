"""HTTP: what is known of finished matches, and of those that cannot be played on."""

from typing import Final

import msgspec
from starlette.responses import PlainTextResponse, Response

from sideline.engine.words import Language
from sideline.server.config import Settings
from sideline.server.front.answers.tables import table_made
from sideline.server.front.door import Door, address_of
from sideline.server.front.labour import Labour
from sideline.server.front.question import JSON, Asked, written
from sideline.server.lobby.afterwards import begin, is_missing, review_state
from sideline.server.lobby.again import kept
from sideline.server.lobby.lobby import Lobby
from sideline.server.lobby.verify import verdict
from sideline.server.protocol.hindsight import Reel, ReplayKept
from sideline.server.protocol.refusal import Refusal
from sideline.server.store.base import Store
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.reel import ALL, MOST, Piece, jumps, moves_of, pictures
from sideline.server.thinking.compiling import Warming
from sideline.server.thinking.reviewing import Reviews

MOST_DIGITS: Final = 6


class HindsightAnswers:
    """The answers about matches that are over."""

    def __init__(
        self,
        lobby: Lobby,
        door: Door,
        store: Store,
        reviews: Reviews,
        warming: Warming,
        labour: Labour,
        settings: Settings,
    ) -> None:
        self._lobby, self._door, self._store, self._reviews = lobby, door, store, reviews
        self._warming, self._labour, self._settings = warming, labour, settings

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
        return table_made(self._door, table, token, 201)

    async def keep(self, asked: Asked) -> Response:
        """Open a replay that somebody brought along."""
        self._door.check_creation(address_of(asked.request))
        row, holders, entries = await self._labour.of(asked, kept, asked.body.text)
        await self._lobby.keep(row, holders, entries)
        return written(ReplayKept(row.id), 201)

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
