"""What a viewer is told, and nothing else: all positions and lines that leave the server are built here."""

from bisect import bisect_right
from collections.abc import Hashable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from sideline.engine.game import NOBODY, SPECTATOR, Game
from sideline.engine.match import Match
from sideline.engine.steps import Event
from sideline.engine.words import Language, Phrase, phrase
from sideline.server.protocol.prospects import shown_odds
from sideline.server.protocol.sight import (
    End,
    Line,
    Position,
    Said,
    ShownOdds,
    ShownOption,
)
from sideline.server.protocol.speech import Say, speaker
from sideline.server.table.course import Course, Ending

MOST_OPTIONS: Final = 20_000
"""So many options of a game are remembered, in each language."""

MOST_GAMES: Final = 32
"""For so many games and languages; a game with other cards is another one, and the longest unasked goes."""

Reckoned = Mapping[int, ShownOdds] | None


class Eye(NamedTuple):
    """Who looks: the seats held (none for a spectator), the language, and what is wanted in it.

    `text` asks for a text board, `words` for sentences in words instead of phrases.
    """

    seats: tuple[int, ...] = ()
    lang: Language = "en"
    text: bool = False
    words: bool = False

    @property
    def tongue(self) -> Language | None:
        """The language of sentences, or none where the page puts them into words."""
        return self.lang if self.words else None

    @property
    def sight(self) -> "Eye":
        """The same for all who are sent the same: without words and text the language makes no difference."""
        return self if self.words or self.text or self.lang == "en" else self._replace(lang="en")

    def voice(self, match: Match) -> Say:
        """Return how a match is spoken of to one who looks."""
        return speaker(match.game.package, self.tongue)

    def say(self, match: Match, what: Phrase) -> Said:
        """Say something about a match, of the game's own or of the server's."""
        return self.voice(match)(what)


def position(
    course: Course, eye: Eye, seed: bytes, *, is_live: bool = True, reckoned: Reckoned = None
) -> Position:
    """Build what one viewer sees now: options while the table is live, the seed when it is over.

    Odds are found out here, unless they are given as they were found out elsewhere, as far as they were.
    """
    match, viewer = course.match, viewer_of(course, eye)
    view = match.view(viewer)
    is_asked = is_live and course.is_up_to(eye.seats)
    return Position(
        version=course.version,
        viewer=viewer,
        to_act=course.to_act,
        points=match.points(),
        view=view,
        prompt=eye.say(match, match.game.ask(match.state)) if is_asked else "",
        options=options(match, eye, reckoned) if is_asked else (),
        can_undo=can_undo(course, eye),
        board=view.text(eye.lang) if eye.text else "",
        end=ending(course, eye, seed) if course.is_over else None,
    )


def can_undo(course: Course, eye: Eye) -> bool:
    """Ask whether the last action was one's own and may be taken back."""
    last = course.match.log[-1].seat if course.match.log else NOBODY
    return last in eye.seats and not course.is_over and course.can_undo(last)


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


def options(match: Match, eye: Eye, reckoned: Reckoned = None) -> tuple[ShownOption, ...]:
    """List the options with all that belongs to them; only the holder of the seat to act may see them."""
    say = eye.voice(match)
    if reckoned is not None:
        return tuple(_option(match, action, say, reckoned) for action in match.legal())
    known = _remembered(match.game, eye.tongue)
    return tuple(_option_again(match, action, say, known) for action in match.legal())


@lru_cache(maxsize=MOST_GAMES)
def _remembered(game: Game, tongue: Language | None) -> dict[tuple[Hashable, bool], ShownOption]:
    """Return what was said of options that others may be like."""
    return {}


def _option_again(
    match: Match, action: int, say: Say, known: dict[tuple[Hashable, bool], ShownOption]
) -> ShownOption:
    """Say of an option what was said of one like it, if there was one."""
    likeness = match.game.likeness(match.state, action)
    if likeness is None:
        return _option(match, action, say, None)
    key = likeness, action in match.finals()
    shown = known.get(key)
    if shown is None:
        if len(known) >= MOST_OPTIONS:
            known.clear()
        shown = known[key] = _option(match, action, say, None)
    return shown


def _option(match: Match, action: int, say: Say, reckoned: Reckoned) -> ShownOption:
    game, s = match.game, match.state
    aim = game.aim(s, action)
    return ShownOption(
        action,
        game.spell(s, action),
        say(game.label(s, action)),
        aim.verb,
        aim.source,
        aim.target,
        aim.about,
        aim.mark,
        match.is_final(action),
        shown_odds(game.odds(s, action), say) if reckoned is None else reckoned.get(action),
    )


def ending(course: Course, eye: Eye, seed: bytes) -> End:
    """Tell how a finished match ended, and its seed."""
    match, outcome = course.match, course.match.outcome()
    if course.ending is not None:
        reason = eye.say(match, ending_phrase(course.ending))
        winner = course.ending.winner
        places = tuple(1 + (seat != winner) for seat in range(match.game.seats))
        return End(winner, match.points(), reason, seed.hex(), places)
    assert outcome is not None
    return End(outcome.winner, outcome.points, eye.say(match, outcome.reason), seed.hex(), outcome.places)


def ending_phrase(ended: Ending) -> Phrase:
    """Say how a match ended before its rules ended it."""
    return phrase(f"ended-{ended.kind}", who=phrase(f"seat-{ended.seat}"))


class Told:
    """The lines of a log as they were told, for every listener, in every language and in phrases."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int, Language | None], list[Line]] = {}

    def since(self, course: Course, eye: Eye, version: int) -> tuple[Line, ...]:
        """Return the lines after a version; those of version 0 tell what chance did at first."""
        lines = self._known(course, eye)
        first = bisect_right(lines, version, key=attrgetter("version"))
        return (*lines[first:], *closing(course, course.version, eye.voice(course.match)))

    def whole(self, course: Course, eye: Eye) -> tuple[Line, ...]:
        """Return every line."""
        return (*self._known(course, eye), *closing(course, course.version, eye.voice(course.match)))

    def _known(self, course: Course, eye: Eye) -> list[Line]:
        """Tell what has not been told yet; what was taken back since is forgotten."""
        listener = listener_of(eye)
        lines = self._lines.setdefault((listener, eye.tongue), [])
        while lines and not _stands(course, len(lines) - 1, lines[-1]):
            lines.pop()
        say, since = eye.voice(course.match), len(lines)
        news, fresh = course.match.happened(listener, since), course.versions[since:]
        lines += [line_of(event, version, say) for version, event in zip(fresh, news, strict=True)]
        return lines


def line_of(event: Event, number: int, say: Say) -> Line:
    """Tell what happened, under the number of its version or move."""
    return Line(number, say(event.text), event.seat, event.points, event.verb, event.moved)


def closing(course: Course, number: int, say: Say) -> tuple[Line, ...]:
    """Tell how a match ended before its rules ended it, if it did."""
    if course.ending is None:
        return ()
    return (Line(number, say(ending_phrase(course.ending)), course.ending.seat, course.match.points()),)


def _stands(course: Course, step: int, line: Line) -> bool:
    """Ask whether a step that was told is still part of the match: versions are never used twice."""
    return step < len(course.versions) and course.versions[step] == line.version
