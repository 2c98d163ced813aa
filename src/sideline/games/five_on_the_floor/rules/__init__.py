"""What actions do: `play` reads as the table of contents of the chapters beside this file."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.actions import (
    BURST,
    CARD,
    END_TURN,
    FREE_STEP,
    MOVE,
    PASS,
    SHOOT,
    STRIP,
)
from sideline.games.five_on_the_floor.facts import has_free_way, is_up_to_chance, may_step_free
from sideline.games.five_on_the_floor.rules.cards import (
    answer_with_card,
    discard,
    draw_card,
    gather_cards,
    play_in_turn,
)
from sideline.games.five_on_the_floor.rules.moves import (
    burst,
    free_step,
    move,
    pass_ball,
    reach_into_lane,
    strip,
    try_strip,
)
from sideline.games.five_on_the_floor.rules.possessions import (
    choose_scheme,
    draw_size,
    end_possession,
    end_turn,
    lay_floor,
    name_offense,
    open_possession,
)
from sideline.games.five_on_the_floor.rules.shots import (
    award_rebound,
    contest_rebound,
    line_up,
    offer_close_out,
    offer_second_effort,
    release,
    roll_die,
    roll_rebound,
    shoot,
)
from sideline.games.five_on_the_floor.state import FIRST_STAGE, FirstOffense, FreePass, Phase, State


@rule("F21-12")
def play(s: State, action: int) -> None:
    """Let an action happen, and everything that follows by itself."""
    if s.phase in (Phase.OFFENSE, Phase.DEFENSE):
        take_action(s, action)
    elif is_up_to_chance(s):
        let_chance_decide(s, action)
    elif s.phase == Phase.SCHEME:
        choose_scheme(s, action)
    elif s.phase == Phase.DISCARD:
        discard(s, action)
    else:
        answer_with_card(s, action)
    if s.ap == 0 and is_spent(s):
        s.phase = Phase.TURN_OVER
    if s.phase >= FIRST_STAGE:
        follow_up(s)


@rule("F21-10", "F21-11", "F21-13", "F21-G05")
def take_action(s: State, action: int) -> None:
    """One action of the side whose turn it is; without points left its turn is over."""
    if action in MOVE:
        move(s, action)
    elif action in BURST:
        burst(s, action)
    elif action in FREE_STEP:
        free_step(s, action)
    elif action in PASS:
        pass_ball(s, action)
    elif action in STRIP:
        strip(s, action)
    elif action == SHOOT:
        shoot(s)
    elif action == END_TURN:
        s.phase = Phase.TURN_OVER
    else:
        play_in_turn(s, CARD.part(action))


@rule("F21-32", "F21-G11", "F21-G12", "F21-G13", "F21-G30", "F21-G33")
def let_chance_decide(s: State, outcome: int) -> None:
    """A die, a card, a size or the toss comes up."""
    if s.phase == Phase.SHOT:
        roll_die(s, outcome)
    elif s.phase == Phase.LANE:
        reach_into_lane(s, outcome)
    elif s.phase == Phase.REBOUND:
        roll_rebound(s, outcome)
    elif s.phase == Phase.STRIP:
        try_strip(s, outcome)
    elif s.phase == Phase.DRAW:
        draw_card(s, outcome)
    elif s.phase == Phase.SIZES:
        draw_size(s, outcome)
    else:
        name_offense(s, outcome)


@rule("F21-13", "F21-G24", "F21-G36")
def is_spent(s: State) -> bool:
    """A side without points has nothing left to do but a free pass or a free step."""
    if s.phase == Phase.OFFENSE:
        return not s.has_free_pass or s.free_pass == FreePass.LOST
    return s.phase == Phase.DEFENSE and not (may_step_free(s) and has_free_way(s))


@rule("F21-32", "F21-G06", "F21-G10", "F21-G11", "F21-G30")
def follow_up(s: State) -> None:
    """The stages that pass by themselves, in their order: a shot, a rebound, a turn, a possession."""
    if s.phase == Phase.LINE_UP:
        line_up(s)
    if s.phase == Phase.HAND_UP:
        offer_close_out(s)
    if s.phase == Phase.RELEASE:
        release(s)
    if s.phase == Phase.MISS:
        contest_rebound(s)
    if s.phase == Phase.BOARD:
        offer_second_effort(s)
    if s.phase == Phase.LOOSE_BALL:
        award_rebound(s)
    if s.phase == Phase.TURN_OVER:
        end_turn(s)
    if s.phase == Phase.POSSESSION_OVER:
        end_possession(s)
    open_possession(s)


@rule("F21-07", "F21-G13")
def deal(s: State) -> None:
    """The score is nil-nil, and a coin decides who attacks first, unless that is settled."""
    lay_floor(s)
    gather_cards(s)
    s.possession = 0
    for side in range(SIDES):
        s.score[side] = 0
    if s.first_offense == FirstOffense.RANDOM:
        s.phase = Phase.TOSS
    else:
        name_offense(s, s.first_offense - FirstOffense.HOME)
        open_possession(s)


@rule("F21-07", "F21-30", "F21-31")
def points(s: State, seat: int) -> int:
    """The score of a side."""
    return int(s.score[seat])


@rule("F21-07", "F21-G14", "F21-G26")
def result(s: State, seat: int) -> int:
    """The higher score wins."""
    lead = s.score[seat] - s.score[1 - seat]
    return int(lead > 0) - int(lead < 0)
