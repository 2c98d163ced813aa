"""The bot that looks ahead."""

from dataclasses import dataclass
from typing import Literal

from sideline.bots.search import Found, search
from sideline.engine.game import GAMES
from sideline.engine.layout import States
from sideline.engine.rng import Rng, below

SEEDS = 2**31


@dataclass(frozen=True)
class Searcher:
    """The option that a search prefers, with as many iterations as the game says, or until the time is up."""

    name: str
    effort: Literal["quick", "deep"]
    times: int = 1
    seconds: float | None = None
    cores: int = 1
    policy: None = None

    def choose(self, seen: States, rng: Rng) -> int:
        """Return the best option found."""
        return self.consider(seen, rng).best

    def consider(self, seen: States, rng: Rng) -> Found:
        """Search, and return everything that was found."""
        iterations = self.times * int(getattr(GAMES[seen.dtype].thinking, self.effort))
        return search(seen, iterations, seed=below(rng, SEEDS), seconds=self.seconds, cores=self.cores)
