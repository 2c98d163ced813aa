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
from sideline.games.halfcourt_jam.state import NONE, PURPLE, TEAM, YELLOW, Ability, Hooper, Position, State


@rule("HJ-52", "HJ-G18")
def can_take(s: State, slot: int) -> bool:
    """A failed pass is taken in the passer's space or the receiver's, and not from a screen."""
    return s.border[slot] == NONE and s.space[slot] in (s.space[s.ball], s.catch_space)


@rule("HJ-38", "HJ-G17")
def screens_of(s: State, side: int) -> int:
    """The borders on which a side screens, one bit each."""
    screens = 0
    for slot in range(TEAM * side, TEAM * side + TEAM):
        if s.border[slot] != NONE:
            screens |= 1 << s.border[slot]
    return screens


@rule("HJ-37", "HJ-G14", "HJ-G18")
def spaces_of(s: State, side: int) -> int:
    """The spaces in which a side stands, one bit each; a screen stands in neither of its spaces."""
    spaces = 0
    for slot in range(TEAM * side, TEAM * side + TEAM):
        if s.border[slot] == NONE:
            spaces |= 1 << s.space[slot]
    return spaces


@rule("HJ-36", "HJ-37", "HJ-G15", "HJ-G53", "HJ-G60")
def entry_price(s: State, space: int, occupied: int) -> int:
    """One action; more where opponents stand, unless it is Zip; and more beside a brick wall."""
    price = MOVE_COST
    if (occupied >> space) & 1 and not has_ability(s, s.active, Hooper.ZIP):
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


@rule("HJ-07", "HJ-87", "HJ-89", "HJ-G31")
def has_ability(s: State, slot: int, hooper: int) -> bool:
    """It is this Hooper, and Activated."""
    return bool(s.hooper[slot] == hooper and s.activated[slot] == 1)


@rule("HJ-46", "HJ-56", "HJ-G23", "HJ-G59")
def can_pass(s: State, slot: int) -> bool:
    """A teammate in front of the half-court line that does not screen; Stretch even off his screen."""
    if s.left < PASS_COST or slot == s.active:
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
    """Any Hooper that is not exhausted."""
    return not s.exhausted[s.active]


@rule("HJ-84", "HJ-G29")
def can_rest(s: State) -> bool:
    """An exhausted Hooper that has done nothing this turn."""
    return s.exhausted[s.active] == 1 and s.deeds == 0


@rule("HJ-40", "HJ-41", "HJ-G17")
def can_screen(s: State) -> bool:
    """Some border of the space is free, and the Hooper does not have the ball."""
    if s.active == s.ball or s.border[s.active] != NONE:
        return False
    screens = screens_of(s, YELLOW) | screens_of(s, PURPLE)
    return bool(BORDERS_OF[s.space[s.active]] & ~screens)


@rule("HJ-36")
def can_move(s: State) -> bool:
    """Some neighbouring space is open and near enough."""
    here = s.space[s.active]
    screens = screens_of(s, 1 - s.mover)
    occupied = spaces_of(s, 1 - s.mover)
    cheapest = s.left + 1
    for way in range(WAYS_FROM[here]):
        if (screens >> WAY_BORDER[here, way]) & 1 == 0:
            cheapest = min(cheapest, entry_price(s, WAY_SPACE[here, way], occupied))
    return cheapest <= s.left


@rule("HJ-32", "HJ-35")
def can_do_more(s: State) -> bool:
    """The active Hooper has something left to do."""
    if can_hustle(s) or can_rest(s) or s.border[s.active] != NONE or can_screen(s):
        return True
    if s.left == 0:
        return False
    if s.active != s.ball:
        return can_steal(s) or can_move(s)
    if can_shoot(s) or can_move(s):
        return True
    first = TEAM * s.mover
    return can_pass(s, first) or can_pass(s, first + 1) or can_pass(s, first + 2)
