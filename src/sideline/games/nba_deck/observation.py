"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.mismatch import clash_points
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.turn import PAIR, cards_in_pile, phase_seen_by, rivals, seats, turns_after
from sideline.games.nba_deck.state import (
    COLUMNS,
    DICE,
    FACES,
    GIVEN,
    HAND_ROOM,
    KINDS,
    MARKET_SLOTS,
    MINI_SLOTS,
    MODELS,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    RIVER_SLOTS,
    ROWS,
    SKILLS,
    VEILED,
    State,
)
from sideline.games.nba_deck.state.pieces import MOST_SEATS, Place

ALONE = 24
SLOTS = RIVER_SLOTS + MARKET_SLOTS
PER_SIDE = 8 + POSITIONS + SKILLS + ROWS * COLUMNS + DICE * FACES + MINI_SLOTS + HAND_ROOM + 2 * KINDS
OWN = HAND_ROOM + POSITIONS + PICKS + NBA_CARDS
MATCHES_PER_RIVAL = 6
EVOLVED = 5 + DICE + 2 + GIVEN
OBSERVATION = ALONE + SLOTS + MODELS + 2 * DICE * FACES + SIDES * PER_SIDE + EVOLVED + OWN
OBSERVATION_PER_RIVAL = PER_SIDE + MATCHES_PER_RIVAL


@rule("NB-G32")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know, its own side first; -1 is an empty place or a card it cannot see."""
    observe_turn(s, seat, out)
    at = observe_markets(s, out)
    for turn in range(seats(s)):
        at = observe_side(s, (seat + turn) % seats(s), seat, out, at)
    observe_evolutions(s, seat, out, at)
    observe_own_choices(s, seat, out, at + EVOLVED)
    if seats(s) > PAIR:
        observe_matches(s, seat, out, at + EVOLVED + OWN)


@rule("NB-128")
def observe_evolutions(s: State, seat: int, out: Ints, at: int) -> None:
    """Write the mismatch or the window that is open, and the automatic side of a solo match."""
    out[at] = s.clash_position
    out[at + 1] = s.clash_position != NOTHING and s.clash_seat == seat
    out[at + 2] = clash_points(s)
    out[at + 3] = s.window_seat == seat
    out[at + 4] = s.declined
    for die in range(DICE):
        out[at + 5 + die] = s.clash_dice[die]
    observe_solo(s, out, at + 5 + DICE)


@rule("NB-137", "NB-139", "NB-141")
def observe_solo(s: State, out: Ints, at: int) -> None:
    """Write the profile, the resource and the cards of the automatic side."""
    out[at] = s.profile if s.solo == 1 else NOTHING
    out[at + 1] = s.resource if s.solo == 1 else 0
    for place in range(GIVEN):
        out[at + 2 + place] = s.given[place]


@rule("NB-134")
def observe_matches(s: State, seat: int, out: Ints, at: int) -> None:
    """Write what every side has scored against each of its rivals."""
    for turn in range(seats(s)):
        for nth in range(rivals(s)):
            out[at + turn * rivals(s) + nth] = s.against[(seat + turn) % seats(s), nth]


@compiled
def turns_to(s: State, side: int, seat: int) -> int:
    """Between two sides whether it is the own one, among more how many turns further it sits."""
    return int(side == seat) if seats(s) == PAIR else turns_after(s, side, seat)


@compiled
def observe_turn(s: State, seat: int, out: Ints) -> None:
    """Write where the match stands and what the active side has done."""
    out[0] = phase_seen_by(s, seat)
    out[1] = s.turn
    out[2] = s.period_turn
    out[3] = s.overtime
    out[4] = s.is_ultimate
    out[5] = turns_to(s, s.first, seat)
    out[6] = turns_to(s, s.active, seat)
    out[7] = min(s.pile_left, cards_in_pile(s))
    out[8] = s.tactic_pile_size
    out[9] = s.fatigue
    out[10] = s.marked
    out[11] = s.has_replaced
    out[12] = s.has_prepared
    out[13] = s.has_bought_athlete
    out[14] = s.has_bought_tactic
    out[15] = s.has_activated[0]
    out[16] = s.has_activated[1]
    out[17] = s.entered
    out[18] = s.locked
    out[19] = s.in_air
    out[20] = s.wish
    out[21] = s.paid if s.active == seat or not is_free(s) else 0
    out[22] = s.activated
    out[23] = s.asked if s.active == seat else 0


@compiled
def observe_markets(s: State, out: Ints) -> int:
    """Write the river, the tactics for sale, those discarded, the dice just thrown and those picked up."""
    at = ALONE
    for slot in range(RIVER_SLOTS):
        out[at + slot] = s.river[slot]
    at += RIVER_SLOTS
    for slot in range(MARKET_SLOTS):
        out[at + slot] = s.market[slot]
    at += MARKET_SLOTS
    for model in range(MODELS):
        out[at + model] = s.tactic_discard[model]
    at += MODELS
    for die in range(DICE):
        for face in range(FACES):
            out[at + die * FACES + face] = s.rolled[die, face]
            out[at + (DICE + die) * FACES + face] = s.lifted[die, face]
    return at + 2 * DICE * FACES


@rule("NB-G32")
def observe_side(s: State, side: int, seat: int, out: Ints, at: int) -> int:
    """Write the open cards and dice of a side, and what is known of the others."""
    out[at] = s.score[side]
    out[at + 1] = s.hand_size[side]
    out[at + 2] = s.deck_size[side]
    out[at + 3] = s.bag_size[side]
    out[at + 4] = s.discard_size[side]
    out[at + 5] = s.boxed[side]
    out[at + 6] = s.coach[side]
    out[at + 7] = s.tokens[side]
    at = observe_court(s, side, out, at + 8)
    for slot in range(MINI_SLOTS):
        out[at + slot] = s.mini[side, slot]
    at += MINI_SLOTS
    for i in range(HAND_ROOM):
        is_seen = i < s.hand_size[side] and (side == seat or s.shown[side, i] == 1)
        out[at + i] = s.hand[side, i] if is_seen else NOTHING
    sort_slots(out, at)
    return observe_piles(s, side, seat, out, at + HAND_ROOM)


@compiled
def sort_slots(out: Ints, at: int) -> None:
    """Write the seen cards of a hand first, so that the places of hidden ones say nothing."""
    free = 0
    for i in range(HAND_ROOM):
        kind = out[at + i]
        if kind != NOTHING:
            out[at + i] = NOTHING
            out[at + free] = kind
            free += 1


@compiled
def observe_court(s: State, side: int, out: Ints, at: int) -> int:
    """Write who is on the court, the team's levels, its tactics and its dice."""
    for position in range(POSITIONS):
        out[at + position] = s.court[side, position]
    at += POSITIONS
    for skill in range(SKILLS):
        out[at + skill] = s.team[side, skill]
    at += SKILLS
    for row in range(ROWS):
        for column in range(COLUMNS):
            out[at + row * COLUMNS + column] = s.tactics[side, row, column]
    at += ROWS * COLUMNS
    for die in range(DICE):
        for face in range(FACES):
            out[at + die * FACES + face] = s.zone[side, die, face]
    return at + DICE * FACES


@rule("NB-G32")
def observe_piles(s: State, side: int, seat: int, out: Ints, at: int) -> int:
    """Count the discard, and the cards of the deck with those of the hand that are hidden from the seat."""
    for i in range(2 * KINDS):
        out[at + i] = 0
    for i in range(s.discard_size[side]):
        out[at + s.discard[side, i]] += 1
    for i in range(s.bag_size[side]):
        out[at + KINDS + s.deck[side, i]] += 1
    for i in range(s.bag_size[side], s.deck_size[side]):
        if side != seat and s.deck[side, i] >= VEILED:
            out[at + KINDS + s.deck[side, i] - VEILED] += 1
    for i in range(s.hand_size[side]):
        if side != seat and s.shown[side, i] == 0:
            out[at + KINDS + s.hand[side, i]] += 1
    return at + 2 * KINDS


@rule("NB-107", "NB-115", "NB-G32")
def observe_own_choices(s: State, seat: int, out: Ints, at: int) -> None:
    """Write the own picks, the own selection, and where the NBA cards are as far as the seat saw them."""
    for i in range(HAND_ROOM):
        out[at + i] = s.chosen[i] if s.active == seat else 0
    at += HAND_ROOM
    for position in range(POSITIONS):
        out[at + position] = s.versions[seat, position]
    for choice in range(PICKS):
        out[at + POSITIONS + choice] = s.picks[seat, choice]
    at += POSITIONS + PICKS
    for card in range(NBA_CARDS):
        out[at + card] = seen_place(s, card, seat)


@rule("NB-115", "NB-120", "NB-G32")
def seen_place(s: State, card: int, seat: int) -> int:
    """Where a seat knows a card to be: it does not know which of its common cards were removed."""
    place = s.place[card]
    if place in (Place.UNUSED, Place.PILE, Place.ADDED):
        return Place.UNUSED
    if place >= Place.DRAFT and (place - Place.DRAFT) % MOST_SEATS != seat:
        return Place.UNUSED
    if place >= Place.TRIMMED:
        return int(place - Place.TRIMMED + Place.COMMON)
    return int(place)
