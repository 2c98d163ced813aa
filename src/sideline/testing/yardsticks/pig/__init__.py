"""Pig: two seats race to a hundred with one die."""

from sideline.engine.game import assemble
from sideline.testing.yardsticks.pig import (
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
    name="pig",
    package=__name__,
    rules_version=1,
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
)
