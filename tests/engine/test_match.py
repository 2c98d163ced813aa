"""A match checks every action, refuses in sentences, and takes back only what may be taken back."""

import pytest

from sideline.engine.errors import BadSeed, BadSetting, CannotUndo, IllegalAction
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.games.jukem import GAME
from sideline.testing.template import GAME as TEMPLATE

HOME, AWAY = 0, 1
SEED = bytes(32)
DEAL = "away deals", *["draw 2P"] * 5, *["draw BL"] * 3, *["draw MI"] * 2


def dealt(**values: int | str) -> Match:
    """Deal five 2-pointers to home and five blocks to away."""
    match = Match(GAME, values)
    match.play(*DEAL)
    return match


@pytest.mark.parametrize("seat", [2, -5])
def test_a_seat_that_the_game_does_not_have_is_refused(seat: int) -> None:
    match = Match(GAME, seed=SEED)
    with pytest.raises(IllegalAction, match="no seat"):
        match.play(match.legal()[0], seat=seat)


def test_without_a_seed_chance_waits_for_its_outcomes() -> None:
    match = Match(GAME)
    assert match.to_act == CHANCE
    assert [option.move for option in match.options()] == ["home deals", "away deals"]


def test_with_a_seed_chance_plays_by_itself() -> None:
    match = Match(GAME, seed=SEED)
    assert match.to_act in (HOME, AWAY)
    assert len(match.log) == 11


def test_an_action_is_played_by_number_or_in_the_notation() -> None:
    by_number, by_name = dealt(), dealt()
    by_number.play(0)
    by_name.play("2P")
    assert by_number == by_name


def test_the_wrong_seat_is_refused() -> None:
    match = dealt()
    with pytest.raises(IllegalAction, match=r"^Away may not act now: Home is to act\.$"):
        match.play("2P", seat=AWAY)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = dealt()
    before = match.states.tobytes()
    with pytest.raises(IllegalAction, match=r"^A Half court waits .* \(JK-33\)\.$") as refusal:
        match.play("HC")
    assert GAME.words("fr").say(refusal.value.phrase).endswith("(JK-33).")
    assert match.states.tobytes() == before
    assert len(match.log) == len(DEAL)


@pytest.mark.parametrize("move", ["jump", 99, -1, 38])
def test_what_is_no_action_at_all_is_refused(move: int | str) -> None:
    with pytest.raises(IllegalAction, match=r"^There is no (move|action) "):
        dealt().play(move)


def test_an_outcome_that_cannot_come_up_is_refused() -> None:
    match = Match(GAME, {"copies.JUKEM": 0})
    match.play("home deals")
    with pytest.raises(IllegalAction, match="cannot come up"):
        match.play("draw JK")


def test_nothing_is_played_after_the_end() -> None:
    match = Match(GAME, {"periods": 1, "max_overtimes": 0}, seed=SEED)
    while not match.is_over:
        match.play(match.legal()[0])
    with pytest.raises(IllegalAction, match="The match is over"):
        match.play(0)


def test_undo_takes_back_a_seats_own_last_action() -> None:
    match = dealt()
    before = match.states.tobytes()
    match.play("2P")
    match.undo(HOME)
    assert match.states.tobytes() == before
    assert [option.move for option in match.options()] == ["2P"]


def test_undo_does_not_cross_another_seats_action() -> None:
    match = dealt()
    match.play("2P")
    with pytest.raises(CannotUndo, match="Home has acted since"):
        match.undo(AWAY)


def test_undo_does_not_cross_chance() -> None:
    match = dealt()
    match.play("2P", "take it", "draw DK")
    with pytest.raises(CannotUndo, match="cannot be taken back"):
        match.undo(AWAY)


def test_undo_does_not_cross_the_end_when_the_seed_is_told() -> None:
    match = Match(GAME, {"periods": 1, "max_overtimes": 0}, seed=SEED)
    while not match.is_over:
        match.play(match.legal()[0])
    with pytest.raises(CannotUndo, match="The match is over"):
        match.undo(match.log[-1].seat)


def test_undo_with_nothing_played() -> None:
    with pytest.raises(CannotUndo, match="nothing to take back"):
        Match(GAME).undo(HOME)


def test_undo_does_not_cross_a_reveal() -> None:
    match = Match(TEMPLATE)
    match.play("draw 6", "draw 3", "stand")
    assert match.can_undo(HOME)
    match.play("stand")
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(AWAY)


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    words = GAME.words()
    match = dealt()
    assert words.say(match.tell(HOME)[1]) == "Home draws: 2-pointer."
    assert words.say(match.tell(AWAY)[1]) == "Home draws a card."
    assert words.say(match.tell(SPECTATOR)[1]) == "Home draws a card."
    assert len(match.tell(HOME, since=10)) == 1


def test_the_outcome_has_a_winner_points_and_a_reason() -> None:
    match = dealt(periods=1)
    assert match.outcome() is None
    match = Match(GAME, {"periods": 1}, seed=SEED)
    while not match.is_over:
        match.play(match.legal()[-1])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points == match.points()
    assert outcome.winner == int(outcome.points[1] > outcome.points[0])
    assert GAME.words().say(outcome.reason) == "decided after one period"


def test_the_seed_is_told_only_once_the_match_is_over() -> None:
    match = Match(GAME, {"periods": 1}, seed=SEED)
    assert match.commitment is not None
    assert match.seed is None
    while not match.is_over:
        match.play(match.legal()[0])
    assert match.seed == SEED


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(BadSeed, match="32 bytes, not 4"):
        Match(GAME, seed=b"luck")


def test_settings_are_checked_before_anything_is_dealt() -> None:
    with pytest.raises(BadSetting, match="periods must lie between 1 and 8, not at 9"):
        Match(GAME, {"periods": 9})


def test_a_fork_goes_its_own_way() -> None:
    match = Match(GAME, seed=bytes(32))
    match.play(match.legal()[0])
    text = str(match)
    fork = match.fork()
    assert fork == match
    fork.play(fork.legal()[0])
    assert str(match) == text
    assert fork.log[: len(match.log)] == match.log
    match.play(match.legal()[-1])
    assert str(fork) != str(match)


def test_what_has_just_happened_is_what_the_whole_log_says_of_it() -> None:
    match = Match(GAME, seed=SEED)
    while not match.is_over and len(match.log) < 60:
        before = len(match.log)
        match.play(match.legal()[0])
        assert match.happened(HOME, since=before) == match.happened(HOME)[before:]
        assert match.tell(AWAY, since=before) == match.tell(AWAY)[before:]


def test_what_was_taken_back_has_not_just_happened() -> None:
    match = dealt()
    before = len(match.log)
    match.fork().play("2P")
    assert match.happened(HOME, since=before) == []
    match.play("2P")
    match.undo(HOME)
    assert match.happened(HOME, since=before - 1) == match.happened(HOME)[before - 1 :]
    assert match.happened(HOME, since=before) == []
