"""How fast a search runs from the opening position of a game, on one core."""

from time import perf_counter

import msgspec

from sideline.bots.search import search
from sideline.engine.game import TO_THE_END, Game, Thinking
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.rng import new_rng

LUCK = bytes(32)
SEED = 1
ROUNDS = 3
ITERATIONS = 2_000


class SearchBench(msgspec.Struct, frozen=True):
    """Iterations a second, and the milliseconds that the levels which search take for the first decision."""

    game: str
    full_random_playouts_per_second: float
    full_hinted_playouts_per_second: float
    as_played_per_second: float
    quick_ms: float
    deep_ms: float


def bench_search(game: Game) -> SearchBench:
    """Measure a game: playouts to the end at random and by hints, and the search as the levels use it."""
    own = game.thinking
    full = own._replace(horizon=TO_THE_END)
    as_played = _speed(game, own)
    return SearchBench(
        game=game.name,
        full_random_playouts_per_second=_speed(game, full._replace(hints_per_cent=0)),
        full_hinted_playouts_per_second=_speed(game, full),
        as_played_per_second=as_played,
        quick_ms=1000 * own.quick / as_played,
        deep_ms=1000 * own.deep / as_played,
    )


def _speed(game: Game, thinking: Thinking) -> float:
    """Return the best of a few rounds, after one that compiles."""
    match = Match(game, seed=LUCK)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    seen = match.as_seen_by(match.to_act, new_rng(SEED))
    search(seen, 1, seed=SEED, thinking=thinking)
    return max(_round(seen, thinking) for _ in range(ROUNDS))


def _round(seen: States, thinking: Thinking) -> float:
    start = perf_counter()
    search(seen, ITERATIONS, seed=SEED, thinking=thinking)
    return ITERATIONS / (perf_counter() - start)
