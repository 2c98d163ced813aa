"""How a bot without a search plays: a quick sensible action, and a guess at the result."""

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.testing.template.actions import ROLL, STAND
from sideline.testing.template.charts import FACES
from sideline.testing.template.facts import lead, safe_faces
from sideline.testing.template.state import State


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """Roll while most faces keep within the limit."""
    return ROLL if 2 * safe_faces(s, s.seat) > FACES else STAND


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead against the prizes still to be won."""
    ahead = float(lead(s, seat))
    return ahead / (abs(ahead) + s.prize * (s.rounds - s.round) + 1.0)
