"""The rule book of Pig, read aloud."""

from pig.positions import FIRST, SECOND, begun, rolled

from sideline.testing.positions import refusal


def test_pi_01_the_first_to_bank_the_target_wins() -> None:
    match = begun(target=12)
    match.play(*rolled(6), "hold", *rolled(5), "hold", *rolled(6))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.points) == (FIRST, (12, 5))


def test_pi_02_what_is_rolled_goes_into_the_pot() -> None:
    match = begun()
    match.play(*rolled(2, 6))
    assert (match.to_act, match.view(SECOND).pot) == (FIRST, 8)
    assert [option.move for option in match.options()] == ["roll", "hold"]


def test_pi_02_anything_else_is_refused_with_the_rule() -> None:
    assert refusal(begun(), 5) == "First may only roll or hold (PI-02)."


def test_pi_03_a_one_empties_the_pot_and_ends_the_turn() -> None:
    match = begun()
    match.play(*rolled(6, 6, 1))
    assert (match.to_act, match.view(FIRST).pot, match.view(FIRST).score) == (SECOND, 0, (0, 0))


def test_pi_04_to_hold_banks_the_pot_and_ends_the_turn() -> None:
    match = begun()
    match.play(*rolled(6, 6), "hold")
    assert (match.to_act, match.view(FIRST).score) == (SECOND, (12, 0))


def test_pi_g01_an_empty_pot_cannot_be_held() -> None:
    assert refusal(begun(), "hold") == "First has nothing to bank yet (PI-G01)."


def test_pi_g02_after_the_last_turn_the_match_is_a_draw() -> None:
    match = begun(turns=2)
    match.play(*rolled(1), *rolled(1))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winner is None


def test_pi_g03_a_pot_that_reaches_the_target_is_banked_at_once() -> None:
    match = begun(target=10)
    match.play(*rolled(5, 6))
    assert match.is_over
    assert match.view(SECOND).score == (11, 0)
