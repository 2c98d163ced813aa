"""Markers on the cards of Hoopers, and the flip to the Activated side."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.charts import ARC, HAKEEM_ARC, NOVA_ARCS, STRETCH_ARC
from sideline.games.halfcourt_jam.state import NONE, TEAM, Hooper, Position, Round, State


@rule("HJ-10", "HJ-85", "HJ-86", "HJ-87", "HJ-G31")
def mark(s: State, slot: int, markers: int) -> None:
    """Markers go on a card; with enough of them it flips for the rest of the match and they come off."""
    if s.activated[slot]:
        return
    s.markers[slot] += markers
    if s.markers[slot] >= s.activation[s.hooper[slot]]:
        s.activated[slot] = 1
        s.markers[slot] = 0


@rule("HJ-85", "HJ-G54", "HJ-G59", "HJ-G40")
def mark_shooter(s: State, slot: int, is_good: bool) -> None:
    """Nova counts shots from outside, Stretch counts baskets from mid-range and beyond."""
    arc = ARC[s.space[slot]]
    is_far = s.hooper[slot] == Hooper.NOVA and NOVA_ARCS[0] <= arc <= NOVA_ARCS[1]
    is_jumper = s.hooper[slot] == Hooper.STRETCH and is_good and arc >= STRETCH_ARC
    if is_far or is_jumper:
        mark(s, slot, 1)


@rule("HJ-85", "HJ-G57", "HJ-G40")
def mark_stop(s: State, one_space: int, other_space: int) -> None:
    """Marlo counts failures of opponents around him."""
    slot = TEAM * (1 - s.offense) + Position.FORWARD
    if s.hooper[slot] == Hooper.MARLO and s.space[slot] in (one_space, other_space):
        mark(s, slot, 1)


@rule("HJ-85", "HJ-G58", "HJ-G40")
def mark_miss(s: State) -> None:
    """Hakeem counts opposing misses while he stands near the rim."""
    slot = TEAM * (1 - s.offense) + Position.CENTER
    if s.hooper[slot] == Hooper.HAKEEM and s.border[slot] == NONE and ARC[s.space[slot]] <= HAKEEM_ARC:
        mark(s, slot, 1)


@rule("HJ-85", "HJ-G60")
def mark_screener(s: State) -> None:
    """Moose counts his side's turns that end while he screens; Hooper by Hooper he counts rounds."""
    for side in range(SIDES):
        slot = TEAM * side + Position.CENTER
        is_counted = side == s.mover or s.round == Round.HOOPERS
        if is_counted and s.hooper[slot] == Hooper.MOOSE and s.border[slot] != NONE:
            mark(s, slot, 1)
