"""What each decision of a side offers."""

from sideline.engine.layout import Ints
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.actions import (
    ACCEPT_DRAW,
    ACTIVATE,
    BUY,
    COACH,
    DIE,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    LEAVE,
    MARK,
    MISMATCH,
    NOT_THIS_TURN,
    PAY,
    PICK,
    PLACE,
    PLAY_ON,
    PUT_BACK,
    SHIFT,
    STARTER,
    SWAP,
)
from sideline.games.nba_deck.charts import PAIRS
from sideline.games.nba_deck.facts.coaches import is_coach_left
from sideline.games.nba_deck.facts.court import can_swap, open_columns, open_positions
from sideline.games.nba_deck.facts.dice import (
    DICE_FACES,
    can_activate,
    is_first_in_row,
    next_to_keep,
    next_to_throw,
)
from sideline.games.nba_deck.facts.hand import can_decide, is_first_of_kind, next_payment
from sideline.games.nba_deck.facts.market import can_mark, slots_to_buy_from
from sideline.games.nba_deck.facts.mismatch import asked_side, usable_tokens
from sideline.games.nba_deck.facts.setup import can_pick
from sideline.games.nba_deck.facts.turn import is_match_on, may_buy, may_replace, rival, rivals
from sideline.games.nba_deck.state import (
    COACHES,
    COLUMNS,
    DRAFT_HAND,
    FACES,
    FATES,
    MARKET_SLOTS,
    PICKS,
    POSITIONS,
    ROWS,
    SLOTS_FOR_SALE,
    VERSIONS,
    Phase,
    State,
)


@compiled
def add(out: Ints, count: int, action: int) -> int:
    """Write one more option."""
    out[count] = action
    return count + 1


@rule("NB-107", "NB-108")
def list_starters(out: Ints) -> int:
    """Either of the two starters of a position."""
    count = 0
    for version in range(VERSIONS):
        count = add(out, count, STARTER.at(version))
    return count


@rule("NB-107", "NB-108", "NB-109", "NB-110", "NB-111", "NB-G39")
def list_picks(s: State, out: Ints) -> int:
    """One of two starters for each position; then bench and tactics in the order of the list."""
    if s.steps < POSITIONS:
        return list_starters(out)
    count = 0
    for pick in range(s.last_pick + 1, PICKS):
        if can_pick(s, pick):
            count = add(out, count, PICK.at(pick))
    return count


@rule("NB-114", "NB-115")
def list_draft(s: State, out: Ints) -> int:
    """Any of the cards in the draft hand."""
    count = 0
    for i in range(DRAFT_HAND - s.steps):
        count = add(out, count, DRAFT_PICK.at(i))
    return count


@compiled
def list_done(out: Ints) -> int:
    """The decision may always be left, and that is its first option."""
    out[0] = DONE
    return 1


@rule("NB-35")
def list_marks(s: State, out: Ints) -> int:
    """Any tactic further along the market, or none."""
    count = list_done(out)
    for slot in range(MARKET_SLOTS):
        if can_mark(s, slot):
            count = add(out, count, MARK.at(slot))
    return count


@rule("NB-37", "NB-44", "NB-94", "NB-99", "NB-G45")
def list_menu(s: State, out: Ints) -> int:
    """Each of the four actions that has not been done this turn, or on to the activation."""
    count = list_done(out)
    if may_replace(s):
        count = list_entries(s, out, count)
    if s.has_prepared == 0:
        count = list_places(s, out, count)
    if may_buy(s):
        count = list_purchases(s, out, count)
    return count


@rule("NB-39", "NB-44")
def list_replacing(s: State, out: Ints) -> int:
    """One more athlete comes in, or the replacements are done."""
    return list_entries(s, out, list_done(out))


@rule("NB-39", "NB-40", "NB-84", "NB-G23", "NB-G24")
def list_entries(s: State, out: Ints, count: int) -> int:
    """An athlete in hand takes one of his positions; where that is allowed, two on court change places."""
    for i in range(s.hand_size[s.active]):
        positions = open_positions(s, s.hand[s.active, i])
        for position in range(POSITIONS):
            if positions >> position & 1:
                count = add(out, count, ENTER.at(i, position))
    return list_swaps(s, out, count) if s.allow_pure_shift else count


@rule("NB-G23", seldom=True)
def list_swaps(s: State, out: Ints, count: int) -> int:
    """Two athletes on the court may change places."""
    for pair in range(len(PAIRS)):
        if can_swap(s, PAIRS[pair, 0], PAIRS[pair, 1]):
            count = add(out, count, SWAP.at(pair))
    return count


@rule("NB-41", "NB-42", "NB-G23")
def list_shifts(s: State, out: Ints) -> int:
    """The displaced athlete goes to the discard or to another of his positions."""
    out[0] = LEAVE
    count = 1
    positions = open_positions(s, s.in_air)
    for position in range(POSITIONS):
        if positions >> position & 1:
            count = add(out, count, SHIFT.at(position))
    return count


@rule("NB-46", "NB-G30")
def list_preparing(s: State, out: Ints) -> int:
    """One more tactic is prepared, or the preparation is done."""
    return list_places(s, out, list_done(out))


@rule("NB-46", "NB-47", "NB-48", "NB-49", "NB-94", "NB-G29")
def list_places(s: State, out: Ints, count: int) -> int:
    """A tactic in hand may go to the first free column of its row, or onto a tactic that is there."""
    for i in range(s.hand_size[s.active]):
        columns = open_columns(s, i)
        for column in range(COLUMNS):
            if columns >> column & 1:
                count = add(out, count, PLACE.at(i, column))
    return count


@rule("NB-52", "NB-55", "NB-56", "NB-118", "NB-119", "NB-G36")
def list_purchases(s: State, out: Ints, count: int) -> int:
    """One athlete of the river or the own mini-market, and one tactic, if the hand can pay."""
    slots = slots_to_buy_from(s)
    for slot in range(SLOTS_FOR_SALE):
        if slots >> slot & 1:
            count = add(out, count, BUY.at(slot))
    return count


@rule("NB-52", "NB-53", "NB-57", "NB-G33", "NB-G34")
def list_payments(s: State, out: Ints) -> int:
    """The next card of a payment, dearest first; DONE where more may be paid than is due."""
    count = list_done(out) if s.paid >= s.price else 0
    i = next_payment(s, 0)
    while i < s.hand_size[s.active]:
        count = add(out, count, PAY.at(i))
        i = next_payment(s, i + 1)
    return count


@rule("NB-45", "NB-85", "NB-86", "NB-G26", "NB-G60")
def list_fates(s: State, out: Ints) -> int:
    """The card that is asked about is kept, discarded or eliminated."""
    count = 0
    for fate in range(FATES):
        if can_decide(s, fate):
            count = add(out, count, FATE.at(fate))
    return count


@rule("NB-38", "NB-94", "NB-G31")
def list_activations(s: State, out: Ints) -> int:
    """One offensive and one defensive tactic, in any order, or none."""
    count = list_done(out)
    for row in range(ROWS):
        for column in range(COLUMNS):
            if can_activate(s, row, column) and is_first_in_row(s, row, column):
                count = add(out, count, ACTIVATE.at(row, column))
    return count


@rule("NB-66", "NB-79", "NB-82", "NB-G14")
def list_rerolls(s: State, out: Ints, first: int) -> int:
    """Any die from one on in the order of the list that may be thrown again, or no more."""
    count = list_done(out)
    pick = next_to_throw(s, first)
    while pick < DICE_FACES:
        count = add(out, count, DIE.at(pick // FACES, pick % FACES))
        pick = next_to_throw(s, pick + 1)
    return count


@rule("NB-G10")
def list_keeps(s: State, out: Ints, first: int) -> int:
    """Any die from one on in the order of the list that may be kept, or no more."""
    count = list_done(out)
    pick = next_to_keep(s, first)
    while pick < DICE_FACES:
        count = add(out, count, DIE.at(pick // FACES, pick % FACES))
        pick = next_to_keep(s, pick + 1)
    return count


@rule("NB-150")
def list_coaches(s: State, out: Ints) -> int:
    """Any coach that no other side has."""
    count = 0
    for coach in range(COACHES):
        if is_coach_left(s, coach):
            count = add(out, count, COACH.at(coach))
    return count


@rule("NB-155", "NB-G52")
def list_cards_to_put_back(s: State, out: Ints) -> int:
    """Any card of the hand; equal cards are offered once."""
    count = 0
    for i in range(s.hand_size[s.active]):
        if is_first_of_kind(s, i):
            count = add(out, count, PUT_BACK.at(i))
    return count


@rule("NB-128", "NB-G47")
def list_window(out: Ints) -> int:
    """Before a phase of another side's turn: no token now, or none this turn."""
    return add(out, list_done(out), NOT_THIS_TURN)


@rule("NB-128", "NB-131", "NB-G47", seldom=True)
def list_mismatches(s: State, out: Ints, count: int) -> int:
    """Every token that the side which decides may use, against each of the others."""
    side = asked_side(s)
    tokens = usable_tokens(s, side)
    for position in range(POSITIONS):
        if tokens >> position & 1:
            for offset in range(rivals(s)):
                if is_match_on(s, side, rival(s, side, offset)):
                    count = add(out, count, MISMATCH.at(offset, position))
    return count


@rule("NB-97", "NB-107", "NB-115", "NB-150", "NB-155", seldom=True)
def list_answers(s: State, out: Ints) -> int:
    """What is asked beside the turns: a coach, a selection, a draft, a card to put back, or a draw."""
    if s.phase == Phase.COACH:
        return list_coaches(s, out)
    if s.phase == Phase.WINDOW:
        return list_window(out)
    if s.phase == Phase.PUT_BACK:
        return list_cards_to_put_back(s, out)
    if s.phase == Phase.SELECT:
        return list_picks(s, out)
    if s.phase == Phase.DRAFT:
        return list_draft(s, out)
    return list_ways_out_of_a_tie(out)


@rule("NB-97", "NB-101", "NB-G46")
def list_ways_out_of_a_tie(out: Ints) -> int:
    """A side accepts the draw or wants an overtime."""
    out[0] = ACCEPT_DRAW
    out[1] = PLAY_ON
    return 2
