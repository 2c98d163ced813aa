"""The generator of playouts: the same numbers compiled and not, and good ones."""

import numpy as np
import pytest

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng, below, new_rng, reseed
from sideline.engine.rule import entry_point, source_of

SAMPLE = 600_000


@entry_point
def fill(rng: Rng, bound: int, out: Ints) -> None:
    """Fill an array with numbers below a bound."""
    for i in range(len(out)):
        out[i] = below(rng, bound)


@entry_point
def first_of_streams(rng: Rng, seed: int, bound: int, out: Ints) -> None:
    """Take the first number of every stream of a seed."""
    for stream in range(len(out)):
        reseed(rng, seed, stream)
        out[stream] = below(rng, bound)


def chi_square(numbers: Ints, bound: int) -> float:
    """Measure how far counts are from even, in standard deviations of the statistic."""
    counts = np.bincount(numbers, minlength=bound)
    expected = len(numbers) / bound
    statistic = ((counts - expected) ** 2 / expected).sum()
    return float((statistic - (bound - 1)) / np.sqrt(2 * (bound - 1)))


def test_the_sequence_is_known() -> None:
    rng = new_rng(seed=7, stream=3)
    assert [below(rng, 1000) for _ in range(6)] == [446, 683, 869, 632, 241, 888]


@pytest.mark.compiled
def test_compiled_and_plain_give_the_same_numbers() -> None:
    compiled, plain = np.zeros(2000, np.int64), np.zeros(2000, np.int64)
    fill(new_rng(5), 52, compiled)
    source_of(fill)(new_rng(5), 52, plain)
    assert compiled.tolist() == plain.tolist()


@pytest.mark.compiled
@pytest.mark.parametrize("bound", [2, 6, 20, 56, 1000])
def test_numbers_are_even(bound: int) -> None:
    numbers = np.zeros(SAMPLE, np.int64)
    fill(new_rng(11), bound, numbers)
    assert (numbers.min(), numbers.max()) == (0, bound - 1)
    assert abs(chi_square(numbers, bound)) < 4


@pytest.mark.compiled
@pytest.mark.parametrize("lag", [1, 2, 3, 7])
def test_a_number_says_nothing_about_the_next(lag: int) -> None:
    numbers = np.zeros(SAMPLE, np.int64)
    fill(new_rng(12), 6, numbers)
    assert abs(chi_square(numbers[:-lag] * 6 + numbers[lag:], 36)) < 4


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [0, 1, 2**40, 2**63 - 1])
def test_the_streams_of_a_seed_are_unrelated(seed: int) -> None:
    numbers = np.zeros(SAMPLE, np.int64)
    first_of_streams(new_rng(), seed, 20, numbers)
    assert abs(chi_square(numbers, 20)) < 4
    assert abs(chi_square(numbers[:-1] * 20 + numbers[1:], 400)) < 4


def test_neighbouring_seeds_share_no_matches() -> None:
    starts = {(seed, stream): int(new_rng(seed, stream)[0]) for seed in range(30) for stream in range(30)}
    assert len(set(starts.values())) == len(starts)
