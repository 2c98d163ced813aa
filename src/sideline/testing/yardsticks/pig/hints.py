"""How a bot without a search plays: the hint holds at 20; the best play is a policy of its own."""

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.testing.yardsticks.pig.actions import HOLD, ROLL
from sideline.testing.yardsticks.pig.charts import HOLDS, TWENTY, WORD
from sideline.testing.yardsticks.pig.state import State

POLICIES = ("hold_at_20", "optimal")
OPTIMAL = 1


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """Hold at 20."""
    return HOLD if s.pot >= TWENTY else ROLL


@compiled
def follow(s: State, policy: int, out: Ints, rng: Rng) -> int:
    """Hold at 20, or when the best play does."""
    if policy == OPTIMAL:
        return HOLD if is_best_held(s) else ROLL
    return HOLD if s.pot >= TWENTY else ROLL


@compiled
def is_best_held(s: State) -> bool:
    """Ask whether the best play of the printed game holds this pot."""
    word = HOLDS[s.score[s.seat], s.score[1 - s.seat], s.pot // WORD]
    return bool((word >> (s.pot % WORD)) & 1)


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead against what is missing."""
    mine = s.score[seat] + (s.pot if s.seat == seat else 0)
    theirs = s.score[1 - seat] + (s.pot if s.seat != seat else 0)
    missing = s.target - max(mine, theirs)
    lead = float(mine - theirs)
    return float(lead / (abs(lead) + max(0, missing) + 1.0))
