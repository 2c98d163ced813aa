"""Playouts: matches of any game run to their end by policies, as compiled loops on one core or several."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import Any, NamedTuple

import numpy as np

from sideline.engine.chance import draw
from sideline.engine.crew import crew
from sideline.engine.game import CHANCE, END, GAMES, NOBODY, Game
from sideline.engine.layout import Ints, States
from sideline.engine.rng import Rng, below, new_rng, reseed
from sideline.engine.rule import compiled, entry_point, source_of
from sideline.engine.settings import Values
from sideline.engine.verbs import deal, follow, hint, play, points, result, shortlist, tally, to_act

RANDOM = 0
GREEDY = 1
FIRST_OF_THE_GAME = 2
CHUNK = 2000
UNCOMPILED_PIECE = 10


class Tally(NamedTuple):
    """How many actions were played, by the seats and by chance."""

    decisions: int
    draws: int


def play_out(states: States, seed: int) -> Tally:
    """Deal every match and play it at random to the end; each has a generator of its own."""
    return Tally(*_play_out(states, new_rng(), _scratch(states), seed))


def play_out_uncompiled(states: States, seed: int) -> Tally:
    """Do the same as plain Python, which is the specification."""
    return Tally(*source_of(_play_out)(states, new_rng(), _scratch(states), seed))


@entry_point
def _play_out(states: States, rng: Rng, out: Ints, seed: int) -> tuple[int, int]:
    """Play a batch; return the decisions and the draws."""
    decisions = draws = 0
    for i in range(len(states)):
        s = states[i]
        reseed(rng, seed, i)
        deal(s)
        by_seats, by_chance = finish(s, rng, out, None, None, None, 0)
        decisions += by_seats
        draws += by_chance
    return decisions, draws


@dataclass(frozen=True)
class Matches:
    """What became of a number of matches: a row for each, a column for each policy in the order given."""

    points: Ints
    results: Ints
    decisions: Ints
    draws: Ints
    tallies: Ints

    def rows(self, part: slice) -> tuple[Ints, ...]:
        """Return the part of the columns that some of the matches fill."""
        columns = (self.points, self.results, self.decisions, self.draws, self.tallies)
        return tuple(column[part] for column in columns)


def simulate(
    game: Game,
    policies: tuple[int, ...],
    matches: int,
    *,
    seed: int,
    values: Values | None = None,
    jobs: int = 1,
    swap_seats: bool = True,
    with_tallies: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Matches:
    """Play many matches between policies; if asked, the seats move on by one after every match."""
    game = game.for_match(values or {})
    printed = game.new(1, values)
    kinds = len(game.tallies) if with_tallies else 0
    done = Matches(
        points=np.zeros((matches, game.seats), np.int64),
        results=np.zeros((matches, game.seats), np.int64),
        decisions=np.zeros(matches, np.int64),
        draws=np.zeros(matches, np.int64),
        tallies=np.zeros((matches, game.seats, kinds), np.int64),
    )
    seated = np.array(policies, np.int64)
    own = FIRST_OF_THE_GAME if max(policies) >= FIRST_OF_THE_GAME else None

    piece = UNCOMPILED_PIECE if source_of(_simulate) is _simulate else CHUNK
    interrupted = Event()

    def run(start: int) -> int:
        end = min(start + CHUNK, matches)
        counts = np.zeros((game.seats, kinds), np.int64) if with_tallies else None
        work = (printed.copy(), printed, new_rng(), _scratch(printed), counts, own)
        for first in range(start, end, piece):
            if interrupted.is_set():
                break
            rows = slice(first, min(first + piece, end))
            _simulate(*work, seated, seed, first, int(swap_seats), *done.rows(rows))
        return end - start

    with crew(jobs) as pool:
        try:
            for rows in pool.map(run, range(0, matches, CHUNK)):
                progress(rows)
        except BaseException:
            interrupted.set()
            raise
    return done


@entry_point
def _simulate(
    work: States,
    printed: States,
    rng: Rng,
    out: Ints,
    counts: Ints | None,
    own: int | None,
    policies: Ints,
    seed: int,
    first: int,
    swap: int,
    points_of: Ints,
    results_of: Ints,
    decisions_of: Ints,
    draws_of: Ints,
    tallies_of: Ints,
) -> None:
    """Play matches numbered from the first one on and write their rows; without counts nothing is counted.

    `own` is the first policy of the game, or None where nobody follows one: then none is compiled, which
    takes half the time.
    """
    seats = len(policies)
    s = work[0]
    for row in range(len(points_of)):
        work[0] = printed[0]
        turn = swap * ((first + row) % seats)
        reseed(rng, seed, first + row)
        deal(s)
        decisions_of[row], draws_of[row] = finish(s, rng, out, counts, own, policies, turn)
        for seat in range(seats):
            column = (seat + turn) % seats
            points_of[row, column] = points(s, seat)
            results_of[row, column] = result(s, seat)
            if counts is not None:
                hand_over(counts[seat], tallies_of[row, column])


@compiled
def hand_over(counts: Ints, row: Ints) -> None:
    """Write the counts of a match into its row and start again from nothing."""
    for kind in range(len(counts)):
        row[kind] = counts[kind]
        counts[kind] = 0


@compiled
def finish(
    s: Any, rng: Rng, out: Ints, counts: Ints | None, own: int | None, policies: Ints | None, turn: int
) -> tuple[int, int]:
    """Play to the end, each seat by its policy or at random; return the decisions and the draws.

    What is None is settled when the loop is compiled, and costs nothing.
    """
    decisions = draws = 0
    seat = to_act(s)
    while seat != NOBODY:
        if seat == CHANCE:
            action = draw(s, rng)
            draws += 1
        else:
            if policies is None:
                action = out[below(rng, shortlist(s, out))]
            else:
                policy = policies[(seat + turn) % len(policies)]
                if own is None:
                    action = choose_plainly(s, rng, out, policy)
                else:
                    action = choose_by(s, rng, out, policy)
            decisions += 1
        if counts is not None:
            tally(s, action, counts)
        play(s, action)
        seat = to_act(s)
    if counts is not None:
        tally(s, END, counts)
    return decisions, draws


@compiled
def choose_by(s: Any, rng: Rng, out: Ints, policy: int) -> int:
    """Choose for the seat to act: any of the short list, the hint, or what a policy of the game says."""
    if policy >= FIRST_OF_THE_GAME:
        return follow(s, policy - FIRST_OF_THE_GAME, out, rng)
    return choose_plainly(s, rng, out, policy)


@compiled
def choose_plainly(s: Any, rng: Rng, out: Ints, policy: int) -> int:
    """Choose for the seat to act: any option of the short list, or the hint."""
    if policy == RANDOM:
        return int(out[below(rng, shortlist(s, out))])
    return hint(s, out, rng)


def retrace(states: States, actions: list[int]) -> States:
    """Deal the first state and return it with the states after each of the actions, all by compiled code."""
    path = np.repeat(states, len(actions) + 1)
    _retrace(path, np.array(actions, np.int64))
    return path


@entry_point
def _retrace(path: States, actions: Ints) -> None:
    """Fill a path with the states that the actions lead to."""
    deal(path[0])
    for i in range(len(actions)):
        path[i + 1] = path[i]
        play(path[i + 1], actions[i])


def _scratch(states: States) -> Ints:
    """Make room for a list of legal actions."""
    return np.zeros(GAMES[states.dtype].actions, np.int64)


def any_option(states: States, rng: Rng) -> int:
    """Return any legal action of the first state."""
    return int(choose_by(states[0], rng, _scratch(states), RANDOM))


def best_looking(states: States, rng: Rng) -> int:
    """Return the hint for the first state."""
    return int(hint(states[0], _scratch(states), rng))
