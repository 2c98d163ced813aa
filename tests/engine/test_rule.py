"""A rule becomes machine code once, whatever its callers hand it."""

from enum import IntEnum
from typing import Any

import pytest

from sideline.engine.rule import compiled, entry_point

pytestmark = pytest.mark.compiled


class Piece(IntEnum):
    """What a constant may be a member of."""

    BALL = 5


@compiled
def doubled(number: int) -> int:
    """Return a number twice."""
    return 2 * number


@entry_point
def sum_of_doubles(number: int) -> int:
    """Ask for a number that varies, for two constants and for a member."""
    return doubled(number) + doubled(0) + doubled(1) + doubled(Piece.BALL)


def test_constants_are_numbers_like_any_other() -> None:
    part: Any = doubled
    assert sum_of_doubles(20) == 40 + 0 + 2 + 10
    assert len(part.overloads) == 1
