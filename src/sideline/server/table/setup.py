"""How a table was set up; kept with it as JSON."""

from typing import Literal

import msgspec

from sideline.server.protocol.messages import ClockWish, SeatWish


class Parent(msgspec.Struct, frozen=True):
    """The match that a table goes on from: after which move, every step until then, with which luck.

    Steps are in the notation of the game, those of chance among them, so that every later release knows them.
    """

    table: str
    move: int
    steps: tuple[str, ...]
    same_luck: bool = False


class Setup(msgspec.Struct, frozen=True):
    """What was asked for when the table was made, and the invitation to its free seats."""

    seats: tuple[SeatWish, ...]
    clock: ClockWish
    spectators: Literal["public", "nobody"]
    invite: str
    parent: Parent | None = None

    def written(self) -> bytes:
        """Return the form in which it is kept."""
        return msgspec.json.encode(self)


def read_setup(kept: bytes) -> Setup:
    """Read what was kept."""
    return msgspec.json.decode(kept, type=Setup)
