"""What a viewer is shown of a match, as it crosses the wire: positions, options, odds and lines of the log.

A field that has its default is left out of a frame; `web/src/wire.ts` says which may be missing.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sideline.engine.aim import Moved


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, gc=False):
    """A message with nothing in it that was not agreed upon; a value, so no garbage is looked for in it."""


class Lean(Strict, frozen=True, omit_defaults=True):
    """A message that leaves out fields with their default."""


class ShownPhrase(Lean, frozen=True):
    """Something to say: the key of a message in the .ftl files of the game, and what fills its gaps."""

    key: str
    args: dict[str, int | float | str | ShownPhrase] = {}


Said = str | ShownPhrase


class ShownProspect(Lean, frozen=True):
    """One thing that may happen, how likely it is, and the points it brings."""

    what: Said
    chance: float
    points: int = 0


class ShownPart(Lean, frozen=True):
    """One piece of a difficulty: the space, a defender, a bonus."""

    what: Said
    value: int


class ShownOdds(Lean, frozen=True):
    """What an option may lead to, what one hopes for first, and what its difficulty is made of."""

    prospects: tuple[ShownProspect, ...]
    parts: tuple[ShownPart, ...] = ()


class ShownOption(Lean, frozen=True):
    """A legal action: its number, its notation, its words, what it points at, and its odds.

    The things of `source` and `target` are touched to choose it; `about` is what else matters, `mark` a sign
    to print at the target. `final` says that it cannot be taken back or that somebody else goes on.
    """

    action: int
    move: str
    label: Said
    verb: str = ""
    source: tuple[str, ...] = ()
    target: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    mark: str = ""
    final: bool = False
    odds: ShownOdds | None = None


class Line(Lean, frozen=True):
    """A line of the log: what is said of it, who did it, what moved, and the score after it.

    `version` tells when it happened; `seat` is -1 for chance. Who holds several seats of a game with hidden
    hands gets the lines of a spectator: one screen shows one log to all who share it.
    """

    version: int
    text: Said
    seat: int
    points: tuple[int, ...]
    verb: str = ""
    moved: tuple[Moved, ...] = ()


class End(Strict, frozen=True):
    """How a match ended, and at which place every seat; the seed is told now."""

    winner: int | None
    points: tuple[int, ...]
    reason: Said
    seed: str
    places: tuple[int, ...]


class LessonGoal(Strict, frozen=True):
    """Something that a lesson shows, and whether it was done."""

    words: Said
    done: bool


class LessonStep(Strict, frozen=True):
    """Where a guided match is: what is said, the rules behind it, and an option to be shown.

    After the last step `hint` is missing, and everything may be played.
    """

    number: int
    of: int
    title: Said
    words: Said
    rules: tuple[str, ...]
    goals: tuple[LessonGoal, ...]
    hint: int | None


class Position(Lean, frozen=True):
    """What one viewer sees at a version; prompt and options are only for the holder of the seat to act.

    Who holds several seats is the viewer of the one to act, or else of the one that acted last. `board` is
    the text board, for those who asked for it.
    """

    version: int
    viewer: int
    to_act: int
    points: tuple[int, ...]
    view: Any
    prompt: Said = ""
    options: tuple[ShownOption, ...] = ()
    can_undo: bool = False
    board: str = ""
    end: End | None = None
    lesson: LessonStep | None = None


class Reason(Lean, frozen=True):
    """Why something cannot be done, and the paragraph of the rules that forbids it."""

    what: Said
    rule: str = ""
