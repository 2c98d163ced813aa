"""How often each deal must come: all deals that a viewer may believe in are counted, and redeals compared."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from math import comb, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from sideline.engine.game import CHANCE, NOBODY, Game
from sideline.engine.layout import States, veils_of
from sideline.engine.rng import Rng, below, new_rng
from sideline.testing.redeals import BadRedeal
from sideline.testing.walks import WalkStep, any_action, listed, viewers

ENOUGH_IN_A_CELL = 5
OTHERS = 2
DEVIATIONS = 5.0

Floats = NDArray[np.float64]
Beliefs = dict[bytes, Fraction]
Deals = dict[bytes, Fraction]


class Small(msgspec.Struct, frozen=True):
    """Settings in which few deals are possible, how far to play, how often to deal, and when to give up.

    `own` looks only at positions in which the viewer itself decides: those that a search begins in.
    """

    values: dict[str, int | str] = {}
    own: bool = False
    steps: int = 8
    matches: int = 3
    draws: int = 300
    most: int = 60


def check_that_deals_are_fair(game: Game, small: Small | None = None, start: States | None = None) -> int:
    """Every redeal is a deal that the viewer may believe in, and each comes as often as counting says.

    Everybody knows the position from which it starts. Return how many positions were counted.
    """
    plan = small or Small()
    first = _dealt(game, plan) if start is None else start
    return sum(
        _check_along(game, plan, first, seed, viewer)
        for seed in range(plan.matches)
        for viewer in viewers(game)
    )


def _dealt(game: Game, plan: Small) -> States:
    states = game.new(1, plan.values)
    game.deal(states[0])
    return states


def _check_along(game: Game, plan: Small, start: States, seed: int, viewer: int) -> int:
    checked, rng = 0, new_rng(seed)
    for states, beliefs in islice(believed(game, plan, start, seed, viewer), plan.steps):
        seat = game.to_act(states[0])
        if seat == viewer or (seat >= 0 and not plan.own):
            deals = deals_of(game, beliefs)
            for truth in (states, *_others(game, beliefs, rng)):
                _check_deals(game, plan, truth, deals, viewer)
            checked += 1
    return checked


def _others(game: Game, beliefs: Beliefs, rng: Rng) -> list[States]:
    """Draw a few worlds that the viewer takes for as true: a redeal may prefer what is seldom true."""
    worlds = list(beliefs)
    return [_states(game, worlds[below(rng, len(worlds))]) for _ in range(OTHERS if len(worlds) > 1 else 0)]


def believed(
    game: Game, plan: Small, start: States, seed: int, viewer: int
) -> Iterator[tuple[States, Beliefs]]:
    """Go through a match, each position with all that a viewer may take it for, while these are few."""
    beliefs: Beliefs = {start.tobytes(): Fraction(1)}
    states, rng, out = start, new_rng(seed), np.zeros(game.actions, np.int64)
    while (seat := game.to_act(states[0])) != NOBODY and len(beliefs) <= plan.most:
        yield states, beliefs
        step = WalkStep(states, seat, any_action(game, states[0], rng, out))
        states = states.copy()
        game.play(states[0], step.action)
        beliefs = _after(game, beliefs, step, states, viewer)


def _after(game: Game, beliefs: Beliefs, step: WalkStep, after: States, viewer: int) -> Beliefs:
    """Let what was believed take the step, and keep what the viewer cannot tell from what happened."""
    seen, grown = _seen(game, step.states, step.action, after, viewer), dict[bytes, Fraction]()
    for content, chance in beliefs.items():
        before = _states(game, content)
        for action, share in _may_follow(game, before, step, viewer):
            other = before.copy()
            game.play(other[0], action)
            if _seen(game, before, action, other, viewer) == seen:
                ways = 1 if step.seat == CHANCE else _ways(game, before, other)
                grown[other.tobytes()] = grown.get(other.tobytes(), Fraction(0)) + chance * share * ways
    return grown


def _ways(game: Game, before: States, after: States) -> int:
    """Count the cards that may have been meant: each card of a kind is a card of its own."""
    ways = 1
    for name, veil in veils_of(game.state).items():
        if veil.counts:
            for had, has in zip(before[name].ravel().tolist(), after[name].ravel().tolist(), strict=True):
                ways *= comb(had, max(0, had - has))
    return ways


def _may_follow(game: Game, before: States, step: WalkStep, viewer: int) -> list[tuple[int, Fraction]]:
    """List what may be done: chance by its weights, the viewer as it did, another seat whatever it may."""
    s, options = before[0], listed(game, before[0])
    if step.seat == CHANCE:
        weights = [int(game.weight(s, action)) for action in options]
        return [(action, Fraction(w, sum(weights))) for action, w in zip(options, weights, strict=True)]
    if step.seat == viewer:
        move = game.spell(step.s, step.action)
        options = [action for action in options if game.spell(s, action) == move]
    return [(action, Fraction(1)) for action in options]


def _seen(game: Game, before: States, action: int, after: States, viewer: int) -> bytes:
    told = game.tell(before[0], action, after[0], viewer)
    shown = game.show(before[0], action, after[0], viewer)
    return msgspec.json.encode((told, shown, game.view(after[0], viewer)))


def deals_of(game: Game, beliefs: Beliefs) -> Deals:
    """Say how likely each deal is: what all seats see together, and what is hidden from all of them."""
    found: Deals = {}
    for content, chance in beliefs.items():
        deal = _deal(game, _states(game, content))
        found[deal] = found.get(deal, Fraction(0)) + chance
    total = sum(found.values())
    return {deal: chance / total for deal, chance in found.items()}


def _deal(game: Game, states: States) -> bytes:
    """Return what the seats see, and what is counted or a number; the order of cards is nobody's business."""
    views = [game.view(states[0], seat) for seat in range(game.seats)]
    hidden = [
        states[name].tolist()
        for name, veil in veils_of(game.state).items()
        if veil.counts or states[name].ndim == 1
    ]
    return msgspec.json.encode((views, hidden))


def _check_deals(game: Game, plan: Small, states: States, deals: Deals, viewer: int) -> None:
    """What a viewer may believe in is dealt again; without a redeal that is one deal, for all is open."""
    if game.redeal is not None:
        _compare(game, plan, states, deals, viewer)
    elif len(deals) > 1:
        raise BadRedeal(f"Viewer {viewer} cannot tell {len(deals)} deals apart, and no redeal deals again.")


def _compare(game: Game, plan: Small, states: States, deals: Deals, viewer: int) -> None:
    """Compare redeals with the deals by a chi-square whose bound is five deviations."""
    draws = plan.draws if len(deals) > 1 else 1
    drawn = Counter(_drawn(game, states, viewer, draws))
    for deal in drawn:
        if deal not in deals:
            raise BadRedeal(f"A redeal for viewer {viewer} is a deal that it cannot believe in.")
    observed, expected = _cells(drawn, deals, draws)
    freedom = len(expected) - 1
    distance = float(((observed - expected) ** 2 / expected).sum())
    if distance > freedom + DEVIATIONS * sqrt(2 * freedom) + DEVIATIONS**2 / 2:
        raise BadRedeal(
            f"Redeals for viewer {viewer} do not come as often as they should: "
            f"chi-square {distance:.0f} with {freedom} degrees of freedom."
        )


def _drawn(game: Game, states: States, viewer: int, draws: int) -> Iterator[bytes]:
    assert game.redeal is not None
    rng = new_rng(7)
    for _ in range(draws):
        other = states.copy()
        game.redeal(other[0], viewer, rng)
        yield _deal(game, other)


def _cells(drawn: Counter[bytes], deals: Deals, draws: int) -> tuple[Floats, Floats]:
    """Gather deals that are too rare for a cell of their own."""
    cells: list[tuple[float, float]] = []
    seen = wanted = 0.0
    for deal, chance in sorted(deals.items(), key=lambda item: (item[1], item[0])):
        seen, wanted = seen + drawn[deal], wanted + float(chance) * draws
        if wanted >= ENOUGH_IN_A_CELL:
            cells.append((seen, wanted))
            seen = wanted = 0.0
    if wanted:
        cells.append((seen, wanted))
    return np.array([cell[0] for cell in cells]), np.array([cell[1] for cell in cells])


def _states(game: Game, content: bytes) -> States:
    return np.frombuffer(bytearray(content), game.state)
