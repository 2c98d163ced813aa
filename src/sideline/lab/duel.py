"""A duel: bots of any kind play a few matches through Match, seats swapped on the same luck."""

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from sideline.bots.bot import Bot
from sideline.bots.external import Forfeit
from sideline.bots.searcher import Searcher
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.rng import Rng, new_rng
from sideline.engine.settings import Values
from sideline.lab.measures import Share, share


class Effort(msgspec.Struct):
    """What thinking cost a participant; a choice with one option costs nothing and is not counted."""

    decisions: int = 0
    seconds: float = 0.0
    iterations: int = 0


class Played(msgspec.Struct, frozen=True):
    """What became of one match: who won among the participants, in the order given."""

    winner: int | None
    efforts: tuple[Effort, ...]
    forfeit: str | None = None

    def score(self, participant: int) -> float:
        """Return 1 for a win, a half for a draw, 0 for a loss."""
        return 0.5 if self.winner is None else float(self.winner == participant)


class Duel(msgspec.Struct, frozen=True):
    """What the matches showed; participants are in the order given."""

    game: str
    seats: tuple[str, ...]
    matches: int
    wins: tuple[Share, ...]
    draws: int
    forfeits: tuple[str, ...]
    seconds_per_decision: tuple[float, ...]


def duel(
    game: Game,
    bots: Sequence[Bot],
    matches: int,
    *,
    seed: int,
    values: Values | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Duel:
    """Play matches one after the other; a bot that fails to answer loses the match."""
    played = []
    for number in range(matches):
        played.append(play_one(game, bots, number, seed=seed, values=values))
        progress(1)
    wins = [sum(match.winner == who for match in played) for who in range(len(bots))]
    return Duel(
        game=game.name,
        seats=tuple(bot.name for bot in bots),
        matches=matches,
        wins=tuple(share(count, matches) for count in wins),
        draws=matches - sum(wins),
        forfeits=tuple(match.forfeit for match in played if match.forfeit is not None),
        seconds_per_decision=tuple(
            total.seconds / max(1, total.decisions) for total in total_efforts(played, len(bots))
        ),
    )


def total_efforts(played: Sequence[Played], participants: int) -> list[Effort]:
    """Add up what thinking cost each participant."""
    totals = [Effort() for _ in range(participants)]
    for match in played:
        for total, effort in zip(totals, match.efforts, strict=True):
            total.decisions += effort.decisions
            total.seconds += effort.seconds
            total.iterations += effort.iterations
    return totals


def play_one(
    game: Game, bots: Sequence[Bot], number: int, *, seed: int, values: Values | None = None
) -> Played:
    """Play one match of a series: the seats turn with its number, and all turns have the same luck."""
    seats = len(bots)
    match = Match(game, values, seed=(seed + number // seats).to_bytes(SEED_BYTES, "big"))
    rng = new_rng(seed, number)
    efforts = tuple(Effort() for _ in bots)
    while not match.is_over:
        who = (match.to_act + number) % seats
        try:
            match.play(_choice(bots[who], match, rng, efforts[who]))
        except Forfeit as fault:
            others = [other for other in range(seats) if other != who]
            return Played(others[0] if others else None, efforts, str(fault))
    outcome = match.outcome()
    assert outcome is not None
    return Played(None if outcome.winner is None else (outcome.winner + number) % seats, efforts)


def _choice(bot: Bot, match: Match, rng: Rng, effort: Effort) -> int:
    """Let a bot choose, and count what it cost."""
    options = match.legal()
    if len(options) == 1:
        return options[0]
    seen = match.as_seen_by(match.to_act, rng)
    start = perf_counter()
    if isinstance(bot, Searcher):
        found = bot.consider(seen, rng)
        action, effort.iterations = found.best, effort.iterations + found.iterations
    else:
        action = bot.choose(seen, rng)
    effort.seconds += perf_counter() - start
    effort.decisions += 1
    return action
