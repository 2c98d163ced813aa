"""Matches to test a game on: played at random by the specification, remembered step by step."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import ceil
from random import Random
from typing import Any, NamedTuple

import numpy as np

from sideline.engine.chance import draw
from sideline.engine.errors import BadSetting
from sideline.engine.game import CHANCE, GAMES, NOBODY, SPECTATOR, Game
from sideline.engine.layout import Ints, States
from sideline.engine.match import Match
from sideline.engine.past import settings_of
from sideline.engine.rng import Rng, below, new_rng
from sideline.engine.settings import SEATS, Value, Values
from sideline.engine.verbs import shortlist

SAMPLE = 40
FEW = 12
ENOUGH_STEPS = 400
MUCH_LONGER = 1.1
ENDLESS = 1 << 62
LOTS = 1
IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
IS_SHORT_FORM = os.environ.get("SIDELINE_FORM") == "short"
IS_LONG_FORM = not IS_COMPILED and not IS_SHORT_FORM
WALKS_LOOKED_AT_CLOSELY = 4


@dataclass(frozen=True, eq=False)
class WalkStep:
    """A state, who was to act in it, and what was done."""

    states: States
    seat: int
    action: int

    @property
    def s(self) -> Any:
        """The state, as a copy to do with as one likes."""
        return self.states.copy()[0]


@dataclass(frozen=True, eq=False)
class Walk:
    """A whole match."""

    game: Game
    values: dict[str, Value]
    steps: tuple[WalkStep, ...]
    last: States
    share: float = 1.0
    number: int = 0

    def sample(self, most: int = SAMPLE) -> list[WalkStep]:
        """Return steps spread evenly over the match; if it is one alone, another one of every match."""
        if self.few(most) == 1:
            return [self.steps[self.number % len(self.steps)]]
        places = np.unique(np.linspace(0, len(self.steps) - 1, self.few(most)).astype(int))
        return [self.steps[place] for place in places]

    def few(self, most: int) -> int:
        """Return how many steps to look at where that many would do for a game with few variants."""
        return ceil(most * self.share)

    def actions(self) -> list[int]:
        """List what was done."""
        return [step.action for step in self.steps]


def walk(game: Game, seed: int, values: Values | None = None, most: int = ENDLESS) -> Walk:
    """Play a match at random, one legal action after the other, or only so many actions of it."""
    states = game.new(1, values)
    game.deal(states[0])
    rng, out = new_rng(seed), np.zeros(game.actions, np.int64)
    steps: list[WalkStep] = []
    while (seat := game.to_act(states[0])) != NOBODY and len(steps) < most:
        assert len(steps) <= game.longest(states[0]), f"{game.name} goes on longer than it declares"
        action = any_action(game, states[0], rng, out)
        steps.append(WalkStep(states.copy(), seat, action))
        game.play(states[0], action)
    return Walk(game, game.check(values or {}), tuple(steps), states)


class Stride(NamedTuple):
    """One action with the states around it, and who chose it."""

    before: Any
    seat: int
    action: int
    after: Any

    @property
    def move(self) -> str:
        """The action in the notation of its game."""
        return GAMES[self.before.dtype].spell(self.before, self.action)


Chooser = Callable[[Any, list[int], Random], int]


def any_of(s: Any, options: list[int], random: Random) -> int:
    """Choose any option."""
    return random.choice(options)


def strides(game: Game, seed: int, values: Values, choose: Chooser = any_of) -> Iterator[Stride]:
    """Play a match and show every step of it; seats choose as told, chance by its weights."""
    random, states = Random(seed), game.new(1, values)
    game.deal(states[0])
    while (seat := game.to_act(states[0])) != NOBODY:
        s, after = states[0], states.copy()
        action = drawn(game, s, random) if seat == CHANCE else choose(s, listed(game, s), random)
        game.play(after[0], action)
        yield Stride(s, seat, action, after[0])
        states = after


def drawn(game: Game, s: Any, random: Random) -> int:
    """Draw an outcome of chance by its weight."""
    if game.tickets is not None and game.pick is not None:
        return int(game.pick(s, random.randrange(game.tickets(s))))
    outcomes = listed(game, s)
    return random.choices(outcomes, [game.weight(s, outcome) for outcome in outcomes])[0]


def any_action(game: Game, s: Any, rng: Rng, out: Ints) -> int:
    """Draw for CHANCE by weight, or choose any legal action."""
    if game.to_act(s) == CHANCE:
        return int(draw(s, rng))
    return int(out[below(rng, game.legal(s, out))])


def as_in_playouts(game: Game, s: Any, rng: Rng, out: Ints) -> int:
    """Draw for CHANCE by weight, or choose any option of the short list, as random playouts do."""
    if game.to_act(s) == CHANCE:
        return int(draw(s, rng))
    return int(out[below(rng, shortlist(s, out))])


@cache
def walks(game: Game) -> tuple[Walk, ...]:
    """Two matches as printed, or more of a short game, and one of every variant that is not merely longer."""
    plain = [walk(game, seed) for seed in (1, 2)]
    while sum(len(played.steps) for played in plain) < ENOUGH_STEPS:
        plain.append(walk(game, len(plain) + 100))
    varied = [
        walk(game, 3 + number, values)
        for number, values in enumerate(variants_of(game))
        if IS_LONG_FORM or declared_length(game, values) <= MUCH_LONGER * declared_length(game)
    ]
    return shared_out((*plain, *varied))


def shared_out(played: tuple[Walk, ...]) -> tuple[Walk, ...]:
    """In the short form let a game with many variants have no more steps looked at than one with few."""
    share = min(1.0, WALKS_LOOKED_AT_CLOSELY / max(1, len(played))) if IS_SHORT_FORM else 1.0
    return tuple(replace(one, share=share, number=number) for number, one in enumerate(played))


@cache
def older_walks(game: Game) -> tuple[Walk, ...]:
    """One match by each earlier version of the rules, which matches of older releases are played on by."""
    versions = range(1, game.rules_version)
    return shared_out(tuple(walk(game, 50 + version, _settings_of(game, version)) for version in versions))


def _settings_of(game: Game, version: int) -> Values:
    """Return how a game was by an earlier version of the rules, but for the number of seats."""
    values = settings_of(game, {}, version)
    return {path: value for path, value in values.items() if path != SEATS}


def spread(steps: Sequence[WalkStep]) -> Iterator[WalkStep]:
    """Go through all steps, first a few that lie far apart, then those in between."""
    stride = 1 << len(steps).bit_length()
    yield from steps[:1]
    while stride > 1:
        yield from steps[stride // 2 :: stride]
        stride //= 2


def variants_of(game: Game) -> list[Values]:
    """List the named sets of settings; where there are more seats than usual, those that go with them."""
    named = list(game.variants.values())
    return named if game.seats == game.crowds[0] else [values for values in named if goes_with(game, values)]


def goes_with(game: Game, values: Values) -> bool:
    """Ask whether a game takes settings."""
    try:
        game.check(values)
    except BadSetting:
        return False
    return True


def declared_length(game: Game, values: Values | None = None) -> int:
    """Return how many actions a match may have by its own word."""
    states = game.new(1, values)
    game.deal(states[0])
    return int(game.longest(states[0]))


def viewers(game: Game) -> list[int]:
    """List everybody who may look: the seats and a spectator."""
    return [*range(game.seats), SPECTATOR]


def match_at(walk: Walk, length: int) -> Match:
    """Play the first steps of a walk through a match that waits for its outcomes of chance."""
    match = Match(walk.game, walk.values)
    match.play(*walk.actions()[:length])
    return match


def listed(game: Game, s: Any) -> list[int]:
    """List the legal actions."""
    out = np.zeros(game.actions, np.int64)
    return [int(action) for action in out[: game.legal(s, out)]]


def shortlisted(game: Game, s: Any) -> list[int]:
    """List the options that bots choose from."""
    out = np.zeros(game.actions, np.int64)
    return [int(action) for action in out[: shortlist(s, out)]]


def hinted(game: Game, s: Any) -> int:
    """Return the hint of a game, drawn by lots that are always the same; without a hint any option."""
    rng = new_rng(LOTS)
    if game.hint is None:
        options = listed(game, s)
        return options[below(rng, len(options))]
    return int(game.hint(s, np.zeros(game.actions, np.int64), rng))
