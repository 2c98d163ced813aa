"""What happens in a series, as a log that only grows: each entry seals everything before it."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from sideline.engine.errors import SidelineError
from sideline.engine.settings import Value
from sideline.engine.stages import Offer

SeriesKind = Literal["campaign", "cup"]
SERIES_KINDS: Final[tuple[SeriesKind, ...]] = get_args(SeriesKind)
SEAL_BYTES: Final = 16


class BadSeries(SidelineError):
    """A series cannot be begun, read or carried on as asked."""


class Entrant(msgspec.Struct, frozen=True):
    """Who takes part: a bot by its name, or a person."""

    name: str
    bot: str = ""


class SeriesBegun(msgspec.Struct, frozen=True, tag="begun"):
    """A series begins: of which game, under which rules and settings, by which luck, and who takes part."""

    kind: SeriesKind
    game: str
    rules: int
    seed: int
    settings: dict[str, Value]
    entrants: tuple[Entrant, ...]


class MatchOver(msgspec.Struct, frozen=True, tag="match"):
    """A match of a series is over.

    `places` has the place of every seat; seats beyond the entrants are those of the game itself. The match is
    written down as a replay, or kept as a table. `offers` is what the winner may keep, if it plays on.
    """

    round: int
    pair: int
    attempt: int
    entrants: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    offers: tuple[Offer, ...] = ()
    replay: str = ""
    table: str = ""


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """A person has taken a free place among the entrants; what is kept of the token tells who it is."""

    entrant: int
    name: str
    token: str


class TableSet(msgspec.Struct, frozen=True, tag="table"):
    """A table is about to be set up for a match, under an id that is settled before it is there."""

    round: int
    pair: int
    attempt: int
    entrants: tuple[int, ...]
    table: str


class Keep(msgspec.Struct, frozen=True):
    """A card that is kept, and the slot it takes."""

    card: str
    slot: str


class CardsKept(msgspec.Struct, frozen=True, tag="kept"):
    """An entrant has chosen what it keeps, or that it keeps nothing."""

    entrant: int
    cards: tuple[Keep, ...] = ()


SeriesEvent = SeriesBegun | Entered | TableSet | MatchOver | CardsKept
READ: Final[msgspec.json.Decoder[SeriesEvent]] = msgspec.json.Decoder(SeriesEvent)


class Sealed(NamedTuple):
    """One entry of the log: its text, and the hash over it and everything before."""

    seal: str
    text: str


def seal(previous: str, event: SeriesEvent) -> Sealed:
    """Write an event down after the one that bears a seal; the first one comes after none."""
    text = msgspec.json.encode(event).decode()
    return Sealed(hashed(previous, text), text)


def hashed(previous: str, text: str) -> str:
    """Hash a text with the seal before it."""
    return blake2b(f"{previous}\n{text}".encode(), digest_size=SEAL_BYTES).hexdigest()


def opened(entries: Iterable[Sealed]) -> list[SeriesEvent]:
    """Read a log again, or refuse it: every seal has to fit."""
    events: list[SeriesEvent] = []
    previous = ""
    for number, entry in enumerate(entries, start=1):
        if entry.seal != hashed(previous, entry.text):
            raise BadSeries.of("series-broken-entry", number=number)
        events.append(_read(entry.text, number))
        previous = entry.seal
    if not events or not isinstance(events[0], SeriesBegun):
        raise BadSeries.of("series-broken-entry", number=1)
    return events


def _read(text: str, number: int) -> SeriesEvent:
    try:
        return READ.decode(text)
    except msgspec.DecodeError:
        raise BadSeries.of("series-broken-entry", number=number) from None


def check_keeps(offers: Sequence[Offer], keeps: Sequence[Keep]) -> None:
    """Refuse to keep what was not offered, two of a kind, or two in one slot."""
    by_card = {offer.card: offer for offer in offers}
    for keep in keeps:
        offer = by_card.get(keep.card)
        if offer is None or keep.slot not in {slot.place for slot in offer.slots}:
            raise BadSeries.of("series-not-offered", card=keep.card, slot=keep.slot)
    kinds = [by_card[keep.card].kind for keep in keeps]
    if len(set(kinds)) < len(kinds) or len({keep.slot for keep in keeps}) < len(keeps):
        raise BadSeries.of("series-one-of-each")
