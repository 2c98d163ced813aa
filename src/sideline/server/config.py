"""What a server is run with: where it listens, whom it lets in, and how much of everything it allows."""

import os
from ipaddress import ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from sideline.engine.errors import SidelineError

HIGHEST_PORT: Final = 65_535
USUAL_PORTS: Final = {"http": 80, "https": 443}
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})


class BadConfiguration(SidelineError):
    """A server cannot be run like this."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every number that may differ between a home, a public server and a load test; times are in seconds.

    A rate is written as so many at once (`burst`) and so many a second from then on.
    """

    host: str = "127.0.0.1"
    port: int = 8737
    unix_socket: str = ""
    base_path: str = ""
    database: str = "sideline.db"
    packs: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    secure: bool = False
    owner: str = ""
    metrics_address: str = ""
    log_format: Literal["json", "text"] = "json"

    grace: float = 60.0
    takeover: float = 3.0
    idle: float = 300.0
    waiting_expiry: float = 86_400.0
    match_expiry: float = 30 * 86_400.0
    series_expiry: float = 90 * 86_400.0
    finished_expiry: float = 0.0
    replay_folder: str = ""
    disk_reserve: int = 100_000_000

    frame_bytes: int = 8192
    body_bytes: int = 16_384
    unread_bytes: int = 262_144
    first_message: float = 10.0
    ping_interval: float = 20.0
    ping_timeout: float = 20.0
    messages_burst: int = 40
    messages_per_second: float = 15.0
    patience: int = 100

    frames_burst: int = 200
    frames_per_second: float = 50.0
    line_bytes_burst: int = 131_072
    line_bytes_per_second: float = 32_768.0

    sockets: int = 6000
    sockets_per_address: int = 200
    request_head: float = 10.0
    exchange: float = 60.0
    requests_burst: int = 200
    requests_per_second: float = 50.0
    creations_burst: int = 20
    creations_per_second: float = 0.5
    joins_burst: int = 20
    joins_per_second: float = 0.5
    labour_burst: float = 6.0
    labour_per_second: float = 0.2
    connections: int = 5000
    connections_per_address: int = 100
    tables: int = 10_000
    spectators: int = 100

    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    bot_queue: int = 200
    bot_wait: float = 10.0
    bot_budget: float = 5.0
    bot_grace: float = 1.0
    bot_first: float = 20.0
    bot_pace: float = 0.2
    odds_seconds: float = 2.0
    review_seconds: float = 20.0
    review_patience: float = 300.0
    review_queue: int = 8
    reviews: int = 64
    warm: bool = True

    def own_origins(self) -> frozenset[str]:
        """Return the origins whose pages may speak for a seat, as browsers write them."""
        scheme = "https" if self.secure else "http"
        names = {bracketed(host) for host in self._names()}
        places = {f"{scheme}://{name}:{self.port}" for name in names}
        if self.port == USUAL_PORTS[scheme]:
            places |= {f"{scheme}://{name}" for name in names}
        return frozenset(map(written_origin, self.origins)) | places

    def own_hosts(self) -> frozenset[str]:
        """Return the names under which we may be asked for."""
        return frozenset(self._names() | set(map(host_of, self.origins)) - {""})

    @property
    def is_everywhere(self) -> bool:
        """Whether we listen at every address of this machine, whatever those are."""
        return self.host in EVERYWHERE

    def _names(self) -> set[str]:
        return {written_host(self.host), "127.0.0.1", "localhost", "::1"} - EVERYWHERE


def written_host(host: str) -> str:
    """Write the name or the number of a host as browsers do: small letters, ASCII, the shortest number."""
    try:
        return ip_address(host).compressed
    except ValueError:
        pass
    try:
        return host.encode("idna").decode().lower()
    except UnicodeError:
        return host.lower()


def bracketed(host: str) -> str:
    """Write a host as it stands in an address: a number of IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host


def is_origin(text: str) -> bool:
    """Ask whether something is the address of a page's host, without a path."""
    try:
        parts = urlsplit(text)
        return bool(parts.scheme and parts.hostname) and parts.path in ("", "/") and parts.port != 0
    except ValueError:
        return False


def written_origin(origin: str) -> str:
    """Write an origin as browsers do, without the port that goes without saying; leave alone what is none."""
    if not is_origin(origin):
        return origin
    parts = urlsplit(origin)
    port = "" if parts.port in (None, USUAL_PORTS.get(parts.scheme)) else f":{parts.port}"
    return f"{parts.scheme}://{bracketed(host_of(origin))}{port}"


def host_of(origin: str) -> str:
    """Return the host of an origin; nothing if it is none."""
    return written_host(urlsplit(origin).hostname or "") if is_origin(origin) else ""


def host_and_port(address: str) -> tuple[str, int]:
    """Read HOST:PORT; a number of IPv6 stands in brackets."""
    host, _, port = address.rpartition(":")
    if not (host and port.isascii() and port.isdigit() and len(port) <= len(str(HIGHEST_PORT))):
        raise BadConfiguration(f"metrics_address is written as 127.0.0.1:9737; it cannot be {address!r}.")
    return host.strip("[]"), int(port)
