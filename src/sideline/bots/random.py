"""The bot that plays anything legal."""

from dataclasses import dataclass

from sideline.engine.layout import States
from sideline.engine.playout import RANDOM, any_option
from sideline.engine.rng import Rng


@dataclass(frozen=True)
class Random:
    """Every option is as good as any other."""

    name: str = "random"
    policy: int = RANDOM

    def choose(self, seen: States, rng: Rng) -> int:
        """Return any option."""
        return any_option(seen, rng)
