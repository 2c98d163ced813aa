"""Halfcourt Jam: three against three on a half court, with a 20-sided ball."""

from sideline.engine.game import Game, Thinking
from sideline.games.halfcourt_jam.charts import BOOK, VARIANTS
from sideline.games.halfcourt_jam.decisions import (
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
from sideline.games.halfcourt_jam.hints import estimate, hint
from sideline.games.halfcourt_jam.odds import odds
from sideline.games.halfcourt_jam.refusals import why_not
from sideline.games.halfcourt_jam.rules import deal, play, points, result
from sideline.games.halfcourt_jam.state import OPTIONS, STATE
from sideline.games.halfcourt_jam.tallies import TALLIES, tally
from sideline.games.halfcourt_jam.tell import tell
from sideline.games.halfcourt_jam.view import OBSERVATION, observe, view
from sideline.games.halfcourt_jam.words import SEAT_NAMES, ending, event, label, spell

GAME = Game(
    name="halfcourt_jam",
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
    estimate=estimate,
    hint=hint,
    thinking=Thinking(quick=170, deep=1500, horizon=300),
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
)
