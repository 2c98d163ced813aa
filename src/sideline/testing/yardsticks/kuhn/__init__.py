"""Kuhn poker: two seats, three cards, one bet."""

from sideline.engine.game import assemble
from sideline.testing.yardsticks.kuhn import (
    actions,
    charts,
    decisions,
    hidden,
    hints,
    observation,
    refusals,
    rules,
    state,
    tell,
    view,
    words,
)

GAME = assemble(
    name="kuhn",
    package=__name__,
    rules_version=1,
    state=state,
    charts=charts,
    actions=actions,
    decisions=decisions,
    rules=rules,
    hidden=hidden,
    view=view,
    observation=observation,
    words=words,
    tell=tell,
    refusals=refusals,
    hints=hints,
)
