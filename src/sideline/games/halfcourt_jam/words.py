"""How options, events of chance and endings are said."""

from functools import cache

from sideline.engine.aim import Aim
from sideline.engine.words import Chapter, Phrase, phrase
from sideline.games.halfcourt_jam.actions import (
    BORDER,
    DONE,
    DRAFT,
    END_TURN,
    HUSTLE,
    NO_BAN,
    NO_SWAT,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    SPACE_WORDS,
    STEAL,
    SWAT,
    TAKE_WORDS,
)
from sideline.games.halfcourt_jam.charts import BORDER_NAMES, ENDS, HOOPER_NAMES, MOVE_COST
from sideline.games.halfcourt_jam.facts.acts import actions_of, entry_price, slip_space, swatter
from sideline.games.halfcourt_jam.facts.court import defenders_in, spaces_of
from sideline.games.halfcourt_jam.facts.sides import (
    ability_number,
    is_new_possession,
    is_rolling,
    name_of,
    own_slot,
    side_asked,
    slot_to_place,
)
from sideline.games.halfcourt_jam.rules.clock import is_won
from sideline.games.halfcourt_jam.state import (
    NONE,
    Hooper,
    LastPossession,
    Phase,
    Position,
    Rest,
    Round,
    Space,
    State,
    Threshold,
)

PLAIN_VERBS = {HUSTLE: "hustle", REST: "rest", DONE: "done", END_TURN: "end", NO_BAN: "skip"}


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
    energy = "exhausted" if s.exhausted[slot] else "fresh"
    if slot == s.ball:
        return phrase(f"state-{energy}-ball")
    return phrase(f"state-{energy}-screening" if s.border[slot] != NONE else f"state-{energy}")


def _label_space(s: State, space: int) -> Phrase:
    where = space_phrase(space)
    if s.phase in SPACE_WORDS:
        key = "label-slip" if s.phase == Phase.SLIP else "label-place"
        return phrase(key, hooper=name_of(s, slot_to_place(s)), where=where)
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
        about=about_phrase(s, hooper),
    )


def ability_phrase(hooper: int) -> Phrase:
    """Name a Hooper's ability."""
    return phrase(f"ability-{Hooper(hooper).name}")


def about_phrase(s: State, hooper: int) -> Phrase:
    """Say what a Hooper's ability does."""
    return phrase(f"about-{Hooper(hooper).name}", number=ability_number(s, hooper))


def _label_plain(s: State, action: int) -> Phrase:
    if action == STEAL:
        return phrase("label-steal", hooper=name_of(s, s.ball))
    if action == HUSTLE:
        return phrase("label-hustle", actions=s.hustle)
    if action == DONE:
        return phrase("label-done", hooper=name_of(s, s.active))
    if action == END_TURN:
        return phrase("label-end-round" if s.round == Round.HOOPERS else "label-end-turn")
    if action in (SWAT, NO_SWAT):
        return phrase("label-swat" if action == SWAT else "label-no-swat", hooper=name_of(s, swatter(s)))
    return phrase("label-rest" if action == REST else "label-no-ban")


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", possessions=s.possession)
    is_by_points = s.turns < s.max_turns and is_won(s)
    return phrase("ending-won" if is_by_points else "ending-time", possessions=s.possession)


def ask(s: State) -> Phrase:
    """Say what the side that is asked has to decide."""
    who = seat_phrase(side_asked(s))
    if s.phase == Phase.ACT:
        key = "ask-act-clear" if s.must_clear and s.active == s.ball else "ask-act"
        return phrase(key, hooper=name_of(s, s.active), left=s.left)
    if s.phase == Phase.SELECT:
        key = "ask-attack" if s.mover == s.offense else "ask-defend"
        return phrase(f"{key}-first" if is_new_possession(s) else key, who=who)
    if s.phase in (Phase.BAN, Phase.PICK):
        return phrase(f"ask-{Phase(s.phase).name}", who=who, position=_position_phrase(s.position))
    if s.phase == Phase.SWAT:
        return phrase("ask-SWAT", hooper=name_of(s, swatter(s)), other=name_of(s, s.ball))
    if s.phase in SPACE_WORDS:
        return phrase(f"ask-{Phase(s.phase).name}", who=who, hooper=name_of(s, slot_to_place(s)))
    return phrase(f"ask-{Phase(s.phase).name}", who=who)


def _position_phrase(position: int) -> Phrase:
    return phrase(f"position-{Position(position).name}")


def aim(s: State, action: int) -> Aim:
    """Point at Hoopers, spaces, borders or the rim; outcomes of chance share their numbers with actions."""
    if is_rolling(s):
        return Aim("roll")
    if action in SELECT:
        return _aim_at_hooper(s, own_slot(s, SELECT.part(action)))
    if action in SPACE:
        return _aim_at_space(s, SPACE.part(action))
    if action in BORDER:
        return Aim("screen", _active(s), (border_thing(BORDER.part(action)),))
    if action in PASS:
        return _aim_pass(s, own_slot(s, PASS.part(action)))
    if action in DRAFT:
        verb = "ban" if s.phase == Phase.BAN else "pick"
        return Aim(verb, (f"draft:{Hooper(DRAFT.part(action)).name}",))
    return _aim_plainly(s, action)


def _aim_at_hooper(s: State, slot: int) -> Aim:
    if s.phase in TAKE_WORDS:
        return Aim("take", target=(hooper_thing(slot),), about=("ball",))
    return Aim("select", (hooper_thing(slot),))


def _aim_at_space(s: State, space: int) -> Aim:
    where = (space_thing(space),)
    if s.phase == Phase.SLIP:
        about = _things(defenders_in(s, s.space[s.ball], space))
        return Aim("slip", (hooper_thing(s.receiver),), where, about)
    if s.phase in SPACE_WORDS:
        return Aim("place", (hooper_thing(slot_to_place(s)),), where)
    if s.phase != Phase.ACT:
        return Aim("move", target=where)
    if s.border[s.active] != NONE:
        return Aim("stepoff", _active(s), where, mark="0")
    price = entry_price(s, space, spaces_of(s, 1 - s.mover))
    return Aim("move", _active(s), where, mark="" if price == MOVE_COST else str(price))


def _aim_pass(s: State, receiver: int) -> Aim:
    """A pass is up to the defenders around the passer and around the receiver."""
    if s.phase != Phase.ACT:
        return Aim("pass", target=(hooper_thing(receiver),))
    spaces = (s.space[s.active], slip_space(s, receiver))
    return Aim("pass", _active(s), (hooper_thing(receiver),), _things(defenders_in(s, *spaces)))


def _aim_plainly(s: State, action: int) -> Aim:
    if action == SHOOT:
        about = defenders_in(s, s.space[s.ball]) if s.active == s.ball != NONE else []
        return Aim("shoot", _active(s), ("rim",), _things(about))
    if action == STEAL:
        return Aim("steal", _active(s), () if s.ball == NONE else (hooper_thing(s.ball),))
    if action in (SWAT, NO_SWAT):
        about = [swatter(s), s.ball] if s.phase == Phase.SWAT else []
        return Aim("swat" if action == SWAT else "skip", about=_things(about))
    return Aim(PLAIN_VERBS[action])


def _active(s: State) -> tuple[str, ...]:
    return () if s.active == NONE else (hooper_thing(s.active),)


def _things(slots: list[int]) -> tuple[str, ...]:
    return tuple(hooper_thing(slot) for slot in slots)


@cache
def hooper_thing(slot: int) -> str:
    """Name the thing that a Hooper is on a board."""
    return f"hooper:{slot}"


@cache
def space_thing(space: int) -> str:
    """Name the thing that a space is on a board."""
    return f"space:{Space(space).name}"


@cache
def border_thing(border: int) -> str:
    """Name the thing that a border is on a board."""
    return f"border:{BORDER_NAMES[border]}"


def ball_thing(s: State) -> str | None:
    """Name the thing where the ball lies: with a Hooper, at the rim, in a space; nowhere while it is dead."""
    if s.phase == Phase.REBOUND:
        return "rim"
    if s.phase == Phase.TAKE:
        return space_thing(s.catch_space)
    return None if s.ball == NONE else hooper_thing(s.ball)


DEEDS = ("help-move", "help-pass", "help-shot", "help-steal", "help-screen", "help-rebound")


def explain(s: State) -> tuple[Chapter, ...]:
    """Say how to play, with the numbers and the options of this match."""
    return (
        Chapter(phrase("help-goal"), _about_goal(s)),
        Chapter(phrase("help-turns"), _about_turns(s)),
        Chapter(phrase("help-deeds"), tuple(map(phrase, DEEDS))),
        Chapter(phrase("help-energy"), (_about_energy(s), phrase("help-abilities"))),
    )


def _about_goal(s: State) -> tuple[Phrase, ...]:
    threshold, last = Threshold(s.threshold).name.lower(), LastPossession(s.last_possession).name.lower()
    inside, outside = (int(s.worth[s.scoring, space]) for space in (Space.RIM, Space.TP))
    return (
        phrase("help-goal-text", threshold=threshold, target=s.target, last=last),
        phrase("help-goal-worth", inside=inside, outside=outside),
    )


def _about_turns(s: State) -> tuple[Phrase, ...]:
    turns = phrase("help-turns-text", round=Round(s.round).name.lower())
    return turns, phrase("help-clock", rounds=s.shot_clock, again=s.rebound_clock)


def _about_energy(s: State) -> Phrase:
    return phrase("help-hustle", more=s.hustle, rest=Rest(s.rest).name.lower())
