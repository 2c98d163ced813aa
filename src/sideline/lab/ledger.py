"""The luck ledger of a finished match: what every step did to the chance of winning, so that it adds up.

The chance of winning in a position is how often a seat wins when all seats follow their hints from there to
the end. So a decision that follows the hint changes nothing, any other counts for the seat that made it, and
the rest is luck. Steps that change nothing leave a seat where it stands: a standing is valued once.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import Any, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from sideline.bots.explain import win_probability
from sideline.bots.search import appraise
from sideline.engine.crew import crew
from sideline.engine.errors import BadReplay
from sideline.engine.game import CHANCE, TO_THE_END, Game, Thinking
from sideline.engine.layout import Ints, States
from sideline.engine.match import Match
from sideline.engine.rng import below, new_rng
from sideline.engine.steps import Step
from sideline.engine.verbs import hint, standing

Floats = NDArray[np.float64]
Progress = Callable[[int], None]
Valued = Callable[[Sequence[float]], None]
"""Hears the win probability of every seat in one standing after the other."""
Item = TypeVar("Item")
Result = TypeVar("Result")

NOTHING = -2
PAIR = 2
PILOT = 4
FOR_THE_CURVE = 0.2
SEEDS = 2**31
STREAMS = 16
ALWAYS = 100
TINY = 1e-12


@dataclass(frozen=True)
class Retraced:
    """A finished match retraced: every position, every step, how many options it had, and its maker.

    The maker is who is behind what the step changes: a seat, CHANCE, or NOTHING where there was no choice or
    the hint was played.
    """

    match: Match
    positions: tuple[States, ...]
    steps: tuple[Step, ...]
    options: tuple[int, ...]
    makers: tuple[int, ...]

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.match.game

    @cached_property
    def standing(self) -> Ints:
        """The number of the standing of every position."""
        return np.cumsum([0, *(maker != NOTHING for maker in self.makers)], dtype=np.int64)

    @cached_property
    def changes(self) -> Ints:
        """Who is behind the change from each standing to the next."""
        return np.array([maker for maker in self.makers if maker != NOTHING], np.int64)

    @property
    def standings(self) -> int:
        """How many standings there are."""
        return len(self.changes) + 1

    def first_of(self, standing: int) -> States:
        """The first position of a standing."""
        return self.positions[int(np.searchsorted(self.standing, standing))]

    def balance(self, maker: int) -> Floats:
        """How often each standing counts in the sum of what a maker changed: +1 after, -1 before."""
        made = (self.changes == maker).astype(float)
        counted: Floats = np.append(0.0, made) - np.append(made, 0.0)
        return counted


@dataclass(frozen=True)
class Chances:
    """The win probability of every seat in every standing, and the variance of these estimates."""

    win: Floats
    variance: Floats
    playouts: int


class Account(msgspec.Struct, frozen=True):
    """The ledger of one seat in win probability: start + luck + skill + others = result.

    `skill` is what its own decisions changed and `others` what those of the other seats did; the errors are
    standard errors.
    """

    seat: int
    start: float
    luck: float
    skill: float
    others: float
    result: float
    luck_error: float
    skill_error: float


def retrace(match: Match) -> Retraced:
    """Walk through a finished match again."""
    if not match.is_over:
        raise BadReplay.of("review-not-over")
    game, out = match.game, np.zeros(match.game.actions, np.int64)
    states = game.new(1, match.settings)
    game.deal(states[0])
    positions, options, makers = [states.copy()], [], []
    for step in match.log:
        options.append(game.legal(states[0], out))
        makers.append(_maker(states[0], step, options[-1], out))
        game.play(states[0], step.action)
        positions.append(states.copy())
    return Retraced(match, tuple(positions), tuple(match.log), tuple(options), tuple(makers))


def _maker(s: Any, step: Step, options: int, out: Ints) -> int:
    if options == 1:
        return NOTHING
    if step.seat == CHANCE:
        return CHANCE
    return NOTHING if hint(s, out, new_rng()) == step.action else step.seat


def by_hints(game: Game) -> Thinking:
    """Let playouts follow the hints, to the end of the match."""
    return game.thinking._replace(hints_per_cent=ALWAYS, horizon=TO_THE_END)


@dataclass(frozen=True)
class Sketch:
    """A first look at every standing but the last: how many playouts, their sums, and how long they took."""

    counts: Ints
    sums: Floats
    seconds: float


def weigh(
    retraced: Retraced, playouts: int, *, seed: int, jobs: int = 1, thinking: Thinking | None = None
) -> Chances:
    """Value every standing with so many playouts on average, more of them where they make the sums surer."""
    thinking = thinking or by_hints(retraced.game)
    first = sketched(retraced, playouts, seed=seed, jobs=jobs, thinking=thinking)
    return refined(retraced, first, playouts, seed=seed, jobs=jobs, thinking=thinking)


def sketched(
    retraced: Retraced,
    playouts: int,
    *,
    seed: int,
    jobs: int = 1,
    thinking: Thinking | None = None,
    progress: Progress = lambda done: None,
    valued: Valued = lambda win: None,
) -> Sketch:
    """Value every standing with a part of the playouts, from the first to the last, and tell each."""
    counts = np.full(retraced.standings - 1, max(1, playouts // PILOT))
    start = perf_counter()
    thinking = thinking or by_hints(retraced.game)
    sums = _played_out(retraced, counts, thinking, (seed, 0), jobs, progress, valued)
    return Sketch(counts, sums, perf_counter() - start)


def refined(
    retraced: Retraced,
    first: Sketch,
    playouts: int,
    *,
    seed: int,
    jobs: int = 1,
    thinking: Thinking | None = None,
    deadline: float | None = None,
    progress: Progress = lambda done: None,
) -> Chances:
    """Play the other playouts where they make the sums surer.

    With a deadline the number of playouts is a guess, and what is left of the time decides.
    """
    thinking = thinking or by_hints(retraced.game)
    rest = playouts * (retraced.standings - 1) - int(first.counts.sum())
    if deadline is not None:
        rest = _affordable(first, deadline)
    second = _allotted(retraced, first, max(0, rest))
    sums = first.sums + _played_out(retraced, second, thinking, (seed, 1), jobs, progress)
    counts = (first.counts + second)[:, None]
    end = retraced.positions[-1][0]
    results = [win_probability(standing(end, seat)) for seat in _seats(retraced)]
    win = np.vstack([sums / np.maximum(counts, 1), results])
    variance = np.vstack([variance_of(win[:-1], counts), np.zeros(len(results))])
    return Chances(win, variance, int(counts.sum()))


def _affordable(first: Sketch, deadline: float) -> int:
    """Return how many more playouts fit into the time that is left."""
    left = deadline - perf_counter()
    return max(0, int(int(first.counts.sum()) * left / max(first.seconds, TINY)))


def variance_of(win: Any, playouts: Any) -> Any:
    """Return the variance of a share of wins, never nothing however clear the case."""
    cautious = (win * playouts + 1) / (playouts + 2)
    return cautious * (1 - cautious) / np.maximum(playouts, 1)


def accounts(retraced: Retraced, chances: Chances) -> tuple[Account, ...]:
    """Sum up what chance and every seat changed for every seat."""
    return tuple(_account(retraced, chances, seat) for seat in _seats(retraced))


def _account(retraced: Retraced, chances: Chances, seat: int) -> Account:
    win, variance = chances.win[:, seat], chances.variance[:, seat]
    luck, skill = retraced.balance(CHANCE), retraced.balance(seat)
    return Account(
        seat=seat,
        start=float(win[0]),
        luck=float(luck @ win),
        skill=float(skill @ win),
        others=sum(float(retraced.balance(other) @ win) for other in _seats(retraced) if other != seat),
        result=float(win[-1]),
        luck_error=float(np.sqrt(luck**2 @ variance)),
        skill_error=float(np.sqrt(skill**2 @ variance)),
    )


def in_parallel(
    jobs: int,
    work: Callable[[Item], Result],
    items: Iterable[Item],
    progress: Progress,
    done: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Work on items at the same time (compiled code lets others run); results come and stay in order."""
    results = []
    with crew(jobs) as pool:
        for result in pool.map(work, items):
            results.append(result)
            done(result)
            progress(1)
    return results


def seed_for(seed: int, place: int, purpose: int) -> int:
    """Return a seed of its own for everything that is tried at one place of a match."""
    return below(new_rng(seed, STREAMS * place + purpose), SEEDS)


def _seats(retraced: Retraced) -> range:
    return range(retraced.game.seats)


def _played_out(
    retraced: Retraced,
    counts: Ints,
    thinking: Thinking,
    luck: tuple[int, int],
    jobs: int,
    progress: Progress,
    valued: Valued = lambda win: None,
) -> Floats:
    """Sum the results of playouts from every standing but the last, for every seat."""

    def share(standing: int) -> list[float]:
        playouts = int(counts[standing])
        if playouts == 0:
            return [0.0] * retraced.game.seats
        seed = seed_for(luck[0], standing, luck[1])
        return _appraised(retraced.first_of(standing), playouts, retraced.game.seats, seed, thinking)

    shares = in_parallel(jobs, share, range(len(counts)), progress, valued)
    won: Floats = counts[:, None] * np.array(shares, float).reshape(len(counts), retraced.game.seats)
    return won


def _appraised(states: States, playouts: int, seats: int, seed: int, thinking: Thinking) -> list[float]:
    """Return the win probabilities; of two seats one wins what the other loses."""
    valued = range(1 if seats == PAIR else seats)
    win = [
        win_probability(appraise(states, playouts, seat=seat, seed=seed, thinking=thinking))
        for seat in valued
    ]
    return [*win, 1 - win[0]] if seats == PAIR else win


def _allotted(retraced: Retraced, first: Sketch, playouts: int) -> Ints:
    """Share out playouts: most to what is open and lies between luck and skill, some to every standing."""
    spread = np.sqrt(variance_of(first.sums[:, 0] / first.counts, first.counts))
    makers = [retraced.balance(maker) for maker in (CHANCE, *_seats(retraced))]
    wanted = spread * (np.abs(makers).max(axis=0)[:-1] + FOR_THE_CURVE)
    counts: Ints = np.floor(playouts * wanted / max(wanted.sum(), TINY)).astype(np.int64)
    return counts
