"""Questions about a hand and a deck: what it holds, what it can pay, and which card is asked about."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.team import is_athlete, is_tactic
from sideline.games.nba_deck.facts.turn import rival, rivals
from sideline.games.nba_deck.state import FATIGUE, NOTHING, Phase, PickOrder, State
from sideline.games.nba_deck.state.pieces import Fate


@compiled
def is_first_of_kind(s: State, i: int) -> bool:
    """Equal cards of a hand are offered once."""
    return bool(i == 0 or s.hand[s.active, i] != s.hand[s.active, i - 1])


@compiled
def first_fatigue(s: State, side: int) -> int:
    """The place in hand of the first Fatigue card, or the end of the hand."""
    i = 0
    while i < s.hand_size[side] and s.hand[side, i] != FATIGUE:
        i += 1
    return i


@compiled
def holds_fatigue(s: State, side: int) -> bool:
    """A Fatigue card is in the hand of a side."""
    return bool(first_fatigue(s, side) < s.hand_size[side])


def asked_kind(s: State) -> int:
    """Return the card whose fate is asked for, or nothing."""
    if s.phase == Phase.TIRED:
        return FATIGUE
    is_in_list = s.pick_order == PickOrder.LIST and s.asked < s.hand_size[s.active]
    if s.phase == Phase.HAND_END and is_in_list:
        return int(s.hand[s.active, s.asked])
    return NOTHING


@rule("NB-45", "NB-85", "NB-86", "NB-G60")
def can_decide(s: State, fate: int) -> bool:
    """Fatigue goes with who comes in and never at the end of a turn; equal cards are decided in one order."""
    if s.phase == Phase.TIRED:
        return fate != Fate.DISCARD
    kind = s.hand[s.active, s.asked]
    if kind == FATIGUE and fate == Fate.ELIMINATE:
        return False
    return bool(kind != s.last_kind or fate >= s.last_fate)


@rule("NB-43", "NB-87")
def drawer(s: State) -> int:
    """The active side draws first, then the others in their order."""
    side = s.active
    for nth in range(rivals(s)):
        if s.owed[side] == 0:
            side = rival(s, s.active, nth)
    return int(side)


@compiled
def copies_in_bag(s: State, side: int, kind: int) -> int:
    """How many cards of a kind are in the unknown part of a deck."""
    copies = 0
    for i in range(s.bag_size[side]):
        copies += int(s.deck[side, i] == kind)
    return copies


@rule("NB-53", "NB-84", "NB-G69")
def can_pay_for(kind: int, wish: int) -> bool:
    """Only athletes pay for athletes and tactics for tactics; Fatigue pays for nothing."""
    if is_athlete(wish):
        return is_athlete(kind)
    return is_tactic(kind)


@rule("NB-52", "NB-53", "NB-84", "NB-G65")
def purse(s: State, side: int) -> tuple[int, int]:
    """What the athletes and the tactics in hand are worth; what lies on the court does not count."""
    by_athletes = by_tactics = 0
    for i in range(s.hand_size[side]):
        kind = s.hand[side, i]
        if is_athlete(kind):
            by_athletes += s.value[kind]
        elif is_tactic(kind):
            by_tactics += s.value[kind]
    return int(by_athletes), int(by_tactics)


@rule("NB-53", "NB-G33")
def can_pay_with(s: State, i: int) -> bool:
    """The card comes after those already paid, and with the cards after it the price can be reached."""
    kind = s.hand[s.active, i]
    if not can_pay_for(kind, s.wish) or comes_before(s, kind, s.last_paid):
        return False
    return s.paid >= s.price or s.paid + worth_from(s, kind) >= s.price


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
        if s.chosen[i] == 0 and can_pay_for(other, s.wish) and not comes_before(s, other, kind):
            total += s.value[other]
    return int(total)


@rule("NB-57", "NB-G33")
def needs_all(s: State) -> bool:
    """Without any one of the cards that may pay the price is not reached: there is one payment."""
    total, least = 0, NOTHING
    for i in range(s.hand_size[s.active]):
        kind = s.hand[s.active, i]
        if can_pay_for(kind, s.wish):
            total += s.value[kind]
            least = s.value[kind] if least == NOTHING else min(least, s.value[kind])
    return bool(total - least < s.price)


@rule("NB-G33", seldom=True)
def fits_minimal_payment(s: State, i: int) -> bool:
    """With the cards picked so far the card is part of a payment from which none could be left out."""
    spare = 0
    for j in range(s.hand_size[s.active]):
        spare |= int(j != i and s.chosen[j] == 0 and can_pay_for(s.hand[s.active, j], s.wish)) << j
    more = spare
    while not is_minimal(s, i, more):
        if more == 0:
            return False
        more = more - 1 & spare
    return True


@rule("NB-G33")
def is_minimal(s: State, i: int, more: int) -> bool:
    """The cards picked, one more and some others reach the price, and no longer without the least of them."""
    total, least = 0, NOTHING
    for j in range(s.hand_size[s.active]):
        if j == i or s.chosen[j] != 0 or more >> j & 1:
            value = s.value[s.hand[s.active, j]]
            total += value
            least = value if least == NOTHING else min(least, value)
    return bool(total - least < s.price <= total)


@rule("NB-57", "NB-G33")
def next_payment(s: State, start: int) -> int:
    """The first card of the hand from a place on that may be paid next, or the end of the hand."""
    for i in range(start, s.hand_size[s.active]):
        if is_first_of_kind(s, i) and can_pay_with(s, i):
            return i
    return int(s.hand_size[s.active])


@rule("NB-57", "NB-G33")
def has_payment(s: State) -> bool:
    """Some card could be paid next."""
    return bool(next_payment(s, 0) < s.hand_size[s.active])
