"""The toss, the rosters, possessions, turns and the shot clock."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.actions import SCHEME
from sideline.games.five_on_the_floor.charts import IS_FAST, SPOT, START, SURE_SIZES
from sideline.games.five_on_the_floor.facts import OUT_OF_COURT
from sideline.games.five_on_the_floor.state import (
    CARDS,
    DRAWN_PIECES,
    FLOOR,
    PIECES,
    SIZES,
    Phase,
    Roster,
    Scheme,
    State,
)


@rule("F21-G01", "F21-G32")
def lay_floor(s: State) -> None:
    """The tiles of the court are empty, and everything around them is out."""
    for tile in range(FLOOR):
        s.floor[tile] = 0 if SPOT[s.court, tile] >= 0 else OUT_OF_COURT


@rule("F21-G13", "F21-G33")
def name_offense(s: State, seat: int) -> None:
    """A side attacks first; its pieces are known unless sizes are drawn."""
    s.offense = seat
    s.phase = Phase.POSSESSION
    if s.roster == Roster.FIXED:
        for side in range(SIDES):
            for slot in range(PIECES):
                s.piece_size[side, slot] = s.sizes[slot]
    else:
        s.sizes_drawn = 0
        fill_bench(s)
        s.phase = Phase.SIZES


@rule("F21-G33")
def fill_bench(s: State) -> None:
    """A side draws from the whole pool."""
    for size in range(SIZES):
        s.bench[size] = s.pool[size]


@rule("F21-G33")
def draw_size(s: State, size: int) -> None:
    """One size is drawn; after three of them a side is complete."""
    s.bench[size] -= 1
    s.sizes_drawn += 1
    if s.sizes_drawn % DRAWN_PIECES == 0:
        line_up_by_size(s, s.sizes_drawn // DRAWN_PIECES - 1)
        fill_bench(s)
    if s.sizes_drawn == SIDES * DRAWN_PIECES:
        s.phase = Phase.POSSESSION


@rule("F21-24", "F21-G33")
def line_up_by_size(s: State, seat: int) -> None:
    """The sure pieces and the drawn ones take the slots in order of size, the smallest first."""
    slot = 0
    for size in range(SIZES):
        for _ in range(SURE_SIZES[size] + s.pool[size] - s.bench[size]):
            s.piece_size[seat, slot] = size
            slot += 1


@rule("F21-G10", "F21-G24", "F21-G30")
def open_possession(s: State) -> None:
    """A possession begins: formation, card, scheme, and the first turn of the offense."""
    if s.phase == Phase.POSSESSION:
        start_possession(s)
    if s.phase == Phase.READY:
        s.phase = Phase.SCHEME if s.schemes else Phase.UP_COURT
    if s.phase == Phase.UP_COURT:
        begin_turn(s, s.offense)
        s.ap = s.action_points + s.gift
        s.gift = 0
        s.phase = Phase.OFFENSE


@rule("F21-16", "F21-23", "F21-G09", "F21-G10", "F21-G30", "F21-G35", "F21-G39")
def start_possession(s: State) -> None:
    """Everybody is in formation and rested, the first slot has the ball, and the clock is full."""
    line_up_sides(s)
    if s.deck_size == 0 and s.reshuffle != 0:
        reshuffle(s)
    s.carrier = 0
    s.clock = s.clock_start
    s.scheme = Scheme.NONE
    s.rebounds = 0
    s.rolls = 0
    s.phase = Phase.DRAW if s.deck_size > 0 else Phase.READY


@rule("F21-G35")
def reshuffle(s: State) -> None:
    """The discards are the deck again."""
    for card in range(CARDS):
        s.deck[card] = s.discards[card]
        s.deck_size += s.discards[card]
        s.discards[card] = 0


@rule("F21-23", "F21-G10", "F21-G20")
def line_up_sides(s: State) -> None:
    """Both sides leave the floor and take the starting formation, with full stamina."""
    for side in range(SIDES):
        for slot in range(PIECES):
            s.floor[s.at[side, slot]] &= OUT_OF_COURT
    for side in range(SIDES):
        role = 0 if side == s.offense else 1
        for slot in range(PIECES):
            tile = START[s.court, role, slot]
            s.at[side, slot] = tile
            s.floor[tile] |= 1 << side
            s.stamina_left[side, slot] = s.stamina * IS_FAST[slot]


@rule("F21-03", "F21-G24")
def choose_scheme(s: State, action: int) -> None:
    """The defense says openly how it will play this possession."""
    s.scheme = SCHEME.part(action)
    s.phase = Phase.UP_COURT


@rule("F21-10", "F21-13", "F21-G24", "F21-G34")
def begin_turn(s: State, seat: int) -> None:
    """A side has new points, and nobody has acted or played a card yet."""
    s.turn = seat
    s.ap = s.action_points
    s.has_acted = 0
    s.has_free_pass = 0
    s.has_free_step = int(s.scheme == Scheme.MAN)
    s.has_strip = int(s.scheme == Scheme.PRESS)
    for side in range(SIDES):
        s.has_played[side] = 0


@rule("F21-12", "F21-G09")
def end_turn(s: State) -> None:
    """The offense has acted and the defense reacts; or the exchange is over and the clock ticks."""
    if s.turn == s.offense:
        begin_turn(s, 1 - s.offense)
        s.phase = Phase.DEFENSE
        return
    s.clock -= s.clock_tick
    s.phase = Phase.UP_COURT if s.clock > 0 else Phase.POSSESSION_OVER


@rule("F21-G10", "F21-G27")
def end_possession(s: State) -> None:
    """The other side attacks, unless the match is decided."""
    s.possession += 1
    clear_turn(s)
    if is_decided(s):
        s.phase = Phase.OVER
    else:
        s.offense = 1 - s.offense
        s.phase = Phase.POSSESSION


@rule("F21-13", "F21-G10", "F21-G39")
def clear_turn(s: State) -> None:
    """Nothing is left of the last turn: no points, no gift, nobody in a lane."""
    s.ap = s.gift = s.has_acted = 0
    s.has_free_pass = s.has_free_step = s.has_strip = 0
    s.receiver = s.stripper = s.lane_size = s.lane_next = 0
    for slot in range(PIECES):
        s.lane[slot] = 0


@rule("F21-07", "F21-08", "F21-09", "F21-G14", "F21-G26")
def is_decided(s: State) -> bool:
    """Somebody has 21; or the possessions are used up and the score is not level, or no basket fell since."""
    if max(s.score[0], s.score[1]) >= s.target:
        return True
    if s.possession < s.max_possessions:
        return False
    return s.score[0] != s.score[1] or s.possession >= s.max_possessions + s.extra_possessions
