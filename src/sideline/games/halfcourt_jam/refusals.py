"""Why an action is not an option: a sentence with the rule that forbids it."""

from sideline.engine.words import Phrase, phrase
from sideline.games.halfcourt_jam.actions import (
    BORDER,
    DONE,
    DRAFT,
    HUSTLE,
    NO_BAN,
    NO_SWAT,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    STEAL,
    SWAT,
)
from sideline.games.halfcourt_jam.charts import (
    ENDS,
    HOOPER_NAMES,
    MOVE_COST,
    PASS_COST,
    STEAL_COST,
    WAY_BORDER,
    WAY_SPACE,
)
from sideline.games.halfcourt_jam.facts.acts import is_over_and_back, is_walled
from sideline.games.halfcourt_jam.facts.court import has_ability, is_among, screens_of
from sideline.games.halfcourt_jam.facts.sides import name_of, own_slot, side_asked
from sideline.games.halfcourt_jam.state import NONE, Hooper, Phase, Round, State
from sideline.games.halfcourt_jam.words import seat_phrase, space_phrase


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    if s.phase == Phase.ACT:
        return _why_no_act(s, action)
    if s.phase == Phase.SELECT:
        return _why_no_select(s, action)
    if s.phase in (Phase.BAN, Phase.PICK):
        return _why_no_draft(s, action)
    who = seat_phrase(side_asked(s))
    if s.phase in (Phase.PLACE, Phase.INBOUND_SPACE):
        return phrase("why-baseline", who=who, rule="HJ-21" if s.phase == Phase.PLACE else "HJ-65")
    if s.phase == Phase.SLIP:
        return phrase("why-slip", hooper=name_of(s, s.receiver), rule="HJ-G59")
    if s.phase == Phase.SWAT:
        return phrase("why-swat", who=who, rule="HJ-G58")
    if s.phase in (Phase.TAKE, Phase.REBOUND) and action in SELECT:
        return _why_no_taker(s, own_slot(s, SELECT.part(action)))
    rules = {Phase.TAKE: "HJ-52", Phase.REBOUND: "HJ-69", Phase.START_BALL: "HJ-22"}
    return phrase("why-choose-ball", who=who, rule=rules.get(Phase(s.phase), "HJ-65"))


def _why_no_taker(s: State, slot: int) -> Phrase:
    hooper = name_of(s, slot)
    if s.phase == Phase.TAKE:
        return phrase("why-not-there", hooper=hooper, rule="HJ-52")
    return phrase("why-not-in-region", hooper=hooper, rule="HJ-69")


def _why_no_draft(s: State, action: int) -> Phrase:
    who = seat_phrase(side_asked(s))
    if action in DRAFT:
        rule = "HJ-18" if s.phase == Phase.PICK else "HJ-17"
        return phrase("why-not-on-offer", hooper=HOOPER_NAMES[DRAFT.part(action)], rule=rule)
    if action == NO_BAN:
        return phrase("why-must-pick", who=who, rule="HJ-18")
    return phrase("why-draft-first", who=who, rule="HJ-15")


def _why_no_select(s: State, action: int) -> Phrase:
    if action in SELECT:
        key, rule = ("why-done-round", "HJ-G47") if s.round == Round.HOOPERS else ("why-done", "HJ-G06")
        return phrase(key, hooper=name_of(s, own_slot(s, SELECT.part(action))), rule=rule)
    if action in DRAFT or action in (NO_BAN, SWAT, NO_SWAT):
        return phrase("why-nothing-to-answer", who=seat_phrase(s.mover), rule="HJ-32")
    return phrase("why-select-first", who=seat_phrase(s.mover), rule="HJ-35")


def _why_no_act(s: State, action: int) -> Phrase:
    hooper = name_of(s, s.active)
    if action in DRAFT or action in (NO_BAN, SWAT, NO_SWAT):
        return phrase("why-nothing-to-answer", who=seat_phrase(s.mover), rule="HJ-32")
    if action in SPACE:
        return _why_no_move(s, SPACE.part(action))
    if action in BORDER:
        return _why_no_screen(s, BORDER.part(action))
    if action in PASS:
        return _why_no_pass(s, own_slot(s, PASS.part(action)))
    if action == SHOOT:
        return _why_no_shot(s)
    if action == STEAL:
        return _why_no_steal(s)
    if action == HUSTLE:
        if s.exhausted[s.active]:
            return phrase("why-no-hustle", hooper=hooper, rule="HJ-83")
        return phrase("why-hustle-first", hooper=hooper, rule="HJ-G28")
    if action == REST:
        key = "why-rest-first" if s.exhausted[s.active] else "why-fresh"
        return phrase(key, hooper=hooper, rule="HJ-84")
    if action == DONE:
        return phrase("why-rest-instead", hooper=hooper, rule="HJ-G29")
    return phrase("why-finish-first", hooper=hooper, rule="HJ-35")


def _why_no_move(s: State, space: int) -> Phrase:
    hooper, where = name_of(s, s.active), space_phrase(space)
    if s.border[s.active] != NONE:
        return phrase("why-step-off-first", hooper=hooper, rule="HJ-45")
    here = s.space[s.active]
    if space not in WAY_SPACE[here]:
        return phrase("why-too-far", hooper=hooper, where=where, rule="HJ-36")
    if is_among(screens_of(s, 1 - s.mover), WAY_BORDER[here][WAY_SPACE[here] == space][0]):
        return phrase("why-screened", hooper=hooper, where=where, rule="HJ-38")
    if is_over_and_back(s, space):
        return phrase("why-over-and-back", hooper=hooper, rule="HJ-G34")
    if s.left >= MOVE_COST and is_walled(s, space):
        return phrase("why-walled", hooper=hooper, where=where, left=s.left, rule="HJ-G60")
    rule = "HJ-36" if s.left < MOVE_COST else "HJ-37"
    return phrase("why-too-dear", hooper=hooper, where=where, left=s.left, rule=rule)


def _why_no_screen(s: State, border: int) -> Phrase:
    hooper = name_of(s, s.active)
    if s.active == s.ball:
        return phrase("why-ball-screen", hooper=hooper, rule="HJ-41")
    if s.border[s.active] != NONE:
        return phrase("why-step-off-first", hooper=hooper, rule="HJ-45")
    if s.space[s.active] not in ENDS[border]:
        return phrase("why-not-beside", hooper=hooper, rule="HJ-G43")
    return phrase("why-border-taken", rule="HJ-G17")


def _why_no_pass(s: State, receiver: int) -> Phrase:
    hooper, other = name_of(s, s.active), name_of(s, receiver)
    if s.active != s.ball:
        return phrase("why-no-ball", hooper=hooper, rule="HJ-46")
    if receiver == s.active:
        return phrase("why-no-self-pass", hooper=hooper, rule="HJ-46")
    if s.left < PASS_COST:
        return phrase("why-no-actions", hooper=hooper, rule="HJ-46")
    if s.border[receiver] != NONE and not has_ability(s, receiver, Hooper.STRETCH):
        return phrase("why-screening", hooper=other, rule="HJ-42")
    if s.border[receiver] != NONE:
        return phrase("why-screen-backcourt", hooper=other, rule="HJ-G59")
    return phrase("why-backcourt", who=seat_phrase(s.mover), hooper=other, rule="HJ-56")


def _why_no_shot(s: State) -> Phrase:
    hooper = name_of(s, s.active)
    if s.active != s.ball:
        return phrase("why-no-ball", hooper=hooper, rule="HJ-59")
    if s.must_clear:
        return phrase("why-must-clear", hooper=hooper, rule="HJ-G44")
    if s.deeds:
        return phrase("why-acted", hooper=hooper, rule="HJ-58")
    return phrase("why-no-actions", hooper=hooper, rule="HJ-G25")


def _why_no_steal(s: State) -> Phrase:
    hooper = name_of(s, s.active)
    if s.mover == s.offense:
        return phrase("why-own-ball", who=seat_phrase(s.mover), rule="HJ-73")
    if s.border[s.active] != NONE:
        return phrase("why-screening-steal", hooper=hooper, rule="HJ-G18")
    if s.space[s.active] != s.space[s.ball]:
        return phrase("why-not-at-ball", hooper=hooper, rule="HJ-73")
    if s.tried_steal:
        return phrase("why-tried", hooper=hooper, rule="HJ-76")
    return phrase("why-no-actions", hooper=hooper, rule="HJ-74" if s.left < STEAL_COST else "HJ-73")
