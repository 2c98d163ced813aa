"""Campaign and tournament: rising opponents, cards that are kept, and decks that stay at twelve."""

from typing import Any

import pytest
from msgspec.structs import replace
from nba_deck.positions import AWAY, HOME, KIND, codes

from sideline.bots.bot import named
from sideline.engine.errors import BadSetting
from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.engine.stages import Offer
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.charts import BENCH_SLOTS, CARD_IDS, MEDAL_IDS, PROFILE_IDS, TACTIC_SLOTS
from sideline.games.nba_deck.series import brought, deck, face, offers, rung, stage
from sideline.games.nba_deck.state import NOTHING, Phase
from sideline.games.nba_deck.state.pieces import Place
from sideline.games.nba_deck.view.printing import printed
from sideline.series.events import BadSeries, Entrant, MatchOver, SeriesBegun
from sideline.series.playing import best_keeps, go_on, play_match, what_is_over
from sideline.series.series import Campaign, Cup, begin

BENCH = "R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-AF1 R-AF2 R-P1"
BASE = "B01 B02 B03 B06 B07"
ALL_STARS = {f"kept_athletes.home.{slot}": 100 - place for place, slot in enumerate(BENCH_SLOTS)}
KINDLY: dict[str, Any] = {"pile_size": 8, "mismatch": "own_turn", **ALL_STARS}
"""Short matches with seven stars in the first deck, which a quick bot wins against the automatic side."""


def laid_out(**values: Any) -> Any:
    """Play a match by the first options as far as the first turn."""
    match = Match(GAME, {"first_player": "home", **values})
    while match.state.turn == 0:
        match.play(match.legal()[0])
    return match.state


def held(s: Any, seat: int) -> list[str]:
    """List the cards of a side that are not on its court."""
    cards = [*s.hand[seat, : s.hand_size[seat]], *s.deck[seat, : s.deck_size[seat]]]
    return sorted(codes(cards).split())


def campaign(**values: Any) -> Campaign:
    one = (Entrant("starter", "starter"),)
    series = begin(GAME, SeriesBegun("campaign", "nba_deck", GAME.rules_version, 3, values, one))
    assert isinstance(series, Campaign)
    return series


def cup(entrants: int, **values: Any) -> Cup:
    people = tuple(Entrant(f"starter {number}", "starter") for number in range(entrants))
    series = begin(GAME, SeriesBegun("cup", "nba_deck", GAME.rules_version, 3, values, people))
    assert isinstance(series, Cup)
    return series


def test_nb_148_g51_each_automatic_side_begins_with_one_resource_more() -> None:
    levels = [rung(number, 3, {}).settings["solo_resource.pro"] for number in (1, 2, 3, 10)]
    assert levels == [2, 3, 4, 11]
    first = Match(GAME, rung(1, 3, {}).settings, seed=bytes(32)).state
    assert (first.solo, first.resource) == (1, 2)


@pytest.mark.parametrize(("level", "resource"), [("rookie", 1), ("pro", 3), ("hall_of_fame", 7)])
def test_nb_148_g51_a_difficulty_begins_with_its_own_resource(level: str, resource: int) -> None:
    assert rung(1, 3, {"solo_level": level}).settings["solo_resource.pro"] == resource
    changed = {"solo_level": level, f"solo_resource.{level}": 9}
    assert rung(2, 3, changed).settings["solo_resource.pro"] == 10


def test_nb_148_g51_no_profile_comes_again_before_all_were_met() -> None:
    for luck in range(20):
        met = [rung(number, luck, {}).settings["solo_profile"] for number in range(1, 13)]
        assert sorted(met[:6]) == sorted(met[6:]) == sorted(PROFILE_IDS)
    orders = {tuple(rung(n, luck, {}).settings["solo_profile"] for n in range(1, 7)) for luck in range(20)}
    assert len(orders) > 15


def test_nb_148_149_g51_korver_may_be_kept_after_level_2_and_ainge_may_not() -> None:
    """Scenario 68: the next automatic side has 3; the deck stays at twelve."""
    s = laid_out(**rung(1, 3, {}).settings)
    s.discard[HOME, :2] = [KIND["N007"], KIND["N014"]]
    s.discard_size[HOME] = 2
    threshold = rung(1, 3, {}).threshold
    assert (threshold, rung(2, 3, {}).settings["solo_resource.pro"]) == (3, 3)
    offered = offers(s, HOME, threshold)
    assert [(offer.card, offer.cost) for offer in offered] == [("N007", 3)]
    assert sorted(slot.place for slot in offered[0].slots) == sorted(BENCH_SLOTS)
    after = laid_out(**rung(2, 3, {}).settings, **brought(HOME, {"R-Ar1": "N007"}))
    assert held(after, HOME) == sorted(f"{BENCH} {BASE} N007".replace("R-Ar1 ", "").split())
    assert after.place[KIND["N007"]] == Place.KEPT


def test_nb_149_g51_what_is_owned_anywhere_but_in_the_box_may_be_kept() -> None:
    s = laid_out()
    s.hand[HOME, 0] = KIND["N001"]
    s.deck[HOME, 0] = KIND["T01"]
    s.discard[HOME, 0], s.discard_size[HOME] = KIND["T11"], 1
    s.court[HOME, 0] = KIND["N005"]
    s.tactics[HOME, 1, 0] = KIND["T12"]
    assert {offer.card for offer in offers(s, HOME, 20)} == {"N001", "N005", "T01", "T11", "T12"}
    assert offers(s, AWAY, 20) == ()


def offered(card: str, **values: Any) -> Offer:
    """Find the offer of a card that lies in the discard of the side at home."""
    s = laid_out(**values)
    s.discard[HOME, 0], s.discard_size[HOME] = KIND[card], 1
    return next(offer for offer in offers(s, HOME, 20) if offer.card == card)


def test_nb_149_158_g51_an_athlete_replaces_bench_a_tactic_replaces_a_base_tactic_of_its_type_first() -> None:
    korver, houston = offered("N007"), offered("T11")
    assert [slot.place for slot in korver.slots][:3] == ["R-Ar1", "R-Ar2", "R-Ai1"]
    assert sorted(slot.place for slot in houston.slots) == sorted(TACTIC_SLOTS)
    assert {slot.place for slot in houston.slots[:2]} == {"B06", "B07"}


def test_nb_g51_what_was_kept_stays_and_may_be_replaced_but_is_not_offered_again() -> None:
    s = laid_out(**brought(HOME, {"R-MJ1": "N100", "B01": "T03"}))
    assert offers(s, HOME, 99) == ()
    assert not offered("N050", **ALL_STARS).is_gain
    assert offered("N050", **brought(HOME, {"R-MJ1": "N001"})).slots[-1].place == "R-MJ1"


def test_nb_158_every_deck_begins_with_twelve_cards() -> None:
    kept = {slot: f"N{number:03}" for number, slot in enumerate(BENCH_SLOTS, 40)}
    kept |= {"B06": "T11", "B01": "T01"}
    s = laid_out(**brought(HOME, kept), **brought(AWAY, {"R-P1": "N040"}))
    assert [len(held(s, seat)) for seat in (HOME, AWAY)] == [12, 12]
    assert held(s, HOME) == sorted([*list(kept.values()), "B02", "B03", "B07"])
    assert "N040" in held(s, AWAY)


def test_nb_g51_what_was_kept_is_not_for_sale() -> None:
    s = laid_out(**brought(HOME, {"B06": "T11", "B07": "T11", "R-P1": "N001"}))
    copies = s.tactic_pile.copy()
    for model in s.market:
        copies[model] += int(model != NOTHING)
    assert s.tactic_copies[10] - copies[10] == 2
    assert (copies.sum(), s.tactic_pile_size) == (68, 62)
    assert s.place[KIND["N001"]] == Place.KEPT


def test_nb_149_an_athlete_is_kept_once() -> None:
    with pytest.raises(BadSetting, match="NB-149"):
        Match(GAME, brought(HOME, {"R-P1": "N001", "R-MJ1": "N001"}))


def test_nb_g51_with_a_selection_a_kept_card_comes_where_its_base_card_is_chosen() -> None:
    match = Match(GAME, {"first_player": "home", "expert1": "on", **brought(HOME, {"R-MJ1": "N100"})})
    match.play("home first")
    while match.state.phase == Phase.SELECT:
        match.play(match.legal()[0])
    assert len(held(match.state, HOME)) == 12


def test_nb_148_157_g51_a_tie_is_played_off_without_asking_anybody() -> None:
    """Nobody scores: overtime follows overtime until there are none left."""
    values = {**rung(1, 3, {}).settings, "pile_size": 8, "max_overtimes": 2}
    values |= {f"faces.{die}.F{face}": 0 for die in ("BLUE", "YELLOW", "RED") for face in range(1, 7)}
    match = Match(GAME, values, seed=bytes(32))
    asked = set()
    while not match.is_over:
        asked.add(int(match.state.phase))
        match.play(match.legal()[0])
    assert (match.state.overtime, Phase.TIED in asked) == (2, False)


def test_nb_157_g53_thresholds_rise_with_the_rounds() -> None:
    assert [stage(number).threshold for number in (1, 2, 3, 4)] == [4, 6, 8, 8]
    assert Match(GAME, stage(1).settings).settings == {"draws": "never"}


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"seats": 3}, "A tournament is always played with seats=2."),
        ({"seats": 4}, "A tournament is always played with seats=2."),
        ({"solo": "on"}, "A tournament is always played with solo=off."),
    ],
)
def test_nb_157_g53_two_sides_meet_in_a_tournament_and_none_is_automatic(
    asked: dict[str, Value], says: str
) -> None:
    entrants = tuple(Entrant(name, name) for name in ("greedy", "random"))
    cup = SeriesBegun("cup", GAME.name, GAME.rules_version, 1, asked, entrants)
    with pytest.raises(BadSeries) as refused:
        begin(GAME, cup)
    assert str(refused.value) == says


def test_nb_148_149_a_bot_plays_a_campaign_and_keeps_cards() -> None:
    series = campaign(**KINDLY)
    while len(series.matches) < 3 and go_on(series, [named("starter")], lambda event: None):
        pass
    assert series.wins == 3
    assert series.kept_after and all(len(kept.cards) <= 2 for kept in series.kept_after.values())
    for over in series.matches:
        assert str(Match.read(over.replay, GAME)) == over.replay
        assert all(offer.cost <= over.round + 2 for offer in over.offers)
    go_on(series, [named("starter")], lambda event: None)
    assert brought(HOME, series.kept[0]).items() <= series.fixtures()[0].settings.items()


def test_nb_148_a_campaign_ends_with_the_first_match_lost() -> None:
    series = campaign(pile_size=8)
    while go_on(series, [named("rookie")], lambda event: None):
        pass
    assert (series.wins, len(series.matches), series.is_over, series.fixtures()) == (0, 1, True, [])


def test_nb_157_158_g53_winners_bring_what_they_kept_into_the_next_round() -> None:
    series = cup(3, pile_size=8)
    while not series.is_over and go_on(series, [named("starter")] * 3, lambda event: None):
        pass
    semi, final = series.matches
    kept = series.kept_after[1, 1]
    assert 0 < len(kept.cards) <= 2
    assert {keep.card for keep in kept.cards} <= {offer.card for offer in semi.offers}
    assert all(offer.cost <= 4 for offer in semi.offers)
    seat = final.entrants.index(kept.entrant)
    replayed = Match.read(final.replay, GAME)
    own = brought(seat, {keep.slot: keep.card for keep in kept.cards})
    assert own.items() <= replayed.settings.items()
    assert final.offers == ()


def test_nb_g53_only_who_plays_on_keeps_cards() -> None:
    series = cup(4, pile_size=8)
    fixture = series.fixtures()[0]
    match = play_match(series, fixture, [named("starter")] * 4)
    over = what_is_over(GAME, fixture, match, last=False)
    series.follow(over)
    winner = over.entrants[over.places.index(1)]
    assert list(series.choices) == [winner]
    assert best_keeps(over.offers)
    assert isinstance(over, MatchOver)


def test_nb_137_148_an_opponent_says_what_it_looks_for_and_what_may_be_kept() -> None:
    one = rung(1, 3, {"solo_profile": "twin_towers"})
    assert [(trait.kind, trait.number) for trait in one.traits] == [("ji", 20), ("reb", 12), ("iq", 10)]
    words = GAME.words("en")
    assert one.name and words.say(one.name) == "Twin Towers"
    assert one.keeps and words.say(one.keeps).endswith("at a cost of 3 at most")
    assert "begins at 2 and" in words.say(one.about[1])
    for profile in (*PROFILE_IDS, "random"):
        about = rung(1, 3, {"solo_profile": profile}).about
        assert all(GAME.words(lang).say(sentence) for lang in ("en", "fr") for sentence in about)


def strengths(**values: Any) -> dict[str, int]:
    """Return what a deck is good at before anything is dealt."""
    found = deck(GAME.new(1, values)[0], HOME)
    assert found and found.cards == 17
    return {trait.kind: trait.number for trait in found.traits}


def test_nb_158_a_kept_athlete_is_part_of_the_deck_in_place_of_a_bench_card() -> None:
    before, after = strengths(), strengths(**brought(HOME, {"R-MJ1": "N100"}))
    printed = GAME.new(1, {})[0].levels
    gains = [
        int(one) - int(other)
        for one, other in zip(*(f"{printed[KIND[card]]:08d}" for card in ("N100", "R-MJ1")), strict=True)
    ]
    assert [after[skill] - before[skill] for skill in before] == gains
    assert strengths(**brought(HOME, {"B06": "T11"})) == before


def test_nb_g51_who_chooses_its_deck_is_not_told_what_is_in_it() -> None:
    assert deck(GAME.new(1, {"expert1": "on"})[0], HOME) is None


def test_a_card_looks_as_on_the_board_of_its_match() -> None:
    s = GAME.new(1, {"cost.N007": 9})[0]
    assert (face(s, "N007").cost, face(s, "N007").has_medal) == (9, False)


def test_nb_161_a_medal_is_on_the_card_that_may_be_kept_as_in_the_match() -> None:
    match = Match(GAME, {"decisive_athletes": "on", "first_player": "home"}, seed=bytes(32))
    kerr = next(code for code in MEDAL_IDS if code in CARD_IDS)
    assert face(GAME.new(1, {"decisive_athletes": "on"})[0], kerr) == replace(
        printed(match.state)[kerr], has_medal=True
    )
