"""The levels of every game, from the weakest to the strongest, as data."""

from sideline.bots.greedy import Greedy
from sideline.bots.rookie import Rookie
from sideline.bots.searcher import Searcher

LEVELS = (
    Rookie("rookie", hints_per_cent=25, absurd=0.3),
    Greedy("starter"),
    Searcher("all-star", "quick"),
    Searcher("mvp", "deep"),
    Searcher("coach", "deep", times=25, seconds=2.0, cores=2),
)
