"""A series as somebody sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sideline.engine.stages import Offer, Trait
from sideline.engine.words import Phrase, Words, phrase
from sideline.series.events import CardsKept, MatchOver
from sideline.series.series import Campaign, Cup, Fixture, Series, Sides
from sideline.server.lobby.series_desk import KeptSeries, may_forget, rungs_shown
from sideline.server.lobby.series_tidings import Place, Tidings
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.series import (
    DeckInfo,
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
    TraitInfo,
)

Faces = Callable[[str], Any]
"""How a card looks on its board, as the view of the game has it."""


def shown(kept: KeptSeries, token: str | None, lang: str, tidings: Tidings) -> SeriesShown:
    """Show a series to whoever holds a token, or none."""
    series, words, mine = kept.series, kept.series.game.words(lang), kept.entrant(token)
    fixture = next((one for one in series.fixtures() if mine in one.entrants), None)
    choice = None if mine is None else series.choices.get(mine)
    faces = faces_of(series)
    return SeriesShown(
        id=kept.id,
        game=series.begun.game,
        title=words.say(phrase("title")),
        kind=series.begun.kind,
        state=state_of(series, mine, fixture),
        mine=mine,
        entrants=tuple(entrants_of(series)),
        rungs=tuple(rungs_of(series, words, tidings)) if isinstance(series, Campaign) else (),
        rounds=tuple(rounds_of(series, words, tidings)) if isinstance(series, Cup) else (),
        standings=tuple(
            StandingInfo(*row, tidings.fortune_of(series, row.entrant)) for row in series.standings()
        ),
        threshold=series.stage(choice.after[0]).threshold if choice else fixture.threshold if fixture else 0,
        offers=tuple(offer_info(offer, words, faces) for offer in choice.offers) if choice else (),
        kept=tuple(kept_by(series, mine, words, faces)) if mine is not None else (),
        table=series.tables.get(fixture[:3]) if fixture else None,
        wins=series.wins if isinstance(series, Campaign) else 0,
        best=tidings.best,
        runs=tidings.runs,
        deck=None if mine is None else deck_of(series, mine, words),
        reckoning=tidings.is_reckoning,
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


def offer_info(offer: Offer, words: Words, faces: Faces) -> OfferInfo:
    """Show what may be kept."""
    return OfferInfo(
        kind=offer.kind,
        heading=words.say(phrase(f"keep-{offer.kind}")),
        card=offer.card,
        words=words.say(offer.name),
        cost=offer.cost,
        gain=offer.is_gain,
        slots=tuple(SlotInfo(slot.place, words.say(slot.holds)) for slot in offer.slots),
        face=faces(offer.card),
    )


def names_of(series: Series, words: Words) -> dict[str, str]:
    """Name every card that was ever offered."""
    return {offer.card: words.say(offer.name) for over in series.matches for offer in over.offers}


def kept_by(series: Series, entrant: int, words: Words, faces: Faces) -> list[SlotInfo]:
    """List what an entrant has kept, by the slot it takes."""
    names = names_of(series, words)
    return [SlotInfo(slot, names[card], card, faces(card)) for slot, card in series.kept[entrant].items()]


def faces_of(series: Series) -> Faces:
    """Return how cards look under the settings of a series, if the game draws any."""
    game = series.game
    if game.face is None:
        return lambda card: None
    face, s = game.face, game.new(1, series.begun.settings)[0]
    return lambda card: face(s, card)


def deck_of(series: Series, entrant: int, words: Words) -> DeckInfo | None:
    """Sum up the deck with which an entrant begins its next match, from the first seat."""
    game, values = series.game, series.begun.settings
    brought = game.brought(0, series.kept[entrant])
    deck = game.deck(game.new(1, {**values, **brought})[0], 0)
    return None if deck is None else DeckInfo(deck.cards, traits_of(deck.traits, words))


def traits_of(traits: Sequence[Trait], words: Words) -> tuple[TraitInfo, ...]:
    """Put into words what a side is good at or looks for."""
    return tuple(TraitInfo(trait.kind, words.say(trait.name), trait.number) for trait in traits)


def kept_after(series: Series, place: Place, names: Mapping[str, str]) -> tuple[str, ...]:
    """Name what was kept after a match."""
    return tuple(names[keep.card] for keep in series.kept_after.get(place, CardsKept(0)).cards)


def rungs_of(series: Campaign, words: Words, tidings: Tidings) -> list[RungInfo]:
    """List the matches of a campaign that are shown."""
    names = names_of(series, words)
    return [rung_info(series, number, words, names, tidings) for number in rungs_shown(series)]


def rung_info(
    series: Campaign, number: int, words: Words, names: Mapping[str, str], tidings: Tidings
) -> RungInfo:
    """Show one match of a campaign."""
    stage = series.stage(number)
    over = last_of(series, (number, 0))
    return RungInfo(
        number=number,
        words=said(stage.title, words),
        name=said(stage.name or stage.title, words),
        about=tuple(words.say(sentence) for sentence in stage.about),
        traits=traits_of(stage.traits, words),
        keeps=said(stage.keeps, words),
        state=rung_state(series, number),
        threshold=stage.threshold,
        points=tidings.live.get((number, 0), () if over is None else over.points),
        table=None if over is None else over.table,
        kept=kept_after(series, (number, 0), names),
        chance=tidings.chances.get(number),
        fortune=tidings.fortune_of(series, 0, number),
    )


def said(what: Phrase | None, words: Words) -> str:
    """Put a phrase into words, if there is one."""
    return "" if what is None else words.say(what)


def rung_state(series: Campaign, number: int) -> RungState:
    """Say what became of a match of a campaign."""
    if number <= series.wins:
        return "won"
    if series.is_over:
        return "lost"
    return "now" if number == series.wins + 1 else "ahead"


def last_of(series: Series, place: Place) -> MatchOver | None:
    """Return the match of two entrants that was played last."""
    played = [over for over in series.matches if (over.round, over.pair) == place]
    return played[-1] if played else None


def rounds_of(series: Cup, words: Words, tidings: Tidings) -> list[tuple[PairInfo, ...]]:
    """Show the bracket, round by round."""
    names = names_of(series, words)
    return [
        tuple(pair_info(series, (number, pair), sides, names, tidings) for pair, sides in enumerate(pairs))
        for number, pairs in enumerate(series.bracket(), start=1)
    ]


def pair_info(
    series: Cup, place: Place, sides: Sides, names: Mapping[str, str], tidings: Tidings
) -> PairInfo:
    """Show two entrants that meet, with their points in the order of the bracket."""
    tables = [table for at, table in series.tables.items() if at[:2] == place]
    return PairInfo(
        sides=sides,
        points=points_of(series, place, sides, tidings),
        winner=series.winner_of(*place),
        table=tables[-1] if tables else None,
        kept=kept_after(series, place, names),
    )


def points_of(series: Cup, place: Place, sides: Sides, tidings: Tidings) -> tuple[int, ...]:
    """Tell the points of two entrants, of the match as it stands or of the last one that is over."""
    over = last_of(series, place)
    if place in tidings.live:
        entrants = next((due.entrants for due in series.due() if due[:2] == place), ())
        points = tidings.live[place]
    elif over is not None:
        entrants, points = over.entrants, over.points
    else:
        return ()
    return tuple(points[entrants.index(side)] for side in sides if side is not None)
