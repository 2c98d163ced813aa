"""Non-interference: what a viewer is given does not depend on what it may not know."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np

from sideline.engine.finality import finals
from sideline.engine.game import CHANCE, SPECTATOR, Game
from sideline.engine.layout import States
from sideline.testing.redeals import redealt
from sideline.testing.walks import FEW, SAMPLE, Walk, WalkStep, hinted, listed, viewers, walks
from sideline.testing.worlds import World, observed

REDEALS = 2
PAIRS = 30


class Leak(AssertionError):
    """A viewer was given something it may not know."""


def check_that_nothing_leaks(game: Game, sample: int = FEW) -> None:
    """What is seen, offered and told stays the same, byte for byte, when everything hidden is dealt again."""
    for step in _steps(game, sample):
        here = World(game, step.states)
        for viewer in viewers(game):
            given = everything_given(game, step.s, viewer)
            for other in _other_deals(game, step, viewer):
                there = World(game, other)
                _compare(given, everything_given(game, other[0], viewer), viewer)
                _check_what_follows(here, there, viewer)
            if step.seat != viewer:
                _check_that_the_log_adds_nothing(here, viewer)
            if step.seat == CHANCE:
                _check_that_what_is_drawn_stays_hidden(here, viewer)
    check_that_reveals_are_declared(game)


def everything_given(game: Game, s: Any, viewer: int) -> dict[str, bytes]:
    """Gather all that a viewer is given in a state."""
    view = game.view(s, viewer)
    given = {"view": msgspec.json.encode(view), "text": str(view).encode(), "to act": _encode(game.to_act(s))}
    given["explanation"] = _encode(game.explain(s))
    given["score"] = _encode([int(game.points(s, seat)) for seat in range(game.seats)])
    if viewer != SPECTATOR:
        given["observation"] = observed(game, s, viewer).tobytes()
    if viewer == game.to_act(s):
        options = listed(game, s)
        given["options"] = _encode([(a, game.spell(s, a), game.label(s, a)) for a in options])
        given["odds"] = _encode([game.odds(s, action) for action in options])
        given["question"] = _encode(game.ask(s))
        given["aims"] = _encode([game.aim(s, action) for action in range(game.actions)])
        given["finality"] = _encode(sorted(finals(game, _alone(s), options)))
        given["taking back"] = _encode([bool(game.reveals(s, action)) for action in options])
        refused = [action for action in range(game.actions) if action not in options]
        given["refusals"] = _encode([game.why_not(s, action) for action in refused])
    return given


def _compare(given: dict[str, bytes], other: dict[str, bytes], viewer: int) -> None:
    for what, content in given.items():
        if other.get(what) != content:
            raise Leak(f"The {what} of viewer {viewer} depends on what is hidden from it.")


def _check_what_follows(here: World, there: World, viewer: int) -> None:
    """The same move is told alike unless a difference comes to be seen, and told alike it is seen alike."""
    for move in sorted(set(here.moves) & set(there.moves)):
        action, other = here.moves[move], there.moves[move]
        if here.told(action, viewer) == there.told(other, viewer):
            _check_what_is_given(here, action, there, other, viewer)
        elif here.seen(action, viewer) == there.seen(other, viewer):
            raise Leak(f"What viewer {viewer} is told of {move!r} depends on what is hidden from it.")


def _check_what_is_given(here: World, action: int, there: World, other: int, viewer: int) -> None:
    """After a move that was told alike a viewer is given the same, unless the score or a reveal differs.

    What follows by itself and what is skipped belongs to the move: whoever is asked next, and what.
    """
    if here.reveals(action) or there.reveals(other) or here.score(action) != there.score(other):
        return
    given, instead = here.given(action, viewer), there.given(other, viewer)
    for what, content in given.items():
        if instead[what] != content:
            move = here.game.spell(here.states[0], action)
            raise Leak(f"After {move!r} the {what} tells viewer {viewer} what is hidden from it.")


def _check_that_what_is_drawn_stays_hidden(here: World, viewer: int) -> None:
    """Two outcomes of chance that a viewer is told alike leave it with the same: whom they skip, too."""
    drawn: dict[bytes, int] = {}
    for action in here.moves.values():
        like = drawn.setdefault(here.told(action, viewer), action)
        _check_what_is_given(here, like, here, action, viewer)


def _check_that_the_log_adds_nothing(here: World, viewer: int) -> None:
    """Two actions are told alike if a viewer sees the same after them and only what is hidden differs."""
    known: dict[tuple[bytes, bytes], tuple[bytes, bytes]] = {}
    for action in here.moves.values():
        alike = (here.seen(action, viewer), here.open_after(action))
        after, told = here.after(action).tobytes(), here.told(action, viewer)
        truth, words = known.setdefault(alike, (after, told))
        if truth != after and words != told:
            raise Leak(f"What viewer {viewer} is told of action {action} says more than it sees.")


def check_that_the_order_says_nothing(game: Game) -> None:
    """Two choices of a seat, one of them hidden, are told alike in every world where they look alike.

    Where another hand could have led to the same sight, it must have led there with the same words: otherwise
    the order of the lines gives away what is hidden.
    """
    for played in walks(game):
        for first, second in _pairs(played):
            check_the_order_of(game, first, second)


def check_the_order_of(game: Game, first: WalkStep, second: WalkStep, redeals: int = REDEALS) -> None:
    """Two consecutive choices are told alike in every world where they look alike to a spectator."""
    end = _seen_after(game, second.states, second.action, SPECTATOR)
    sights = [_seen(game, step.states, SPECTATOR) for step in (first, second)]
    if sights[0] != sights[1] != end:
        return
    words = [_words(game, step.states, step.action) for step in (first, second)]
    for other in _redeals(game, first, SPECTATOR, redeals):
        told = _ways_to(game, other, first.seat, end)
        if told and words not in told:
            moves = [game.spell(step.s, step.action) for step in (first, second)]
            raise Leak(f"The order of {moves} gives away what is hidden.")


def _pairs(played: Walk) -> list[tuple[WalkStep, WalkStep]]:
    """Return some of the consecutive decisions of one seat in a match."""
    pairs = [(one, two) for one, two in pairwise(played.steps) if one.seat == two.seat != CHANCE]
    return pairs[:: max(1, len(pairs) // played.few(PAIRS))]


def _ways_to(game: Game, start: States, seat: int, sight: bytes) -> list[list[bytes]]:
    """List the words of every two choices of a seat that lead to what a spectator sees."""
    found = []
    for action in listed(game, start[0]):
        between = _after(game, start, action)
        if game.to_act(between[0]) == seat:
            for other in listed(game, between[0]):
                if _seen_after(game, between, other, SPECTATOR) == sight:
                    found.append([_words(game, start, action), _words(game, between, other)])
    return found


def _seen(game: Game, states: States, viewer: int) -> bytes:
    return msgspec.json.encode(game.view(states[0], viewer))


def _seen_after(game: Game, states: States, action: int, viewer: int) -> bytes:
    return _seen(game, _after(game, states, action), viewer)


def _after(game: Game, states: States, action: int) -> States:
    after = states.copy()
    game.play(after[0], action)
    return after


def _words(game: Game, states: States, action: int) -> bytes:
    return _encode(game.tell(states[0], action, _after(game, states, action)[0], SPECTATOR))


def check_that_reveals_are_declared(game: Game) -> None:
    """Whoever acts learns nothing from it, unless the game says that the action reveals something."""
    for step in _steps(game):
        if step.seat != CHANCE and not game.reveals(step.s, step.action):
            for other in _redeals(game, step, step.seat):
                here = _seen_after(game, step.states, step.action, step.seat)
                if _seen_after(game, other, step.action, step.seat) != here:
                    raise Leak(f"Action {step.action} tells seat {step.seat} something, yet may be undone.")


def check_that_bots_are_honest(game: Game) -> None:
    """The hint does not change when everything hidden from its seat is dealt again."""
    for step in _steps(game):
        if step.seat != CHANCE:
            for other in _redeals(game, step, step.seat):
                if hinted(game, other[0]) != hinted(game, step.s):
                    raise Leak(f"The hint for seat {step.seat} depends on what is hidden from it.")


def check_that_estimates_do_not_peek(game: Game) -> None:
    """What a seat guesses of the result does not change when everything hidden from it is dealt again."""
    guess = game.estimate
    if guess is None:
        return
    for step in _steps(game):
        for seat in range(game.seats):
            for other in _redeals(game, step, seat):
                if guess(other[0], seat) != guess(step.s, seat):
                    raise Leak(f"The estimate for seat {seat} depends on what is hidden from it.")


def _redeals(game: Game, step: WalkStep, viewer: int, redeals: int = REDEALS) -> Iterator[States]:
    return (redealt(game, step.states, viewer, seed) for seed in range(redeals))


def _other_deals(game: Game, step: WalkStep, viewer: int) -> Iterator[States]:
    """Deal everything hidden again, where anything is hidden."""
    return (other for other in _redeals(game, step, viewer) if other.tobytes() != step.states.tobytes())


def _alone(s: Any) -> States:
    """Return a state as an array of one."""
    return np.frombuffer(bytearray(s.tobytes()), s.dtype)


def _steps(game: Game, sample: int = SAMPLE) -> Iterator[WalkStep]:
    for played in walks(game):
        yield from played.sample(sample)


def _encode(what: Any) -> bytes:
    return msgspec.json.encode(what)
