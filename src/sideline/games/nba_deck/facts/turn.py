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


@compiled
def is_up_to_chance(s: State) -> bool:
    """Chance draws, reveals or throws next."""
    return s.phase in OF_CHANCE


@rule("NB-01")
def rival(s: State, side: int) -> int:
    """The side that another one plays against."""
    return 1 - side


@rule("NB-19")
def shown_phase(s: State) -> int:
    """The phase, but nobody sees how the pile was put right."""
    if s.phase in (Phase.PILE_ADD, Phase.PILE_REMOVE):
        return Phase.PILE_DRAW
    return s.phase


@rule("NB-122", "NB-G05")
def is_money_time(s: State) -> bool:
    """Money-time lasts from the moment the pile is empty, by default in overtime too."""
    return s.expert3_money_time == 1 and is_last_phase(s)


@rule("NB-122", "NB-160", "NB-G05", "NB-G54")
def is_last_phase(s: State) -> bool:
    """The last six turns: the pile is empty; by default overtimes count too."""
    return bool(s.pile_left == 0 and (s.overtime == 0 or s.money_time_in_overtime == 1))


@rule("NB-37", "NB-44", "NB-94")
def may_replace(s: State) -> bool:
    """The replacements of this turn are still to be made; there are none in the ultimate turn."""
    return bool(s.has_replaced == 0 and s.is_ultimate == 0)


@rule("NB-94", "NB-99", "NB-G44", "NB-G45")
def may_buy(s: State) -> bool:
    """Nothing is bought in the ultimate turn and in overtime."""
    return bool(s.is_ultimate == 0 and s.overtime == 0)


@rule("NB-91", "NB-92", "NB-97", "NB-G01", "NB-G02")
def is_period_over(s: State) -> bool:
    """Regular time lasts four turns more than the pile has cards, an overtime six."""
    if s.overtime > 0:
        return bool(s.period_turn == OVERTIME_TURNS)
    if s.end_condition == EndCondition.MARKET_EMPTY:
        return is_market_empty(s)
    return bool(s.period_turn == s.pile_size + EXTRA_TURNS)


@rule("NB-92", "NB-G02")
def is_market_empty(s: State) -> bool:
    """No card is left in the pile and none in the river."""
    cards = s.pile_left
    for slot in range(RIVER_SLOTS):
        cards += int(s.river[slot] > NOTHING)
    return cards == 0
