"""What a Hooper does on its turn: move, screen, hustle, rest, and start a pass, a shot or a steal."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.actions import (
    BORDER,
    END_TURN,
    HUSTLE,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    STEAL,
)
from sideline.games.halfcourt_jam.charts import (
    ARC,
    LAST_INSIDE_ARC,
    PASS_COST,
    STEAL_COST,
)
from sideline.games.halfcourt_jam.facts.acts import actions_of, entry_price, slip_space
from sideline.games.halfcourt_jam.facts.court import spaces_of
from sideline.games.halfcourt_jam.rules.activation import mark
from sideline.games.halfcourt_jam.state import NONE, SLOTS, TEAM, Follow, Hooper, Phase, Rest, Round, State


@rule("HJ-32", "HJ-34", "HJ-G36")
def select(s: State, action: int) -> None:
    """A Hooper starts to act, or the side ends its turn."""
    if action == END_TURN:
        leave_the_rest(s)
        return
    s.active = TEAM * s.mover + SELECT.part(action)
    s.left = actions_of(s, s.active)
    s.deeds = s.drove = s.tried_steal = 0
    s.phase = Phase.ACT
    s.follow = Follow.ACTING


@rule("HJ-84", "HJ-G29", "HJ-G36", "HJ-G47")
def leave_the_rest(s: State) -> None:
    """The Hoopers that have not acted will not: those that are exhausted have rested by it."""
    for slot in range(TEAM * s.mover, TEAM * s.mover + TEAM):
        if s.rest == Rest.IDLE and not s.done[slot]:
            s.exhausted[slot] = 0
        s.done[slot] = 1
    s.follow = Follow.TURN_OVER


@rule("HJ-32", "HJ-36", "HJ-58")
def act(s: State, action: int) -> None:
    """Let the active Hooper do something."""
    s.follow = Follow.ACTING
    if action in SPACE:
        go_to(s, SPACE.part(action))
    elif action in BORDER:
        set_screen(s, BORDER.part(action))
    elif action in PASS:
        start_pass(s, TEAM * s.mover + PASS.part(action))
    elif action == SHOOT:
        start_shot(s)
    elif action == STEAL:
        try_steal(s)
    elif action == HUSTLE:
        hustle(s)
    else:
        stop(s, action)


@rule("HJ-36", "HJ-45", "HJ-G19", "HJ-G34", "HJ-G55")
def go_to(s: State, space: int) -> None:
    """A step to the next space is paid for; a step off a screen is free but counts as moving."""
    is_first_step = s.deeds == 0 and s.active == s.ball
    if s.border[s.active] == NONE:
        s.left -= entry_price(s, space, spaces_of(s, 1 - s.mover))
    s.border[s.active] = NONE
    s.space[s.active] = space
    s.drove = int(is_first_step)
    s.deeds += 1
    clear_ball(s)


@rule("HJ-G33", "HJ-G44")
def clear_ball(s: State) -> None:
    """A ball that is carried or passed outside has been taken back."""
    if ARC[s.space[s.ball]] > LAST_INSIDE_ARC:
        s.must_clear = 0


@rule("HJ-40", "HJ-G16", "HJ-G18", "HJ-G43")
def set_screen(s: State, border: int) -> None:
    """The Hooper leaves its space for the border, and that is all it does this turn."""
    s.border[s.active] = border
    s.space[s.active] = NONE
    finish_hooper(s)


@rule("HJ-46", "HJ-G24", "HJ-G59")
def start_pass(s: State, receiver: int) -> None:
    """The pass costs an action and is rolled for; Stretch says where he slips to."""
    s.left -= PASS_COST
    s.deeds += 1
    s.drove = 0
    s.receiver = receiver
    s.catch_space = slip_space(s, receiver)
    s.phase = Phase.SLIP if s.catch_space == NONE else Phase.PASS_ROLL


@rule("HJ-58", "HJ-72", "HJ-88", "HJ-G55")
def start_shot(s: State) -> None:
    """The shot is rolled for; a pull-up exhausts the shooter at once."""
    if s.deeds > 0:
        s.exhausted[s.active] = 1
    s.phase = Phase.SHOT_ROLL


@rule("HJ-74", "HJ-76")
def try_steal(s: State) -> None:
    """The attempt costs an action, and there is one a turn."""
    s.left -= STEAL_COST
    s.deeds += 1
    s.drove = 0
    s.tried_steal = 1
    s.phase = Phase.STEAL_ROLL


@rule("HJ-80", "HJ-81", "HJ-G28", "HJ-G53")
def hustle(s: State) -> None:
    """More actions now, exhausted from the next turn on; Zip counts them."""
    s.left += s.hustle
    s.exhausted[s.active] = 1
    s.deeds += 1
    s.drove = 0
    if s.hooper[s.active] == Hooper.ZIP:
        mark(s, s.active, 1)


@rule("HJ-84", "HJ-G29")
def stop(s: State, action: int) -> None:
    """The Hooper is done for this turn; one that rests is fresh again."""
    if action == REST:
        s.exhausted[s.active] = 0
    finish_hooper(s)


@rule("HJ-35", "HJ-G06", "HJ-G47")
def finish_hooper(s: State) -> None:
    """Once a Hooper has stopped acting it does not act again this turn, or this round of Hoopers."""
    s.done[s.active] = 1
    s.active = NONE
    s.phase = Phase.SELECT
    s.follow = Follow.TURN_OVER if s.round == Round.HOOPERS else Follow.NOTHING


@rule("HJ-26")
def is_everybody_done(s: State, side: int) -> bool:
    """No Hooper of a side is left to act."""
    first = TEAM * side
    return bool(s.done[first] + s.done[first + 1] + s.done[first + 2] == TEAM)


@rule("HJ-57", "HJ-72")
def clear_hooper(s: State) -> None:
    """Nobody is acting any more."""
    s.active = s.receiver = s.catch_space = NONE
    s.left = s.deeds = s.drove = s.tried_steal = 0


@rule("HJ-57", "HJ-72", "HJ-G47", "HJ-G51")
def clear_turn(s: State) -> None:
    """With the turn, or the round of Hoopers, everything ends that was to last so long."""
    s.dimed = NONE
    for slot in range(SLOTS):
        s.done[slot] = 0
