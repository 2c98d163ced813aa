"""Which options are final: they reveal something, or somebody else goes on after them."""

from sideline.engine.advance import seats_after
from sideline.engine.game import Game
from sideline.engine.layout import States


def finals(game: Game, states: States, options: list[int]) -> frozenset[int]:
    """Find the options that reveal something, or after which chance, another seat or nobody is to act."""
    s = states[0]
    seat = game.to_act(s)
    seats = seats_after(game, states, options)
    return frozenset(
        action
        for action, after in zip(options, seats, strict=True)
        if after != seat or game.reveals(s, action)
    )
