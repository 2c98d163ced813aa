"""Who meets whom in a tournament: the first of the list meets the last, and byes go to the first."""

from math import ceil, log2


def rounds_of(entrants: int) -> int:
    """Count the rounds until one is left."""
    return ceil(log2(entrants))


def order_of(rounds: int) -> list[int]:
    """List the entrants from the top of the bracket down, so that the first two can only meet at its end."""
    order = [0]
    for _ in range(rounds):
        last = 2 * len(order) - 1
        order = [entrant for one in order for entrant in (one, last - one)]
    return order


def first_pairs(entrants: int) -> list[tuple[int | None, int | None]]:
    """Pair everybody for the first round; whoever meets nobody has a bye."""
    order = [one if one < entrants else None for one in order_of(rounds_of(entrants))]
    return list(zip(order[::2], order[1::2], strict=True))
