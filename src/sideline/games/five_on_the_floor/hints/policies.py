"""A study: what comes of always shooting threes from the corner, on both courts.

`python -m sideline.games.five_on_the_floor.hints.policies` prints the table of docs/games/five-on-the-floor.md.
"""

import sys
from math import sqrt
from typing import NamedTuple

import numpy as np

from sideline.engine.chance import draw
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import SIDES, Ints, States
from sideline.engine.rng import Rng, new_rng, reseed
from sideline.engine.rule import compiled, entry_point
from sideline.engine.settings import Values
from sideline.engine.verbs import deal, play, to_act
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.charts import NEAREST
from sideline.games.five_on_the_floor.facts import gap, zone_at
from sideline.games.five_on_the_floor.decisions import ACTIONS, END_TURN, FREE_STEP, PASS, SHOOT, STRIP, legal
from sideline.games.five_on_the_floor.hints import hint, landing, pass_chance, runner
from sideline.games.five_on_the_floor.state import FACES, SIZES, Phase, Size, State, Zone

GREEDY, CORNER, ELSEWHERE = 0, 1, 2
POLICIES = ("greedy", "corner", "elsewhere")
PAIRS = ((CORNER, GREEDY), (CORNER, ELSEWHERE), (GREEDY, ELSEWHERE))
IMPOSSIBLE = FACES + 1
TOO_FAR = 50
Z_95 = 1.959963984540054
MATCHES = 10_000
SEED = 1

COMPACT: Values = {}
FULL: Values = {"court": "full", "roster": "drawn"}
RULE_SETS: tuple[Values, ...] = (
    COMPACT,
    FULL,
    {"stamina": 1},
    {**FULL, "stamina": 1},
    {"needs.CORNER.S": 4},
    {**FULL, "needs.CORNER.S": 4},
)


@compiled
def corner(s: State, out: Ints, rng: Rng) -> int:
    """Bring a small piece with the ball to a corner and shoot there; defend like the hint."""
    if s.phase != Phase.OFFENSE:
        return hint(s, out, rng)
    best = -1
    best_promise = -1e9
    for i in range(legal(s, out)):
        promise = promise_of_corner(s, out[i])
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return best


@compiled
def promise_of_corner(s: State, action: int) -> float:
    """Shoot in the corner or with the last tick, go there, or find a small piece to go there."""
    is_small = s.piece_size[s.offense, s.carrier] == Size.S
    ball = s.at[s.offense, s.carrier]
    if action == SHOOT:
        is_there = is_small and zone_at(s, ball) == Zone.CORNER
        return 10.0 if is_there or s.clock <= s.clock_tick else -10.0
    if action == END_TURN:
        return 0.5
    if PASS <= action < STRIP:
        is_wanted = not is_small and s.piece_size[s.offense, action - PASS] == Size.S
        return pass_chance(s, action - PASS) if is_wanted else -1.0
    if action < FREE_STEP and runner(action) == s.carrier and is_small:
        return float(way_to_corner(s, ball) - way_to_corner(s, landing(s, action)))
    return -1.0


@compiled
def way_to_corner(s: State, tile: int) -> int:
    """How far the nearest corner is on which nobody else stands."""
    best = TOO_FAR
    for spot in range(SIDES):
        target = NEAREST[s.court, spot, tile]
        if target == tile or s.floor[target] == 0:
            best = min(best, gap(tile, target))
    return best


@compiled
def elsewhere(s: State, out: Ints, rng: Rng) -> int:
    """Take the hint as if nobody could hit from the corner."""
    if s.phase != Phase.OFFENSE:
        return hint(s, out, rng)
    small, medium, large = s.needs[Zone.CORNER, 0], s.needs[Zone.CORNER, 1], s.needs[Zone.CORNER, 2]
    for size in range(SIZES):
        s.needs[Zone.CORNER, size] = IMPOSSIBLE
    action = hint(s, out, rng)
    s.needs[Zone.CORNER, 0] = small
    s.needs[Zone.CORNER, 1] = medium
    s.needs[Zone.CORNER, 2] = large
    return action


@compiled
def choose(s: State, out: Ints, policy: int, rng: Rng) -> int:
    """Choose for the seat to act by its policy."""
    if policy == CORNER:
        return corner(s, out, rng)
    return elsewhere(s, out, rng) if policy == ELSEWHERE else hint(s, out, rng)


@entry_point
def _play(
    work: States,
    printed: States,
    rng: Rng,
    out: Ints,
    policies: Ints,
    seed: int,
    scores: Ints,
    possessions: Ints,
) -> None:
    """Play matches between two policies, every second one with the seats turned; scores are by policy."""
    for row in range(len(scores)):
        work[0] = printed[0]
        s = work[0]
        reseed(rng, seed, row)
        deal(s)
        seat = to_act(s)
        while seat != NOBODY:
            if seat == CHANCE:
                play(s, draw(s, rng))
            else:
                play(s, choose(s, out, policies[(seat + row) % SIDES], rng))
            seat = to_act(s)
        possessions[row] = s.possession
        for side in range(SIDES):
            scores[row, (side + row) % SIDES] = s.score[side]


class Duel(NamedTuple):
    """How the first of two policies fared: share of wins, its interval, and points a possession of both."""

    rate: float
    low: float
    high: float
    draws: int
    points: tuple[float, float]


def duel(first: int, second: int, matches: int, values: Values, seed: int = SEED) -> Duel:
    """Let two policies play many matches."""
    printed = GAME.new(1, values)
    scores, possessions = np.zeros((matches, SIDES), np.int64), np.zeros(matches, np.int64)
    policies, out = np.array((first, second), np.int64), np.zeros(ACTIONS, np.int64)
    _play(printed.copy(), printed, new_rng(), out, policies, seed, scores, possessions)
    wins = int((scores[:, 0] > scores[:, 1]).sum())
    draws = int((scores[:, 0] == scores[:, 1]).sum())
    points = 2 * scores.sum(axis=0) / possessions.sum()
    return Duel(*wilson(wins, matches), draws, (float(points[0]), float(points[1])))


def wilson(count: int, of: int) -> tuple[float, float, float]:
    """Return a share with its 95 % Wilson interval."""
    rate = count / of
    middle = rate + Z_95**2 / (2 * of)
    span = Z_95 * sqrt(rate * (1 - rate) / of + Z_95**2 / (4 * of**2))
    whole = 1 + Z_95**2 / of
    return rate, (middle - span) / whole, (middle + span) / whole


def report(matches: int) -> str:
    """Write a line for every rule set and pair of policies."""
    lines = [
        "| rules | policies | wins of the first | 95 % interval | points a possession |",
        "|---|---|---|---|---|",
    ]
    for values in RULE_SETS:
        rules = ", ".join(f"{name}={value}" for name, value in values.items()) or "as printed"
        for first, second in PAIRS:
            found = duel(first, second, matches, values)
            lines.append(
                f"| {rules} | {POLICIES[first]} against {POLICIES[second]} | {100 * found.rate:.2f} % "
                f"| {100 * found.low:.2f} to {100 * found.high:.2f} "
                f"| {found.points[0]:.2f} against {found.points[1]:.2f} |"
            )
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES))
