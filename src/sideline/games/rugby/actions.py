"""The actions, and how they are written in replays."""

from sideline.engine.actions import Numbering
from sideline.engine.layout import SIDES
from sideline.games.rugby.charts import CARD_CODES, PLAY_CODES
from sideline.games.rugby.state import FACES, KINDS, SEAT_NAMES, TIES, Phase, State

number = Numbering()
CALL = number.span("call", FACES)
COMMIT = number.span("commit", KINDS)
YES = number.one("yes")
NO = number.one("no")
TIE = number.span("tie", TIES)
SCRUM = number.one("scrum")
LINEOUT = number.one("lineout")
SHOT = number.one("shot")
ACTIONS = number.total(at_least=KINDS)

DRAWN = {
    Phase.DEAL: "deal",
    Phase.DEFENSE_EXTRA_CARD: "add",
    Phase.ATTACK_EXTRA_CARD: "add",
    Phase.SYMBOL: "turn",
    Phase.SHOT: "kick",
}


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share their numbers with plays."""
    if s.phase == Phase.TOSS and action < SIDES:
        return f"{SEAT_NAMES[action]} attacks"
    if s.phase == Phase.DRAW_PLAY and action < FACES:
        return f"draw {PLAY_CODES[action]}"
    if s.phase == Phase.RESOLVE and action == 0:
        return "resolve"
    if s.phase in DRAWN and action < KINDS:
        return f"{DRAWN[Phase(s.phase)]} {CARD_CODES[action]}"
    if action in CALL:
        return PLAY_CODES[CALL.part(action)]
    if action in COMMIT:
        return CARD_CODES[COMMIT.part(action)]
    if action in TIE:
        return _spell_tie(s, TIE.part(action))
    if s.phase == Phase.CALL and action == NO:
        return "no play"
    return {YES: "extra", NO: "no extra", SCRUM: "scrum", LINEOUT: "lineout", SHOT: "shot"}[action]


def _spell_tie(s: State, tie: int) -> str:
    """Write how many forwards are tied up; a number that this set piece does not offer has no digits."""
    if s.phase == Phase.TIE_UP and s.tied_up[s.set_piece, tie] > 0:
        return f"tie {s.tied_up[s.set_piece, tie]}"
    return ("tie few", "tie some", "tie all")[tie]
