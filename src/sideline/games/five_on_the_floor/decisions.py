"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import holder, list_outcomes
from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.actions import (
    BURST,
    CARD,
    END_TURN,
    FREE_STEP,
    MOVE,
    NO_CARD,
    PASS,
    SCHEME,
    SHOOT,
    STRIP,
)
from sideline.games.five_on_the_floor.charts import BURST_OF, OUTCOMES, column
from sideline.games.five_on_the_floor.facts import (
    blocked_by,
    can_burst,
    can_play_in_turn,
    can_shoot,
    can_strip,
    fits_moment,
    free_ways,
    is_in_range,
    is_leap_open,
    may_pass,
    may_step_free,
    may_strip,
    open_ways,
)
from sideline.games.five_on_the_floor.state import (
    CARDS,
    DRAWN_PIECES,
    LEAPS,
    MOST_DICE,
    PIECES,
    SCHEMES,
    WAYS,
    Phase,
    State,
)

OFFENSE, DEFENSE, LOSER = 0, 1, 2
EVERY_WAY = (1 << WAYS) - 1
#                TOSS SIZES DRAW LANE STRIP SHOT REBOUND
ACTOR = column(*(CHANCE,) * 7, OFFENSE, DEFENSE, OFFENSE, DEFENSE, OFFENSE, DEFENSE, LOSER, NOBODY)


@rule("F21-12", "F21-G08", "F21-G42")
def to_act(s: State) -> int:
    """The offense acts, the defense reacts, chance draws and rolls."""
    actor = int(ACTOR[s.phase])
    if actor < 0:
        return actor
    if actor == LOSER:
        return s.loser
    return 1 - s.offense if actor == DEFENSE else s.offense


@rule("F21-32", "F21-G11", "F21-G12", "F21-G13")
def outcomes(s: State) -> int:
    """A coin, a size, a card, one die, or the two dice of a rebound."""
    return int(OUTCOMES[s.phase])


@rule("F21-32", "F21-G13", "F21-G30", "F21-G33")
def weight(s: State, outcome: int) -> int:
    """Faces are equal; each size or card left is as likely as any other."""
    if s.phase == Phase.SIZES:
        return int(s.bench[outcome])
    return int(s.deck[outcome]) if s.phase == Phase.DRAW else 1


@rule("F21-32", "F21-G30", "F21-G33")
def tickets(s: State) -> int:
    """The tickets of all outcomes together."""
    if s.phase == Phase.SIZES:
        return int(s.bench[0] + s.bench[1] + s.bench[2])
    return s.deck_size if s.phase == Phase.DRAW else int(OUTCOMES[s.phase])


@rule("F21-32", "F21-G30", "F21-G33")
def pick(s: State, ticket: int) -> int:
    """A ticket names a face, a size of the pool or a card of the deck."""
    if s.phase == Phase.SIZES:
        return holder(s.bench, ticket)
    return holder(s.deck, ticket) if s.phase == Phase.DRAW else ticket


@rule("F21-12", "F21-G24", "F21-G30")
def legal(s: State, out: Ints) -> int:
    """List what the pending decision allows."""
    if s.phase in (Phase.OFFENSE, Phase.DEFENSE):
        return list_turn(s, out)
    if s.phase == Phase.SCHEME:
        return list_schemes(out)
    if s.phase == Phase.DISCARD:
        return list_hand(s, out)
    if s.phase in (Phase.SHOT_CARD, Phase.CLOSE_OUT, Phase.SECOND_EFFORT):
        return list_answers(s, out)
    return list_outcomes(s, out)


@rule("F21-10", "F21-11", "F21-13", "F21-G05", "F21-G08")
def list_turn(s: State, out: Ints) -> int:
    """What the side whose turn it is may do with the points it has left; it may end its turn at any time."""
    count = list_ball_play(s, out) if s.turn == s.offense else list_defense(s, out)
    if s.ap > 0:
        count = list_moves(s, out, count)
    out[count] = END_TURN
    return count + 1


@rule("F21-14", "F21-15", "F21-17", "F21-18", "F21-19", "F21-G05", "F21-G07", "F21-G19", "F21-G36")
def list_ball_play(s: State, out: Ints) -> int:
    """The carrier may shoot if nobody has acted this turn, and pass; cards go with it."""
    count = 0
    if can_shoot(s):
        out[count] = SHOOT
        count += 1
    if may_pass(s):
        for slot in range(PIECES):
            if slot != s.carrier and is_in_range(s, slot):
                out[count] = PASS.at(slot)
                count += 1
    for card in range(CARDS):
        if can_play_in_turn(s, card):
            out[count] = CARD.at(card)
            count += 1
    return count


@rule("F21-G24")
def list_defense(s: State, out: Ints) -> int:
    """A strip in a press, a free step in man-to-man, once a turn each."""
    count = 0
    if may_strip(s):
        for slot in range(PIECES):
            if can_strip(s, slot):
                out[count] = STRIP.at(slot)
                count += 1
    if may_step_free(s):
        for slot in range(PIECES):
            count = list_free_steps(s, slot, out, count)
    return count


@rule("F21-G24")
def list_free_steps(s: State, slot: int, out: Ints, count: int) -> int:
    """A defender may step nearer to the opponent of the same slot."""
    return list_ways(free_ways(s, slot), FREE_STEP.at(slot, 0), out, count)


@rule("F21-11", "F21-21", "F21-22", "F21-G05", "F21-G20", "F21-G21")
def list_moves(s: State, out: Ints, count: int) -> int:
    """Any piece may step; a fast one with stamina may burst."""
    for slot in range(PIECES):
        ways = open_ways(s, s.turn, s.at[s.turn, slot])
        count = list_ways(ways, MOVE.at(slot, 0), out, count)
        if can_burst(s, slot):
            count = list_bursts(s, slot, ways if s.burst_over == 0 else EVERY_WAY, out, count)
    return count


@rule("F21-11")
def list_ways(ways: int, first: int, out: Ints, count: int) -> int:
    """List a step for every way that is open; writing them all and counting some is quicker than asking."""
    for way in range(WAYS):
        out[count] = first + way
        count += ways >> way & 1
    return count


@rule("F21-21", "F21-G04", "F21-G21")
def list_bursts(s: State, slot: int, ways: int, out: Ints, count: int) -> int:
    """A fast piece may go two tiles at once, wherever the way is open."""
    tile = s.at[s.turn, slot]
    blocked = blocked_by(s, s.turn)
    first = BURST.at(BURST_OF[slot], 0)
    for leap in range(LEAPS):
        out[count] = first + leap
        count += int(is_leap_open(s, tile, leap, ways, blocked))
    return count


@rule("F21-03", "F21-G24")
def list_schemes(out: Ints) -> int:
    """Man, zone or press."""
    for scheme in range(SCHEMES):
        out[scheme] = SCHEME.at(scheme)
    return SCHEMES


@rule("F21-G30", "F21-G38")
def list_hand(s: State, out: Ints) -> int:
    """Any card in hand may be discarded."""
    count = 0
    for card in range(CARDS):
        if s.hands[s.offense, card] > 0:
            out[count] = CARD.at(card)
            count += 1
    return count


@rule("F21-G30", "F21-G34", "F21-G42")
def list_answers(s: State, out: Ints) -> int:
    """No card, or one that fits the moment."""
    out[0] = NO_CARD
    count = 1
    seat = to_act(s)
    for card in range(CARDS):
        if s.hands[seat, card] > 0 and fits_moment(s, card):
            out[count] = CARD.at(card)
            count += 1
    return count


@cited("F21-G26", "F21-G31")
def longest(s: State) -> int:
    """Bound the actions of a match by its possessions, their exchanges and what fits into one."""
    possessions = int(s.max_possessions + s.extra_possessions)
    exchanges = -(-s.clock_start // s.clock_tick) + s.max_rebounds * -(-s.rebound_clock // s.clock_tick)
    turn = int(s.action_points + s.strip_gift) + 4
    shot = MOST_DICE + 8
    return 1 + SIDES * DRAWN_PIECES + possessions * int(3 + exchanges * (turn * (2 + PIECES) + shot))


@cited("F21-G33")
def misfit(s: State) -> str | None:
    """Refuse a pool that three sizes cannot be drawn from."""
    if s.pool.sum() < DRAWN_PIECES:
        return f"The pool needs at least {DRAWN_PIECES} pieces to draw from (F21-G33)."
    return None
