"""What a game says of matches that belong together: the stages of a series, and what may be kept between."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from sideline.engine.settings import Value
from sideline.engine.words import Phrase


class Trait(NamedTuple):
    """Something a side is good at or looks for, and how much of it; a board knows its sign by the `kind`."""

    kind: str
    name: Phrase
    number: int


class Stage(NamedTuple):
    """One match of a campaign, or one round of a tournament: its settings, and what may be kept after it.

    What costs no more than the `threshold` may be kept; `keeps` says so. `title` tells the opponents of a
    campaign apart, `name` is what one of them is called, `about` says what it is like, a sentence each, and
    `traits` are what it looks for, the most wanted first.
    """

    settings: Mapping[str, Value]
    threshold: int
    title: Phrase | None = None
    name: Phrase | None = None
    about: tuple[Phrase, ...] = ()
    traits: tuple[Trait, ...] = ()
    keeps: Phrase | None = None


class Deck(NamedTuple):
    """What a side begins a match with: how many cards, and what they are good at together."""

    cards: int
    traits: tuple[Trait, ...]


class Slot(msgspec.Struct, frozen=True):
    """A place that something kept may take, and what is there now."""

    place: str
    holds: Phrase


class Offer(msgspec.Struct, frozen=True):
    """Something that may be kept; of each kind one. What it had best replace comes first.

    It is a gain if it is worth more than what it then replaces.
    """

    kind: str
    card: str
    cost: int
    name: Phrase
    slots: tuple[Slot, ...]
    is_gain: bool = True
