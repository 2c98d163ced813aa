"""Moves, bursts, free steps, passes and steals."""

from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.actions import PASS, STRIP, landing, runner
from sideline.games.five_on_the_floor.facts import NEVER, is_deflected, is_stripped, projection, steal_needs
from sideline.games.five_on_the_floor.state import PIECES, Phase, State


@rule("F21-13", "F21-14", "F21-G05")
def spend(s: State) -> None:
    """An action costs one point, and a shot is no longer the first action."""
    s.ap -= 1
    s.has_acted = 1


@rule("F21-11", "F21-G02", "F21-G04")
def run(s: State, action: int) -> None:
    """A piece of the side whose turn it is goes to another tile."""
    slot, tile = runner(action), landing(s, action)
    s.floor[s.at[s.turn, slot]] &= ~(1 << s.turn)
    s.floor[tile] |= 1 << s.turn
    s.at[s.turn, slot] = tile


@rule("F21-11", "F21-G05")
def move(s: State, action: int) -> None:
    """A piece moves one tile."""
    run(s, action)
    spend(s)


@rule("F21-21", "F21-22", "F21-G05", "F21-G21")
def burst(s: State, action: int) -> None:
    """A fast piece goes two tiles at once and loses a point of stamina."""
    run(s, action)
    s.stamina_left[s.turn, runner(action)] -= 1
    spend(s)


@rule("F21-G24")
def free_step(s: State, action: int) -> None:
    """A defender steps nearer to its opponent without a point, once a turn."""
    run(s, action)
    s.has_free_step = 0


@rule("F21-18", "F21-19", "F21-20", "F21-G05", "F21-G12", "F21-G36")
def pass_ball(s: State, action: int) -> None:
    """The ball is on its way: it arrives at once, or after the defenders in the lane have rolled."""
    if s.has_free_pass:
        s.has_free_pass = 0
        s.has_acted = 1
    else:
        spend(s)
    s.receiver = PASS.part(action)
    fill_lane(s)
    if s.lane_size > 0:
        s.phase = Phase.LANE
    else:
        s.carrier = s.receiver


@rule("F21-20", "F21-G12", "F21-G22", "F21-G23", "F21-G40")
def fill_lane(s: State) -> None:
    """The defenders in the lane queue up, the one nearest to the passer first, then the lower slot."""
    passer, receiver = s.at[s.offense, s.carrier], s.at[s.offense, s.receiver]
    s.lane_size = s.lane_next = 0
    for slot in range(PIECES):
        tile = s.at[1 - s.offense, slot]
        if steal_needs(s, passer, receiver, tile) < NEVER:
            place = s.lane_size
            s.lane_size += 1
            while place > 0 and is_ahead(s, tile, s.lane[place - 1]):
                s.lane[place] = s.lane[place - 1]
                place -= 1
            s.lane[place] = slot


@rule("F21-G23", "F21-G40")
def is_ahead(s: State, tile: int, other: int) -> bool:
    """A tile lies nearer to the passer along the lane than the tile of another defender."""
    passer, receiver = s.at[s.offense, s.carrier], s.at[s.offense, s.receiver]
    rival = s.at[1 - s.offense, other]
    return projection(passer, receiver, tile) < projection(passer, receiver, rival)


@rule("F21-20", "F21-G12", "F21-G23")
def reach_into_lane(s: State, outcome: int) -> None:
    """The next defender in the lane rolls: a deflection is a steal; after the last one the ball arrives."""
    s.rolls += 1
    is_taken = is_deflected(s, outcome)
    s.lane_next += 1
    if is_taken:
        s.phase = Phase.POSSESSION_OVER
    elif s.lane_next == s.lane_size:
        s.carrier = s.receiver
        s.phase = Phase.OFFENSE


@rule("F21-G05", "F21-G24")
def strip(s: State, action: int) -> None:
    """A pressing defender goes for the ball, once a turn."""
    spend(s)
    s.has_strip = 0
    s.stripper = STRIP.part(action)
    s.phase = Phase.STRIP


@rule("F21-G24", "F21-G39")
def try_strip(s: State, outcome: int) -> None:
    """A six steals the ball; otherwise the offense has a point more next turn."""
    s.rolls += 1
    if is_stripped(s, outcome):
        s.phase = Phase.POSSESSION_OVER
    else:
        s.gift = s.strip_gift
        s.phase = Phase.DEFENSE
