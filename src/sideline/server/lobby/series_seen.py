"""A series as somebody sees it."""

from collections.abc import Sequence
from typing import Final

from sideline.engine.stages import Offer
from sideline.engine.words import Words, phrase
from sideline.series.events import CardsKept, MatchOver
from sideline.series.series import Campaign, Cup, Fixture, Series
from sideline.server.lobby.series_desk import KeptSeries, may_forget
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.series import (
    BestRun,
    EntrantInfo,
    MySeries,
    OfferInfo,
    PairInfo,
    RungInfo,
    RungState,
    SeriesShown,
    SeriesState,
    SlotInfo,
    StandingInfo,
)
from sideline.server.store.base import SeriesHead

AHEAD: Final = 3
"""So many matches of a campaign are shown that are still to come."""


def shown(kept: KeptSeries, token: str | None, lang: str, best: Sequence[SeriesHead]) -> SeriesShown:
    """Show a series to whoever holds a token, or none."""
    series, words, mine = kept.series, kept.series.game.words(lang), kept.entrant(token)
    fixture = next((one for one in series.fixtures() if mine in one.entrants), None)
    choice = None if mine is None else series.choices.get(mine)
    return SeriesShown(
        id=kept.id,
        game=series.begun.game,
        title=words.say(phrase("title")),
        kind=series.begun.kind,
        state=state_of(series, mine, fixture),
        mine=mine,
        entrants=tuple(entrants_of(series)),
        rungs=tuple(rungs_of(series, words)) if isinstance(series, Campaign) else (),
        rounds=tuple(rounds_of(series, words)) if isinstance(series, Cup) else (),
        standings=tuple(StandingInfo(*row) for row in series.standings()),
        threshold=threshold_of(series, choice.after[0]) if choice else fixture.threshold if fixture else 0,
        offers=tuple(offer_info(offer, words) for offer in choice.offers) if choice else (),
        kept=tuple(kept_by(series, mine, words)) if mine is not None else (),
        table=series.tables.get(fixture[:3]) if fixture else None,
        wins=series.wins if isinstance(series, Campaign) else 0,
        best=tuple(BestRun(head.name, head.wins, head.created) for head in best),
    )


def my_series(kept: KeptSeries, token: str | None, lang: str) -> MySeries:
    """Tell whoever takes part how a series stands."""
    series, words, mine = kept.series, kept.series.game.words(lang), kept.entrant(token)
    if mine is None:
        raise Refusal("forbidden", "no-entrant")
    fixture = next((one for one in series.fixtures() if mine in one.entrants), None)
    return MySeries(
        id=kept.id,
        game=series.begun.game,
        title=words.say(phrase("title")),
        kind=series.begun.kind,
        state=state_of(series, mine, fixture),
        words=words.say(fixture.title) if fixture and fixture.title else "",
        deletable=may_forget(series, mine),
    )


def state_of(series: Series, mine: int | None, fixture: Fixture | None) -> SeriesState:
    """Say what a series waits for, through the eyes of an entrant or of anybody."""
    if series.is_over:
        return "over"
    if mine is None and series.free:
        return "open"
    if mine in series.choices:
        return "keep"
    return "play" if fixture is not None else "wait"


def entrants_of(series: Series) -> list[EntrantInfo]:
    """List who takes part."""
    return [
        EntrantInfo(series.name(place), entrant.bot or None, place in series.free)
        for place, entrant in enumerate(series.begun.entrants)
    ]


def threshold_of(series: Series, number: int) -> int:
    """Return how dear a card may be that is kept after a match."""
    if isinstance(series, Campaign):
        return series.rung(number).threshold
    stage = series.game.stage
    return 0 if stage is None else stage(number).threshold


def offer_info(offer: Offer, words: Words) -> OfferInfo:
    """Show what may be kept."""
    return OfferInfo(
        kind=offer.kind,
        heading=words.say(phrase(f"keep-{offer.kind}")),
        card=offer.card,
        words=words.say(offer.name),
        cost=offer.cost,
        gain=offer.is_gain,
        slots=tuple(SlotInfo(slot.place, words.say(slot.holds)) for slot in offer.slots),
    )


def names_of(series: Series, words: Words) -> dict[str, str]:
    """Name every card that was ever offered."""
    return {offer.card: words.say(offer.name) for over in series.matches for offer in over.offers}


def kept_by(series: Series, entrant: int, words: Words) -> list[SlotInfo]:
    """List what an entrant has kept, by the slot it takes."""
    names = names_of(series, words)
    return [SlotInfo(slot, names[card]) for slot, card in series.kept[entrant].items()]


def kept_after(series: Series, number: int, pair: int, words: Words) -> tuple[str, ...]:
    """Name what was kept after a match."""
    names = names_of(series, words)
    return tuple(names[keep.card] for keep in series.kept_after.get((number, pair), CardsKept(0)).cards)


def rungs_of(series: Campaign, words: Words) -> list[RungInfo]:
    """List the matches of a campaign: those played, the one to play, and a few more."""
    reached = series.wins + 1
    last = reached if series.is_over else reached + AHEAD
    return [rung_info(series, number, words) for number in range(1, last + 1)]


def rung_info(series: Campaign, number: int, words: Words) -> RungInfo:
    """Show one match of a campaign."""
    fixture = series.rung(number)
    over = last_of(series, number, 0)
    return RungInfo(
        number=number,
        words="" if fixture.title is None else words.say(fixture.title),
        state=rung_state(series, number),
        threshold=fixture.threshold,
        points=() if over is None else over.points,
        table=None if over is None else over.table,
        kept=kept_after(series, number, 0, words),
    )


def rung_state(series: Campaign, number: int) -> RungState:
    """Say what became of a match of a campaign."""
    if number <= series.wins:
        return "won"
    if series.is_over:
        return "lost"
    return "now" if number == series.wins + 1 else "ahead"


def last_of(series: Series, number: int, pair: int) -> MatchOver | None:
    """Return the match of two entrants that was played last."""
    played = [over for over in series.matches if (over.round, over.pair) == (number, pair)]
    return played[-1] if played else None


def rounds_of(series: Cup, words: Words) -> list[tuple[PairInfo, ...]]:
    """Show the bracket, round by round."""
    return [
        tuple(pair_info(series, number, pair, words) for pair in range(2 ** (series.rounds - number)))
        for number in range(1, series.rounds + 1)
    ]


def pair_info(series: Cup, number: int, pair: int, words: Words) -> PairInfo:
    """Show two entrants that meet, with their points in the order of the bracket."""
    sides = series.pairs(number)[pair]
    over = last_of(series, number, pair)
    points: tuple[int, ...] = ()
    if over is not None:
        points = tuple(over.points[over.entrants.index(side)] for side in sides if side is not None)
    tables = [table for place, table in series.tables.items() if place[:2] == (number, pair)]
    return PairInfo(
        sides=sides,
        points=points,
        winner=series.winner_of(number, pair),
        table=tables[-1] if tables else None,
        kept=kept_after(series, number, pair, words),
    )
