"""What a game says of matches that belong together: the stages of a series, and what may be kept between."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from sideline.engine.settings import Value
from sideline.engine.words import Phrase


class Stage(NamedTuple):
    """One match of a campaign, or one round of a tournament: its settings, and what may be kept after it.

    What costs no more than the `threshold` may be kept. `title` names the opponent of a campaign.
    """

    settings: Mapping[str, Value]
    threshold: int
    title: Phrase | None = None


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
