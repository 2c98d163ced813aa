"""What an action may lead to, exactly."""

from sideline.engine.odds import Odds, Prospect
from sideline.engine.words import phrase
from sideline.testing.yardsticks.pig.actions import ROLL
from sideline.testing.yardsticks.pig.charts import FACES
from sideline.testing.yardsticks.pig.state import State


def odds(s: State, action: int) -> Odds | None:
    """Five faces of six add to the pot."""
    if action != ROLL:
        return None
    return Odds((Prospect(phrase("odds-adds"), FACES - 1, FACES), Prospect(phrase("odds-one"), 1, FACES)))
