"""Components and setting up."""

from functools import cache

import numpy as np
import pytest
from nba_deck.positions import AWAY, HOME, KIND, codes, kinds

from sideline.engine.errors import BadSetting
from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.charts import (
    CARD_NAMES,
    COPIES,
    COST,
    IS_DEFENSIVE,
    IS_INITIATION,
    LEVEL_NAMES,
    LEVELS,
    STARTING,
    TACTIC_ROWS,
    cards,
)
from sideline.games.nba_deck.decisions import shortlist
from sideline.games.nba_deck.facts.market import is_in_pile
from sideline.games.nba_deck.rules.setup import check_pile
from sideline.games.nba_deck.state import NOTHING, Phase
from sideline.games.nba_deck.state.pieces import Place
from sideline.testing.positions import act, options


@cache
def seeded() -> Match:
    """A match as its seed deals it; not at import, where nothing ends a rule that never ends."""
    return Match(GAME, {"first_player": "home"}, seed=bytes(32))


def test_nb_01_02_03_two_sides_with_five_positions_six_tactic_slots_and_two_zones() -> None:
    s = seeded().state
    assert GAME.seat_names == ("home", "away")
    assert (s.court.shape, s.tactics.shape) == ((2, 5), (2, 2, 3))
    assert s.zone.shape == (2, 6, 6)


def test_nb_04_22_165_the_market_board_is_shared_and_open() -> None:
    views = [seeded().view(seat) for seat in (HOME, AWAY)]
    for seen in views:
        assert (len(seen.river), len(seen.market), seen.fatigue) == (6, 6, 9)
    assert views[0].river == views[1].river
    assert views[0].market == views[1].market


def test_nb_05_06_g38_g43_the_starting_sets() -> None:
    roles = [row["role"] for row in STARTING]
    assert (roles.count("starter"), roles.count("bench")) == (10, 10)
    assert sum(row["role"] == "starter" and row["initiation"] == "1" for row in STARTING) == 5
    bench = [row["id"] for row in STARTING if row["role"] == "bench" and row["initiation"] == "1"]
    assert bench == ["R-MJ1", "R-Ar1", "R-Ar2", "R-Ai1", "R-AF1", "R-AF2", "R-P1"]
    assert (IS_DEFENSIVE[:10].sum(), IS_INITIATION[10:15].sum(), IS_INITIATION[15:].sum()) == (5, 3, 2)


def test_nb_07_08_09_100_nba_cards_70_tactics_9_fatigue() -> None:
    assert len(COST) == 100
    assert len(set(CARD_NAMES[:100])) == 100
    assert (len(COPIES), COPIES.sum()) == (20, 70)
    assert GAME.new()[0].fatigue_cards == 9


def test_nb_10_11_24_no_die_is_thrown_before_its_skill_is_used() -> None:
    assert seeded().state.zone.sum() == 0
    assert seeded().state.rolled.sum() == 0


def test_nb_12_13_what_cards_carry() -> None:
    printed = {row["id"]: row for row in cards()}
    assert len(printed) == 151
    korver, kentucky = printed["N007"], printed["T01"]
    assert (korver["name"], korver["positions"]) == ("Kyle Korver", "Ar/Ai")
    assert (korver["cost"], korver["value"]) == (3, 2)
    assert (korver["p3"], korver["reb"], korver["iq"]) == (3, 1, 1)
    assert (kentucky["cost"], kentucky["value"], kentucky["complexity"], kentucky["p3"]) == (2, 2, 5, 3)
    for kind, row in enumerate(printed.values()):
        if kind < 120:
            digits = [*map(int, f"{LEVELS[kind]:08d}")]
            assert [int(row[name]) for name in LEVEL_NAMES] == digits


def test_nb_14_the_score_sheet_is_on_the_board() -> None:
    assert "Home 0 : 0 Away" in str(seeded().view(HOME))


def test_nb_15_16_23_each_side_has_its_five_on_court_and_six_of_twelve_cards_in_hand() -> None:
    s = seeded().state
    for seat in (HOME, AWAY):
        assert codes(s.court[seat]) == "S-MJ1 S-Ar1 S-Ai1 S-AF1 S-P1"
        assert (s.deck_size[seat], s.hand_size[seat], s.discard_size[seat]) == (6, 6, 0)
        own = sorted([*s.deck[seat, :6], *s.hand[seat, :6]])
        assert codes(own) == "R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-AF1 R-AF2 R-P1 B01 B02 B03 B06 B07"


def test_nb_17_six_tactics_are_for_sale_and_none_is_a_base_tactic() -> None:
    s = seeded().state
    assert NOTHING not in s.market
    assert s.tactic_pile_size == s.tactic_pile.sum() == 64
    assert [row["set"] for row in TACTIC_ROWS[10:]] == ["market"] * 20


def test_nb_18_20_21_31_g04_g06_the_pile_is_sorted_and_two_cards_are_out_in_the_first_turn() -> None:
    s = seeded().state
    assert (s.turn, s.pile_left) == (1, 18)
    assert [card >= 0 for card in s.river] == [True, True, False, False, False, False]
    match = Match(GAME)
    match.play("home first", *[f"pile N{number:03d}" for number in [*range(81, 99), 7, 1]])
    assert options(match.state) == [f"add N{number:03d}" for number in range(2, 41) if number != 7]


def test_nb_19_g07_missing_cheap_cards_are_added_and_as_many_dear_ones_removed() -> None:
    match = Match(GAME)
    match.play("home first", *[f"pile N{number:03d}" for number in [*range(81, 99), 1, 7]])
    match.play("add N002", "add N014")
    assert match.state.phase == Phase.PILE_REMOVE
    assert options(match.state) == [f"remove N{number:03d}" for number in range(81, 99)]
    match.play("remove N081", "remove N098")
    s = match.state
    assert (s.pile_left, s.phase) == (20, Phase.RIVER)
    assert sum(is_in_pile(place) for place in s.place) == 20
    assert options(s) == ["reveal N001", "reveal N002", "reveal N007"]


def test_nb_19_g07_by_the_option_any_card_drawn_first_makes_room() -> None:
    match = Match(GAME, {"removed_cards": "any"})
    match.play("home first", *[f"pile N{number:03d}" for number in [*range(81, 99), 1, 7]])
    match.play("add N002", "add N014")
    drawn_first = [1, 7, *range(81, 99)]
    assert options(match.state) == [f"remove N{number:03d}" for number in drawn_first]
    match.play("remove N007", "remove N098")
    s = match.state
    assert (s.pile_left, s.phase, sum(is_in_pile(place) for place in s.place)) == (20, Phase.RIVER, 20)
    assert options(s) == ["reveal N001", "reveal N002"]


def test_nb_20_g06_by_the_option_the_pile_is_sorted_by_value_first() -> None:
    numbers = {"value.N099": 1, "cost.N001": 4}
    found = {}
    for choice in ("cost", "value"):
        match = Match(GAME, {"pile_sorted_by": choice, **numbers})
        match.play("home first", *[f"pile N{number:03d}" for number in [*range(1, 20), 99]])
        found[choice] = options(match.state)
    assert found["value"] == ["reveal N099"]
    assert "reveal N099" not in found["cost"]


def test_nb_g07_if_too_few_cheap_cards_exist_all_of_them_are_taken() -> None:
    dear = {f"cost.N{number:03d}": 9 for number in range(3, 41)}
    s = GAME.new(1, dear)[0]
    GAME.deal(s)
    s.place[80:] = Place.PILE
    s.pile_left = 20
    check_pile(s)
    assert (s.phase, s.steps) == (Phase.PILE_ADD, 2)


def test_nb_25_g56_chance_names_the_first_side_unless_it_is_settled() -> None:
    match = Match(GAME)
    assert (match.to_act, options(match.state)) == (CHANCE, ["home first", "away first"])
    assert options(Match(GAME, {"first_player": "away"}).state) == ["away first"]
    act(match.state, "away first")
    assert (match.state.first, match.state.active) == (AWAY, AWAY)


def test_nb_102_103_104_105_106_g01_the_pile_gives_the_length() -> None:
    turns = {name: GAME.new(1, GAME.variants[name])[0].pile_size + 4 for name in ("short", "long", "epic")}
    assert turns == {"short": 16, "long": 36, "epic": 48}
    assert seeded().view(HOME).turns == 24
    with pytest.raises(BadSetting, match="even"):
        GAME.new(1, {"pile_size": 21})


def test_nb_162_a_game_for_two_of_about_two_hundred_and_fifty_decisions() -> None:
    match = Match(GAME, seed=bytes(32))
    rng = np.random.default_rng(1)
    out = np.zeros(GAME.actions, np.int64)
    while not match.is_over:
        match.play(int(rng.choice(out[: shortlist(match.state, out)])))
    decisions = sum(step.seat != CHANCE for step in match.log)
    assert 180 < decisions < 320


def test_nb_163_a_tactic_shows_its_price_and_its_court_numbers() -> None:
    shown = seeded().view(HOME).cards
    tactics = [card for card in shown.values() if card.kind in ("offence", "defence")]
    assert tactics
    assert all(card.value and card.complexity and card.keep for card in tactics)


def test_nb_12_a_changed_number_is_used_and_recorded() -> None:
    match = Match(GAME, {"levels.S-MJ1": 50000009, "cost.N001": 9, "keep.B01": 300000})
    match.play("home first")
    assert match.state.team[HOME].tolist() == [7, 3, 2, 1, 2, 2, 4, 13]
    assert "levels.S-MJ1" in str(match)


def test_nb_17_a_market_without_tactics_is_refused() -> None:
    none = {f"tactic_copies.T{number:02d}": 0 for number in range(1, 21)}
    with pytest.raises(BadSetting, match="at least one tactic"):
        GAME.new(1, none)


def test_the_kinds_of_a_position_are_read_by_their_codes() -> None:
    assert kinds("N001 F") == [KIND["N001"], KIND["F"]]
