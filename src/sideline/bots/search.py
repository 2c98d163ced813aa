"""Search for any game: single-observer information-set Monte Carlo tree search.

Every iteration redeals what the seat cannot know, walks down the tree, adds one node and plays out, mostly by
hints. Chance is sampled on the way and has no nodes: a node is a sequence of decisions, and what may be
chosen there differs with the cards. So each node also counts how often it was on offer. A node opens its
options little by little as it is visited, the hint first, so that a wide choice does not use up the search.
"""

from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sideline.engine.chance import draw
from sideline.engine.crew import crew
from sideline.engine.game import CHANCE, GAMES, NOBODY, Thinking
from sideline.engine.layout import Ints, States
from sideline.engine.rng import Rng, below, new_rng
from sideline.engine.rule import compiled, entry_point
from sideline.engine.verbs import estimate, hint, is_quiet, legal, play, redeal, shortlist, standing, to_act

ROOT = 0
FIRST = 1
DEEPEST = 256
PER_CENT = 100
HINT = -1  # instead of an option: whatever the game hints at
IN_TREE, AFTER_ONE_OPTION, PLAY_OUT = range(3)  # how an iteration begins
FIRST_SLICE = 16
SAFETY = 0.9
DOUBT = 2.0


class Tree(NamedTuple):
    """Nodes by number: node 0 is the position searched, and child 0 means not tried yet."""

    size: Ints
    child: NDArray[np.int32]
    owner: Ints
    visits: Ints
    offers: Ints
    value: NDArray[np.float64]
    square: NDArray[np.float64]
    path: Ints


@dataclass(frozen=True)
class Found:
    """What a search found: for every option how often it was chosen and what it came to, from -1 to +1.

    A line is what followed an option most often: the decisions of all seats, the option first.
    """

    actions: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]
    lines: tuple[tuple[int, ...], ...]
    spread: float
    hint: int
    iterations: int

    @property
    def best(self) -> int:
        """The option that is most surely better than the hint; the hint, if none is."""
        best = max(self.actions, key=self._surely)
        return best if self._surely(best) > 0 else self.hint

    def _surely(self, action: int) -> float:
        """Return how much better than the hint an option is at least, as far as luck allows to tell."""
        at, hint = self.actions.index(action), self.actions.index(self.hint)
        if at == hint or not self.visits[at]:
            return 0.0
        noise = self.spread * sqrt(1 / self.visits[at] + 1 / self.visits[hint])
        return self.values[at] - self.values[hint] - DOUBT * noise


def new_tree(nodes: int, actions: int) -> Tree:
    """Make room for a number of nodes."""
    return Tree(
        size=np.ones(1, np.int64),
        child=np.zeros((nodes, actions), np.int32),
        owner=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int64),
        offers=np.zeros(nodes, np.int64),
        value=np.zeros(nodes, np.float64),
        square=np.zeros(1, np.float64),
        path=np.zeros(DEEPEST + 1, np.int64),
    )


def search(
    seen: States,
    iterations: int,
    *,
    seed: int,
    seconds: float | None = None,
    cores: int = 1,
    thinking: Thinking | None = None,
) -> Found:
    """Search for the seat to act, for so many iterations on each core or until the time is up."""
    game = GAMES[seen.dtype]
    if to_act(seen[0]) < 0:
        raise ValueError("No seat is to act: there is nothing to search for.")
    out = np.zeros(game.actions, np.int64)
    options = tuple(int(action) for action in out[: legal(seen[0], out)])
    if len(options) == 1:
        return Found(options, (1,), (0.0,), (options,), spread=0.0, hint=options[0], iterations=0)
    deadline = None if seconds is None else perf_counter() + SAFETY * seconds

    def grow(core: int) -> Tree:
        return _grown(seen, iterations, new_rng(seed, core), deadline, thinking or game.thinking)

    with crew(cores) as pool:
        trees = list(pool.map(grow, range(cores)))
    return _counted(options, trees)


def appraise(
    states: States, playouts: int, *, seat: int, seed: int, thinking: Thinking | None = None
) -> float:
    """Return what a seat may expect from a position known in full, from -1 to +1, over many playouts."""
    return _played_out(states, playouts, seat, seed, thinking, NOBODY, PLAY_OUT, HINT)


def worth(seen: States, action: int, playouts: int, *, seed: int, thinking: Thinking | None = None) -> float:
    """Return what an option comes to for the seat to act, from -1 to +1, over many playouts."""
    seat = int(to_act(seen[0]))
    return _played_out(seen, playouts, seat, seed, thinking, seat, AFTER_ONE_OPTION, action)


def _played_out(
    states: States,
    playouts: int,
    seat: int,
    seed: int,
    thinking: Thinking | None,
    observer: int,
    mode: int,
    option: int,
) -> float:
    game = GAMES[states.dtype]
    tree, out = new_tree(1, game.actions), np.zeros(game.actions, np.int64)
    tree.owner[ROOT] = seat
    how = thinking or game.thinking
    _grow(states, states.copy(), tree, new_rng(seed), out, playouts, how, observer, mode, option)
    return float(tree.value[ROOT] / tree.visits[ROOT])


def _grown(seen: States, iterations: int, rng: Rng, deadline: float | None, thinking: Thinking) -> Tree:
    """Grow one tree, in slices that become as long as the time allows."""
    actions = GAMES[seen.dtype].actions
    tree, out, work = new_tree(iterations + 1, actions), np.zeros(actions, np.int64), seen.copy()
    done, piece = 0, iterations if deadline is None else FIRST_SLICE
    while done < iterations and piece > 0:
        start = perf_counter()
        piece = min(piece, iterations - done)
        _grow(seen, work, tree, rng, out, piece, thinking, int(to_act(seen[0])), IN_TREE, HINT)
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
    return Found(
        actions=options,
        visits=tuple(visits.astype(int).tolist()),
        values=tuple((values / np.maximum(visits, 1)).tolist()),
        lines=tuple(_line(trees[0], option) for option in options),
        spread=_spread(trees),
        hint=int(np.flatnonzero(trees[0].child[ROOT] == FIRST)[0]),
        iterations=sum(int(tree.visits[ROOT]) for tree in trees),
    )


def _spread(trees: list[Tree]) -> float:
    """Return the standard deviation of what a playout of all trees comes to."""
    count = sum(float(tree.visits[ROOT]) for tree in trees)
    total = sum(float(tree.value[ROOT]) for tree in trees)
    squares = sum(float(tree.square[ROOT]) for tree in trees)
    return deviation(count, total, squares)


def _line(tree: Tree, option: int) -> tuple[int, ...]:
    """Return an option and the decisions that followed it most often."""
    line, node = [option], int(tree.child[ROOT, option])
    while node != ROOT and (children := np.flatnonzero(tree.child[node])).size:
        often = int(children[np.argmax(tree.visits[tree.child[node, children]])])
        line.append(often)
        node = int(tree.child[node, often])
    return tuple(line)


@entry_point
def _grow(
    seen: States,
    work: States,
    tree: Tree,
    rng: Rng,
    out: Ints,
    iterations: int,
    thinking: Thinking,
    observer: int,
    mode: int,
    option: int,
) -> None:
    """Think ahead many times, each time with other luck and, for an observer, with other hidden things."""
    s = work[0]
    for _ in range(iterations):
        work[0] = seen[0]
        if observer != NOBODY:
            redeal(s, observer, rng)
        credit(s, tree, think_ahead(s, tree, rng, out, thinking, mode, option))


@compiled
def think_ahead(s: Any, tree: Tree, rng: Rng, out: Ints, thinking: Thinking, mode: int, option: int) -> int:
    """Follow the most promising decisions to a new node and play on from there; return how deep it lies.

    Or begin with one option and play on, or just play on. One loop for all of this: the rules are compiled
    into it once.
    """
    in_tree = mode == IN_TREE
    node = ROOT
    depth = 0
    left = thinking.horizon
    seat = to_act(s)
    last = seat
    while seat != NOBODY and (left > 0 or not is_quiet(s, last)):
        if seat == CHANCE:
            action = draw(s, rng)
        else:
            last = seat
            action = HINT
            if mode == AFTER_ONE_OPTION:
                action = option
                mode = PLAY_OUT
            elif in_tree and depth < thinking.depth:
                action = in_the_tree(tree, node, out, shortlist(s, out), rng, thinking)
            elif below(rng, PER_CENT) >= thinking.hints_per_cent:
                action = out[below(rng, shortlist(s, out))]
            if action == HINT:
                action = hint(s, out, rng)
            if in_tree:
                is_new = tree.child[node, action] == ROOT
                if is_new:
                    add(tree, node, action, seat)
                node = tree.child[node, action]
                depth += 1
                tree.path[depth] = node
                in_tree = not is_new and depth < DEEPEST
        play(s, action)
        seat = to_act(s)
        left -= 1
    return depth


@compiled
def in_the_tree(tree: Tree, node: int, out: Ints, offered: int, rng: Rng, thinking: Thinking) -> int:
    """Choose at a node: its first option is the hint, another is opened when there is room for it."""
    opened = count_offers(tree, node, out, offered)
    if opened == 0:
        return HINT
    if opened < offered and opened < thinking.width * sqrt(tree.visits[node]):
        return untried(tree, node, out, offered, rng)
    if node == ROOT and not is_hint_known(tree, out, offered):
        return HINT
    return most_promising(tree, node, out, offered, thinking.curiosity * spread(tree))


@compiled
def is_hint_known(tree: Tree, out: Ints, offered: int) -> bool:
    """Ask whether the hint was tried more often than any other option: they are all measured against it."""
    for i in range(offered):
        child = tree.child[ROOT, out[i]]
        if child > FIRST and tree.visits[child] >= tree.visits[FIRST]:
            return False
    return True


@compiled
def spread(tree: Tree) -> float:
    """Return the standard deviation of what a playout comes to."""
    return deviation(tree.visits[ROOT], tree.value[ROOT], tree.square[ROOT])


@compiled
def deviation(count: float, total: float, squares: float) -> float:
    """Return the standard deviation of numbers whose sum and sum of squares are known."""
    mean = total / count
    return sqrt(max(0.0, squares / count - mean * mean))


@compiled
def count_offers(tree: Tree, node: int, out: Ints, offered: int) -> int:
    """Count that the options were on offer; return how many of them have a node."""
    opened = 0
    for i in range(offered):
        child = tree.child[node, out[i]]
        if child != ROOT:
            tree.offers[child] += 1
            opened += 1
    return opened


@compiled
def untried(tree: Tree, node: int, out: Ints, offered: int, rng: Rng) -> int:
    """Return one of the options that have no node yet, at random."""
    chosen = -1
    found = 0
    for i in range(offered):
        if tree.child[node, out[i]] == ROOT:
            found += 1
            if below(rng, found) == 0:
                chosen = out[i]
    return chosen


@compiled
def most_promising(tree: Tree, node: int, out: Ints, offered: int, curiosity: float) -> int:
    """Return the opened option with the best mean result plus a bonus for being tried seldom."""
    best = -1
    best_promise = -np.inf
    for i in range(offered):
        child = tree.child[node, out[i]]
        if child != ROOT:
            tries = tree.visits[child]
            promise = tree.value[child] / tries + curiosity * sqrt(log(tree.offers[child]) / tries)
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
def credit(s: Any, tree: Tree, depth: int) -> None:
    """Count the result on every node of the path, as the seat that chose it sees it."""
    is_over = to_act(s) == NOBODY
    for i in range(depth + 1):
        node = tree.path[i]
        seat = tree.owner[node]
        worth = standing(s, seat) if is_over else estimate(s, seat)
        tree.visits[node] += 1
        tree.value[node] += worth
        if node == ROOT:
            tree.square[0] += worth * worth
