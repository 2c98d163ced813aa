"""Exact odds: shots, passes past k defenders, rebounds."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from five_on_the_floor.positions import HOME, defend, position, tile

from sideline.engine.game import GAMES
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.actions import END_TURN, PASS, SHOOT, STRIP
from sideline.games.five_on_the_floor.facts import gap
from sideline.games.five_on_the_floor.odds import rebound_cases
from sideline.testing.positions import act

# zone table C.7: tile, slot, chances when contested, open and wide open, in percent
TABLE = [
    ("a0", 2, 66.7, 88.9, 96.3),
    ("a0", 4, 50.0, 75.0, 87.5),
    ("a0", 5, 33.3, 55.6, 70.4),
    ("a4", 2, 50.0, 75.0, 87.5),
    ("a4", 4, 33.3, 55.6, 70.4),
    ("a4", 5, 16.7, 30.6, 42.1),
    ("e4", 2, 16.7, 30.6, 42.1),
    ("e4", 4, 16.7, 30.6, 42.1),
    ("e4", 5, 0.0, 0.0, 0.0),
    ("e6", 2, 0.0, 0.0, 0.0),
    ("e1", 2, 50.0, 75.0, 87.5),
    ("e1", 4, 50.0, 75.0, 87.5),
    ("e1", 5, 75.0, 87.5, 93.8),
    ("c0", 2, 50.0, 75.0, 87.5),
    ("c0", 4, 33.3, 55.6, 70.4),
    ("c0", 5, 75.0, 87.5, 93.8),
    ("b1", 2, 33.3, 55.6, 70.4),
    ("b1", 4, 33.3, 55.6, 70.4),
    ("b1", 5, 16.7, 30.6, 42.1),
]
TILES = [f"{x}{y}" for y in (6, 5, 4, 3, 2, 1, 0) for x in "ihgfedcba"]


def guarded(name: str, slot: int, distance: int) -> Any:
    """A shooter with the nearest defender so many tiles away along its row."""
    marker = f"{chr(ord(name[0]) + distance)}{name[1]}"
    far = [place for place in TILES if gap(tile(place), tile(name)) > 3 and place != marker]
    defense = {1: marker} | {other: far[other] for other in range(2, 6)}
    attack = {slot: name} | {other: far[5 + other] for other in range(1, 6) if other != slot}
    return position(attack=attack, defense=defense, ball=slot, clock=20)


def made(s: Any) -> Fraction:
    odds = GAME.odds(s, SHOOT)
    assert odds is not None
    assert sum(prospect.chance for prospect in odds.prospects) == 1
    return odds.prospects[0].chance


@pytest.mark.parametrize(("name", "slot", "contested", "opened", "wide"), TABLE)
def test_the_shot_table_of_the_rule_book(
    name: str, slot: int, contested: float, opened: float, wide: float
) -> None:
    chances = [100 * float(made(guarded(name, slot, distance))) for distance in (1, 2, 3)]
    assert chances == pytest.approx([contested, opened, wide], abs=0.06)


def test_the_odds_of_a_shot_are_what_chance_rolls() -> None:
    s = position(attack={5: "e1"}, ball=5)
    assert made(s) == counted(s)
    assert GAME.odds(s, SHOOT).prospects[0].points == 2  # type: ignore[union-attr]


def counted(s: Any) -> Fraction:
    """Roll every die of a shot every way and count the baskets."""
    after = s.copy()
    act(after, "shoot")
    dice = int(after.shot_dice)
    baskets = 0
    for rolls in product(range(6), repeat=dice):
        again = after.copy()
        for roll in rolls:
            GAMES[s.dtype].play(again, roll)
        baskets += int(again.score[HOME] > 0)
    return Fraction(baskets, 6**dice)


@pytest.mark.parametrize(
    ("attack", "defense", "cases"),
    [
        ({}, {1: "d0", 2: "d1", 3: "f0", 4: "e1", 5: "f1"}, 3),
        ({5: "e1"}, {}, 6),
        ({5: "e1", 1: "e0"}, {}, 10),
        ({5: "e1", 3: "e0"}, {}, 15),
        ({5: "e1", 3: "e0", 1: "d0"}, {}, 21),
        ({5: "e1", 3: "e0", 4: "d0"}, {}, 26),
        ({5: "e1", 3: "e0", 4: "d0", 1: "f0"}, {}, 30),
    ],
)
def test_f21_g11_the_rebound_table_of_the_rule_book(
    attack: dict[int, str], defense: dict[int, str], cases: int
) -> None:
    assert rebound_cases(position(attack=attack, defense=defense)) == cases


def test_the_odds_of_a_miss_are_split_by_the_rebound() -> None:
    odds = GAME.odds(position(attack={5: "e1"}, ball=5), SHOOT)
    assert odds is not None
    good, kept, lost = (prospect.chance for prospect in odds.prospects)
    assert (good, kept, lost) == (Fraction(3, 4), Fraction(1, 4) / 6, Fraction(5, 4) / 6)


def test_the_parts_say_what_the_dice_are_made_of() -> None:
    odds = GAME.odds(position(attack={5: "e1"}, ball=5, clock=4), SHOOT)
    assert odds is not None
    assert {part.what.key: part.value for part in odds.parts} == {
        "part-distance": 1,
        "part-coverage": 1,
        "part-inside": 1,
        "part-rush": -1,
        "part-dice": 1,
        "part-needs": 4,
        "part-edge": -2,
    }


def test_a_free_lane_is_certain() -> None:
    odds = GAME.odds(position(), PASS.at(2))
    assert odds is not None
    assert [prospect.chance for prospect in odds.prospects] == [1, 0]


def test_a_zone_mixes_normal_and_wide_lanes() -> None:
    s = position(attack={5: "e1"}, defense={1: "e3", 2: "d2", 4: "a1", 5: "i1"}, scheme="zone")
    odds = GAME.odds(s, PASS.at(4))
    assert odds is not None
    assert odds.prospects[0].chance == Fraction(4, 6) * Fraction(5, 6)


def test_a_strip_succeeds_once_in_six() -> None:
    odds = GAME.odds(defend(position(defense={1: "e4"}, scheme="press")), STRIP.at(0))
    assert odds is not None
    assert odds.prospects[0].chance == Fraction(1, 6)


def test_nothing_is_rolled_for_the_end_of_a_turn() -> None:
    assert GAME.odds(position(), END_TURN) is None
