"""Which options are final: they reveal something, or somebody else goes on after them."""

import numpy as np

from sideline.engine.game import Game
from sideline.engine.layout import States


def finals(game: Game, states: States, options: list[int]) -> frozenset[int]:
    """Find the options that reveal something, or after which chance, another seat or nobody is to act.

    Each is played on one and the same copy: its record keeps what it has found out about its own layout.
    """
    seat, before = game.to_act(states[0]), states.tobytes()
    content = bytearray(before)
    record = np.ndarray(states.shape, states.dtype, content)[0]
    found = set()
    for action in options:
        content[:] = before
        is_final = game.reveals(record, action)
        if not is_final:
            game.play(record, action)
            is_final = game.to_act(record) != seat
        if is_final:
            found.add(action)
    return frozenset(found)
