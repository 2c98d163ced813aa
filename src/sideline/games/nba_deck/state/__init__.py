"""The whole truth about one match of NBA Deck-Building."""

from enum import IntEnum
from typing import Annotated

from sideline.engine.layout import OWN, RIVALS, SEATS, SECRET, Ints, PerSeat, layout
from sideline.engine.tables import printed
from sideline.games.nba_deck.state.options import (
    LEVELS,
    OPTIONS,
    Coaches,
    DicePer,
    Draws,
    EliminatedTo,
    EmptyPilePush,
    EndCondition,
    FirstPlayer,
    HandsInOvertime,
    KeepChoice,
    Mismatch,
    PickOrder,
    RemovedCards,
    Replaceable,
    SelectionSize,
    SortedBy,
)
from sideline.games.nba_deck.state.pieces import SEAT_NAMES

__all__ = [
    "LEVELS",
    "OPTIONS",
    "SEAT_NAMES",
    "STATE",
    "Coaches",
    "DicePer",
    "Draws",
    "EliminatedTo",
    "EmptyPilePush",
    "EndCondition",
    "FirstPlayer",
    "HandsInOvertime",
    "KeepChoice",
    "Mismatch",
    "PickOrder",
    "RemovedCards",
    "Replaceable",
    "SelectionSize",
    "SortedBy",
]


class Phase(IntEnum):
    """What is asked: of chance, of the side whose turn it is, or of nobody any more."""

    TOSS = 0
    PILE_DRAW = 1
    PILE_ADD = 2
    PILE_REMOVE = 3
    DRAFT_DEAL = 4
    PILE_FIT = 5
    RIVER = 6
    TACTIC = 7
    DRAW = 8
    ROLL = 9

    SELECT = 10
    DRAFT = 11
    MARKET = 12
    MENU = 13
    REPLACING = 14
    DISPLACED = 15
    TIRED = 16
    PREPARING = 17
    PAYING = 18
    ACTIVATION = 19
    REROLL = 20
    KEEPING = 21
    HAND_END = 22
    TIED = 23

    OVER = 24

    COACH_DRAW = 25
    COACH = 26
    PUT_BACK = 27
    CLASH = 28
    WINDOW = 29
    PROFILE = 30
    SCOUT = 31
    RECRUIT = 32
    SHOP = 33


class Step(IntEnum):
    """What happens by itself between two decisions; at WAIT somebody decides."""

    WAIT = 0

    LAY_TEAMS = 1
    TAKE_TEAMS = 2
    BUILD_PILE = 3
    CHECK_PILE = 4
    FIT_PILE = 5
    OPEN_PILE = 6
    DEAL_HANDS = 7

    BEGIN_TURN = 8
    SCORE = 9
    ADVANCE_RIVER = 10
    FILL_MARKET = 11
    DRAW_CARDS = 12
    OPEN_MENU = 13

    LEAVE = 14
    END_REPLACEMENTS = 15
    GO_ON_PREPARING = 16
    GO_ON_PAYING = 17
    PAY_CARD = 18
    BUY = 19

    OPEN_ACTIVATION = 20
    THROW = 21
    OFFER_REROLL = 22
    KEEP_DICE = 23
    END_ACTIVATION = 24

    END_HAND = 25
    END_TURN = 26
    BEGIN_ULTIMATE_TURN = 27
    SCORE_LAST_ATTACK = 28
    SETTLE = 29
    DRAW_UP = 30
    CHOOSE_PAYMENT = 31

    TAKE_COACHES = 32
    PUT_BACK = 33
    CLASH = 34
    ASK_OTHERS = 35
    TAKE_PROFILE = 36
    SCOUT = 37
    COMPLETE = 38
    SHOP = 39


NBA_CARDS = len(printed(__name__.removesuffix(".state"), "players.csv"))
STARTERS = 10
BENCH = 10
ATHLETES = NBA_CARDS + STARTERS + BENCH
BASE_TACTICS = 10
MODELS = 20
TACTICS = BASE_TACTICS + MODELS
FATIGUE = ATHLETES + TACTICS
KINDS = FATIGUE + 1
FIRST_BENCH = NBA_CARDS + STARTERS
FIRST_TACTIC = ATHLETES
FIRST_MODEL = ATHLETES + BASE_TACTICS

POSITIONS = 5
SKILLS = 8
DICE = 6
COLOURS = 3
FACES = 6
ROWS = 2
COLUMNS = 3
RIVER_SLOTS = 6
MARKET_SLOTS = 6
MINI_SLOTS = 5
SLOTS_FOR_SALE = RIVER_SLOTS + MINI_SLOTS + MARKET_SLOTS
FIRST_MINI_SLOT = RIVER_SLOTS
FIRST_MARKET_SLOT = RIVER_SLOTS + MINI_SLOTS
PICKS = BENCH + BASE_TACTICS
VERSIONS = 2
FATES = 3
WAYS_TO_SPARE = 2
TAKE_BACKS = 12

HAND_SIZE = 6
HAND_ROOM = 8
DECK_ROOM = 104
MOST_DICE = 10
TEAM_PICKS = 12
LEAST_BENCH = 5
LEAST_TACTICS = 3
USUAL_BENCH = 7
USUAL_TACTICS = 5
DRAFT_ROUNDS = 5
DRAFT_HAND = 5
DRAFT_PICKS = 3
EXTRA_TURNS = 4
OVERTIME_TURNS = 6
FREE_REROLLS = 2
REBOUNDS_PER_REROLL = 3
COACHES = 14
PROFILES = 6
GIVEN = 3
AUTOMATIC = 1
PUSHES_IN_SOLO = 2
KEEPING_SIDES = 2
COMMON_IN_SOLO = 2

VEILED = KINDS
NOTHING = -1
BLANK = -2

PerPlayable = Annotated[Ints, ATHLETES + TACTICS]
PerSideAndSlot = Annotated[Ints, SEATS, HAND_ROOM]
PerSideAndCard = Annotated[Ints, SEATS, DECK_ROOM]


class State:
    """Personal piles are lists of kinds of card.

    `phase` is what is asked, `next` the step that comes before that; `after` is the step that follows when
    cards are drawn, the market is filled or an attack is scored.

    `tokens` are the Mismatch tokens of a side, as bits; a mismatch has its own dice, and after it the phase
    to `resume` goes on. `windows` marks the phases of a turn before which the others were asked, `declined`
    the sides that use no token in it.

    The automatic side of a solo match follows a `profile` and is `given` three cards in each of its turns;
    `pushes` counts how often the river moved in this turn.

    A deck is a bag of cards in an order that nobody knows (the first `bag_size`) with a stack of known cards
    on top. `shown` marks the cards of a hand that everybody knows to be there. `attack` holds the colours of
    the dice that wait in a zone, as bits; `quota` what the activated tactic may still keep. What is picked
    and may be taken back is `marked` in the market, `chosen` in the hand (1 pays or is kept, 2 is eliminated)
    or `lifted` from the dice. A card of the stack that only its owner knows is `VEILED` higher than its kind.

    In a campaign or a tournament `kept_athletes` and `kept_tactics` take the place of base cards, by their
    number in the list from 1 on.

    Every two seats play a match of their own: `score` is what a seat has scored in all of its matches,
    `against` in each of them, and `tied_pairs` names those, as bits, that go on in overtime.
    """

    pile_size: int
    end_condition: int
    empty_pile_push: int
    min_cheap: int
    expert1: int
    expert2_draft: int
    expert3_money_time: int
    money_time_in_overtime: int
    fatigue_eliminated_to: int
    reroll_passes: int
    max_dice_per: int
    keep_choice: int
    place_blanks: int
    defence_cap_per_colour: int
    allow_null_activation: int
    allow_pure_shift: int
    minimal_payments_only: int
    auto_eliminate_fatigue: int
    max_overtimes: int
    first_player: int
    pick_order: int
    reroll_any_die: int
    removed_cards: int
    pile_sorted_by: int
    replaceable_tactics: int
    selection_size: int
    hands_in_overtime: int
    coaches: int
    mismatch: int
    mismatch_limit: int
    mismatch_colour: int
    solo: int
    solo_level: int
    solo_profile: int
    decisive_athletes: int
    draws: int

    levels: Annotated[Ints, ATHLETES]
    value: PerPlayable
    cost: Annotated[Ints, NBA_CARDS]
    tactic_cost: Annotated[Ints, MODELS]
    complexity: Annotated[Ints, TACTICS]
    keep: Annotated[Ints, TACTICS]
    tactic_copies: Annotated[Ints, MODELS]
    fatigue_cards: int
    faces: Annotated[Ints, DICE, FACES]
    colours: Annotated[Ints, COLOURS, FACES]
    coach_number: Annotated[Ints, COACHES]
    solo_resource: Annotated[Ints, len(LEVELS)]
    kept_athletes: Annotated[Ints, KEEPING_SIDES, USUAL_BENCH]
    kept_tactics: Annotated[Ints, KEEPING_SIDES, USUAL_TACTICS]

    phase: int
    next: int
    after: int
    turn: int
    period_turn: int
    overtime: int
    is_ultimate: int
    first: int
    active: int
    score: PerSeat
    against: Annotated[Ints, SEATS, RIVALS]
    tied_pairs: int

    place: Annotated[Ints, NBA_CARDS, SECRET]
    pile_left: int
    next_rank: Annotated[int, SECRET]
    next_count: Annotated[int, SECRET]
    river: Annotated[Ints, RIVER_SLOTS]
    mini: Annotated[Ints, SEATS, MINI_SLOTS]
    market: Annotated[Ints, MARKET_SLOTS]
    tactic_pile: Annotated[Ints, MODELS]
    tactic_pile_size: int
    tactic_discard: Annotated[Ints, MODELS]
    marked: int
    fatigue: int

    deck: Annotated[PerSideAndCard, SECRET]
    bag_size: PerSeat
    deck_size: PerSeat
    discard: PerSideAndCard
    discard_size: PerSeat
    hand: Annotated[PerSideAndSlot, OWN]
    shown: Annotated[PerSideAndSlot, OWN]
    hand_size: PerSeat
    boxed: PerSeat
    owed: PerSeat
    court: Annotated[Ints, SEATS, POSITIONS]
    team: Annotated[Ints, SEATS, SKILLS]
    tactics: Annotated[Ints, SEATS, ROWS, COLUMNS]
    zone: Annotated[Ints, SEATS, DICE, FACES]
    attack: PerSeat

    has_replaced: int
    has_prepared: int
    has_bought_athlete: int
    has_bought_tactic: int
    has_activated: Annotated[Ints, ROWS]
    entered: int
    locked: int
    in_air: int
    wish: int
    wish_slot: int
    price: int
    payment: int
    paid: Annotated[int, SECRET]
    last_paid: Annotated[int, SECRET]
    chosen: Annotated[Ints, HAND_ROOM, SECRET]
    taken_back: Annotated[int, SECRET]
    asked: int
    last_fate: int
    last_kind: Annotated[int, SECRET]

    activated: int
    rolled: Annotated[Ints, DICE, FACES]
    lifted: Annotated[Ints, DICE, FACES]
    to_roll: Annotated[Ints, DICE]
    quota: Annotated[Ints, DICE]
    picked: int
    rerolled: int
    passes: int
    last_pick: Annotated[int, SECRET]

    versions: Annotated[Ints, SEATS, POSITIONS, OWN]
    picks: Annotated[Ints, SEATS, PICKS, OWN]
    steps: int
    draft_round: int
    drawn: PerSeat
    revealed: int
    thrown: Annotated[Ints, DICE]

    coach: PerSeat
    rerolled_free: int

    tokens: PerSeat
    clash_seat: int
    clash_foe: int
    clash_position: int
    clash_attack: int
    clash_dice: Annotated[Ints, DICE]
    clash_rolled: Annotated[Ints, DICE, FACES]
    resume: int
    windows: int
    window_seat: int
    window_offset: int
    window_next: int
    declined: int

    profile: int
    resource: int
    given: Annotated[Ints, GIVEN]
    renewed: int
    pushes: int


STATE = layout(State)
