"""Searchers whose trees branch one to five decisions deep, to be played against each other on the ladder.

    PYTHONPATH=tests sideline ladder jukem --seats bots.depths:One,bots.depths:Three --pairs 40

says whether three decisions beat one. Either side has the iterations of an All-Star.
"""

from sideline.bots.search import search
from sideline.bots.searcher import SEEDS
from sideline.engine.game import GAMES
from sideline.engine.layout import States
from sideline.engine.rng import Rng, below


class One:
    """A search as the levels of the ladder do it."""

    depth = 1

    def choose(self, seen: States, rng: Rng) -> int:
        """Return the best option found."""
        usual = GAMES[seen.dtype].thinking
        thinking = usual._replace(depth=self.depth)
        return search(seen, usual.quick, seed=below(rng, SEEDS), thinking=thinking).best


class Two(One):
    """Its tree branches at two decisions."""

    depth = 2


class Three(One):
    """Its tree branches at three decisions."""

    depth = 3


class Four(One):
    """Its tree branches at four decisions."""

    depth = 4


class Five(One):
    """Its tree branches at five decisions."""

    depth = 5
