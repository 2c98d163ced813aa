"""Odds: what an action may lead to, exactly, and what its difficulty is made of."""

from fractions import Fraction

import msgspec

from sideline.engine.words import Phrase


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """One thing that may happen: so many of all the equally likely cases, worth so many points."""

    what: Phrase
    cases: int
    of: int
    points: int = 0

    @property
    def chance(self) -> Fraction:
        """The exact probability."""
        return Fraction(self.cases, self.of)


class Part(msgspec.Struct, frozen=True, gc=False):
    """One piece of a difficulty: the space, a defender, a bonus."""

    what: Phrase
    value: int


class Odds(msgspec.Struct, frozen=True, gc=False):
    """What an action may lead to; the cases of all prospects add up to the whole."""

    prospects: tuple[Prospect, ...]
    parts: tuple[Part, ...] = ()
