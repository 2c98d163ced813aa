"""The two markets: the river of athletes and the tactics."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.facts.hand import has_payment, needs_all, next_payment
from sideline.games.nba_deck.facts.market import cost_of, first_gap, for_sale
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.team import is_athlete
from sideline.games.nba_deck.facts.turn import is_money_time
from sideline.games.nba_deck.rules.cards import discard_from_hand, put_in_hand, put_on_deck
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.rules.picks import choose_all, discard_payment, forget_picks
from sideline.games.nba_deck.rules.solo import give
from sideline.games.nba_deck.state import (
    BLANK,
    FIRST_MARKET_SLOT,
    FIRST_MINI_SLOT,
    MARKET_SLOTS,
    MODELS,
    NOTHING,
    PUSHES_IN_SOLO,
    RIVER_SLOTS,
    EmptyPilePush,
    Phase,
    State,
    Step,
)
from sideline.games.nba_deck.state.pieces import Place


@rule("NB-31", "NB-G03", "NB-G04", "NB-G45", "NB-G50")
def advance_river(s: State) -> None:
    """A card of the pile comes next; without one the river moves on by itself."""
    if s.overtime > 0:
        shift_all(s)
        s.next = Step.SCOUT if is_automatic(s, s.active) else Step.OPEN_MENU
    elif is_automatic(s, s.active):
        s.next = Step.SCOUT
    elif s.pile_left > 0:
        s.next = Step.OPEN_PILE
    else:
        move_without_pile(s)
        go_on_after_push(s)


@rule("NB-31", "NB-140")
def go_on_after_push(s: State) -> None:
    """One card enters the river in a turn, in a solo match two; then come the tactics."""
    s.pushes += 1
    if s.solo == 1 and s.pushes < PUSHES_IN_SOLO:
        s.next = Step.ADVANCE_RIVER
    else:
        open_market(s)


@rule("NB-G03")
def move_without_pile(s: State) -> None:
    """A blank enters by the usual rule, or everything shifts, or nothing does."""
    if s.empty_pile_push == EmptyPilePush.BLANK:
        push(s, BLANK)
    elif s.empty_pile_push == EmptyPilePush.UNIFORM:
        shift_all(s)


@rule("NB-21", "NB-31")
def reveal(s: State, card: int) -> None:
    """The card enters the river at its first slot."""
    s.place[card] = Place.RIVER
    s.pile_left -= 1
    s.next_count -= 1
    s.revealed += 1
    push(s, card)
    if s.turn == 0:
        s.after = Step.DEAL_HANDS
        s.next = Step.FILL_MARKET
    else:
        go_on_after_push(s)


@rule("NB-32", "NB-33", "NB-34")
def push(s: State, card: int) -> None:
    """Each card pushes the next one on until a hole takes it; from a full river the oldest leaves."""
    for slot in range(RIVER_SLOTS):
        pushed = s.river[slot]
        s.river[slot] = card
        card = pushed
        if card == NOTHING:
            return
    leave_river(s, card)


@rule("NB-33", "NB-140", "NB-G37")
def leave_river(s: State, card: int) -> None:
    """A card that leaves the river never comes back; in a solo match it goes to the automatic side first."""
    if card > NOTHING:
        s.place[card] = Place.PASSED
        if s.solo == 1 and s.overtime == 0:
            give(s, card)


@rule("NB-G03", "NB-G45", seldom=True)
def shift_all(s: State) -> None:
    """Everything in the river moves on by one slot."""
    leave_river(s, s.river[RIVER_SLOTS - 1])
    for slot in range(RIVER_SLOTS - 1, 0, -1):
        s.river[slot] = s.river[slot - 1]
    s.river[0] = NOTHING


@rule("NB-35")
def open_market(s: State) -> None:
    """The active side may replace tactics, if there are any."""
    s.marked = 0
    tactics = 0
    for slot in range(MARKET_SLOTS):
        tactics += int(s.market[slot] != NOTHING)
    if tactics > 0:
        ask(s, Phase.MARKET)
    else:
        s.next = Step.OPEN_MENU


@rule("NB-35", "NB-G59")
def mark(s: State, slot: int) -> None:
    """A tactic is to be replaced; in the order of the list all are named with the last one."""
    s.marked |= 1 << slot
    if slot == MARKET_SLOTS - 1 and not is_free(s):
        replace_marked(s)


@rule("NB-35", "NB-36", "NB-G59")
def replace_marked(s: State) -> None:
    """The marked tactics go to the discard together, and their slots are filled again."""
    for slot in range(MARKET_SLOTS):
        if s.marked >> slot & 1:
            s.tactic_discard[s.market[slot]] += 1
            s.market[slot] = NOTHING
    s.after = Step.OPEN_MENU
    s.next = Step.FILL_MARKET if s.marked else Step.OPEN_MENU
    s.marked = 0
    s.taken_back = 0


@rule("NB-17", "NB-36", "NB-89", "NB-G58")
def fill_market(s: State) -> None:
    """A tactic comes for the first gap; an empty pile takes the discard, and without one the gap stays."""
    if first_gap(s) == NOTHING:
        s.next = s.after
        return
    if s.tactic_pile_size == 0:
        reshuffle_tactics(s)
    if s.tactic_pile_size > 0:
        ask(s, Phase.TACTIC)
    else:
        s.next = s.after


@rule("NB-36")
def reshuffle_tactics(s: State) -> None:
    """The discarded tactics become the pile."""
    for model in range(MODELS):
        s.tactic_pile[model] = s.tactic_discard[model]
        s.tactic_pile_size += s.tactic_discard[model]
        s.tactic_discard[model] = 0


@rule("NB-17", "NB-36")
def show_tactic(s: State, model: int) -> None:
    """The tactic fills the first gap."""
    s.market[first_gap(s)] = model
    s.tactic_pile[model] -= 1
    s.tactic_pile_size -= 1
    s.revealed += 1
    s.next = Step.FILL_MARKET


@rule("NB-52", "NB-53", "NB-118", "NB-G36")
def wish_for(s: State, slot: int) -> None:
    """A card of a market is named and is to be paid."""
    s.wish_slot = slot
    s.wish = for_sale(s, slot)
    s.price = cost_of(s, s.wish)
    forget_picks(s)
    s.next = Step.CHOOSE_PAYMENT if is_free(s) else Step.GO_ON_PAYING


@rule("NB-52", "NB-57", "NB-G33")
def open_payment(s: State) -> None:
    """The side is asked with what it pays, unless it needs all it has."""
    if needs_all(s):
        choose_all(s)
        s.next = Step.BUY
    else:
        ask(s, Phase.PAYING)


@rule("NB-57", "NB-G33", seldom=True)
def go_on_paying(s: State) -> None:
    """What leaves no choice is paid at once; a price that is reached makes the card change hands."""
    if s.paid < s.price:
        s.payment = next_payment(s, 0)
        if next_payment(s, s.payment + 1) < s.hand_size[s.active]:
            ask(s, Phase.PAYING)
        else:
            s.next = Step.PAY_CARD
    elif s.minimal_payments_only or not has_payment(s):
        s.next = Step.BUY
    else:
        ask(s, Phase.PAYING)


@rule("NB-57", "NB-G33")
def pay(s: State, i: int) -> None:
    """One more card is to be paid."""
    s.payment = i
    s.next = Step.PAY_CARD


@rule("NB-57", seldom=True)
def pay_card(s: State) -> None:
    """The card goes to the own discard and its value counts."""
    s.last_paid = s.hand[s.active, s.payment]
    s.paid += s.value[s.last_paid]
    discard_from_hand(s, s.active, s.payment)
    s.next = Step.GO_ON_PAYING


@rule("NB-54", "NB-58", "NB-123", "NB-G35")
def buy(s: State) -> None:
    """What was picked is paid, and the card goes on top of the own deck, in Money-time into the hand."""
    if is_free(s):
        discard_payment(s)
    take_from_market(s)
    if is_money_time(s):
        put_in_hand(s, s.active, s.wish, shown=1)
    else:
        put_on_deck(s, s.active, s.wish)
    s.wish = NOTHING
    s.next = Step.OPEN_MENU


@rule("NB-55", "NB-56", "NB-58", "NB-118")
def take_from_market(s: State) -> None:
    """The card leaves a hole, and no other of its kind is bought this turn."""
    if is_athlete(s.wish):
        s.place[s.wish] = Place.TAKEN
        s.has_bought_athlete = 1
        if s.wish_slot < FIRST_MINI_SLOT:
            s.river[s.wish_slot] = NOTHING
        else:
            s.mini[s.active, s.wish_slot - FIRST_MINI_SLOT] = NOTHING
    else:
        s.market[s.wish_slot - FIRST_MARKET_SLOT] = NOTHING
        s.has_bought_tactic += 1
