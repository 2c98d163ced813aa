"""Questions about what is for sale: the river, the own mini-market, the tactics, and the pile of athletes."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.charts import CHEAPEST, DEAREST_CHEAP
from sideline.games.nba_deck.facts.coaches import discount_on, gives, has_second_tactic
from sideline.games.nba_deck.facts.hand import purse
from sideline.games.nba_deck.state import (
    FIRST_MARKET_SLOT,
    FIRST_MINI_SLOT,
    FIRST_MODEL,
    KINDS,
    MARKET_SLOTS,
    MINI_SLOTS,
    NBA_CARDS,
    NOTHING,
    RIVER_SLOTS,
    SortedBy,
    State,
)
from sideline.games.nba_deck.state.pieces import Place, Power


@rule("NB-52", "NB-118")
def for_sale(s: State, slot: int) -> int:
    """The card that a slot offers to the active side: the river first, then the mini-market, then tactics."""
    if slot < FIRST_MINI_SLOT:
        return max(NOTHING, int(s.river[slot]))
    if slot < FIRST_MARKET_SLOT:
        return int(s.mini[s.active, slot - FIRST_MINI_SLOT])
    model = s.market[slot - FIRST_MARKET_SLOT]
    return NOTHING if model == NOTHING else int(FIRST_MODEL + model)


@rule("NB-12", "NB-13", "NB-153", "NB-154")
def cost_of(s: State, card: int) -> int:
    """What a card of a market costs the active side."""
    if card < NBA_CARDS:
        return int(s.cost[card]) - discount_on(s, s.active, card)
    return int(s.tactic_cost[card - FIRST_MODEL]) + surcharge(s)


@rule("NB-153", "NB-G52")
def surcharge(s: State) -> int:
    """A second tactic in the same turn costs more."""
    return gives(s, s.active, Power.SECOND_TACTIC) if s.has_bought_tactic > 0 else 0


@rule("NB-56", "NB-153", "NB-G52")
def may_buy_tactic(s: State) -> bool:
    """One tactic is bought in a turn, with the right coach two."""
    if s.has_bought_tactic == 0:
        return True
    return s.has_bought_tactic == 1 and has_second_tactic(s, s.active)


@rule("NB-53", "NB-55", "NB-56", "NB-153")
def money_left(s: State) -> tuple[int, int]:
    """What the hand may still pay for an athlete and for a tactic: each is bought once in a turn."""
    by_athletes, by_tactics = purse(s, s.active)
    for_tactics = by_tactics - surcharge(s) if may_buy_tactic(s) else 0
    return by_athletes * (1 - s.has_bought_athlete), for_tactics


@rule("NB-52", "NB-154")
def is_within(s: State, athlete: int, money: int) -> bool:
    """An athlete can be paid with so much; a coach may make up for what is missing."""
    if s.cost[athlete] <= money:
        return True
    return bool(s.cost[athlete] - discount_on(s, s.active, athlete) <= money)


@rule("NB-52", "NB-53", "NB-118", "NB-119", "NB-G36")
def slots_to_buy_from(s: State) -> int:
    """The slots, as bits, whose cards the hand can pay: the river, then the own mini-market, then tactics."""
    by_athletes, by_tactics = money_left(s)
    slots = athletes_within(s, by_athletes) if by_athletes > 0 else 0
    if by_tactics > 0:
        for slot in range(MARKET_SLOTS):
            model = s.market[slot]
            slots |= int(model > NOTHING and s.tactic_cost[model] <= by_tactics) << FIRST_MARKET_SLOT + slot
    return slots


@rule("NB-52", "NB-118", "NB-119", "NB-G36")
def athletes_within(s: State, money: int) -> int:
    """The slots, as bits, of the river and the own mini-market whose athletes can be paid with so much."""
    slots = 0
    for slot in range(RIVER_SLOTS):
        card = s.river[slot]
        slots |= int(card > NOTHING and is_within(s, card, money)) << slot
    if s.expert2_draft == 1:
        for slot in range(MINI_SLOTS):
            card = s.mini[s.active, slot]
            slots |= int(card > NOTHING and is_within(s, card, money)) << FIRST_MINI_SLOT + slot
    return slots


@rule("NB-35")
def can_mark(s: State, slot: int) -> bool:
    """A tactic lies in a slot of the market, and no later one was named."""
    return bool(s.marked >> slot == 0 and s.market[slot] != NOTHING)


@rule("NB-17", "NB-36")
def first_gap(s: State) -> int:
    """The first slot of the tactic market without a card."""
    for slot in range(MARKET_SLOTS):
        if s.market[slot] == NOTHING:
            return slot
    return NOTHING


@compiled
def is_in_pile(place: int) -> bool:
    """The card lies in the pile of the river, wherever it came from."""
    return bool(place == Place.PILE or Place.COMMON <= place < Place.BOX)


@rule("NB-141", "NB-G50")
def is_unused(place: int) -> bool:
    """A card is not in the match, or came back to those that are not."""
    return bool(place in (Place.UNUSED, Place.BACK_FROM_RIVER, Place.BACK_SHOWN))


@rule("NB-20", "NB-G06")
def rank_of(s: State, card: int) -> int:
    """The pile is sorted by cost, then by value; by the option the other way round."""
    if s.pile_sorted_by == SortedBy.VALUE:
        return int(s.value[card] * KINDS + s.cost[card])
    return int(s.cost[card] * KINDS + s.value[card])


@rule("NB-19", "NB-G07")
def is_cheap(s: State, card: int) -> bool:
    """A card that costs 3, 4 or 5."""
    return bool(CHEAPEST <= s.cost[card] <= DEAREST_CHEAP)
