"""What goes wrong, said in one sentence."""

from collections.abc import Sequence
from typing import Self

from sideline.engine.words import HOME, Filling, Phrase, phrase, words_of


class SidelineError(Exception):
    """A mistake that a person can mend; its text is one clear sentence, in English."""

    said: Phrase | None = None
    home: str = HOME
    """The package whose words say it."""

    @classmethod
    def of(cls, key: str, **args: Filling | Phrase) -> Self:
        """Make a mistake that can be told in any language: by a message of the engine."""
        return cls.by(HOME, key, **args)

    @classmethod
    def by(cls, home: str, key: str, **args: Filling | Phrase) -> Self:
        """Make a mistake that can be told in any language: with the words of a package and the engine's."""
        said = phrase(key, **args)
        mistake = cls(words_of(home, "en").say(said))
        mistake.said, mistake.home = said, home
        return mistake

    @property
    def what(self) -> Phrase | str:
        """What there is to say, as a part of another sentence; English where there is no message for it."""
        return str(self) if self.said is None else self.said

    def told(self, lang: str) -> str:
        """Say what went wrong, in a language if there is a message for it."""
        return " ".join(str(self).split()) if self.said is None else words_of(self.home, lang).say(self.said)


class UnknownGame(SidelineError):
    """No game goes by that name."""


class BadGame(SidelineError):
    """A game does not answer what every game must."""


class BadSetting(SidelineError):
    """A rule option or a number of the book is unknown, out of range or does not fit the others."""


class BadPack(BadSetting):
    """A pack of cards cannot be read, or is not the one that a match is played with."""

    faults: tuple[Phrase, ...] = ()

    @classmethod
    def found(cls, faults: Sequence[Phrase], home: str = HOME) -> Self:
        """Make a mistake of everything that is wrong with packs; its sentence tells the first of it."""
        first, more = faults[0], len(faults) - 1
        said = phrase("pack-faults", first=first, count=more) if more else first
        mistake = cls(words_of(home, "en").say(said))
        mistake.said, mistake.home, mistake.faults = said, home, tuple(faults)
        return mistake


class BadSeed(SidelineError):
    """A seed is not of the form asked for."""


class IllegalAction(SidelineError):
    """An action is not among the options; the phrase says why in any language."""

    def __init__(self, sentence: str, phrase: Phrase) -> None:
        super().__init__(sentence)
        self.phrase = phrase

    @property
    def what(self) -> Phrase:
        """What there is to say: it takes the words of the game."""
        return self.phrase


class CannotUndo(IllegalAction):
    """The last action may not be taken back."""


class BadReplay(SidelineError):
    """A replay cannot be read or does not verify."""
