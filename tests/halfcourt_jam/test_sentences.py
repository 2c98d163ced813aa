"""What Halfcourt Jam tells whoever plays: the draft, refusals, the cards, and how a match ended."""

from typing import Any

import pytest
from halfcourt_jam.positions import LEE, PURPLE, YELLOW, position, why_not

from sideline.engine.match import Match
from sideline.engine.words import LANGUAGES, phrase
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.state import Phase
from sideline.testing.positions import act, legal_moves, options

OPEN = "RAY* TP, VIC CL, MOOSE BR"


def labels(s: Any, lang: str = "en") -> dict[str, str]:
    """Say the options of a position by their notation."""
    return {move: GAME.words(lang).say(GAME.label(s, action)) for move, action in legal_moves(s).items()}


def row_of(s: Any, name: str) -> str:
    """Find the row of a Hooper among the cards of the text board."""
    rows = [line for line in str(GAME.view(s, YELLOW)).splitlines() if line.startswith(name)]
    return rows[-1]


def ended(**fields: Any) -> str:
    """Say how a match ended."""
    values = {"max_possessions": 20, "threshold": fields.pop("threshold", "at_least")}
    s = position(OPEN, values=values, phase=Phase.OVER, **fields)
    return GAME.words().say(GAME.ending(s))


def test_hj_16_the_draft_lays_out_only_the_position_that_is_drafted() -> None:
    s = Match(GAME, {"draft": "yes"}).state
    seen = str(GAME.view(s, YELLOW))
    assert "Draft: point guard." in seen
    assert [name for name in ("Ray", "Dex", "Zip", "Nova") if name in seen] == ["Ray", "Dex", "Zip", "Nova"]
    assert not [name for name in ("Vic", "Big Lee", "Hakeem", "Moose") if name in seen]


def test_hj_16_the_cards_of_the_draft_say_what_each_ability_does() -> None:
    s = Match(GAME, {"draft": "yes", "ability.DIME": 2}).state
    seen = str(GAME.view(s, YELLOW))
    assert "Ray        4   +3   2  Dime: his receiver\u2019s shot is 2 easier this turn" in seen
    assert "Activated by 3 markers: passes completed" in seen
    said = labels(s)["ban Ray"]
    assert (
        said
        == "Ban Ray (4 actions, +3 shot, 2 defense; Dime: his receiver\u2019s shot is 2 easier this turn)"
    )


def test_hj_g60_a_step_that_the_brick_wall_makes_too_dear_says_so() -> None:
    s = position("RAY* LC, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, MOOSE! FT-TP", left=1)
    act(s, "Ray")
    s.left = 1
    assert why_not(s, "to TP") == (
        "Ray may not go to the top: beside that screen 1 action is not enough (HJ-G60)."
    )
    s.left = 0
    assert why_not(s, "to TP") == "Ray may not go to the top: no action is left (HJ-36)."


def test_hj_37_a_guarded_space_is_refused_by_its_own_rule() -> None:
    s = position("RAY* LC, VIC CL, MOOSE BR", "DEX TP, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray")
    s.left = 1
    assert why_not(s, "to TP") == "Ray may not go to the top: 1 action is not enough (HJ-37)."


def test_hj_g59_a_pass_to_a_screen_behind_half_court_is_refused_because_of_that() -> None:
    s = position("RAY* TP, VIC CL, STRETCH! BL-BC")
    act(s, "Ray")
    assert why_not(s, "pass Stretch") == (
        "Stretch screens between two spaces behind the half-court line and cannot slip to a pass (HJ-G59)."
    )
    s = position("RAY* TP, VIC CL, STRETCH BL-BC")
    act(s, "Ray")
    assert why_not(s, "pass Stretch") == "Stretch is screening and cannot receive a pass (HJ-42)."


def test_hj_g37_a_match_that_ended_at_the_cap_says_so() -> None:
    capped = "time ran out after 20 possessions"
    at_the_cap = {"possession": 20, "offense": PURPLE}
    assert ended(score=[11, 9], **at_the_cap) == "decided after 20 possessions"
    assert ended(score=[10, 9], **at_the_cap) == capped
    assert ended(score=[11, 9], threshold="more_than", **at_the_cap) == capped
    assert ended(score=[12, 9], threshold="more_than", **at_the_cap) == "decided after 20 possessions"
    assert ended(score=[11, 9], possession=20, offense=YELLOW) == capped


def test_hj_g37_a_match_out_of_turns_says_so() -> None:
    assert (
        ended(score=[12, 9], possession=7, offense=PURPLE, turns=2000) == "time ran out after 7 possessions"
    )


def test_an_exhausted_ball_handler_is_shown_with_the_ball() -> None:
    said = labels(position("RAY~* TP, VIC~ CL, MOOSE~ FT-TP"))
    assert said["Ray"] == "Ray acts (3 actions, exhausted, has the ball)"
    assert said["Vic"] == "Vic acts (2 actions, exhausted)"
    assert said["Moose"] == "Moose acts (1 action, exhausted, on a screen)"


def test_hj_82_the_column_of_actions_counts_exhaustion_and_marks_who_is_done() -> None:
    s = position("RAY~* TP, VIC CL, MOOSE BR")
    assert row_of(s, "RAY*").startswith("RAY*    3   +3   2  EXHAUSTED")
    act(s, "Vic", "to WL", "done")
    assert row_of(s, "VIC").startswith("VIC  done   +4   2  fresh")
    assert "fini" in GAME.view(s, YELLOW).text("fr")


@pytest.mark.parametrize("counts", [0, 1, 2])
def test_hj_66_g56_somebody_rebounds_however_little_big_lee_counts_for(counts: int) -> None:
    s = position(OPEN, "DEX BC, BIG_LEE! RIM, HAKEEM BR", values={"ability.BOX_OUT": counts})
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.offense) == (LEE, PURPLE)
    s = position(
        "DEX* TP, BIG_LEE! RIM, HAKEEM BR", "RAY BC, VIC BL, MOOSE BR", values={"ability.BOX_OUT": counts}
    )
    act(s, "Dex", "shoot", "roll 1")
    assert (s.ball, s.clock, s.phase) == (1, 2, Phase.SELECT)


def test_hj_68_g56_a_big_lee_that_counts_for_nothing_gives_way_to_anybody() -> None:
    s = position(
        "RAY* TP, VIC RIM, MOOSE BR", "DEX BC, BIG_LEE! RIM, HAKEEM BR", values={"ability.BOX_OUT": 0}
    )
    act(s, "Ray", "shoot", "roll 1")
    assert s.ball == 1
    assert options(s)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "values", [{}, {"draft": "yes"}, {"take_back": "yes"}, {"round": "hoopers"}], ids=str
)
def test_no_line_of_the_board_is_wider_than_a_terminal(lang: str, values: dict[str, str]) -> None:
    match = Match(GAME, {**values, "target": 2, "max_turns": 60}, seed=bytes(32))
    while not match.is_over:
        text = match.view(YELLOW).text(lang)
        assert max(map(len, text.splitlines())) <= 79
        match.play(match.options()[len(text) % len(match.options())].move)


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_counts_of_actions_and_possessions_agree(lang: str, count: int) -> None:
    words = GAME.words(lang)
    where = phrase("space-TP")
    dear = words.say(phrase("why-too-dear", hooper="Ray", where=where, left=count, rule="HJ-37"))
    assert ("actions" in dear) == (count > 1)
    ended = words.say(phrase("ending-time", possessions=count))
    assert ("possessions" in ended) == (count > 1)
