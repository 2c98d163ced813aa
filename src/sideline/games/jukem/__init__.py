"""Jukem Basketball: two seats, 56 cards, four quarters."""

from sideline.engine.game import Box, Climb, Thinking, assemble
from sideline.games.jukem import (
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
    name="jukem",
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
    thinking=Thinking(quick=600, deep=8000),
    box=Box(minutes=(20, 30), difficulty=1),
    ladder=(Climb(79, 66, 91, 21), Climb(67, 58, 77, 29), Climb(58, 52, 65, 106)),
)
