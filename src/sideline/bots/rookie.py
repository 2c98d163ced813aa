"""The bot for a first match: it plays nearly anything, but it does not throw the match away."""

from dataclasses import dataclass

from sideline.engine.game import GAMES
from sideline.engine.layout import States
from sideline.engine.playout import any_option, best_looking
from sideline.engine.rng import Rng, below

PER_CENT = 100


@dataclass(frozen=True)
class Rookie:
    """Any option, now and then the one that looks best, and never one that looks absurd beside that."""

    name: str
    hints_per_cent: int
    absurd: float
    policy: None = None

    def choose(self, seen: States, rng: Rng) -> int:
        """Return an option."""
        sensible = best_looking(seen, rng)
        if below(rng, PER_CENT) < self.hints_per_cent:
            return sensible
        whim = any_option(seen, rng)
        is_absurd = _prospect(seen, whim) < _prospect(seen, sensible) - self.absurd
        return sensible if is_absurd else whim


def _prospect(seen: States, action: int) -> float:
    """Return how an option leaves the seat to act, at first glance."""
    game, after = GAMES[seen.dtype], seen.copy()
    if game.estimate is None:
        return 0.0
    game.play(after[0], action)
    return float(game.estimate(after[0], game.to_act(seen[0])))
