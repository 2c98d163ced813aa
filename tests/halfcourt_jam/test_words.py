"""What Halfcourt Jam says: the notation, the board, the play-by-play, refusals."""

from typing import Any

from halfcourt_jam.positions import PURPLE, YELLOW, moves, position, started, why_not

from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.engine.playout import best_looking
from sideline.engine.rng import new_rng
from sideline.games.halfcourt_jam import GAME
from sideline.testing.positions import act, legal_moves, refusal

COURT = """\
  [CL 14: 2] --  [SL 8: 1]      [RIM 4: 1]     [SR 8: 1]  --  [CR 14: 2]
                    VIC
                                 lee hak
      |       /      |       /      |      \\       |      \\       |
      |          [PL 6: 1]  --  [PC 7: 1]  --  [PR 6: 1]          |
      |                                                           |
      |                                                           |
      |       \\      |       /      |      \\       |      /       |
      |          [EL 8: 1]  --  [FT 7: 1]  --  [ER 8: 1]          |
      |                                                           |
      |                                                           |
      |       /                     |                     \\       |
  [WL 14: 2] -----------------  [TP 14: 2] -----------------  [WR 14: 2]
                                   RAY*
                                   dex
              \\              /      |      \\              /
                 [LL 17: 2] --  [LC 16: 2] --  [LR 17: 2]


=====================|==============|==============|=====================
                 [BL 19: 2] --  [BC 19: 2] --  [BR 19: 2]


MOO [FT-TP] Moose screens between the free-throw line and the top."""


def told(s: Any, *line: str) -> str:
    """Play moves and say what the last one did."""
    act(s, *line[:-1])
    before = s.copy()
    action = legal_moves(s)[line[-1]]
    GAME.play(s, action)
    return GAME.words().say(GAME.tell(before, action, s, SPECTATOR))


def here() -> Any:
    return position("RAY* TP, VIC SL, MOOSE FT-TP", "DEX TP, BIG_LEE RIM, HAKEEM RIM")


def test_the_board_can_be_read_in_a_terminal() -> None:
    seen = GAME.view(here(), YELLOW)
    assert COURT in str(seen)
    assert "Possession 1, Yellow has the ball. Shot clock: 3 rounds left." in str(seen)
    assert "ballon aux Jaunes" in seen.text("fr")
    assert max(map(len, str(seen).splitlines())) <= 79


def test_everybody_sees_the_same() -> None:
    texts = {str(GAME.view(here(), viewer)) for viewer in (YELLOW, PURPLE, SPECTATOR)}
    assert len(texts) == 1


def test_the_board_shows_the_draft_and_what_must_be_cleared() -> None:
    assert "Draft: point guard. These are on offer:" in str(Match(GAME, {"draft": "yes"}).view(YELLOW))
    s = position("RAY* RIM, VIC SL, MOOSE BR", must_clear=1)
    assert "must go outside" in str(GAME.view(s, YELLOW))


def test_shots_are_told_as_play_by_play() -> None:
    assert told(here(), "Ray", "shoot") == "Ray shoots from the top for 2: 15 or more."
    assert told(here(), "Ray", "shoot", "roll 15") == "15: good! Ray scores. Yellow 2, Purple 0."
    assert told(here(), "Ray", "shoot", "roll 3") == "3: off the rim!"
    assert told(here(), "Ray", "shoot", "roll 3", "rebound Hakeem") == "Hakeem pulls down the rebound."
    s = position("RAY* TP, VIC SL, MOOSE BR", "DEX TP, BIG_LEE RIM, HAKEEM BR")
    assert told(s, "Ray", "shoot", "roll 3") == "3: no good. Rebound Big Lee."


def test_passes_are_told_as_play_by_play() -> None:
    assert told(here(), "Ray", "pass Vic") == "Ray looks for Vic: 4 or more."
    assert told(here(), "Ray", "pass Vic", "roll 4") == "4: the pass finds Vic."
    assert told(here(), "Ray", "pass Vic", "roll 3") == "3: picked off by Dex!"
    s = position("RAY* TP, VIC SL, MOOSE BR")
    assert told(s, "Ray", "pass Vic", "roll 1") == "1: thrown away! Purple brings it in."


def test_steals_flips_and_the_clock_are_told() -> None:
    s = position("RAY* TP, VIC SL, MOOSE BR", "DEX TP, BIG_LEE RIM, HAKEEM BR", PURPLE)
    s.markers[3] = 3
    assert told(s, "Dex", "steal") == "Dex reaches in: Ray needs 4 or more to keep it."
    assert told(s, "roll 9") == "9: Ray keeps the ball. Dex is Activated: Quick Hands!"
    s = position("RAY* TP, VIC SL, MOOSE BR", turns_in_round=1)
    assert told(s, "end turn") == "Yellow ends the turn.\nShot clock 2."
    s = position("RAY* TP, VIC SL, MOOSE BR", turns_in_round=1, clock=1)
    assert told(s, "end turn") == "Yellow ends the turn.\nThe shot clock runs out: Purple gets the ball."


def test_moves_are_told_as_play_by_play() -> None:
    s = position("RAY* LC, VIC SL, MOOSE FT-TP", "DEX LR, BIG_LEE RIM, HAKEEM BR")
    assert told(s, "Ray", "to TP") == "Ray dribbles to the top."
    assert told(s, "done", "Vic", "to CL") == "Vic cuts to the left corner."
    assert told(s, "done", "Moose", "to TP") == "Moose rolls off the screen to the top."
    assert told(s, "screen TP-LR") == "Moose sets a screen between the top and the right logo."
    assert told(s, "Dex", "to LC") == "Dex slides to the center logo."
    assert told(s, "to TP") == "Dex picks up Ray on the top."


def test_swats_are_told() -> None:
    s = position("RAY* FT, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM! FT")
    assert told(s, "Ray", "shoot", "roll 20") == "20: that would be good, but Hakeem is there."
    assert told(s, "no swat") == "Hakeem stays down, the basket counts. Yellow 1, Purple 0."


def test_a_refusal_names_the_rule() -> None:
    match = started()
    assert refusal(match, "swat") == "Purple has nothing to ban, pick or swat now (HJ-32)."
    match.play("Dex")
    assert refusal(match, "ban Ray") == "Purple has nothing to ban, pick or swat now (HJ-32)."
    assert "done" in moves(match)


def test_who_has_the_first_ball_is_asked_first() -> None:
    assert why_not(Match(GAME).state, "end turn") == "Yellow must say first who gets the ball (HJ-22)."


def test_labels_say_what_an_option_costs() -> None:
    s = position("RAY~* LC, VIC SL, MOOSE FT-TP", "DEX TP, BIG_LEE RIM, HAKEEM BR")
    said = {move: GAME.words().say(GAME.label(s, action)) for move, action in legal_moves(s).items()}
    assert said["Ray"] == "Ray acts (3 actions, exhausted, has the ball)"
    assert said["Moose"] == "Moose acts (2 actions, on a screen)"
    act(s, "Ray")
    said = {move: GAME.words().say(GAME.label(s, action)) for move, action in legal_moves(s).items()}
    assert said["to TP"] == "Go to the top (2 actions)"
    assert said["shoot"] == "Shoot from the center logo for 2; ends the turn"


def test_events_have_names_of_their_own() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Dex", "steal")
    assert GAME.event(s) == "possession 1, roll 1"
    act(s, "roll 20", "done", "end turn", "Ray", "shoot")
    assert GAME.event(s) == "possession 1, roll 2"


def test_the_hint_plays_a_match_to_its_end() -> None:
    match = Match(GAME, {"target": 3}, seed=bytes(32))
    while not match.is_over:
        match.play(best_looking(match.states, new_rng()))
    assert max(match.points()) >= 3
