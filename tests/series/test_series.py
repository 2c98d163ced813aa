"""Campaigns and tournaments: a log that only grows, and where it leads, whatever the game."""

import dataclasses
from collections.abc import Mapping
from typing import Any

import pytest

from sideline.bots.bot import named
from sideline.engine.game import Game
from sideline.engine.settings import Value
from sideline.engine.stages import Offer, Slot, Stage
from sideline.engine.words import phrase
from sideline.series.bracket import first_pairs, order_of, rounds_of
from sideline.series.events import (
    BadSeries,
    CardsKept,
    Entrant,
    Keep,
    MatchOver,
    Sealed,
    SeriesBegun,
    SeriesEvent,
    SeriesKind,
    opened,
    seal,
)
from sideline.series.playing import best_keeps, go_on
from sideline.series.series import MOST_ATTEMPTS, MOST_ENTRANTS, Campaign, Cup, Series, begin, fold
from sideline.testing.fuzz import operations
from sideline.testing.yardsticks.pig import GAME as PIG

SLOTS = (Slot("one", phrase("title")), Slot("two", phrase("title")))
CARD = Offer("card", "ace", 3, phrase("title"), SLOTS)
TOKEN = Offer("token", "coin", 1, phrase("title"), SLOTS)


def rung(number: int, luck: int, values: Mapping[str, Value]) -> Stage:
    return Stage({"target": 10 + number}, threshold=number)


def stage(number: int) -> Stage:
    return Stage({"target": 20}, threshold=number)


def offers(s: Any, seat: int, threshold: int) -> tuple[Offer, ...]:
    return (CARD, TOKEN)


def brought(seat: int, kept: Mapping[str, str]) -> dict[str, Value]:
    return {}


SERIAL: Game = dataclasses.replace(PIG, rung=rung, stage=stage, offers=offers, brought=brought)
BOT = named("random")


def begun(kind: SeriesKind, entrants: int, seed: int = 3) -> SeriesBegun:
    people = tuple(Entrant(f"bot {number}", "random") for number in range(entrants))
    return SeriesBegun(kind, SERIAL.name, SERIAL.rules_version, seed, {}, people)


def started(kind: SeriesKind, entrants: int) -> Series:
    return begin(SERIAL, begun(kind, entrants))


def over(
    number: int, pair: int, entrants: tuple[int, ...], places: tuple[int, ...], attempt: int = 1
) -> MatchOver:
    points = tuple(20 if place == 1 else 10 for place in places)
    return MatchOver(number, pair, attempt, entrants, points, places)


def test_a_campaign_goes_on_until_the_first_match_is_lost() -> None:
    campaign = started("campaign", 1)
    assert isinstance(campaign, Campaign)
    for number in (1, 2):
        assert [fixture.settings for fixture in campaign.fixtures()] == [{"target": 10 + number}]
        campaign.follow(over(number, 0, (0,), (1, 2)))
    campaign.follow(over(3, 0, (0,), (2, 1)))
    assert (campaign.wins, campaign.is_over, campaign.fixtures()) == (2, True, [])


def test_a_draw_is_played_again_and_after_twenty_the_lot_decides() -> None:
    campaign = started("campaign", 1)
    for attempt in range(1, MOST_ATTEMPTS):
        campaign.follow(over(1, 0, (0,), (1, 1), attempt))
        assert [(fixture.round, fixture.attempt) for fixture in campaign.fixtures()] == [(1, attempt + 1)]
    lucks = {campaign.luck_of(fixture._replace(attempt=n)) for fixture in campaign.fixtures() for n in (1, 2)}
    assert len(lucks) == 2
    campaign.follow(over(1, 0, (0,), (1, 1), MOST_ATTEMPTS))
    assert campaign.is_over or [fixture.round for fixture in campaign.fixtures()] == [2]


@pytest.mark.parametrize(
    ("entrants", "pairs"),
    [
        (2, [(0, 1)]),
        (3, [(0, None), (1, 2)]),
        (4, [(0, 3), (1, 2)]),
        (6, [(0, None), (3, 4), (1, None), (2, 5)]),
        (8, [(0, 7), (3, 4), (1, 6), (2, 5)]),
    ],
)
def test_the_first_meets_the_last_and_byes_go_to_the_first(
    entrants: int, pairs: list[tuple[int | None, int | None]]
) -> None:
    assert first_pairs(entrants) == pairs


def test_the_first_two_of_the_list_can_only_meet_in_the_final() -> None:
    for rounds in range(1, 6):
        order = order_of(rounds)
        half = len(order) // 2
        assert sorted(order) == list(range(2**rounds))
        assert (0 in order[:half]) != (1 in order[:half])
    assert [rounds_of(entrants) for entrants in (2, 3, 4, 5, 8, 9)] == [1, 2, 2, 3, 3, 4]


def test_a_cup_of_three_has_a_bye_and_a_final() -> None:
    cup = started("cup", 3)
    assert isinstance(cup, Cup)
    assert [(fixture.round, set(fixture.entrants)) for fixture in cup.fixtures()] == [(1, {1, 2})]
    cup.follow(over(1, 1, cup.fixtures()[0].entrants, (2, 1)))
    final = cup.fixtures()[0]
    assert (final.round, 0 in final.entrants, cup.champion) == (2, True, None)
    cup.follow(over(2, 0, final.entrants, (1, 2)))
    assert (cup.champion, cup.is_over, cup.fixtures()) == (final.entrants[0], True, [])
    assert [row.place for row in cup.standings()] == [1, 2, 3]


def test_who_got_further_by_a_bye_stands_above_who_lost_before() -> None:
    cup = started("cup", 3)
    first = cup.fixtures()[0].entrants
    cup.follow(over(1, 1, first, (1, 2)))
    final = cup.fixtures()[0].entrants
    cup.follow(over(2, 0, final, tuple(1 if who else 2 for who in final)))
    assert [row.entrant for row in cup.standings()] == [first[0], 0, first[1]]


def test_the_largest_cup_is_told_from_its_log_with_little_work() -> None:
    """A server tells it for every question, in its event loop."""
    cup = started("cup", MOST_ENTRANTS)
    events: list[SeriesEvent] = [cup.begun]
    while not cup.is_over:
        fixture = cup.fixtures()[0]
        events.append(over(fixture.round, fixture.pair, fixture.entrants, (1, 2)))
        cup.follow(events[-1])
    assert operations(lambda: fold(SERIAL, events).standings()) < 100_000


def test_whoever_may_keep_something_says_so_before_it_plays_on() -> None:
    campaign = started("campaign", 1)
    won = MatchOver(1, 0, 1, (0,), (20, 10), (1, 2), offers=(CARD, TOKEN))
    campaign.follow(won)
    assert (campaign.fixtures(), campaign.choices[0].offers) == ([], (CARD, TOKEN))
    campaign.follow(CardsKept(0, (Keep("ace", "two"), Keep("coin", "one"))))
    assert campaign.kept == [{"two": "ace", "one": "coin"}]
    assert [fixture.round for fixture in campaign.fixtures()] == [2]


@pytest.mark.parametrize(
    "keeps",
    [
        (Keep("king", "one"),),
        (Keep("ace", "three"),),
        (Keep("ace", "one"), Keep("ace", "two")),
        (Keep("ace", "one"), Keep("coin", "one")),
    ],
)
def test_what_may_not_be_kept_is_refused_and_nothing_changes(keeps: tuple[Keep, ...]) -> None:
    campaign = started("campaign", 1)
    campaign.follow(MatchOver(1, 0, 1, (0,), (20, 10), (1, 2), offers=(CARD, TOKEN)))
    with pytest.raises(BadSeries):
        campaign.follow(CardsKept(0, keeps))
    assert (campaign.kept, list(campaign.choices)) == ([{}], [0])


def test_bots_keep_the_first_of_every_kind_that_is_a_gain() -> None:
    poor = another(CARD, card="two", is_gain=False)
    assert best_keeps((poor, CARD, TOKEN)) == (Keep("ace", "one"), Keep("coin", "two"))


def another(offer: Offer, *, card: str, is_gain: bool) -> Offer:
    return Offer(offer.kind, card, offer.cost, offer.name, offer.slots, is_gain)


@pytest.mark.parametrize(("kind", "entrants"), [("campaign", 0), ("campaign", 2), ("cup", 1), ("cup", 65)])
def test_too_few_or_too_many_entrants_are_refused(kind: SeriesKind, entrants: int) -> None:
    with pytest.raises(BadSeries, match="take part"):
        started(kind, entrants)


def test_a_game_without_a_series_has_none() -> None:
    with pytest.raises(BadSeries, match="pig has no campaign"):
        begin(PIG, begun("cup", 2))


def test_what_cannot_follow_is_refused() -> None:
    campaign = started("campaign", 1)
    for event in (over(2, 0, (0,), (1, 2)), over(1, 1, (0,), (1, 2)), CardsKept(0), begun("campaign", 1)):
        with pytest.raises(BadSeries):
            campaign.follow(event)
    assert campaign.matches == []


def sealed(events: list[SeriesEvent]) -> list[Sealed]:
    entries: list[Sealed] = []
    for event in events:
        entries.append(seal(entries[-1].seal if entries else "", event))
    return entries


def test_bots_play_the_same_series_to_the_same_end_from_any_point_of_its_log() -> None:
    log: list[SeriesEvent] = [begun("cup", 3)]
    cup = fold(SERIAL, log)
    while go_on(cup, [BOT] * 3, log.append):
        pass
    assert cup.is_over
    for point in range(1, len(log)):
        again = list(log[:point])
        series = fold(SERIAL, opened(sealed(again)))
        while go_on(series, [BOT] * 3, again.append):
            pass
        assert again == log
        assert series.standings() == cup.standings()


def test_an_entry_that_was_changed_left_out_or_added_is_noticed() -> None:
    entries = sealed([begun("campaign", 1), over(1, 0, (0,), (1, 2)), over(2, 0, (0,), (1, 2))])
    assert len(opened(entries)) == 3
    lucky = entries[1]._replace(text=entries[1].text.replace("20", "30"))
    for broken in ([entries[0], lucky, entries[2]], [entries[0], entries[2]], entries[1:], []):
        with pytest.raises(BadSeries, match="broken"):
            opened(broken)
