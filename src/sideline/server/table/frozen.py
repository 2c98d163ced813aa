"""Tables whose matches this release cannot play on: they are kept, shown, and given out as text."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from sideline.engine import registry
from sideline.engine.errors import BadGame, UnknownGame
from sideline.engine.words import phrase
from sideline.server.protocol.messages import Clocks, SeatInfo, ShownTable
from sideline.server.protocol.refusal import Refusal
from sideline.server.store.base import Entry, Holder, Row
from sideline.server.table.course import written
from sideline.server.table.setup import Setup, read_setup
from sideline.server.table.tokens import seats_of
from sideline.server.table.unplayable import Unplayable

HIDDEN = "?"


class FrozenTable(NamedTuple):
    """A table as it is kept, and why it cannot be played on."""

    row: Row
    holders: tuple[Holder, ...]
    why: Unplayable

    @property
    def setup(self) -> Setup:
        """How it was set up."""
        return read_setup(self.row.setup)

    def refusal(self) -> Refusal:
        """Return what everybody is told who wants to play."""
        return Refusal("frozen", self.why.key, **self.why.args_of)

    def seats_of(self, token: str | None) -> tuple[int, ...]:
        """Return the seats that a token holds."""
        return seats_of(self.holders, token)

    def show(self, lang: str, grace: float) -> ShownTable:
        """Tell what everybody may know about the table."""
        return ShownTable(
            id=self.row.id,
            game=self.row.game,
            title=title_of(self.row.game, lang),
            state="frozen",
            settings=self.row.settings,
            seats=tuple(map(seat_of, self.holders)),
            clocks=Clocks("none", (0.0,) * len(self.holders), None),
            commitment=blake2b(self.row.seed, digest_size=32).hexdigest(),
            spectators=0,
            hidden=not is_open(self.row),
            grace=grace,
            frozen=self.why.text(lang),
        )

    def notation(self, entries: Sequence[Entry], seats: tuple[int, ...]) -> str:
        """Write down what was played, without any rules: what others chose in secret stays hidden."""
        moves = [f"{entry.version} seat {entry.seat}: {self._told(entry, seats)}" for entry in entries]
        return "\n".join([*self._head(), "", *moves, ""])

    def _head(self) -> list[str]:
        row = self.row
        settings = [f"set {path}={value}" for path, value in row.settings.items()]
        book = [] if row.book is None else [f"book {row.book}"]
        seed = [f"seed {row.seed.hex()}"] if row.over else []
        return [
            "sideline notation 1",
            f"game {row.game}",
            f"rules {row.rules_version}",
            *settings,
            *book,
            *seed,
            f"frozen {self.why}",
        ]

    def _told(self, entry: Entry, seats: tuple[int, ...]) -> str:
        return written(entry) if entry.seat in seats or is_open(self.row) else HIDDEN


def is_open(row: Row) -> bool:
    """Whether everybody may know every move: the match is over, or its game is known to hide nothing."""
    try:
        return row.over or registry.load(row.game).redeal is None
    except (UnknownGame, BadGame):
        return False


def seat_of(holder: Holder) -> SeatInfo:
    """Tell who sits in a seat; nobody is waited for."""
    is_taken = holder.token_hash is not None or holder.bot is not None
    who = holder.name if is_taken else None
    return SeatInfo(holder.seat, str(holder.seat + 1), who, holder.bot, present=False, away=None)


def title_of(game: str, lang: str) -> str:
    """Return the title of a game, or its name where there is no such game."""
    try:
        return registry.load(game).words(lang).say(phrase("title"))
    except (UnknownGame, BadGame):
        return game
