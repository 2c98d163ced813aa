"""Ends of matches of Jukem in which nothing is hidden any more: solved, and looked at by the search.

`PYTHONPATH=tests python -m jukem.endings 500` prints how often trees of each depth choose wrongly.
"""

import sys
from collections.abc import Iterator

import numpy as np

from sideline.bots.search import search
from sideline.engine.chance import draw
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import States
from sideline.engine.rng import below, new_rng
from sideline.engine.verbs import standing
from sideline.games.jukem import GAME

SETTINGS = {"periods": 1, "max_overtimes": 0}
NARROW, SPAN = 20, 7
DEPTHS = range(1, 6)
Ending = tuple[States, set[int]]


def options(states: States) -> list[int]:
    """List what may be played."""
    out = np.zeros(GAME.actions, np.int64)
    return [int(action) for action in out[: GAME.legal(states[0], out)]]


def after(states: States, action: int) -> States:
    """Return a copy in which an action was played."""
    played = states.copy()
    GAME.play(played[0], action)
    return played


def value(states: States, known: dict[bytes, float]) -> float:
    """Return what home comes to when both sides play as well as can be."""
    key = states.tobytes()
    if key not in known:
        seat = int(GAME.to_act(states[0]))
        if seat == NOBODY:
            known[key] = float(standing(states[0], 0))
        else:
            values = [value(after(states, action), known) for action in options(states)]
            known[key] = max(values) if seat == 0 else min(values)
    return known[key]


def right_options(states: States) -> set[int]:
    """Return the options that are best, or nothing where it does not matter what is played."""
    sign = 1 if int(GAME.to_act(states[0])) == 0 else -1
    known: dict[bytes, float] = {}
    worth = {action: sign * value(after(states, action), known) for action in options(states)}
    best = {action for action in worth if worth[action] == max(worth.values())}
    return best if len(best) < len(worth) else set()


def endings(matches: int, seed: int = 1) -> Iterator[Ending]:
    """Yield decisions that matter, once the pile of a last quarter is empty and the score is narrow."""
    for number in range(matches):
        rng, is_narrow = new_rng(seed, number), False
        states = GAME.new(1, SETTINGS)
        GAME.deal(states[0])
        while (seat := int(GAME.to_act(states[0]))) != NOBODY:
            if seat == CHANCE:
                GAME.play(states[0], int(draw(states[0], rng)))
                continue
            if states[0].pile_size == 0:
                if not is_narrow:
                    is_narrow = True
                    states[0].score[:] = NARROW + below(rng, SPAN), NARROW + SPAN // 2
                if right := right_options(states):
                    yield states.copy(), right
            choice = options(states)
            GAME.play(states[0], choice[below(rng, len(choice))])


def mistakes(found: list[Ending], depth: int, iterations: int) -> int:
    """Count the endings in which a search chooses wrongly."""
    thinking = GAME.thinking._replace(depth=depth)
    return sum(
        search(states, iterations, seed=number, thinking=thinking).best not in right
        for number, (states, right) in enumerate(found)
    )


if __name__ == "__main__":
    all_ = list(endings(int(sys.argv[1])))
    for depth in DEPTHS:
        wrong = mistakes(all_, depth, GAME.thinking.deep)
        print(f"depth {depth}: {wrong} of {len(all_)} decisions wrong")
