"""A duel: bots of any kind play a few matches through Match, seats swapped on the same luck."""

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from sideline.bots.bot import Bot, decide
from sideline.bots.external import Forfeit
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.rng import new_rng
from sideline.engine.settings import Values
from sideline.lab.measures import Share, share


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
    seats = len(bots)
    wins, decisions, seconds = [0] * seats, [0] * seats, [0.0] * seats
    forfeits: list[str] = []
    for number in range(matches):
        luck = (seed + number // seats).to_bytes(SEED_BYTES, "big")
        match, rng = Match(game, values, seed=luck), new_rng(seed, number)
        at_fault = None
        while not match.is_over and at_fault is None:
            who = (match.to_act + number) % seats
            start = perf_counter()
            try:
                match.play(decide(bots[who], match, rng))
            except Forfeit as fault:
                forfeits.append(str(fault))
                at_fault = who
            seconds[who] += perf_counter() - start
            decisions[who] += 1
        for winner in _winners(match, number, at_fault, seats):
            wins[winner] += 1
        progress(1)
    return Duel(
        game=game.name,
        seats=tuple(bot.name for bot in bots),
        matches=matches,
        wins=tuple(share(count, matches) for count in wins),
        draws=matches - sum(wins),
        forfeits=tuple(forfeits),
        seconds_per_decision=tuple(s / max(1, n) for s, n in zip(seconds, decisions, strict=True)),
    )


def _winners(match: Match, number: int, at_fault: int | None, seats: int) -> list[int]:
    """Name the participants that won: by the outcome, or because another forfeited."""
    if at_fault is not None:
        return [who for who in range(seats) if who != at_fault][:1]
    outcome = match.outcome()
    assert outcome is not None
    return [] if outcome.winner is None else [(outcome.winner + number) % seats]
