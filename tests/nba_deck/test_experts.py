"""The expert variants: selection, draft, Money-time."""

from typing import Any

import numpy as np
from nba_deck.positions import AWAY, HOME, codes, discard, hand, position, top, zone

from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.facts.market import is_in_pile
from sideline.games.nba_deck.facts.turn import is_money_time
from sideline.games.nba_deck.state import Phase
from sideline.games.nba_deck.state.pieces import Place
from sideline.testing.positions import act, options

DEFAULT_12 = "R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-AF1 R-AF2 R-P1 B01 B02 B03 B06 B07"


def selecting() -> Match:
    """Begin a match of the selection variant, home first."""
    match = Match(GAME, {"expert1": "on", "first_player": "home"})
    match.play("home first")
    return match


def choose(match: Match, starters: str, others: str) -> None:
    """Choose five starters and twelve other cards."""
    match.play(
        *[f"starter {code}" for code in starters.split()], *[f"pick {code}" for code in others.split()]
    )


def test_nb_107_108_111_g39_a_side_chooses_one_starter_a_position_and_twelve_other_cards() -> None:
    match = selecting()
    assert options(match.state) == ["starter S-MJ1", "starter S-MJ2"]
    choose(match, "S-MJ2 S-Ar1 S-Ai2 S-AF1 S-P2", DEFAULT_12)
    assert match.to_act == AWAY
    assert match.view(AWAY).selection == ()
    assert match.view(SPECTATOR).sides[HOME].court == (None,) * 5
    choose(match, "S-MJ1 S-Ar1 S-Ai1 S-AF1 S-P1", "R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-P2 B01 B02 B03 B04 B05 B06 B10")
    s = match.state
    assert codes(s.court[HOME]) == "S-MJ2 S-Ar1 S-Ai2 S-AF1 S-P2"
    assert codes(s.deck[AWAY, :12]) == "R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-P2 B01 B02 B03 B04 B05 B06 B10"
    assert s.deck_size.tolist() == [12, 12]


def test_nb_109_110_g39_at_least_five_bench_and_three_tactics() -> None:
    match = selecting()
    match.play(*[f"starter S-{position}1" for position in ("MJ", "Ar", "Ai", "AF", "P")])
    assert options(match.state)[-1] == "pick R-AF2"
    nine = "R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-AF1 R-AF2 R-P1 R-MJ2 R-Ai2"
    match.play(*[f"pick {code}" for code in nine.split()])
    assert options(match.state) == [f"pick B{number:02d}" for number in range(1, 9)]
    match.play("pick B08", "pick B09", "pick B10")
    assert match.to_act == AWAY


def test_nb_107_g39_by_the_option_a_team_has_seven_bench_cards_and_five_tactics() -> None:
    match = Match(GAME, {"expert1": "on", "first_player": "home", "selection_size": "seven_and_five"})
    match.play("home first", *[f"starter S-{position}1" for position in ("MJ", "Ar", "Ai", "AF", "P")])
    seven = "R-MJ1 R-Ar1 R-Ar2 R-Ai1 R-AF1 R-AF2 R-P1"
    match.play(*[f"pick {code}" for code in seven.split()])
    assert options(match.state) == [f"pick B{number:02d}" for number in range(1, 7)]


def drafting(**values: Any) -> Match:
    """Begin a match of the draft variant."""
    match = Match(GAME, {"expert2_draft": "on", "first_player": "home", **values})
    match.play("home first")
    return match


def draft_all(match: Match) -> None:
    """Deal and pick by the order of the list until the pile is built."""
    while match.state.phase in (Phase.DRAFT_DEAL, Phase.DRAFT, Phase.PILE_FIT):
        match.play(match.legal()[0])


def test_nb_112_113_114_115_116_117_five_rounds_of_five_cards_make_mini_markets_and_the_pile() -> None:
    match = drafting()
    match.play(*[f"deal N{number:03d}" for number in range(1, 11)])
    assert (match.to_act, options(match.state)) == (HOME, [f"draft N{number:03d}" for number in range(1, 6)])
    assert match.view(AWAY).drafting == tuple(f"N{number:03d}" for number in range(6, 11))
    match.play("draft N005", "draft N001", "draft N002")
    assert match.view(HOME).sides[HOME].mini_market == ("N005",)
    assert match.view(AWAY).sides[HOME].mini_market == ()
    draft_all(match)
    s = match.state
    places = [int(place) for place in s.place]
    assert [len([card for card in side if card >= 0]) for side in s.mini] == [5, 5]
    assert sum(is_in_pile(place) for place in places) == s.pile_left == 20
    assert sum(Place.BOX <= place < Place.TRIMMED for place in places) == 20
    assert places.count(Place.UNUSED) == 50
    assert len(match.view(SPECTATOR).sides[HOME].mini_market) == 5
    assert len(options(s)) == 20


def test_nb_118_119_a_side_buys_from_its_own_mini_market_instead() -> None:
    s = position("N100 R-MJ1 R-Ar1", river="N010 - - - - -", values={"expert2_draft": "on"})
    s.mini[HOME, :2], s.mini[AWAY, :2] = [0, 1], [2, 3]
    s.draft_round = 5
    assert [option for option in options(s) if option.startswith("buy N")] == [
        "buy N010",
        "buy N001",
        "buy N002",
    ]
    act(s, "buy N001")
    act(s, "pay N100", "done")
    assert (codes(s.river), s.has_bought_athlete, codes(s.mini[HOME, :2])) == ("N010 - - - - -", 1, "- N002")
    assert not any(option.startswith("buy N") for option in options(s))


def test_nb_120_another_length_removes_or_adds_random_cards() -> None:
    for pile_size in (12, 32):
        match = drafting(pile_size=pile_size)
        draft_all(match)
        s = match.state
        assert s.pile_left == pile_size == sum(is_in_pile(int(place)) for place in s.place)


def test_nb_121_the_two_variants_go_together() -> None:
    match = Match(GAME, GAME.variant("selection_and_draft"), seed=bytes(32))
    rng = np.random.default_rng(2)
    while not match.is_over:
        match.play(int(rng.choice(match.legal())))
    assert match.state.draft_round == 5


def money(held: str, **fields: Any) -> Any:
    """Lay out a turn of Money-time."""
    return position(held, pile="", turn=20, values={"expert3_money_time": "on"}, **fields)


def test_nb_122_g05_money_time_begins_when_the_pile_is_empty() -> None:
    values = {"expert3_money_time": "on"}
    assert not is_money_time(position(values=values))
    assert is_money_time(position(values=values, pile=""))
    assert not is_money_time(position(pile=""))
    assert is_money_time(position(values=values, pile="", overtime=1))
    no = {**values, "money_time_in_overtime": "no"}
    assert not is_money_time(position(values=no, pile="", overtime=1))


def test_nb_122_the_last_six_turns_are_money_time() -> None:
    match = Match(GAME, {"expert3_money_time": "on"}, seed=bytes(32))
    rng = np.random.default_rng(3)
    seen: dict[int, bool] = {}
    while not match.is_over:
        s = match.state
        if s.phase == Phase.MENU and not s.is_ultimate and not s.overtime:
            seen[s.turn] = is_money_time(s)
        match.play(int(rng.choice(match.legal())))
    assert {turn for turn, is_on in seen.items() if is_on} <= set(range(19, 25))
    assert {turn for turn, is_on in seen.items() if not is_on} <= set(range(1, 19))


def test_nb_123_bought_cards_come_to_the_hand_and_may_be_used_at_once() -> None:
    s = money("R-MJ1 R-Ar1 R-Ar2 B01 B02", river="N007 - - - - -", deck="B03 B06")
    act(s, "buy N007")
    assert (hand(s), top(s)) == ("N007 B01 B02", "")
    act(s, "enter N007 Ar")
    act(s, "draw B03", "buy T01 1", "pay B01", "pay B02", "done")
    assert "place T01 1" in options(s)


def test_nb_124_two_defence_dice_go_again_for_free() -> None:
    s = money("", defence="T11", foe_attack="yellow 6", fatigue=9)
    act(s, "activate T11", "grey 0", "grey 0", "brown 0", "brown 0", "reroll grey 0", "reroll grey 0", "done")
    assert (s.phase, s.fatigue, top(s), s.to_roll.sum()) == (Phase.ROLL, 9, "", 2)
    act(s, "grey 2Y", "grey 0")
    assert zone(s) == "grey 2Y"


def test_nb_125_fatigue_taken_before_stays_in_the_deck() -> None:
    s = money("R-MJ1", stack="F", deck="B01")
    act(s, "enter R-MJ1 MJ")
    assert (hand(s), discard(s)) == ("F", "S-MJ1")
    assert GAME.to_act(s) != CHANCE
