"""What leaves the server for a viewer does not depend on what is hidden from it; planted leaks are caught."""

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from sideline.engine import advance, registry
from sideline.engine.game import SPECTATOR
from sideline.engine.hidden import as_seen_by
from sideline.engine.history import History
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.server.protocol.messages import Changed, Clocks
from sideline.server.protocol.sight import Position
from sideline.server.table import seen
from sideline.server.table.audience import Audience, frame_of
from sideline.server.table.course import Course
from sideline.server.table.seen import Eye

HIDING = [name for name, found in registry.listings().items() if found.load().redeal is not None]
HIDDEN_BY = {"five_on_the_floor": {"override_cards": "on"}}
SEED = bytes(range(32))
LONGEST = 160
EVERY = 8


class Leak(AssertionError):
    """A frame depends on what its viewer may not know."""


def courses(game: str) -> Iterator[Course]:
    """Stop now and then on the way through a match played at random."""
    luck = random.Random(game)
    match = Match(registry.load(game), HIDDEN_BY.get(game), seed=SEED)
    for number in range(LONGEST):
        if match.is_over:
            return
        match.play(luck.choice(match.legal()))
        if number % EVERY == 0 and not match.is_over:
            yield Course(match.fork(), match.to_act, versions=History(range(len(match.log))))


def dealt_again(course: Course, viewer: int, number: int) -> Course:
    """Return the same match with everything dealt again that the viewer cannot know."""
    match = course.match.fork()
    match._stand_at(advance.found(match.game, as_seen_by(match.states, viewer, new_rng(number))))
    return course._replace(match=match)


def frame(course: Course, eye: Eye) -> str:
    """Write all that a viewer is sent about where the match stands."""
    shown = seen.position(course, eye, SEED)
    return frame_of(Changed(shown, (), Clocks("none", (0.0, 0.0), None)))


def check_frames(game: str) -> None:
    for course in courses(game):
        for viewer in (SPECTATOR, *range(course.match.game.seats)):
            eye = Eye(() if viewer == SPECTATOR else (viewer,), text=True)
            sent = frame(course, eye)
            for number in range(2):
                other = dealt_again(course, viewer, number)
                if frame(other, eye) != sent:
                    raise Leak(f"viewer {viewer}")
            if SEED.hex() in sent or not_asked_but_told(course, eye):
                raise Leak(f"viewer {viewer}")


def not_asked_but_told(course: Course, eye: Eye) -> bool:
    """Ask whether somebody who is not to act gets options."""
    return course.to_act not in eye.seats and bool(seen.position(course, eye, SEED).options)


@pytest.mark.parametrize("game", HIDING)
def test_frames_do_not_depend_on_what_is_hidden(game: str) -> None:
    check_frames(game)


def to_the_wrong_viewer(course: Course, eye: Eye) -> int:
    return max(0, course.to_act)


def to_the_next_seat(course: Course, eye: Eye) -> int:
    return (eye.seats[0] + 1) % 2 if eye.seats else SPECTATOR


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize("leaky", [to_the_wrong_viewer, to_the_next_seat])
def test_a_planted_leak_is_caught(
    leaky: Callable[[Course, Eye], int], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seen, "viewer_of", leaky)
    with pytest.raises(Leak):
        check_frames(game)


@pytest.mark.parametrize("game", HIDING)
def test_a_planted_seed_and_planted_options_are_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seen.position

    def with_seed(course: Course, eye: Eye, seed: bytes) -> Position:
        return msgspec.structs.replace(honest(course, eye, seed), board=seed.hex())

    monkeypatch.setattr(seen, "position", with_seed)
    with pytest.raises(Leak):
        check_frames(game)

    def with_options(course: Course, eye: Eye, seed: bytes) -> Position:
        options = honest(course, eye._replace(seats=(0, 1)), seed).options
        return msgspec.structs.replace(honest(course, eye, seed), options=options)

    monkeypatch.setattr(seen, "position", with_options)
    with pytest.raises(Leak):
        check_frames(game)


@pytest.mark.parametrize("game", HIDING)
def test_the_log_of_a_shared_screen_is_what_a_spectator_is_told(game: str) -> None:
    course = list(courses(game))[-1]
    audience = Audience(SEED)
    told = {eye: audience._told.whole(course, eye) for eye in (Eye(), Eye((0,)), Eye((1,)), Eye((0, 1)))}
    assert told[Eye((0, 1))] == told[Eye()]
    assert len({len(lines) for lines in told.values()}) == 1
