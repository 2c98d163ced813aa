"""A duel: bots of any kind play a few matches through Match, seats swapped on the same luck."""

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib.metadata import version
from time import perf_counter

import msgspec
import numpy as np

from sideline.bots.bot import Bot, decide
from sideline.bots.external import External
from sideline.bots.forfeit import Forfeit
from sideline.bots.searcher import Searcher
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.rng import Rng, new_rng
from sideline.engine.settings import Value, Values
from sideline.engine.steps import forfeited_by, sole_first
from sideline.engine.words import HOME, words_of
from sideline.lab.measures import Share, Spread, share, spread


class Effort(msgspec.Struct):
    """What thinking cost a participant; a choice with one option costs nothing and is not counted."""

    decisions: int = 0
    seconds: float = 0.0
    iterations: int = 0


class Played(msgspec.Struct, frozen=True):
    """What became of one match; participants, winner, points and places are in the order given.

    `first` is the participant in the first seat; matches of one `pair` have the same luck.
    """

    match: int
    pair: int
    first: int
    winner: int | None
    points: tuple[int, ...]
    actions: int
    efforts: tuple[Effort, ...]
    places: tuple[int, ...]
    forfeit: str | None = None

    def score(self, participant: int) -> float:
        """Return the share of the others that a participant left behind; a place shared counts half."""
        own, others = self.places[participant], len(self.places) - 1
        better, level = (sum(map(test, self.places)) for test in (own.__gt__, own.__eq__))
        return 1 - (better + (level - 1) / 2) / others


class Versions(msgspec.Struct, frozen=True):
    """What was played with: the release, and the version of the rules."""

    sideline: str
    rules: int


class Duel(msgspec.Struct, frozen=True):
    """What the matches showed; participants are in the order given."""

    game: str
    seats: tuple[str, ...]
    seed: int
    settings: dict[str, Value]
    versions: Versions
    matches: int
    wins: tuple[Share, ...]
    draws: int
    places: tuple[Spread, ...]
    finishes: tuple[tuple[int, ...], ...]
    """How often each participant came first, second and so on; a place that is shared is that of each."""
    points: tuple[Spread, ...]
    forfeits: tuple[str, ...]
    remarks: dict[str, int]
    seconds_per_decision: tuple[float, ...]
    rows: tuple[Played, ...]


def duel(
    game: Game,
    bots: Sequence[Bot],
    matches: int,
    *,
    seed: int,
    values: Values | None = None,
    progress: Callable[[int], None] = lambda done: None,
    lang: str = "en",
) -> Duel:
    """Play matches one after the other; a bot that fails to answer loses the match."""
    rows = []
    for number in range(matches):
        rows.append(play_one(game, bots, number, seed=seed, values=values, lang=lang))
        progress(1)
    wins = [sum(row.winner == who for row in rows) for who in range(len(bots))]
    return Duel(
        game=game.name,
        seats=tuple(bot.name for bot in bots),
        seed=seed,
        settings=game.check(values or {}),
        versions=Versions(version("sideline"), game.rules_version),
        matches=matches,
        wins=tuple(share(count, matches) for count in wins),
        draws=matches - sum(wins),
        places=tuple(spread(np.array([row.places[who] for row in rows])) for who in range(len(bots))),
        finishes=tuple(finishes_of(rows, who) for who in range(len(bots))),
        points=tuple(spread(np.array([row.points[who] for row in rows])) for who in range(len(bots))),
        forfeits=tuple(row.forfeit for row in rows if row.forfeit is not None),
        remarks=_remarks(bots, lang),
        seconds_per_decision=tuple(
            total.seconds / max(1, total.decisions) for total in total_efforts(rows, len(bots))
        ),
        rows=tuple(rows),
    )


def finishes_of(rows: Sequence[Played], who: int) -> tuple[int, ...]:
    """Count how often a participant came first, second and so on."""
    counted = Counter(row.places[who] for row in rows)
    return tuple(counted[place] for place in range(1, len(rows[0].places) + 1))


def total_efforts(played: Sequence[Played], participants: int) -> list[Effort]:
    """Add up what thinking cost each participant."""
    return [added([match.efforts[who] for match in played]) for who in range(participants)]


def added(efforts: Sequence[Effort]) -> Effort:
    """Add up efforts."""
    return Effort(
        sum(effort.decisions for effort in efforts),
        sum(effort.seconds for effort in efforts),
        sum(effort.iterations for effort in efforts),
    )


def luck_of(seed: int, pair: int) -> bytes:
    """Return the seed of a match, hashed from both numbers so that no two series share their luck."""
    return blake2b(f"{seed} {pair}".encode(), digest_size=SEED_BYTES).digest()


def play_one(
    game: Game,
    bots: Sequence[Bot],
    number: int,
    *,
    seed: int,
    values: Values | None = None,
    lang: str = "en",
) -> Played:
    """Play one match of a series: the seats turn with its number, and all turns have the same luck."""
    seats = len(bots)
    match = Match(game, values, seed=luck_of(seed, number // seats))
    efforts = tuple(Effort() for _ in bots)
    in_seats = [(number + seat) % seats for seat in range(seats)]
    places, fault = _played_out(match, bots, in_seats, efforts, new_rng(seed, number), str(number + 1))
    winner = sole_first(places)
    found = dict(zip(in_seats, zip(match.points(), places, strict=True), strict=True))
    points, in_order = zip(*(found[who] for who in range(seats)), strict=True)
    return Played(
        match=number + 1,
        pair=number // seats + 1,
        first=in_seats[0],
        winner=None if winner is None else in_seats[winner],
        points=points,
        places=in_order,
        actions=len(match.log),
        efforts=efforts,
        forfeit=None if fault is None else fault.told(lang),
    )


def _played_out(
    match: Match,
    bots: Sequence[Bot],
    in_seats: Sequence[int],
    efforts: Sequence[Effort],
    rng: Rng,
    name: str,
) -> tuple[tuple[int, ...], Forfeit | None]:
    """Play a match to its end or to a forfeit; return the place of each seat, and why it was forfeited."""
    seated = [bots[who] for who in in_seats]
    fault: Forfeit | None = None
    try:
        _announce(match, seated, name)
        while not match.is_over:
            seat = match.to_act
            match.play(_choice(seated[seat], match, rng, efforts[in_seats[seat]]))
        places = match.places()
    except Forfeited as why:
        fault = why.fault
        places = forfeited_by(why.seat, match.points())
    for seat, bot in enumerate(seated):
        if isinstance(bot, External):
            bot.end(match, seat, places=places, forfeit=None if fault is None else str(fault))
    return places, fault


class Forfeited(Exception):
    """The bot in a seat did not play as it should."""

    def __init__(self, seat: int, fault: Forfeit) -> None:
        super().__init__(str(fault))
        self.seat, self.fault = seat, fault


def _remarks(bots: Sequence[Bot], lang: str) -> dict[str, int]:
    """Say what was put up with from programs, and how often."""
    words = words_of(HOME, lang)
    programs = [bot for bot in bots if isinstance(bot, External)]
    return {words.say(what): times for bot in programs for what, times in bot.remarks.items()}


def _announce(match: Match, seated: Sequence[Bot], name: str) -> None:
    """Tell programs that a match begins; its name gives nothing of the seed away."""
    for seat, bot in enumerate(seated):
        if isinstance(bot, External):
            try:
                bot.begin(match, seat, name)
            except Forfeit as fault:
                raise Forfeited(seat, fault) from fault


def _choice(bot: Bot, match: Match, rng: Rng, effort: Effort) -> int:
    """Let a bot choose, and count what it cost."""
    options = match.legal()
    if len(options) == 1:
        return options[0]
    start = perf_counter()
    try:
        action = _asked(bot, match, rng, effort)
    except Forfeit as fault:
        raise Forfeited(match.to_act, fault) from fault
    effort.seconds += perf_counter() - start
    effort.decisions += 1
    if action not in options:
        raise Forfeited(match.to_act, Forfeit.of("bot-no-option", bot=bot.name, action=str(action)))
    return action


def _asked(bot: Bot, match: Match, rng: Rng, effort: Effort) -> int:
    if not isinstance(bot, Searcher):
        return decide(bot, match, rng)
    found = bot.consider(match.as_seen_by(match.to_act, rng), rng)
    effort.iterations += found.iterations
    return found.best
