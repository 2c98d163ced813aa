"""A state is declared once and stored as one record."""

from typing import Annotated

import numpy as np

from sideline.engine.layout import Ints, PerSide, layout


class Declared:
    """A little state."""

    clock: int
    score: PerSide
    board: Annotated[Ints, 2, 3]


RECORD = layout(Declared)


def test_annotations_become_fields_in_their_order() -> None:
    fields = RECORD.fields
    assert fields is not None
    assert list(fields)[:3] == ["clock", "score", "board"]
    assert RECORD["board"].shape == (2, 3)
    assert RECORD.itemsize == 8 * (1 + 2 + 6)


def test_a_record_is_read_and_written_by_its_attributes() -> None:
    states = np.zeros(2, RECORD)
    s = states[1]
    s.clock = 24
    s.score[1] += 3
    s.board[1, 2] = 7
    assert (s.clock, type(s.clock)) == (24, int)
    assert states["score"].tolist() == [[0, 0], [0, 3]]
    assert states["board"][1].tolist() == [[0, 0, 0], [0, 0, 7]]


def test_a_record_carries_the_stamp_of_its_sources_in_no_bytes() -> None:
    fields = RECORD.fields
    assert fields is not None
    mark = list(fields)[-1]
    assert mark.startswith("engine_")
    assert RECORD[mark].itemsize == 0
