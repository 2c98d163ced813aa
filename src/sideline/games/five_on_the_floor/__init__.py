"""Five on the Floor: two sides of five pieces, one rim, first to 21."""

from sideline.engine.game import Box, Climb, Thinking, assemble
from sideline.games.five_on_the_floor import (
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
    name="five_on_the_floor",
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
    thinking=Thinking(quick=400, deep=3500, horizon=4, width=0.4),
    box=Box(minutes=(25, 40), difficulty=3, is_open=True),
    ladder=(Climb(100, 84, 100, 11), Climb(62, 54, 69, 39), Climb(62, 54, 70, 42)),
)
