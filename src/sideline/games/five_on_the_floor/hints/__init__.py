"""How bots think without a search: the hint, two policies of a study, and a guess at the result."""

from sideline.games.five_on_the_floor.hints.policies import POLICIES, follow
from sideline.games.five_on_the_floor.hints.promise import hint
from sideline.games.five_on_the_floor.hints.race import estimate, is_quiet

__all__ = ["POLICIES", "estimate", "follow", "hint", "is_quiet"]
