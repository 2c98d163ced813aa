"""What may be picked in any order, taken back, and ended; and the shorter list that bots choose from."""

from sideline.engine.layout import Ints
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.actions import BACK, DECIDE, DIE, DONE, MARK, PAY
from sideline.games.nba_deck.decisions.options import add, list_keeps, list_marks, list_rerolls
from sideline.games.nba_deck.facts.hand import can_pay_with
from sideline.games.nba_deck.facts.picks import (
    can_be_paid,
    can_be_picked,
    can_leave,
    is_left_over,
    is_picked,
    last_choice,
    last_die,
    may_be_done,
    may_take_back,
    places,
)
from sideline.games.nba_deck.state import FACES, WAYS_TO_SPARE, Phase, State
from sideline.games.nba_deck.state.pieces import Fate


@rule("NB-G67")
def list_free_picks(s: State, out: Ints) -> int:
    """Everything that may be picked, and everything that was picked and may be taken back."""
    count = list_picks_left(s, out)
    if may_take_back(s):
        for place in range(places(s)):
            if is_picked(s, place):
                count = add(out, count, BACK.at(place))
    return count


@rule("NB-G67")
def list_picks_left(s: State, out: Ints) -> int:
    """To be done, and everything that may still be picked."""
    count = list_the_end(s, out)
    for place in range(places(s)):
        if can_be_picked(s, place):
            count = add_pick(s, out, count, place)
    return count


@rule("NB-G67")
def list_picks_in_order(s: State, out: Ints) -> int:
    """To be done, and what comes later in the list than all that is picked."""
    if s.phase == Phase.HAND_END:
        return list_cards_to_spare(s, out)
    if s.phase == Phase.REROLL:
        return list_rerolls(s, out, last_die(s))
    if s.phase == Phase.MARKET:
        return list_marks(s, out)
    if s.phase == Phase.PAYING:
        return list_cards_to_pay(s, out)
    return list_keeps(s, out, last_die(s))


@rule("NB-85", "NB-86", "NB-G67")
def list_cards_to_spare(s: State, out: Ints) -> int:
    """The fates of the cards left in hand, from the last one on that was picked."""
    count = list_the_end(s, out)
    for i in range(last_choice(s), s.hand_size[s.active]):
        if is_left_over(s, i):
            count = add_fates(s, out, count, i)
    return count


@rule("NB-57", "NB-G33", "NB-G67")
def list_cards_to_pay(s: State, out: Ints) -> int:
    """The cards that may pay, dearest first; who picked in another order may go on with any."""
    count = list_the_end(s, out)
    if is_paid_exactly(s):
        return count
    for i in range(s.hand_size[s.active]):
        if can_be_paid(s, i) and can_pay_with(s, i):
            count = add(out, count, PAY.at(i))
    return count if count > 0 else list_picks_left(s, out)


@rule("NB-G33")
def is_paid_exactly(s: State) -> bool:
    """Nothing more may be paid where no card of a payment could be left out."""
    return bool(s.phase == Phase.PAYING and s.minimal_payments_only == 1 and s.paid >= s.price)


@compiled
def list_the_end(s: State, out: Ints) -> int:
    """The picks may be ended, if that is possible already; it is the first option."""
    return add(out, 0, DONE) if may_be_done(s) else 0


@rule("NB-35", "NB-57", "NB-66", "NB-85")
def add_pick(s: State, out: Ints, count: int, place: int) -> int:
    """Write what is done by picking the thing at a place."""
    if s.phase == Phase.MARKET:
        return add(out, count, MARK.at(place))
    if s.phase == Phase.PAYING:
        return add(out, count, PAY.at(place))
    if s.phase == Phase.HAND_END:
        return add_fates(s, out, count, place)
    return add(out, count, DIE.at(place // FACES, place % FACES))


@rule("NB-85", "NB-86", "NB-G60")
def add_fates(s: State, out: Ints, count: int, i: int) -> int:
    """A card left in hand may be kept or eliminated; otherwise it is discarded."""
    for way in range(WAYS_TO_SPARE):
        if can_leave(s, i, Fate.KEEP if way == 0 else Fate.ELIMINATE):
            count = add(out, count, DECIDE.at(i, way))
    return count
