"""Our rules against a naive Jukem, and exact counts of everything that can happen in a small deck."""

from collections import Counter
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jukem.oracle import Oracle

from sideline.games.jukem import GAME
from sideline.games.jukem.charts import CODES
from sideline.testing.positions import act, legal_moves

pytestmark = pytest.mark.no_cover

QUARTER = {"periods": 1, "max_overtimes": 0, "first_dealer": "away"}
SMALL = {"TWO_POINTER": 1, "DUNK": 2, "AND_1": 2, "HALF_COURT": 1, "JUKEM": 1, "BLOCK": 2, "BRICK": 1}
SMALL |= {"TECHNICAL_FOUL": 1, "FREE_THROW": 1, "TIME_OUT": 1}


def quarter(copies: dict[str, int] | None = None) -> tuple[Any, Oracle]:
    """Lay out one quarter with home to go first, ours and the naive one."""
    values: dict[str, int | str] = dict(QUARTER)
    if copies is not None:
        values |= {f"copies.{name}": copies.get(name, 0) for name in GAME.book[0].axes[0].__members__}
    s = GAME.new(1, values)[0]
    GAME.deal(s)
    deck = [code for code, count in zip(CODES, s.copies, strict=True) for _ in range(count)]
    return s, Oracle(deck)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 10_000), min_size=300, max_size=300))
def test_ours_and_the_naive_one_agree_on_every_option_and_every_point(choices: list[int]) -> None:
    s, oracle = quarter()
    for choice in choices:
        moves = legal_moves(s)
        assert sorted(moves) == sorted(oracle.moves())
        if not moves:
            break
        move = sorted(moves)[choice % len(moves)]
        GAME.play(s, moves[move])
        oracle.play(move)
        assert s.score.tolist() == oracle.score
    assert oracle.over


DEAL = ("2P", "A1", "JK", "TO", "FT", "DK", "BR", "BL", "TF", "HC")


def count_endings(s: Any) -> Counter[tuple[int, ...]]:
    """Count every way a quarter can end, by its score."""
    moves = legal_moves(s)
    if not moves:
        return Counter([tuple(s.score.tolist())])
    found: Counter[tuple[int, ...]] = Counter()
    for action in moves.values():
        after = np.array([s], GAME.state)
        GAME.play(after[0], action)
        found += count_endings(after[0])
    return found


def count_naive_endings(oracle: Oracle) -> Counter[tuple[int, ...]]:
    """Count the same by the naive rules."""
    if oracle.over:
        return Counter([tuple(oracle.score)])
    found: Counter[tuple[int, ...]] = Counter()
    for move in oracle.moves():
        after = deepcopy(oracle)
        after.play(move)
        found += count_naive_endings(after)
    return found


def test_every_way_to_end_a_quarter_with_a_small_deck_is_counted_exactly() -> None:
    s, oracle = quarter(SMALL)
    for card in DEAL:
        act(s, f"draw {card}")
        oracle.play(f"draw {card}")
    endings = count_endings(s)
    assert endings == count_naive_endings(oracle)
    assert (endings.total(), len(endings)) == (43_046, 46)
