"""A quick sensible action and a guess at the result, from what the seat to act may know."""

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.games.nba_deck.actions import (
    ACTIVATE,
    BUY,
    COACH,
    DECIDE,
    DIE,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    MISMATCH,
    PAY,
    PICK,
    PLACE,
    PLAY_ON,
    PUT_BACK,
    SHIFT,
    STARTER,
    SWAP,
)
from sideline.games.nba_deck.charts import IS_INITIATION
from sideline.games.nba_deck.decisions import shortlist
from sideline.games.nba_deck.decisions.picks import list_picks_left
from sideline.games.nba_deck.facts.coaches import throws_free
from sideline.games.nba_deck.facts.dice import counts_for
from sideline.games.nba_deck.facts.forecast import ANY_COLOUR, HUNDRED, expect
from sideline.games.nba_deck.facts.hand import purse
from sideline.games.nba_deck.facts.market import for_sale
from sideline.games.nba_deck.facts.picks import is_picking
from sideline.games.nba_deck.facts.setup import drafted
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.team import is_athlete, row_of
from sideline.games.nba_deck.facts.turn import is_match_on, rival, rivals
from sideline.games.nba_deck.hints.forecast import gain_by_throwing_again, prospect
from sideline.games.nba_deck.hints.outlook import estimate
from sideline.games.nba_deck.hints.worth import (
    NEVER,
    TOO_LATE_TO_BUY,
    best_tactics,
    gain_by,
    gain_by_saving,
    gain_by_token,
    is_second_half,
    strength,
    strength_of_athlete,
    turns_left,
    weakest_on_court,
)
from sideline.games.nba_deck.state import (
    COLOURS,
    COLUMNS,
    FATIGUE,
    FIRST_MODEL,
    MARKET_SLOTS,
    NOTHING,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import Fate, Row

__all__ = ["estimate", "hint"]

TACTIC_FIRST, ENTRY_NEXT, ATHLETE_LAST = 4_000_000, 3_000_000, 2_000_000
TIRED_LOSS = 40
WORTH_WAITING = 120
PER_COIN = 30
CHEAP_WISH, DEAR_PER_COIN = 6, 40
FATIGUE_IS_FREE = 2
WORTH_A_FATIGUE = 150
MONEY = 2
LATE_FOR_TOKENS, MUCH_BY_A_TOKEN = 4, 2500
HARDLY_STRONGER = 20
KEEP_SAVING, ELIMINATE, DISCARD = 3, 2, 0


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """The option that looks best."""
    options = list_sensible(s, out)
    if options == 1:
        return int(out[0])
    attack = defence = 0
    if s.phase in (Phase.MENU, Phase.MARKET, Phase.HAND_END):
        attack, defence = best_tactics(s)
    if s.phase == Phase.MARKET:
        return int(out[int(has_better_unseen(s, attack, defence))])
    best = 0
    best_promise = 2 * NEVER
    for i in range(options):
        promise = promise_of(s, out[i], attack, defence)
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return int(best)


@compiled
def list_sensible(s: State, out: Ints) -> int:
    """What may be picked, whatever was picked before; payments dearest card first."""
    if is_picking(s) and s.phase != Phase.PAYING and not is_automatic(s, s.active):
        return list_picks_left(s, out)
    return shortlist(s, out)


@compiled
def promise_of(s: State, action: int, attack: int, defence: int) -> int:
    """How good an option looks, in no unit but in one order."""
    if action == DONE:
        return 0
    if action in DIE:
        return promise_of_die(s, action)
    if action in ACTIVATE:
        return promise_of_activation(s, action)
    if action in ENTER:
        return promise_of_entry(s, action)
    if action in SHIFT:
        return promise_of_shift(s, SHIFT.part(action))
    if action in PLACE:
        return promise_of_place(s, action)
    if action in BUY:
        return promise_of_purchase(s, for_sale(s, BUY.part(action)), attack, defence)
    if action in PAY:
        return -strength(s, s.hand[s.active, PAY.part(action)])
    if action in DECIDE:
        i, way = DECIDE.parts(action)
        return promise_of_fate(s, i, Fate.KEEP if way == 0 else Fate.ELIMINATE, attack, defence)
    if action in FATE:
        return promise_of_fate(s, s.asked, FATE.part(action), attack, defence)
    return promise_at_the_ends(s, action)


@compiled
def promise_of_purchase(s: State, card: int, attack: int, defence: int) -> int:
    """An athlete or a tactic is bought."""
    if is_athlete(card):
        return promise_of_athlete(s, card)
    return promise_of_tactic(s, card - FIRST_MODEL, attack, defence)


@compiled
def promise_at_the_ends(s: State, action: int) -> int:
    """Selections, drafts and overtimes: the initiation game is chosen, and a tie is played out.

    Of the coaches the first is taken, and the weakest card is put back.
    """
    if action in DRAFT_PICK:
        return promise_of_draft(s, drafted(s, s.active, DRAFT_PICK.part(action)))
    if action in PICK:
        return int(IS_INITIATION[PICK.part(action)])
    if action in STARTER:
        return -STARTER.part(action)
    if action in SWAP:
        return NEVER
    if action in MISMATCH:
        offset, position = MISMATCH.parts(action)
        return promise_of_token(s, offset, position)
    if action in COACH:
        return -COACH.part(action)
    if action in PUT_BACK:
        return -strength(s, s.hand[s.active, PUT_BACK.part(action)])
    return int(action == PLAY_ON)


@compiled
def promise_of_token(s: State, offset: int, position: int) -> int:
    """A token is used where it promises much, and towards the end wherever it promises anything."""
    gain = gain_by_token(s, offset, position)
    is_late = s.is_ultimate == 1 or turns_left(s) < LATE_FOR_TOKENS
    return gain if gain > (0 if is_late else MUCH_BY_A_TOKEN) else NEVER


@compiled
def promise_of_draft(s: State, card: int) -> int:
    """The strongest card, but the own mini-market is not for those that are too dear."""
    dear = max(0, s.cost[card] - CHEAP_WISH) * int(s.steps == 0)
    return int(strength(s, card) - DEAR_PER_COIN * dear)


@compiled
def promise_of_entry(s: State, action: int) -> int:
    """An athlete comes in for a weaker one, or with Fatigue in hand for one not much stronger."""
    i, position = ENTER.parts(action)
    own = s.hand[s.active, i]
    other = s.court[s.active, position]
    gain = strength_of_athlete(s, own) - strength_of_athlete(s, other)
    is_tired = s.hand[s.active, s.hand_size[s.active] - 1] == FATIGUE
    if gain > 0 or (is_tired and gain > -TIRED_LOSS):
        return ENTRY_NEXT + gain
    return NEVER


@compiled
def promise_of_shift(s: State, position: int) -> int:
    """A displaced athlete takes the place of a weaker one."""
    return strength_of_athlete(s, s.in_air) - strength_of_athlete(s, s.court[s.active, position])


@compiled
def promise_of_place(s: State, action: int) -> int:
    """Tactics are prepared best first, onto a worse one only if the row is full."""
    i, place = PLACE.parts(action)
    own = s.hand[s.active, i]
    other = s.tactics[s.active, row_of(own), place]
    if other == NOTHING:
        return 1 + prospect(s, s.active, own)
    if not is_row_full(s, row_of(own)):
        return NEVER
    gain = prospect(s, s.active, own) - prospect(s, s.active, other)
    return gain if gain > HUNDRED else NEVER


@compiled
def is_row_full(s: State, row: int) -> bool:
    """No column of a row is free."""
    free = 0
    for place in range(COLUMNS):
        free += int(s.tactics[s.active, row, place] == NOTHING)
    return free == 0


@compiled
def promise_of_athlete(s: State, athlete: int) -> int:
    """Who makes the team stronger is bought, unless a much stronger one can be paid next turn."""
    gain = gain_by(s, athlete)
    if gain <= 0 or turns_left(s) < TOO_LATE_TO_BUY or gain_by_saving(s) > gain + WORTH_WAITING:
        return NEVER
    return ATHLETE_LAST + gain


@compiled
def promise_of_tactic(s: State, model: int, attack: int, defence: int) -> int:
    """A tactic is bought that is better than all there are, by more the dearer it is."""
    gain = gain_by_tactic(s, model, attack, defence)
    if gain <= 0 or turns_left(s) < TOO_LATE_TO_BUY or not has_tactic_to_spare(s, s.tactic_cost[model]):
        return NEVER
    return TACTIC_FIRST + gain


@compiled
def gain_by_tactic(s: State, model: int, attack: int, defence: int) -> int:
    """How much better a tactic of the market is than the own ones of its type, its cost considered."""
    worth = prospect(s, s.active, FIRST_MODEL + model) - PER_COIN * s.tactic_cost[model]
    return int(worth - (defence if row_of(FIRST_MODEL + model) == Row.DEFENCE else attack))


@compiled
def has_tactic_to_spare(s: State, price: int) -> bool:
    """An attack lies on court, or some tactic is left in hand after paying."""
    lying = 0
    for place in range(COLUMNS):
        lying += int(s.tactics[s.active, 0, place] != NOTHING)
    _, money = purse(s, s.active)
    return lying > 0 or money > price


@compiled
def has_better_unseen(s: State, attack: int, defence: int) -> bool:
    """In the first half, with tactics to pay, all of the market goes, unless something there is wanted."""
    _, money = purse(s, s.active)
    if money <= 1 or is_second_half(s):
        return False
    wanted = 0
    for slot in range(MARKET_SLOTS):
        model = s.market[slot]
        if model != NOTHING and s.tactic_cost[model] <= money:
            wanted += int(gain_by_tactic(s, model, attack, defence) > 0)
    return wanted == 0


@compiled
def promise_of_fate(s: State, i: int, fate: int, attack: int, defence: int) -> int:
    """Money is kept for a dear athlete; what is too weak to be used or to pay much leaves the match."""
    if s.phase == Phase.TIRED:
        return fate
    card = s.hand[s.active, i]
    if fate == Fate.DISCARD:
        return DISCARD
    if s.overtime > 0:
        return NEVER
    if fate == Fate.KEEP:
        is_money = is_athlete(card) and s.value[card] >= MONEY
        return KEEP_SAVING if is_money and gain_by_saving(s) > 0 else NEVER
    return ELIMINATE if is_ballast(s, card, attack, defence) else NEVER


@compiled
def is_ballast(s: State, card: int, attack: int, defence: int) -> bool:
    """A tactic well behind the best of its type, or an athlete who neither pays much nor helps the team."""
    if is_athlete(card):
        return s.value[card] < MONEY and strength_of_athlete(s, card) < weakest_on_court(s) + HARDLY_STRONGER
    best = defence if row_of(card) == Row.DEFENCE else attack
    return 5 * prospect(s, s.active, card) < 4 * best


@compiled
def promise_of_activation(s: State, action: int) -> int:
    """The tactic that is expected to keep most; a defence only if it stops something."""
    row, place = ACTIVATE.parts(action)
    tactic = s.tactics[s.active, row, place]
    if row == Row.OFFENCE:
        return expect(s, s.active, tactic, ANY_COLOUR)
    stopped = 0
    for nth in range(rivals(s)):
        other = rival(s, s.active, nth)
        if is_match_on(s, s.active, other):
            stopped += expect(s, s.active, tactic, s.attack[other])
    return stopped


@compiled
def promise_of_die(s: State, action: int) -> int:
    """A die goes again if that is expected to help; in defence it must be worth a Fatigue card until late."""
    die, face = DIE.parts(action)
    if s.phase == Phase.KEEPING:
        return counts_for(s, s.active, die, face)
    is_late = s.is_ultimate > 0 or s.overtime > 0 or turns_left(s) < FATIGUE_IS_FREE
    price = 0 if die < COLOURS or is_late or throws_free(s, die) else WORTH_A_FATIGUE
    return gain_by_throwing_again(s, die, face) - price
