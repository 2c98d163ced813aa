"""Positions in the notation of their game: what may be played, playing it, and being refused."""

from typing import Any

import numpy as np

from sideline.engine.errors import IllegalAction
from sideline.engine.game import GAMES, NOBODY
from sideline.engine.match import Match


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


def refusal(match: Match, move: str | int) -> str:
    """Try a move that is not an option: it is refused with a sentence and nothing changes."""
    before = match.states.tobytes()
    try:
        match.play(move)
    except IllegalAction as refused:
        assert match.states.tobytes() == before, f"{move} was refused, yet it changed the state"
        return str(refused)
    raise AssertionError(f"{move} was not refused")
