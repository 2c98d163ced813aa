"""The rehearsal: a few actions as plain Python before anything is compiled, so that a mistake has a line."""

from itertools import islice

import numpy as np

from sideline.engine.chance import draw
from sideline.engine.crew import crew
from sideline.engine.errors import BadGame, SidelineError
from sideline.engine.faults import told_with_place
from sideline.engine.game import CHANCE, END, NOBODY, Game
from sideline.engine.layout import States
from sideline.engine.playout import choose_by
from sideline.engine.rng import new_rng
from sideline.engine.settings import Values
from sideline.engine.verbs import tally

ACTIONS = 300


def rehearse(
    game: Game,
    policies: tuple[int, ...],
    *,
    seed: int,
    values: Values | None = None,
    with_tallies: bool = False,
) -> None:
    """Play the beginning of a match by the policies; a mistake in a rule is told with the author's line.

    It is played beside whoever waits: numpy swallows an interrupt that comes while it compares with an enum.
    """
    with crew(1) as beside:
        beside.submit(_rehearse, game, policies, seed, values, with_tallies).result()


def _rehearse(
    game: Game, policies: tuple[int, ...], seed: int, values: Values | None, with_tallies: bool
) -> None:
    try:
        game = game.for_match(values or {})
        states = game.new(1, values)
        _play_on(game, states, policies, seed, with_tallies=with_tallies)
        _ask_how_it_stands(game, states)
    except SidelineError:
        raise
    except Exception as fault:
        raise BadGame(f"The game {game.name} cannot be played: {told_with_place(fault)}.") from fault


def _play_on(game: Game, states: States, policies: tuple[int, ...], seed: int, *, with_tallies: bool) -> None:
    s, rng, out = states[0], new_rng(seed), np.zeros(game.actions, np.int64)
    counts = np.zeros((game.seats, len(game.tallies)), np.int64)
    game.deal(s)
    for seat in islice(iter(lambda: game.to_act(s), NOBODY), ACTIONS):
        action = draw(s, rng) if seat == CHANCE else choose_by(s, rng, out, policies[seat])
        if with_tallies:
            tally(s, action, counts)
        game.play(s, action)
    if with_tallies and game.to_act(s) == NOBODY:
        tally(s, END, counts)


def _ask_how_it_stands(game: Game, states: States) -> None:
    for seat in range(game.seats):
        game.points(states[0], seat)
        if game.to_act(states[0]) == NOBODY:
            game.result(states[0], seat)
