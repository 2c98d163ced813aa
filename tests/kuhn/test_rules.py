"""The rule book of Kuhn poker, read aloud."""

from kuhn.positions import FIRST, SECOND, dealt

from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.testing.positions import refusal
from sideline.testing.yardsticks.kuhn import GAME


def test_kp_01_each_seat_pays_and_is_dealt_one_of_three_cards() -> None:
    match = Match(GAME)
    assert [option.move for option in match.options()] == ["card jack", "card queen", "card king"]
    match.play("card queen")
    assert [option.move for option in match.options()] == ["card jack", "card king"]
    match.play("card king")
    assert match.view(FIRST).staked == (1, 1)
    assert [match.view(viewer).cards for viewer in (FIRST, SECOND, SPECTATOR)] == [
        ("QUEEN", ""),
        ("", "KING"),
        ("", ""),
    ]


def test_kp_02_a_seat_passes_or_bets() -> None:
    match = dealt()
    assert [option.move for option in match.options()] == ["pass", "bet"]
    assert refusal(match, 2) == "First may only pass or bet (KP-02)."
    match.play("bet")
    assert (match.to_act, match.view(FIRST).staked) == (SECOND, (2, 1))


def test_kp_03_who_folds_loses_what_it_paid_and_shows_nothing() -> None:
    match = dealt()
    match.play("bet", "pass")
    assert match.points() == (1, -1)
    assert match.view(FIRST).cards == ("QUEEN", "")


def test_kp_04_the_higher_card_takes_the_pot() -> None:
    passed, called = dealt(), dealt(bet=3)
    passed.play("pass", "pass")
    called.play("bet", "bet")
    assert (passed.points(), called.points()) == ((-1, 1), (-4, 4))
    assert called.view(SPECTATOR).cards == ("QUEEN", "KING")


def test_kp_05_the_first_seat_answers_a_bet_after_its_pass() -> None:
    match = dealt("king", "queen")
    match.play("pass", "bet")
    assert match.to_act == FIRST
    match.play("bet")
    assert match.points() == (2, -2)


def test_kp_g01_a_match_is_one_hand() -> None:
    match = dealt("king", "jack")
    match.play("pass", "pass", "lot 1")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, match.is_over) == (FIRST, True)


def test_kp_g02_the_lot_goes_by_the_chips() -> None:
    match = dealt("king", "jack")
    match.play("pass", "pass")
    assert [GAME.weight(match.state, seat) for seat in (FIRST, SECOND)] == [3, 1]
    match.play("lot 2")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.points) == (SECOND, (1, -1))


def test_kp_g02_who_wins_as_much_as_there_is_draws_the_lot_for_certain() -> None:
    match = dealt("king", "jack")
    match.play("bet", "bet")
    assert [option.move for option in match.options()] == ["lot 1"]
