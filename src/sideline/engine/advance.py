"""One step of a match: by compiled code where that is at hand, and otherwise by the Python of the rules.

The Python is the specification and always there. Compiled code is taken once it was made (`compile_steps`) or
found on the disk (`load_steps`), never made while a match is played. Whatever it writes into is new for every
step and belongs to nobody else, so matches may be played in several threads.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from sideline.engine.chance import pick, tickets
from sideline.engine.game import GAMES, NOBODY, Game
from sideline.engine.layout import Dtype, Ints, States, blank, duplicate
from sideline.engine.rule import compile_for, entry_point, is_kept
from sideline.engine.verbs import legal, play, to_act

_quick: set[Dtype] = set()
"""The records whose steps are compiled in this process."""


class Reached(NamedTuple):
    """What an action led to: the state, who is to act in it, and the options if they were listed already."""

    states: States
    to_act: int
    options: list[int] | None


def is_quick(game: Game) -> bool:
    """Ask whether the steps of a game are taken by compiled code; a copy with other rules is never quick."""
    return game.state in _quick and GAMES[game.state] is game


def found(game: Game, states: States) -> Reached:
    """Come to a state without an action."""
    return Reached(states, int(game.to_act(states[0])), None)


def options(game: Game, s: Any, to_act: int) -> list[int]:
    """List what whoever is to act may do."""
    listed: Ints = np.empty(game.actions, np.int64)
    count = 0 if to_act == NOBODY else int(game.legal(s, listed))
    found: list[int] = listed[:count].tolist()
    return found


def after(game: Game, states: States, action: int) -> Reached:
    """Let an action happen on a copy."""
    return (_after_quickly if is_quick(game) else _after_plainly)(game, states, action)


def _after_plainly(game: Game, states: States, action: int) -> Reached:
    there = duplicate(states)
    state = there[0]
    game.play(state, action)
    return Reached(there, int(game.to_act(state)), None)


def _after_quickly(game: Game, states: States, action: int) -> Reached:
    there, options = blank(game.state), np.empty(game.actions, np.int64)
    seats = np.empty(1, np.int64)
    listed = _try_each(states, there, np.array([action]), seats, options)
    return Reached(there, int(seats[0]), options[:listed].tolist())


def seats_after(game: Game, states: States, actions: list[int]) -> list[int]:
    """Say for each of some actions who is to act after it."""
    return (_seats_quickly if is_quick(game) else _seats_plainly)(game, states, actions)


def _seats_plainly(game: Game, states: States, actions: list[int]) -> list[int]:
    """Play each action on one and the same copy: its record keeps what it knows about its own layout."""
    before = states.tobytes()
    content = bytearray(before)
    record = np.ndarray(states.shape, states.dtype, content)[0]
    seats = []
    for action in actions:
        content[:] = before
        game.play(record, action)
        seats.append(int(game.to_act(record)))
    return seats


def _seats_quickly(game: Game, states: States, actions: list[int]) -> list[int]:
    seats, options = np.empty(len(actions), np.int64), np.empty(game.actions, np.int64)
    _try_each(states, blank(game.state), np.array(actions, np.int64), seats, options)
    return seats.tolist()


def drawn(game: Game, states: States, number: int) -> int:
    """Return the outcome of chance that holds the ticket a large number falls on."""
    if is_quick(game):
        return int(_pick(states, number % _tickets(states)))
    return int(pick(states[0], number % int(tickets(states[0]))))


@entry_point
def _try_each(before: States, there: States, actions: Ints, seats: Ints, options: Ints) -> int:
    """Try actions, each from the same state; note who acts after each, list the options after the last."""
    s = there[0]
    for i in range(len(actions)):
        there[0] = before[0]
        play(s, actions[i])
        seats[i] = to_act(s)
    if len(actions) == 0 or seats[len(actions) - 1] == NOBODY:
        return 0
    return legal(s, options)


@entry_point
def _tickets(states: States) -> int:
    """Count the tickets of all outcomes."""
    return tickets(states[0])


@entry_point
def _pick(states: States, ticket: int) -> int:
    """Return the outcome that holds a ticket."""
    return pick(states[0], ticket)


# Where compiled code comes from


def compile_steps(game: Game) -> None:
    """Compile the steps of a game, which takes a while, and keep them on the disk."""
    for entry, arguments in _calls(game):
        compile_for(entry, *arguments)
    _quick.add(game.state)


def load_steps(game: Game) -> bool:
    """Take the compiled steps of a game from the disk; tell whether they were there."""
    if all(is_kept(entry, *arguments) for entry, arguments in _calls(game)):
        compile_steps(game)
    return is_quick(game)


def forget_steps(game: Game) -> None:
    """Go back to the Python of the rules."""
    _quick.discard(game.state)


def _calls(game: Game) -> tuple[tuple[Callable[..., Any], tuple[Any, ...]], ...]:
    """Name every entry point with arguments of its types."""
    states, numbers = np.empty(1, game.state), np.empty(0, np.int64)
    return (
        (_try_each, (states, states, numbers, numbers, numbers)),
        (_tickets, (states,)),
        (_pick, (states, 0)),
    )
