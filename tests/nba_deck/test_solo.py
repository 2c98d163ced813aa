"""Solo: one person against an automatic side that follows a profile card."""

from typing import Any

import numpy as np
import pytest
from nba_deck.positions import AWAY, HOME, KIND, codes, kinds, position, zone

from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.charts import POSITIONS, PROFILE_IDS
from sideline.games.nba_deck.facts.solo import (
    appeal,
    best_recruit,
    best_to_activate,
    gain_by_recruit,
    is_automatic,
)
from sideline.games.nba_deck.hidden import redeal
from sideline.games.nba_deck.rules import advance
from sideline.games.nba_deck.state import Phase, Step
from sideline.games.nba_deck.state.pieces import Place
from sideline.testing.positions import act, options, refusal

SOLO: dict[str, Any] = {"solo": "on", "solo_profile": "all_rounders"}


def automatic(at: Step = Step.SCOUT, *, given: str = "- - -", resource: int = 4, **changed: Any) -> Any:
    """Lay out a turn of the automatic side."""
    values = {**SOLO, **changed.pop("values", {})}
    tactics = {"offence": "B01 B02 B03", "defence": "B06 B07"}
    s = position(at=Phase.MENU, values=values, **changed)
    s.active = AWAY
    for row, listed in enumerate(tactics.values()):
        for column, kind in enumerate(kinds(listed)):
            s.tactics[AWAY, row, column] = kind
    s.given = kinds(given)
    for card in s.given:
        if card >= 0:
            s.place[card] = Place.PASSED
    s.resource = resource
    s.next = at
    advance(s)
    return s


def begun(**values: Any) -> Match:
    """Begin a solo match and play it by the first options as far as the first turn."""
    match = Match(GAME, {**SOLO, **values})
    while match.state.turn == 0:
        match.play(match.legal()[0])
    return match


def test_nb_138_the_automatic_side_has_starters_and_base_tactics_but_no_hand_and_no_deck() -> None:
    s = begun().state
    assert codes(s.court[AWAY]) == "S-MJ1 S-Ar1 S-Ai1 S-AF1 S-P1"
    assert codes(s.tactics[AWAY].ravel()) == "B01 B02 B03 B06 B07 -"
    assert (s.hand_size[AWAY], s.deck_size[AWAY], s.hand_size[HOME]) == (0, 0, 6)


def test_nb_137_a_profile_is_drawn_unless_it_is_named() -> None:
    match = Match(GAME, {"solo": "on"})
    match.play("home first")
    assert (match.to_act, options(match.state)) == (CHANCE, [f"profile {name}" for name in PROFILE_IDS])
    match.play("profile slashers")
    assert match.view(HOME).solo.profile == "slashers"


def test_nb_g50_the_person_goes_first() -> None:
    match = Match(GAME, SOLO)
    assert options(match.state) == ["home first"]


@pytest.mark.parametrize(
    ("level", "resource"), [("rookie", 1), ("pro", 3), ("all_star", 5), ("hall_of_fame", 7)]
)
def test_nb_139_the_counter_begins_by_the_difficulty(level: str, resource: int) -> None:
    match = begun(solo_level=level)
    assert (match.view(HOME).solo.resource, match.view(HOME).solo.level) == (resource, level)


def test_nb_139_g49_a_campaign_may_begin_anywhere() -> None:
    assert begun(**{"solo_resource.pro": 9}).state.resource == 9


def test_nb_139_the_counter_rises_at_the_beginning_of_each_of_its_turns() -> None:
    match = begun(solo_level="pro")
    while match.state.active == HOME:
        match.play(match.legal()[0])
    while match.state.phase != Phase.RECRUIT:
        match.play(match.legal()[0])
    assert match.state.resource == 4


def test_nb_140_two_cards_enter_in_the_turn_of_the_person_and_none_in_the_other() -> None:
    match = begun()
    seen = {}
    while match.state.turn < 4:
        if match.state.phase in (Phase.MARKET, Phase.SHOP):
            seen[int(match.state.turn)] = int(match.state.pile_left)
        match.play(match.legal()[0])
    assert seen == {1: 17, 2: 17, 3: 15}


def test_nb_140_cards_that_are_pushed_out_go_to_the_automatic_side() -> None:
    full = "N030 N031 N032 N033 N034 N035"
    s = position(river=full, pile="N050 N051", at=Step.BEGIN_TURN, values=SOLO, given=[-1, -1, -1])
    act(s, "reveal N050", "reveal N051")
    assert codes(s.given) == "N035 N034 -"
    assert codes(s.river) == "N051 N050 N030 N031 N032 N033"


def test_nb_141_142_g50_it_recruits_the_best_it_can_afford_of_three() -> None:
    s = automatic(given="N022 N005 -", resource=3)
    act(s, "scout N089")
    assert s.resource == 4
    assert options(s) == ["recruit N005 Ar"]
    act(s, "recruit N005 Ar")
    assert codes(s.court[AWAY]) == "S-MJ1 N005 S-Ai1 S-AF1 S-P1"
    assert s.team[AWAY, 0] == 1 + 3 + 0 + 0 + 0
    assert [s.place[KIND[code]] for code in ("N005", "N022", "N089")] == [
        Place.TAKEN,
        Place.PASSED,
        Place.SHOWN,
    ]
    assert codes(s.given) == "- - -"


def test_nb_141_it_draws_from_cards_that_are_in_no_pile_and_in_no_river() -> None:
    s = automatic(given="N022 - -", river="N010 N011 - - - -", pile="N090 N091")
    s.place[KIND["N012"]] = Place.TAKEN
    drawn = {option.split()[1] for option in options(s)}
    elsewhere = {"N022", "N010", "N011", "N090", "N091", "N012"}
    assert drawn == {f"N{number:03}" for number in range(1, 101)} - elsewhere


def test_nb_142_g49_who_costs_as_much_as_the_counter_shows_may_come_and_one_more_may_not() -> None:
    s = automatic(given="N017 N026 N089", resource=3)
    boxed = int(s.boxed[AWAY])
    assert (s.resource, options(s)) == (4, ["recruit N017 Ar"])
    act(s, "recruit N017 Ar")
    assert s.boxed[AWAY] - boxed == 1


@pytest.mark.parametrize(("levels", "does"), [(20000201, ["done"]), (20010201, ["recruit N005 Ar"])])
def test_nb_142_g50_who_is_only_as_good_as_who_stands_there_is_not_recruited(
    levels: int, does: list[str]
) -> None:
    s = automatic(given="N005 N099 N100", values={"levels.N005": levels, "levels.S-Ar1": 20000201})
    assert options(s) == does


def test_nb_142_g50_who_is_as_much_of_a_gain_at_two_positions_takes_the_first_of_them() -> None:
    s = automatic(given="N033 - -", values={"solo_profile": "sharpshooters"}, resource=9)
    gains = [gain_by_recruit(s, KIND["N033"], position) for position in range(POSITIONS)]
    assert gains == [0, 0, 31, 31, 0]
    assert best_recruit(s) == gains.index(31)


def test_nb_142_g50_nobody_is_recruited_who_is_no_gain() -> None:
    s = automatic(given="N001 N002 N003", resource=2, foe="N085 N100 N099 N098 N096")
    assert options(s) == ["done"]
    act(s, "done")
    assert s.phase == Phase.SHOP


def test_nb_142_the_profile_decides_who_is_best() -> None:
    s = automatic()
    found = {}
    for profile, name in enumerate(PROFILE_IDS):
        s.profile = profile
        found[name] = max(("N005", "N022", "N029"), key=lambda code: appeal(s, KIND[code]))
    assert found["sharpshooters"] == "N005"
    assert found["defensive_wall"] == "N022"
    assert found["slashers"] == "N029"


def test_nb_143_145_g50_a_better_tactic_takes_the_place_of_the_weakest_of_its_type() -> None:
    s = automatic(Step.SHOP, tactics="T01 T03 T11 T09 T10 T19")
    assert options(s) == ["adopt T03 2"]
    boxed = int(s.boxed[AWAY])
    act(s, "adopt T03 2")
    assert codes(s.tactics[AWAY].ravel()) == "T03 B02 B03 B06 B07 -"
    assert (s.boxed[AWAY] - boxed, s.phase) == (1, Phase.ACTIVATION)


def test_nb_143_g50_a_tactic_may_cost_what_the_counter_shows_and_be_one_above_the_collective() -> None:
    dear_or_hard = "T06 T07 T08 T09 T10 T10"
    assert options(automatic(Step.SHOP, tactics=dear_or_hard, resource=4)) == ["renew"]
    assert options(automatic(Step.SHOP, tactics=dear_or_hard, resource=5)) == ["adopt T06 1"]
    assert options(automatic(Step.SHOP, tactics="T07 T07 T08 T09 T10 T10", resource=9)) == ["renew"]


def test_nb_145_g50_a_tactic_of_the_market_that_makes_room_goes_to_the_discard() -> None:
    s = automatic(Step.SHOP, tactics="T03 T19 T19 T19 T20 T20")
    s.tactics[AWAY, 0] = kinds("T01 B03 B02")
    s.team[AWAY, 0] = 0
    discarded, boxed = int(s.tactic_discard[0]), int(s.boxed[AWAY])
    act(s, "adopt T03 1")
    assert codes(s.tactics[AWAY, 0]) == "T03 B03 B02"
    assert (s.tactic_discard[0] - discarded, s.boxed[AWAY] - boxed) == (1, 0)


@pytest.mark.parametrize(("profile", "does"), [("all_rounders", "adopt T01 1"), ("maestros", "adopt T06 2")])
def test_nb_143_g50_of_equal_tactics_maestros_take_the_more_complex_one(profile: str, does: str) -> None:
    two_alike = "T01 T06 T19 T19 T20 T20"
    s = automatic(Step.SHOP, tactics=two_alike, resource=5, values={"solo_profile": profile})
    assert options(s) == [does]


def test_nb_144_if_nothing_improves_its_court_the_market_is_replaced_once() -> None:
    s = automatic(Step.SHOP, tactics="T09 T09 T10 T10 T19 T20", resource=2)
    assert options(s) == ["renew"]
    act(s, "renew", *["show T19"] * 2, *["show T20"], *["show T18"] * 3)
    assert options(s) == ["done"]


def test_nb_146_g50_one_attack_then_one_defence_against_what_waits() -> None:
    s = automatic(Step.OPEN_ACTIVATION, attack="red 6")
    assert options(s) == ["activate B03"]
    act(s, "activate B03", "red 6", "red 4", "red 2")
    assert options(s) == ["activate B07"]
    assert codes(s.tactics[AWAY].ravel()) == "B01 B02 B03 B06 B07 -"


@pytest.mark.parametrize(("attack", "defence"), [("blue 9", "B06"), ("red 6", "B07")])
def test_nb_146_g50_the_defence_goes_by_the_colours_that_wait(attack: str, defence: str) -> None:
    s = automatic(Step.OPEN_ACTIVATION, attack=attack)
    act(s, "activate B03", "red 6", "red 4", "red 2")
    assert options(s) == [f"activate {defence}"]


@pytest.mark.parametrize(
    ("profile", "offence", "defence"),
    [
        ("sharpshooters", "B01", "B06"),
        ("twin_towers", "B02", "B07"),
        ("slashers", "B03", "B06"),
        ("defensive_wall", "B03", "B06"),
        ("maestros", "B03", "B06"),
        ("all_rounders", "B03", "B06"),
    ],
)
def test_nb_146_g50_a_profile_prefers_tactics_that_use_its_dice(
    profile: str, offence: str, defence: str
) -> None:
    """By the dice alone red is best; blue, yellow and, against blue, grey win by what a profile adds."""
    s = automatic(Step.OPEN_ACTIVATION, attack="blue 9", values={"solo_profile": profile})
    best = [codes([s.tactics[AWAY, row, best_to_activate(s, row)]]) for row in (0, 1)]
    assert best == [offence, defence]


def test_nb_146_no_defence_where_nothing_waits() -> None:
    s = automatic(Step.OPEN_ACTIVATION)
    assert best_to_activate(s, 1) == -1


@pytest.mark.parametrize("rebounds", [8, 16])
def test_nb_147_it_throws_only_blanks_of_its_attack_again(rebounds: int) -> None:
    s = automatic(Step.OPEN_ACTIVATION, foe="N022 S-Ar1 S-Ai1 S-AF1 S-P1")
    s.team[AWAY, 0], s.team[AWAY, 1], s.team[AWAY, 2] = 4, 0, 0
    s.team[AWAY, 6], s.team[HOME, 6] = rebounds, 4
    act(s, "activate B01", "blue 0", "blue 2", "blue 0", "blue 9")
    assert options(s) == ["reroll blue 0"]
    act(s, "reroll blue 0")
    assert options(s) == ["reroll blue 0"]
    act(s, "reroll blue 0")
    assert options(s) == ["done"]
    act(s, "done")
    assert s.to_roll[0] == 2


def test_nb_160_g62_a_medal_lets_it_throw_one_more_blank_again_in_the_last_turns() -> None:
    court = "N006 S-Ar1 S-Ai1 S-AF1 S-P1"
    for choice, after in (("on", ["reroll blue 0"]), ("off", [])):
        values = {"decisive_athletes": choice}
        s = automatic(Step.OPEN_ACTIVATION, foe=court, values=values, pile="", turn=20)
        s.team[AWAY, 0], s.team[AWAY, 1], s.team[AWAY, 2] = 3, 0, 0
        s.team[AWAY, 6] = s.team[HOME, 6]
        act(s, "activate B01", "blue 0", "blue 9", "blue 0")
        assert [move for move in options(s) if move.startswith("reroll")] == after
    assert s.phase != Phase.REROLL


def test_nb_147_it_never_throws_a_defence_again() -> None:
    s = automatic(Step.OPEN_ACTIVATION, attack="red 6", fatigue=9)
    s.has_activated[0] = 1
    s.next = Step.OPEN_ACTIVATION
    act(s, "activate B07", "grey 0", "grey 0", "brown 0", "brown 0")
    assert (s.fatigue, zone(s, AWAY), s.turn) == (9, "", 6)


def test_nb_137_everything_else_is_refused() -> None:
    match = begun()
    while match.state.active == HOME:
        match.play(match.legal()[0])
    while match.to_act != AWAY:
        match.play(match.legal()[0])
    assert len(match.legal()) == 1
    wrong = next(action for action in range(GAME.actions) if action not in match.legal())
    assert refusal(match, wrong) == "Away does only what its profile dictates (NB-137)."


def test_nb_g46_g62_after_a_tie_it_plays_on_and_neither_recruits_nor_shops() -> None:
    s = position(at=Step.SETTLE, values=SOLO, score=[5, 5])
    assert options(s) == ["accept draw", "play on"]
    act(s, "accept draw")
    assert options(s) == ["play on"]
    resource = s.resource
    act(s, "play on")
    while s.active == AWAY:
        assert s.phase not in (Phase.RECRUIT, Phase.SHOP, Phase.SCOUT)
        act(s, options(s)[-1])
    assert s.resource == resource + 1


def test_nb_g62_in_a_draft_two_cards_go_to_the_pile_for_the_automatic_side() -> None:
    match = Match(GAME, {**SOLO, "expert2_draft": "on"})
    while match.state.phase != Phase.RIVER:
        match.play(match.legal()[0])
    s = match.state
    assert s.pile_left == 20
    assert [
        int((s.place == place + seat).sum()) for place in (Place.COMMON, Place.MINI) for seat in (0, 1)
    ] == [
        10,
        10,
        5,
        0,
    ]


def test_nb_g62_only_the_person_has_a_coach_and_tokens() -> None:
    match = begun(coaches="chosen", mismatch="any_time")
    assert (match.state.coach.tolist(), match.state.tokens.tolist()) == ([0, -1], [31, 0])


def test_nb_g50_when_no_unused_card_is_left_the_discard_of_the_river_comes_back() -> None:
    s = automatic(Step.COMPLETE, pile="N090")
    s.place[:] = Place.TAKEN
    s.place[[1, 2, 3, 4]] = Place.PASSED
    s.next = Step.COMPLETE
    advance(s)
    assert options(s) == ["scout N002", "scout N003", "scout N004", "scout N005"]


def test_a_redeal_never_puts_a_card_into_the_pile_that_was_shown() -> None:
    match = begun()
    while match.state.turn < 9:
        match.play(match.legal()[0])
    shown = np.flatnonzero(match.state.place < 0)
    assert len(shown) > 0
    for number in range(20):
        states = match.states.copy()
        redeal(states[0], HOME, new_rng(number))
        assert (states[0].place[shown] == match.state.place[shown]).all()


@pytest.mark.parametrize("values", [{}, {"expert1": "on"}, {"keep_choice": "free"}, {"first_player": "away"}])
def test_a_solo_match_is_played_to_its_end(values: dict[str, str]) -> None:
    match = Match(GAME, {**SOLO, "pile_size": 8, "max_overtimes": 1, **values})
    while not match.is_over:
        options_left = match.legal()
        if match.to_act == AWAY:
            assert is_automatic(match.state, AWAY)
            assert len(options_left) == 1
        match.play(options_left[len(match.log) % len(options_left)])
    assert match.outcome() is not None
