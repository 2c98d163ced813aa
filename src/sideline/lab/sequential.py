"""When a series of pairs may stop, and what may be said of it then.

Whoever stops as soon as the figures look clear must not measure as if the number of pairs had been fixed:
the mean is too high then (about two points, on a ladder), and the usual interval too narrow. Both
measures here hold wherever a series stops.
"""

from collections.abc import Sequence
from math import log
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

EVEN, BETTER = 0.5, 0.55
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
FEWEST_PAIRS = 6
BOLDEST_BET = 0.5
STEPS = 1000
ORDERS_AT_ONCE = 500
ORDERS_WANTED = 1000
MOST_ROUNDS = 100

Verdict = Literal["above", "not above", "open"]
Numbers = NDArray[Any]


def verdict(shares: Sequence[float]) -> Verdict:
    """Test one share against another in sequence: even, or clearly better, wrong 1 time in 20 at most."""
    if len(shares) < FEWEST_PAIRS:
        return "open"
    found = evidence(np.array(shares))[-1]
    if found >= BOUND:
        return "above"
    return "not above" if found <= -BOUND else "open"


def evidence(shares: Numbers) -> Numbers:
    """Return for every beginning of a series how much it speaks for better against even (its last axis).

    One pair won and one lost are added to the variance: without them a few equal pairs would look like
    certainty.
    """
    count = np.arange(1, shares.shape[-1] + 1)
    mean = np.cumsum(shares, axis=-1) / count
    squares = np.cumsum(shares**2, axis=-1) - count * mean**2 + (1 - mean) ** 2 + mean**2
    variance = squares / (count + 2) / count
    found: Numbers = (BETTER - EVEN) * (2 * mean - EVEN - BETTER) / (2 * variance)
    return found


def unbiased_share(shares: Sequence[float], *, orders: int = ORDERS_WANTED) -> float:
    """Estimate the true share after the test has stopped the series, neither too high nor too low on average.

    No series stops before FEWEST_PAIRS, so the mean of its first pairs is unbiased. Averaged over all orders
    of the pairs in which the test would not have stopped sooner it stays unbiased and is far less noisy
    (Rao and Blackwell; for sequential tests Girshick, Mosteller and Savage, 1946). Orders are drawn, always
    the same ones, and the order that was played is one of them.
    """
    played = np.array(shares)
    rng = np.random.default_rng(len(shares))
    means = [played[:FEWEST_PAIRS].mean()]
    for _ in range(MOST_ROUNDS):
        drawn = rng.permuted(np.tile(played, (ORDERS_AT_ONCE, 1)), axis=1)
        means += drawn[_goes_on(drawn), :FEWEST_PAIRS].mean(axis=1).tolist()
        if len(means) >= orders:
            break
    return float(np.mean(means))


def _goes_on(series: Numbers) -> Numbers:
    """Ask of many series whether the test lets them go on up to their last pair."""
    looked_at = np.abs(evidence(series))[:, FEWEST_PAIRS - 1 : -1]
    going: Numbers = np.asarray(np.all(looked_at < BOUND, axis=1))
    return going


def interval(shares: Sequence[float], error: float = ERROR) -> tuple[float, float]:
    """Return a 95 % confidence sequence: it holds the true share at all pairs at once, so wherever we stop.

    For every share that might be true somebody bets against it, on both sides, on each next pair; if it is
    true the bets are fair, and by Ville's inequality the money grows twentyfold 1 time in 20 at most.
    The interval holds the shares against which it has not. The bets are the hedged ones of Waudby-Smith and
    Ramdas, "Estimating means of bounded random variables by betting" (JRSS B 86, 2024), section 4.2.
    """
    played = np.array(shares)[:, None]
    guess = np.linspace(0, 1, STEPS + 1)
    bet = _bets(played[:, 0], error)[:, None]
    with np.errstate(divide="ignore"):
        above, below = (np.minimum(bet, BOLDEST_BET / room) for room in (guess, 1 - guess))
    for_more = np.cumsum(np.log1p(above * (played - guess)), axis=0)
    for_less = np.cumsum(np.log1p(-below * (played - guess)), axis=0)
    money = np.maximum(for_more, for_less).max(axis=0) - log(2)
    held = guess[(money < log(1 / error)) | (money == money.min())]
    return max(0.0, float(held[0]) - 1 / STEPS), min(1.0, float(held[-1]) + 1 / STEPS)


def _bets(played: Numbers, error: float) -> Numbers:
    """Return how much is bet on every pair, by what the pairs before it have shown."""
    count = np.arange(1, len(played) + 1)
    mean = (0.5 + np.cumsum(played)) / (count + 1)
    variance = (0.25 + np.cumsum((played - mean) ** 2)) / (count + 1)
    before = np.concatenate([[0.25], variance[:-1]])
    return np.sqrt(2 * log(2 / error) / (before * count * np.log(1 + count)))
