"""A New Game: a hidden card, a die, a choice."""

from sideline.engine.game import Game
from sideline.testing.template.charts import BOOK
from sideline.testing.template.decisions import ACTIONS, legal, longest, outcomes, to_act, weight
from sideline.testing.template.hints import estimate, hint
from sideline.testing.template.rules import deal, play, points, result
from sideline.testing.template.state import OPTIONS, STATE
from sideline.testing.template.tallies import TALLIES, tally
from sideline.testing.template.view import OBSERVATION, observe, odds, redeal, view
from sideline.testing.template.words import SEAT_NAMES, ending, event, label, reveals, spell, tell, why_not

GAME = Game(
    name="template",
    package=__name__,
    rules_version=1,
    seat_names=SEAT_NAMES,
    state=STATE,
    actions=ACTIONS,
    longest=longest,
    options=OPTIONS,
    book=BOOK,
    deal=deal,
    to_act=to_act,
    legal=legal,
    outcomes=outcomes,
    weight=weight,
    play=play,
    points=points,
    result=result,
    redeal=redeal,
    estimate=estimate,
    hint=hint,
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
