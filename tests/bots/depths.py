"""Searchers whose trees branch one to five decisions deep, to be played against each other on the ladder.

    PYTHONPATH=tests sideline ladder jukem --seats bots.depths:One,bots.depths:Three --pairs 24
    PYTHONPATH=tests sideline ladder jukem --seats bots.depths:MvpOne,bots.depths:MvpThree --pairs 24

say whether three decisions beat one, with the iterations of an All-Star and with those of an MVP.
"""

from sideline.bots.search import search
from sideline.bots.searcher import SEEDS
from sideline.engine.game import GAMES, Thinking
from sideline.engine.layout import States
from sideline.engine.rng import Rng, below


class One:
    """A search as the levels of the ladder do it."""

    depth = 1

    def choose(self, seen: States, rng: Rng) -> int:
        """Return the best option found."""
        usual = GAMES[seen.dtype].thinking
        thinking = usual._replace(depth=self.depth)
        return search(seen, self.iterations(usual), seed=below(rng, SEEDS), thinking=thinking).best

    def iterations(self, usual: Thinking) -> int:
        """Say how long it looks: as long as an All-Star."""
        return usual.quick


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


class MvpOne(One):
    """A search as deep as all, and as long as an MVP's."""

    def iterations(self, usual: Thinking) -> int:
        """Say how long it looks: as long as an MVP."""
        return usual.deep


class MvpTwo(MvpOne):
    """Its tree branches at two decisions."""

    depth = 2


class MvpThree(MvpOne):
    """Its tree branches at three decisions."""

    depth = 3


class MvpFour(MvpOne):
    """Its tree branches at four decisions."""

    depth = 4


class MvpFive(MvpOne):
    """Its tree branches at five decisions."""

    depth = 5
