"""R8: nothing tells a seed before the end, everything holds after it, and draws are even."""

from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from server.reliability.runs import Piece, games
from server.reliability.seeds import SIGMAS, Found, deviation, guesses_that_hit, play_matches

from sideline.engine.chance import pick, tickets
from sideline.engine.match import Match
from sideline.server.table import audience
from sideline.server.table.table import Table, logger

DRAWS = 4000


@pytest.mark.parametrize("game", games())
async def test_nothing_tells_the_seed_before_the_end_and_it_verifies_after(game: str) -> None:
    assert await play_matches(Piece(game, seed=1, count=1)) > 0


@pytest.mark.parametrize("game", games())
def test_draws_follow_their_weights(game: str) -> None:
    assert deviation(game, DRAWS) < SIGMAS


def test_clocks_do_not_help_to_guess_a_seed() -> None:
    assert guesses_that_hit(1000) == 0


# The faults


def seed_as_commitment(match: Match) -> str | None:
    """Show the seed itself."""
    return None if match._seed is None else match._seed.hex()


def another_commitment(match: Match) -> str | None:
    """Show a hash that was made otherwise."""
    return None if match._seed is None else blake2b(match._seed + b"!", digest_size=32).hexdigest()


@pytest.mark.parametrize("fault", [seed_as_commitment, another_commitment])
async def test_a_false_commitment_is_caught(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "commitment", property(fault))
    with pytest.raises(Found):
        await play_matches(Piece("jukem", seed=1, count=1))


async def test_a_seed_in_a_frame_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = audience.position

    def told_early(course: Any, eye: Any, seed: bytes, **more: Any) -> Any:
        return msgspec.structs.replace(honest(course, eye, seed, **more), board=seed[8:24].hex())

    monkeypatch.setattr(audience, "position", told_early)
    with pytest.raises(Found, match="before the end"):
        await play_matches(Piece("jukem", seed=1, count=1))


async def test_a_seed_in_the_log_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.touch

    def talkative(table: Table) -> None:
        logger.debug("touched", extra={"row": repr(table.row)})
        honest(table)

    monkeypatch.setattr(Table, "touch", talkative)
    with pytest.raises(Found, match="before the end"):
        await play_matches(Piece("jukem", seed=1, count=1))


def one_byte_draw(s: Any, secret: bytes, event: str) -> int:
    """Draw by a single byte, and let the last outcomes go short."""
    byte = blake2b(event.encode(), key=secret, digest_size=1).digest()[0]
    return int(pick(s, byte * int(tickets(s)) // 300))


def seedless_draw(s: Any, secret: bytes, event: str) -> int:
    """Draw by the name of the event alone."""
    return int(pick(s, int.from_bytes(blake2b(event.encode()).digest(), "big") % int(tickets(s))))


@pytest.mark.parametrize("fault", [one_byte_draw, seedless_draw])
def test_an_uneven_draw_is_caught(fault: Any) -> None:
    assert deviation("jukem", 5 * DRAWS, fault) > SIGMAS
