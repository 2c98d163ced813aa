"""A quick sensible action and a guess at the result."""

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.testing.template.charts import FACES
from sideline.testing.template.decisions import ROLL, STAND
from sideline.testing.template.state import State


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """Roll while most faces keep within the limit."""
    safe = s.limit - s.card[s.seat]
    return ROLL if 2 * safe > FACES else STAND


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead against the prizes still to be won."""
    lead = float(s.score[seat] - s.score[1 - seat])
    return lead / (abs(lead) + s.prize * (s.rounds - s.round) + 1.0)
