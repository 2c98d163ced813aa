"""Planted leaks for R7: each lets something hidden out by another way, in any game that hides anything."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from zlib import crc32

import msgspec
import pytest

from sideline.engine.aim import Aim, Moved
from sideline.engine.game import SPECTATOR, Game
from sideline.engine.odds import Odds, Prospect
from sideline.engine.words import Phrase, phrase
from sideline.server.protocol.messages import Changed, Clocks
from sideline.server.protocol.sight import Line, Position
from sideline.server.table import seen
from sideline.server.table.audience import Audience
from sideline.server.table.course import Course
from sideline.server.table.seen import Eye, Told

Patch = pytest.MonkeyPatch


def digest(s: Any) -> int:
    """A number that changes with anything in a state, hidden or not."""
    return crc32(s.tobytes())


def whisper(s: Any) -> Phrase:
    """Words that every game has, with the secret in them."""
    return phrase("unknown-move", move=f"{digest(s)}")


# Leaks of a game


def view_of_the_next_seat(game: Game, patch: Patch) -> Game:
    """Show every seat what the next one sees."""

    def view(s: Any, viewer: int) -> Any:
        return game.view(s, viewer if viewer == SPECTATOR else (viewer + 1) % game.seats)

    return replace(game, view=view)


def view_of_a_seat_for_everybody(game: Game, patch: Patch) -> Game:
    """Show spectators what the last seat sees."""
    return replace(game, view=lambda s, viewer: game.view(s, game.seats - 1 if viewer < 0 else viewer))


def a_number_in_the_view(game: Game, patch: Patch) -> Game:
    """Let the first number of the view depend on what is hidden."""

    def view(s: Any, viewer: int) -> Any:
        shown = game.view(s, viewer)
        name = next(name for name in shown.__struct_fields__ if isinstance(getattr(shown, name), int))
        return msgspec.structs.replace(shown, **{name: getattr(shown, name) + digest(s) % 5})

    return replace(game, view=view)


def words_of_an_option(game: Game, patch: Patch) -> Game:
    """Say it in the words of an option."""
    return replace(game, label=lambda s, action: whisper(s))


def notation_of_an_option(game: Game, patch: Patch) -> Game:
    """Write it into the notation of an option."""
    return replace(game, spell=lambda s, action: f"{game.spell(s, action)} {digest(s)}")


def odds_that_look(game: Game, patch: Patch) -> Game:
    """Count it into the odds."""

    def odds(s: Any, action: int) -> Odds:
        cases = digest(s) % 101
        return Odds((Prospect(phrase("chance"), cases, 101), Prospect(phrase("chance"), 101 - cases, 101)))

    return replace(game, odds=odds)


def aim_that_points(game: Game, patch: Patch) -> Game:
    """Let an option point at it."""
    return replace(game, aim=lambda s, action: Aim("play", about=(f"hand:{digest(s)}",)))


def question_that_tells(game: Game, patch: Patch) -> Game:
    """Say it in the question over the options."""
    return replace(game, ask=whisper)


def finality_that_tells(game: Game, patch: Patch) -> Game:
    """Let it decide which options are final."""
    return replace(game, reveals=lambda s, action: bool(digest(s) % 2))


def refusal_that_tells(game: Game, patch: Patch) -> Game:
    """Say it in a refusal."""
    return replace(game, why_not=lambda s, action: whisper(s))


def log_of_what_was(game: Game, patch: Patch) -> Game:
    """Say in the log what the state was before."""
    return replace(game, tell=lambda before, action, after, viewer: whisper(before))


def log_of_what_is(game: Game, patch: Patch) -> Game:
    """Say in the log what the state is after."""
    return replace(game, tell=lambda before, action, after, viewer: whisper(after))


def face_of_what_moved(game: Game, patch: Patch) -> Game:
    """Turn it up on what moved."""

    def show(before: Any, action: int, after: Any, viewer: int) -> tuple[Moved, ...]:
        return (Moved("card", shows=f"{digest(after)}"),)

    return replace(game, show=show)


def verb_of_a_line(game: Game, patch: Patch) -> Game:
    """Name what was done by it."""
    return replace(game, aim=lambda s, action: Aim(f"{digest(s)}"))


def order_of_the_options(game: Game, patch: Patch) -> Game:
    """List the options in an order that depends on what is hidden."""

    def legal(s: Any, out: Any) -> int:
        count = int(game.legal(s, out))
        turn = digest(s) % max(1, count)
        out[:count] = [*out[turn:count], *out[:turn]]
        return count

    return replace(game, legal=legal)


def points_that_tell(game: Game, patch: Patch) -> Game:
    """Count it into the score."""
    return replace(game, points=lambda s, seat: game.points(s, seat) + digest(s) % 2)


# Leaks of the server


def spoilt(patch: Patch, change: Callable[[Course, Eye, Position], dict[str, Any]]) -> None:
    """Let the server change every position before it leaves."""
    honest = seen.position

    def position(course: Course, eye: Eye, seed: bytes, **more: Any) -> Position:
        shown = honest(course, eye, seed, **more)
        return msgspec.structs.replace(shown, **change(course, eye, shown))

    patch.setattr(seen, "position", position)


def length_of_the_board(game: Game, patch: Patch) -> Game:
    """Let only the length of the text board depend on what is hidden."""
    spoilt(patch, lambda course, eye, shown: {"board": shown.board + " " * (digest(course.match.state) % 4)})
    return game


def options_for_everybody(game: Game, patch: Patch) -> Game:
    """Show the options to those who are not asked."""
    spoilt(
        patch,
        lambda course, eye, shown: {"options": seen.options(course.match, eye)},
    )
    return game


def undo_that_tells(game: Game, patch: Patch) -> Game:
    """Let the button for taking back depend on what is hidden."""
    spoilt(patch, lambda course, eye, shown: {"can_undo": bool(digest(course.match.state) % 2)})
    return game


def seed_on_the_board(game: Game, patch: Patch) -> Game:
    """Write the seed under the board."""
    honest = seen.position

    def position(course: Course, eye: Eye, seed: bytes, **more: Any) -> Position:
        shown = honest(course, eye, seed, **more)
        return msgspec.structs.replace(shown, board=shown.board + seed.hex())

    patch.setattr(seen, "position", position)
    return game


def one_view_for_all(game: Game, patch: Patch) -> Game:
    """Show everybody what the seat to act sees."""
    patch.setattr(seen, "viewer_of", lambda course, eye: max(0, course.to_act))
    return game


def number_of_the_lines(game: Game, patch: Patch) -> Game:
    """Let the number of lines depend on what is hidden."""
    honest = Told.whole

    def whole(self: Told, course: Course, eye: Eye) -> tuple[Line, ...]:
        return (*honest(self, course, eye), *([Line(1, "", 0, ())] * (digest(course.match._past[0][0]) % 4)))

    patch.setattr(Told, "whole", whole)
    return game


def number_of_the_frames(game: Game, patch: Patch) -> Game:
    """Let the number of frames after a move depend on what was hidden before it."""
    honest = Audience.tell_change

    def tell_change(self: Audience, course: Course, since: int, clocks: Clocks) -> None:
        for _ in range(1 + digest(course.match._past[0][0]) % 4):
            honest(self, course, since, clocks)

    patch.setattr(Audience, "tell_change", tell_change)
    return game


def size_of_a_frame(game: Game, patch: Patch) -> Game:
    """Let the size of a frame after a move depend on what was hidden before it."""
    honest = Audience._change

    def change(self: Audience, course: Course, eye: Eye, since: int, clocks: Clocks) -> Changed:
        told = honest(self, course, eye, since, clocks)
        padded = clocks.kind + " " * (digest(course.match._past[0][0]) % 4)
        return msgspec.structs.replace(told, clocks=msgspec.structs.replace(clocks, kind=padded))

    patch.setattr(Audience, "_change", change)
    return game


LEAKS: list[Callable[[Game, Patch], Game]] = [
    view_of_the_next_seat,
    view_of_a_seat_for_everybody,
    a_number_in_the_view,
    words_of_an_option,
    notation_of_an_option,
    odds_that_look,
    aim_that_points,
    question_that_tells,
    finality_that_tells,
    refusal_that_tells,
    log_of_what_was,
    log_of_what_is,
    face_of_what_moved,
    verb_of_a_line,
    order_of_the_options,
    points_that_tell,
    length_of_the_board,
    options_for_everybody,
    undo_that_tells,
    seed_on_the_board,
    one_view_for_all,
    number_of_the_lines,
    number_of_the_frames,
    size_of_a_frame,
]
