"""How sure we can be of a share, from how often we looked."""

from math import sqrt

Z_95 = 1.959963984540054


def wilson(rate: float, of: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share that was seen so many times."""
    if of == 0:
        return 0.0, 1.0
    middle = rate + Z_95**2 / (2 * of)
    reach = Z_95 * sqrt(rate * (1 - rate) / of + Z_95**2 / (4 * of**2))
    whole = 1 + Z_95**2 / of
    low, high = (middle - reach) / whole, (middle + reach) / whole
    return min(rate, max(0.0, low)), max(rate, min(1.0, high))
