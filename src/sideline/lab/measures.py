"""Measures of many matches, with how sure we are of them."""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from sideline.bots.certainty import wilson

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
    rate = count / of if of else 0.0
    low, high = wilson(rate, of)
    return Share(count, rate, low=low, high=high)


def spread(numbers: NDArray[Any]) -> Spread:
    """Measure how numbers are spread."""
    cuts = np.quantile(numbers, QUANTILES)
    return Spread(
        mean=float(numbers.mean()),
        sd=float(numbers.std(ddof=1)) if numbers.size > 1 else 0.0,
        quantiles={str(level): float(cut) for level, cut in zip(QUANTILES, cuts, strict=True)},
    )
