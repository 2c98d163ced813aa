"""R25: the memory of a server is read and judged; a server that keeps everything is seen."""

from pathlib import Path

import pytest
from server.reliability.faulty import faulty_server
from server.reliability.memory import SETTINGS, Curve, endure


@pytest.mark.parametrize("part", ["play", "floods"])
async def test_a_server_holds_no_more_after_a_while_than_before(tmp_path: Path, part: str) -> None:
    with faulty_server(tmp_path / "tables.db", None, **SETTINGS) as server:
        curve = await endure(server, part, minutes=0.15, points=9)
        assert curve.is_flat, curve
        assert curve.moves
        assert "Traceback" not in server.log()


@pytest.mark.parametrize(
    ("megabytes", "is_flat"),
    [
        ((150, 155, 160, 160, 161, 160, 161, 160, 161), True),
        ((150, 155, 160, 170, 180, 190, 200, 210, 220), False),
        ((150, 150, 150, 150, 250, 150, 150, 150, 151), True),
    ],
)
def test_a_curve_is_flat_if_its_end_is_no_higher_than_its_beginning(
    megabytes: tuple[float, ...], is_flat: bool
) -> None:
    assert Curve("play", 1.0, 1, megabytes).is_flat == is_flat


async def test_a_server_that_keeps_every_message_is_seen(tmp_path: Path) -> None:
    with faulty_server(tmp_path / "tables.db", "keep_heaps", **SETTINGS) as faulty:
        curve = await endure(faulty, "play", minutes=0.15, points=9)
        assert not curve.is_flat, curve
