"""The gate: every connection is counted where it comes in, before a byte of it is understood."""

import ipaddress
import logging
import sys
from collections import Counter
from functools import cache, partial
from time import monotonic
from typing import Final

from sideline.server.config import Settings
from sideline.server.front.limits import Buckets
from sideline.server.metrics import Metrics

KEPT_BACK: Final = 64
"""Descriptors that connections may not have: the database, its log, the workers and their pipes need them."""

TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)

logger = logging.getLogger(__name__)


class Allowance:
    """So much at once and so much a second; the clock is read only when what was there is spent."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._left, self._since = float(burst), monotonic()

    def spend(self, amount: int) -> bool:
        """Take something away; the answer is no when more was taken than there is."""
        if self._left < amount:
            self._fill()
        self._left -= amount
        return self._left >= 0

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now


class Gate:
    """Who is connected, from which address, and which addresses are shut out because they flood.

    A trusted proxy is never shut out: behind it, whoever floods is cut alone.
    """

    def __init__(self, settings: Settings, metrics: Metrics, requests: Buckets) -> None:
        self._settings, self._metrics, self._requests = settings, metrics, requests
        self._is_proxy = cache(partial(is_one_of, settings.trusted_proxies, settings.unix_socket))
        self._by_address: Counter[str] = Counter()
        self._sockets = 0
        self._is_warned_of_proxy_line = False
        self._room = max(1, min(settings.sockets, descriptors() - KEPT_BACK))

    @property
    def settings(self) -> Settings:
        """How much of everything a connection may have."""
        return self._settings

    @property
    def sockets(self) -> int:
        """How many connections are open, of whatever kind."""
        return self._sockets

    def enter(self, address: str) -> bool:
        """Count a connection, unless there are too many."""
        here = 0 if self._is_proxy(address) else self._by_address[address]
        if here >= self._settings.sockets_per_address or self._sockets >= self._room:
            self._metrics.count("dropped", "crowd")
            return False
        self._by_address[address] += 1
        self._sockets += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection that has ended."""
        self._sockets -= 1
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    def is_shut(self, address: str) -> bool:
        """Ask whether an address owes so much that nothing new of it is looked at."""
        return not self._is_proxy(address) and self._requests.debt(address) >= self._settings.patience

    def cut(self, address: str, why: str) -> None:
        """Note that a connection was cut, and shut its address out for a while."""
        self._metrics.count("dropped", why)
        self._requests.of(address).owe(self._settings.patience)

    def count_malformed(self, address: str) -> None:
        """Count what is no request as one: who sends nothing else is shut out."""
        self._metrics.count("refusals", "malformed")
        self._requests.of(address).owe(1)

    def warn_of_proxy_line(self) -> None:
        """Say once what a proxy does that is not understood."""
        if not self._is_warned_of_proxy_line:
            self._is_warned_of_proxy_line = True
            why = "it speaks the PROXY protocol: let it send X-Forwarded-For, and name it in trusted_proxies"
            logger.warning("a proxy is not understood", extra={"why": why})

    def warn(self) -> None:
        """Say so if this process may have fewer connections than it is meant to bear."""
        if self._room < self._settings.sockets:
            why = f"the system allows {self._room}, and {self._settings.sockets} are wanted"
            logger.warning("the limit of open files is below the limit of connections", extra={"why": why})


def is_one_of(proxies: tuple[str, ...], unix_socket: str, address: str) -> bool:
    """Ask whether an address is a proxy's, behind which there are many people."""
    if not address:
        return bool(unix_socket)
    try:
        number = ipaddress.ip_address(address.partition("/")[0])
        return any(number in ipaddress.ip_network(proxy, strict=False) for proxy in proxies)
    except ValueError:
        return address in proxies


def descriptors() -> int:
    """Return how many files this process may have open, raised as far as it may raise that itself."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):
        return sys.maxsize if soft == resource.RLIM_INFINITY else soft
    return sys.maxsize if hard == resource.RLIM_INFINITY else hard
