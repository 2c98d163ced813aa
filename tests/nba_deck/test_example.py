"""The complete worked example of the rule text: Fred (home) and Sophie (away), two turns each."""

from typing import Any

import pytest
from nba_deck.positions import AWAY, HOME, KIND, bag, codes, copy, discard, hand, market, top, zone

from sideline.engine.errors import IllegalAction
from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import BUY
from sideline.games.nba_deck.facts.dice import points_waiting
from sideline.games.nba_deck.facts.team import rebound_rerolls
from sideline.games.nba_deck.rules.cards import take_from_hand
from sideline.games.nba_deck.rules.court import take_position
from sideline.games.nba_deck.state import (
    FATIGUE,
    FIRST_MARKET_SLOT,
    FIRST_MODEL,
    FIRST_TACTIC,
    NBA_CARDS,
    Phase,
)
from sideline.games.nba_deck.state.pieces import Die, Skill
from sideline.testing.positions import refusal

FRED, SOPHIE = HOME, AWAY
PILE = "N001 N007 N008 N014 N017 " + " ".join(f"N{number:03d}" for number in range(41, 56))
MARKET = "T01 T04 T06 T14 T08 T09"


def said(word: str, cards: str) -> list[str]:
    """Write a move for each of several cards."""
    return [f"{word} {card}" for card in cards.split()]


def opening(**values: int) -> Match:
    """Lay out the example: pile, market and hands as scripted; chance plays what it is told."""
    match = Match(GAME, values)
    match.play("home first", *said("pile", PILE), "reveal N001", *said("show", MARKET))
    match.play(*said("draw", "R-Ar1 R-Ar2 R-P1 B01 B06 B03"))
    match.play(*said("draw", "R-Ar2 R-Ai1 R-AF1 B01 B02 B06"))
    return match


def price_of(s: Any, card: str) -> int:
    """Return the printed cost of a card for sale."""
    kind = KIND[card]
    return int(s.cost[kind] if kind < NBA_CARDS else s.tactic_cost[kind - FIRST_MODEL])


def values_of(s: Any, cards: str) -> list[int]:
    """Return what cards are worth when they pay."""
    return [int(s.value[KIND[card]]) for card in cards.split()]


def complexity(s: Any, tactic: str) -> int:
    """Return the printed complexity of a tactic."""
    return int(s.complexity[KIND[tactic] - FIRST_TACTIC])


def announce(match: Match, tactic: str, dice: str) -> None:
    """Activate a tactic: the text names its complexity, the dice that are thrown and those that are kept."""
    match.play(f"activate {tactic}")
    s = match.state
    thrown = {Die(die).name.lower(): int(count) for die, count in enumerate(s.to_roll) if count}
    kept = {Die(die).name.lower(): int(count) for die, count in enumerate(s.quota) if count}
    assert " ".join(f"{thrown[die]} {die} keeps {kept[die]}" for die in thrown) == dice


def fred_1(match: Match) -> None:
    """Fred's first turn."""
    s = match.state
    assert (s.score.tolist(), zone(s, FRED)) == ([0, 0], "")  # WX-01
    match.play("reveal N007")
    assert codes(match.state.river) == "N007 N001 - - - -"  # WX-02
    costs = [int(match.state.tactic_cost[model]) for model in match.state.market]
    assert [cost > 2 for cost in costs] == [False, True, True, True, True, True]  # WX-03
    match.play("mark 2", "mark 3", "mark 4", "mark 5", "mark 6", "done", *said("show", "T11 T12 T15 T07 T16"))
    assert market(match.state) == "T01 T11 T12 T15 T07 T16"
    assert hand(match.state) == "R-Ar1 R-Ar2 R-P1 B01 B03 B06"  # WX-04
    assert values_of(match.state, "R-Ar1 R-Ar2 R-P1") == [1, 1, 1]
    assert (price_of(match.state, "N007"), price_of(match.state, "T01")) == (3, 2)
    match.play("buy N007")
    assert discard(match.state) == "R-Ar1 R-Ar2 R-P1"
    assert top(match.state) == "N007"  # WX-05
    assert values_of(match.state, "B01 B06") == [1, 1]
    match.play("buy T01 1", "pay B01", "pay B06", "done")
    assert top(match.state) == "T01 N007"  # WX-06
    match.play("place B03 1")
    assert (complexity(match.state, "B03"), match.state.team[FRED, Skill.IQ]) == (3, 6)  # WX-07
    assert match.state.team[FRED, Skill.PEN] == 3
    announce(match, "B03", "3 red keeps 2")
    match.play("red 4", "red 2", "red 2")  # WX-08
    assert match.state.team[:, Skill.REB].tolist() == [4, 4]
    assert rebound_rerolls(match.state, FRED) == 0  # WX-09
    assert zone(match.state, FRED) == "red 2, red 4"  # WX-10
    assert discard(match.state) == "R-Ar1 R-Ar2 R-P1 B01 B06 B03"
    match.play(*said("draw", "R-AF1 R-AF2 B02 B07"))
    s = match.state
    assert hand(s) == "N007 R-AF1 R-AF2 B02 B07 T01"
    assert s.hand_size[FRED] == 6
    assert (s.deck_size[FRED], bag(s)) == (2, ["R-Ai1", "R-MJ1"])  # WX-11
    assert s.discard_size[FRED] == 6
    match.play("show T13")
    assert market(match.state) == "T13 T11 T12 T15 T07 T16"  # WX-12


def sophie_1(match: Match) -> None:
    """Sophie's first turn."""
    assert match.state.score.tolist() == [0, 0]  # WX-13
    match.play("reveal N008")
    assert codes(match.state.river) == "N008 N001 - - - -"  # WX-14
    assert sum(match.state.tactic_cost[model] > 2 for model in match.state.market) == 3  # WX-15
    match.play("mark 4", "mark 5", "mark 6", "done", *said("show", "T02 T19 T20"))
    assert market(match.state) == "T13 T11 T12 T02 T19 T20"
    match.play("enter R-Ar2 Ar", "enter R-Ai1 Ai", "enter R-AF1 AF")
    assert discard(match.state, SOPHIE) == "S-Ar1 S-Ai1 S-AF1"  # WX-16
    assert values_of(match.state, "S-Ar1 S-Ai1 S-AF1") == [2, 2, 2]
    match.play(*said("draw", "B03 B07 R-MJ1"))
    s = match.state
    assert hand(s, SOPHIE) == "R-MJ1 B01 B02 B03 B06 B07"  # WX-17
    assert (s.deck_size[SOPHIE], bag(s, SOPHIE)) == (3, ["R-AF2", "R-Ar1", "R-P1"])
    assert not {*match.legal()} & {*map(BUY.at, range(FIRST_MARKET_SLOT))}  # WX-18
    assert refusal(match, "buy N001") == "Kris Humphries costs 3, and Away can pay 1 (NB-52)."
    assert (price_of(match.state, "T02"), values_of(match.state, "B01 B03")) == (2, [1, 1])
    match.play("buy T02 4", "pay B01", "pay B03", "done")
    assert top(match.state, SOPHIE) == "T02"  # WX-19
    match.play("place B02 1", "place B06 1", "place B07 2")
    assert codes(match.state.tactics[SOPHIE].ravel()) == "B02 - - B06 B07 -"  # WX-20
    assert match.state.team[SOPHIE].tolist() == [2, 4, 1, 3, 1, 1, 3, 4]
    assert (complexity(match.state, "B07"), match.state.team[SOPHIE, Skill.IQ]) == (1, 4)
    announce(match, "B07", "1 grey keeps 1 1 brown keeps 1")
    match.play("grey 3R", "brown 3Y")  # WX-21
    match.play("reroll brown 3Y", "done")
    assert (match.state.fatigue, top(match.state, SOPHIE)) == (8, "F T02")
    match.play("brown 2Y")
    assert zone(match.state, SOPHIE) == "grey 3R"  # WX-22
    assert discard(match.state, SOPHIE).endswith("B07")
    assert match.state.team[:, Skill.REB].tolist() == [4, 3]
    assert rebound_rerolls(match.state, SOPHIE) == 0
    assert complexity(match.state, "B02") == 3
    announce(match, "B02", "4 yellow keeps 2")
    match.play("yellow 6", "yellow 6", "yellow 4", "yellow 2")
    assert zone(match.state, SOPHIE) == "yellow 6, yellow 6, grey 3R"  # WX-23
    match.play("keep R-MJ1", "done", *said("draw", "R-Ar1 R-AF2 R-P1"))
    s = match.state
    assert hand(s, SOPHIE) == "R-MJ1 R-Ar1 R-AF2 R-P1 T02 F"
    assert (s.deck_size[SOPHIE], s.discard_size[SOPHIE]) == (0, 7)  # WX-24, strictly
    match.play("show T03")
    assert market(match.state) == "T13 T11 T12 T03 T19 T20"  # WX-25


def fred_2(match: Match) -> None:
    """Fred's second turn."""
    assert match.state.score.tolist() == [3, 0]  # WX-26
    assert (zone(match.state, FRED), zone(match.state, SOPHIE)) == ("", "yellow 6, yellow 6")
    match.play("reveal N014")
    assert codes(match.state.river) == "N014 N008 N001 - - -"  # WX-27
    assert [int(match.state.tactic_cost[match.state.market[slot]]) for slot in (4, 5)] == [8, 8]
    match.play("mark 5", "mark 6", "done", "show T17", "show T05")  # WX-28
    assert market(match.state) == "T13 T11 T12 T03 T17 T05"
    match.play("enter N007 Ar", "enter R-AF1 AF")
    assert discard(match.state).endswith("S-Ar1 S-AF1")  # WX-29
    match.play("draw R-MJ1", "draw R-Ai1")
    assert match.state.deck_size[FRED] == 0  # WX-30
    assert (price_of(match.state, "N001"), values_of(match.state, "R-MJ1 R-Ai1 R-AF2")) == (3, [1, 1, 1])
    match.play("buy N001")
    assert (top(match.state), codes(match.state.river)) == ("N001", "N014 N008 - - - -")
    assert discard(match.state).endswith("R-MJ1 R-Ai1 R-AF2")  # WX-31
    match.play("place T01 1", "place B02 2", "place B07 1")
    assert (codes(match.state.tactics[FRED].ravel()), match.state.has_bought_tactic) == (
        "T01 B02 - B07 - -",
        0,
    )  # WX-32
    s = match.state
    assert s.team[FRED].tolist() == [4, 2, 2, 2, 2, 1, 5, 5]
    assert (complexity(match.state, "T01"), match.state.team[FRED, Skill.IQ]) == (5, 5)
    assert match.state.team[FRED, Skill.P3] == 4
    announce(match, "T01", "4 blue keeps 3")
    match.play("blue 9", "blue 2", "blue 0", "blue 0")  # WX-33
    assert match.state.team[:, Skill.REB].tolist() == [5, 3]
    assert rebound_rerolls(match.state, FRED) == 1
    match.play("reroll blue 0", "done", "blue 2")
    assert zone(match.state, FRED) == "blue 2, blue 2, blue 9"  # WX-34
    announce(match, "B07", "2 grey keeps 1 1 brown keeps 1")
    match.play("grey 2Y", "grey 1R", "brown 3B", "reroll grey 1R", "reroll brown 3B", "done")
    match.play("grey 1R", "brown 1R")
    assert "reroll" not in " ".join(option.move for option in match.options())
    s = match.state
    assert zone(s, FRED) == "blue 2, blue 2, blue 9, grey 2Y"  # WX-35
    assert s.fatigue == 6
    assert (hand(s), s.deck_size[FRED], s.phase) == ("N001 F F", 13, Phase.DRAW)
    match.play(*said("draw", "R-Ar1 R-Ar2 R-P1"))
    s = match.state
    assert (s.hand_size[FRED], s.deck_size[FRED]) == (6, 10)  # WX-36, strictly
    assert codes(s.tactics[FRED].ravel()) == "- B02 - - - -"
    assert s.hand_size[FRED] + s.deck_size[FRED] + s.discard_size[FRED] + 5 + 1 == 22


def repair(s: Any) -> None:
    """Swap what the text forgot (NB-G40): Sophie holds a starter and Low Post, not MJ 1 and Fatigue."""
    held = kept = hand(s, SOPHIE).split()
    held = [code for code in kept if code not in ("R-MJ1", "F")] + ["S-AF1", "B02"]
    thrown = [code for code in discard(s, SOPHIE).split() if code not in ("S-AF1", "B02")] + ["R-MJ1", "F"]
    assert (len(held), len(thrown)) == (6, 7)
    s.hand[SOPHIE, :6] = sorted(KIND[code] for code in held)
    s.discard[SOPHIE, :7] = [KIND[code] for code in thrown]


def sophie_2(match: Match) -> None:
    """Sophie's second turn."""
    assert match.state.score.tolist() == [3, 10]  # WX-37
    repair(match.state)
    match.play("reveal N017")
    assert codes(match.state.river) == "N017 N014 N008 - - -"  # WX-38
    trial = copy(match.state)
    i = hand(trial, SOPHIE).split().index("S-AF1")
    take_position(trial, take_from_hand(trial, SOPHIE, i), 3)
    assert (match.state.team[SOPHIE, Skill.IQ], trial.team[SOPHIE, Skill.IQ]) == (4, 5)  # WX-39
    assert complexity(match.state, "T02") == 5
    assert (price_of(match.state, "N014"), values_of(match.state, "S-AF1 R-P1 R-Ar1")) == (4, [2, 1, 1])
    match.play("done", "buy N014", "pay S-AF1", "pay R-P1", "pay R-Ar1", "done")
    assert discard(match.state, SOPHIE).endswith("S-AF1 R-Ar1 R-P1")
    assert top(match.state, SOPHIE) == "N014"  # WX-40
    match.play("place T02 1", "place B02 2")
    s = match.state
    assert (s.has_replaced, market(s)) == (0, "T13 T11 T12 T03 T17 T05")  # WX-39: nothing replaced
    assert codes(s.tactics[SOPHIE].ravel()) == "T02 B02 - B06 - -"  # WX-41
    assert match.state.phase == Phase.MENU
    match.play("done")
    assert refusal(match, "activate T02") == (
        "Virginia Tech Offense has complexity 5, and the collective level is 4 (NB-59)."
    )
    assert match.state.team[SOPHIE, Skill.JI] == 4
    assert match.state.team[:, Skill.REB].tolist() == [5, 3]
    assert rebound_rerolls(match.state, SOPHIE) == 0
    assert (complexity(match.state, "B02"), match.state.team[SOPHIE, Skill.IQ]) == (3, 4)
    announce(match, "B02", "4 yellow keeps 2")
    match.play("yellow 4", "yellow 2", "yellow 0", "yellow 0")
    assert zone(match.state, SOPHIE) == "yellow 2, yellow 4"  # WX-42
    assert complexity(match.state, "B06") == 1
    announce(match, "B06", "3 beige keeps 1 1 brown keeps 1")
    match.play("beige 2B", "beige 2B", "beige 1Y", "brown 3Y", "reroll brown 3Y", "done")
    match.play("brown 3B")
    assert zone(match.state, SOPHIE) == "yellow 2, yellow 4, beige 2B, brown 3B"  # WX-43
    match.play("eliminate R-AF2", "done")
    s = match.state
    assert (hand(s, SOPHIE), s.boxed[SOPHIE], s.deck_size[SOPHIE]) == ("N014 F", 1, 12)
    match.play(*said("draw", "S-Ar1 S-Ai1 B01 B03"))
    s = match.state
    assert (s.hand_size[SOPHIE], s.deck_size[SOPHIE]) == (6, 8)  # WX-44
    assert s.hand_size[SOPHIE] + s.deck_size[SOPHIE] + s.discard_size[SOPHIE] + 5 + 1 == 20


def play_example(match: Match) -> None:
    """Play both turns of both sides."""
    fred_1(match)
    sophie_1(match)
    fred_2(match)
    sophie_2(match)


def test_nb_30_40_82_g08_g40_g41_g42_the_worked_example_plays_as_printed() -> None:
    match = opening()
    play_example(match)
    s = match.state
    assert s.score.tolist() == [11, 10]  # WX-45: Fred's third turn has begun, 13 - 5 = 8 more
    assert s.fatigue == 5  # WX-46
    assert FATIGUE in s.hand[SOPHIE]


@pytest.mark.parametrize(
    ("path", "number"),
    [
        *((f"complexity.{tactic}", other) for tactic in ("B02", "B03") for other in (2, 4)),
        *((f"complexity.{tactic}", other) for tactic in ("B06", "B07") for other in (0, 2)),
        ("complexity.T01", 4),
        ("complexity.T02", 4),
        ("keep.B02", 30000),
        ("keep.B03", 3000),
        ("keep.B06", 201),
        ("keep.B07", 21),
        ("keep.T01", 400000),
        ("cost.N007", 2),
        ("cost.N001", 2),
        ("cost.N014", 3),
        ("tactic_cost.T01", 1),
        ("tactic_cost.T02", 1),
        ("value.R-P1", 2),
        ("value.S-AF1", 3),
        ("value.B01", 2),
        ("value.B03", 2),
        ("faces.BLUE.F6", 8),
        ("fatigue_cards", 8),
    ],
)
def test_the_worked_example_asserts_every_number_of_its_two_turns(path: str, number: int) -> None:
    with pytest.raises((AssertionError, IllegalAction)):
        play_example(opening(**{path: number}))


def test_nb_70_an_attack_waits_for_the_next_turn() -> None:
    match = opening()
    fred_1(match)
    sophie_1(match)
    fred_2(match)
    assert points_waiting(match.state, FRED) == 13
