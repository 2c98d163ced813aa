"""The actions, and how they are written in replays."""

from sideline.engine.actions import Numbering
from sideline.testing.yardsticks.kuhn.state import CARDS, Card, Phase, State

number = Numbering()
PASS = number.one("pass")
BET = number.one("bet")
ACTIONS = number.total(at_least=CARDS)


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; the cards share their numbers with the choices."""
    if s.phase == Phase.DEAL:
        return f"card {Card(action).name.lower()}"
    if s.phase >= Phase.FOLDED:
        return f"lot {action + 1}"
    return {PASS: "pass", BET: "bet"}.get(action, f"action {action}")
