"""Bots play the matches of a series: the same luck and the same bots lead to the same end."""

from collections.abc import Callable, Sequence

from sideline.bots.bot import Bot, decide
from sideline.engine.game import Game
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.engine.stages import Offer
from sideline.engine.steps import sole_first
from sideline.series.events import CardsKept, Keep, MatchOver, SeriesEvent
from sideline.series.series import Fixture, Series

Told = Callable[[SeriesEvent], None]


def play_match(series: Series, fixture: Fixture, bots: Sequence[Bot]) -> Match:
    """Play a match to its end; the seats of the game itself have no choice and need no bot."""
    luck = series.luck_of(fixture)
    match = Match(series.game, fixture.settings, seed=luck, rules_version=series.begun.rules)
    rng = new_rng(int.from_bytes(luck[:7], "big"))
    while not match.is_over:
        options = match.legal()
        seat = match.to_act
        is_asked = len(options) > 1 and seat < len(fixture.entrants)
        match.play(decide(bots[fixture.entrants[seat]], match, rng) if is_asked else options[0])
    return match


def what_is_over(
    game: Game,
    fixture: Fixture,
    match: Match,
    *,
    last: bool,
    table: str = "",
    places: tuple[int, ...] | None = None,
) -> MatchOver:
    """Write down how a match ended and what its winner may keep; after the last one nothing is kept.

    Places are given for a match that was ended early.
    """
    places = match.places() if places is None else places
    winner = sole_first(places)
    offers: tuple[Offer, ...] = ()
    if winner is not None and winner < len(fixture.entrants) and not last:
        offers = game.offers(match.state, winner, fixture.threshold)
    return MatchOver(
        round=fixture.round,
        pair=fixture.pair,
        attempt=fixture.attempt,
        entrants=fixture.entrants,
        points=match.points(),
        places=places,
        offers=offers,
        replay="" if table else str(match),
        table=table,
    )


def best_keeps(offers: Sequence[Offer]) -> tuple[Keep, ...]:
    """Keep the first of every kind that is a gain, as bots do."""
    return placed([offer for offer in offers if offer.is_gain])


def placed(offers: Sequence[Offer]) -> tuple[Keep, ...]:
    """Keep the first of every kind, each where it had best go."""
    kept: dict[str, Keep] = {}
    taken: set[str] = set()
    for offer in offers:
        free = [slot.place for slot in offer.slots if slot.place not in taken]
        if free and offer.kind not in kept:
            kept[offer.kind] = Keep(offer.card, free[0])
            taken.add(free[0])
    return tuple(kept.values())


def go_on(series: Series, bots: Sequence[Bot], tell: Told) -> SeriesEvent | None:
    """Let one thing happen: something is kept, or a match is played. It is told before the series knows."""
    event: SeriesEvent | None = None
    if series.choices:
        choice = next(iter(series.choices.values()))
        event = CardsKept(choice.entrant, best_keeps(choice.offers))
    elif fixtures := series.fixtures():
        match = play_match(series, fixtures[0], bots)
        event = what_is_over(series.game, fixtures[0], match, last=series.is_last(fixtures[0]))
    if event is not None:
        tell(event)
        series.follow(event)
    return event
