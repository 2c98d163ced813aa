"""Search for any game: single-observer information-set Monte Carlo tree search.

Every iteration redeals what the seat cannot know, walks down the tree, adds one node and plays out, mostly by
hints. Chance is sampled on the way and has no nodes: a node is a sequence of decisions, and what may be
chosen there differs with the cards. So each node also counts how often it was on offer.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sideline.engine.chance import draw
from sideline.engine.game import CHANCE, GAMES, NOBODY
from sideline.engine.layout import Ints, States
from sideline.engine.rng import Rng, below, new_rng
from sideline.engine.rule import compiled, entry_point
from sideline.engine.verbs import estimate, hint, legal, play, redeal, result, to_act

ROOT = 0
CURIOSITY = 0.7
DEEPEST = 256
PER_CENT = 100
FIRST_SLICE = 16
SAFETY = 0.9


class Tree(NamedTuple):
    """Nodes by number: node 0 is the position searched, and child 0 means not tried yet."""

    size: Ints
    child: NDArray[np.int32]
    owner: Ints
    visits: Ints
    offers: Ints
    value: NDArray[np.float64]
    path: Ints


class Playout(NamedTuple):
    """How a playout goes on from a new node: how often by the hint, and how far before it is estimated."""

    hints_per_cent: int = 80
    longest: int = 1_000_000


@dataclass(frozen=True)
class Found:
    """What a search found: for every option how often it was chosen and what it came to, from -1 to +1."""

    actions: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]
    iterations: int

    @property
    def best(self) -> int:
        """The option that was chosen most often."""
        return self.actions[int(np.argmax(self.visits))]


def new_tree(nodes: int, actions: int) -> Tree:
    """Make room for a number of nodes."""
    return Tree(
        size=np.ones(1, np.int64),
        child=np.zeros((nodes, actions), np.int32),
        owner=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int64),
        offers=np.zeros(nodes, np.int64),
        value=np.zeros(nodes, np.float64),
        path=np.zeros(DEEPEST + 1, np.int64),
    )


def search(
    seen: States,
    iterations: int,
    *,
    seed: int,
    seconds: float | None = None,
    cores: int = 1,
    playout: Playout = Playout(),  # noqa: B008
) -> Found:
    """Search for the seat to act, for so many iterations on each core or until the time is up."""
    if to_act(seen[0]) < 0:
        raise ValueError("No seat is to act: there is nothing to search for.")
    out = np.zeros(GAMES[seen.dtype].actions, np.int64)
    options = tuple(int(action) for action in out[: legal(seen[0], out)])
    if len(options) == 1:
        return Found(options, (1,), (0.0,), iterations=0)
    deadline = None if seconds is None else perf_counter() + SAFETY * seconds

    def grow(core: int) -> Tree:
        return _grown(seen, iterations, new_rng(seed, core), deadline, playout)

    with ThreadPoolExecutor(cores) as pool:
        trees = list(pool.map(grow, range(cores)))
    return _counted(options, trees)


def _grown(seen: States, iterations: int, rng: Rng, deadline: float | None, playout: Playout) -> Tree:
    """Grow one tree, in slices that become as long as the time allows."""
    actions = GAMES[seen.dtype].actions
    tree, out, work = new_tree(iterations + 1, actions), np.zeros(actions, np.int64), seen.copy()
    done, piece = 0, iterations if deadline is None else FIRST_SLICE
    while done < iterations and piece > 0:
        start = perf_counter()
        piece = min(piece, iterations - done)
        _grow(seen, work, tree, rng, out, piece, playout)
        done += piece
        if deadline is not None:
            piece = _next_slice(piece, start, deadline)
    return tree


def _next_slice(piece: int, start: float, deadline: float) -> int:
    """Return how many iterations fit into half of the time that is left, judging by the last slice."""
    now = perf_counter()
    return min(2 * piece, int(piece * (deadline - now) / (2 * (now - start))))


def _counted(options: tuple[int, ...], trees: list[Tree]) -> Found:
    """Add up what the trees found for each option."""
    visits, values = np.zeros(len(options)), np.zeros(len(options))
    for tree in trees:
        children = tree.child[ROOT, list(options)]
        visits += np.where(children > 0, tree.visits[children], 0)
        values += np.where(children > 0, tree.value[children], 0.0)
    means = values / np.maximum(visits, 1)
    iterations = sum(int(tree.visits[ROOT]) for tree in trees)
    return Found(options, tuple(visits.astype(int).tolist()), tuple(means.tolist()), iterations)


@entry_point
def _grow(
    seen: States, work: States, tree: Tree, rng: Rng, out: Ints, iterations: int, playout: Playout
) -> None:
    """Grow a tree for the seat to act in the first state."""
    seat = to_act(seen[0])
    s = work[0]
    for _ in range(iterations):
        work[0] = seen[0]
        redeal(s, seat, rng)
        depth = descend(s, tree, rng, out)
        finish_by_hints(s, rng, out, playout)
        credit(s, tree, depth)


@compiled
def descend(s: Any, tree: Tree, rng: Rng, out: Ints) -> int:
    """Follow the most promising decisions to a new node; return how deep it lies."""
    node = ROOT
    depth = 0
    tree.path[depth] = node
    is_new = False
    seat = to_act(s)
    while not is_new and seat != NOBODY and depth < DEEPEST:
        if seat == CHANCE:
            action = draw(s, rng)
        else:
            offered = legal(s, out)
            action = untried(tree, node, out, offered, rng)
            is_new = action >= 0
            if is_new:
                add(tree, node, action, seat)
            else:
                action = most_promising(tree, node, out, offered)
            node = tree.child[node, action]
            depth += 1
            tree.path[depth] = node
        play(s, action)
        seat = to_act(s)
    return depth


@compiled
def untried(tree: Tree, node: int, out: Ints, offered: int, rng: Rng) -> int:
    """Return one of the actions that have no node yet, at random, or -1; count the offers of the others."""
    chosen = -1
    found = 0
    for i in range(offered):
        child = tree.child[node, out[i]]
        tree.offers[child] += 1
        if child == ROOT:
            found += 1
            if below(rng, found) == 0:
                chosen = out[i]
    return chosen


@compiled
def most_promising(tree: Tree, node: int, out: Ints, offered: int) -> int:
    """Return the action with the best mean result plus a bonus for being tried seldom."""
    best = -1
    best_promise = -np.inf
    for i in range(offered):
        child = tree.child[node, out[i]]
        tries = tree.visits[child]
        promise = tree.value[child] / tries + CURIOSITY * sqrt(log(tree.offers[child]) / tries)
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return best


@compiled
def add(tree: Tree, node: int, action: int, seat: int) -> None:
    """Give an action of a seat a node of its own."""
    child = tree.size[0]
    tree.size[0] += 1
    tree.child[node, action] = child
    tree.owner[child] = seat
    tree.offers[child] = 1


@compiled
def finish_by_hints(s: Any, rng: Rng, out: Ints, playout: Playout) -> None:
    """Play on, mostly by hints and sometimes at random, to the end or until it is far enough to estimate."""
    left = playout.longest
    seat = to_act(s)
    while seat != NOBODY and left > 0:
        if seat == CHANCE:
            action = draw(s, rng)
        elif below(rng, PER_CENT) < playout.hints_per_cent:
            action = hint(s, out)
        else:
            action = out[below(rng, legal(s, out))]
        play(s, action)
        seat = to_act(s)
        left -= 1


@compiled
def credit(s: Any, tree: Tree, depth: int) -> None:
    """Count the result on every node of the path, as the seat that chose it sees it."""
    is_over = to_act(s) == NOBODY
    for i in range(depth + 1):
        node = tree.path[i]
        seat = tree.owner[node]
        tree.visits[node] += 1
        tree.value[node] += result(s, seat) if is_over else estimate(s, seat)
