"""How options, events of chance and endings are said."""

from sideline.engine.words import Phrase, phrase
from sideline.games.halfcourt_jam.actions import (
    BORDER,
    DONE,
    DRAFT,
    END_TURN,
    HUSTLE,
    NO_SWAT,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    STEAL,
    SWAT,
    TAKE_WORDS,
)
from sideline.games.halfcourt_jam.charts import ENDS, HOOPER_NAMES
from sideline.games.halfcourt_jam.facts.acts import actions_of, entry_price, swatter
from sideline.games.halfcourt_jam.facts.court import spaces_of
from sideline.games.halfcourt_jam.facts.sides import is_rolling, name_of, own_slot, slot_to_place
from sideline.games.halfcourt_jam.state import NONE, Hooper, Phase, Space, State


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def space_phrase(space: int) -> Phrase:
    """Name a space."""
    return phrase(f"space-{Space(space).name}")


def event(s: State) -> str:
    """Name the pending roll, the same in every match with the same secret."""
    return f"possession {s.possession + 1}, roll {s.rolls + 1}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if is_rolling(s):
        return phrase("label-roll", roll=action + 1)
    if action in SELECT:
        return _label_hooper(s, own_slot(s, SELECT.part(action)))
    if action in SPACE:
        return _label_space(s, SPACE.part(action))
    if action in BORDER:
        return phrase("label-screen", **sides_of(BORDER.part(action)))
    if action in PASS:
        return phrase("label-pass", hooper=name_of(s, own_slot(s, PASS.part(action))))
    if action == SHOOT:
        return _label_shot(s)
    if action in DRAFT:
        return _label_draft(s, DRAFT.part(action))
    return _label_plain(s, action)


def _label_hooper(s: State, slot: int) -> Phrase:
    hooper = name_of(s, slot)
    if s.phase == Phase.SELECT:
        return phrase("label-select", hooper=hooper, actions=actions_of(s, slot), state=_state_of(s, slot))
    return phrase(f"label-{TAKE_WORDS[Phase(s.phase)]}", hooper=hooper)


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
        return phrase("label-place", hooper=name_of(s, slot_to_place(s)), where=where)
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
    if action in (SWAT, NO_SWAT):
        return phrase("label-swat" if action == SWAT else "label-no-swat", hooper=name_of(s, swatter(s)))
    return phrase("label-rest" if action == REST else "label-no-ban")


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", possessions=s.possession)
    return phrase("ending-won" if _is_won(s) else "ending-time", possessions=s.possession)


def _is_won(s: State) -> bool:
    return bool(max(s.score) >= s.target) and s.turns < s.max_turns
