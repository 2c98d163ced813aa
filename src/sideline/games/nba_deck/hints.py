"""A quick sensible action and a guess at the result, from what the seat to act may know."""

from math import sqrt

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import compiled
from sideline.games.nba_deck.actions import (
    ACTIVATE,
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
    PLAY_ON,
    REROLL,
    RESEAT,
    STARTER,
    SWAP,
)
from sideline.games.nba_deck.charts import IS_INITIATION, column
from sideline.games.nba_deck.choices import drafted
from sideline.games.nba_deck.decisions import legal
from sideline.games.nba_deck.forecast import ANY_COLOUR, EXPECTED, HUNDRED, expect, prospect
from sideline.games.nba_deck.rules.turn import points_waiting
from sideline.games.nba_deck.state import (
    COLOURS,
    COLUMNS,
    EXTRA_TURNS,
    FACES,
    FATIGUE,
    FIRST_MODEL,
    HAND_ROOM,
    MARKET_SLOTS,
    NOTHING,
    POSITIONS,
    ROWS,
    SKILLS,
    Fate,
    Phase,
    Row,
    State,
)
from sideline.games.nba_deck.team import TEN, counts_for, is_athlete, is_tactic, purse, row_of

#                P3  JI PEN INT CON STO REB  IQ   the weights of the printed prices, in tenths
WEIGHTS = column(10, 10, 10, 5, 5, 5, 7, 12)
NEVER = -1_000_000
ENTRY_FIRST, ATHLETE_NEXT, TACTIC_NEXT = 3_000_000, 2_000_000, 1_000_000
TIRED_LOSS = 4
CHEAP_WISH, DEAR_PER_COIN = 6, 40
LAST_TURNS = 4
TOO_LATE_TO_BUY = 3
WORTH_A_FATIGUE = 60
THIN_FROM, THIN_UNTIL = 5, 17
SPREAD_PER_TURN = 7.0
LEAD_PER_WORTH = 0.06


@compiled
def hint(s: State, out: Ints) -> int:
    """The option that looks best."""
    options = legal(s, out)
    if options == 1:
        return int(out[0])
    weakest, attack, defence = own_means(s)
    best = 0
    best_promise = 2 * NEVER
    for i in range(options):
        promise = promise_of(s, out[i], weakest, attack, defence)
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return int(best)


@compiled
def strength(s: State, kind: int) -> int:
    """How much a card does for the active side: an athlete by his levels, a tactic by its dice."""
    if is_tactic(kind):
        return prospect(s, s.active, kind)
    total = 0
    if is_athlete(kind) and kind != NOTHING:
        rest = s.levels[kind]
        for place in range(SKILLS):
            total += WEIGHTS[SKILLS - 1 - place] * (rest % TEN)
            rest //= TEN
    return int(total)


@compiled
def own_means(s: State) -> tuple[int, int, int]:
    """The weakest athlete on court, and the best attack and defence on court or in hand."""
    weakest, attack, defence = -NEVER, 0, 0
    for i in range(POSITIONS + ROWS * COLUMNS + s.hand_size[s.active]):
        kind = own_card(s, i)
        worth = strength(s, kind)
        if i < POSITIONS:
            weakest = min(weakest, worth)
        elif is_tactic(kind) and row_of(kind) == Row.OFFENCE:
            attack = max(attack, worth)
        elif is_tactic(kind):
            defence = max(defence, worth)
    return weakest, attack, defence


@compiled
def own_card(s: State, i: int) -> int:
    """The cards of a side in one row: the five on court, the six tactics there, the hand."""
    if i < POSITIONS:
        return int(s.court[s.active, i])
    if i < POSITIONS + ROWS * COLUMNS:
        return int(s.tactics[s.active, (i - POSITIONS) // COLUMNS, (i - POSITIONS) % COLUMNS])
    return int(s.hand[s.active, i - POSITIONS - ROWS * COLUMNS])


@compiled
def subject(s: State, action: int) -> int:
    """The card that an option is about."""
    if MARK <= action < ENTER:
        return int(FIRST_MODEL + s.market[action - MARK])
    if ENTER <= action < RESEAT:
        return int(s.hand[s.active, (action - ENTER) // POSITIONS])
    if RESEAT <= action < DISCARD_DISPLACED:
        return s.in_air
    if PLACE <= action < BUY_ATHLETE:
        return int(s.hand[s.active, (action - PLACE) // COLUMNS])
    if BUY_ATHLETE <= action < BUY_MINI:
        return int(s.river[action - BUY_ATHLETE])
    if BUY_MINI <= action < BUY_TACTIC:
        return int(s.mini[s.active, action - BUY_MINI])
    if BUY_TACTIC <= action < PAY:
        return int(FIRST_MODEL + s.market[action - BUY_TACTIC])
    if PAY <= action < PAY + HAND_ROOM:
        return int(s.hand[s.active, action - PAY])
    if s.phase == Phase.HAND_END:
        return int(s.hand[s.active, s.asked])
    if s.phase == Phase.DRAFT:
        return drafted(s, s.active, action - DRAFT_PICK)
    return NOTHING


@compiled
def rival(s: State, action: int) -> int:
    """The card whose place the subject would take."""
    if ENTER <= action < RESEAT:
        return int(s.court[s.active, (action - ENTER) % POSITIONS])
    if RESEAT <= action < DISCARD_DISPLACED:
        return int(s.court[s.active, action - RESEAT])
    if PLACE <= action < BUY_ATHLETE:
        row = row_of(s.hand[s.active, (action - PLACE) // COLUMNS])
        return int(s.tactics[s.active, row, (action - PLACE) % COLUMNS])
    return NOTHING


@compiled
def promise_of(s: State, action: int, weakest: int, attack: int, defence: int) -> int:
    """How good an option looks, in no unit but in one order."""
    if s.phase in (Phase.REROLL, Phase.KEEPING):
        return promise_of_die(s, action)
    if s.phase == Phase.ACTIVATION:
        return promise_of_activation(s, action)
    card = subject(s, action)
    own = strength(s, card)
    other = rival(s, action)
    best = defence if is_tactic(card) and row_of(card) == Row.DEFENCE else attack
    if ENTER <= action < DISCARD_DISPLACED:
        return promise_of_entry(s, action, own - strength(s, other))
    if PLACE <= action < BUY_ATHLETE:
        return promise_of_place(s, own, other)
    if BUY_ATHLETE <= action < PAY:
        return promise_of_purchase(s, card, own - (weakest if is_athlete(card) else best))
    if MARK <= action < ENTER:
        return promise_of_mark(s, card, attack, defence)
    if s.phase == Phase.HAND_END:
        return promise_of_fate(s, action - FATE, card, own, weakest if is_athlete(card) else best)
    return promise_of_rarer(s, action, card, own)


@compiled
def promise_of_entry(s: State, action: int, gain: int) -> int:
    """An athlete comes in for a weaker one, or with Fatigue in hand for one hardly better."""
    if action >= RESEAT:
        return gain
    is_tired = s.hand[s.active, s.hand_size[s.active] - 1] == FATIGUE
    if gain > 0 or (is_tired and gain > -TIRED_LOSS):
        return ENTRY_FIRST + gain
    return NEVER


@compiled
def promise_of_place(s: State, own: int, other: int) -> int:
    """Tactics are prepared best first, onto a worse one only if the row is full."""
    if other == NOTHING:
        return 1 + own
    if not is_row_full(s, row_of(other)):
        return NEVER
    gain = own - prospect(s, s.active, other)
    return gain if gain > HUNDRED else NEVER


@compiled
def is_row_full(s: State, row: int) -> bool:
    """No column of a row is free."""
    free = 0
    for place in range(COLUMNS):
        free += int(s.tactics[s.active, row, place] == NOTHING)
    return free == 0


@compiled
def turns_left(s: State) -> int:
    """How many turns of both sides are still to come in this period."""
    return s.pile_size + EXTRA_TURNS - s.period_turn


@compiled
def promise_of_purchase(s: State, card: int, gain: int) -> int:
    """What makes the side stronger is bought while there is time to use it."""
    if gain <= 0 or turns_left(s) < TOO_LATE_TO_BUY:
        return NEVER
    if is_athlete(card):
        return ATHLETE_NEXT + gain
    return TACTIC_NEXT + gain if has_tactic_to_spare(s, s.tactic_cost[card - FIRST_MODEL]) else NEVER


@compiled
def has_tactic_to_spare(s: State, price: int) -> bool:
    """An attack lies on court, or some tactic is left in hand after paying."""
    lying = 0
    for place in range(COLUMNS):
        lying += int(s.tactics[s.active, 0, place] != NOTHING)
    _, money = purse(s, s.active)
    return lying > 0 or money > price


@compiled
def promise_of_mark(s: State, card: int, attack: int, defence: int) -> int:
    """With tactics to pay, what is not wanted goes, unless something there is wanted."""
    _, money = purse(s, s.active)
    if money <= 1 or turns_left(s) < LAST_TURNS:
        return NEVER
    wanted = 0
    for slot in range(MARKET_SLOTS):
        model = s.market[slot]
        if model != NOTHING and s.tactic_cost[model] <= money:
            worth = prospect(s, s.active, FIRST_MODEL + model)
            wanted += int(worth > (defence if row_of(FIRST_MODEL + model) == Row.DEFENCE else attack))
    return NEVER if wanted > 0 else 1


@compiled
def promise_of_fate(s: State, fate: int, card: int, own: int, best: int) -> int:
    """Strong athletes are kept, weak tactics leave the match in its middle, the rest is discarded."""
    if fate == Fate.DISCARD:
        return 0
    if fate == Fate.KEEP:
        return 1 if is_athlete(card) and own > best else NEVER
    is_time = THIN_FROM <= s.period_turn <= THIN_UNTIL and s.overtime == 0
    return 1 if is_time and is_tactic(card) and 2 * own < best else NEVER


@compiled
def promise_of_activation(s: State, action: int) -> int:
    """The tactic that is expected to keep most; a defence only if it stops something."""
    if action == DONE:
        return 0
    row, place = (action - ACTIVATE) // COLUMNS, (action - ACTIVATE) % COLUMNS
    mask = s.attack[1 - s.active] if row == Row.DEFENCE else ANY_COLOUR
    return expect(s, s.active, s.tactics[s.active, row, place], mask)


@compiled
def promise_of_die(s: State, action: int) -> int:
    """A die below its average goes again; in defence that must be worth a Fatigue card until late."""
    if action == DONE:
        return 0
    die, face = (action - REROLL) // FACES, (action - REROLL) % FACES
    shown = counts_for(s, s.active, die, face)
    if s.phase == Phase.KEEPING:
        return shown
    gain = EXPECTED[die, s.attack[1 - s.active], 1, 1] - HUNDRED * shown
    is_late = s.is_ultimate == 1 or s.overtime > 0 or turns_left(s) < LAST_TURNS
    price = 0 if die < COLOURS or is_late else WORTH_A_FATIGUE
    return int(gain - price)


@compiled
def promise_of_rarer(s: State, action: int, card: int, own: int) -> int:
    """Payments, drafts, selections and overtimes; what is least missed is paid."""
    if s.phase == Phase.PAYING:
        return -own
    if s.phase == Phase.DRAFT:
        dear = max(0, s.cost[card] - CHEAP_WISH) * int(s.steps == 0)
        return int(own - DEAR_PER_COIN * dear)
    if s.phase == Phase.SELECT and action >= PICK:
        return int(IS_INITIATION[action - PICK])
    if action >= SWAP:
        return 1 if action == PLAY_ON else NEVER
    return int(action == STARTER) + int(action == FATE + Fate.ELIMINATE)


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead with the attacks that wait and the strength of the teams, against the turns still to come."""
    if s.turn == 0:
        return 0.0
    other = 1 - seat
    if s.phase == Phase.OVER:
        return float(int(s.score[seat] > s.score[other]) - int(s.score[seat] < s.score[other]))
    lead = 0.0
    left = float(max(0, turns_left(s)) / SIDES)
    for side in range(SIDES):
        standing = s.score[side] + points_waiting(s, side) + LEAD_PER_WORTH * left * team_worth(s, side)
        lead += standing if side == seat else -standing
    return lead / (abs(lead) + SPREAD_PER_TURN * sqrt(left + 1.0))


@compiled
def team_worth(s: State, side: int) -> int:
    """The strength of a team on court."""
    total = 0
    for skill in range(SKILLS):
        total += WEIGHTS[skill] * s.team[side, skill]
    return int(total)
