"""The override cards of Five on the Floor read aloud."""

from typing import Any

import numpy as np
import pytest
from five_on_the_floor.positions import AWAY, FAR_AWAY, HOME, defend, give, in_play, position

from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.rng import new_rng
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.state import Card, Phase
from sideline.testing.positions import act, options, refusal

CARDS_ON = {"override_cards": "on"}
CORNER = {1: "a0"}


def with_cards(*home: str, away: tuple[str, ...] = (), **fields: Any) -> Any:
    """Home attacks and holds the named cards; so does away."""
    s = position(values=CARDS_ON, **fields)
    give(s, HOME, *home)
    give(s, AWAY, *away)
    return s


def test_f21_41_a_card_overrides_the_impossible() -> None:
    s = with_cards("deep-range", attack={1: "e6"}, defense={1: "d6"})
    act(s, "shoot")
    assert options(s) == ["no card", "play deep-range"]
    act(s, "play deep-range", "roll 6")
    assert s.score.tolist() == [3, 0]


def test_f21_g30_the_deck_has_twelve_cards_and_one_is_drawn_when_a_possession_starts() -> None:
    match = in_play(override_cards="on")
    assert (match.state.deck_size, match.to_act) == (12, CHANCE)
    assert [option.move for option in match.options()] == [
        "draw deep-range",
        "draw quick-release",
        "draw extra-pass",
        "draw iso",
        "draw close-out",
        "draw second-effort",
    ]
    match.play("draw iso")
    assert (match.state.deck_size, match.state.hand_size.tolist()) == (11, [1, 0])
    assert match.to_act == AWAY


def test_f21_g30_g38_who_has_a_third_card_discards_one() -> None:
    match = in_play(override_cards="on", clock_start=4)
    skip = ["man", "end", "end"]
    match.play("draw iso", *skip, "draw iso", *skip, "draw close-out", *skip, "draw close-out", *skip)
    match.play("draw extra-pass")
    assert (match.to_act, match.state.phase) == (HOME, Phase.DISCARD)
    assert [option.move for option in match.options()] == [
        "discard extra-pass",
        "discard iso",
        "discard close-out",
    ]
    assert refusal(match, "no card").startswith("Home holds too many cards")
    match.play("discard iso")
    assert match.state.discards[Card.ISO] == 1
    assert match.view(AWAY).discards == {"ISO": 1}
    assert match.state.hand_size.tolist() == [2, 2]


def test_f21_g30_quick_release_ignores_the_clock() -> None:
    s = with_cards("quick-release", attack=CORNER, defense=FAR_AWAY, clock=4)
    act(s, "shoot")
    assert options(s) == ["no card", "play quick-release"]
    act(s, "play quick-release")
    assert s.shot_dice == 3
    s = with_cards("quick-release", attack=CORNER, defense=FAR_AWAY, clock=4)
    act(s, "shoot", "no card")
    assert s.shot_dice == 2


def test_f21_g30_close_out_takes_a_die() -> None:
    s = with_cards(away=("close-out",), attack=CORNER, defense=FAR_AWAY)
    act(s, "shoot")
    assert (GAME.to_act(s), options(s)) == (AWAY, ["no card", "play close-out"])
    act(s, "play close-out")
    assert (s.phase, s.shot_dice) == (Phase.SHOT, 2)


def test_f21_g17_g18_a_close_out_comes_before_the_cap_and_the_clock() -> None:
    s = with_cards(away=("close-out",), attack={5: "e1"}, defense=FAR_AWAY, ball=5, clock=4)
    act(s, "shoot", "play close-out")
    assert s.shot_dice == 4 - 1 - 1


def test_f21_g30_effects_end_with_the_shot() -> None:
    s = with_cards("quick-release", away=("close-out",), attack=CORNER, defense=FAR_AWAY, clock=4)
    act(s, "shoot", "play quick-release", "play close-out")
    assert s.shot_dice == 2
    assert (s.is_quick, s.is_closed_out, s.is_deep) == (0, 0, 0)


def test_f21_g34_one_card_a_turn() -> None:
    s = with_cards("iso", "extra-pass")
    act(s, "play iso")
    assert not [move for move in options(s) if move.startswith("play")]
    act(s, "end", "end")
    assert "play extra-pass" in options(s)


def test_f21_g34_g37_an_iso_is_no_action_and_gives_a_point() -> None:
    s = with_cards("iso", gift=0)
    act(s, "play iso")
    assert (s.ap, "shoot" in options(s)) == (4, True)
    s = with_cards("iso")
    act(s, "1 e4")
    assert "play iso" not in options(s)


def test_f21_g37_an_iso_and_a_failed_strip_add_up() -> None:
    s = with_cards("iso", defense={1: "e4"}, scheme="press")
    act(s, "end", "strip 1", "roll 1", "end")
    assert s.ap == 4
    act(s, "play iso")
    assert s.ap == 5


def test_f21_g34_who_holds_any_card_is_asked_when_one_could_matter() -> None:
    s = with_cards("iso", away=("iso",), attack={1: "e6"})
    act(s, "shoot")
    assert (s.phase, GAME.to_act(s), options(s)) == (Phase.SHOT_CARD, HOME, ["no card"])
    act(s, "no card")
    assert s.phase == Phase.REBOUND
    act(s, "rebound 1-6")
    assert (s.phase, GAME.to_act(s), options(s)) == (Phase.SECOND_EFFORT, HOME, ["no card"])


def test_f21_g34_a_quick_release_does_not_go_with_a_hopeless_shot() -> None:
    s = with_cards("quick-release", attack={1: "e6"}, clock=4)
    act(s, "shoot")
    assert options(s) == ["no card"]


def test_f21_g34_nobody_is_asked_when_no_card_could_matter() -> None:
    s = with_cards("deep-range", away=("close-out",), attack=CORNER, defense={2: "b1"})
    act(s, "shoot")
    assert s.phase == Phase.SHOT


def test_f21_g34_the_wrong_card_is_refused() -> None:
    match = in_play(override_cards="on")
    match.play("draw iso", "man")
    assert refusal(match, "play close-out") == "Home holds no card that may be played now (F21-G34)."
    match.play("shoot")
    assert refusal(match, "play iso") == (
        "Home may only play a card that it holds and that fits, or none (F21-G34)."
    )


def test_f21_g35_when_the_deck_is_used_up_nobody_draws() -> None:
    s = position(values=CARDS_ON)
    give(s, HOME, "deep-range", "deep-range")
    s.deck[:] = 0
    s.deck_size = 0
    s.clock = 4
    act(s, "end", "end")
    assert (s.possession, s.phase) == (1, Phase.SCHEME)


def test_f21_g36_an_extra_pass_costs_no_point_but_is_an_action() -> None:
    s = with_cards("extra-pass")
    act(s, "play extra-pass")
    assert (s.ap, "shoot" in options(s)) == (3, True)
    act(s, "pass 3")
    assert (s.ap, "shoot" in options(s), s.has_free_pass) == (3, False, 0)
    act(s, "pass 1")
    assert s.ap == 2


def test_f21_g36_a_free_pass_prolongs_the_turn() -> None:
    s = with_cards("extra-pass")
    act(s, "play extra-pass", "1 e4", "1 e5", "1 e4")
    assert (s.phase, s.ap) == (Phase.OFFENSE, 0)
    assert options(s) == ["pass 2", "pass 3", "pass 4", "pass 5", "end"]
    act(s, "pass 5")
    assert (s.phase, s.carrier) == (Phase.DEFENSE, 4)


def test_f21_g36_a_card_in_hand_does_not_prolong_the_turn() -> None:
    s = with_cards("extra-pass")
    act(s, "1 e4", "1 e5", "1 e4")
    assert s.phase == Phase.DEFENSE


def test_f21_g38_a_hand_is_seen_by_its_owner_only() -> None:
    s = with_cards("iso", away=("close-out",))
    assert GAME.view(s, HOME).hand == {"ISO": 1}
    assert GAME.view(s, AWAY).hand == {"CLOSE_OUT": 1}
    assert GAME.view(s, SPECTATOR).hand == {}
    assert GAME.view(s, SPECTATOR).hand_size == (1, 1)
    assert GAME.view(s, HOME).unseen["CLOSE_OUT"] == 2


def test_f21_g38_a_drawn_card_is_told_to_its_owner_only() -> None:
    match = in_play(override_cards="on")
    match.play("draw iso")
    assert GAME.words().say(match.tell(HOME)[0]) == "Home draws Iso."
    assert GAME.words().say(match.tell(AWAY)[0]) == "Home draws a card."


def test_f21_g38_a_redeal_keeps_what_the_seat_knows() -> None:
    seen = set()
    for seed in range(20):
        s = with_cards("iso", away=("close-out", "close-out"))
        everything = (s.deck + s.hands.sum(axis=0)).tolist()
        GAME.redeal(s, HOME, new_rng(seed))
        assert s.hands[HOME].tolist() == [0, 0, 0, 1, 0, 0]
        assert (s.hands[AWAY].sum(), s.deck_size) == (2, s.deck.sum())
        assert (s.deck + s.hands.sum(axis=0)).tolist() == everything
        seen.add(tuple(s.hands[AWAY].tolist()))
    assert len(seen) > 3


def test_f21_g42_the_loser_of_a_rebound_may_roll_again_once() -> None:
    s = with_cards("second-effort", attack={5: "e1"}, ball=5)
    act(s, "shoot", "roll 1", "roll 1", "rebound 1-6")
    assert (s.phase, GAME.to_act(s)) == (Phase.SECOND_EFFORT, HOME)
    act(s, "play second-effort")
    assert (s.phase, s.is_reroll) == (Phase.REBOUND, 1)
    act(s, "rebound 6-1")
    assert (s.possession, s.carrier, s.clock) == (0, 4, 14)


def test_f21_g42_the_defense_may_roll_again_too() -> None:
    s = with_cards(away=("second-effort",), attack={5: "e1"}, ball=5)
    act(s, "shoot", "no card", "roll 1", "roll 1", "rebound 6-1")
    assert (s.phase, GAME.to_act(s)) == (Phase.SECOND_EFFORT, AWAY)
    act(s, "play second-effort", "rebound 1-6")
    assert s.possession == 1


def test_f21_g42_there_is_nothing_to_repeat_without_a_roll() -> None:
    s = with_cards("second-effort", attack={5: "e1"}, ball=5, rebounds=8)
    act(s, "shoot", "roll 1", "roll 1")
    assert s.possession == 1


def test_f21_g30_the_hint_plays_cards_that_matter_and_keeps_the_best() -> None:
    out = np.zeros(GAME.actions, np.int64)
    s = with_cards("second-effort", attack={5: "e1"}, ball=5)
    act(s, "shoot", "roll 1", "roll 1", "rebound 1-6")
    assert GAME.spell(s, GAME.hint(s, out, new_rng())) == "play second-effort"
    s = with_cards(away=("close-out",), attack=CORNER, defense=FAR_AWAY, clock=4)
    act(s, "shoot")
    assert GAME.spell(s, GAME.hint(s, out, new_rng())) == "play close-out"


@pytest.mark.parametrize(
    ("card", "action", "position_of_shooter"),
    [
        ("deep-range", 127, {"attack": {5: "e4"}, "ball": 5}),
        ("quick-release", 128, {"attack": CORNER, "defense": FAR_AWAY, "clock": 4}),
    ],
)
def test_f21_g30_odds_are_told_with_and_without_the_card(
    card: str, action: int, position_of_shooter: dict[str, Any]
) -> None:
    s = with_cards(card, **position_of_shooter)
    act(s, "shoot")
    without, with_card = GAME.odds(s, 133), GAME.odds(s, action)
    assert without is not None
    assert with_card is not None
    assert with_card.prospects[0].chance > without.prospects[0].chance


def test_a_defense_without_cards_is_not_asked() -> None:
    s = defend(with_cards())
    assert not [move for move in options(s) if "card" in move]
