"""Who sits at a table, and who of them is there."""

from collections import Counter
from collections.abc import Iterable, Sequence
from time import monotonic

from sideline.engine.game import Game
from sideline.engine.words import phrase
from sideline.server.protocol.messages import SeatInfo
from sideline.server.store.base import Holder


class Seating:
    """The seats of a table with their holders, and how many pages each holder has open.

    A holder may be away for as many seconds as the grace before the others may act on it. `is_full` tells
    whether every seat is taken.
    """

    def __init__(self, game: Game, holders: Iterable[Holder], grace: float) -> None:
        self._game, self._grace = game, grace
        self._open_pages: Counter[int] = Counter()
        self._gone_since = dict.fromkeys(range(game.seats), monotonic())
        self.holders: tuple[Holder, ...] = ()
        self.put(holders)

    def put(self, holders: Iterable[Holder]) -> None:
        """Seat everybody anew."""
        self.holders = tuple(sorted(holders, key=lambda holder: holder.seat))
        self.is_full = not self.free()

    def with_holder(self, new: Holder) -> list[Holder]:
        """Return the holders with one of them replaced."""
        return [new if holder.seat == new.seat else holder for holder in self.holders]

    def bot(self, seat: int) -> str | None:
        """Return the bot that sits in a seat, if one does."""
        return self.holders[seat].bot if 0 <= seat < len(self.holders) else None

    @property
    def has_only_bots(self) -> bool:
        """Whether nobody but bots sits here."""
        return all(holder.bot is not None for holder in self.holders)

    def is_taken(self, seat: int) -> bool:
        """Ask whether anybody holds a seat."""
        holder = self.holders[seat]
        return holder.bot is not None or holder.token_hash is not None

    def free(self) -> list[int]:
        """List the seats that nobody holds."""
        return [holder.seat for holder in self.holders if not self.is_taken(holder.seat)]

    def arrive(self, seats: Sequence[int]) -> None:
        """Somebody has opened a page."""
        self._open_pages.update(seats)

    def depart(self, seats: Sequence[int]) -> None:
        """Somebody has closed a page; who has none left is away from now on."""
        for seat in seats:
            self._open_pages[seat] -= 1
            if self._open_pages[seat] <= 0:
                del self._open_pages[seat]
                self._gone_since[seat] = monotonic()

    def is_present(self, seat: int) -> bool:
        """Ask whether the holder of a seat is there; a bot always is."""
        return self.bot(seat) is not None or self._open_pages[seat] > 0

    def away(self, seat: int) -> float | None:
        """Return the seconds since nobody has been there for a seat."""
        return None if self.is_present(seat) else monotonic() - self._gone_since[seat]

    def absent(self, besides: Sequence[int]) -> list[int]:
        """List the other seats that were left, or whose holders have been away too long."""
        return [
            holder.seat
            for holder in self.holders
            if holder.seat not in besides and self._is_absent(holder.seat)
        ]

    def _is_absent(self, seat: int) -> bool:
        away = self.away(seat)
        return away is not None and (away >= self._grace or not self.is_taken(seat))

    def name(self, seat: int) -> str:
        """Return the name of a seat's holder."""
        return self.holders[seat].name

    def show(self, lang: str) -> tuple[SeatInfo, ...]:
        """Tell who sits where."""
        words = self._game.words(lang)
        return tuple(
            SeatInfo(
                seat=holder.seat,
                name=words.say(phrase(f"seat-{holder.seat}")),
                holder=holder.name if self.is_taken(holder.seat) else None,
                bot=holder.bot,
                present=self.is_present(holder.seat),
                away=_rounded(self.away(holder.seat)),
            )
            for holder in self.holders
        )


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
