"""A hint is worth taking."""

import pytest
from template.positions import dealt

from sideline.bots.bot import decide, named
from sideline.engine.rng import new_rng


@pytest.mark.parametrize(("card", "move"), [(1, "roll"), (5, "roll"), (6, "stand")])
def test_a_seat_rolls_while_most_faces_keep_within_the_limit(card: int, move: str) -> None:
    match = dealt(card, 1)
    assert match.game.spell(match.state, decide(named("greedy"), match, new_rng(1))) == move
