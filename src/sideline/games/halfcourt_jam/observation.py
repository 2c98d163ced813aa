"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.state import HOOPERS, NONE, SLOTS, TEAM, State

ABOUT_THE_MATCH = 20
ABOUT_A_SLOT = 13
OBSERVATION = ABOUT_THE_MATCH + SLOTS * ABOUT_A_SLOT + HOOPERS


@rule("HJ-03")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what there is to see as numbers, the seat's own side first."""
    out[0] = s.phase
    out[1] = s.score[seat]
    out[2] = s.score[1 - seat]
    out[3] = s.target
    out[4] = s.offense == seat
    out[5] = s.mover == seat
    out[6] = s.clock
    out[7] = s.turns_in_round
    out[8] = s.possession
    out[9] = s.left
    out[10] = s.deeds
    out[11] = s.drove
    out[12] = s.tried_steal
    out[13] = s.must_clear
    out[14] = seen_slot(s.ball, seat)
    out[15] = seen_slot(s.active, seat)
    out[16] = seen_slot(s.receiver, seat)
    out[17] = seen_slot(s.dimed, seat)
    out[18] = s.catch_space
    out[19] = s.position
    for slot in range(SLOTS):
        observe_slot(s, slot, out, ABOUT_THE_MATCH + ABOUT_A_SLOT * seen_slot(slot, seat))
    for hooper in range(HOOPERS):
        out[ABOUT_THE_MATCH + SLOTS * ABOUT_A_SLOT + hooper] = s.on_offer[hooper]


@rule("HJ-03")
def seen_slot(slot: int, seat: int) -> int:
    """Number a slot so that the seat's own Hoopers come first."""
    if slot == NONE:
        return NONE
    return int((slot + seat * TEAM) % SLOTS)


@rule("HJ-03")
def observe_slot(s: State, slot: int, out: Ints, at: int) -> None:
    """Write what there is to see of one Hooper."""
    hooper = s.hooper[slot]
    out[at] = hooper
    out[at + 1] = s.space[slot]
    out[at + 2] = s.border[slot]
    out[at + 3] = s.exhausted[slot]
    out[at + 4] = s.activated[slot]
    out[at + 5] = s.markers[slot]
    out[at + 6] = s.done[slot]
    if hooper == NONE:
        return
    out[at + 7] = s.actions[hooper]
    out[at + 8] = s.bonus[hooper]
    out[at + 9] = s.defense[hooper]
    out[at + 10] = s.activation[hooper]
    if s.space[slot] != NONE:
        out[at + 11] = s.difficulty[s.scoring, s.space[slot]]
        out[at + 12] = s.worth[s.scoring, s.space[slot]]
