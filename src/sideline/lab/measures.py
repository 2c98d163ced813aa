"""Measures of many matches, with how sure we are of them."""

from math import sqrt
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

Z_95 = 1.959963984540054
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with its 95 % Wilson interval."""

    count: int
    rate: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over the matches."""

    mean: float
    sd: float
    quantiles: dict[str, float]


def share(count: int, of: int) -> Share:
    """Measure how often something happened."""
    if of == 0:
        return Share(0, 0.0, 0.0, 1.0)
    rate = count / of
    middle = rate + Z_95**2 / (2 * of)
    reach = Z_95 * sqrt(rate * (1 - rate) / of + Z_95**2 / (4 * of**2))
    whole = 1 + Z_95**2 / of
    low, high = (middle - reach) / whole, (middle + reach) / whole
    return Share(count, rate, low=min(rate, max(0.0, low)), high=max(rate, min(1.0, high)))


def spread(numbers: NDArray[Any]) -> Spread:
    """Measure how numbers are spread."""
    cuts = np.quantile(numbers, QUANTILES)
    return Spread(
        mean=float(numbers.mean()),
        sd=float(numbers.std(ddof=1)) if numbers.size > 1 else 0.0,
        quantiles={str(level): float(cut) for level, cut in zip(QUANTILES, cuts, strict=True)},
    )
