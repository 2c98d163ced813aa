"""The door: who may come in, from which page, and how often."""

import ipaddress
import re
from typing import Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sideline.server.config import Settings
from sideline.server.front.limits import Bucket, Buckets, household
from sideline.server.protocol.endpoints import Endpoint, Room
from sideline.server.protocol.messages import Code, Failure
from sideline.server.protocol.refusal import Refusal
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.table import Table
from sideline.server.table.tokens import LONGEST_TOKEN

STATUS: Final[dict[Code, int]] = {
    "illegal": 422,
    "stale": 409,
    "not-yours": 403,
    "waiting": 409,
    "over": 409,
    "busy": 503,
    "too-fast": 429,
    "malformed": 400,
    "forbidden": 403,
    "unknown": 404,
    "frozen": 409,
    "full": 409,
}
HOST: Final = re.compile(r"(?:\[([^\[\]]+)\]|([^:\[\]]*))(?::[0-9]{0,5})?")
COOKIE_AGE: Final = 30 * 86_400
"""So many seconds a seat is remembered at least; every visit counts them anew."""


class TooFast(Refusal):
    """A refusal that says when to come back."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-fast", "too-fast")
        self.wait = wait


class Cookie(NamedTuple):
    """The cookie of a table or a series: only the server can read it, and only its own paths get it."""

    name: str
    path: str


def cookie_of(name: str, base: str = "", room: Room = "tables") -> Cookie:
    """Return the name and the path of the cookie of a table or a series."""
    return Cookie(f"seat_{name}", f"{base}/api/{room}/{name}")


def address_of(connection: HTTPConnection) -> str:
    """Return whom a limit counts."""
    return household(connection.client.host if connection.client else "")


class Door:
    """Checks origins, cookies and rates."""

    def __init__(self, settings: Settings) -> None:
        self._origins, self._hosts = settings.own_origins(), settings.own_hosts()
        self._scheme = "https" if settings.secure else "http"
        self._is_everywhere = settings.is_everywhere
        self._is_secure, self._base = settings.secure, settings.base_path
        expiries: dict[Room, float] = {"tables": settings.match_expiry, "series": settings.series_expiry}
        self._cookie_ages = {room: int(max(COOKIE_AGE, expiry)) for room, expiry in expiries.items()}
        self.requests = Buckets(settings.requests_burst, settings.requests_per_second)
        self._creations = Buckets(settings.creations_burst, settings.creations_per_second)
        self._joins = Buckets(settings.joins_burst, settings.joins_per_second)
        self._labour = Buckets(settings.labour_burst, settings.labour_per_second)

    def check_origin(self, connection: HTTPConnection, *, is_seated: bool) -> None:
        """Let only our own pages speak for a seat; a program that shows no cookie need not name an origin."""
        origin = connection.headers.get("origin")
        if origin in self._origins or (origin is None and not is_seated):
            return
        host = connection.headers.get("host", "")
        if not (self._is_own_number(host) and origin == f"{self._scheme}://{host}"):
            raise Refusal("forbidden", "bad-origin")

    def check_host(self, connection: HTTPConnection) -> None:
        """Answer only to names of our own: another may be anybody's, and point at us for a while."""
        host = connection.headers.get("host", "")
        if host_name(host) not in self._hosts and not self._is_own_number(host):
            raise Refusal("forbidden", "bad-host")

    def _is_own_number(self, host: str) -> bool:
        """Ask whether it is a number, and we listen at all of them: no name service can make it lie."""
        return self._is_everywhere and is_number(host_name(host))

    def cookie(self, connection: HTTPConnection, name: str, room: Room = "tables") -> str | None:
        """Return the token in the cookie of a table or a series."""
        token = connection.cookies.get(cookie_of(name, room=room).name)
        return token if token and len(token) <= LONGEST_TOKEN else None

    def give_cookie(self, response: Response, of: str, token: str, room: Room = "tables") -> None:
        """Give somebody the token of a seat, or of a place in a series."""
        name, path = cookie_of(of, self._base, room)
        response.set_cookie(
            name,
            token,
            max_age=self._cookie_ages[room],
            path=path,
            secure=self._is_secure,
            httponly=True,
            samesite="lax",
        )

    def take_cookie(self, response: Response, of: str, room: Room = "tables") -> None:
        """Take the token of a seat away, or of a place in a series."""
        name, path = cookie_of(of, self._base, room)
        response.delete_cookie(name, path=path, secure=self._is_secure, httponly=True, samesite="lax")

    def check_request(self, address: str) -> None:
        """Count a request; one that is refused counts as well, so that it pays to wait."""
        bucket = self.requests.of(address)
        if not bucket.take():
            bucket.owe(1)
            raise TooFast(bucket.wait())

    def check_creation(self, address: str) -> None:
        """Count a new table."""
        _take(self._creations.of(address))

    def check_join(self, address: str) -> None:
        """Count somebody who shows an invitation: it cannot be guessed by trying."""
        _take(self._joins.of(address))

    def check_labour(self, address: str) -> None:
        """Refuse somebody for whom we have lately laboured too long."""
        bucket = self._labour.of(address)
        if bucket.debt():
            raise TooFast(bucket.wait())

    def count_labour(self, address: str, seconds: float) -> None:
        """Count the seconds of the processor that an answer has taken."""
        self._labour.of(address).owe(seconds)


def host_name(host: str) -> str:
    """Return the name or the number in a Host header, without its port; what is none is no name of ours."""
    named = HOST.fullmatch(host)
    return (named[1] or named[2]).lower() if named else ""


def is_number(name: str) -> bool:
    """Ask whether a host is named by its number."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _take(bucket: Bucket) -> None:
    if not bucket.take():
        raise TooFast(bucket.wait())


def refused(why: Refusal, lang: str = "en", status: int | None = None) -> Response:
    """Write a refusal."""
    body = msgspec.json.encode(Failure(why.code, why.text(lang)))
    headers = {"retry-after": str(int(why.wait) + 1)} if isinstance(why, TooFast) else {}
    if why.code in ("busy", "too-fast"):
        headers.setdefault("retry-after", "1")
    return Response(body, status or STATUS[why.code], headers, media_type="application/json")


def check_right(endpoint: Endpoint, table: Table | FrozenTable, seats: tuple[int, ...]) -> None:
    """Refuse those who have no right to something, and what has to wait for the end of the match."""
    is_closed = endpoint.who == "who may look" and table.setup.spectators == "nobody"
    if not seats and (endpoint.who == "holder" or is_closed):
        raise Refusal("forbidden", "no-seat")
    if isinstance(table, FrozenTable):
        return
    if endpoint.only_over and not table.course.is_over:
        raise Refusal("forbidden", "not-over")
    if endpoint.frozen == "only":
        raise Refusal("forbidden", "not-frozen")
