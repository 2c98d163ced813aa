"""What each seat may see, the odds, and how what is hidden is drawn again."""

import msgspec

from sideline.engine.game import SPECTATOR
from sideline.engine.layout import SIDES, Ints
from sideline.engine.odds import Odds, Prospect
from sideline.engine.rng import Rng, below
from sideline.engine.rule import rule
from sideline.engine.words import phrase, words_of
from sideline.testing.template.charts import FACES
from sideline.testing.template.decisions import ROLL, to_act
from sideline.testing.template.state import Phase, State

PACKAGE = __package__
OBSERVATION = 7


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees."""

    viewer: int
    to_act: int
    round: int
    rounds: int
    card: int
    dice: tuple[int, ...]
    score: tuple[int, ...]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        words = words_of(PACKAGE, lang)
        dice = " : ".join(map(str, self.dice))
        score = " : ".join(map(str, self.score))
        board = phrase(
            "board", round=self.round, of=self.rounds, card=self.card or "?", dice=dice, score=score
        )
        return words.say(board)


def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: dice and scores are open, a card only to its owner."""
    return View(
        viewer=viewer,
        to_act=to_act(s),
        round=min(s.round + 1, s.rounds),
        rounds=s.rounds,
        card=0 if viewer == SPECTATOR else int(s.card[viewer]),
        dice=tuple(s.die.tolist()),
        score=tuple(s.score.tolist()),
    )


def odds(s: State, action: int) -> Odds | None:
    """Count the faces that keep a seat within the limit."""
    if action != ROLL or s.phase != Phase.CHOOSE:
        return None
    safe = max(0, min(FACES, s.limit - int(s.card[s.seat])))
    within, above = phrase("odds-within"), phrase("odds-above")
    return Odds((Prospect(within, safe, FACES), Prospect(above, FACES - safe, FACES)))


@rule("TG-01")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Draw again the cards a seat cannot see."""
    if s.phase == Phase.OVER:
        return
    for side in range(SIDES):
        if side != seat and s.card[side] > 0:
            s.card[side] = 1 + below(rng, FACES)


@rule("TG-01")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first."""
    out[0] = s.phase
    out[1] = s.round
    out[2] = s.card[seat]
    out[3] = s.die[seat]
    out[4] = s.die[1 - seat]
    out[5] = s.score[seat]
    out[6] = s.score[1 - seat]
