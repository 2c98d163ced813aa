"""What a board is told: what options point at, what is asked, and what moved."""

from typing import Any

from nba_deck.positions import AWAY, HOME, copy, position

from sideline.engine.aim import Aim
from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.state import Phase, Step
from sideline.testing.positions import act, legal_moves

KORVER_AT_AR = "S-MJ1 N007 S-Ai1 S-AF1 S-P1"


def aims(s: Any) -> dict[str, Aim]:
    """Return what the options of a position point at, by their notation."""
    return {move: GAME.aim(s, action) for move, action in legal_moves(s).items()}


def asked(s: Any, lang: str = "en") -> str:
    """Say the sentence over the options."""
    return GAME.words(lang).say(GAME.ask(s))


def shown(s: Any, move: str, viewer: int = HOME) -> list[str]:
    """Play a move and say what moved: `card:N007 @hand:0 > @court:0:Ar`."""
    before, action = copy(s), legal_moves(s)[move]
    act(s, move)
    return [
        f"{moved.what} {moved.start or ''} > {moved.end or ''}"
        + (f" shows {moved.shows}" if moved.shows else "")
        for moved in GAME.show(before, action, s, viewer)
    ]


def test_the_menu_points_at_hand_court_tactics_and_markets_at_once() -> None:
    s = position("N007 B01", river="- N002 - - - -", tactics="- - - - - -")
    assert aims(s) == {
        "done": Aim("done"),
        "enter N007 Ar": Aim("enter", ("hand:0",), ("pos:Ar",)),
        "enter N007 Ai": Aim("enter", ("hand:0",), ("pos:Ai",)),
        "place B01 1": Aim("place", ("hand:1",), ("tactic:att:1",)),
    }
    assert asked(s) == "Home: replace, prepare, buy, or finish and activate?"


def test_a_purchase_points_at_its_slot_and_says_its_price() -> None:
    s = position("N010 N001", river="- N002 - - - -")
    assert aims(s)["buy N002"] == Aim("buy", ("river:2",), mark="3")


def test_a_payment_points_at_the_hand_and_is_about_what_is_wanted() -> None:
    s = position("N010 N001 R-MJ1", river="- N002 - - - -")
    act(s, "buy N002")
    assert aims(s) == {
        "pay N001": Aim("pay", ("hand:0",), about=("river:2",), mark="+2"),
        "pay N010": Aim("pay", ("hand:1",), about=("river:2",), mark="+3"),
        "pay R-MJ1": Aim("pay", ("hand:2",), about=("river:2",), mark="+1"),
    }
    assert asked(s) == "Home: pay for Tony Allen, 0 of 3 chosen."
    assert asked(s, "fr") == "Locaux\u00a0: payez Tony Allen, 0 sur 3."


def test_a_payment_that_is_taken_back_points_at_the_same_card_with_another_mark() -> None:
    s = position("N010 N001 R-MJ1", river="- N002 - - - -")
    act(s, "buy N002", "pay N010")
    assert aims(s)["back pay N010"] == Aim("pay", ("hand:1",), about=("river:2",), mark="-3")
    assert asked(s) == "Home: Tony Allen costs 3, and you have chosen 3. Do you discard that?"
    assert GAME.view(s, HOME).chosen == ("", "pay", "")
    assert (GAME.view(s, HOME).paid, GAME.view(s, AWAY).paid, GAME.view(s, AWAY).chosen) == (3, 0, ())


def test_a_displaced_athlete_goes_to_the_discard_or_to_another_position() -> None:
    s = position("R-Ar1", court=KORVER_AT_AR, deck="B01")
    act(s, "enter R-Ar1 Ar")
    assert aims(s) == {
        "leave": Aim("leave", ("displaced",), ("discard",)),
        "shift Ai": Aim("shift", ("displaced",), ("pos:Ai",)),
    }
    assert asked(s) == "Home: where does Kyle Korver go?"


def test_two_who_change_places_may_be_touched_in_either_order() -> None:
    s = position("B01", court="S-MJ1 N007 N007 S-AF1 S-P1", values={"allow_pure_shift": "yes"})
    assert aims(s)["swap Ar Ai"] == Aim("swap", ("pos:Ar", "pos:Ai"))


def test_a_tactic_of_the_market_is_marked() -> None:
    s = position("B01", at=Phase.MARKET)
    assert aims(s)["mark 2"] == Aim("mark", ("market:2",))
    act(s, "mark 2")
    assert aims(s)["back mark 2"] == Aim("unmark", ("market:2",))
    assert asked(s) == "Home: which tactics of the market do you replace?"


def test_tactics_on_court_are_activated_by_row_and_column() -> None:
    s = position("", offence="B03", defence="B07", foe_attack="red 6", at=Step.OPEN_ACTIVATION)
    assert aims(s) == {
        "done": Aim("done"),
        "activate B03": Aim("activate", ("tactic:att:1",)),
        "activate B07": Aim("activate", ("tactic:def:1",)),
    }


def test_dice_are_pointed_at_by_what_they_show() -> None:
    s = position("", defence="B07", foe_attack="red 6", at=Step.OPEN_ACTIVATION)
    act(s, "activate B07", "grey 2Y", "grey 1R", *["brown 1R"] * 2)
    found = aims(s)
    assert found["reroll grey 2Y"] == Aim("reroll", ("rolled:GREY:2:yellow",))
    assert found["reroll grey 1R"] == Aim("reroll", ("rolled:GREY:1:red",))
    assert asked(s) == "Home: which dice do you throw again? 9 more are allowed."
    act(s, "reroll grey 2Y")
    assert aims(s)["back reroll grey 2Y"] == Aim("back", ("lifted:GREY:2:yellow",))
    assert [(die.die, die.number, die.count) for die in GAME.view(s, AWAY).lifted] == [("GREY", 2, 1)]
    assert GAME.view(s, AWAY).again == {"GREY": 1}


def test_the_fate_of_a_card_points_at_the_card_and_where_it_would_go() -> None:
    s = position("R-MJ1 B01", at=Step.OPEN_ACTIVATION)
    act(s, "eliminate B01")
    assert aims(s) == {
        "done": Aim("done"),
        "keep R-MJ1": Aim("decide", ("hand:0",), ("keep",)),
        "eliminate R-MJ1": Aim("decide", ("hand:0",), ("box",)),
        "back eliminate B01": Aim("decide", ("hand:1",), ("discard",)),
    }
    assert asked(s) == (
        "Home: 2 cards are left in your hand. Which do you keep or eliminate? The others are discarded."
    )
    assert GAME.view(s, HOME).chosen == ("", "eliminate")


def test_in_the_order_of_the_list_a_fate_points_at_the_card_and_where_it_would_go() -> None:
    s = position("R-MJ1 B01", at=Step.OPEN_ACTIVATION, values={"pick_order": "list"})
    assert aims(s) == {
        "keep R-MJ1": Aim("keep", ("hand:0",)),
        "discard R-MJ1": Aim("discard", ("hand:0",), ("discard",)),
        "eliminate R-MJ1": Aim("eliminate", ("hand:0",), ("box",)),
    }
    assert asked(s) == "Home: what becomes of Bench PG 1?"


def test_selection_and_draft_point_at_cards() -> None:
    match = Match(GAME, {"expert1": "on", "first_player": "home"})
    match.play("home first")
    assert aims(match.state)["starter S-MJ2"] == Aim("pick", ("card:S-MJ2",))
    assert asked(match.state) == "Home: who starts at PG?"
    match = Match(GAME, {"expert2_draft": "on", "first_player": "home"})
    match.play("home first", *[f"deal N{number:03d}" for number in range(1, 11)])
    assert aims(match.state)["draft N003"] == Aim("draft", ("card:N003",))
    assert asked(match.state) == "Home: which card is for your mini-market?"


def test_nobody_can_tell_from_a_verb_how_the_pile_was_put_right() -> None:
    s = position("")
    verbs = set()
    for phase in (Phase.PILE_DRAW, Phase.PILE_ADD, Phase.PILE_REMOVE, Phase.PILE_FIT):
        s.phase = phase
        verbs.add(GAME.aim(s, 0))
    assert verbs == {Aim("pile")}


def test_a_drawn_card_is_shown_to_the_hand_it_comes_to() -> None:
    def draw(viewer: int) -> list[str]:
        s = position("R-MJ1", deck="B01 B02")
        act(s, "enter R-MJ1 MJ")
        return shown(s, "draw B02", viewer)

    assert draw(HOME) == ["card:B02 @deck:0 > @hand:0"]
    assert draw(AWAY) == draw(SPECTATOR) == ["card @deck:0 > @hand:0"]


def test_who_comes_in_and_who_leaves_are_shown_to_everybody() -> None:
    for viewer in (HOME, AWAY, SPECTATOR):
        s = position("R-MJ1", deck="B01")
        moved = shown(s, "enter R-MJ1 MJ", viewer)
        assert sorted(moved) == ["card:R-MJ1 @hand:0 > @court:0:MJ", "card:S-MJ1 @court:0:MJ > @discard:0"]


def test_a_card_that_is_kept_does_not_move_and_one_that_goes_is_seen() -> None:
    for viewer in (HOME, AWAY, SPECTATOR):
        s = position("R-MJ1 B01 B02", deck="B03", at=Step.OPEN_ACTIVATION)
        assert shown(s, "keep R-MJ1", viewer) == shown(s, "eliminate B01", viewer) == []
        assert shown(s, "done", viewer) == ["card:B01 @hand:0 > @box:0", "card:B02 @hand:0 > @discard:0"]


def test_a_new_card_pushes_the_river() -> None:
    s = position(river="N001 N002 - N003 - -", at=Step.BEGIN_TURN)
    assert shown(s, "reveal N090") == [
        "card:N002 river:2 > river:3",
        "card:N001 river:1 > river:2",
        "card:N090 @pile > river:1",
    ]


def test_a_purchase_moves_the_payment_and_then_the_card() -> None:
    s = position("N010 B01", river="N002 - - - - -")
    assert shown(s, "buy N002", AWAY) == ["card:N010 @hand:0 > @discard:0", "card:N002 river:1 > @deck:0"]


def test_the_last_die_is_thrown_before_the_best_are_kept() -> None:
    s = position("", offence="B03", at=Step.OPEN_ACTIVATION, foe_hand="B01")
    assert shown(s, "activate B03") == ["card:B03 @tactics:0:att:1 > @activated"]
    dice = int(s.to_roll.sum())
    act(s, *["red 2"] * (dice - 1))
    moved = shown(s, "red 6")
    assert moved[0] == "die:RED @reserve > @tray shows 6"
    assert "die:RED @tray > @attack:0 shows 6" in moved
    assert "card:B03 @activated > @discard:0" in moved


def test_dice_of_a_scored_attack_go_back_to_the_reserve() -> None:
    gap = "- T02 T03 T11 T12 T13"
    s = position("", turn=5, tactics=gap, at=Step.END_TURN, foe_attack="red 6")
    assert "die:RED @attack:1 > @reserve shows 6" in shown(s, "show T01")


def test_fatigue_taken_for_a_throw_comes_from_its_pile() -> None:
    s = position("", defence="B07", foe_attack="red 6", at=Step.OPEN_ACTIVATION)
    act(s, "activate B07", "grey 2Y", "grey 1R", *["brown 1R"] * 2)
    assert shown(s, "reroll grey 2Y") == []
    assert shown(s, "done") == ["card:F @fatigue > @deck:0", "die:GREY @tray > @reserve shows 2:yellow"]


def test_a_secret_choice_is_shown_face_down() -> None:
    match = Match(GAME, {"expert1": "on", "first_player": "home"})
    match.play("home first")
    for viewer, what in ((HOME, "card:S-MJ2"), (AWAY, "card"), (SPECTATOR, "card")):
        assert shown(copy(match.state), "starter S-MJ2", viewer) == [f"{what}  > @team:0"]


def test_the_view_has_short_names_and_what_is_to_come() -> None:
    s = position("B01", court=KORVER_AT_AR, attack="red 6, red 4")
    s.zone[AWAY, 4, 5] = 1
    seen = GAME.view(s, AWAY)
    assert seen.cards["N007"].short == "K. Korver"
    assert (seen.sides[HOME].attack_points, seen.sides[HOME].to_come) == (10, 7)
