"""Clocks: seconds per turn, or for the whole match; time counts only while the table is served."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from sideline.engine.errors import SidelineError
from sideline.server.protocol.messages import Clocks, ClockWish

SHORTEST: Final = 1.0
LONGEST: Final = 7 * 86_400.0


class BadClock(SidelineError):
    """A clock that nobody could play by."""


def check_clock(wish: ClockWish) -> None:
    """Refuse a clock without time on it."""
    if wish.kind != "none" and not SHORTEST <= wish.seconds <= LONGEST:
        raise BadClock(f"A clock has {SHORTEST:.0f} to {LONGEST:.0f} seconds on it, not {wish.seconds:g}.")
    if not 0 <= wish.increment <= LONGEST:
        raise BadClock(f"A clock adds 0 to {LONGEST:.0f} seconds, not {wish.increment:g}.")


class Clock:
    """The time at a table, counted from when every seat was taken.

    Entries of the log carry this time, not the time of day: so what the clocks show follows from the log
    alone, and the seconds in which no server was there are nobody's.
    """

    def __init__(self, wish: ClockWish, seats: int, now: Callable[[], float] = monotonic) -> None:
        self.wish = wish
        self._now = now
        self._left = [wish.seconds] * seats
        self._at = 0.0
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time passes at the table."""
        return self._since is not None

    def start(self) -> None:
        """Let time pass."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Forget the time since the last entry, and let none pass."""
        self._since = None

    def read(self) -> float:
        """Return the time of the table."""
        return self._at + (0.0 if self._since is None else self._now() - self._since)

    def press(self, seat: int, at: float, following: int) -> None:
        """Charge a seat for the time since the last entry; its turn ends when another follows."""
        if seat >= 0 and self.wish.kind != "none":
            self._left[seat] -= max(0.0, at - self._at)
            if following != seat:
                self._left[seat] = self._refilled(self._left[seat])
        self._at = max(self._at, at)
        if self._since is not None:
            self._since = self._now()

    def _refilled(self, left: float) -> float:
        """Return what a seat has when its turn is over."""
        return self.wish.seconds if self.wish.kind == "turn" else left + self.wish.increment

    def left(self, seat: int) -> float | None:
        """Return the seconds a seat has left if it is the one to act; nothing if time is no matter."""
        if self.wish.kind == "none":
            return None
        return self._left[seat] - (self.read() - self._at)

    def show(self, running: int | None) -> Clocks:
        """Show the clocks; the time of the seat that is running goes on."""
        if self.wish.kind == "none":
            return Clocks("none", (0.0,) * len(self._left), None)
        passed = self.read() - self._at
        left = (seconds - passed if seat == running else seconds for seat, seconds in enumerate(self._left))
        shown = tuple(round(max(0.0, seconds), 3) for seconds in left)
        return Clocks(self.wish.kind, shown, running if self.is_running else None)
