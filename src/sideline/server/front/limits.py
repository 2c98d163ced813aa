"""Limits: a bucket of tokens for whoever might ask too often."""

import ipaddress
from collections.abc import Callable
from time import monotonic
from typing import Final

from sideline.server.recent import Recent

MOST_ADDRESSES: Final = 10_000
HOUSEHOLD: Final = 64
LONGEST_DEBT: Final = 60.0
"""So many seconds at most who has asked far too often is not served for it."""


class Bucket:
    """Allows a burst at once, and then a steady number a second."""

    __slots__ = ("_burst", "_clock", "_level", "_rate", "_seen")

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._level, self._seen = float(burst), clock()

    def take(self) -> bool:
        """Ask for one; the answer is no when the bucket is empty."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def owe(self, amount: float) -> None:
        """Take more than there is: that much later there will be one again."""
        self._fill()
        self._level = max(self._level - amount, -self._burst - LONGEST_DEBT * self._rate)

    def debt(self) -> float:
        """Return how much was taken that was not there."""
        self._fill()
        return max(0.0, -self._level)

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now

    def wait(self) -> float:
        """Return the seconds until there is one again."""
        return max(0.0, (1 - self._level) / self._rate) if self._rate else 3600.0


class Buckets:
    """A bucket for every address; the one that was quiet longest is forgotten when there are too many."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._of: Recent[str, Bucket] = Recent(MOST_ADDRESSES)

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        bucket = self._of.pop(address, None) or Bucket(self._burst, self._rate)
        self._of[address] = bucket
        return bucket

    def debt(self, address: str) -> float:
        """Return what an address owes; to ask makes nobody known."""
        known = self._of.get(address)
        return 0.0 if known is None else known.debt()


def household(host: str) -> str:
    """Return what one person is likely to share: an IPv4 address, or the first half of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return host
