"""What the active Hooper may do, and what it costs."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.charts import (
    BORDERS_OF,
    ENDS,
    IS_BACKCOURT,
    MOVE_COST,
    PASS_COST,
    STEAL_COST,
    WAY_BORDER,
    WAY_SPACE,
    WAYS_FROM,
)
from sideline.games.halfcourt_jam.facts.court import (
    has_ability,
    is_among,
    is_in_arc,
    screens_of,
    spaces_of,
)
from sideline.games.halfcourt_jam.state import (
    NONE,
    PURPLE,
    TEAM,
    YELLOW,
    Ability,
    Hooper,
    HustleWhen,
    OverAndBack,
    Phase,
    Position,
    Rest,
    State,
)


@rule("HJ-52", "HJ-G18")
def can_take(s: State, slot: int) -> bool:
    """A failed pass is taken in the passer's space or the receiver's, and not from a screen."""
    return s.border[slot] == NONE and s.space[slot] in (s.space[s.ball], s.catch_space)


@rule("HJ-36", "HJ-37", "HJ-G15", "HJ-G53", "HJ-G60")
def entry_price(s: State, space: int, occupied: int) -> int:
    """One action; more where opponents stand, unless it is Zip; and more beside a brick wall."""
    price = MOVE_COST
    if is_among(occupied, space) and not has_ability(s, s.active, Hooper.ZIP):
        price = s.entry_cost
    if is_walled(s, space):
        price += s.ability[Ability.BRICK_WALL]
    return price


@rule("HJ-G60")
def is_walled(s: State, space: int) -> bool:
    """An opposing Moose with his ability screens on a border of the space."""
    moose = TEAM * (1 - s.mover) + Position.CENTER
    if s.border[moose] == NONE or not has_ability(s, moose, Hooper.MOOSE):
        return False
    return space in (ENDS[s.border[moose], 0], ENDS[s.border[moose], 1])


@rule("HJ-46", "HJ-56", "HJ-G23", "HJ-G59")
def can_pass(s: State, slot: int) -> bool:
    """A teammate in front of the half-court line that does not screen; Stretch even off his screen."""
    if s.ball != s.active or s.left < PASS_COST or slot == s.active:
        return False
    if s.border[slot] == NONE:
        return not IS_BACKCOURT[s.space[slot]]
    if not has_ability(s, slot, Hooper.STRETCH):
        return False
    border = s.border[slot]
    return not (IS_BACKCOURT[ENDS[border, 0]] and IS_BACKCOURT[ENDS[border, 1]])


@rule("HJ-58", "HJ-59", "HJ-G25", "HJ-G44")
def can_shoot(s: State) -> bool:
    """Whoever has the ball and has done nothing else this turn; Vic even after one step."""
    if s.ball != s.active or s.left < 1 or s.must_clear:
        return False
    return s.deeds == 0 or can_pull_up(s)


@rule("HJ-G55")
def can_pull_up(s: State) -> bool:
    """An Activated Vic that is fresh and has only moved one space with the ball."""
    return s.drove == 1 and has_ability(s, s.active, Hooper.VIC) and not s.exhausted[s.active]


@rule("HJ-73", "HJ-74", "HJ-76", "HJ-G18")
def can_steal(s: State) -> bool:
    """A defender in the space of the ball, with an action to spend, once a turn."""
    if s.mover == s.offense or s.tried_steal or s.left < STEAL_COST:
        return False
    return bool(s.border[s.active] == NONE and s.space[s.active] == s.space[s.ball])


@rule("HJ-80", "HJ-83", "HJ-G28")
def can_hustle(s: State) -> bool:
    """Any Hooper that is not exhausted; before it does anything else if that is the option."""
    return not s.exhausted[s.active] and (s.hustle_when == HustleWhen.ANY_TIME or s.deeds == 0)


@rule("HJ-84", "HJ-G29")
def can_rest(s: State) -> bool:
    """An exhausted Hooper that has done nothing this turn."""
    return s.exhausted[s.active] == 1 and s.deeds == 0


@rule("HJ-26", "HJ-G29")
def can_stop(s: State) -> bool:
    """A Hooper may stop at any time; where doing nothing is a rest, an exhausted one rests instead."""
    return s.rest == Rest.DECLARED or not can_rest(s)


@rule("HJ-G34")
def is_over_and_back(s: State, space: int) -> bool:
    """The ball handler would go back over the half-court line, and that is forbidden."""
    if s.over_and_back == OverAndBack.ALLOWED or s.active != s.ball:
        return False
    return bool(IS_BACKCOURT[space] and not IS_BACKCOURT[s.space[s.active]])


@rule("HJ-36", "HJ-38", "HJ-39", "HJ-G34")
def can_step(s: State, way: int, screens: int, occupied: int) -> bool:
    """No opposing screen closes off the neighbouring space that way, and the actions reach it."""
    here = s.space[s.active]
    if is_among(screens, WAY_BORDER[here, way]) or is_over_and_back(s, WAY_SPACE[here, way]):
        return False
    return entry_price(s, WAY_SPACE[here, way], occupied) <= s.left


@rule("HJ-36", "HJ-45", "HJ-G19")
def can_move(s: State) -> bool:
    """There is a space to step to; off a screen it is always one of its two."""
    if s.border[s.active] != NONE:
        return True
    screens = screens_of(s, 1 - s.mover)
    occupied = spaces_of(s, 1 - s.mover)
    steps = 0
    for way in range(WAYS_FROM[s.space[s.active]]):
        steps += can_step(s, way, screens, occupied)
    return steps > 0


@rule("HJ-40", "HJ-41", "HJ-G16", "HJ-G17", "HJ-G43")
def borders_of(s: State) -> int:
    """The borders on which the active Hooper may set a screen, one bit each.

    They are the free borders of its space; with the ball, or on a screen already, there are none.
    """
    if s.active == s.ball or s.border[s.active] != NONE:
        return 0
    return int(BORDERS_OF[s.space[s.active]] & ~(screens_of(s, YELLOW) | screens_of(s, PURPLE)))


@rule("HJ-40", "HJ-41", "HJ-G17")
def can_screen(s: State) -> bool:
    """There is a border on which the active Hooper may set a screen."""
    return borders_of(s) != 0


@rule("HJ-32", "HJ-35")
def can_do_more(s: State) -> bool:
    """The active Hooper has something left to do."""
    if can_hustle(s) or can_rest(s) or can_screen(s) or can_steal(s) or can_shoot(s) or can_move(s):
        return True
    first = TEAM * s.mover
    return can_pass(s, first) or can_pass(s, first + 1) or can_pass(s, first + 2)


@rule("HJ-33", "HJ-82", "HJ-G30")
def actions_of(s: State, slot: int) -> int:
    """The actions on the card, fewer for an exhausted Hooper."""
    actions = s.actions[s.hooper[slot]]
    if s.exhausted[slot]:
        actions -= s.exhaustion
    return int(max(actions, 0))


@rule("HJ-42", "HJ-G59")
def slip_space(s: State, receiver: int) -> int:
    """Where the receiver catches the ball; none yet if Stretch has two spaces to slip to."""
    border = s.border[receiver]
    if border == NONE:
        return int(s.space[receiver])
    if IS_BACKCOURT[ENDS[border, 0]]:
        return int(ENDS[border, 1])
    return int(ENDS[border, 0]) if IS_BACKCOURT[ENDS[border, 1]] else NONE


@rule("HJ-44", "HJ-52", "HJ-69", "HJ-G18")
def may_be_given(s: State, slot: int) -> bool:
    """A failed pass goes to where it was played, a rebound to the region that decided it."""
    if s.phase == Phase.TAKE:
        return can_take(s, slot)
    if s.phase == Phase.REBOUND:
        return is_in_arc(s, slot, s.rebound_arc)
    return True


@rule("HJ-G58")
def swatter(s: State) -> int:
    """The slot of the defending center."""
    return TEAM * (1 - s.offense) + Position.CENTER


@rule("HJ-G58")
def can_swat(s: State) -> bool:
    """An Activated, fresh Hakeem stands where the shot came from, and that is no half-court shot."""
    slot = swatter(s)
    if not has_ability(s, slot, Hooper.HAKEEM) or s.exhausted[slot] or s.border[slot] != NONE:
        return False
    return s.space[slot] == s.space[s.ball] and not IS_BACKCOURT[s.space[s.ball]]
