"""The bot that follows a way to play which the game itself describes."""

from dataclasses import dataclass

import numpy as np

from sideline.engine.game import GAMES
from sideline.engine.layout import States
from sideline.engine.playout import choose_by
from sideline.engine.rng import Rng


@dataclass(frozen=True)
class Policy:
    """One of the policies of a game, under the number that compiled playouts know it by."""

    name: str
    policy: int

    def choose(self, seen: States, rng: Rng) -> int:
        """Return what the policy does."""
        out = np.zeros(GAMES[seen.dtype].actions, np.int64)
        return int(choose_by(seen[0], rng, out, self.policy))
