"""How often the first seat wins a match under some settings, when quick bots play it."""

from time import perf_counter
from typing import Final

import msgspec

from sideline.engine.game import Game
from sideline.engine.playout import GREEDY, simulate
from sideline.engine.settings import Values

SEED: Final = 1
PIECE: Final = 100
MOST: Final = 1000
UNCOMPILED: Final = 2


class Chance(msgspec.Struct, frozen=True):
    """How many matches were played, how many the first seat won, and by how much it led in the mean."""

    matches: int
    won: int
    margin: float


def chance(game: Game, values: Values, seconds: float) -> Chance:
    """Play for about so many seconds; for none, as few matches as show anything."""
    if not seconds:
        return _played(game, values, UNCOMPILED, 0)
    found, began = _played(game, values, PIECE, 0), perf_counter()
    while found.matches < MOST and perf_counter() - began < seconds:
        found = _with(found, _played(game, values, PIECE, found.matches))
    return found


def _played(game: Game, values: Values, matches: int, after: int) -> Chance:
    """Play some matches, with other luck than those before."""
    seats = game.for_match(values).seats
    policies = (GREEDY,) * seats
    played = simulate(game, policies, matches, seed=SEED + after, values=values, swap_seats=False)
    ahead = played.points[:, 0] - played.points[:, 1:].max(axis=1)
    return Chance(matches, int((played.results[:, 0] > 0).sum()), round(float(ahead.mean()), 1))


def _with(one: Chance, more: Chance) -> Chance:
    matches = one.matches + more.matches
    margin = (one.margin * one.matches + more.margin * more.matches) / matches
    return Chance(matches, one.won + more.won, round(margin, 1))
