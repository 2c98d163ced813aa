"""A question that was let in, and how it is answered."""

from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sideline.engine.words import LANGUAGES
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.table import Table

JSON: Final = "application/json"


class Asked(NamedTuple):
    """A request that was let in: its language, the table it is about, the seats of whoever asks, the body."""

    request: Request
    lang: str
    table: Table | FrozenTable | None
    token: str | None
    seats: tuple[int, ...]
    body: Any

    @property
    def at(self) -> Table:
        """The table that the path names."""
        assert isinstance(self.table, Table)
        return self.table


def lang_of(request: Request) -> str:
    """Return the language asked for."""
    lang = request.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def written(message: Any, status: int = 200) -> Response:
    """Write a message as JSON."""
    return Response(msgspec.json.encode(message), status, media_type=JSON)
