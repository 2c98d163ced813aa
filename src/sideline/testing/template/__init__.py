"""A New Game: a hidden card, a die, a choice."""

from sideline.engine.game import assemble
from sideline.testing.template import (
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
    name="template",
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
    odds=odds,
    words=words,
    tell=tell,
    refusals=refusals,
    hints=hints,
    tallies=tallies,
)
