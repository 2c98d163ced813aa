"""A simulation: many matches between bots, and what they show."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from sideline.bots.bot import Bot
from sideline.bots.seats import check_number
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.playout import Matches, simulate
from sideline.engine.rehearsal import rehearse
from sideline.engine.settings import Value, Values
from sideline.lab.measures import Share, Spread, share, spread


class BadPlan(SidelineError):
    """A simulation cannot be run as asked."""


class Points(Spread, frozen=True):
    """The points of a participant in a match, over all of them and for each in the order given."""

    by_seat: tuple[Spread, ...]


class Tallied(Spread, frozen=True):
    """How often something happened to a seat in a match, and how seats fared to which it happened."""

    total: int
    seats_with: int
    win_rate_with: Share


class Simulation(msgspec.Struct, frozen=True):
    """What the matches showed; participants are in the order given.

    A draw is a match without a winner; `shared` counts for each participant the first places it shared.
    """

    game: str
    seats: tuple[str, ...]
    settings: dict[str, Value]
    seed: int
    matches: int
    seats_swapped: bool
    actions: int
    seconds: float
    actions_per_second: float
    matches_per_second: float
    wins: tuple[Share, ...]
    draws: int
    shared: tuple[int, ...]
    points: Points
    length: Spread
    tallies: dict[str, Tallied] | None = None


def run(
    game: Game,
    bots: Sequence[Bot],
    matches: int,
    *,
    seed: int,
    values: Values | None = None,
    jobs: int = 1,
    swap_seats: bool = True,
    with_tallies: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Let bots play many matches and measure them."""
    game = game.for_match(values or {})
    check_number([bot.name for bot in bots], game)
    policies = tuple(_policy(bot) for bot in bots)
    plan: dict[str, Any] = {"seed": seed, "values": values, "with_tallies": with_tallies}
    rehearse(game, policies, **plan)
    simulate(game, policies, 1, **plan)  # compiles, where that was not done yet, before the clock runs
    start = perf_counter()
    played = simulate(game, policies, matches, jobs=jobs, swap_seats=swap_seats, progress=progress, **plan)
    seconds = perf_counter() - start
    lengths = played.decisions + played.draws
    actions = int(lengths.sum())
    return Simulation(
        game=game.name,
        seats=tuple(bot.name for bot in bots),
        settings=game.check(values or {}),
        seed=seed,
        matches=matches,
        seats_swapped=swap_seats,
        actions=actions,
        seconds=seconds,
        actions_per_second=actions / seconds,
        matches_per_second=matches / seconds,
        wins=tuple(share(int((played.results[:, seat] > 0).sum()), matches) for seat in range(game.seats)),
        draws=int((played.results <= 0).all(axis=1).sum()),
        shared=tuple(int((played.results[:, seat] == 0).sum()) for seat in range(game.seats)),
        points=_points(played),
        length=spread(lengths),
        tallies=_tallies(game, played) if with_tallies else None,
    )


def _policy(bot: Bot) -> int:
    if bot.policy is None:
        raise BadPlan.of("bot-not-compiled", bot=bot.name)
    return bot.policy


def _points(played: Matches) -> Points:
    whole = spread(played.points)
    seats = range(played.points.shape[1])
    by_seat = tuple(spread(np.ascontiguousarray(played.points[:, seat])) for seat in seats)
    return Points(whole.mean, whole.sd, whole.quantiles, by_seat)


def _tallies(game: Game, played: Matches) -> dict[str, Tallied]:
    """Measure every tally over all seats of all matches."""
    won = played.results > 0
    found = {}
    for kind, name in enumerate(game.tallies):
        counts = played.tallies[:, :, kind]
        has = counts > 0
        whole = spread(counts)
        wins = share(int((won & has).sum()), int(has.sum()))
        found[name] = Tallied(whole.mean, whole.sd, whole.quantiles, int(counts.sum()), int(has.sum()), wins)
    return found
