"""Questions about where a match stands: who is asked, and what may still be done."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.state import (
    EXTRA_TURNS,
    NOTHING,
    OVERTIME_TURNS,
    RIVER_SLOTS,
    EndCondition,
    Phase,
    State,
)

PAIR = 2
OF_CHANCE = (
    Phase.TOSS,
    Phase.PILE_DRAW,
    Phase.PILE_ADD,
    Phase.PILE_REMOVE,
    Phase.DRAFT_DEAL,
    Phase.PILE_FIT,
    Phase.RIVER,
    Phase.TACTIC,
    Phase.DRAW,
    Phase.ROLL,
    Phase.COACH_DRAW,
    Phase.CLASH,
    Phase.PROFILE,
    Phase.SCOUT,
)
OF_THE_HAND = (Phase.MENU, Phase.REPLACING, Phase.PREPARING, Phase.ACTIVATION, Phase.HAND_END)
"""What is asked one after the other from the menu on, each only if the hand leaves something to answer."""


@compiled
def is_up_to_chance(s: State) -> bool:
    """Chance draws, reveals or throws next."""
    return s.phase in OF_CHANCE


@compiled
def seats(s: State) -> int:
    """How many seats the match has."""
    return len(s.score)


@compiled
def rivals(s: State) -> int:
    """How many others a side plays against."""
    return len(s.score) - 1


@rule("NB-01", "NB-134")
def rival(s: State, side: int, nth: int) -> int:
    """One of the sides that another plays against, in the order of the table from the next one on."""
    other = side + 1 + nth
    return other if other < seats(s) else other - seats(s)


@compiled
def turns_after(s: State, side: int, first: int) -> int:
    """How many turns a side comes after another one in a round."""
    return (side - first) % seats(s)


@compiled
def pair_bit(s: State, side: int, other: int) -> int:
    """The bit that stands for the match of two sides."""
    return int(1 << min(side, other) * seats(s) + max(side, other))


@rule("NB-97", "NB-134", "NB-G48")
def is_match_on(s: State, side: int, other: int) -> bool:
    """The match of two sides goes on: in overtime only one that was tied does."""
    if seats(s) == PAIR or s.overtime == 0:
        return True
    return s.tied_pairs & pair_bit(s, side, other) != 0


@rule("NB-97", "NB-G48")
def is_playing(s: State, side: int) -> bool:
    """A side has turns: in overtime only who has a match that goes on."""
    if seats(s) == PAIR or s.overtime == 0:
        return True
    return is_tied(s, side)


@rule("NB-97", "NB-G48")
def is_tied(s: State, side: int) -> bool:
    """A side is level with some other one."""
    matches = 0
    for nth in range(rivals(s)):
        matches |= s.tied_pairs & pair_bit(s, side, rival(s, side, nth))
    return matches != 0


@rule("NB-25", "NB-G48")
def next_side(s: State, side: int) -> int:
    """The side whose turn comes after that of another."""
    following = rival(s, side, 0)
    while not is_playing(s, following):
        following = rival(s, following, 0)
    return following


@rule("NB-G48")
def sides_playing(s: State) -> int:
    """How many sides have turns."""
    playing = 0
    for side in range(seats(s)):
        playing += int(is_playing(s, side))
    return playing


@rule("NB-18", "NB-102", "NB-133")
def cards_in_pile(s: State) -> int:
    """The pile is in proportion to the seats: the size that is named is that for two."""
    return s.pile_size * seats(s) // PAIR


@rule("NB-08", "NB-09", "NB-132")
def boxes(s: State) -> int:
    """Three or four seats take the tactics and the Fatigue of two boxes."""
    return 1 if seats(s) == PAIR else 2


@rule("NB-91", "NB-G01", "NB-G48")
def regular_turns(s: State) -> int:
    """Four turns more than the pile has cards, and as many for every side."""
    return rounded_up(cards_in_pile(s) + EXTRA_TURNS, seats(s))


@rule("NB-97", "NB-G48")
def overtime_turns(s: State) -> int:
    """Six turns, and as many for every side that has any; once nothing is tied any more, six."""
    return rounded_up(OVERTIME_TURNS, max(PAIR, sides_playing(s)))


@compiled
def rounded_up(number: int, of: int) -> int:
    """The least multiple that is not smaller."""
    return (number + of - 1) // of * of


@rule("NB-19")
def shown_phase(s: State) -> int:
    """The phase, but nobody sees how the pile was put right."""
    if s.phase in (Phase.PILE_ADD, Phase.PILE_REMOVE):
        return Phase.PILE_DRAW
    return s.phase


@rule("NB-37", "NB-G28", "NB-G32")
def phase_seen_by(s: State, viewer: int) -> int:
    """The phase; what a side is asked from its menu on depends on its hand, and only that side sees it."""
    return Phase.MENU if s.phase in OF_THE_HAND and viewer != s.active else shown_phase(s)


@rule("NB-122", "NB-G05", "NB-G48")
def is_money_time(s: State) -> bool:
    """Money-time lasts from the moment the pile is empty, by default in overtime too."""
    return s.expert3_money_time == 1 and is_last_phase(s)


@rule("NB-122", "NB-160", "NB-G05", "NB-G48", "NB-G54")
def is_last_phase(s: State) -> bool:
    """The last six turns: the pile is empty; by default overtimes count too."""
    if s.pile_left > 0:
        return False
    if s.overtime > 0:
        return bool(s.money_time_in_overtime == 1)
    return seats(s) == PAIR or has_last_rounds(s)


@rule("NB-122", "NB-G48")
def has_last_rounds(s: State) -> bool:
    """Among more than two sides Money-time is the last rounds, as many as hold six turns."""
    if s.end_condition == EndCondition.MARKET_EMPTY:
        return True
    return s.period_turn > regular_turns(s) - rounded_up(OVERTIME_TURNS, seats(s))


@rule("NB-37", "NB-44", "NB-94")
def may_replace(s: State) -> bool:
    """The replacements of this turn are still to be made; there are none in the ultimate turn."""
    return bool(s.has_replaced == 0 and s.is_ultimate == 0)


@rule("NB-94", "NB-99", "NB-G44", "NB-G45")
def may_buy(s: State) -> bool:
    """Nothing is bought in the ultimate turn and in overtime."""
    return bool(s.is_ultimate == 0 and s.overtime == 0)


@rule("NB-91", "NB-92", "NB-97", "NB-G01", "NB-G02", "NB-G48")
def is_period_over(s: State) -> bool:
    """Regular time lasts four turns more than the pile has cards, an overtime six."""
    if s.overtime > 0:
        return bool(s.period_turn == overtime_turns(s))
    if s.end_condition == EndCondition.MARKET_EMPTY:
        return is_market_empty(s)
    return bool(s.period_turn == regular_turns(s))


@rule("NB-92", "NB-G02")
def is_market_empty(s: State) -> bool:
    """No card is left in the pile and none in the river."""
    cards = s.pile_left
    for slot in range(RIVER_SLOTS):
        cards += int(s.river[slot] > NOTHING)
    return cards == 0
