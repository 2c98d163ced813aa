"""What a designer wants counted in many matches."""

from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.testing.template.actions import ROLL
from sideline.testing.template.facts import total
from sideline.testing.template.state import Phase, State

TALLIES = ("rolls", "above_the_limit")
(ROLLS, ABOVE) = range(2)


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count the rolls of a seat, and the last round in which it went above the limit."""
    if action == END:
        for seat in range(len(counts)):
            counts[seat, ABOVE] += int(total(s, seat) == 0)
    elif s.phase == Phase.CHOOSE and action == ROLL:
        counts[s.seat, ROLLS] += 1
