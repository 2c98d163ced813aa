"""Pig solved exactly, with nothing of ours: how likely the seat to roll wins, from every pair of scores.

What a turn is worth depends on what the other seat's turn is worth from the same scores, so each pair of
scores is gone through until it stands still; pairs with a higher sum are done before.
"""

from collections.abc import Callable

TARGET = 100
STILL = 1e-12

Table = list[list[float]]
Holds = Callable[[int, float, float], bool]


def best(pot: int, rolling: float, holding: float) -> bool:
    """Hold when that is better."""
    return holding > rolling


def at_twenty(pot: int, rolling: float, holding: float) -> bool:
    """Hold at 20, whatever it is worth."""
    return pot >= 20


def solve(holds: Holds) -> tuple[Table, list[list[set[int]]]]:
    """Return how likely the seat to roll wins with an empty pot, and the pots that it holds."""
    start = [[0.0] * TARGET for _ in range(TARGET)]
    held: list[list[set[int]]] = [[set() for _ in range(TARGET)] for _ in range(TARGET)]
    for total in range(2 * TARGET - 2, -1, -1):
        for own in range(max(0, total - TARGET + 1), total // 2 + 1):
            other, change = total - own, 1.0
            while change > STILL:
                before = start[own][other]
                start[other][own], held[other][own] = turn(other, own, start, holds)
                start[own][other], held[own][other] = turn(own, other, start, holds)
                change = abs(start[own][other] - before)
    return start, held


def turn(own: int, other: int, start: Table, holds: Holds) -> tuple[float, set[int]]:
    """Work out one turn from the largest pot down to the empty one."""
    most = TARGET - own
    worth = [1.0] * (most + 7)
    held = set()
    lost = 1 - start[other][own]
    for pot in range(most - 1, 0, -1):
        rolling = (lost + sum(worth[pot + 2 : pot + 7])) / 6
        holding = 1 - start[other][own + pot]
        if holds(pot, rolling, holding):
            held.add(pot)
        worth[pot] = holding if pot in held else rolling
    return (lost + sum(worth[2:7])) / 6, held
