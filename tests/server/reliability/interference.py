"""R7: what the server sends to a viewer is the same, byte for byte, when everything hidden is dealt again.

    PYTHONPATH=tests python -m server.reliability.interference --states 100000

For states of matches played at random (as printed and in every variant) and for every seat and a spectator,
all that is hidden from the viewer is dealt again; then position, view, text board, options with their words,
odds and aims, and the refusal of what is not an option must not change. The step that follows is told and
shown alike in both worlds, unless by that step the viewer comes to see a difference. Where it is told alike,
and reveals and scores nothing, the viewer's page hears as many frames of the same size and content.
"""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

import numpy as np
from server.reliability.runs import Piece, command, in_parallel, pieces, show, ways_to_play

from sideline.engine import advance, registry
from sideline.engine.errors import IllegalAction
from sideline.engine.game import NOBODY, Game
from sideline.engine.hidden import as_seen_by
from sideline.engine.history import History
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.engine.settings import Values
from sideline.engine.words import LANGUAGES
from sideline.server.protocol.messages import Changed, Clocks
from sideline.server.protocol.sight import Line, Reason
from sideline.server.table import seen
from sideline.server.table.audience import Audience, frame_of
from sideline.server.table.course import Course
from sideline.server.table.reasons import reasons
from sideline.server.table.seen import Eye, Told
from sideline.testing.walks import any_action, viewers

SEED = bytes(range(32))
CLOCKS = Clocks("none", (0.0, 0.0), None)


class Leak(AssertionError):
    """What a viewer is sent depends on what is hidden from it."""


@dataclass(frozen=True)
class Moment:
    """A state on the way through a match, and what was done there."""

    game: Game
    values: Values
    states: States
    seat: int
    action: int
    number: int


def moments(
    game: Game, ways: list[Values], luck: random.Random, per_match: int, furthest: int | None
) -> Iterator[Moment]:
    """Play matches at random, in one way after the other, and stop now and then; never ends."""
    for values in cycle(ways):
        passed = list(islice(steps(game, values, luck), furthest))
        yield from luck.sample(passed, min(per_match, len(passed)))


def steps(game: Game, values: Values, luck: random.Random) -> Iterator[Moment]:
    states, out = game.new(1, values), np.zeros(game.actions, np.int64)
    rng = new_rng(luck.randrange(2**32))
    game.deal(states[0])
    while (seat := int(game.to_act(states[0]))) != NOBODY:
        action = any_action(game, states[0], rng, out)
        yield Moment(game, values, states.copy(), seat, action, luck.randrange(2**32))
        game.play(states[0], action)


def match_in(game: Game, values: Values, states: States) -> Match:
    """A match that stands in a state, with nothing behind it."""
    match = Match.__new__(Match)
    match.game, match.settings, match.log = game, dict(values), History()
    match._seed, match._past, match._latest = None, History(), ()
    match._stand_at(advance.found(game, states))
    return match


def stepped(moment: Moment, states: States, action: int) -> Match:
    """A match in which one action has been done in a state, chosen or drawn by whoever was to act."""
    match = match_in(moment.game, moment.values, states.copy())
    match._advance(action)
    return match


def course_of(match: Match) -> Course:
    return Course(match, match.to_act, version=len(match.log), versions=History([1] * len(match.log)))


def sent(match: Match, eye: Eye) -> str:
    """Write all that the server would send to a viewer about where a match stands."""
    course = course_of(match)
    position = seen.position(course, eye, SEED)
    if position.options and course.to_act not in eye.seats:
        raise Leak(f"{match.game.name}: options for {eye}, who is not asked")
    frame = frame_of(Changed(position, (), CLOCKS))
    if SEED.hex() in frame:
        raise Leak(f"{match.game.name}: the seed for {eye}")
    return frame


def told(match: Match, eye: Eye) -> tuple[Line, ...]:
    """Give the lines of the log as the server would."""
    return Told().whole(course_of(match), eye)


class Listener:
    """An open page that keeps what it hears."""

    token: str | None = None

    def __init__(self, eye: Eye) -> None:
        self.eye, self.heard = eye, list[str]()

    def tell(self, frame: str) -> None:
        self.heard.append(frame)

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


def heard(match: Match, eye: Eye) -> list[str]:
    """Return the frames that a page hears of what has happened in a match."""
    audience, page = Audience(SEED), Listener(eye)
    audience.pages.add(page)
    audience.tell_change(course_of(match), 0, CLOCKS)
    return page.heard


def refusal(match: Match, eye: Eye, number: int) -> tuple[str, tuple[Reason, ...]]:
    """Say why something that is not an option is refused, by its number and by what it points at."""
    if match.to_act not in eye.seats:
        return "", ()
    action = number % match.game.actions
    why = reasons(match, eye, match.game.aim(match.state, action).things)
    try:
        match._checked(action)
    except IllegalAction as refused:
        return match.game.words(eye.lang).say(refused.phrase), why
    return "", why


def eye_of(viewer: int, number: int) -> Eye:
    """The eye of a seat or of a spectator, with a text board, in either language or in phrases."""
    seats, lang = (viewer,) if viewer >= 0 else (), LANGUAGES[number % 2]
    return Eye(seats, lang, text=True, words=number % 3 > 0)  # type: ignore[arg-type]


def check_moment(moment: Moment) -> None:
    """Deal everything hidden again, for every viewer, and compare what each is sent."""
    here = match_in(moment.game, moment.values, moment.states)
    for viewer in viewers(moment.game):
        eye = eye_of(viewer, moment.number)
        states, given = as_seen_by(moment.states, viewer, new_rng(moment.number)), sent(here, eye)
        if states.tobytes() == moment.states.tobytes():
            continue
        there = match_in(moment.game, moment.values, states)
        if given != sent(there, eye):
            raise Leak(f"{moment.game.name}: the position of {eye}")
        if refusal(here, eye, moment.number) != refusal(there, eye, moment.number):
            raise Leak(f"{moment.game.name}: a refusal to {eye}")
        check_step(moment, states, eye)


def check_step(moment: Moment, states: States, eye: Eye) -> None:
    """Let the same move happen in both worlds; it is told alike if what the viewer sees then is alike.

    Once a match is over everything is open, the seed too.
    """
    action = same_move(moment, states)
    if action is None:
        return
    here, there = stepped(moment, moment.states, moment.action), stepped(moment, states, action)
    if here.is_over or there.is_over:
        return
    if told(here, eye) == told(there, eye):
        if not shows(moment.game, moment.states, moment.action) and not shows(moment.game, states, action):
            compare_frames(here, there, eye)
    elif sent(here, eye) == sent(there, eye):
        raise Leak(f"{moment.game.name}: the log for {eye}")


def shows(game: Game, states: States, action: int) -> bool:
    """Ask whether a game says that an action reveals something."""
    return bool(game.reveals(states[0], action))


def compare_frames(here: Match, there: Match, eye: Eye) -> None:
    """A page hears as many frames of the same sizes and content in both worlds, unless the score differs."""
    if here.points() != there.points():
        return
    frames, others = heard(here, eye), heard(there, eye)
    if len(frames) != len(others):
        raise Leak(f"{here.game.name}: the number of frames for {eye}")
    if [len(frame) for frame in frames] != [len(frame) for frame in others]:
        raise Leak(f"{here.game.name}: the size of a frame for {eye}")
    if frames != others:
        raise Leak(f"{here.game.name}: a frame for {eye}")


def same_move(moment: Moment, states: States) -> int | None:
    """Find the move of the moment in another world by how it is written; there may be none."""
    game = moment.game
    move = game.spell(moment.states[0], moment.action)
    legal = match_in(game, moment.values, states).legal()
    candidates = [moment.action, *legal] if moment.action in legal else legal
    return next((action for action in candidates if game.spell(states[0], action) == move), None)


def moments_of(piece: Piece, per_match: int, furthest: int | None = None) -> Iterator[Moment]:
    """Give as many moments of a game as a piece asks for, none further into a match than asked for."""
    luck = random.Random(f"{piece.game} {piece.seed}")
    source = moments(registry.load(piece.game), ways_to_play(piece.game), luck, per_match, furthest)
    return islice(source, piece.count)


def hides(moment: Moment) -> bool:
    """Ask whether there is a seat to act that does not know everything."""
    if moment.seat < 0:
        return False
    dealt = as_seen_by(moment.states, moment.seat, new_rng(moment.number))
    return dealt.tobytes() != moment.states.tobytes()


def check_piece(piece: Piece, furthest: int | None = None) -> int:
    """Check so many states of a game; return how many there were."""
    checked = 0
    for moment in moments_of(piece, max(25, piece.count // 10), furthest):
        check_moment(moment)
        checked += 1
    return checked


def main() -> None:
    """Run the full form and print what came out; a leak ends it with its traceback."""
    asked = command(__doc__, states=100_000)
    for game in asked.games:
        began = time.monotonic()
        checked = sum(in_parallel(check_piece, list(pieces(game, asked.states)), asked.jobs))
        show("R7", began, game=game, states=checked, leaks=0)


if __name__ == "__main__":
    main()
