"""What a seat cannot know is drawn again: hands, the pile, the draft, and secret selections."""

import numpy as np

from sideline.engine.citations import cited
from sideline.engine.rng import Rng, below
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.actions import PLACE
from sideline.games.nba_deck.facts.hand import can_pay_for, comes_before, has_payment
from sideline.games.nba_deck.facts.market import is_cheap, rank_of
from sideline.games.nba_deck.facts.mismatch import pending_phase
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.setup import least_bench, least_tactics
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.turn import rivals, seats, turns_after
from sideline.games.nba_deck.rules import play
from sideline.games.nba_deck.rules.cards import put_in_hand, take_from_hand
from sideline.games.nba_deck.rules.picks import forget_picks
from sideline.games.nba_deck.rules.setup import look_ahead
from sideline.games.nba_deck.state import (
    BASE_TACTICS,
    BENCH,
    DRAFT_PICKS,
    DRAFT_ROUNDS,
    FATIGUE,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    TEAM_PICKS,
    VEILED,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import MOST_SEATS, Fate, Place

FINE = 1 << 30
TRIES = 20


@rule("NB-G32")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Everything that a seat cannot know is drawn again, so that the pending decision is still possible."""
    for side in range(seats(s)):
        if side != seat:
            redraw_hand(s, side, rng)
        if side != seat and s.phase == Phase.SELECT and not is_automatic(s, side):
            select_again(s, side, rng)
    if s.expert2_draft == 1:
        draft_again(s, seat, rng)
    elif s.pile_left > 0 and s.phase not in (Phase.PILE_ADD, Phase.PILE_REMOVE):
        redraw_pile(s, rng)
    if s.active != seat:
        fit_hand_to_decision(s, rng)


@rule("NB-57", "NB-85", "NB-G33")
def fit_hand_to_decision(s: State, rng: Rng) -> None:
    """Who is paying can pay the rest, and whose hand is being looked at has kept the cards before.

    What was picked in a hidden hand is nobody else's business: the picks begin again.
    """
    phase = pending_phase(s)
    if is_free(s) and phase in (Phase.PAYING, Phase.HAND_END):
        forget_picks(s)
    if phase == Phase.PAYING:
        tries = 1
        while not can_pay_rest(s) and tries < TRIES:
            redraw_hand(s, s.active, rng)
            tries += 1
        if not can_pay_rest(s):
            take_dearest(s)
    elif phase == Phase.HAND_END and s.asked > 0 and s.last_fate == Fate.KEEP:
        s.last_kind = s.hand[s.active, s.asked - 1]


@rule("NB-57", "NB-G33")
def can_pay_rest(s: State) -> bool:
    """The price is reached, or some card of the hand may be paid next."""
    return s.paid >= s.price or has_payment(s)


@rule("NB-57", "NB-G33")
def take_dearest(s: State) -> None:
    """The unseen cards of the hand become the dearest that may pay: where any hand can pay, this one can."""
    hidden = return_hidden(s, s.active)
    for _ in range(hidden):
        best = 0
        for i in range(s.bag_size[s.active]):
            if adds_to_payment(s, i) > adds_to_payment(s, best):
                best = i
        put_in_hand(s, s.active, take_from_bag(s, s.active, best), shown=0)


@compiled
def adds_to_payment(s: State, i: int) -> int:
    """What a card of the own deck would add to the payment."""
    kind = s.deck[s.active, i]
    if not can_pay_for(kind, s.wish) or comes_before(s, kind, s.last_paid):
        return 0
    return int(s.value[kind])


@rule("NB-23", "NB-88", "NB-G32")
def redraw_hand(s: State, side: int, rng: Rng) -> None:
    """The cards of a hand that nobody else has seen go back to the deck, and as many are drawn."""
    hidden = return_hidden(s, side)
    if s.coach[side] != NOTHING:
        put_back_again(s, side, rng)
    for _ in range(hidden):
        put_in_hand(s, side, take_from_bag(s, side, below(rng, s.bag_size[side])), shown=0)


@rule("NB-155", "NB-G32")
def put_back_again(s: State, side: int, rng: Rng) -> None:
    """The cards that a side put back on its deck may be any that nobody else has seen."""
    for i in range(s.bag_size[side], s.deck_size[side]):
        if s.deck[side, i] >= VEILED:
            choice = below(rng, s.bag_size[side] + veiled_from(s, side, i))
            other = choice if choice < s.bag_size[side] else nth_veiled(s, side, i, choice - s.bag_size[side])
            kind = s.deck[side, other] % VEILED
            s.deck[side, other] += s.deck[side, i] % VEILED - kind
            s.deck[side, i] = VEILED + kind


@compiled
def veiled_from(s: State, side: int, start: int) -> int:
    """How many cards of a deck from a place on were put back."""
    veiled = 0
    for i in range(start, s.deck_size[side]):
        veiled += int(s.deck[side, i] >= VEILED)
    return veiled


@compiled
def nth_veiled(s: State, side: int, start: int, nth: int) -> int:
    """The place of the nth card from one on that was put back."""
    i = start
    while nth > 0 or s.deck[side, i] < VEILED:
        nth -= int(s.deck[side, i] >= VEILED)
        i += 1
    return i


@rule("NB-45", "NB-G32")
def return_hidden(s: State, side: int) -> int:
    """Put the unseen cards of a hand back and count them; who is asked about Fatigue is known to hold it."""
    hidden = 0
    for i in range(s.hand_size[side] - 1, -1, -1):
        is_known = pending_phase(s) == Phase.TIRED and side == s.active and s.hand[side, i] == FATIGUE
        if s.shown[side, i] == 0 and not is_known:
            return_to_bag(s, side, take_from_hand(s, side, i))
            hidden += 1
    return hidden


@compiled
def return_to_bag(s: State, side: int, kind: int) -> None:
    """A card joins the unknown part of a deck, beneath the known cards."""
    for i in range(s.deck_size[side], s.bag_size[side], -1):
        s.deck[side, i] = s.deck[side, i - 1]
    s.deck[side, s.bag_size[side]] = kind
    s.bag_size[side] += 1
    s.deck_size[side] += 1


@compiled
def take_from_bag(s: State, side: int, i: int) -> int:
    """A card leaves the unknown part of a deck."""
    kind = s.deck[side, i]
    s.bag_size[side] -= 1
    s.deck_size[side] -= 1
    s.deck[side, i] = s.deck[side, s.bag_size[side]]
    for j in range(s.bag_size[side], s.deck_size[side]):
        s.deck[side, j] = s.deck[side, j + 1]
    return int(kind)


@rule("NB-18", "NB-19", "NB-20", "NB-G06", "NB-G07")
def redraw_pile(s: State, rng: Rng) -> None:
    """The pile is drawn again from the cards that may still come, with enough cheap ones in all."""
    needed = min(s.min_cheap, cheap_in_game(s))
    draw_rest(s, rng)
    tries = 1
    while cheap_in_game(s) < needed and tries < TRIES:
        draw_rest(s, rng)
        tries += 1
    if s.phase != Phase.PILE_DRAW:
        look_ahead(s)


@compiled
def is_revealed(s: State, card: int) -> bool:
    """Everybody has seen the card, in the river or given to the automatic side."""
    return bool(Place.RIVER <= s.place[card] < Place.DRAFT or s.place[card] < Place.UNUSED)


@compiled
def came_out(s: State, card: int) -> bool:
    """Everybody has seen the card come out of the pile."""
    place = s.place[card]
    return bool(Place.RIVER <= place < Place.DRAFT or place == Place.BACK_FROM_RIVER)


@rule("NB-19")
def cheap_in_game(s: State) -> int:
    """How many cheap cards came out of the pile or are in it."""
    cheap = 0
    for card in range(NBA_CARDS):
        is_in_game = s.place[card] > Place.UNUSED or came_out(s, card)
        if is_in_game and is_cheap(s, card):
            cheap += 1
    return cheap


@rule("NB-20", "NB-G06")
def draw_rest(s: State, rng: Rng) -> None:
    """Cards as dear as the last one that came, or dearer, make up the pile, as likely as they really are."""
    floor = came = 0
    for card in range(NBA_CARDS):
        if came_out(s, card):
            if rank_of(s, card) > floor:
                floor = rank_of(s, card)
                came = 0
            came += int(rank_of(s, card) == floor)
    alike = dearer = 0
    for card in range(NBA_CARDS):
        if not is_revealed(s, card):
            alike += int(rank_of(s, card) == floor)
            dearer += int(rank_of(s, card) > floor)
    taken = share_alike(s.pile_left, alike, dearer, came, rng)
    take_some(s, floor, alike, taken, rng)
    take_dearer(s, floor, dearer, s.pile_left - taken, rng)


@rule("NB-G06")
def share_alike(size: int, alike: int, dearer: int, came: int, rng: Rng) -> int:
    """How many cards of the pile cost as much as the last one that came; equals come in random order."""
    least = max(0, size - dearer)
    total = 0.0
    share = 1.0
    for taken in range(least, min(alike, size) + 1):
        total += share
        share *= (alike - taken) * (size - taken) / ((dearer - size + taken + 1) * (came + taken + 1))
    mark = total * below(rng, FINE) / FINE
    share = 1.0
    taken = least
    while mark >= share and taken < min(alike, size):
        mark -= share
        share *= (alike - taken) * (size - taken) / ((dearer - size + taken + 1) * (came + taken + 1))
        taken += 1
    return taken


@compiled
def take_some(s: State, floor: int, of: int, needed: int, rng: Rng) -> None:
    """Take so many of the unseen cards of one rank into the pile, and put all cheaper ones aside."""
    for card in range(NBA_CARDS):
        if not is_revealed(s, card) and rank_of(s, card) <= floor:
            s.place[card] = Place.UNUSED
            if rank_of(s, card) == floor:
                if below(rng, of) < needed:
                    s.place[card] = Place.PILE
                    needed -= 1
                of -= 1


@compiled
def take_dearer(s: State, floor: int, of: int, needed: int, rng: Rng) -> None:
    """Take so many of the dearer unseen cards into the pile."""
    for card in range(NBA_CARDS):
        if not is_revealed(s, card) and rank_of(s, card) > floor:
            s.place[card] = Place.UNUSED
            if below(rng, of) < needed:
                s.place[card] = Place.PILE
                needed -= 1
            of -= 1


@rule("NB-107", "NB-G39")
def select_again(s: State, side: int, rng: Rng) -> None:
    """A secret selection is made again, as far as it has come."""
    chosen = TEAM_PICKS + POSITIONS
    if side == s.active:
        chosen = s.steps
    elif turns_after(s, side, s.first) > turns_after(s, s.active, s.first):
        chosen = 0
    for position in range(min(chosen, POSITIONS)):
        s.versions[side, position] = below(rng, 2)
    bench = least_bench(s) + below(rng, TEAM_PICKS - least_tactics(s) - least_bench(s) + 1)
    pick_again(s, side, 0, BENCH, bench, rng)
    pick_again(s, side, BENCH, BASE_TACTICS, TEAM_PICKS - bench, rng)
    forget_later_picks(s, side, max(0, chosen - POSITIONS))


@compiled
def pick_again(s: State, side: int, first: int, of: int, needed: int, rng: Rng) -> None:
    """Pick so many of a list of cards."""
    for i in range(of):
        s.picks[side, first + i] = int(below(rng, of - i) < needed)
        needed -= s.picks[side, first + i]


@compiled
def forget_later_picks(s: State, side: int, known: int) -> None:
    """Only the first picks have been made."""
    last = NOTHING
    for choice in range(PICKS):
        if s.picks[side, choice] == 1:
            if known > 0:
                known -= 1
                last = choice
            else:
                s.picks[side, choice] = 0
    if side == s.active:
        s.last_pick = last


@rule("NB-113", "NB-115", "NB-117", "NB-120", "NB-G32")
def draft_again(s: State, seat: int, rng: Rng) -> None:
    """Cards that a seat has not seen change places, and any common card may be one that was removed."""
    for card in range(NBA_CARDS):
        if is_unseen(s, card, seat):
            other = unseen_from(s, card, seat, rng)
            place = s.place[card]
            s.place[card] = s.place[other]
            s.place[other] = place
    trim_again(s, rng)


@rule("NB-115", "NB-116", "NB-G32")
def is_unseen(s: State, card: int, seat: int) -> bool:
    """The card was never shown, and another seat or nobody had it in hand in the draft."""
    place = s.place[card]
    if place < Place.DRAFT:
        return bool(Place.UNUSED <= place < Place.RIVER)
    if s.draft_round == DRAFT_ROUNDS and Place.MINI <= place < Place.COMMON:
        return False
    return bool((place - Place.DRAFT) % MOST_SEATS != seat)


@compiled
def unseen_from(s: State, card: int, seat: int, rng: Rng) -> int:
    """Any of the unseen cards from one of them on."""
    other = card + below(rng, NBA_CARDS - card)
    while not is_unseen(s, other, seat):
        other = card + below(rng, NBA_CARDS - card)
    return int(other)


@compiled
def is_common(place: int) -> bool:
    """A side put the card into the common pile."""
    return bool(Place.COMMON <= place < Place.BOX)


@rule("NB-120")
def trim_again(s: State, rng: Rng) -> None:
    """Of the common cards that nobody has seen again, as many as before were removed, any of them."""
    common = trimmed = 0
    for card in range(NBA_CARDS):
        common += int(is_common(s.place[card]))
        trimmed += int(s.place[card] >= Place.TRIMMED)
    if trimmed == 0:
        return
    for card in range(NBA_CARDS):
        if s.place[card] >= Place.TRIMMED or is_common(s.place[card]):
            owner = (s.place[card] - Place.DRAFT) % MOST_SEATS
            is_gone = below(rng, common + trimmed) < trimmed
            s.place[card] = (Place.TRIMMED if is_gone else Place.COMMON) + owner
            if is_gone:
                trimmed -= 1
            else:
                common -= 1


def ends_by_itself(s: State, action: int) -> bool:
    """Ask whether cards are drawn at once for those who came in, or a tactic ends the ultimate turn."""
    after = np.array([s], s.dtype)[0]  # type: ignore[attr-defined]
    play(after, action)
    goes_on = after.active == s.active and after.phase in (Phase.MENU, Phase.PREPARING, Phase.ACTIVATION)
    is_last_tactic = s.is_ultimate > 0 and action in PLACE and not goes_on
    return bool(after.phase == Phase.DRAW or is_last_tactic)


@cited("NB-44", "NB-94", "NB-107", "NB-116", "NB-G28")
def reveals(s: State, action: int) -> bool:
    """The last choice of the last side shows all teams, its last draft pick all mini-markets.

    Who comes in last shows that nobody else in the hand can: the replacements end by themselves. So does a
    tactic in the ultimate turn after which nothing is left to do.
    """
    if s.phase in (Phase.MENU, Phase.REPLACING, Phase.DISPLACED, Phase.PREPARING):
        return ends_by_itself(s, action)
    if turns_after(s, s.active, s.first) < rivals(s):
        return False
    if s.phase == Phase.SELECT:
        return s.steps == POSITIONS + TEAM_PICKS - 1
    return s.phase == Phase.DRAFT and s.steps == DRAFT_PICKS - 1 and s.draft_round == DRAFT_ROUNDS - 1
