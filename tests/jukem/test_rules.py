"""The rule book of Jukem read aloud."""

from jukem.positions import AWAY, HOME, position

from sideline.engine.game import CHANCE
from sideline.games.jukem.decisions import to_act
from sideline.games.jukem.state import Card, Phase
from sideline.testing.positions import act, options


def test_jk_15_20_a_basket_that_is_taken_counts_and_one_card_is_drawn() -> None:
    s = position(home="2P MI MI BR BR", away="DK DK DK DK DK")
    act(s, "2P", "take it")
    assert s.score[HOME] == 2
    assert s.scored[HOME, Card.TWO_POINTER] == 1
    assert to_act(s) == CHANCE
    act(s, "draw AB")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_41_a_dunk_is_safe_from_brick_and_air_ball() -> None:
    s = position(home="DK DK DK DK A1", away="BR AB BL TF FT")
    act(s, "DK+A1")
    assert options(s) == ["take it", "BL", "TF", "TF+FT"]
