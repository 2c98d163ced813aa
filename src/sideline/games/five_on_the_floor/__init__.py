"""Five on the Floor: two sides of five pieces, one rim, first to 21."""

from sideline.engine.game import Game, Thinking
from sideline.games.five_on_the_floor.charts import BOOK, VARIANTS
from sideline.games.five_on_the_floor.decisions import (
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
from sideline.games.five_on_the_floor.hints import hint
from sideline.games.five_on_the_floor.odds import odds
from sideline.games.five_on_the_floor.hints.race import estimate, is_quiet
from sideline.games.five_on_the_floor.rules import deal, play, points, result
from sideline.games.five_on_the_floor.state import OPTIONS, STATE
from sideline.games.five_on_the_floor.tallies import TALLIES, tally
from sideline.games.five_on_the_floor.tell import tell
from sideline.games.five_on_the_floor.view import OBSERVATION, observe, redeal, view
from sideline.games.five_on_the_floor.words import SEAT_NAMES, ending, event, label, spell, why_not

GAME = Game(
    name="five_on_the_floor",
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
    is_quiet=is_quiet,
    hint=hint,
    thinking=Thinking(quick=400, deep=3500, horizon=4, width=0.4),
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
