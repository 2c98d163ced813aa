"""R7: nothing that leaves the server depends on what is hidden from whoever gets it; leaks are caught."""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest
from server.reliability.interference import Leak, Moment, check_moment, check_piece, hides, moments_of
from server.reliability.leaks import LEAKS
from server.reliability.runs import Piece, games

from sideline.engine import registry

QUICK = 100
FURTHEST = 500
ENOUGH_FOR_A_LEAK = 16
HIDING = [game for game in games() if registry.load(game).redeal is not None]


@pytest.mark.parametrize("game", games())
def test_frames_are_the_same_when_everything_hidden_is_dealt_again(game: str) -> None:
    assert check_piece(Piece(game, seed=1, count=QUICK), FURTHEST) == QUICK


@cache
def moments_with_secrets(game: str) -> tuple[Moment, ...]:
    """Some moments in which the seat to act does not know everything."""
    some = moments_of(Piece(game, 2, 10_000), per_match=25, furthest=200)
    return tuple(islice(filter(hides, some), ENOUGH_FOR_A_LEAK))


@pytest.mark.xdist_group("planted leaks")
@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak, game: str, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN001
    leaky = leak(registry.load(game), monkeypatch)
    with pytest.raises(Leak):
        for moment in moments_with_secrets(game):
            check_moment(replace(moment, game=leaky))
