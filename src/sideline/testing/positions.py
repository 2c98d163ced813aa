"""Positions in the notation of their game: what may be played, and playing it."""

from typing import Any

import numpy as np

from sideline.engine.game import GAMES, NOBODY


def legal_moves(s: Any) -> dict[str, int]:
    """Return the legal actions of a state by their notation; those of CHANCE too."""
    game = GAMES[s.dtype]
    if game.to_act(s) == NOBODY:
        return {}
    out = np.zeros(game.actions, np.int64)
    return {game.spell(s, int(action)): int(action) for action in out[: game.legal(s, out)]}


def options(s: Any) -> list[str]:
    """List what may be played, in the notation."""
    return list(legal_moves(s))


def act(s: Any, *moves: str) -> None:
    """Play moves in the notation, outcomes of chance included; each must be legal."""
    for move in moves:
        listed = legal_moves(s)
        assert move in listed, f"{move} is not among {list(listed)}"
        GAMES[s.dtype].play(s, listed[move])
