"""The Rugby Card Game: two seats, 80 cards, two halves."""

from sideline.engine.game import Box, Climb, Thinking, assemble
from sideline.games.rugby import (
    actions,
    charts,
    decisions,
    hidden,
    hints,
    observation,
    odds,
    refusals,
    rules,
    state,
    tallies,
    tell,
    view,
    words,
)

GAME = assemble(
    name="rugby",
    package=__name__,
    rules_version=2,
    state=state,
    charts=charts,
    actions=actions,
    decisions=decisions,
    rules=rules,
    hidden=hidden,
    view=view,
    observation=observation,
    odds=odds,
    words=words,
    tell=tell,
    refusals=refusals,
    hints=hints,
    tallies=tallies,
    thinking=Thinking(quick=1600, deep=12_000, horizon=60),
    box=Box(minutes=(25, 40), difficulty=3),
    ladder=(Climb(100, 84, 100, 11), Climb(65, 56, 75, 47), Climb(58, 52, 63, 92)),
)
