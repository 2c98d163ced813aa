"""Something that shall happen at a table."""

from collections.abc import Callable
from typing import NamedTuple

from sideline.server.store.base import Kind
from sideline.server.table.course import Course


class Wanted(NamedTuple):
    """Something that shall happen, under an id, and how far the match was when it was wanted.

    `seat_for` says in whose name, or refuses; it is asked when the turn of this wish has come. Without a
    version it shall happen however far the match is.
    """

    id: str
    kind: Kind
    seat_for: Callable[[Course], int]
    version: int | None = None
    action: int = 0
