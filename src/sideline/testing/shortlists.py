"""Whether the short list of options, from which bots choose, leads wherever the whole list does."""

from collections.abc import Iterator
from itertools import pairwise

from sideline.engine.game import CHANCE, NOBODY, Game
from sideline.engine.layout import States
from sideline.testing.walks import Walk, WalkStep, listed, shortlisted, walks

RUNS = 12


def check_that_the_short_list_suffices(game: Game) -> None:
    """What a seat reaches by a row of decisions from the whole list it reaches by the short one too."""
    if game.shortlist is None:
        return
    for played in walks(game):
        for step in played.sample():
            if step.seat != CHANCE:
                assert shortlisted(game, step.s), "the short list is empty"
                assert set(shortlisted(game, step.s)) <= set(listed(game, step.s)), "it offers too much"
        for start, ways_out in list(runs(game, played))[:RUNS]:
            reached = ends(game, start)
            assert any(states.tobytes() in reached for states in ways_out), "it does not lead there"


def runs(game: Game, played: Walk) -> Iterator[tuple[States, list[States]]]:
    """Find rows of decisions of one seat in which the lists differ: the state before, and those after it.

    The lists may be alike in between, where nothing can be taken back any more: the row ends at one of the
    states up to the first in which somebody else acts.
    """
    start: WalkStep | None = None
    after: list[States] = []
    for before, step in pairwise(played.steps):
        is_same_seat = step.seat == before.seat
        if start is not None and not (is_same_seat and is_shorter(game, step.states)):
            after.append(step.states)
        if start is not None and not is_same_seat:
            yield start.states, after
            start, after = None, []
        elif start is None and is_same_seat and is_shorter(game, step.states):
            start = before


def is_shorter(game: Game, states: States) -> bool:
    """Ask whether bots have fewer options than are legal."""
    s = states[0]
    return game.to_act(s) not in (CHANCE, NOBODY) and set(shortlisted(game, s)) != set(listed(game, s))


def ends(game: Game, start: States) -> set[bytes]:
    """Find every state after a row of such decisions, choosing from the short list alone."""
    seat, found, seen, waiting = game.to_act(start[0]), set[bytes](), set[bytes](), [start]
    while waiting:
        states = waiting.pop()
        for action in shortlisted(game, states[0]):
            after = states.copy()
            game.play(after[0], action)
            if after.tobytes() in seen:
                continue
            seen.add(after.tobytes())
            if game.to_act(after[0]) == seat and is_shorter(game, after):
                waiting.append(after)
            else:
                found.add(after.tobytes())
    return found
