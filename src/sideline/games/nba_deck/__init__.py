"""NBA Deck-Building: two to four seats, two markets, decks that grow, and coloured dice."""

from sideline.engine.game import Box, Thinking, assemble
from sideline.games.nba_deck import (
    actions,
    charts,
    decisions,
    hidden,
    hints,
    observation,
    odds,
    packs,
    refusals,
    rules,
    state,
    tallies,
    tell,
    view,
    words,
)

GAME = assemble(
    name="nba_deck",
    package=__name__,
    rules_version=4,
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
    packs=packs,
    thinking=Thinking(quick=160, deep=1300),
    box=Box(minutes=(40, 60), difficulty=4),
)
