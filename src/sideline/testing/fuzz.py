"""Settings fuzz: whatever a game allows to be set it can be played with, to the end."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from types import FrameType
from typing import Any

import numpy as np

from sideline.engine.errors import BadSetting
from sideline.engine.game import CHANCE, NOBODY, Game
from sideline.engine.playout import play_out
from sideline.engine.rng import new_rng
from sideline.engine.settings import Setting, Value, index
from sideline.engine.words import words_of
from sideline.testing.walks import ENDLESS, any_action, listed

PICKED = 7
ENOUGH_ACTIONS = 1200
MOST_CALLS = 60_000
MOST_TO_TELL = 20_000
"""A server tells views and options in its event loop, where so many calls take about 10 ms."""
ASKED_EVERY = 20
Settings = dict[str, Value]


class BadRange(AssertionError):
    """A game allows settings that it cannot be played with."""


def check_that_all_settings_can_be_played(game: Game) -> None:
    """Play a few matches, long ones in part, with settings at random in their ranges and at their ends."""
    for values in islice(allowed(game, seed=1), PICKED):
        play_through(game, values, seed=1, most=ENOUGH_ACTIONS)


def allowed(game: Game, seed: int) -> Iterator[Settings]:
    """Draw settings that the game allows: one at its end, two, all, all at random, a few; options alone."""
    random, known = Random(seed), index(game.settings)
    everything, options = sorted(known), sorted(index(game.options))
    at_ends = [(everything, 1), (everything, 2), (everything, len(everything))]
    within = [(everything, len(everything)), (options, len(options)), (everything, 5), (everything, 20)]
    while True:
        for number, (paths, count) in enumerate(at_ends + within):
            is_at_ends = number < len(at_ends)
            drawn = random.sample(paths, min(count, len(paths)))
            values = {path: _drawn(known[path][0], random, at_ends=is_at_ends) for path in drawn}
            yield _made_to_fit(game, values, random)


def singly(game: Game) -> Iterator[Settings]:
    """Go through all settings, each alone: a number at both its ends, an option at every choice."""
    for path, (setting, _) in sorted(index(game.settings).items()):
        for value in setting.choices or (setting.low, setting.high):
            yield _made_to_fit(game, {path: value}, Random(1))


def _drawn(setting: Setting, random: Random, *, at_ends: bool) -> Value:
    if setting.choices:
        return random.choice(setting.choices)
    return (
        random.choice((setting.low, setting.high)) if at_ends else random.randint(setting.low, setting.high)
    )


def _made_to_fit(game: Game, values: Settings, random: Random) -> Settings:
    """Leave out one setting after the other until the rest fits together."""
    while True:
        try:
            fitting = game.check(values)
            game.new(1, fitting)
            return fitting
        except BadSetting:
            gone = random.sample(sorted(values), 1 + len(values) // 8)
            values = {path: value for path, value in values.items() if path not in gone}


def play_through(game: Game, values: Settings, seed: int, most: int = ENDLESS) -> int:
    """Play a match, and return its length: always options or an outcome, in time, at little cost."""
    try:
        return _played(game, values, seed, most)
    except BadRange:
        raise
    except Exception as error:
        raise BadRange(f"{game.name} with {values} cannot be played: {error!r}") from error


def _played(game: Game, values: Settings, seed: int, most: int) -> int:
    states = game.new(1, values)
    game.deal(states[0])
    rng, out = new_rng(seed), np.zeros(game.actions, np.int64)
    length = decisions = 0
    while (seat := game.to_act(states[0])) != NOBODY and length < most:
        s = states[0]
        options = listed(game, s)
        if not options:
            raise BadRange(f"{game.name} with {values}: nobody can do anything after {length} actions.")
        if length > game.longest(s):
            raise BadRange(f"{game.name} with {values} goes on longer than it declares.")
        if seat != CHANCE and decisions % ASKED_EVERY == 0:
            _check_the_cost(game, s, seat, options, values)
        action = any_action(game, s, rng, out)
        if length % ASKED_EVERY == 0:
            _within(game, values, "an action", partial(game.play, s, action), MOST_TO_TELL)
        else:
            game.play(s, action)
        length += 1
        decisions += seat != CHANCE
    return length


def _check_the_cost(game: Game, s: Any, seat: int, options: list[int], values: Settings) -> None:
    """Ask for everything a table asks for, and count the calls that it takes.

    With numbers that were never printed a server finds out odds elsewhere, for as long as it likes.
    """
    own_book = index(game.book).keys() & values.keys()
    if not own_book:
        _within(game, values, "the odds", lambda: [game.odds(s, action) for action in options])
    told: dict[str, Callable[[], object]] = {
        "a view": lambda: game.view(s, seat).text("en"),
        "the list of options": lambda: _told(game, s),
    }
    for what, ask in told.items():
        ask()  # its words are read once
        _within(game, values, what, ask, MOST_TO_TELL)


def _told(game: Game, s: Any) -> list[object]:
    """List what is asked and all options, with their notation, words and aims."""
    say = words_of(game.package, "en").say
    options = listed(game, s)
    return [
        say(game.ask(s)),
        *((game.spell(s, one), say(game.label(s, one)), game.aim(s, one)) for one in options),
    ]


def _within(game: Game, values: Settings, what: str, ask: Any, most: int = MOST_CALLS) -> None:
    calls = operations(ask)
    if calls > most:
        raise BadRange(f"{game.name} with {values}: {what} takes {calls} calls, more than {most}.")


def operations(ask: Any) -> int:
    """Count the calls of functions, in Python and in C, that an answer takes."""
    calls = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        ask()
    finally:
        sys.setprofile(before)
    return calls


def play_through_compiled(game: Game, values: Settings, matches: int, seed: int) -> None:
    """Play matches with compiled rules: each comes to an end within its declared length."""
    states = game.new(matches, values)
    played = play_out(states, seed)
    longest = int(game.longest(states[0])) * matches
    if played.decisions + played.draws > longest:
        raise BadRange(f"{game.name} with {values} goes on longer than it declares.")
    for row in range(matches):
        if game.to_act(states[row]) != NOBODY:
            raise BadRange(f"{game.name} with {values} does not come to an end.")
