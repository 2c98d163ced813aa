"""What an action may lead to, exactly."""

from sideline.engine.odds import Odds, Prospect
from sideline.engine.words import phrase
from sideline.testing.template.actions import ROLL
from sideline.testing.template.charts import FACES
from sideline.testing.template.facts import safe_faces
from sideline.testing.template.state import State


def odds(s: State, action: int) -> Odds | None:
    """Count the faces that keep a seat within the limit; what one hopes for comes first."""
    if action != ROLL:
        return None
    safe = safe_faces(s, s.seat)
    within, above = phrase("odds-within"), phrase("odds-above")
    return Odds((Prospect(within, safe, FACES), Prospect(above, FACES - safe, FACES)))
