"""The rule book of Halfcourt Jam read aloud: rounds of Hoopers, who goes first, and why."""

from typing import Any

from halfcourt_jam.positions import DEX, MOOSE, PURPLE, VIC, YELLOW, position, started, where, why_not

from sideline.engine.match import Match
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.actions import END_TURN
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty, shot_difficulty
from sideline.games.halfcourt_jam.state import Phase, Space
from sideline.testing.positions import act, legal_moves, options

ONE_BY_ONE = {"round": "hoopers"}
OPEN = "RAY* TP, VIC CL, MOOSE BR"
FAR = "DEX BC, BIG_LEE BL, HAKEEM BR"


def hoopers(yellow: str = OPEN, purple: str = FAR, up: int = PURPLE, **fields: Any) -> Any:
    """Set up a position in which the sides alternate Hooper by Hooper."""
    return position(yellow, purple, up, values=ONE_BY_ONE, **fields)


def asked(s: Any, lang: str = "en") -> str:
    return GAME.words(lang).say(GAME.ask(s))


def test_hj_30_g03_g47_the_sides_alternate_hooper_by_hooper() -> None:
    s = hoopers()
    act(s, "Dex", "done")
    assert (s.mover, s.clock) == (YELLOW, 3)
    act(s, "Vic", "to WL", "done")
    assert s.mover == PURPLE
    assert options(s) == ["Big Lee", "Hakeem", "end turn"]


def test_hj_90_g47_the_clock_goes_down_when_all_six_are_done() -> None:
    s = hoopers()
    act(s, "Dex", "done", "Ray", "done", "Big Lee", "done", "Vic", "done", "Hakeem", "done")
    assert (s.clock, s.done.sum()) == (3, 5)
    act(s, "Moose", "done")
    assert (s.clock, s.done.sum(), s.mover) == (2, 0, PURPLE)


def test_hj_g47_a_side_that_uses_nobody_else_leaves_the_round_to_the_other() -> None:
    s = hoopers()
    act(s, "Dex", "done", "end turn")
    assert (s.mover, s.clock) == (PURPLE, 3)
    act(s, "Hakeem", "done")
    assert options(s) == ["Big Lee", "end turn"]
    assert why_not(s, "Dex") == "Dex has already acted this round (HJ-G47)."
    act(s, "end turn")
    assert (s.mover, s.clock) == (PURPLE, 2)


def test_hj_g47_after_a_steal_the_thieves_begin_every_round() -> None:
    s = hoopers(purple="DEX TP, BIG_LEE BL, HAKEEM BR")
    act(s, "Dex", "steal", "roll 1")
    assert (s.offense, s.mover, s.done.sum()) == (PURPLE, PURPLE, 0)
    act(s, "end turn", "end turn")
    assert (s.mover, s.clock) == (PURPLE, 2)


def test_hj_g47_a_shot_ends_the_round_for_everybody() -> None:
    s = hoopers("RAY* TP, VIC~ CL, MOOSE BR", "DEX~ BC, BIG_LEE BL, HAKEEM BR")
    act(s, "Big Lee", "done", "Ray", "shoot", "roll 20", "inbound Dex", "at BC")
    assert (s.mover, s.done.sum(), s.clock) == (YELLOW, 0, 3)
    assert (s.exhausted[VIC], s.exhausted[DEX]) == (1, 1)


def test_hj_84_g47_whoever_is_left_out_of_a_whole_round_has_rested() -> None:
    s = hoopers("RAY* TP, VIC~ CL, MOOSE BR")
    before = s.copy()
    act(s, "end turn")
    told = GAME.words().say(GAME.tell(before, END_TURN, s, YELLOW))
    assert told == "Purple uses nobody else this round."
    assert GAME.words().say(GAME.label(s, legal_moves(s)["end turn"])) == "Use nobody else this round"
    act(s, "end turn")
    assert s.exhausted[VIC] == 0


def test_hj_g47_g51_a_dime_lasts_for_the_round() -> None:
    s = hoopers("RAY!* TP, VIC CL, MOOSE BR")
    act(s, "Dex", "done", "Ray", "pass Vic", "roll 20", "done", "Hakeem", "done")
    assert s.mover == YELLOW
    assert shot_difficulty(s, VIC, Space.CL) == 14 - 4 - 3


def test_hj_g47_g60_moose_counts_rounds_and_not_turns() -> None:
    s = hoopers("RAY* TP, VIC CL, MOOSE FT-TP")
    act(s, "Dex", "done", "Ray", "done", "end turn")
    assert s.markers[MOOSE] == 0
    act(s, "end turn")
    assert (where(s, MOOSE), s.markers[MOOSE]) == ("FT-TP", 1)


def test_hj_g47_a_match_of_hoopers_is_played_to_its_end() -> None:
    match = Match(GAME, {"round": "hoopers", "target": 2, "max_turns": 400}, seed=bytes(32))
    while not match.is_over:
        match.play(match.options()[0].move)
    assert match.state.phase == Phase.OVER


def test_hj_g02_the_offense_may_take_the_very_first_turn() -> None:
    assert started().state.mover == PURPLE
    assert started(first_turn="offense").state.mover == YELLOW


def test_hj_72_g04_after_a_basket_the_old_defense_may_go_first() -> None:
    s = position(values={"next_turn": "old_defense"}, yellow="RAY* TP, VIC CL, MOOSE BR")
    act(s, "Ray", "shoot", "roll 20", "inbound Dex", "at BC")
    assert (s.offense, s.mover) == (PURPLE, PURPLE)
    assert asked(s) == "Purple has taken the ball and goes first: who acts?"


def test_hj_72_g04_who_acts_again_after_a_shot_is_told_why() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR")
    act(s, "Ray", "shoot", "roll 20", "inbound Dex", "at BC")
    first = "The ball has changed sides, and the defense goes first: who acts for Yellow?"
    assert asked(s) == first
    assert asked(s, "fr").startswith("Le ballon a changé de camp, et la défense joue en premier")
    assert "The ball has changed sides, and the defense goes first: Yellow acts." in str(GAME.view(s, YELLOW))
    act(s, "Ray", "done")
    assert asked(s) == "Yellow defends: who acts next?"


def test_hj_31_who_stole_the_ball_is_told_that_it_goes_first() -> None:
    s = position(OPEN, "DEX TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    act(s, "Dex", "steal", "roll 1")
    assert asked(s) == "Purple has taken the ball and goes first: who acts?"
    assert "Purple has taken the ball and goes first" in str(GAME.view(s, PURPLE))


def test_a_new_round_of_the_same_possession_is_no_new_possession() -> None:
    s = position(OPEN, up=PURPLE, clock=2, possession=3)
    assert asked(s) == "Purple defends: who acts next?"


def test_hj_48_g20_an_opponent_between_the_two_may_count_twice() -> None:
    crowd = "RAY* TP, VIC TP, MOOSE BR", "DEX TP, BIG_LEE BL, HAKEEM BR"
    assert pass_difficulty(position(*crowd), Space.TP, Space.TP) == 3
    s = position(*crowd, values={"shared_space": "twice"})
    assert pass_difficulty(s, Space.TP, Space.TP) == 6
    act(s, "Ray")
    parts = GAME.odds(s, legal_moves(s)["pass Vic"]).parts
    assert [part.value for part in parts] == [3, 3, 6]


def test_hj_g34_the_ball_handler_may_be_kept_from_going_back() -> None:
    s = position("RAY* LC, VIC LC, MOOSE BR", values={"over_and_back": "forbidden"})
    act(s, "Ray")
    assert "to BC" not in options(s)
    assert why_not(s, "to BC") == "Ray has the ball and may not go back over the half-court line (HJ-G34)."
    act(s, "done", "Vic")
    assert "to BC" in options(s)
    brought = position("RAY* BC, VIC LC, MOOSE BR", values={"over_and_back": "forbidden"})
    act(brought, "Ray")
    assert {"to BL", "to BR"} <= set(options(brought))
