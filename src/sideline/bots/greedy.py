"""The bot that takes the game's own hint."""

from dataclasses import dataclass

from sideline.engine.layout import States
from sideline.engine.playout import GREEDY, best_looking
from sideline.engine.rng import Rng


@dataclass(frozen=True)
class Greedy:
    """The option that looks best at once, without looking ahead."""

    name: str = "greedy"
    policy: int = GREEDY

    def choose(self, seen: States, rng: Rng) -> int:
        """Return the hint."""
        return best_looking(seen, rng)
