"""How options, events and boards are said, in English and in the French of the rules."""

from typing import Any

from nba_deck.positions import AWAY, HOME, position, why_not

from sideline.engine.match import Match
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import ACTIVATE, BACK, BUY, ENTER, FATE, MARK, PAY, PLACE
from sideline.games.nba_deck.state import FIRST_MINI_SLOT, Phase, Step
from sideline.testing.positions import act
from sideline.testing.walks import listed


def said(s: Any, lang: str = "en") -> dict[str, str]:
    """Say what every option means, by its notation."""
    return {GAME.spell(s, action): GAME.words(lang).say(GAME.label(s, action)) for action in listed(GAME, s)}


def drafting() -> Match:
    """Deal the first five cards of a draft to each side."""
    match = Match(GAME, {"expert2_draft": "on", "first_player": "home"})
    match.play("home first", *[f"deal N{number:03d}" for number in range(1, 11)])
    return match


def test_an_entry_names_who_comes_in_where_and_for_whom() -> None:
    s = position("N007", deck="B02")
    assert said(s)["enter N007 Ai"] == "Bring in Kyle Korver at SF for Starter SF 1"
    assert said(s, "fr")["enter N007 Ai"] == "Faire entrer Kyle Korver au poste Ai pour Titulaire Ai 1"


def test_a_displaced_athlete_leaves_or_shifts() -> None:
    s = position("R-Ar1", court="S-MJ1 N007 S-Ai1 S-AF1 S-P1", deck="B01")
    act(s, "enter R-Ar1 Ar")
    assert said(s) == {
        "leave": "Kyle Korver leaves the court",
        "shift Ai": "Kyle Korver shifts to SF, in place of Starter SF 1",
    }


def test_two_athletes_who_change_places_are_named() -> None:
    s = position("R-MJ1", court="S-MJ1 N007 N018 S-AF1 S-P1", values={"allow_pure_shift": "yes"})
    assert said(s, "fr")["swap Ar Ai"] == "Kyle Korver et Michael Cooper échangent leurs postes"


def test_a_tactic_is_prepared_in_a_free_place_or_in_place_of_another() -> None:
    s = position("B01 T13", offence="T02 B02 B03")
    assert said(s)["place T13 1"] == "Prepare Syracuse Defense"
    assert said(s)["place B01 1"] == "Prepare Base Offense 3 Pts in place of Virginia Tech Offense (column 1)"


def test_a_purchase_names_its_cost_and_a_payment_its_value() -> None:
    s = position("N010 N001 R-MJ1", river="N002 - - - - -")
    assert said(s)["buy N002"] == "Buy Tony Allen for 3"
    act(s, "buy N002")
    assert said(s) == {
        "pay N001": "Discard Kris Humphries to pay 2",
        "pay N010": "Discard Steve Kerr to pay 3",
        "pay R-MJ1": "Discard Bench PG 1 to pay 1",
    }
    act(s, "pay N010")
    assert said(s)["done"] == "Pay 3 for Tony Allen"
    assert said(s)["back pay N010"] == "Do not pay with Steve Kerr"
    assert said(s, "fr")["back pay N010"] == "Ne pas payer avec Steve Kerr"


def test_dice_are_said_with_their_colours() -> None:
    s = position("", defence="B07", foe_attack="red 6", at=Step.OPEN_ACTIVATION)
    assert said(s)["activate B07"] == "Activate Base Defense Trap"
    act(s, "activate B07", "grey 0", "grey 2Y")
    assert said(s)["brown 3Y"] == "brown 3 (yellow)"
    assert GAME.event(s) == "turn 5, brown die 1"
    act(s, "brown 0", "brown 1R")
    assert said(s, "fr")["reroll grey 2Y"] == "Relancer\u00a0: gris 2 (jaune)"


def test_a_die_that_may_be_kept_is_offered_as_such() -> None:
    s = position("", offence="B03", at=Step.OPEN_ACTIVATION, values={"keep_choice": "free"})
    act(s, "activate B03", "red 6", "red 2", "red 0")
    assert said(s) == {"done": "Keep no dice", "keep red 2": "Keep: red 2", "keep red 6": "Keep: red 6"}
    act(s, "keep red 6")
    assert said(s)["done"] == "Keep one die"
    assert said(s, "fr")["back keep red 6"] == "Ne pas garder\u00a0: rouge 6"


def test_cards_left_in_hand_are_kept_discarded_or_eliminated() -> None:
    s = position("R-MJ1", at=Step.OPEN_ACTIVATION)
    assert list(said(s, "fr").values()) == [
        "Défausser une carte et terminer le tour",
        "Conserver Remplaçant MJ 1",
        "Éliminer Remplaçant MJ 1",
    ]
    act(s, "keep R-MJ1")
    assert said(s) == {
        "done": "Discard nothing and end the turn",
        "back keep R-MJ1": "Discard Bench PG 1 after all",
    }


def test_drafts_selections_and_ties_are_said() -> None:
    match = drafting()
    assert said(match.state)["draft N005"] == "JJ Redick for your mini-market"
    match.play("draft N005")
    assert said(match.state, "fr")["draft N001"] == "Kris Humphries pour la pioche commune"
    choosing = Match(GAME, {"expert1": "on", "first_player": "home"})
    choosing.play("home first")
    assert said(choosing.state)["starter S-MJ2"] == "Choose Starter PG 2"
    choosing.play(*[f"starter S-{place}1" for place in ("MJ", "Ar", "Ai", "AF", "P")])
    assert said(choosing.state)["pick R-Ar1"] == "Choose Bench SG 1"
    tied = position("B03", at=Step.BEGIN_ULTIMATE_TURN, pile="", turn=24, score=[10, 4], foe_attack="red 6")
    act(tied, "done")
    assert said(tied) == {"accept draw": "Accept the draw", "play on": "Play an overtime"}


def test_every_event_of_chance_has_a_name_of_its_own() -> None:
    match = Match(GAME, {"expert2_draft": "on", "first_player": "home"})
    assert GAME.event(match.state) == "toss 0"
    match.play("home first")
    assert GAME.event(match.state) == "draft 1, card 1"
    s = position("R-MJ1", deck="B01 B02")
    act(s, "enter R-MJ1 MJ")
    assert GAME.event(s) == "turn 5, home draw 1"
    assert GAME.event(position(at=Step.ADVANCE_RIVER)) == "turn 5, river 1"


def test_the_board_says_what_is_going_on() -> None:
    assert drafting().view(HOME).text("en").splitlines()[2].startswith("Your draft hand")
    choosing = Match(GAME, {"expert1": "on", "first_player": "home"})
    choosing.play("home first", "starter S-MJ2")
    assert "Choisies\u00a0: Titulaire MJ 2" in choosing.view(HOME).text("fr")
    assert "Titulaire MJ 2" not in choosing.view(AWAY).text("fr")
    money = position("B01", pile="", turn=20, values={"expert3_money_time": "on"})
    assert GAME.view(money, HOME).text("en").startswith("Turn 20 of 24: Home to play (Money-time)")
    last = position("B06", at=Step.BEGIN_ULTIMATE_TURN, pile="", turn=24, foe_attack="red 6")
    assert (
        GAME.view(last, HOME).text("fr").startswith("Ultime tour\u00a0: les Locaux peuvent encore défendre")
    )


def test_the_board_shows_a_purchase_a_displacement_and_a_throw_in_progress() -> None:
    buying = position("N010 N001 R-MJ1", river="N002 - - - - -")
    act(buying, "buy N002")
    act(buying, "pay N001")
    assert "Buying Tony Allen: 2 of 3 chosen" in GAME.view(buying, HOME).text("en")
    assert "Buying Tony Allen for 3" in GAME.view(buying, AWAY).text("en")
    shifting = position("R-Ar1", court="S-MJ1 N007 S-Ai1 S-AF1 S-P1", deck="B01")
    act(shifting, "enter R-Ar1 Ar")
    assert "Kyle Korver has lost his position" in GAME.view(shifting, AWAY).text("en")
    throwing = position("", offence="B03", at=Step.OPEN_ACTIVATION)
    act(throwing, "activate B03", "red 6")
    assert "Base Offense Slashing lance\u00a0: rouge 6" in GAME.view(throwing, AWAY).text("fr")


def test_refusals_name_the_card_or_the_slot_that_is_missing() -> None:
    s = position("B01 R-MJ1")
    assert why_not(s, ENTER.at(7, 0)) == "Home has no card number 8 in hand (NB-39)."
    assert why_not(s, PLACE.at(7, 0)) == "Home has no card number 8 in hand (NB-46)."
    assert why_not(s, ENTER.at(1, 0)) == "Base Offense 3 Pts cannot stand on the court (NB-39)."
    assert why_not(s, PLACE.at(0, 0)) == "Bench PG 1 is no tactic (NB-46)."
    assert why_not(s, BUY.at(0)) == "There is nothing for sale in that slot (NB-52)."
    assert why_not(s, BUY.at(FIRST_MINI_SLOT)) == "There is nothing for sale in that slot (NB-118)."
    assert why_not(s, FATE.at(0)) == "Home chooses between the four actions now (NB-37)."


def test_refusals_name_what_the_pending_decision_allows() -> None:
    s = position("N010 N001 R-MJ1", river="N002 - - - - -")
    act(s, "buy N002", "pay N001")
    assert why_not(s, PAY.at(0)) == "That is picked already (NB-G67)."
    assert why_not(s, BACK.at(2)) == "There is nothing of that to take back (NB-G67)."
    s = position("B01", at=Phase.MARKET)
    act(s, "mark 3")
    assert why_not(s, MARK.at(2)) == "That is picked already (NB-G67)."
    s = position("B01", at=Phase.MARKET, values={"pick_order": "list"})
    act(s, "mark 3")
    assert why_not(s, MARK.at(1)).endswith("(NB-35).")
    s = position("B01 F", at=Step.OPEN_ACTIVATION)
    assert why_not(s, FATE.at(1)).startswith("Cards that are neither kept nor eliminated are discarded")
    s = position("", offence="T01 B03", court="R-MJ1 R-Ar1 R-Ai1 R-AF1 S-P1", at=Step.OPEN_ACTIVATION)
    assert (
        why_not(s, ACTIVATE.at(0, 0))
        == "Kentucky Offense has complexity 5, and the collective level is 3 (NB-59)."
    )
    assert why_not(s, ACTIVATE.at(0, 2)) == "No tactic lies there (NB-38)."


def test_the_board_is_no_wider_than_a_terminal_in_either_language() -> None:
    s = position(
        "B04 B05 T10",
        offence="T10 B05 T07",
        defence="T20 B10 T18",
        thrown="S-MJ1 S-Ar1 S-Ai1 B01 B02 B03 T01 T02",
        tactics="T10 T20 T18 T09 T08 T07",
        attack="blue 9, blue 9, blue 6, red 6, red 6, red 4, red 3, red 2",
    )
    for lang in ("en", "fr"):
        lines = GAME.view(s, HOME).text(lang).splitlines()
        assert max(map(len, lines)) <= 80
    assert "Base Offense Drive and Kick" in GAME.view(s, HOME).text("fr")


def test_dice_that_a_tactic_keeps_agree_in_number() -> None:
    s = position("", tactics="T09 T01 - - - -")
    french = GAME.view(s, HOME).text("fr")
    assert "3 jaunes, 3 rouges" in french
    assert "3 bleus" in french
