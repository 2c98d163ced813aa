"""Campaigns and tournaments on the wire."""

from typing import Any, Literal

import msgspec

from sideline.engine.words import Language
from sideline.lab.chances import Chance
from sideline.lab.figures.figure import Figure
from sideline.series.events import SeriesKind
from sideline.server.protocol.sight import Strict

SeriesState = Literal["open", "play", "keep", "wait", "over"]
RungState = Literal["won", "lost", "now", "ahead"]


class NewSeries(Strict, frozen=True):
    """A campaign or a cup that somebody wants; the others of a cup are bots, or people without a name.

    With `like` it is a campaign against the opponents of another one, in their order, by its settings.
    """

    game: str
    kind: SeriesKind
    name: str = ""
    lang: Language = "en"
    others: tuple[str, ...] = ()
    variant: str | None = None
    settings: dict[str, str] = msgspec.field(default_factory=dict)
    like: str = ""


class SeriesMade(Strict, frozen=True):
    """A series was begun."""

    series: str


class Enter(Strict, frozen=True):
    """Somebody wants a free place in a cup."""

    name: str = ""


class KeepWish(Strict, frozen=True):
    """A card that is to be kept, and the slot it takes."""

    card: str
    slot: str


class NextMatch(Strict, frozen=True):
    """Somebody plays on; `keep` says what is kept first, where something may be."""

    keep: tuple[KeepWish, ...] = ()


class EntrantInfo(Strict, frozen=True):
    """Who takes part; a place that is free has no name."""

    name: str
    bot: str | None
    free: bool


class TraitInfo(Strict, frozen=True):
    """Something a side is good at or looks for; a board knows its sign by the `kind`."""

    kind: str
    words: str
    number: int


class DeckInfo(Strict, frozen=True):
    """What somebody begins the next match with."""

    cards: int
    traits: tuple[TraitInfo, ...]


class Fortune(Strict, frozen=True):
    """What luck and own decisions changed for a seat, in win probability, over so many reviewed matches."""

    luck: float
    skill: float
    matches: int = 1


class RungInfo(Strict, frozen=True):
    """A match of a campaign: who is met, and what became of it or how it stands.

    `chance` is that of whoever asks, with what was kept for it; `fortune` comes with the review of the match.
    """

    number: int
    words: str
    name: str
    about: tuple[str, ...]
    traits: tuple[TraitInfo, ...]
    keeps: str
    state: RungState
    threshold: int
    points: tuple[int, ...]
    table: str | None
    kept: tuple[str, ...]
    chance: Chance | None
    fortune: Fortune | None


class PairInfo(Strict, frozen=True):
    """Two entrants of a cup that meet; a side that is not known yet, or has a bye, is nobody.

    Without a winner the points are those of the match as it stands.
    """

    sides: tuple[int | None, int | None]
    points: tuple[int, ...]
    winner: int | None
    table: str | None
    kept: tuple[str, ...]


class StandingInfo(Strict, frozen=True):
    """Where an entrant stands; luck and decisions are those of its matches that are reviewed."""

    entrant: int
    place: int
    played: int
    won: int
    scored: int
    conceded: int
    still_in: bool
    fortune: Fortune | None


class SlotInfo(Strict, frozen=True):
    """A place that a card may take, and what is there now; a card that was kept has a face for the board."""

    place: str
    words: str
    card: str = ""
    face: Any = None


class OfferInfo(Strict, frozen=True):
    """A card that may be kept; what it had best replace comes first."""

    kind: str
    heading: str
    card: str
    words: str
    cost: int
    gain: bool
    slots: tuple[SlotInfo, ...]
    face: Any = None


class BestRun(Strict, frozen=True):
    """A campaign that came far."""

    name: str
    wins: int
    when: float


class RunsInfo(Strict, frozen=True):
    """How far all campaigns of a game came that are over: how many there are, and what share this one passed.

    A few of them make no figure.
    """

    runs: int
    passed: float
    figure: Figure | None


class MySeries(Strict, frozen=True):
    """A campaign or a cup of the person who asks: how it stands, and whether that person may delete it."""

    id: str
    game: str
    title: str
    kind: SeriesKind
    state: SeriesState
    words: str
    deletable: bool


class SeriesShown(Strict, frozen=True):
    """A series as somebody sees it; `mine` is the place of whoever asks, `table` where to play now.

    `reckoning` says that chances are still being found out: who asks again is told them.
    """

    id: str
    game: str
    title: str
    kind: SeriesKind
    state: SeriesState
    mine: int | None
    entrants: tuple[EntrantInfo, ...]
    rungs: tuple[RungInfo, ...]
    rounds: tuple[tuple[PairInfo, ...], ...]
    standings: tuple[StandingInfo, ...]
    threshold: int
    offers: tuple[OfferInfo, ...]
    kept: tuple[SlotInfo, ...]
    table: str | None
    wins: int
    best: tuple[BestRun, ...]
    runs: RunsInfo | None
    deck: DeckInfo | None
    reckoning: bool
