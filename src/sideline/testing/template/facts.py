"""Questions about a state that rules, odds and hints all ask."""

from sideline.engine.rule import rule
from sideline.testing.template.charts import FACES
from sideline.testing.template.state import State


@rule("TG-03")
def total(s: State, seat: int) -> int:
    """Card and die, or nothing above the limit."""
    sum_of_both = s.card[seat] + s.die[seat]
    return int(sum_of_both) if sum_of_both <= s.limit else 0


@rule("TG-03")
def safe_faces(s: State, seat: int) -> int:
    """How many faces of the die keep a seat within the limit."""
    return int(max(0, min(FACES, s.limit - s.card[seat])))
