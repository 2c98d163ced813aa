"""The rule book of Halfcourt Jam read aloud: the end of the match."""

from typing import Any

import pytest
from halfcourt_jam.positions import AWAY_PURPLE, PURPLE, YELLOW, position

from sideline.engine.match import Match
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.rules import result
from sideline.games.halfcourt_jam.state import Phase
from sideline.testing.positions import act

PURPLE_BALL = "DEX* TP, BIG_LEE BL, HAKEEM BR"
YELLOW_BALL = "RAY* TP, VIC CL, MOOSE BR"
LAST_TURN = {"clock": 1, "turns_in_round": 1}


def purple_possession_ends(*score: int, **values: Any) -> Any:
    """End a Purple possession without a shot."""
    s = position(purple=PURPLE_BALL, up=PURPLE, score=score, possession=19, values=values, **LAST_TURN)
    act(s, "end turn")
    return s


def yellow_scores(*score: int, **values: Any) -> Any:
    """Let Yellow score two."""
    s = position(YELLOW_BALL, AWAY_PURPLE, score=score, possession=18, values=values)
    act(s, "Ray", "shoot", "roll 20")
    return s


def test_hj_93_95_with_level_scores_play_goes_on() -> None:
    s = purple_possession_ends(11, 11)
    assert s.phase == Phase.INBOUND_HOOPER


def test_hj_94_98_g01_yellow_reaching_eleven_still_gives_purple_the_last_possession() -> None:
    s = yellow_scores(9, 9)
    assert s.score.tolist() == [11, 9]
    assert s.phase == Phase.INBOUND_HOOPER
    act(s, "inbound Dex", "at BC")
    s.clock = s.turns_in_round = 1
    s.mover = PURPLE
    act(s, "end turn")
    assert s.phase == Phase.OVER
    assert [result(s, seat) for seat in (YELLOW, PURPLE)] == [1, -1]


def test_hj_g01_purple_hitting_eleven_ends_the_match_at_once() -> None:
    s = position(purple=PURPLE_BALL, up=PURPLE, score=(10, 9), possession=19)
    act(s, "Dex", "shoot", "roll 20")
    assert (s.score.tolist(), s.phase) == ([10, 11], Phase.OVER)


def test_hj_95_then_until_a_purple_possession_ends_with_unequal_scores() -> None:
    s = yellow_scores(11, 11)
    assert s.phase == Phase.INBOUND_HOOPER
    assert purple_possession_ends(13, 11).phase == Phase.OVER


@pytest.mark.parametrize(
    ("threshold", "score", "is_over"),
    [("at_least", 10, False), ("at_least", 11, True), ("more_than", 11, False), ("more_than", 12, True)],
)
def test_hj_96_97_99_eleven_is_enough_unless_the_option_says_more(
    threshold: str, score: int, is_over: bool
) -> None:
    s = purple_possession_ends(score, 5, threshold=threshold)
    assert (s.phase == Phase.OVER) == is_over


def test_hj_100_the_higher_score_wins() -> None:
    s = purple_possession_ends(9, 12)
    assert [result(s, seat) for seat in (YELLOW, PURPLE)] == [-1, 1]


def test_hj_g46_in_sudden_death_the_basket_decides() -> None:
    s = yellow_scores(9, 9, last_possession="sudden_death")
    assert s.phase == Phase.OVER
    assert result(s, YELLOW) == 1


def test_hj_g37_after_120_possessions_the_higher_score_wins() -> None:
    s = position(purple=PURPLE_BALL, up=PURPLE, score=(3, 2), possession=119, **LAST_TURN)
    act(s, "end turn")
    assert (s.phase, result(s, YELLOW)) == (Phase.OVER, 1)
    assert GAME.words().say(GAME.ending(s)) == "time ran out after 120 possessions"


def test_hj_g37_level_scores_are_a_draw_then() -> None:
    s = position(purple=PURPLE_BALL, up=PURPLE, score=(3, 3), possession=119, **LAST_TURN)
    act(s, "end turn")
    assert [result(s, seat) for seat in (YELLOW, PURPLE)] == [0, 0]
    assert GAME.words().say(GAME.ending(s)) == "level when time ran out after 120 possessions"


def test_hj_g37_so_it_is_after_2000_turns() -> None:
    s = position(YELLOW_BALL, turns=1999, score=(1, 0))
    act(s, "end turn")
    assert (s.phase, result(s, YELLOW)) == (Phase.OVER, 1)


def test_hj_g39_possessions_alternate() -> None:
    match = Match(GAME, {"max_possessions": 6}, seed=bytes(32))
    offenses = []
    while not match.is_over:
        if not offenses or offenses[-1][0] != match.state.possession:
            offenses.append((match.state.possession, match.state.offense))
        match.play(match.legal()[-1])
    assert [offense for _, offense in offenses] == [YELLOW, PURPLE] * 3


def test_a_match_that_is_won_says_so() -> None:
    s = purple_possession_ends(12, 5)
    assert GAME.words().say(GAME.ending(s)) == "decided after 20 possessions"
