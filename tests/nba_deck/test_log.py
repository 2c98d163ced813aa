"""What happens by itself is told too: attacks stopped, Fatigue eliminated, cards pushed out of the river."""

from typing import Any

import pytest
from nba_deck.positions import AWAY, HOME, copy, position, put_dice

from sideline.engine.words import phrase
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.state import Step
from sideline.testing.positions import act, legal_moves


def told(s: Any, move: str, lang: str = "en", viewer: int = HOME) -> str:
    """Play a move and say what a viewer is told of it."""
    before, action = copy(s), legal_moves(s)[move]
    act(s, move)
    return GAME.words(lang).say(GAME.tell(before, action, s, viewer))


def stopped() -> Any:
    """Lay out the end of a turn of home; the attack of away meets a defence as high."""
    s = position("", at=Step.END_TURN, tactics="- T02 T03 T11 T12 T13", foe_attack="red 3")
    put_dice(s, HOME, "grey 3R")
    return s


def test_nb_28_g20_an_attack_that_is_stopped_is_told() -> None:
    assert told(stopped(), "show T01") == (
        "Kentucky Offense is for sale. The attack of Away is stopped: no points.\nTurn 6, Away."
    )
    assert "L\u2019attaque des Visiteurs est arrêtée\u00a0: aucun point." in told(stopped(), "show T01", "fr")


def test_nb_45_fatigue_that_goes_with_who_comes_in_is_told() -> None:
    line = told(position("R-MJ1 F", deck="B01"), "enter R-MJ1 MJ", viewer=AWAY)
    assert line.endswith("Home eliminates one Fatigue card.")
    s = position("R-MJ1 R-Ar1 F F", deck="B01 B02", values={"fatigue_eliminated_to": "box"})
    act(s, "enter R-MJ1 MJ")
    assert told(s, "enter R-Ar1 Ar", "fr").endswith("Les Locaux éliminent 2 cartes Fatigue.")
    assert "Fatigue" not in told(position("R-MJ1", deck="B01"), "enter R-MJ1 MJ")


def test_nb_g32_only_the_own_side_is_told_which_step_of_a_turn_it_ends() -> None:
    def ended(viewer: int) -> str:
        s = position("B01 B06", deck="B02")
        act(s, "place B06 1")
        return told(s, "done", viewer=viewer)

    assert ended(HOME) == "Home ends the preparation."
    assert ended(AWAY) == "Home goes on."


def test_nb_33_a_card_that_is_pushed_out_of_the_river_is_told() -> None:
    s = position(river="N001 N002 N003 N004 N005 N006", at=Step.BEGIN_TURN)
    assert told(s, "reveal N090") == "Luka Doncic enters the river. Derek Fisher leaves the river."
    s = position(river="N001 N002 N003 N004 N005 -", at=Step.BEGIN_TURN)
    assert told(s, "reveal N090") == "Luka Doncic enters the river."


def test_nb_g03_cards_that_leave_a_river_without_a_pile_are_told() -> None:
    s = position(
        "", river="N001 N002 N003 N004 N005 N006", pile="", at=Step.END_TURN, tactics="- T02 T03 T11 T12 T13"
    )
    line = told(s, "show T01", "fr")
    assert line.endswith("Derek Fisher quitte la piste de défilement.")


COUNTED = {
    "label-throw": "dice",
    "label-replace": "tactics",
    "label-leave-cards": "cards",
    "label-keep-dice": "dice",
    "tell-score": "points",
    "tell-rerolls": "dice",
    "tell-rerolls-tired": "dice",
    "tell-relieved": "cards",
    "tell-replaces": "tactics",
    "tell-keeps": "cards",
    "odds-points": "points",
    "odds-stopped": "points",
    "ending-regular": "turns",
    "ending-draw": "overtimes",
    "ask-pick": "cards",
    "ask-left": "cards",
    "ask-REROLL": "dice",
}
SINGULAR = {
    "en": ("1 cards", "1 dice", "1 points", "1 tactics", "1 turns", "1 overtimes", "one cards", "1 more are"),
    "fr": ("1 cartes", "1 dés", "1 points", "1 tactiques", "1 tours", "1 prolongations", "un dés"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", COUNTED)
def test_every_count_is_said_for_none_one_and_two(key: str, lang: str) -> None:
    who = phrase("seat-0")
    said = [GAME.words(lang).say(phrase(key, who=who, **{COUNTED[key]: count})) for count in range(3)]
    assert len(set(said)) == 3
    assert not [wrong for wrong in SINGULAR[lang] for text in said if wrong in text]
