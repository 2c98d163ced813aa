"""What a viewer is told, and nothing else: all positions and lines that leave the server are built here."""

from bisect import bisect_right
from operator import attrgetter
from typing import Literal, NamedTuple

from sideline.engine.game import NOBODY, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.odds import Odds
from sideline.engine.words import Words, phrase, words_of
from sideline.server.course import Course, Ending
from sideline.server.wire import Choice, End, Line, Position

Lang = Literal["en", "fr"]
PACKAGE = "sideline.server"


class Eye(NamedTuple):
    """Who looks: the seats held (none for a spectator), the language, and whether a text board is wanted."""

    seats: tuple[int, ...] = ()
    lang: Lang = "en"
    text: bool = True


def say(lang: str, key: str, **args: int | str) -> str:
    """Say something in the server's own words."""
    return words_of(PACKAGE, lang).say(phrase(key, **args))


def position(course: Course, eye: Eye, seed: bytes, *, is_live: bool = True) -> Position:
    """Build what one viewer sees now: options while the table is live, the seed when it is over."""
    match, viewer = course.match, viewer_of(course, eye)
    view = match.view(viewer)
    is_asked = is_live and course.to_act in eye.seats
    return Position(
        version=course.version,
        viewer=viewer,
        to_act=course.to_act,
        points=match.points(),
        view=view,
        board=view.text(eye.lang) if eye.text else "",
        options=choices(match, eye.lang) if is_asked else (),
        can_undo=can_undo(course, eye),
        end=ending(course, eye.lang, seed) if course.is_over else None,
    )


def can_undo(course: Course, eye: Eye) -> bool:
    """Ask whether the last action was one's own and may be taken back."""
    last = course.match.log[-1].seat if course.match.log else NOBODY
    return last in eye.seats and not course.is_over and course.match.can_undo(last)


def viewer_of(course: Course, eye: Eye) -> int:
    """Return whose view is shown: of several seats the one to act, or else the one that acted last."""
    if len(eye.seats) <= 1:
        return eye.seats[0] if eye.seats else SPECTATOR
    if course.to_act in eye.seats:
        return course.to_act
    own_steps = (step.seat for step in reversed(course.match.log) if step.seat in eye.seats)
    return next(own_steps, eye.seats[0])


def listener_of(eye: Eye) -> int:
    """Return whose log is told: a screen that is shared by several seats shows what a spectator may know."""
    return eye.seats[0] if len(eye.seats) == 1 else SPECTATOR


def choices(match: Match, lang: str) -> tuple[Choice, ...]:
    """List the options with their words and their odds; only the holder of the seat to act may see them."""
    words = match.game.words(lang)
    return tuple(
        Choice(option.action, option.move, words.say(option.label), _chance(match.odds(option.action), words))
        for option in match.options()
    )


def _chance(odds: Odds | None, words: Words) -> str | None:
    """Tell the chance of what one hopes for."""
    if odds is None:
        return None
    hoped_for = odds.prospects[0]
    return f"{100 * hoped_for.cases / hoped_for.of:.0f} % {words.say(hoped_for.what)}"


def ending(course: Course, lang: str, seed: bytes) -> End:
    """Tell how a finished match ended, and its seed."""
    outcome = course.match.outcome()
    if course.ending is not None or outcome is None:
        assert course.ending is not None
        reason = ending_words(course.ending, course.match, lang)
        return End(course.ending.winner, course.match.points(), reason, seed.hex())
    reason = course.match.game.words(lang).say(outcome.reason)
    return End(outcome.winner, outcome.points, reason, seed.hex())


def ending_words(ended: Ending, match: Match, lang: str) -> str:
    """Say how a match ended before its rules ended it."""
    return say(lang, f"ended-{ended.kind}", who=match.game.words(lang).say(phrase(f"seat-{ended.seat}")))


class Told:
    """The lines of a log as they were told, for every listener and language."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int, str], list[Line]] = {}

    def since(self, course: Course, eye: Eye, version: int) -> tuple[Line, ...]:
        """Return the lines after a version; those of version 0 tell what chance did at first."""
        lines = self._known(course, eye)
        first = bisect_right(lines, version, key=attrgetter("version"))
        return (*lines[first:], *_closing(course, eye))

    def whole(self, course: Course, eye: Eye) -> tuple[Line, ...]:
        """Return every line."""
        return (*self._known(course, eye), *_closing(course, eye))

    def _known(self, course: Course, eye: Eye) -> list[Line]:
        """Tell what has not been told yet; what was taken back since is forgotten."""
        listener = listener_of(eye)
        lines = self._lines.setdefault((listener, eye.lang), [])
        while lines and not _stands(course, len(lines) - 1, lines[-1]):
            lines.pop()
        words = course.match.game.words(eye.lang)
        news = course.match.tell(listener, since=len(lines))
        fresh = course.versions[len(lines) :]
        lines += [Line(version, words.say(line)) for version, line in zip(fresh, news, strict=True)]
        return lines


def _stands(course: Course, step: int, line: Line) -> bool:
    """Ask whether a step that was told is still part of the match: versions are never used twice."""
    return step < len(course.versions) and course.versions[step] == line.version


def _closing(course: Course, eye: Eye) -> tuple[Line, ...]:
    if course.ending is None:
        return ()
    return (Line(course.version, ending_words(course.ending, course.match, eye.lang)),)
