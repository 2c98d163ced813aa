"""The Rugby Card Game: two seats, 80 cards, two halves."""

from sideline.engine.game import Game, Thinking
from sideline.games.rugby.charts import BOOK, VARIANTS
from sideline.games.rugby.decisions import (
    ACTIONS,
    legal,
    longest,
    misfit,
    outcomes,
    pick,
    reveals,
    tickets,
    to_act,
    weight,
)
from sideline.games.rugby.hidden import OBSERVATION, observe, redeal
from sideline.games.rugby.hints import estimate, hint
from sideline.games.rugby.odds import odds
from sideline.games.rugby.refusals import why_not
from sideline.games.rugby.rules import deal, play, points, result
from sideline.games.rugby.state import OPTIONS, STATE
from sideline.games.rugby.tallies import TALLIES, tally
from sideline.games.rugby.view import view
from sideline.games.rugby.words import SEAT_NAMES, cards, ending, event, label, spell, tell

GAME = Game(
    name="rugby",
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
    thinking=Thinking(quick=1600, deep=12_000, horizon=60),
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
    cards=cards,
)
