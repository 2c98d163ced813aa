"""NBA Deck-Building: two seats, two markets, decks that grow, and coloured dice."""

from sideline.engine.game import Game, Thinking
from sideline.games.nba_deck.actions import ACTIONS
from sideline.games.nba_deck.charts import BOOK, VARIANTS, cards
from sideline.games.nba_deck.decisions import (
    legal,
    longest,
    misfit,
    outcomes,
    pick,
    tickets,
    to_act,
    weight,
)
from sideline.games.nba_deck.hidden import redeal
from sideline.games.nba_deck.hints import hint
from sideline.games.nba_deck.hints.outlook import estimate
from sideline.games.nba_deck.observation import OBSERVATION, observe
from sideline.games.nba_deck.odds import odds
from sideline.games.nba_deck.refusals import why_not
from sideline.games.nba_deck.rules import deal, play, points, result
from sideline.games.nba_deck.state import OPTIONS, STATE
from sideline.games.nba_deck.tallies import TALLIES, tally
from sideline.games.nba_deck.tell import tell
from sideline.games.nba_deck.view import reveals, view
from sideline.games.nba_deck.words import SEAT_NAMES, ending, event, label, spell

GAME = Game(
    name="nba_deck",
    package=__name__,
    rules_version=1,
    seat_names=SEAT_NAMES,
    state=STATE,
    actions=ACTIONS,
    longest=longest,
    options=OPTIONS,
    book=BOOK,
    variants=VARIANTS,
    misfit=misfit,
    cards=cards,
    deal=deal,
    to_act=to_act,
    legal=legal,
    outcomes=outcomes,
    weight=weight,
    tickets=tickets,
    pick=pick,
    play=play,
    points=points,
    result=result,
    redeal=redeal,
    estimate=estimate,
    hint=hint,
    thinking=Thinking(quick=160, deep=1300),
    tallies=TALLIES,
    tally=tally,
    observation=OBSERVATION,
    observe=observe,
    view=view,
    spell=spell,
    event=event,
    label=label,
    tell=tell,
    why_not=why_not,
    ending=ending,
    odds=odds,
    reveals=reveals,
)
