"""How the Rugby Card Game looks and sounds."""

from typing import Any

import pytest
from rugby.positions import AWAY, BACKS, HOME, TUNED, check, crash, lay_down, penalty, position

from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.engine.words import LANGUAGES, MINUS, TIMES, phrase
from sideline.games.rugby import GAME
from sideline.testing.positions import act, legal_moves

BOARD = """\
Half 1 of 2, 12 of 30 phases played
Home 7 : 3 Away
       try           22           half           22            try
Home    |      .      |      .      |      .      |      .      | Away
                                                  >
Home has the ball on the opposing 22, since the last kickoff
Home: 2 forwards and 1 back free; tied up: 1 face down, Lock
  Forwards (Run/Pass/Special): Prop 4/2/3 x2
  Backs: Wing 4/2/3
Away: no forwards and 6 backs free; tied up: none
Your plays                        big loss  loss  draw  win  big win
Pick & Go    2 forwards  Special  -1        0     0     +1   +1
Crash Ball   2 forwards  Run      -1 P      -1    0     +1   +2 P
Pop Pass     2 forwards  Pass     -1 P      -1    0     +1   +3 PP
P: a shared card is turned over for symbols. L: a lineout for the other side."""

WELL_SET = BOARD.replace("x2", f"{TIMES}2").replace("-", MINUS)

REVEALED = """\
Away: 5 forwards and 6 backs free; tied up: none
Crash Ball, 2 forwards, Run (-1 P | -1 | 0 | +1 | +2 P):
  Home: Prop, Hooker = 8
  Away: Lock, Flanker, Prop = 9
Home holds 2 play cards"""


def told(s: Any, move: str, viewer: int = SPECTATOR, lang: str = "en") -> str:
    """Play a move and return its line in the log."""
    states = GAME.new(1)
    states[0] = s
    action = legal_moves(s)[move]
    act(s, move)
    return GAME.words(lang).say(GAME.tell(states[0], action, s, viewer))


def test_rg_13_14_the_board_shows_the_pitch_the_sides_and_the_plays() -> None:
    s = position(
        home="PR PR WG", away=BACKS, at=6, tied=("FL LK", ""), face_down=(1, 0), score=(7, 3), phases=12
    )
    seen = str(GAME.view(s, HOME))
    assert [line.split() for line in seen.splitlines()] == [line.split() for line in WELL_SET.splitlines()]
    assert seen.splitlines()[2:5] == BOARD.splitlines()[2:5]


def test_rg_30_the_board_shows_what_was_turned_over() -> None:
    s = position()
    lay_down(s, "CB", "PR HK", "LK FL")
    act(s, "extra", "add PR")
    assert str(GAME.view(s, SPECTATOR)).endswith(REVEALED.replace("-", MINUS))


def test_the_board_points_the_other_way_for_away() -> None:
    line = str(GAME.view(position(attacker=AWAY, at=2), SPECTATOR)).splitlines()[4]
    assert line.strip() == "<"
    assert line.index("<") == BOARD.splitlines()[4].index(">")


def test_the_board_in_french() -> None:
    text = GAME.view(position(at=2), HOME).text("fr")
    assert text.startswith("Mi-temps 1 sur 2, 0 temps de jeu sur 30\nLocaux 0\u00a0: 0 Visiteurs\n")
    assert "Les Locaux ont le ballon sur leurs 22 mètres, depuis le dernier coup d\u2019envoi" in text
    assert "Percussion" in text


def test_a_phase_is_told_like_play_by_play() -> None:
    s = position(plays="CB PG PP", at=4)
    assert told(s, "CB") == "Home announces 2 forwards."
    assert told(s, "PR") == "Home lays down a card, face down."
    assert told(s, "HK", HOME) == "Home lays down: Hooker."
    assert told(s, "LK") == "Away lays down a card, face down."
    assert told(s, "FL") == "Away lays down a card, face down.\nAll cards are turned over!"
    assert told(s, "extra") == "Away adds a random card."
    assert told(s, "add SH") == "Away\u2019s extra card: Scrum-half, worth 2."
    assert told(s, "no extra") == "Home adds no card."
    assert told(s, "resolve") == (
        "Crash Ball (Run): Home 4 + 4 = 8, Away 3 + 2 + 2 = 7. A win for the attack. "
        "Home has the ball in the opposing half."
    )
    assert told(s, "draw KI") == "Home draws a play card."


def test_half_values_are_told_exactly() -> None:
    s = position(away="PR CE", at=4)
    lay_down(s, "CB", "PR WH", "PR CE")
    french = s.copy()
    assert "Away 4 + 1.5 = 5.5. A win for the attack." in told(s, "resolve")
    assert "Visiteurs 4 + 1,5 = 5,5. Résultat pour l\u2019attaque" in told(french, "resolve", lang="fr")


@pytest.mark.parametrize(
    ("turned", "line"),
    [
        ("FL", "Turned over: Flanker, penalty and touch.\nPenalty to Away."),
        ("N8", "Turned over: Number Eight, knock-on and touch.\nAway attacks from a scrum."),
        ("PR", "Turned over: Prop, no symbol. Home has the ball on the opposing 22."),
    ],
)
def test_symbols_are_told(turned: str, line: str) -> None:
    assert told(crash(at=4), f"turn {turned}") == line


def test_a_try_and_the_end_of_a_half_are_told() -> None:
    s = position(at=7, phases=29)
    lay_down(s, "PG", "LK FL", "PR HK")
    act(s, "no extra")
    last = s.copy()
    last.is_last_piece = 1
    assert told(last, "resolve").endswith("Try! 7 points for Home!\nHalf-time.")
    goes_on = "Try! 7 points for Home!\nAway attacks from a kickoff. The half ends after this set piece."
    assert told(s, "resolve").endswith(goes_on)
    assert "the half ends after this set piece" in str(GAME.view(s, HOME))


def test_a_shot_is_told() -> None:
    s = penalty(at=6)
    assert told(s, "shot") == "Home kicks at goal."
    assert told(s, "kick PR") == "The shot: Prop, Special 3."
    good = "The shot: Prop, Special 3. 6 beats 5: the kick is good! 3 points for Home!"
    assert told(s, "kick PR") == f"{good}\nAway attacks from a kickoff."


def test_golden_point_and_full_time_are_told() -> None:
    for tie, line in (("golden_point", "the next score wins."), ("draw", "Full time.")):
        s = position(half=1, phases=44, values={"tie": tie})
        lay_down(s, "PG", "LK LF", "PR HK")
        act(s, "no extra")
        assert told(s, "resolve").endswith(line)


def test_a_side_without_plays_is_told_in_french() -> None:
    s = position(home="PR SH", plays="PG WR KI", at=3)
    line = told(s, "no play", lang="fr")
    assert line.startswith(
        "Il manque des joueurs aux Locaux pour toutes leurs combinaisons\u00a0: ils concèdent une pénalité."
    )
    assert line.endswith("Pénalité pour les Visiteurs.")


def test_before_the_toss_of_a_golden_point_nobody_holds_plays() -> None:
    s = position(half=1, phases=44, plays="PG WR", values={"tie": "golden_point"})
    lay_down(s, "PG", "LK LF", "PR HK")
    act(s, "no extra", "resolve")
    assert set(legal_moves(s)) == {"home attacks", "away attacks"}
    assert all("plays" not in GAME.view(s, viewer).text("en") for viewer in (HOME, AWAY, SPECTATOR))


def test_golden_point_has_its_own_clock() -> None:
    s = position(half=2, phases=3, values={"tie": "golden_point"})
    assert str(GAME.view(s, HOME)).startswith("Golden point, 3 of 15 phases played")


def test_the_board_shows_cards_seen_to_come_back() -> None:
    s = position(plays="PG PG CB", tied=("EN WH", ""), face_down=(1, 0), values=TUNED)
    check(s, "PG", "LK PR", "PR WH")
    assert "  seen to come back to hand: Workhorse\n" in str(GAME.view(s, AWAY))


@pytest.mark.parametrize(
    ("moves", "move", "sentence"),
    [
        ("", "scrum", "Home must choose a play that it can staff, if it holds one (RG-25)."),
        ("call", "no extra", "Home must lay down a skill card (RG-G11)."),
    ],
)
def test_refusals_name_their_rule(moves: str, move: str, sentence: str) -> None:
    match = Match(GAME, {"first_attacker": "home"}, seed=bytes(32))
    if moves:
        match.play(match.legal()[0])
    number = next(a for a in range(GAME.actions) if GAME.spell(match.state, a) == move)
    assert GAME.words().say(GAME.why_not(match.state, number)) == sentence


def test_other_refusals_name_their_rule() -> None:
    words = GAME.words()
    s = position()
    lay_down(s, "CB", "PR HK", "LK FL")
    assert words.say(GAME.why_not(s, 0)) == "Away may only add a random card or leave it (RG-31)."
    act(s, "extra", "add PR")
    assert words.say(GAME.why_not(s, 0)) == "Home may only add a random card or leave it (RG-32)."
    far = penalty(at=3)
    assert words.say(GAME.why_not(far, 0)) == "Home has a penalty and must choose what to do with it (RG-50)."
    assert words.say(GAME.why_not(far, 33)).endswith("no more than 4 lines away (RG-G28).")
    act(far, "scrum")
    assert words.say(GAME.why_not(far, 0)).endswith("on the card of the scrum (RG-15).")


def test_rg_01_02_03_both_sets_are_listed_as_printed() -> None:
    rows = GAME.cards()
    for name in ("designer", "tuned"):
        assert sum(int(row["copies"]) for row in rows if row["set"] == name) == 80
    flanker = {"set": "designer", "code": "FL", "card": "FLANKER", "copies": 4}
    assert {**flanker, "printed": "2/3/4 PENALTY TOUCH"} in rows
    assert any(str(row["printed"]).startswith("1 F 2 B, PASS, -2 PP x2 | ") for row in rows)


def worths(s: Any, viewer: int) -> list[tuple[float, ...]]:
    """What the cards on the table count, side by side, as a viewer may know it."""
    return [side.worths for side in GAME.view(s, viewer).sides]


def test_rg_27_before_the_reveal_only_the_attack_knows_what_its_cards_count() -> None:
    s = position(plays="CB")
    act(s, "CB", "PR", "WH", "LK")
    assert worths(s, HOME) == [(4, 3), ()]
    assert worths(s, AWAY) == worths(s, SPECTATOR) == [(), ()]
    assert GAME.view(s, HOME).stands == ""


def test_rg_40_what_cards_count_and_how_it_stands_is_open_after_the_reveal() -> None:
    s = position(away="PR CE WG", plays="CB")
    lay_down(s, "CB", "PR WH", "PR CE")
    for viewer in (HOME, AWAY, SPECTATOR):
        assert worths(s, viewer) == [(4, 3), (4, 1.5)]
        assert GAME.view(s, viewer).stands == "WIN"


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_counts_of_athletes_and_lines_agree(lang: str, count: int) -> None:
    words = GAME.words(lang)
    tied = words.say(phrase("label-tie", count=count))
    assert ("forwards" in tied or "avants" in tied) == (count > 1 or (lang == "en" and count == 0))
    far = words.say(phrase("why-range", distance=count, rule="RG-G28"))
    assert ("lines" in far or "lignes" in far) == (count > 1)
