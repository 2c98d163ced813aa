"""The rule book, read aloud."""

from template.positions import FIRST, SECOND, after, dealt

from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.testing.positions import refusal
from sideline.testing.template import GAME


def test_tg_01_both_draw_a_card_that_only_its_owner_sees() -> None:
    match = dealt(2, 5)
    assert match.to_act == FIRST
    assert [match.view(seat).card for seat in (FIRST, SECOND)] == [2, 5]
    drawn_again = {int(match.as_seen_by(FIRST, new_rng(seed))["card"][0, SECOND]) for seed in range(60)}
    assert drawn_again == {1, 2, 3, 4, 5, 6}


def test_tg_02_a_seat_stands_or_rolls_a_die_that_both_see() -> None:
    match = dealt(2, 5)
    assert [option.move for option in match.options()] == ["stand", "roll"]
    match.play("roll")
    assert match.to_act == CHANCE
    assert [option.move for option in match.options()] == [f"die {face}" for face in range(1, 7)]
    match.play("die 3")
    assert match.view(SECOND).dice == (3, 0)
    assert match.to_act == SECOND


def test_tg_02_anything_else_is_refused_with_the_rule() -> None:
    assert refusal(dealt(2, 5), 5) == "First may only stand or roll (TG-02)."


def test_tg_03_a_total_above_the_limit_counts_nothing() -> None:
    s = after(dealt(6, 1), "roll", "die 4", "stand")
    assert s.score.tolist() == [0, 1]


def test_tg_04_the_higher_total_scores_the_prize() -> None:
    assert after(dealt(3, 2, prize=5), "stand", "roll", "die 2").score.tolist() == [0, 5]
    assert after(dealt(3, 3), "stand", "stand").score.tolist() == [0, 0]


def test_tg_05_after_the_last_round_the_higher_score_wins() -> None:
    match = dealt(4, 2, rounds=1)
    match.play("stand", "stand")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.points) == (FIRST, (1, 0))


def test_tg_05_equal_scores_are_a_draw() -> None:
    match = dealt(4, 4, rounds=1)
    match.play("stand", "stand")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winner is None


def test_tg_g01_the_seat_that_goes_first_changes_every_round() -> None:
    match = dealt(4, 2)
    match.play("stand", "stand", "draw 1", "draw 1")
    assert match.to_act == SECOND


def test_tg_g02_as_many_rounds_are_played_as_the_match_says() -> None:
    match = Match(GAME, {"rounds": 2})
    match.play("draw 4", "draw 2", "stand", "stand", "draw 4", "draw 2", "stand", "stand")
    assert match.is_over
