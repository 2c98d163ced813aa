"""What each decision of a seat offers."""

from sideline.engine.layout import Ints
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.actions import (
    BUY_ATHLETE,
    BUY_MINI,
    BUY_TACTIC,
    DISCARD_DISPLACED,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    MARK,
    PAY,
    PICK,
    PLACE,
    RESEAT,
    STARTER,
    SWAP,
)
from sideline.games.nba_deck.charts import PLAYS_AT
from sideline.games.nba_deck.facts.team import (
    can_pay_for,
    is_athlete,
    is_tactic,
    purse,
    row_of,
)
from sideline.games.nba_deck.state import (
    BASE_TACTICS,
    BENCH,
    COLUMNS,
    DRAFT_HAND,
    FATIGUE,
    LEAST_BENCH,
    LEAST_TACTICS,
    MARKET_SLOTS,
    MINI_SLOTS,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    RIVER_SLOTS,
    TEAM_PICKS,
    Fate,
    Place,
    Row,
    State,
)


@compiled
def add(out: Ints, count: int, action: int) -> int:
    """Write one more option."""
    out[count] = action
    return count + 1


@rule("NB-107", "NB-108", "NB-109", "NB-110", "NB-111", "NB-G39")
def list_picks(s: State, out: Ints) -> int:
    """One of two starters for each position; then bench and tactics in the order of the list."""
    count = 0
    if s.steps < POSITIONS:
        count = add(out, count, STARTER)
        return add(out, count, STARTER + 1)
    for pick in range(s.last_pick + 1, PICKS):
        if can_pick(s, pick):
            count = add(out, count, PICK + pick)
    return count


@rule("NB-109", "NB-110", "NB-111", "NB-G39")
def can_pick(s: State, pick: int) -> bool:
    """Twelve cards can still be reached, five bench and three tactics among them."""
    bench = tactics = 0
    for other in range(pick + 1):
        chosen = s.picks[s.active, other] + int(other == pick)
        if other < BENCH:
            bench += chosen
        else:
            tactics += chosen
    if pick < BENCH:
        return bench + BENCH - 1 - pick >= LEAST_BENCH and bench <= TEAM_PICKS - LEAST_TACTICS
    left = BASE_TACTICS - 1 - (pick - BENCH)
    return bench >= LEAST_BENCH and tactics <= TEAM_PICKS - bench <= tactics + left


@rule("NB-114", "NB-115")
def list_draft(s: State, out: Ints) -> int:
    """Any of the cards in the draft hand."""
    count = 0
    for i in range(DRAFT_HAND - s.steps):
        count = add(out, count, DRAFT_PICK + i)
    return count


@compiled
def drafted(s: State, side: int, nth: int) -> int:
    """The nth card of a draft hand, in the order of the list."""
    for card in range(NBA_CARDS):
        if s.place[card] == Place.DRAFT + side:
            if nth == 0:
                return card
            nth -= 1
    return NOTHING


@rule("NB-35")
def list_marks(s: State, out: Ints) -> int:
    """Any tactic further along the market, or none."""
    count = add(out, 0, DONE)
    for slot in range(MARKET_SLOTS):
        if s.marked >> slot == 0 and s.market[slot] != NOTHING:
            count = add(out, count, MARK + slot)
    return count


@rule("NB-37", "NB-44", "NB-94", "NB-99", "NB-G45")
def list_menu(s: State, out: Ints) -> int:
    """Each of the four actions that has not been done this turn, or on to the activation."""
    count = add(out, 0, DONE)
    if s.has_replaced == 0 and s.is_ultimate == 0:
        count = list_entries(s, out, count)
        if s.allow_pure_shift == 1:
            count = list_swaps(s, out, count)
    if s.has_prepared == 0:
        count = list_places(s, out, count)
    if may_buy(s):
        count = list_purchases(s, out, count)
    return count


@rule("NB-39", "NB-40", "NB-84", "NB-G24")
def list_entries(s: State, out: Ints, count: int) -> int:
    """An athlete in hand may take any of his positions that was not filled in this action."""
    for i in range(s.hand_size[s.active]):
        places = PLAYS_AT[s.hand[s.active, i]] & ~s.locked
        for position in range(POSITIONS):
            if places >> position & 1:
                count = add(out, count, ENTER + POSITIONS * i + position)
    return count


@rule("NB-G23")
def list_swaps(s: State, out: Ints, count: int) -> int:
    """Two athletes on the court may change places where that is allowed."""
    pair = 0
    for one in range(POSITIONS):
        for other in range(one + 1, POSITIONS):
            if can_swap(s, one, other):
                count = add(out, count, SWAP + pair)
            pair += 1
    return count


@rule("NB-40", "NB-G23")
def can_swap(s: State, one: int, other: int) -> bool:
    """Both can play in the other's place, and neither place was filled in this action."""
    if s.locked & (1 << one | 1 << other):
        return False
    court = s.court[s.active]
    return bool(PLAYS_AT[court[one]] >> other & 1 and PLAYS_AT[court[other]] >> one & 1)


@rule("NB-46", "NB-47", "NB-48", "NB-49", "NB-94", "NB-G29")
def list_places(s: State, out: Ints, count: int) -> int:
    """A tactic in hand may go to the first free column of its row, or onto a tactic that is there."""
    for i in range(s.hand_size[s.active]):
        kind = s.hand[s.active, i]
        if can_prepare(s, kind) and is_first_of_kind(s, i):
            row = row_of(kind)
            is_open = True
            for column in range(COLUMNS):
                is_free = s.tactics[s.active, row, column] == NOTHING
                if is_open or not is_free:
                    count = add(out, count, PLACE + COLUMNS * i + column)
                if is_free:
                    is_open = False
    return count


@rule("NB-46", "NB-84", "NB-94")
def can_prepare(s: State, kind: int) -> bool:
    """A tactic may be prepared; in the ultimate turn only a defensive one."""
    return is_tactic(kind) and (s.is_ultimate == 0 or row_of(kind) == Row.DEFENCE)


@compiled
def is_first_of_kind(s: State, i: int) -> bool:
    """Equal cards of a hand are offered once."""
    return bool(i == 0 or s.hand[s.active, i] != s.hand[s.active, i - 1])


@rule("NB-94", "NB-99", "NB-G44", "NB-G45")
def may_buy(s: State) -> bool:
    """Nothing is bought in the ultimate turn and in overtime."""
    return bool(s.is_ultimate == 0 and s.overtime == 0)


@rule("NB-52", "NB-55", "NB-56", "NB-118", "NB-119", "NB-G36")
def list_purchases(s: State, out: Ints, count: int) -> int:
    """One athlete of the river or the own mini-market, and one tactic, if the hand can pay."""
    by_athletes, by_tactics = purse(s, s.active)
    if s.has_bought_athlete == 0:
        for slot in range(RIVER_SLOTS):
            if s.river[slot] > NOTHING and s.cost[s.river[slot]] <= by_athletes:
                count = add(out, count, BUY_ATHLETE + slot)
        if s.expert2_draft == 1:
            count = list_mini(s, out, count, by_athletes)
    if s.has_bought_tactic == 0:
        for slot in range(MARKET_SLOTS):
            if s.market[slot] != NOTHING and s.tactic_cost[s.market[slot]] <= by_tactics:
                count = add(out, count, BUY_TACTIC + slot)
    return count


@rule("NB-118", "NB-119")
def list_mini(s: State, out: Ints, count: int, money: int) -> int:
    """The cards of the own mini-market that the hand can pay."""
    for slot in range(MINI_SLOTS):
        card = s.mini[s.active, slot]
        if card != NOTHING and s.cost[card] <= money:
            count = add(out, count, BUY_MINI + slot)
    return count


@rule("NB-37")
def has_menu(s: State) -> bool:
    """Some action is possible, so that the seat is asked; where its turn begins here it always is."""
    if s.overtime + s.is_ultimate > 0 and s.has_replaced + s.has_prepared == 0:
        return True
    for i in range(s.hand_size[s.active]):
        kind = s.hand[s.active, i]
        if s.has_replaced == 0 and s.is_ultimate == 0 and is_athlete(kind):
            return True
        if s.has_prepared == 0 and can_prepare(s, kind):
            return True
    return may_buy(s) and has_purchase(s)


@rule("NB-52", "NB-53")
def has_purchase(s: State) -> bool:
    """Some card of a market can be paid."""
    by_athletes, by_tactics = purse(s, s.active)
    if s.has_bought_athlete == 1:
        by_athletes = 0
    if s.has_bought_tactic == 1:
        by_tactics = 0
    affordable = 0
    for slot in range(RIVER_SLOTS):
        card = s.river[slot]
        affordable += int(card > NOTHING and s.cost[card] <= by_athletes)
    for slot in range(MINI_SLOTS):
        card = s.mini[s.active, slot]
        affordable += int(card > NOTHING and s.cost[card] <= by_athletes)
    for slot in range(MARKET_SLOTS):
        model = s.market[slot]
        affordable += int(model > NOTHING and s.tactic_cost[model] <= by_tactics)
    return affordable > 0


@rule("NB-39", "NB-44")
def list_replacing(s: State, out: Ints) -> int:
    """One more athlete comes in, or the replacements are done."""
    count = list_entries(s, out, add(out, 0, DONE))
    if s.allow_pure_shift == 1:
        count = list_swaps(s, out, count)
    return count


@rule("NB-41", "NB-G23", "NB-G24")
def free_places(s: State) -> int:
    """The positions, as bits, to which the displaced athlete may shift."""
    return int(PLAYS_AT[s.in_air] & ~s.locked)


@rule("NB-41", "NB-42", "NB-G23")
def list_seats(s: State, out: Ints) -> int:
    """The displaced athlete goes to the discard or to another of his positions."""
    count = add(out, 0, DISCARD_DISPLACED)
    for position in range(POSITIONS):
        if free_places(s) >> position & 1:
            count = add(out, count, RESEAT + position)
    return count


@rule("NB-45", "NB-G26")
def list_relief(s: State, out: Ints) -> int:
    """A Fatigue card in hand may be eliminated, or kept."""
    count = add(out, 0, FATE + Fate.KEEP)
    return add(out, count, FATE + Fate.ELIMINATE)


@rule("NB-52", "NB-53", "NB-57", "NB-G33", "NB-G34")
def list_payments(s: State, out: Ints) -> int:
    """The next card of a payment, dearest first; DONE where more may be paid than is due."""
    count = 0
    if s.paid >= s.price:
        count = add(out, 0, DONE)
    for i in range(s.hand_size[s.active]):
        if is_first_of_kind(s, i) and can_pay_with(s, i):
            count = add(out, count, PAY + i)
    return count


@rule("NB-53", "NB-G33")
def can_pay_with(s: State, i: int) -> bool:
    """The card comes after those already paid, and with the cards after it the price can be reached."""
    kind = s.hand[s.active, i]
    if not can_pay_for(kind, s.wish) or comes_before(s, kind, s.last_paid):
        return False
    return s.paid + worth_from(s, kind) >= s.price


@rule("NB-G33")
def comes_before(s: State, kind: int, other: int) -> bool:
    """Payments are made dearest card first, then in the order of the list."""
    if other == NOTHING:
        return False
    if s.value[kind] != s.value[other]:
        return bool(s.value[kind] > s.value[other])
    return kind < other


@rule("NB-G33")
def worth_from(s: State, kind: int) -> int:
    """What a card and all that may be paid after it are worth."""
    total = 0
    for i in range(s.hand_size[s.active]):
        other = s.hand[s.active, i]
        if can_pay_for(other, s.wish) and not comes_before(s, other, kind):
            total += s.value[other]
    return int(total)


@rule("NB-G33")
def only_payment(s: State) -> int:
    """The one card that can be paid next, or nothing if there is a choice."""
    found = NOTHING
    for i in range(s.hand_size[s.active]):
        if is_first_of_kind(s, i) and can_pay_with(s, i):
            if found != NOTHING:
                return NOTHING
            found = i
    return found


@rule("NB-G33")
def has_payment(s: State) -> bool:
    """Some card could be paid next."""
    payments = 0
    for i in range(s.hand_size[s.active]):
        payments += int(can_pay_with(s, i))
    return payments > 0


@rule("NB-85", "NB-86", "NB-G60")
def list_fates(s: State, out: Ints) -> int:
    """A card left in hand is kept, discarded or eliminated; Fatigue is never eliminated this way."""
    kind = s.hand[s.active, s.asked]
    first = s.last_fate if kind == s.last_kind else 0
    last = Fate.DISCARD if kind == FATIGUE else Fate.ELIMINATE
    count = 0
    for fate in range(first, last + 1):
        count = add(out, count, FATE + fate)
    return count
