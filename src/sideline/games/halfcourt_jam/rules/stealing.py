"""Steals."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.charts import MISSED_STEAL_MARKERS, STOLEN_MARKERS
from sideline.games.halfcourt_jam.facts.difficulty import steal_difficulty
from sideline.games.halfcourt_jam.rules.activation import mark
from sideline.games.halfcourt_jam.state import Follow, Hooper, Phase, State


@rule("HJ-75", "HJ-77", "HJ-78", "HJ-G35", "HJ-G38", "HJ-G52")
def resolve_steal(s: State, outcome: int) -> None:
    """A roll higher than the thief's Defense keeps the ball; otherwise the thief has it."""
    s.rolls += 1
    is_stolen = outcome + 1 <= steal_difficulty(s, s.active)
    if s.hooper[s.active] == Hooper.DEX:
        mark(s, s.active, STOLEN_MARKERS if is_stolen else MISSED_STEAL_MARKERS)
    if is_stolen:
        s.ball = s.active
        s.follow = Follow.STOLEN
    else:
        s.phase = Phase.ACT
        s.follow = Follow.ACTING
