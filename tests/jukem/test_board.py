"""What a board of Jukem is told: what options point at, what is asked, what moves, and what is final."""

from typing import Any

import pytest
from jukem.positions import AWAY, HOME, position

from sideline.engine.finality import finals
from sideline.engine.game import SPECTATOR
from sideline.engine.layout import States
from sideline.games.jukem import GAME
from sideline.testing.positions import act, legal_moves


def aims(s: Any) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What every option points at, by its notation."""
    found = {move: GAME.aim(s, action) for move, action in legal_moves(s).items()}
    return {move: (aim.verb, aim.things) for move, aim in found.items()}


def shown(s: Any, move: str, viewer: int = SPECTATOR) -> list[tuple[str, str | None, str | None]]:
    """What moves with a move, for a viewer."""
    before = s.copy()
    act(s, move)
    moved = GAME.show(before, legal_moves(before)[move], s, viewer)
    return [(item.what, item.start, item.end) for item in moved]


def alone(s: Any) -> States:
    states: States = s.base
    assert states.shape == (1,)
    return states


def final_moves(s: Any) -> set[str]:
    moves = legal_moves(s)
    found = finals(GAME, alone(s), list(moves.values()))
    return {move for move, action in moves.items() if action in found}


def asked(s: Any, lang: str = "en") -> str:
    return GAME.words(lang).say(GAME.ask(s))


def test_a_play_points_at_its_cards_in_the_hand() -> None:
    assert aims(position("JK 3P A1 TO BL", "BL")) == {
        "3P": ("play", ("hand:THREE_POINTER",)),
        "3P+A1": ("play", ("hand:THREE_POINTER", "hand:AND_1")),
        "JK+3P": ("play", ("hand:JUKEM", "hand:THREE_POINTER")),
        "JK+3P+A1": ("play", ("hand:JUKEM", "hand:THREE_POINTER", "hand:AND_1")),
        "TO": ("timeout", ("hand:TIME_OUT",)),
    }


def test_an_answer_points_at_its_cards_and_taking_it_at_nothing() -> None:
    s = position("2P", "TF FT BL")
    act(s, "2P")
    assert aims(s) == {
        "take it": ("take", ()),
        "BL": ("answer", ("hand:BLOCK",)),
        "TF": ("answer", ("hand:TECHNICAL_FOUL",)),
        "TF+FT": ("answer", ("hand:TECHNICAL_FOUL", "hand:FREE_THROW")),
    }


def test_a_discard_points_at_its_card() -> None:
    s = position("TO BL MI", "BL")
    act(s, "TO")
    assert aims(s)["discard BL"] == ("discard", ("hand:BLOCK",))
    assert aims(s)["stop"] == ("stop", ())


def test_each_decision_has_its_question() -> None:
    s = position("2P A1 TO", "BL")
    assert asked(s) == "Home: what do you play?"
    act(s, "2P+A1")
    assert asked(s) == "Away: stop 2-pointer + And 1 for 3 points, or take it?"
    assert asked(position("BL MI", "2P")) == "Home: no shot in hand. Discard 2 cards and draw 2"
    s = position("TO BL MI BR", "BL")
    act(s, "TO")
    assert asked(s) == "Home: discard up to 3 more cards, or stop"
    assert asked(s, "fr") == "Locaux\u00a0: défaussez encore 3 cartes au plus, ou n\u2019en défaussez plus"


def test_a_drawn_card_is_seen_by_its_hand_alone() -> None:
    for viewer, what in ((HOME, "card:DUNK"), (AWAY, "card"), (SPECTATOR, "card")):
        s = position("JK 2P BL BL MI", "BL")
        act(s, "JK+2P")
        assert shown(s, "draw DK", viewer) == [(what, "@pile", "@hand:0")]


def test_a_play_goes_to_the_table_and_from_there_where_the_answer_sends_it() -> None:
    s = position("2P A1", "TF FT BL")
    table = [("card:TWO_POINTER", "@hand:0", "@table"), ("card:AND_1", "@hand:0", "@table")]
    assert shown(s, "2P+A1") == table
    taken = [("card:TWO_POINTER", "@table", "@scored:0"), ("card:AND_1", "@table", "@scored:0")]
    assert shown(s.copy(), "take it") == taken
    assert shown(s, "TF+FT") == [
        ("card:TECHNICAL_FOUL", "@hand:1", "@table"),
        ("card:TWO_POINTER", "@table", "@discard"),
        ("card:AND_1", "@table", "@discard"),
        ("card:TECHNICAL_FOUL", "@table", "@discard"),
        ("card:FREE_THROW", "@hand:1", "@scored:1"),
    ]


def test_a_play_with_a_jukem_scores_at_once() -> None:
    assert shown(position("JK DK", "BL"), "JK+DK") == [
        ("card:JUKEM", "@hand:0", "@table"),
        ("card:DUNK", "@hand:0", "@table"),
        ("card:JUKEM", "@table", "@scored:0"),
        ("card:DUNK", "@table", "@scored:0"),
    ]


def test_the_pack_is_gathered_for_the_next_quarter_but_not_after_the_last() -> None:
    gathered = ("pack", None, "@pile")
    assert shown(position("JK HC", "BL", pile=""), "JK+HC")[-1] == gathered
    assert gathered not in shown(position("JK HC", "BL", pile="", quarter=3), "JK+HC")


def test_what_hands_the_match_over_is_final() -> None:
    assert final_moves(position("2P TO BL", "BL")) == {"2P"}
    s = position("BL MI BR", "2P")
    assert final_moves(s) == set()
    act(s, "discard BL")
    assert final_moves(s) == {"discard MI", "discard BR"}


@pytest.mark.parametrize("rest", ["2P", "BL"])
def test_jk_g10_with_an_empty_pile_who_goes_on_is_a_secret_until_then(rest: str) -> None:
    """Away has no shot, so it discards if Home has one left; otherwise the quarter is over."""
    s = position(f"2P {rest}", "BL MI", pile="")
    act(s, "2P")
    assert final_moves(s) == {"take it", "BL", "MI"}
    assert all(GAME.reveals(s, action) for action in legal_moves(s).values())
