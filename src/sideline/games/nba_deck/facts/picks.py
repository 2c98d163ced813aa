"""Questions about picks: things are picked in any order, taken back one by one, and ended on purpose."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.dice import DICE_FACES, can_keep, can_throw_again, rerolls_left
from sideline.games.nba_deck.facts.hand import can_pay_for, fits_minimal_payment
from sideline.games.nba_deck.state import (
    FACES,
    FATIGUE,
    MARKET_SLOTS,
    NOTHING,
    TAKE_BACKS,
    Phase,
    PickOrder,
    State,
)
from sideline.games.nba_deck.state.pieces import Fate

PICKING = (Phase.MARKET, Phase.PAYING, Phase.REROLL, Phase.KEEPING, Phase.HAND_END)
PAYS, KEPT, ELIMINATED = 1, 1, 2


@compiled
def is_free(s: State) -> bool:
    """Picks come in any order and may be taken back."""
    return bool(s.pick_order == PickOrder.FREE)


@rule("NB-G67")
def is_picking(s: State) -> bool:
    """Several things are picked now, in any order."""
    return is_free(s) and s.phase in PICKING


@compiled
def places(s: State) -> int:
    """How many things there are to pick from: slots, cards of the hand, or faces of dice."""
    if s.phase == Phase.MARKET:
        return MARKET_SLOTS
    if s.phase in (Phase.PAYING, Phase.HAND_END):
        return int(s.hand_size[s.active])
    return DICE_FACES


@rule("NB-G67")
def is_picked(s: State, place: int) -> bool:
    """The thing at a place is picked; of equal cards the first stands for all that are picked alike."""
    if s.phase == Phase.MARKET:
        return bool(s.marked >> place & 1)
    if s.phase in (Phase.PAYING, Phase.HAND_END):
        return bool(s.chosen[place] != 0 and not is_like_the_one_before(s, place))
    return bool(s.lifted[place // FACES, place % FACES] > 0)


@compiled
def is_like_the_one_before(s: State, i: int) -> bool:
    """The card before in hand is of the same kind and picked alike."""
    if i == 0:
        return False
    hand = s.hand[s.active]
    return bool(hand[i - 1] == hand[i] and s.chosen[i - 1] == s.chosen[i])


@rule("NB-35", "NB-52", "NB-66", "NB-85", "NB-G67")
def can_be_picked(s: State, place: int) -> bool:
    """The thing at a place may be picked next."""
    if s.phase == Phase.MARKET:
        return bool(s.market[place] != NOTHING and s.marked >> place & 1 == 0)
    if s.phase == Phase.PAYING:
        return can_be_paid(s, place)
    if s.phase == Phase.HAND_END:
        return is_left_over(s, place)
    if s.phase == Phase.REROLL:
        if s.rolled[place // FACES, place % FACES] == 0:
            return False
        return can_throw_again(s, place // FACES, place % FACES, rerolls_left(s) > 0)
    return can_keep(s, place // FACES, place % FACES)


@rule("NB-85", "NB-G67")
def is_left_over(s: State, i: int) -> bool:
    """Nothing is said yet about a card left in hand; equal ones are asked about once."""
    return bool(s.chosen[i] == 0 and not is_like_the_one_before(s, i))


@rule("NB-52", "NB-53", "NB-57", "NB-G33")
def can_be_paid(s: State, i: int) -> bool:
    """The card may pay for what is wanted; where payments are exact, some payment that needs it is left."""
    if s.chosen[i] != 0 or is_like_the_one_before(s, i) or not can_pay_for(s.hand[s.active, i], s.wish):
        return False
    return s.minimal_payments_only == 0 or fits_minimal_payment(s, i)


@rule("NB-G67")
def last_choice(s: State) -> int:
    """The last card of the hand that is picked, or else the first one: bots pick in the order of the list."""
    i = int(s.hand_size[s.active]) - 1
    while i > 0 and s.chosen[i] == 0:
        i -= 1
    return max(0, i)


@rule("NB-G67")
def last_die(s: State) -> int:
    """The last face in the list of which a die is picked up, or else the first one."""
    if s.phase == Phase.REROLL and s.picked == 0:
        return 0
    place = DICE_FACES - 1
    while place > 0 and s.lifted[place // FACES, place % FACES] == 0:
        place -= 1
    return place


@rule("NB-57", "NB-G67")
def may_be_done(s: State) -> bool:
    """The picks may be ended at any time, but a price has to be reached."""
    return bool(s.phase != Phase.PAYING or s.paid >= s.price)


@rule("NB-G67")
def may_take_back(s: State) -> bool:
    """Picks may be taken back a dozen times in a decision, so that every match ends."""
    return bool(s.taken_back < TAKE_BACKS)


@rule("NB-86", "NB-G60")
def can_leave(s: State, i: int, fate: int) -> bool:
    """A card left in hand may be kept or eliminated; a Fatigue card is not eliminated."""
    return bool(fate == Fate.KEEP or s.hand[s.active, i] != FATIGUE)
