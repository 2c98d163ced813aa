"""How a table was set up; kept with it as JSON."""

from typing import Literal

import msgspec

from sideline.server.protocol.messages import ClockWish, SeatWish, ShownParent


class Parent(msgspec.Struct, frozen=True):
    """The match that a table goes on from: after which move, every step until then, with which luck.

    Steps are in the notation of the game, those of chance among them, so that every later release knows them.
    """

    table: str
    move: int
    steps: tuple[str, ...]
    same_luck: bool = False


class Setup(msgspec.Struct, frozen=True):
    """What was asked for when the table was made, and the invitation to its free seats.

    A `listed` table is shown in the lobby while its host waits there; a `lesson` is guided; `series` names
    the campaign or the tournament that the match belongs to.
    """

    seats: tuple[SeatWish, ...]
    clock: ClockWish
    spectators: Literal["public", "nobody"]
    invite: str
    parent: Parent | None = None
    listed: bool = False
    lesson: bool = False
    series: str = ""

    @property
    def shown_parent(self) -> ShownParent | None:
        """What everybody may know of the match that the table goes on from."""
        return ShownParent(self.parent.table, self.parent.move) if self.parent else None

    def written(self) -> bytes:
        """Return the form in which it is kept."""
        return msgspec.json.encode(self)


reader = msgspec.json.Decoder(Setup)
"""Made here and not at the first use: two threads that begin to read the same structure end the process."""


def read_setup(kept: bytes) -> Setup:
    """Read what was kept."""
    return reader.decode(kept)
