"""Halfcourt Jam: three against three on a half court, with a 20-sided ball."""

from sideline.engine.game import Box, Climb, Thinking, assemble
from sideline.games.halfcourt_jam import (
    actions,
    charts,
    decisions,
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
    name="halfcourt_jam",
    package=__name__,
    rules_version=2,
    state=state,
    charts=charts,
    actions=actions,
    decisions=decisions,
    rules=rules,
    view=view,
    observation=observation,
    odds=odds,
    words=words,
    tell=tell,
    refusals=refusals,
    hints=hints,
    tallies=tallies,
    thinking=Thinking(quick=170, deep=1500, horizon=300),
    box=Box(minutes=(20, 30), difficulty=2),
    ladder=(Climb(100, 84, 100, 11), Climb(77, 65, 89, 22), Climb(67, 57, 76, 36)),
)
