"""Matches whose steps are compiled, and the same by the Python of the rules."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from sideline.engine import advance
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match


class Station(NamedTuple):
    """What there is at a decision: the state, who is to act, the options, and those that are final."""

    state: bytes
    to_act: int
    options: list[int]
    finals: list[int]


def check_that_compiled_steps_agree(game: Game) -> None:
    """A match goes the same way compiled and not: states, options, luck and what is final."""
    quick = stations(game, advance.compile_steps)
    plain = stations(game, advance.forget_steps)
    assert len(quick) == len(plain)
    for number, (one, other) in enumerate(zip(quick, plain, strict=True)):
        assert one == other, f"compiled differs at decision {number}"


def stations(game: Game, prepare: Callable[[Game], None]) -> list[Station]:
    """Play a match with a seed at random, and note what there is at every decision."""
    was_quick = advance.is_quick(game)
    prepare(game)
    try:
        return _along(Match(game, seed=bytes(SEED_BYTES)), Random(game.name))
    finally:
        (advance.compile_steps if was_quick else advance.forget_steps)(game)


def _along(match: Match, luck: Random) -> list[Station]:
    passed = []
    while not match.is_over:
        options = match.legal()
        finals = [action for action in options if match.is_final(action)]
        passed.append(Station(match.states.tobytes(), match.to_act, options, finals))
        match.play(luck.choice(options))
    return [*passed, Station(match.states.tobytes(), match.to_act, [], [])]
