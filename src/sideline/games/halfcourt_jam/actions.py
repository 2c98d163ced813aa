"""The actions, and how they are written in replays."""

from sideline.engine.actions import Numbering
from sideline.games.halfcourt_jam.charts import BORDER_NAMES, DIE, HOOPER_NAMES
from sideline.games.halfcourt_jam.facts.sides import is_rolling, name_of, own_slot
from sideline.games.halfcourt_jam.state import BORDERS, HOOPERS, SPACES, TEAM, Phase, Space, State

number = Numbering()
SELECT = number.span("select", TEAM)
SPACE = number.span("space", SPACES)
BORDER = number.span("border", BORDERS)
PASS = number.span("pass", TEAM)
SHOOT = number.one("shoot")
STEAL = number.one("steal")
HUSTLE = number.one("hustle")
REST = number.one("rest")
DONE = number.one("done")
END_TURN = number.one("end turn")
DRAFT = number.span("draft", HOOPERS)
NO_BAN = number.one("no ban")
SWAT = number.one("swat")
NO_SWAT = number.one("no swat")
ACTIONS = number.total(at_least=DIE)

TAKE_WORDS = {
    Phase.START_BALL: "ball",
    Phase.TAKE: "take",
    Phase.REBOUND: "rebound",
    Phase.INBOUND_HOOPER: "inbound",
}
SPACE_WORDS = {Phase.PLACE: "at", Phase.INBOUND_SPACE: "at", Phase.SLIP: "slip"}
PLAIN_WORDS = {
    SHOOT: "shoot",
    STEAL: "steal",
    HUSTLE: "hustle",
    REST: "rest",
    DONE: "done",
    END_TURN: "end turn",
    NO_BAN: "no ban",
    SWAT: "swat",
    NO_SWAT: "no swat",
}


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; the sides of the Ball share their numbers with others."""
    if is_rolling(s) and action < DIE:
        return f"roll {action + 1}"
    if action in SELECT:
        return _spell_hooper(s, SELECT.part(action))
    if action in SPACE:
        return f"{SPACE_WORDS.get(Phase(s.phase), 'to')} {Space(SPACE.part(action)).name}"
    if action in BORDER:
        return f"screen {BORDER_NAMES[BORDER.part(action)]}"
    if action in PASS:
        return f"pass {name_of(s, own_slot(s, PASS.part(action)))}"
    if action in DRAFT:
        return f"{'pick' if s.phase == Phase.PICK else 'ban'} {HOOPER_NAMES[DRAFT.part(action)]}"
    return PLAIN_WORDS[action]


def _spell_hooper(s: State, own: int) -> str:
    who = name_of(s, own_slot(s, own))
    word = TAKE_WORDS.get(Phase(s.phase))
    return f"{word} {who}" if word else who
