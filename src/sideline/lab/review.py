"""The review of a finished match: the win-probability curve, luck and skill, the decisions that lost most."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from time import perf_counter
from typing import NamedTuple

import msgspec

from sideline.bots.search import appraise
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.engine.words import Phrase, Words, phrase
from sideline.lab.ledger import (
    Account,
    Chances,
    Progress,
    Retraced,
    Valued,
    accounts,
    by_hints,
    refined,
    retrace,
    sketched,
)
from sideline.lab.slips import LOOKED_AT_TWICE, Judgement, Look, Slip, decisions, judge

FOR_DECISIONS = 0.4
EFFICIENCY = 0.8
TRIALS = 8
TRIAL_SECONDS = 0.5
TRIED_PLAYOUTS = 4
TRIED_ITERATIONS = 24
FEWEST_PLAYOUTS = 8
FEWEST_ITERATIONS = 32
LOOKS_AT_ONE = 1.5
LOOKS_AGAIN = 3
SHOWN_SLIPS = 5


class ReviewPlan(msgspec.Struct, frozen=True):
    """How much to compute: playouts for a standing, iterations for a decision and again for the worst.

    If a time is given it decides how many playouts there are in the end.
    """

    playouts: int
    quick: int
    deep: int
    seed: int = 1
    seconds: float | None = None


Planning = Callable[[Retraced], ReviewPlan]
Clock = Callable[[], float]


class Seat(Account, frozen=True):
    """What the match was for one seat; `agreed` counts the decisions that were as good as a search's.

    `forms` are those of its name in a language that declines names.
    """

    name: str
    decisions: int
    agreed: int
    forms: dict[str, str] = msgspec.field(default_factory=dict)


class Swing(msgspec.Struct, frozen=True):
    """Something that changed the win probabilities: a decision, or what chance did in a row (no seat)."""

    first: int
    last: int
    seat: int | None
    effects: tuple[float, ...]
    words: str


class Mistake(msgspec.Struct, frozen=True):
    """A decision that lost winning chances, in words."""

    move: int
    seat: int
    played: str
    better: str
    win: float
    loss: float
    error: float


class Review(msgspec.Struct, frozen=True):
    """Everything about a finished match; moves are numbered from 1, and the curve begins before the first.

    `curve` holds the win probability of every seat after so many moves, `points` the score.
    """

    game: str
    title: str
    settings: dict[str, Value]
    ending: str
    winner: int | None
    moves: int
    seats: tuple[Seat, ...]
    curve: tuple[tuple[float, ...], ...]
    points: tuple[tuple[int, ...], ...]
    lead_changes: tuple[int, ...]
    events: tuple[Swing, ...]
    mistakes: tuple[Mistake, ...]
    plan: ReviewPlan
    playouts: int
    seconds: float


class Findings(NamedTuple):
    """What was found out about a match, before it is put into the words of a language."""

    retraced: Retraced
    chances: Chances
    judgement: Judgement
    plan: ReviewPlan
    seconds: float


def review(
    match: Match,
    plan: Planning,
    *,
    jobs: int = 1,
    lang: str = "en",
    started: Callable[[int], None] = lambda total: None,
    progress: Progress = lambda done: None,
) -> Review:
    """Review a finished match as the plan says, in the words of a language."""
    return worded(look_back(match, plan, jobs=jobs, started=started, progress=progress), lang)


def look_back(
    match: Match,
    plan: Planning,
    *,
    jobs: int = 1,
    started: Callable[[int], None] = lambda total: None,
    progress: Progress = lambda done: None,
    valued: Callable[[Retraced], Valued] = lambda retraced: lambda win: None,
) -> Findings:
    """Find out everything about a finished match, as the plan says: first of all a sketch of its curve."""
    retraced = retrace(match)
    appraise(retraced.positions[0], 1, seat=0, seed=0)  # compiles, where that was not done yet
    start = perf_counter()
    chosen = plan(retraced)
    started(2 * (retraced.standings - 1) + len(decisions(retraced)) + LOOKED_AT_TWICE)
    deadline = None if chosen.seconds is None else start + chosen.seconds
    hear = valued(retraced)
    sketch = sketched(retraced, chosen.playouts, seed=chosen.seed, jobs=jobs, progress=progress, valued=hear)
    judgement = judge(Look(retraced, chosen.quick, chosen.deep, chosen.seed), jobs=jobs, progress=progress)
    chances = refined(
        retraced, sketch, chosen.playouts, seed=chosen.seed, jobs=jobs, deadline=deadline, progress=progress
    )
    return Findings(retraced, chances, judgement, chosen, perf_counter() - start)


def the_least(seed: int) -> Planning:
    """Plan the quickest review there is, for rules that are not compiled: a sketch."""
    return lambda retraced: ReviewPlan(playouts=1, quick=2, deep=2, seed=seed)


def with_playouts(playouts: int, seed: int) -> Planning:
    """Plan a review that is the same every time: so many playouts, and the iterations the game states."""

    def plan(retraced: Retraced) -> ReviewPlan:
        thinking = retraced.game.thinking
        return ReviewPlan(playouts, thinking.quick, thinking.deep, seed)

    return plan


def within(seconds: float, seed: int, jobs: int, clock: Clock = perf_counter) -> Planning:
    """Plan a review that takes about so long, judging by a few trials."""

    def plan(retraced: Retraced) -> ReviewPlan:
        budget = seconds * jobs * EFFICIENCY
        quick, deep, spent = _affordable_iterations(retraced, FOR_DECISIONS * budget, seed, clock)
        cost = _seconds_a_playout(retraced, seed, clock) * max(1, retraced.standings - 1)
        playouts = max(FEWEST_PLAYOUTS, int((budget - spent) / cost))
        return ReviewPlan(playouts, quick, deep, seed, seconds)

    return plan


def _affordable_iterations(
    retraced: Retraced, budget: float, seed: int, clock: Clock
) -> tuple[int, int, float]:
    """Return the iterations for a decision and again for the worst, and how long they will take."""
    thinking = retraced.game.thinking
    places = decisions(retraced)
    if not places:
        return thinking.quick, thinking.deep, 0.0
    wanted = len(places) * LOOKS_AT_ONE * thinking.quick + LOOKED_AT_TWICE * LOOKS_AGAIN * thinking.deep
    look = Look(retraced, thinking.quick, thinking.deep, seed)
    cost = _cost(
        places, TRIED_ITERATIONS, lambda place: look.found(place, TRIED_ITERATIONS, purpose=0), clock
    )
    share = min(1.0, budget / (wanted * cost))
    quick, deep = (max(FEWEST_ITERATIONS, int(share * most)) for most in (thinking.quick, thinking.deep))
    return quick, deep, share * wanted * cost


def _seconds_a_playout(retraced: Retraced, seed: int, clock: Clock) -> float:
    thinking = by_hints(retraced.game)

    def play_out(standing: int) -> None:
        appraise(retraced.first_of(standing), TRIED_PLAYOUTS, seat=0, seed=seed, thinking=thinking)

    return _cost(range(max(1, retraced.standings - 1)), TRIED_PLAYOUTS, play_out, clock)


def _cost(places: Sequence[int], size: int, work: Callable[[int], object], clock: Clock) -> float:
    """Time work at places all over the match, round after round, and return the seconds of a unit of it."""
    tried = [places[round(i * (len(places) - 1) / (TRIALS - 1))] for i in range(TRIALS)]
    start, now, rounds = clock(), 0.0, 0
    while now < TRIAL_SECONDS:
        for place in tried:
            work(place)
        now, rounds = clock() - start, rounds + 1
    return now / (rounds * TRIALS * size)


def worded(found: Findings, lang: str) -> Review:
    """Put everything together, in the words of a language."""
    retraced, chances, judgement, plan, seconds = found
    words = retraced.game.words(lang)
    outcome = retraced.match.outcome()
    assert outcome is not None
    score = tuple(_score(retraced, place) for place in range(len(retraced.positions)))
    return Review(
        game=retraced.game.name,
        title=words.say(phrase("title")),
        settings=retraced.match.settings,
        ending=words.say(outcome.reason),
        winner=outcome.winner,
        moves=len(retraced.steps),
        seats=tuple(_seat(account, judgement, words) for account in accounts(retraced, chances)),
        curve=tuple(tuple(chances.win[standing].tolist()) for standing in retraced.standing),
        points=score,
        lead_changes=tuple(move for move, _ in leads(score)),
        events=tuple(_events(retraced, chances, words)),
        mistakes=tuple(_mistake(retraced, slip, words) for slip in judgement.slips[:SHOWN_SLIPS]),
        plan=plan,
        playouts=chances.playouts,
        seconds=seconds,
    )


def _seat(account: Account, judgement: Judgement, words: Words) -> Seat:
    seat = account.seat
    return Seat(
        **msgspec.structs.asdict(account),
        name=words.say(phrase(f"seat-{seat}")),
        decisions=judgement.decisions[seat],
        agreed=judgement.agreed[seat],
        forms=words.forms(f"seat-{seat}"),
    )


def _score(retraced: Retraced, place: int) -> tuple[int, ...]:
    s = retraced.positions[place][0]
    return tuple(int(retraced.game.points(s, seat)) for seat in range(retraced.game.seats))


def leads(points: Sequence[tuple[int, ...]]) -> Iterator[tuple[int, int]]:
    """Tell after which moves which seat took the lead from another; a tie keeps it where it was."""
    leader = None
    for move, score in enumerate(points):
        ahead = [seat for seat, own in enumerate(score) if own == max(score)]
        if len(ahead) == 1:
            if leader not in (None, ahead[0]):
                yield move, ahead[0]
            leader = ahead[0]


def _events(retraced: Retraced, chances: Chances, words: Words) -> Iterator[Swing]:
    """Gather what changed something; what chance does in a row is one event."""
    for group in _groups(retraced):
        first, last = group[0], group[-1]
        before, after = retraced.standing[first], retraced.standing[last + 1]
        if before != after:
            seat = retraced.steps[first].seat
            effects = chances.win[after] - chances.win[before]
            lines = [words.say(told(retraced, place)) for place in group]
            yield Swing(
                first=first + 1,
                last=last + 1,
                seat=None if seat == CHANCE else seat,
                effects=tuple(effects.tolist()),
                words=_once_each(lines),
            )


def _groups(retraced: Retraced) -> Iterator[list[int]]:
    for is_chance, group in groupby(
        range(len(retraced.steps)), key=lambda place: retraced.steps[place].seat == CHANCE
    ):
        places = list(group)
        yield from [places] if is_chance else [[place] for place in places]


def _once_each(lines: list[str]) -> str:
    """Say the same line several times in a row only once."""
    counted = ((line, len(list(same))) for line, same in groupby(lines))
    return " ".join(line if times == 1 else f"{line} (x{times})" for line, times in counted)


def told(retraced: Retraced, place: int) -> Phrase:
    """Say what happened as whoever saw most of it knows it: after a match nothing is secret."""
    before, after = retraced.positions[place : place + 2]
    action = retraced.steps[place].action
    viewers = (SPECTATOR, *range(retraced.game.seats))
    public, *private = (retraced.game.tell(before[0], action, after[0], viewer) for viewer in viewers)
    return next((line for line in private if line != public), public)


def _mistake(retraced: Retraced, slip: Slip, words: Words) -> Mistake:
    s = retraced.positions[slip.place][0]
    return Mistake(
        move=slip.place + 1,
        seat=slip.seat,
        played=words.say(retraced.game.label(s, slip.played)),
        better=words.say(retraced.game.label(s, slip.better)),
        win=slip.win,
        loss=slip.loss,
        error=slip.error,
    )
