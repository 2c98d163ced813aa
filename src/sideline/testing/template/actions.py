"""The actions, and how they are written in replays."""

from sideline.engine.actions import Numbering
from sideline.testing.template.charts import FACES
from sideline.testing.template.state import Phase, State

number = Numbering()
STAND = number.one("stand")
ROLL = number.one("roll")
ACTIONS = number.total(at_least=FACES)


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share their numbers with choices."""
    if s.phase == Phase.DRAW:
        return f"draw {action + 1}"
    if s.phase == Phase.ROLL:
        return f"die {action + 1}"
    return {STAND: "stand", ROLL: "roll"}.get(action, f"action {action}")
