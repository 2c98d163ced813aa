"""How actions are said: the notation of replays, names, labels and the ending."""

from sideline.engine.words import Phrase, phrase
from sideline.games.halfcourt_jam.charts import BORDER_NAMES, ENDS, HOOPER_NAMES
from sideline.games.halfcourt_jam.decisions import (
    BORDER,
    DONE,
    END_TURN,
    HOOPER,
    HUSTLE,
    NO,
    NO_BAN,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    STEAL,
    YES,
    to_act,
)
from sideline.games.halfcourt_jam.facts.acts import entry_price, spaces_of
from sideline.games.halfcourt_jam.rules.shooting import swatter
from sideline.games.halfcourt_jam.rules.turn import actions_of
from sideline.games.halfcourt_jam.state import NONE, SLOTS, TEAM, Hooper, Phase, Position, Space, State

SEAT_NAMES = ("yellow", "purple")
ROLLS = (Phase.PASS_ROLL, Phase.SHOT_ROLL, Phase.STEAL_ROLL, Phase.SWAT_ROLL)
SELECT_WORDS = {
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
    YES: "swat",
    NO: "no swat",
}


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def space_phrase(space: int) -> Phrase:
    """Name a space."""
    return phrase(f"space-{Space(space).name}")


def name_of(s: State, slot: int) -> str:
    """Name a Hooper on the court, or its position before the draft has filled it."""
    hooper = int(s.hooper[slot])
    return HOOPER_NAMES[hooper] if hooper != NONE else Position(slot % TEAM).name.lower().replace("_", " ")


def own_slot(s: State, own: int) -> int:
    """Return the slot of a Hooper of the seat to act."""
    return TEAM * max(to_act(s), 0) + own


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; the sides of the Ball share their numbers with others."""
    if s.phase in ROLLS and action < SPACE + len(Space):
        return f"roll {action + 1}"
    if action < SPACE:
        who = name_of(s, own_slot(s, action - SELECT))
        word = SELECT_WORDS.get(Phase(s.phase))
        return f"{word} {who}" if word else who
    if action < BORDER:
        return f"{SPACE_WORDS.get(Phase(s.phase), 'to')} {Space(action - SPACE).name}"
    if action < PASS:
        return f"screen {BORDER_NAMES[action - BORDER]}"
    if action < SHOOT:
        return f"pass {name_of(s, own_slot(s, action - PASS))}"
    if HOOPER <= action < NO_BAN:
        return f"{'pick' if s.phase == Phase.PICK else 'ban'} {HOOPER_NAMES[action - HOOPER]}"
    return PLAIN_WORDS[action]


def event(s: State) -> str:
    """Name the pending roll, the same in every match with the same secret."""
    return f"possession {s.possession + 1}, roll {s.rolls + 1}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase in ROLLS:
        return phrase("label-roll", roll=action + 1)
    if action < SPACE:
        return _label_hooper(s, own_slot(s, action - SELECT))
    if action < BORDER:
        return _label_space(s, action - SPACE)
    if action < PASS:
        return phrase("label-screen", **sides_of(action - BORDER))
    if action < SHOOT:
        return phrase("label-pass", hooper=name_of(s, own_slot(s, action - PASS)))
    if action == SHOOT:
        return _label_shot(s)
    if HOOPER <= action < NO_BAN:
        return _label_draft(s, action - HOOPER)
    return _label_plain(s, action)


def _label_hooper(s: State, slot: int) -> Phrase:
    hooper = name_of(s, slot)
    if s.phase == Phase.SELECT:
        return phrase("label-select", hooper=hooper, actions=actions_of(s, slot), state=_state_of(s, slot))
    return phrase(f"label-{SELECT_WORDS[Phase(s.phase)]}", hooper=hooper)


def _state_of(s: State, slot: int) -> Phrase:
    """Say what to know about a Hooper before it acts."""
    if s.exhausted[slot]:
        return phrase("state-exhausted")
    if slot == s.ball:
        return phrase("state-ball")
    return phrase("state-screening" if s.border[slot] != NONE else "state-nothing")


def _label_space(s: State, space: int) -> Phrase:
    where = space_phrase(space)
    if s.phase == Phase.SLIP:
        return phrase("label-slip", hooper=name_of(s, s.receiver), where=where)
    if s.phase == Phase.PLACE:
        return phrase("label-place", hooper=name_of(s, (s.placed + TEAM) % SLOTS), where=where)
    if s.phase == Phase.INBOUND_SPACE:
        return phrase("label-place", hooper=name_of(s, s.receiver), where=where)
    if s.border[s.active] != NONE:
        return phrase("label-step-off", where=where)
    price = entry_price(s, space, spaces_of(s, 1 - s.mover))
    return phrase("label-move", where=where, price=int(price))


def sides_of(border: int) -> dict[str, Phrase]:
    """Name the two spaces of a border."""
    return {"one": space_phrase(ENDS[border, 0]), "other": space_phrase(ENDS[border, 1])}


def _label_shot(s: State) -> Phrase:
    here = s.space[s.ball]
    key = "label-pull-up" if s.deeds else "label-shoot"
    return phrase(key, where=space_phrase(here), points=int(s.worth[s.scoring, here]))


def _label_draft(s: State, hooper: int) -> Phrase:
    key = "label-pick" if s.phase == Phase.PICK else "label-ban"
    return phrase(
        key,
        hooper=HOOPER_NAMES[hooper],
        actions=int(s.actions[hooper]),
        bonus=int(s.bonus[hooper]),
        defense=int(s.defense[hooper]),
        ability=ability_phrase(hooper),
    )


def ability_phrase(hooper: int) -> Phrase:
    """Name a Hooper's ability."""
    return phrase(f"ability-{Hooper(hooper).name}")


def _label_plain(s: State, action: int) -> Phrase:
    if action == STEAL:
        return phrase("label-steal", hooper=name_of(s, s.ball))
    if action == HUSTLE:
        return phrase("label-hustle", actions=s.hustle)
    if action == DONE:
        return phrase("label-done", hooper=name_of(s, s.active))
    if action == END_TURN:
        return phrase("label-end-turn")
    if action in (YES, NO):
        return phrase("label-swat" if action == YES else "label-no-swat", hooper=name_of(s, swatter(s)))
    return phrase("label-rest" if action == REST else "label-no-ban")


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", possessions=s.possession)
    return phrase("ending-won" if _is_won(s) else "ending-time", possessions=s.possession)


def _is_won(s: State) -> bool:
    return bool(max(s.score) >= s.target) and s.turns < s.max_turns
