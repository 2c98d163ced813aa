"""How a table was set up; kept with it as JSON."""

from typing import Literal

import msgspec

from sideline.server.protocol.messages import ClockWish, SeatWish


class Setup(msgspec.Struct, frozen=True):
    """What was asked for when the table was made, and the invitation to its free seats.

    A `listed` table is shown in the lobby while its host waits there; a `lesson` is guided.
    """

    seats: tuple[SeatWish, ...]
    clock: ClockWish
    spectators: Literal["public", "nobody"]
    invite: str
    listed: bool = False
    lesson: bool = False

    def written(self) -> bytes:
        """Return the form in which it is kept."""
        return msgspec.json.encode(self)


def read_setup(kept: bytes) -> Setup:
    """Read what was kept."""
    return msgspec.json.decode(kept, type=Setup)
