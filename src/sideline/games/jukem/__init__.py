"""Jukem Basketball: two seats, 56 cards, four quarters."""

from sideline.engine.game import Game, Thinking
from sideline.games.jukem.charts import BOOK, VARIANTS
from sideline.games.jukem.decisions import (
    ACTIONS,
    legal,
    longest,
    misfit,
    outcomes,
    pick,
    tickets,
    to_act,
    weight,
)
from sideline.games.jukem.hints import estimate, hint
from sideline.games.jukem.rules import deal, play, points, result
from sideline.games.jukem.state import OPTIONS, STATE
from sideline.games.jukem.tallies import TALLIES, tally
from sideline.games.jukem.view import OBSERVATION, observe, odds, redeal, reveals, view
from sideline.games.jukem.words import (
    SEAT_NAMES,
    aim,
    ask,
    cards,
    ending,
    event,
    label,
    show,
    spell,
    tell,
    why_not,
)

GAME = Game(
    name="jukem",
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
    thinking=Thinking(quick=600, deep=8000),
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
    aim=aim,
    ask=ask,
    show=show,
    odds=odds,
    reveals=reveals,
    cards=cards,
)
