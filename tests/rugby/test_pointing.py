"""What a board of the Rugby Card Game is told: what options point at, what is asked, and what moves."""

from typing import Any

import pytest
from rugby.positions import (
    AWAY,
    BACKS,
    FORWARDS,
    HOME,
    TUNED,
    check,
    crash,
    lay_down,
    penalty,
    position,
    set_piece,
)

from sideline.engine.finality import finals
from sideline.engine.game import SPECTATOR
from sideline.games.rugby import GAME
from sideline.games.rugby.state import SetPiece
from sideline.testing.positions import act, legal_moves

Shown = tuple[str, str | None, str | None]


def aims(s: Any) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What every option points at, by its notation."""
    found = {move: GAME.aim(s, action) for move, action in legal_moves(s).items()}
    return {move: (aim.verb, aim.things) for move, aim in found.items()}


def marks(s: Any) -> dict[str, str]:
    """What is printed on every option, by its notation."""
    return {move: GAME.aim(s, action).mark for move, action in legal_moves(s).items()}


def shown(s: Any, move: str, viewer: int = SPECTATOR) -> list[Shown]:
    """What moves with a move, for a viewer; faces that are turned up are left out."""
    return [item for item, face in _moved(s, move, viewer) if face is None]


def faces(s: Any, move: str, viewer: int = SPECTATOR) -> dict[str | None, str]:
    """The faces that a move turns up, by where they lie."""
    return {end: face for (_, _, end), face in _moved(s, move, viewer) if face is not None}


def _moved(s: Any, move: str, viewer: int) -> list[tuple[Shown, str | None]]:
    before = s.copy()
    act(s, move)
    moved = GAME.show(before, legal_moves(before)[move], s, viewer)
    return [((item.what, item.start, item.end), item.shows) for item in moved]


def asked(s: Any, lang: str = "en") -> str:
    return GAME.words(lang).say(GAME.ask(s))


def leads(s: Any, play: str) -> tuple[int, ...]:
    """The lines that the results of a play lead to, for everybody alike."""
    found = {GAME.view(s, viewer).play_cards[play].leads for viewer in (HOME, AWAY, SPECTATOR)}
    assert len(found) == 1
    return found.pop()


def test_a_call_points_at_its_play_and_at_the_lines_it_may_lead_to() -> None:
    s = position(plays="CB KI", at=4)
    assert aims(s) == {"CB": ("call", ("play:CRASH_BALL",)), "KI": ("call", ("play:KICK",))}
    assert GAME.aim(s, legal_moves(s)["CB"]).about == ("pitch:3", "pitch:4", "pitch:5", "pitch:6")


def test_without_a_play_there_is_nothing_to_point_at() -> None:
    assert aims(position(home="PR SH", plays="PG WR")) == {"no play": ("forfeit", ())}


def test_a_card_points_at_itself_and_its_slot() -> None:
    s = position(home="PR LK SH CE", away="HK SH WG", plays="CB")
    act(s, "CB", "PR")
    assert aims(s) == {"LK": ("commit", ("hand:LOCK",))}
    assert GAME.aim(s, legal_moves(s)["LK"]).about == ("slot:0:1",)


def test_rg_g13_a_card_of_the_other_line_is_marked_with_a_half() -> None:
    s = position(home="PR LK SH CE", away="HK SH WG", plays="CB")
    act(s, "CB", "PR", "LK")
    assert marks(s) == {"HK": ""}
    act(s, "HK")
    assert marks(s) == {"SH": "½", "WG": "½"}


def test_an_extra_card_points_at_the_pack_and_leaving_it_at_nothing() -> None:
    s = position(plays="CB")
    lay_down(s, "CB", "PR HK", "LK FL")
    assert aims(s) == {"extra": ("extra", ("pack",)), "no extra": ("noextra", ())}


def test_forwards_are_tied_up_by_touching_a_number() -> None:
    s = set_piece(SetPiece.LINEOUT)
    assert aims(s) == {f"tie {size}": ("tie", (f"tie:{size}",)) for size in (4, 6, 8)}


def test_a_penalty_points_at_the_pitch_and_the_posts() -> None:
    assert aims(penalty(at=5)) == {
        "scrum": ("scrum", ("pitch:5",)),
        "lineout": ("lineout", ("pitch:7",)),
        "shot": ("shot", ("posts",)),
    }


def test_lines_are_counted_from_homes_try_line_for_both_sides() -> None:
    s = position(attacker=AWAY, at=2, plays="CB")
    assert GAME.view(s, AWAY).ball == 6
    assert GAME.aim(s, legal_moves(s)["CB"]).about == ("pitch:7", "pitch:6", "pitch:5", "pitch:4")


def test_actions_that_are_no_options_point_too() -> None:
    for s in (position(), crash(at=4), penalty(at=4), set_piece(SetPiece.SCRUM)):
        assert all(GAME.aim(s, action).verb for action in range(GAME.actions))


@pytest.mark.parametrize(
    ("at", "lines"),
    [(4, (3, 3, 4, 5, 7)), (7, (6, 6, 7, 8, 8)), (1, (1, 1, 1, 2, 4))],
)
def test_a_play_card_says_where_its_results_lead(at: int, lines: tuple[int, ...]) -> None:
    assert leads(position(at=at), "POP_PASS") == lines


def test_rg_g06_a_kick_into_touch_does_not_cross_the_try_line() -> None:
    assert leads(position(at=6), "KICK") == (6, 7, 6, 7, 7)


def test_rg_g07_behind_its_own_line_a_play_leads_there_unless_it_stays_in_front() -> None:
    assert leads(position(at=1, values={"own_line": "safety"}), "POP_PASS")[0] == 0
    assert leads(position(at=1, values={"own_line": "clamp"}), "POP_PASS")[0] == 1


def test_before_the_toss_no_play_leads_anywhere() -> None:
    s = GAME.new(1)[0]
    GAME.deal(s)
    assert leads(s, "KICK") == ()


def test_each_decision_has_its_question() -> None:
    s = position(plays="CB", at=6)
    assert asked(s) == "Home: which play do you choose?"
    act(s, "CB")
    assert asked(s) == "Home, Crash Ball: lay down a forward, 2 cards to go."
    act(s, "PR", "HK", "LK")
    assert asked(s) == "Away: 2 forwards announced. Lay down a forward, the last one."
    act(s, "FL")
    assert asked(s) == "Away: attack\u00a08, defense\u00a05, a big win for the attack. Add a random card?"
    assert asked(set_piece(SetPiece.SCRUM)) == "Home: how many forwards does the scrum tie up on each side?"
    assert asked(penalty(at=6)) == "Home: a penalty on the opposing 22. What do you do with it?"
    assert asked(position(home="PR SH", plays="PG WR")).endswith("You give away a penalty.")


def test_questions_are_asked_in_french() -> None:
    assert asked(position(), "fr") == "Locaux\u00a0: quelle combinaison choisissez-vous\u202f?"


def test_rg_27_the_question_to_the_defense_does_not_tell_which_play_was_called() -> None:
    for call in ("CB", "PP", "PG"):
        s = position(plays="PG CB PP")
        act(s, call, "PR", "HK")
        assert asked(s) == "Away: 2 forwards announced. Lay down a forward, 2 cards to go."


@pytest.mark.parametrize(("viewer", "what"), [(HOME, "play:CRASH_BALL"), (AWAY, "play"), (SPECTATOR, "play")])
def test_rg_27_a_called_play_is_seen_by_the_attack_alone(viewer: int, what: str) -> None:
    assert shown(position(plays="CB"), "CB", viewer) == [(what, "@plays:0", "@call")]


@pytest.mark.parametrize(("viewer", "what"), [(HOME, "card:PROP"), (AWAY, "card"), (SPECTATOR, "card")])
def test_rg_28_a_card_laid_down_is_seen_by_its_side_alone(viewer: int, what: str) -> None:
    s = position(plays="CB")
    act(s, "CB")
    assert shown(s, "PR", viewer) == [(what, "@hand:0", "slot:0:0")]


@pytest.mark.parametrize("viewer", [HOME, AWAY, SPECTATOR])
def test_rg_30_with_the_last_card_everything_is_turned_over_for_everybody(viewer: int) -> None:
    s = position(plays="CB")
    act(s, "CB", "PR", "HK", "LK")
    assert faces(s, "FL", viewer) == {
        "@call": "CRASH_BALL",
        "slot:0:0": "PROP",
        "slot:0:1": "HOOKER",
        "slot:1:0": "LOCK",
        "slot:1:1": "FLANKER",
    }


def test_the_card_laid_down_last_is_turned_over_first_and_the_play_last() -> None:
    s = position(plays="CB")
    act(s, "CB", "PR", "HK", "LK")
    assert list(faces(s, "FL")) == ["slot:1:1", "slot:0:1", "slot:1:0", "slot:0:0", "@call"]


def test_a_defense_with_too_few_cards_is_turned_over_from_its_last_one_too() -> None:
    s = position(away="LK", plays="CB")
    act(s, "CB", "PR", "HK")
    assert list(faces(s, "LK")) == ["slot:1:0", "slot:0:1", "slot:0:0", "@call"]


def test_rg_19_a_dealt_card_is_seen_by_its_hand_and_a_tied_up_one_by_nobody() -> None:
    for viewer, what in ((HOME, "card:PROP"), (AWAY, "card"), (SPECTATOR, "card")):
        assert shown(set_piece(SetPiece.KICKOFF), "deal PR", viewer) == [(what, "@deck", "@hand:0")]
        s = set_piece(SetPiece.SCRUM)
        act(s, "tie 6")
        assert shown(s, "deal PR", viewer) == [("card", "@deck", "@tied:0")]


@pytest.mark.parametrize(("viewer", "what"), [(HOME, "play:KICK"), (AWAY, "play"), (SPECTATOR, "play")])
def test_a_drawn_play_is_seen_by_the_attack_alone(viewer: int, what: str) -> None:
    s = position(plays="CB PG PP")
    check(s, "CB", "PR HK", "LK PR")
    assert shown(s, "draw KI", viewer) == [(what, "@playdeck", "@plays:0")]


def test_an_extra_card_comes_open_from_the_hand() -> None:
    s = position(plays="CB")
    lay_down(s, "CB", "PR HK", "LK FL")
    act(s, "extra")
    assert shown(s, "add SH") == [("card:SCRUM_HALF", "@hand:1", "slot:1:2")]


def test_a_settled_play_clears_the_table_and_moves_the_ball() -> None:
    s = position(plays="CB PG PP", at=4)
    lay_down(s, "CB", "PR HK", "LK PR")
    act(s, "no extra")
    moved = shown(s.copy(), "resolve")
    assert moved == [
        ("play:CRASH_BALL", "@call", "@playdiscard"),
        ("card:PROP", "slot:0:0", "@tied:0"),
        ("card:HOOKER", "slot:0:1", "@tied:0"),
        ("card:LOCK", "slot:1:0", "@tied:1"),
        ("card:PROP", "slot:1:1", "@tied:1"),
        ("ball", "pitch:4", "pitch:5"),
    ]
    assert faces(s, "resolve") == {"@call": "WIN"}


def test_rg_g22_a_card_that_lay_face_down_comes_back_unseen_by_the_others() -> None:
    for viewer, bottom in ((HOME, "card:FLANKER"), (AWAY, "card"), (SPECTATOR, "card")):
        s = position(home=f"PR HK {BACKS}", plays="WR PG PP", tied=("FL N8", ""), face_down=(1, 0))
        lay_down(s, "WR", "SH WG", "SH CE")
        act(s, "no extra")
        back = [(what, start) for what, start, end in shown(s, "resolve", viewer) if end == "@hand:0"]
        assert back == [(bottom, "@tied:0")]


def test_a_card_that_lay_open_comes_back_for_all_to_see() -> None:
    s = position(home=f"PR HK {BACKS}", plays="PG CB PP", tied=("FL N8", ""), face_down=(1, 0))
    lay_down(s, "PG", "PR HK", "LK FL")
    act(s, "no extra")
    assert ("card:NUMBER_EIGHT", "@tied:0", "@hand:0") in shown(s, "resolve")


def test_a_symbol_is_turned_over_and_put_back_with_the_pack_that_follows() -> None:
    moved = shown(crash(at=4), "turn N8")
    assert moved[:2] == [("card:NUMBER_EIGHT", "@deck", "@turned"), ("card:NUMBER_EIGHT", "@turned", "@deck")]
    assert ("pack", None, "@deck") in moved
    assert moved[-1] == ("ball", "pitch:4", "pitch:6")


def test_plays_left_in_hand_are_discarded_with_the_ball() -> None:
    dropped = [item for item in shown(crash(at=4), "turn FL") if item[1] == "@plays:0"]
    assert dropped == [
        ("play:PICK_AND_GO", "@plays:0", "@playdiscard"),
        ("play:POP_PASS", "@plays:0", "@playdiscard"),
    ]


def test_a_try_goes_over_the_line_and_back_to_halfway() -> None:
    rolled = [item for item in shown(crash(at=6), "turn PR") if item[0] == "ball"]
    assert rolled == [("ball", "pitch:6", "pitch:8"), ("ball", "pitch:8", "pitch:4")]


def test_a_try_of_away_is_scored_on_homes_line() -> None:
    s = position(attacker=AWAY, at=7, plays="PG")
    lay_down(s, "PG", "LK FL", "PR HK")
    act(s, "no extra")
    assert ("ball", "pitch:1", "pitch:0") in shown(s, "resolve")


def test_a_good_kick_goes_between_the_posts_and_a_bad_one_does_not() -> None:
    for second, rolled in (
        ("PR", [("pitch:6", "posts"), ("posts", "pitch:4")]),
        ("HK", [("pitch:6", "pitch:6")]),
    ):
        s = penalty(at=6)
        act(s, "shot", "kick PR" if second == "PR" else "kick HK")
        ball = [(start, end) for what, start, end in shown(s, f"kick {second}") if what == "ball"]
        assert ball == [way for way in rolled if way[0] != way[1]]


def test_a_penalty_kicked_to_touch_moves_the_ball_and_gathers_the_pack() -> None:
    assert shown(penalty(at=4), "lineout") == [("pack", None, "@deck"), ("ball", "pitch:4", "pitch:6")]


def test_rg_g18_a_deck_that_is_used_up_is_shuffled() -> None:
    s = position(plays="CB PG PP", play_deck_size=0)
    s.play_discards += s.play_deck
    s.play_deck[:] = 0
    lay_down(s, "CB", "PR HK", "LK PR")
    act(s, "no extra")
    assert ("plays", "@playdiscard", "@playdeck") in shown(s, "resolve")


def test_the_card_that_hands_over_and_the_one_that_reveals_are_final() -> None:
    s = position(home=f"{FORWARDS} SH", plays="CB", values=TUNED)
    final = []
    act(s, "CB")
    for card in ("PR", "HK", "LK", "FL"):
        moves = legal_moves(s)
        final.append(moves[card] in finals(GAME, s.base, list(moves.values())))
        act(s, card)
    assert final == [False, True, False, True]
