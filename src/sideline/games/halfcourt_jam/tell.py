"""What happened, told as play-by-play."""

from itertools import pairwise

from sideline.engine.aim import Moved
from sideline.engine.words import Phrase, on_next_line, phrase
from sideline.games.halfcourt_jam.actions import (
    BORDER,
    DONE,
    DRAFT,
    END_TURN,
    HUSTLE,
    NO_BAN,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    STEAL,
    SWAT,
    TAKE_WORDS,
)
from sideline.games.halfcourt_jam.charts import HOOPER_NAMES
from sideline.games.halfcourt_jam.facts.acts import swatter
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty, shot_difficulty, steal_difficulty
from sideline.games.halfcourt_jam.facts.sides import is_rolling, name_of, own_slot, side_asked, slot_to_place
from sideline.games.halfcourt_jam.state import NONE, SLOTS, Follow, Hooper, Phase, Round, State
from sideline.games.halfcourt_jam.words import (
    ability_phrase,
    ball_thing,
    border_thing,
    hooper_thing,
    seat_phrase,
    sides_of,
    space_phrase,
    space_thing,
)

SHOTS = (Phase.SHOT_ROLL, Phase.SWAT, Phase.SWAT_ROLL)


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened and what followed from it; everybody sees everything."""
    told = _what_happened(before, action, after)
    for sequel in _sequels(before, action, after):
        told = phrase("tell-and", first=told, then=sequel)
    clock = _tell_clock(before, action, after)
    return told if clock is None else on_next_line(told, clock)


def _what_happened(before: State, action: int, after: State) -> Phrase:
    if before.phase == Phase.ACT:
        return _tell_act(before, action, after)
    if before.phase == Phase.PASS_ROLL:
        return _tell_pass(before, action + 1, after)
    if before.phase in SHOTS:
        return _tell_shot(before, action, after)
    if before.phase == Phase.STEAL_ROLL:
        return _tell_steal(before, action + 1, after)
    if before.phase in (Phase.BAN, Phase.PICK):
        return _tell_draft(before, action)
    return _tell_choice(before, action)


def _tell_act(before: State, action: int, after: State) -> Phrase:
    hooper = name_of(before, before.active)
    if action in SPACE:
        return _tell_move(before, SPACE.part(action))
    if action in BORDER:
        return phrase("tell-screen", hooper=hooper, **sides_of(BORDER.part(action)))
    if action in PASS:
        return _tell_pass_try(before, own_slot(before, PASS.part(action)), after)
    if action == SHOOT:
        return _tell_shot_try(before)
    if action == STEAL:
        need = steal_difficulty(before, before.active) + 1
        return phrase("tell-steal-try", hooper=hooper, other=name_of(before, before.ball), need=need)
    words = {HUSTLE: "tell-hustle", REST: "tell-rest", DONE: "tell-done"}
    return phrase(words[action], hooper=hooper)


def _tell_move(before: State, space: int) -> Phrase:
    hooper = name_of(before, before.active)
    where = space_phrase(space)
    if before.border[before.active] != NONE:
        return phrase("tell-step-off", hooper=hooper, where=where)
    if before.active == before.ball:
        return phrase("tell-dribble", hooper=hooper, where=where)
    if before.mover == before.offense:
        return phrase("tell-cut", hooper=hooper, where=where)
    if space == before.space[before.ball]:
        return phrase("tell-close", hooper=hooper, other=name_of(before, before.ball), where=where)
    return phrase("tell-slide", hooper=hooper, where=where)


def _tell_pass_try(before: State, receiver: int, after: State) -> Phrase:
    words = {"hooper": name_of(before, before.ball), "other": name_of(before, receiver)}
    if after.phase == Phase.SLIP:
        return phrase("tell-pass-slip", **words)
    need = pass_difficulty(before, before.space[before.ball], after.catch_space) + 1
    return phrase("tell-pass-try", need=int(need), **words)


def _tell_shot_try(before: State) -> Phrase:
    here = before.space[before.ball]
    return phrase(
        "tell-pull-up" if before.deeds else "tell-shot-try",
        hooper=name_of(before, before.ball),
        where=space_phrase(here),
        points=int(before.worth[before.scoring, here]),
        need=shot_difficulty(before, before.ball, here) + 1,
    )


def _tell_pass(before: State, roll: int, after: State) -> Phrase:
    if is_complete(before, roll):
        return phrase("tell-pass-good", roll=roll, other=name_of(after, before.receiver))
    if after.phase == Phase.TAKE:
        return phrase("tell-pass-loose", roll=roll)
    if after.follow == Follow.INBOUND:
        return phrase("tell-pass-away", roll=roll, who=seat_phrase(1 - before.offense))
    return phrase("tell-pass-stolen", roll=roll, other=name_of(after, after.ball))


def is_complete(before: State, roll: int) -> bool:
    """Whether a roll completes the pending pass."""
    return bool(roll > pass_difficulty(before, before.space[before.ball], before.catch_space))


def _tell_shot(before: State, action: int, after: State) -> Phrase:
    if before.phase == Phase.SWAT:
        if action == SWAT:
            return phrase("tell-swat", hooper=name_of(before, swatter(before)))
        return phrase("tell-no-swat", hooper=name_of(before, swatter(before)), **_score(after))
    roll = action + 1
    if after.phase == Phase.SWAT:
        return phrase("tell-maybe", roll=roll, hooper=name_of(before, swatter(before)))
    if roll > shot_difficulty(before, before.ball, before.space[before.ball]):
        return phrase("tell-good", roll=roll, hooper=name_of(before, before.ball), **_score(after))
    if after.phase == Phase.REBOUND:
        return phrase("tell-miss", roll=roll)
    return phrase("tell-miss-rebound", roll=roll, other=name_of(after, after.ball))


def _score(after: State) -> dict[str, int]:
    return {"yellow": int(after.score[0]), "purple": int(after.score[1])}


def _tell_steal(before: State, roll: int, after: State) -> Phrase:
    thief, handler = name_of(before, before.active), name_of(before, before.ball)
    is_stolen = roll <= steal_difficulty(before, before.active)
    return phrase("tell-stolen" if is_stolen else "tell-kept", roll=roll, hooper=thief, other=handler)


def _tell_draft(before: State, action: int) -> Phrase:
    who = seat_phrase(side_asked(before))
    if action == NO_BAN:
        return phrase("tell-no-ban", who=who)
    key = "tell-pick" if before.phase == Phase.PICK else "tell-ban"
    return phrase(key, who=who, hooper=HOOPER_NAMES[DRAFT.part(action)])


def _tell_choice(before: State, action: int) -> Phrase:
    if action in SPACE:
        return _tell_place(before, SPACE.part(action))
    if action == END_TURN:
        key = "tell-end-round" if before.round == Round.HOOPERS else "tell-end-turn"
        return phrase(key, who=seat_phrase(before.mover))
    hooper = name_of(before, own_slot(before, SELECT.part(action)))
    if before.phase == Phase.SELECT:
        return phrase("tell-select", who=seat_phrase(before.mover), hooper=hooper)
    return phrase(f"tell-{TAKE_WORDS[Phase(before.phase)]}", hooper=hooper)


def _tell_place(before: State, space: int) -> Phrase:
    hooper, where = name_of(before, slot_to_place(before)), space_phrase(space)
    if before.phase != Phase.SLIP:
        return phrase("tell-place", hooper=hooper, where=where)
    need = pass_difficulty(before, before.space[before.ball], space) + 1
    return phrase("tell-slip", hooper=hooper, where=where, need=int(need))


def _sequels(before: State, action: int, after: State) -> list[Phrase]:
    """List the rests and the flips of cards that an action brought."""
    told = _rested(before, after) if action == END_TURN else []
    return told + [
        phrase("tell-activated", hooper=name_of(after, slot), ability=ability_phrase(int(after.hooper[slot])))
        for slot in range(SLOTS)
        if after.activated[slot] > before.activated[slot]
    ]


def _tell_clock(before: State, action: int, after: State) -> Phrase | None:
    """Say what the clock shows after a round, or who has the ball since it ran out."""
    if after.follow == Follow.INBOUND and not _is_lost_in_play(before, action):
        return phrase("tell-expired", who=seat_phrase(1 - before.offense))
    if after.follow == Follow.TURN_OVER and after.clock < before.clock:
        return phrase("tell-clock", clock=after.clock)
    return None


def _rested(before: State, after: State) -> list[Phrase]:
    """List the Hoopers that have rested by doing nothing."""
    slots = [slot for slot in range(SLOTS) if before.exhausted[slot] > after.exhausted[slot]]
    return [phrase("tell-rested", hooper=name_of(before, slot)) for slot in slots]


def _is_lost_in_play(before: State, action: int) -> bool:
    """Whether the ball changed sides by a basket or a pass to nobody, and not by the clock."""
    if before.phase == Phase.PASS_ROLL:
        return not is_complete(before, action + 1)
    return before.phase in SHOTS


def show(before: State, action: int, after: State, viewer: int) -> tuple[Moved, ...]:
    """Say which Hoopers moved, what the Ball shows and where it went; everybody sees everything."""
    rolled = (Moved("die", shows=str(action + 1)),) if is_rolling(before) else ()
    return (
        *rolled,
        *_drafted(before, after),
        *_went(before, after),
        *_way_of_the_ball(before, action, after),
    )


def _drafted(before: State, after: State) -> list[Moved]:
    """List the Hoopers that are no longer on offer: picked for a side, banned, or left over."""
    gone = [hooper for hooper in Hooper if before.on_offer[hooper] > after.on_offer[hooper]]
    drafted = {int(hooper): slot for slot, hooper in enumerate(after.hooper)}
    return [
        Moved(f"draft:{hooper.name}", "@offer", hooper_thing(drafted[hooper]) if hooper in drafted else None)
        for hooper in gone
    ]


def _went(before: State, after: State) -> list[Moved]:
    """List the Hoopers that went from one place to another."""
    places = [(slot, place_of(before, slot), place_of(after, slot)) for slot in range(SLOTS)]
    return [Moved(hooper_thing(slot), start, end) for slot, start, end in places if start != end]


def place_of(s: State, slot: int) -> str | None:
    """Name the space or the border where a Hooper is."""
    if s.border[slot] != NONE:
        return border_thing(s.border[slot])
    return None if s.space[slot] == NONE else space_thing(s.space[slot])


def _way_of_the_ball(before: State, action: int, after: State) -> list[Moved]:
    """List the stops of the ball; a dead ball goes."""
    end = None if after.follow == Follow.INBOUND else ball_thing(after)
    stops = (ball_thing(before), *_stops_between(before, action, after), end)
    return [Moved("ball", start, stop) for start, stop in pairwise(stops) if start != stop]


def _stops_between(before: State, action: int, after: State) -> tuple[str, ...]:
    """A shot goes to the rim, a pass to its receiver, or to an empty space if nobody is there to take it."""
    if before.phase in SHOTS and after.phase not in SHOTS:
        return ("rim",)
    if before.phase != Phase.PASS_ROLL:
        return ()
    if is_complete(before, action + 1):
        return (hooper_thing(before.receiver),)
    return (space_thing(before.catch_space),) if after.follow == Follow.INBOUND else ()
