"""What an option points at, and what an action moves: all that a board has to know to be touched and to move.

A thing is `kind:id` with an id that the view uses too, or a kind alone where there is only one (`ball`). A
place begins with `@`: `@pile`, `@hand:0`.
"""

from typing import Any

import msgspec

from sideline.engine.words import Phrase, phrase


class Aim(msgspec.Struct, frozen=True, gc=False):
    """What an option is about.

    `verb` is a word of the game, the same for options that differ only in their things. `source` is what is
    taken up first, `target` what it is put on, `about` what else matters: the defenders in the lane. `mark`
    is a sign of at most three letters to print at the target: a price, a half value.
    """

    verb: str
    source: tuple[str, ...] = ()
    target: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    mark: str = ""

    @property
    def things(self) -> tuple[str, ...]:
        """Everything that is touched to choose the option."""
        return self.source + self.target


class Moved(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that moved with an action.

    It goes from a thing or a place to another; without a start it appears, without an end it goes. `shows` is
    the face of a die or a card after it, for a viewer who may see it.
    """

    what: str
    start: str | None = None
    end: str | None = None
    shows: str | None = None


def no_aim(s: Any, action: int) -> Aim:
    """Point at nothing: the game is played from the list of options."""
    return Aim("")


def plain_question(s: Any) -> Phrase:
    """Ask what comes next, in words that fit every decision."""
    return phrase("what-now")


def no_show(before: Any, action: int, after: Any, viewer: int) -> tuple[Moved, ...]:
    """Show nothing that moved."""
    return ()
