"""The actions, and how they are written in replays."""

from sideline.engine.actions import Numbering
from sideline.testing.yardsticks.pig.charts import FACES
from sideline.testing.yardsticks.pig.state import Phase, State

number = Numbering()
HOLD = number.one("hold")
ROLL = number.one("roll")
ACTIONS = number.total(at_least=FACES)


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; the faces of the die share their numbers with choices."""
    if s.phase == Phase.ROLL:
        return f"die {action + 1}"
    return {HOLD: "hold", ROLL: "roll"}.get(action, f"action {action}")
