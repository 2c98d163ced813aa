"""What a bot thinks of a position, in a form that a person can read: a hint with its reasons."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import numpy as np

from sideline.bots.certainty import wilson
from sideline.bots.search import Found, search, worth
from sideline.engine.chance import draw
from sideline.engine.game import CHANCE, GAMES, NOBODY, Game, Thinking
from sideline.engine.layout import States
from sideline.engine.odds import Odds
from sideline.engine.rng import Rng, new_rng
from sideline.engine.verbs import legal, redeal, to_act
from sideline.engine.words import Phrase

IMAGINED = 8
FORCED = 100


class Reply(msgspec.Struct, frozen=True):
    """What another seat is most likely to answer."""

    seat: int
    move: str
    label: Phrase


class Advice(msgspec.Struct, frozen=True):
    """One option: how likely it wins (if it was tried at all), how sure that is, and what may come of it.

    `low` and `high` are a 95 % interval of sampling alone: how far `win` may lie from what endless search of
    this kind would say. It takes visits as independent, and knows nothing of what hints and estimates
    misjudge. `share` is how much of the search went into the option.
    """

    action: int
    move: str
    label: Phrase
    win: float | None
    low: float
    high: float
    visits: int
    share: float
    reply: Reply | None
    odds: Odds | None


class Explanation(msgspec.Struct, frozen=True):
    """What a search found for the seat to act: its options, the best first."""

    seat: int
    iterations: int
    options: tuple[Advice, ...]


def explain(
    seen: States,
    *,
    seed: int,
    iterations: int | None = None,
    seconds: float | None = None,
    thinking: Thinking | None = None,
) -> Explanation:
    """Say what is best for the seat to act, from a state in which everything hidden was drawn again."""
    game = GAMES[seen.dtype]
    thinking = thinking or game.thinking
    effort = thinking.deep if iterations is None else iterations
    found = search(seen, effort, seed=seed, seconds=seconds, thinking=thinking)
    if found.iterations == 0:
        effort = min(effort, FORCED)
        value = worth(seen, found.best, effort, seed=seed, thinking=thinking)
        found = replace(found, visits=(effort,), values=(value,), iterations=effort)
    return Explanation(
        seat=int(to_act(seen[0])),
        iterations=found.iterations,
        options=tuple(_advice(game, seen, found, i, new_rng(seed, i)) for i in _best_first(found)),
    )


def win_probability(value: float) -> float:
    """Turn a value from -1 to +1 into the probability of winning; a draw counts half."""
    return min(1.0, max(0.0, (value + 1) / 2))


def _best_first(found: Found) -> list[int]:
    """Order the options: what a bot would play, then what the search was drawn to."""

    def rank(i: int) -> tuple[bool, int, float]:
        return found.actions[i] != found.best, -found.visits[i], -found.values[i]

    return sorted(range(len(found.actions)), key=rank)


def _advice(game: Game, seen: States, found: Found, i: int, rng: Rng) -> Advice:
    action, visits = found.actions[i], found.visits[i]
    win = win_probability(found.values[i])
    low, high = wilson(win, visits)
    return Advice(
        action=action,
        move=game.spell(seen[0], action),
        label=game.label(seen[0], action),
        win=win if visits else None,
        low=low,
        high=high,
        visits=visits,
        share=visits / found.iterations,
        reply=_reply(game, seen, found.lines[i], rng),
        odds=game.odds(seen[0], action),
    )


def _reply(game: Game, seen: States, line: Sequence[int], rng: Rng) -> Reply | None:
    """Play a line until another seat decides, in a few worlds that the seat can imagine."""
    if len(line) == 1:
        return None
    seat = int(to_act(seen[0]))
    for _ in range(IMAGINED):
        imagined = seen.copy()
        redeal(imagined[0], seat, rng)
        reply = _answered(game, imagined, line, rng)
        if reply is not None:
            return reply
    return None


def _answered(game: Game, imagined: States, line: Sequence[int], rng: Rng) -> Reply | None:
    """Return the first decision of another seat in a line, unless the line does not fit this world."""
    s = imagined[0]
    seat = to_act(s)
    out = np.zeros(game.actions, np.int64)
    for action in line:
        while to_act(s) == CHANCE:
            game.play(s, draw(s, rng))
        if to_act(s) == NOBODY or action not in out[: legal(s, out)]:
            return None
        if to_act(s) != seat:
            return Reply(int(to_act(s)), game.spell(s, action), game.label(s, action))
        game.play(s, action)
    return None
