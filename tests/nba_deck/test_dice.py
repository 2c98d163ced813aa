"""Activating tactics: dice, re-rolls, Fatigue and what is kept."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest
from nba_deck.positions import AWAY, HOME, STARTERS, codes, discard, hand, position, top, why_not, zone

from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import ACTIVATE, DIE
from sideline.games.nba_deck.charts import FACE_COLOURS, FACE_VALUES
from sideline.games.nba_deck.facts.forecast import EXPECTED
from sideline.games.nba_deck.facts.team import dice_to_keep, rebound_rerolls
from sideline.games.nba_deck.odds import in_cases, spread_of_kept, spread_of_tactic, ways_with_rerolls
from sideline.games.nba_deck.state import Phase, Step
from sideline.games.nba_deck.state.pieces import Skill
from sideline.testing.positions import act, legal_moves, options

BIG_MEN = "S-MJ1 S-Ar1 S-Ai1 N032 N022"


def activation(**fields: object) -> object:
    """Lay out home's turn at its activations."""
    return position(at=Step.OPEN_ACTIVATION, **fields)  # type: ignore[arg-type]


def test_nb_59_60_a_tactic_needs_a_collective_as_high_as_its_complexity() -> None:
    s = activation(offence="T06 T01", defence="T14 T11", foe_attack="red 6")
    assert s.team[HOME, Skill.IQ] == 6
    assert options(s) == ["done", "activate T01", "activate T14", "activate T11"]
    assert (
        why_not(s, ACTIVATE.at(0, 0))
        == "Virginia Offense has complexity 7, and the collective level is 6 (NB-59)."
    )
    act(s, "activate T14", *["beige 0"] * 2, *["brown 0"] * 2, "done")
    assert options(s) == ["done", "activate T01"]
    assert why_not(s, ACTIVATE.at(1, 1)) == "Home has activated a tactic of this type (NB-38)."


def test_nb_61_69_an_activated_tactic_goes_to_the_discard() -> None:
    s = position("R-MJ1", offence="B03")
    act(s, "done", "activate B03")
    assert codes([s.activated]) == "B03"
    act(s, "red 6", "red 6", "red 6")
    assert (discard(s), codes(s.tactics[HOME, 0]), hand(s)) == ("B03", "- - -", "R-MJ1")


def test_nb_62_63_64_65_as_many_dice_as_the_level_of_the_team() -> None:
    s = activation(offence="T01", defence="T11", foe_attack="red 6")
    assert s.team[HOME].tolist() == [3, 3, 3, 2, 2, 2, 4, 6]
    act(s, "activate T01")
    assert s.to_roll.tolist() == [3, 0, 0, 0, 0, 0]
    act(s, "blue 9", "blue 9", "blue 9", "activate T11")
    assert s.to_roll.tolist() == [0, 0, 0, 0, 2, 2]


def test_nb_64_g09_ten_dice_of_a_skill_at_most_or_of_an_activation() -> None:
    for limit, dice in (("skill", [10, 0, 10]), ("activation", [0, 0, 10])):
        s = activation(
            offence="B05", team=[[12, 0, 12, 0, 0, 0, 0, 9], [0] * 8], values={"max_dice_per": limit}
        )
        act(s, "activate B05")
        assert s.to_roll[:3].tolist() == dice


def test_nb_66_79_re_rolling_is_optional() -> None:
    s = activation(offence="B03", court=BIG_MEN)
    act(s, "activate B03", "red 0", "red 2")
    assert options(s) == ["done", "reroll red 0", "reroll red 2"]
    act(s, "done")
    assert zone(s) == "red 2"


def test_nb_67_68_71_g10_g12_g66_each_skill_keeps_its_own_best_dice_that_match() -> None:
    s = activation(defence="T11", foe_attack="red 6", fatigue=0)
    assert [dice_to_keep(s, s.tactics[HOME, 1, 0], die) for die in range(6)] == [0, 0, 0, 0, 2, 1]
    act(s, "activate T11", "grey 3R", "grey 1R", "brown 1R", "brown 3B")
    assert zone(s) == "grey 1R, grey 3R, brown 1R"
    assert s.rolled.sum() == 0


def test_nb_71_other_colours_are_ignored() -> None:
    s = activation(defence="B07", foe_attack="yellow 6", fatigue=0, team=[[0, 0, 0, 0, 1, 1, 0, 9], [0] * 8])
    act(s, "activate B07", "grey 3R", "brown 3Y")
    assert zone(s) == "brown 3Y"


def test_nb_70_the_attack_waits_for_the_next_turn_of_its_side() -> None:
    s = activation(offence="B03", foe_hand="R-MJ1")
    act(s, "activate B03", "red 6", "red 6", "red 6")
    assert (s.score.tolist(), zone(s)) == ([0, 0], "red 6, red 6")


def test_nb_72_73_74_75_76_g08_the_faces_of_the_dice() -> None:
    assert FACE_VALUES.sum(axis=1).tolist() == [17, 19, 21, 10, 10, 10]
    totals = [0, 0, 0]
    for die, face in product(range(3), range(6)):
        totals[FACE_COLOURS[die, face]] += FACE_VALUES[3 + die, face]
    assert totals == [8, 10, 12]
    s = activation(offence="B01")
    act(s, "activate B01")
    assert {move: GAME.weight(s, face) for move, face in legal_moves(s).items()} == {
        "blue 0": 3,
        "blue 2": 1,
        "blue 6": 1,
        "blue 9": 1,
    }
    s = activation(defence="B06", foe_attack="red 6")
    act(s, "activate B06")
    assert options(s) == ["beige 0", "beige 1Y", "beige 2Y", "beige 1B", "beige 2B", "beige 4R"]


@pytest.mark.parametrize(
    ("own", "other", "rerolls"), [(4, 4, 0), (3, 4, 0), (5, 4, 1), (7, 4, 1), (8, 4, 2), (14, 4, 4)]
)
def test_nb_77_78_g18_a_third_of_the_lead_in_rebounds_rounded_up(own: int, other: int, rerolls: int) -> None:
    s = activation(team=[[0, 0, 0, 0, 0, 0, own, 6], [0, 0, 0, 0, 0, 0, other, 6]])
    assert rebound_rerolls(s, HOME) == rerolls


def test_nb_80_81_82_g14_fatigue_is_taken_before_all_the_named_dice_are_thrown_once() -> None:
    s = activation(defence="T11", foe_attack="yellow 6", fatigue=9)
    act(s, "activate T11", "grey 0", "grey 1R", "brown 3B", "brown 3Y")
    assert options(s) == ["done", "reroll grey 0", "reroll grey 1R", "reroll brown 3Y", "reroll brown 3B"]
    act(s, "reroll brown 3B", "reroll grey 0", "done")
    assert (s.fatigue, top(s), s.to_roll.tolist()) == (7, "F F", [0, 0, 0, 0, 1, 1])
    act(s, "grey 2Y", "brown 0")
    assert zone(s) == "grey 2Y, brown 3Y"


def test_nb_82_g14_more_passes_only_by_the_option() -> None:
    s = activation(offence="B03", court=BIG_MEN, values={"reroll_passes": 2})
    act(s, "activate B03", "red 0", "red 2", "reroll red 0", "done", "red 0")
    assert options(s) == ["done", "reroll red 0", "reroll red 2"]


def test_nb_g15_without_fatigue_there_is_no_re_roll() -> None:
    s = activation(defence="B07", foe_attack="yellow 6", fatigue=1)
    act(s, "activate B07", "grey 0", "grey 0", "brown 0", "brown 0", "reroll grey 0")
    assert options(s) == ["done", "back reroll grey 0"]
    assert why_not(s, DIE.at(4, 0)) == "No more dice may be thrown again (NB-80)."
    act(s, "done")
    assert (s.fatigue, s.phase, s.to_roll.sum()) == (0, Phase.ROLL, 1)
    s = activation(defence="B07", foe_attack="yellow 6", fatigue=0)
    act(s, "activate B07", "grey 0", "grey 0", "brown 0", "brown 0")
    assert zone(s) == ""


def test_nb_g10_the_side_may_choose_what_it_keeps_by_the_option() -> None:
    s = activation(offence="B05", values={"keep_choice": "free"})
    act(s, "activate B05", "blue 2", "blue 9", "blue 0", "red 2", "red 6", "red 6")
    assert options(s) == ["done", "keep blue 2", "keep blue 9", "keep red 2", "keep red 6"]
    act(s, "keep blue 9", "done")
    assert zone(s) == "blue 9"


def test_nb_g11_blanks_are_placed_only_by_the_option() -> None:
    for choice, found in (("no", "red 6"), ("yes", "blue 0, red 6")):
        s = activation(offence="B05", values={"place_blanks": choice})
        act(s, "activate B05", *["blue 0"] * 3, *["red 6"] * 3)
        assert (zone(s), s.attack[HOME]) == (found, 5 if choice == "yes" else 4)


def test_nb_g17_an_activation_without_effect_is_legal_unless_the_option_forbids_it() -> None:
    s = position("R-MJ1", defence="B06")
    act(s, "done", "activate B06", *["beige 4R"] * 2, *["brown 1R"] * 2, "done")
    assert (zone(s), discard(s)) == ("", "B06")
    s = activation(offence="B03", defence="B06", values={"allow_null_activation": "no"})
    assert options(s) == ["done", "activate B03"]
    assert why_not(s, ACTIVATE.at(1, 0)) == "Base Defense Switch could not have any effect now (NB-G17)."


def test_nb_g31_attack_and_defence_come_in_any_order() -> None:
    for first, second in (("B03", "B06"), ("B06", "B03")):
        s = activation(offence="B03", defence="B06", foe_attack="red 6", fatigue=0)
        throws = {"B03": ["red 6"] * 3, "B06": ["beige 0"] * 2 + ["brown 0"] * 2}
        act(s, f"activate {first}", *throws[first], f"activate {second}", *throws[second])
        assert zone(s) == "red 6, red 6"


def test_nb_83_84_g69_fatigue_stays_in_hand_without_a_replacement() -> None:
    s = position("F", offence="B03")
    assert (hand(s), s.phase) == ("F", Phase.ACTIVATION)


def test_the_expected_values_of_the_law_are_met() -> None:
    assert EXPECTED[0, 7, 8, 3] == 1872
    assert EXPECTED[1, 7, 5, 4] == 1550
    assert EXPECTED[2, 7, 10, 5] == 2575
    assert EXPECTED[3, 0b100, 3, 2] == 198
    assert EXPECTED[5, 0b010, 9, 3] == 635


def test_the_spread_of_kept_dice_agrees_with_a_count_of_all_throws() -> None:
    faces = (0, 2, 3, 4, 6, 6)
    naive: dict[int, int] = {}
    for throw in product(faces, repeat=4):
        total = sum(sorted(throw, reverse=True)[:2])
        naive[total] = naive.get(total, 0) + 1
    assert spread_of_kept(faces, 4, 2) == {total: Fraction(ways, 6**4) for total, ways in naive.items()}


def test_the_spread_with_re_rolls_agrees_with_a_count_of_all_throws() -> None:
    faces = (0, 0, 0, 2, 6, 9)
    found: dict[int, Fraction] = {}
    for throw in product(faces, repeat=3):
        low = sorted(throw)
        again = sum(value < Fraction(17, 6) for value in low[:2])
        for more in product(faces, repeat=again):
            total = sum(sorted([*more, *low[again:]], reverse=True)[:2])
            found[total] = found.get(total, Fraction(0)) + Fraction(1, 6 ** (3 + again))
    exact: dict[int, Fraction] = {}
    for (total, _), ways in ways_with_rerolls(faces, 3, 2, 2).items():
        exact[total] = exact.get(total, Fraction(0)) + Fraction(ways, 6**6)
    assert exact == found


def test_odds_of_an_activation_and_of_a_re_roll() -> None:
    s = activation(offence="B03", foe=BIG_MEN)
    odds = GAME.odds(s, ACTIVATE.at(0, 0))
    assert odds is not None
    assert sum(prospect.chance for prospect in odds.prospects) == 1
    best = odds.prospects[0]
    assert (best.points, best.chance) == (12, Fraction(3 * 4 * 4 + 8, 216))
    assert [(GAME.words().say(part.what), part.value) for part in odds.parts] == [
        ("red dice thrown", 3),
        ("red dice kept", 2),
        ("re-rolls that cost nothing", 0),
    ]
    s = activation(offence="B03", court=BIG_MEN)
    act(s, "activate B03", "red 0", "red 6")
    again = GAME.odds(s, DIE.at(2, 0))
    assert again is not None
    assert {prospect.points: prospect.chance for prospect in again.prospects}[12] == Fraction(1, 3)
    stay = GAME.odds(s, 0)
    assert stay is not None
    assert [prospect.points for prospect in stay.prospects] == [6]


def test_odds_of_thirty_dice_still_add_up() -> None:
    s = activation(offence="T10", team=[[10, 10, 10, 0, 0, 0, 9, 12], [0] * 8])
    spread = spread_of_tactic(s, 0, 0)
    assert sum(spread.values()) == 1
    cases, of = in_cases(spread)
    assert sum(cases.values()) == of < 2**63


def test_nb_66_g68_any_die_may_be_thrown_again() -> None:
    s = activation(offence="B01", court=BIG_MEN)
    act(s, "activate B01", "blue 9", "blue 9", "blue 0")
    assert options(s) == ["done", "reroll blue 0", "reroll blue 9"]
    act(s, "reroll blue 9", "done", "blue 2")
    assert zone(s) == "blue 2, blue 9"


def test_nb_g68_by_the_option_a_die_that_cannot_be_better_is_not_offered() -> None:
    s = activation(offence="B01", court=BIG_MEN, values={"reroll_any_die": "no"})
    act(s, "activate B01", "blue 9", "blue 9", "blue 0")
    assert options(s) == ["done", "reroll blue 0"]
    assert comb(3, 1) == s.rolled.sum()
    assert why_not(s, DIE.at(0, 5)).startswith("There is no such die")
    assert codes(s.court[AWAY]) == STARTERS
