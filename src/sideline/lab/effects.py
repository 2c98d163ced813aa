"""What changed rules do: how long a match lasts, who wins it, how much is scored, beside the printed game."""

from math import hypot, sqrt
from typing import Final, Literal

import msgspec

from sideline.bots.bot import named
from sideline.engine.game import Game
from sideline.engine.settings import Values
from sideline.lab.measures import Spread
from sideline.lab.simulation import Simulation, run

PLAYER: Final = "starter"
"""Who plays in every seat."""

SEED: Final = 1
FEW: Final = 100
MOST: Final = 20_000
UNCOMPILED: Final = 2
DIGITS: Final = 4


class Effect(msgspec.Struct, frozen=True):
    """A measure of matches with the printed rules and with changed ones, and the error of the difference.

    `minutes` a match are those of the box, as much longer as there is more to do; `first` is how often the
    first seat wins, `points` is what a seat scores.
    """

    name: Literal["minutes", "first", "points"]
    printed: float
    changed: float
    error: float


class Effects(msgspec.Struct, frozen=True):
    """What changed rules do, from so many matches with each; from none while a game is not compiled."""

    matches: int = 0
    effects: tuple[Effect, ...] = ()


def effects(game: Game, values: Values, seconds: float) -> Effects:
    """Play with both rules for about so many seconds; for none, as few matches as show anything."""
    matches = UNCOMPILED
    if seconds:
        quickest = min(_played(game, rules, FEW).matches_per_second for rules in ({}, values))
        matches = max(FEW, min(MOST, round(quickest * seconds / 2)))
    printed, changed = (_played(game, rules, matches) for rules in ({}, values))
    minutes = sum(game.box.minutes) / len(game.box.minutes) / printed.length.mean
    before, after = (round(played.wins[0].rate, DIGITS) for played in (printed, changed))
    return Effects(
        matches,
        (
            _compared("minutes", printed.length, changed.length, matches, minutes),
            Effect("first", before, after, round(sqrt(0.5 / matches), DIGITS)),
            _compared("points", printed.points, changed.points, matches),
        ),
    )


def _played(game: Game, values: Values, matches: int) -> Simulation:
    seats = game.for_match(values).seats
    return run(game, [named(PLAYER)] * seats, matches, seed=SEED, values=values, swap_seats=False)


def _compared(
    name: Literal["minutes", "points"], printed: Spread, changed: Spread, matches: int, unit: float = 1.0
) -> Effect:
    error = hypot(printed.sd, changed.sd) / sqrt(matches)
    before, after, error = (round(unit * number, DIGITS) for number in (printed.mean, changed.mean, error))
    return Effect(name, before, after, error)
