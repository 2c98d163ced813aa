"""The decisions of a finished match that lost most, judged by a search from what the seat could know."""

from dataclasses import dataclass
from functools import partial
from math import sqrt

import msgspec

from sideline.bots.explain import win_probability
from sideline.bots.search import Found, search, worth
from sideline.engine.game import CHANCE
from sideline.engine.hidden import as_seen_by
from sideline.engine.layout import States
from sideline.engine.rng import new_rng
from sideline.lab.ledger import Progress, Retraced, in_parallel, seed_for, variance_of

LOOKED_AT_TWICE = 10
HARDLY = 0.1
QUICK, PLAYED, DEEP, BETTER_AGAIN, PLAYED_AGAIN = range(2, 7)


class Slip(msgspec.Struct, frozen=True):
    """A decision that gave winning chances away, by its place in the match.

    `win` is the win probability with the better option; `error` is the standard error of the loss.
    """

    place: int
    seat: int
    played: int
    better: int
    win: float
    loss: float
    error: float


class Judgement(msgspec.Struct, frozen=True):
    """How a match was played: the slips, the worst first, and how often each seat chose as a search would."""

    slips: tuple[Slip, ...]
    decisions: tuple[int, ...]
    agreed: tuple[int, ...]


@dataclass(frozen=True)
class Look:
    """A search at every decision, with so many iterations, and at the worst of them again with more."""

    retraced: Retraced
    quick: int
    deep: int
    seed: int

    def seen(self, place: int) -> States:
        """What the seat could know when it decided."""
        step = self.retraced.steps[place]
        return as_seen_by(self.retraced.positions[place], step.seat, new_rng(self.seed, place))

    def found(self, place: int, iterations: int, purpose: int) -> Found:
        """What a search finds there."""
        return search(self.seen(place), iterations, seed=seed_for(self.seed, place, purpose))

    def worth(self, place: int, action: int, iterations: int, purpose: int) -> float:
        """What an option is worth there if the whole search goes into what follows it."""
        return worth(self.seen(place), action, iterations, seed=seed_for(self.seed, place, purpose))


def decisions(retraced: Retraced) -> list[int]:
    """List the places at which a seat had a choice."""
    return [
        place
        for place, step in enumerate(retraced.steps)
        if step.seat != CHANCE and retraced.options[place] > 1
    ]


def judge(look: Look, *, jobs: int = 1, progress: Progress = lambda done: None) -> Judgement:
    """Look at every decision, and again at those that seem to have lost most."""
    retraced, places = look.retraced, decisions(look.retraced)
    losses = in_parallel(jobs, partial(_first_loss, look), places, progress)
    worst = sorted(zip(losses, places, strict=True), key=lambda pair: (-pair[0], pair[1]))[:LOOKED_AT_TWICE]
    suspects = [place for loss, place in worst if loss > 0]
    slips = in_parallel(jobs, partial(_second_look, look), suspects, progress)
    by_seat = [
        [loss for loss, place in zip(losses, places, strict=True) if retraced.steps[place].seat == seat]
        for seat in range(retraced.game.seats)
    ]
    return Judgement(
        slips=tuple(sorted((slip for slip in slips if slip.loss > slip.error), key=lambda slip: -slip.loss)),
        decisions=tuple(len(mine) for mine in by_seat),
        agreed=tuple(sum(loss == 0 for loss in mine) for mine in by_seat),
    )


def _first_loss(look: Look, place: int) -> float:
    """What a decision seems to have lost at a quick look; nothing if the search agrees with it."""
    found, played = look.found(place, look.quick, QUICK), look.retraced.steps[place].action
    if found.best == played:
        return 0.0
    best, mine = found.actions.index(found.best), found.actions.index(played)
    value = found.values[mine]
    if found.visits[mine] < HARDLY * look.quick:
        value = look.worth(place, played, look.quick, PLAYED)
    return max(0.0, found.values[best] - value)


def _second_look(look: Look, place: int) -> Slip:
    """Find the better option with more iterations, and value it and what was played once more, alike."""
    played = look.retraced.steps[place].action
    better = look.found(place, look.deep, DEEP).best
    win = win_probability(look.worth(place, better, look.deep, BETTER_AGAIN))
    won = win_probability(look.worth(place, played, look.deep, PLAYED_AGAIN))
    variance = variance_of(win, look.deep) + variance_of(won, look.deep)
    return Slip(
        place=place,
        seat=look.retraced.steps[place].seat,
        played=played,
        better=better,
        win=win,
        loss=0.0 if better == played else win - won,
        error=sqrt(variance),
    )
