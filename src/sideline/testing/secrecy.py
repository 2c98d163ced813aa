"""Non-interference: what a viewer is given does not depend on what it may not know."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np

from sideline.engine.finality import finals
from sideline.engine.game import CHANCE, SPECTATOR, Game
from sideline.engine.layout import States
from sideline.engine.rng import new_rng
from sideline.testing.walks import WalkStep, hinted, listed, viewers, walks

REDEALS = 2
PAIRS = 30


class Leak(AssertionError):
    """A viewer was given something it may not know."""


def check_that_nothing_leaks(game: Game) -> None:
    """What is seen, offered and told stays the same, byte for byte, when everything hidden is dealt again."""
    for step in _steps(game):
        for viewer in viewers(game):
            given = everything_given(game, step.s, viewer)
            for other in _redeals(game, step, viewer):
                _compare(given, everything_given(game, other[0], viewer), viewer)
                _check_the_log(game, step, other, viewer)
                _check_what_follows(game, step, other, viewer)
            _check_that_the_log_adds_nothing(game, step, viewer)
    check_that_reveals_are_declared(game)


def everything_given(game: Game, s: Any, viewer: int) -> dict[str, bytes]:
    """Gather all that a viewer is given in a state."""
    view = game.view(s, viewer)
    given = {"view": msgspec.json.encode(view), "text": str(view).encode(), "to act": _encode(game.to_act(s))}
    given["explanation"] = _encode(game.explain(s))
    if viewer != SPECTATOR:
        given["observation"] = _observation(game, s, viewer).tobytes()
    if viewer == game.to_act(s):
        options = listed(game, s)
        given["options"] = _encode([(a, game.spell(s, a), game.label(s, a)) for a in options])
        given["odds"] = _encode([game.odds(s, action) for action in options])
        given["question"] = _encode(game.ask(s))
        given["aims"] = _encode([game.aim(s, action) for action in range(game.actions)])
        given["finality"] = _encode(sorted(finals(game, _alone(s), options)))
        refused = [action for action in range(game.actions) if action not in options]
        given["refusals"] = _encode([game.why_not(s, action) for action in refused])
    return given


def _compare(given: dict[str, bytes], other: dict[str, bytes], viewer: int) -> None:
    for what, content in given.items():
        if other.get(what) != content:
            raise Leak(f"The {what} of viewer {viewer} depends on what is hidden from it.")


def _check_the_log(game: Game, step: WalkStep, other: States, viewer: int) -> None:
    """The same move is told and shown alike, unless by that move the viewer comes to see a difference.

    Moves are compared as they are written: the number of an action may be a place in a hidden hand.
    """
    moves, others = _moves(game, step.s), _moves(game, other[0])
    for move in sorted(set(moves) & set(others)):
        here, there = (step.states, moves[move]), (other, others[move])
        is_told_alike = _told(game, *here, viewer) == _told(game, *there, viewer)
        if not is_told_alike and _seen_after(game, *here, viewer) == _seen_after(game, *there, viewer):
            raise Leak(f"What viewer {viewer} is told of {move!r} depends on what is hidden from it.")


def _check_what_follows(game: Game, step: WalkStep, other: States, viewer: int) -> None:
    """After the same move a viewer is given the same, unless it was told a difference or the score shows one.

    What follows by itself and what is skipped belongs to the move: whoever is asked next, and what.
    """
    moves, others = _moves(game, step.s), _moves(game, other[0])
    for move in sorted(set(moves) & set(others)):
        here, there = (step.states, moves[move]), (other, others[move])
        if _reveals(game, *here) or _reveals(game, *there):
            continue
        if _told(game, *here, viewer) != _told(game, *there, viewer):
            continue
        after, instead = _played(game, *here), _played(game, *there)
        if _score(game, after) == _score(game, instead):
            for what in ("view", "text", "to act", "size"):
                if _given_after(game, after, viewer)[what] != _given_after(game, instead, viewer)[what]:
                    raise Leak(f"After {move!r} the {what} tells viewer {viewer} what is hidden from it.")


def _reveals(game: Game, states: States, action: int) -> bool:
    return bool(game.reveals(states[0], action))


def _given_after(game: Game, states: States, viewer: int) -> dict[str, Any]:
    """Gather what is sent to a viewer after a move, and how much that is."""
    view = game.view(states[0], viewer)
    sent = _encode(view)
    return {"view": sent, "text": str(view), "to act": game.to_act(states[0]), "size": len(sent)}


def _score(game: Game, states: States) -> list[int]:
    return [int(game.points(states[0], seat)) for seat in range(game.seats)]


def _played(game: Game, states: States, action: int) -> States:
    after = states.copy()
    game.play(after[0], action)
    return after


def _moves(game: Game, s: Any) -> dict[str, int]:
    return {game.spell(s, action): action for action in listed(game, s)}


def _check_that_the_log_adds_nothing(game: Game, step: WalkStep, viewer: int) -> None:
    """Two actions are told alike if they lead to different states of which a viewer sees the same."""
    if step.seat == viewer:
        return
    known: dict[bytes, tuple[bytes, bytes]] = {}
    for action in listed(game, step.s):
        after = step.states.copy()
        game.play(after[0], action)
        seen = msgspec.json.encode(game.view(after[0], viewer))
        told = _told(game, step.states, action, viewer)
        truth, words = known.setdefault(seen, (after.tobytes(), told))
        if truth != after.tobytes() and words != told:
            raise Leak(f"What viewer {viewer} is told of action {action} says more than it sees.")


def _told(game: Game, states: States, action: int, viewer: int) -> bytes:
    after = states.copy()
    game.play(after[0], action)
    before, verb = states[0], game.aim(states[0], action).verb
    return _encode(
        (verb, game.tell(before, action, after[0], viewer), game.show(before, action, after[0], viewer))
    )


def check_that_the_order_says_nothing(game: Game) -> None:
    """Two choices of a seat, one of them hidden, are told alike in every world where they look alike.

    Where another hand could have led to the same sight, it must have led there with the same words: otherwise
    the order of the lines gives away what is hidden.
    """
    for played in walks(game):
        for first, second in _pairs(played.steps):
            check_the_order_of(game, first, second)


def check_the_order_of(game: Game, first: WalkStep, second: WalkStep, redeals: int = REDEALS) -> None:
    """Two consecutive choices are told alike in every world where they look alike to a spectator."""
    end = _seen_after(game, second.states, second.action, SPECTATOR)
    sights = [_seen(game, step.states) for step in (first, second)]
    if sights[0] != sights[1] != end:
        return
    words = [_words(game, step.states, step.action) for step in (first, second)]
    for other in _redeals(game, first, SPECTATOR, redeals):
        told = _ways_to(game, other, first.seat, end)
        if told and words not in told:
            moves = [game.spell(step.s, step.action) for step in (first, second)]
            raise Leak(f"The order of {moves} gives away what is hidden.")


def _pairs(steps: tuple[WalkStep, ...]) -> list[tuple[WalkStep, WalkStep]]:
    """Return some of the consecutive decisions of one seat in a match."""
    pairs = [(one, two) for one, two in pairwise(steps) if one.seat == two.seat != CHANCE]
    return pairs[:: max(1, len(pairs) // PAIRS)]


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


def _seen(game: Game, states: States) -> bytes:
    return msgspec.json.encode(game.view(states[0], SPECTATOR))


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


def _seen_after(game: Game, states: States, action: int, viewer: int) -> bytes:
    after = states.copy()
    game.play(after[0], action)
    return msgspec.json.encode(game.view(after[0], viewer))


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
    for seed in range(redeals):
        states = step.states.copy()
        if game.redeal is not None:
            game.redeal(states[0], viewer, new_rng(seed))
        yield states


def _alone(s: Any) -> States:
    """Return a state as an array of one."""
    return np.frombuffer(bytearray(s.tobytes()), s.dtype)


def _observation(game: Game, s: Any, seat: int) -> Any:
    numbers = np.zeros(game.observation, np.int64)
    if game.observe is not None:
        game.observe(s, seat, numbers)
    return numbers


def _steps(game: Game) -> Iterator[WalkStep]:
    for played in walks(game):
        yield from played.sample()


def _encode(what: Any) -> bytes:
    return msgspec.json.encode(what)
