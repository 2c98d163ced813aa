"""Ask every verb about many states, compiled and as plain Python, so that the answers can be compared."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sideline.engine.game import CHANCE, GAMES, NOBODY, SPECTATOR
from sideline.engine.layout import Ints, States
from sideline.engine.rng import Rng, new_rng, reseed
from sideline.engine.rule import entry_point, source_of
from sideline.engine.verbs import (
    estimate,
    hint,
    legal,
    observe,
    outcomes,
    points,
    redeal,
    result,
    to_act,
    weight,
)

SEED = 1


@dataclass(frozen=True)
class Answers:
    """What the verbs answered: a row for each state, a column for each action, outcome or seat."""

    seat: Ints
    options: Ints
    hints: Ints
    weights: Ints
    points: Ints
    results: Ints
    estimates: NDArray[np.float64]
    observations: Ints
    redealt: States

    def arrays(self) -> tuple[Any, ...]:
        """List the columns in their order."""
        return tuple(vars(self).values())

    def differences(self, other: "Answers") -> list[str]:
        """Name the verbs that answered differently."""
        pairs = zip(vars(self), self.arrays(), other.arrays(), strict=True)
        return [name for name, mine, theirs in pairs if mine.tobytes() != theirs.tobytes()]


def survey(states: States) -> Answers:
    """Ask compiled code."""
    return _filled(states, _ask)


def survey_plainly(states: States) -> Answers:
    """Ask the specification."""
    return _filled(states, source_of(_ask))


def _filled(states: States, ask: Any) -> Answers:
    game, rows = GAMES[states.dtype], len(states)
    answers = Answers(
        seat=np.zeros(rows, np.int64),
        options=np.full((rows, game.actions), -1, np.int64),
        hints=np.full(rows, -1, np.int64),
        weights=np.zeros((rows, game.actions), np.int64),
        points=np.zeros((rows, game.seats), np.int64),
        results=np.zeros((rows, game.seats), np.int64),
        estimates=np.zeros((rows, game.seats), np.float64),
        observations=np.zeros((rows, game.seats, game.observation), np.int64),
        redealt=np.repeat(states[:, None], game.seats + 1, axis=1),
    )
    ask(states, new_rng(), np.zeros(game.actions, np.int64), *answers.arrays())
    return answers


@entry_point
def _ask(
    states: States,
    rng: Rng,
    out: Ints,
    seat_of: Ints,
    options_of: Ints,
    hint_of: Ints,
    weights_of: Ints,
    points_of: Ints,
    results_of: Ints,
    estimates_of: NDArray[np.float64],
    observations_of: Ints,
    redealt_of: States,
) -> None:
    """Put every question to every state."""
    seats = points_of.shape[1]
    for row in range(len(states)):
        s = states[row]
        acting = to_act(s)
        seat_of[row] = acting
        if acting == CHANCE:
            for outcome in range(outcomes(s)):
                weights_of[row, outcome] = weight(s, outcome)
        if acting != NOBODY:
            for i in range(legal(s, out)):
                options_of[row, i] = out[i]
        if acting >= 0:
            reseed(rng, SEED, row)
            hint_of[row] = hint(s, out, rng)
        for seat in range(seats):
            points_of[row, seat] = points(s, seat)
            results_of[row, seat] = result(s, seat)
            estimates_of[row, seat] = estimate(s, seat)
            observe(s, seat, observations_of[row, seat])
        for column in range(seats + 1):
            viewer = column if column < seats else SPECTATOR
            reseed(rng, SEED, row)
            redeal(redealt_of[row, column], viewer, rng)
