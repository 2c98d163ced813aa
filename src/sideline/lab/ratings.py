"""How strong the levels of a game are: neighbours play pairs of matches until a sequential test has decided.

A pair is one match and the same luck again with the seats swapped. What is counted is the share of a pair,
from 0 to 1. Pairs are judged in their order, so the answer does not depend on how many cores played them.
"""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from math import inf, log10
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import msgspec

from sideline.bots import search
from sideline.bots.seats import is_one_of_ours, seated
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.printing import printed_with
from sideline.engine.registry import address_of, load
from sideline.engine.settings import Value
from sideline.engine.stamp import home_of, stamp_of
from sideline.engine.tables import Pack
from sideline.lab.duel import Effort, added, play_one, total_efforts
from sideline.lab.sequential import Verdict, interval, unbiased_share, verdict

ELO = 400
CERTAIN = 0.999


class BadLadder(SidelineError):
    """A ladder cannot be played as asked."""


class LadderPlan(msgspec.Struct, frozen=True):
    """Which ladder is played: what must agree for pairs already played to count."""

    address: str
    stamp: str
    seed: int
    settings: dict[str, Value]


class Pair(msgspec.Struct, frozen=True):
    """Two matches on the same luck: the share of the upper level, and what both levels spent."""

    plan: LadderPlan
    upper: str
    lower: str
    number: int
    share: float
    efforts: tuple[Effort, ...]
    forfeits: tuple[str, ...] = ()


class Rung(msgspec.Struct, frozen=True):
    """How the upper of two neighbours fares against the lower, with 95 % intervals.

    `win_rate` is an estimate that allows for the stop of the test, `seen` the plain mean of the pairs.
    """

    upper: str
    lower: str
    win_rate: float
    seen: float
    low: float
    high: float
    pairs: int
    verdict: Verdict
    elo: float
    elo_low: float
    elo_high: float
    forfeits: tuple[str, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How a rung stands while it is played."""

    upper: str
    lower: str
    mean: float
    pairs: int


class Pace(msgspec.Struct, frozen=True):
    """What a level spends on a decision with more than one option."""

    level: str
    decisions: int
    seconds_per_decision: float
    iterations_per_second: float | None


class Ladder(msgspec.Struct, frozen=True):
    """The rungs from the lowest to the highest, and the pace of every level."""

    game: str
    seed: int
    settings: dict[str, Value]
    rungs: tuple[Rung, ...]
    paces: tuple[Pace, ...]


def climb(
    game: Game,
    levels: Sequence[str],
    pairs: int,
    *,
    seed: int,
    settings: dict[str, Value],
    jobs: int = 1,
    memory: Path | None = None,
    progress: Callable[[Standing], None] = lambda standing: None,
    lang: str = "en",
) -> Ladder:
    """Let neighbouring levels play; pairs in the memory are not played again."""
    if len(levels) < 2 or pairs < 1:  # noqa: PLR2004
        raise BadLadder.of("ladder-too-short")
    if memory and not all(map(is_one_of_ours, levels)):
        raise BadLadder.of("ladder-own-bots")
    with seated(levels, game):
        pass
    plan = LadderPlan(address_of(game), _stamp(game), seed, settings)
    known = list(remembered(memory, plan)) if memory else []
    played: list[Pair] = []
    rungs = []
    printed = (plan.address, game.pack)
    with apart(jobs, print_again, printed) as pool:
        for lower, upper in pairwise(levels):
            found = [pair for pair in known if (pair.upper, pair.lower) == (upper, lower)]
            series = _series(pool, plan, upper, lower, pairs, jobs, found, memory, lang)
            rung, counted = judge(upper, lower, series, progress)
            rungs.append(rung)
            played += counted
    return Ladder(game.name, seed, settings, tuple(rungs), _paces(levels, played))


@contextmanager
def apart(jobs: int, begin: Callable[..., None], given: tuple[Any, ...]) -> Iterator[ProcessPoolExecutor]:
    """Lend processes; whatever ends the work ends them too, in the middle of theirs."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), begin, given) as pool:
        try:
            yield pool
        except BaseException:
            for process in active_children():
                process.terminate()
            raise


@contextmanager
def unheard() -> Iterator[None]:
    """A process that is started meanwhile never hears Ctrl+C; here it is heard afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def print_again(address: str, pack: Pack | None) -> None:
    """Print a game with its pack in a process that has just begun."""
    if pack is not None:
        printed_with(load(address), pack)


def judge(
    upper: str,
    lower: str,
    series: Iterable[Pair],
    progress: Callable[[Standing], None] = lambda standing: None,
) -> tuple[Rung, list[Pair]]:
    """Take pairs in their order until the test has decided; return the rung and the pairs it rests on."""
    counted: list[Pair] = []
    for pair in series:
        counted.append(pair)
        shares = [pair.share for pair in counted]
        progress(Standing(upper, lower, sum(shares) / len(shares), len(shares)))
        if verdict(shares) != "open":
            break
    forfeits = (why for pair in counted for why in pair.forfeits)
    return rung_of(upper, lower, shares, forfeits), counted


def rung_of(upper: str, lower: str, shares: Sequence[float], forfeits: Iterable[str] = ()) -> Rung:
    """Measure a rung by the shares of its pairs; what it says holds where the test stopped."""
    rate, (low, high) = unbiased_share(shares), interval(shares)
    return Rung(
        upper=upper,
        lower=lower,
        win_rate=rate,
        seen=sum(shares) / len(shares),
        low=low,
        high=high,
        pairs=len(shares),
        verdict=verdict(shares),
        elo=elo(rate),
        elo_low=elo(low),
        elo_high=elo(high),
        forfeits=tuple(forfeits),
    )


def elo(share: float) -> float:
    """Return the difference in Elo that a share of the points stands for."""
    share = min(CERTAIN, max(1 - CERTAIN, share))
    return ELO * log10(share / (1 - share))


def play_pair(plan: LadderPlan, upper: str, lower: str, number: int, lang: str = "en") -> Pair:
    """Play as many matches as there are seats on the same luck, the upper level in each of them once."""
    game = load(plan.address).for_match(plan.settings)
    numbers = range(game.seats * number, game.seats * (number + 1))
    with seated((upper, *[lower] * (game.seats - 1)), game) as bots:
        all_ = [
            play_one(game, bots, match, seed=plan.seed, values=plan.settings, lang=lang) for match in numbers
        ]
    share = sum(match.score(0) for match in all_) / len(all_)
    forfeits = tuple(match.forfeit for match in all_ if match.forfeit is not None)
    first, *others = total_efforts(all_, game.seats)
    return Pair(plan, upper, lower, number, share, (first, added(others)), forfeits)


def remembered(memory: Path, plan: LadderPlan) -> Iterator[Pair]:
    """Read the pairs that were played under this plan before; a line cut short is left out."""
    if not memory.exists():
        return
    for line in memory.read_text(encoding="utf-8").splitlines():
        try:
            pair = msgspec.json.decode(line, type=Pair)
        except msgspec.DecodeError:
            continue
        if pair.plan == plan:
            yield pair


def _remember(memory: Path, pair: Pair) -> None:
    """Add a pair, on a line of its own even where the last one was cut short."""
    with memory.open("a", encoding="utf-8") as file:
        file.write("\n" + msgspec.json.encode(pair).decode())


def _stamp(game: Game) -> str:
    """Name the sources of the rules and of the bots: pairs played with others do not count."""
    rules = next(name for name in game.state.names or () if name.startswith(f"{game.name}_"))
    return f"{rules} {stamp_of(home_of(search.__file__))}"


def _series(
    pool: ProcessPoolExecutor,
    plan: LadderPlan,
    upper: str,
    lower: str,
    pairs: int,
    jobs: int,
    found: Sequence[Pair],
    memory: Path | None,
    lang: str,
) -> Iterator[Pair]:
    """Yield the pairs of a rung in their order, a few of them being played ahead."""
    known = {pair.number: pair for pair in found}
    ahead: dict[int, Future[Pair]] = {}
    wanted = iter(number for number in range(pairs) if number not in known)
    try:
        for number in range(pairs):
            while len(ahead) < jobs and (following := next(wanted, inf)) < inf:
                with unheard():
                    ahead[int(following)] = pool.submit(play_pair, plan, upper, lower, int(following), lang)
            pair = known.get(number) or ahead.pop(number).result()
            if memory and number not in known:
                _remember(memory, pair)
            yield pair
    finally:
        for future in ahead.values():
            future.cancel()


def _paces(levels: Sequence[str], played: Sequence[Pair]) -> tuple[Pace, ...]:
    """Measure what every level spent over all its pairs."""
    found = []
    for level in levels:
        spent = [
            effort
            for pair in played
            for name, effort in zip((pair.upper, pair.lower), pair.efforts, strict=True)
            if name == level
        ]
        decisions, seconds = sum(e.decisions for e in spent), sum(e.seconds for e in spent)
        iterations = sum(e.iterations for e in spent)
        found.append(
            Pace(level, decisions, seconds / max(1, decisions), iterations / seconds if iterations else None)
        )
    return tuple(found)
