"""What dice are expected to bring, checked against counting every throw."""

from itertools import product
from typing import Any

import pytest
from nba_deck.positions import HOME, KIND, position

from sideline.games.nba_deck.facts.dice import counts_for
from sideline.games.nba_deck.facts.forecast import ANY_COLOUR, EXPECTED, expect
from sideline.games.nba_deck.hints.forecast import gain_by_throwing_again, prospect
from sideline.games.nba_deck.state import Step
from sideline.games.nba_deck.state.pieces import Die
from sideline.testing.positions import act

BLUE, YELLOW, RED = 1, 2, 4


def worth_of_faces(s: Any, die: int) -> list[int]:
    """List what the faces of a die are worth to the active side."""
    return [counts_for(s, s.active, die, face) for face in range(6)]


@pytest.mark.parametrize(
    ("die", "mask", "attack"),
    [
        (Die.BLUE, 0, ""),
        (Die.GREY, RED, "red 6"),
        (Die.BROWN, BLUE | YELLOW, "blue 9, yellow 4"),
        (Die.BEIGE, ANY_COLOUR, "blue 9, yellow 4, red 6"),
    ],
)
@pytest.mark.parametrize(("dice", "keep"), [(2, 1), (3, 2), (4, 3), (3, 5)])
def test_the_best_of_some_dice(die: Die, mask: int, attack: str, dice: int, keep: int) -> None:
    faces = worth_of_faces(position("B01", foe_attack=attack), die)
    totals = [sum(sorted(throw)[-keep:]) for throw in product(faces, repeat=dice)]
    assert EXPECTED[die, mask, dice, keep] == pytest.approx(100 * sum(totals) / len(totals), abs=0.51)


def test_a_tactic_expects_what_its_skills_keep_together() -> None:
    s = position("B01")
    two_blue, two_yellow = EXPECTED[Die.BLUE, 0, 3, 2], EXPECTED[Die.YELLOW, 0, 3, 2]
    s.keep[KIND["B01"] - 120] = 220000
    assert expect(s, HOME, KIND["B01"], ANY_COLOUR) == two_blue + two_yellow


def test_a_defence_expects_nothing_against_colours_that_it_cannot_meet() -> None:
    s = position("B01")
    s.team[HOME, 3:6] = [0, 3, 0]
    assert expect(s, HOME, KIND["B07"], RED) > expect(s, HOME, KIND["B07"], BLUE) > 0
    assert expect(s, HOME, KIND["B07"], 0) == 0


def test_a_tactic_too_complex_for_the_team_promises_less_for_every_point_that_is_missing() -> None:
    s = position("B01")
    full = prospect(s, HOME, KIND["T01"])
    s.team[HOME, 7] = 4
    assert prospect(s, HOME, KIND["T01"]) == full // 2
    s.team[HOME, 7] = 3
    assert prospect(s, HOME, KIND["T01"]) == full // 3


def thrown(tactic: str, *dice: str, **fields: Any) -> Any:
    """Lay out a throw of the active side."""
    row = {"defence": tactic} if "foe_attack" in fields else {"offence": tactic}
    s = position("", at=Step.OPEN_ACTIVATION, **row, **fields)
    act(s, f"activate {tactic}", *dice)
    return s


def test_a_die_that_is_not_kept_can_only_gain_when_it_is_thrown_again() -> None:
    s = thrown("B03", "red 6", "red 4", "red 0", court="N041 S-Ar1 S-Ai1 R-AF1 N092")
    s.rolled[Die.RED] = [2, 0, 0, 1, 1, 0]
    s.quota[Die.RED] = 2
    assert gain_by_throwing_again(s, Die.RED, 0) == 100 * (2 + 2) // 6
    assert gain_by_throwing_again(s, Die.RED, 4) < 0


def test_a_second_die_that_matches_gains_nothing_where_one_is_kept() -> None:
    s = thrown("B07", "grey 3R", "grey 0", "brown 0", "brown 1R", foe_attack="red 6")
    assert gain_by_throwing_again(s, Die.GREY, 0) == 0
    s.rolled[Die.GREY] = [2, 0, 0, 0, 0, 0]
    assert gain_by_throwing_again(s, Die.GREY, 0) == 100


@pytest.mark.parametrize("lying", list(product(range(6), repeat=3))[::7])
def test_the_gain_by_throwing_again_is_exact(lying: tuple[int, ...]) -> None:
    s = thrown("B03", "red 6", "red 4", "red 0")
    s.quota[Die.RED] = 2
    s.rolled[Die.RED] = [lying.count(face) for face in range(6)]
    faces = worth_of_faces(s, Die.RED)
    for face in set(lying):
        rest = list(lying)
        rest.remove(face)
        now = sum(sorted(faces[f] for f in lying)[-2:])
        then = [sum(sorted([faces[f] for f in rest] + [new])[-2:]) for new in faces]
        assert gain_by_throwing_again(s, Die.RED, face) == pytest.approx(100 * (sum(then) / 6 - now), abs=1)
