"""Questions about a state that rules and hints ask."""

from sideline.engine.rule import rule
from sideline.testing.yardsticks.pig.state import State


@rule("PI-01")
def would_win(s: State) -> bool:
    """Holding now reaches the target."""
    return bool(s.score[s.seat] + s.pot >= s.target)
