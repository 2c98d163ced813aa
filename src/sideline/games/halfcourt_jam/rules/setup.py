"""Before the first turn: the draft, the start on the baseline, the first ball."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.actions import DRAFT, NO_BAN, SELECT, SPACE
from sideline.games.halfcourt_jam.charts import FIRST_AT, START
from sideline.games.halfcourt_jam.facts.sides import (
    DRAFT_STEPS,
    FIRST_PICKS,
    SECOND_BANS,
    SECOND_PICKS,
    before_the_start,
    can_ban,
    count_on_offer,
    slot_to_place,
)
from sideline.games.halfcourt_jam.state import (
    HOOPERS,
    NONE,
    PURPLE,
    SLOTS,
    TEAM,
    YELLOW,
    FirstTurn,
    Follow,
    Phase,
    State,
)


@rule("HJ-05", "HJ-11", "HJ-12", "HJ-23")
def deal(s: State) -> None:
    """The score is nil-nil, the clock is full, and yellow will have the first possession."""
    for side in range(SIDES):
        s.score[side] = 0
    s.follow = Follow.NOTHING
    s.possession = s.turns = s.turns_in_round = s.rolls = 0
    s.clock = s.shot_clock
    s.offense = YELLOW
    s.mover = s.starter = PURPLE
    s.claimant = YELLOW
    s.must_clear = s.rebound_arc = s.left = s.deeds = s.drove = s.tried_steal = 0
    s.ball = s.active = s.receiver = s.catch_space = s.dimed = NONE
    s.position = s.draft_step = s.placed = 0
    clear_court(s)
    if s.draft:
        s.phase = Phase.BAN
    else:
        line_up(s)


@rule("HJ-20", "HJ-G41")
def clear_court(s: State) -> None:
    """Every Hooper is on offer, fresh and on the normal side of its card."""
    for hooper in range(HOOPERS):
        s.on_offer[hooper] = s.draft
    for slot in range(SLOTS):
        s.hooper[slot] = s.space[slot] = s.border[slot] = NONE
        s.exhausted[slot] = s.markers[slot] = s.activated[slot] = s.done[slot] = 0


@rule("HJ-13", "HJ-14", "HJ-G12")
def line_up(s: State) -> None:
    """The sides take the line-ups of the book, without a draft."""
    for slot in range(SLOTS):
        s.hooper[slot] = s.lineup[slot // TEAM, slot % TEAM]
    take_places(s)


@rule("HJ-15", "HJ-16", "HJ-17", "HJ-18", "HJ-19", "HJ-20", "HJ-G13")
def draft(s: State, action: int) -> None:
    """Both may ban, both pick; what is left of a position goes, and the next position follows."""
    if action != NO_BAN:
        s.on_offer[DRAFT.part(action)] = 0
        if s.phase == Phase.PICK:
            s.hooper[TEAM * before_the_start(s) + s.position] = DRAFT.part(action)
    s.draft_step += 1
    if s.draft_step < FIRST_PICKS and not can_ban(s):
        s.draft_step = FIRST_PICKS
    if s.draft_step == SECOND_PICKS and count_on_offer(s) == 1:
        pick_the_last(s)
    if s.draft_step == DRAFT_STEPS:
        finish_position(s)
    s.phase = Phase.BAN if s.draft_step < FIRST_PICKS else Phase.PICK
    if s.position == TEAM:
        take_places(s)


@rule("HJ-18", "HJ-G13")
def pick_the_last(s: State) -> None:
    """The only Hooper left of a position goes to the side that picks second."""
    for hooper in range(FIRST_AT[s.position], FIRST_AT[s.position + 1]):
        if s.on_offer[hooper]:
            s.on_offer[hooper] = 0
            s.hooper[TEAM * before_the_start(s) + s.position] = hooper
    s.draft_step += 1


@rule("HJ-18", "HJ-19")
def finish_position(s: State) -> None:
    """Unpicked Hoopers are discarded, and the other side picks first for the next position."""
    for hooper in range(FIRST_AT[s.position], FIRST_AT[s.position + 1]):
        s.on_offer[hooper] = 0
    s.position += 1
    s.draft_step = SECOND_BANS


@rule("HJ-21", "HJ-G10", "HJ-G45")
def take_places(s: State) -> None:
    """All six start on the baseline, by position or where their side puts them."""
    if s.free_start_placement:
        s.phase = Phase.PLACE
        return
    for slot in range(SLOTS):
        s.space[slot] = START[s.baseline, slot % TEAM]
    s.phase = Phase.START_BALL


@rule("HJ-21")
def place(s: State, action: int) -> None:
    """Purple places its three Hoopers, then yellow."""
    s.space[slot_to_place(s)] = SPACE.part(action)
    s.placed += 1
    if s.placed == SLOTS:
        s.phase = Phase.START_BALL


@rule("HJ-22", "HJ-23", "HJ-24", "HJ-G02")
def give_first_ball(s: State, action: int) -> None:
    """Yellow has the ball, and purple, the defense, takes the first turn; as an option yellow does."""
    s.ball = SELECT.part(action)
    s.mover = s.starter = YELLOW if s.first_turn == FirstTurn.OFFENSE else PURPLE
    s.phase = Phase.SELECT
