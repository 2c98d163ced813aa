"""A turn from scoring to the end of turn, and the end of the match."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.facts.coaches import hand_at_start
from sideline.games.nba_deck.facts.court import has_entry, has_tactic_to_prepare
from sideline.games.nba_deck.facts.dice import points_against
from sideline.games.nba_deck.facts.market import slots_to_buy_from
from sideline.games.nba_deck.facts.mismatch import ACTIONS, ADJUSTMENT, END, SCORING
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.turn import (
    PAIR,
    is_period_over,
    is_playing,
    is_tied,
    may_buy,
    may_replace,
    next_side,
    pair_bit,
    rival,
    rivals,
    seats,
    sides_playing,
    turns_after,
)
from sideline.games.nba_deck.rules.cards import discard_from_hand, take_from_hand
from sideline.games.nba_deck.rules.coaches import draw_with_coach
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.rules.markets import leave_river
from sideline.games.nba_deck.rules.mismatch import open_window
from sideline.games.nba_deck.state import (
    BLANK,
    COLOURS,
    DICE,
    FACES,
    HAND_SIZE,
    NOTHING,
    RIVER_SLOTS,
    ROWS,
    Draws,
    HandsInOvertime,
    Phase,
    State,
    Step,
)
from sideline.games.nba_deck.state.pieces import Fate


@rule("NB-26", "NB-27", "NB-31", "NB-155")
def begin_turn(s: State) -> None:
    """The attack that waits is scored, and the river moves on."""
    s.turn += 1
    s.period_turn += 1
    refresh(s)
    if hand_at_start(s, s.active) > HAND_SIZE:
        draw_with_coach(s)
    else:
        s.after = Step.ADVANCE_RIVER
        s.next = Step.SCORE
    open_window(s, SCORING)


@rule("NB-37", "NB-G19")
def refresh(s: State) -> None:
    """Every action may be done once again."""
    s.has_replaced = 0
    s.has_prepared = 0
    s.has_bought_athlete = 0
    s.has_bought_tactic = 0
    s.entered = 0
    s.locked = 0
    s.asked = 0
    s.revealed = 0
    s.pushes = 0
    s.windows = 0
    s.declined = 0
    for row in range(ROWS):
        s.has_activated[row] = 0
    for side in range(seats(s)):
        s.drawn[side] = 0
    for die in range(DICE):
        s.thrown[die] = 0


@rule("NB-27", "NB-28", "NB-29", "NB-30", "NB-95", "NB-135", "NB-G20")
def score(s: State) -> None:
    """The attack counts less the defence of each rival, never below nothing, and these dice go back."""
    side = next_side(s, s.active) if s.after == Step.SETTLE else s.active
    s.next = s.after
    if s.after == Step.ADVANCE_RIVER:
        open_window(s, ADJUSTMENT)
    if seats(s) > PAIR:
        take_back_dice(s, side, COLOURS)
    if s.attack[side] == 0:
        return
    for nth in range(rivals(s)):
        points = points_against(s, side, rival(s, side, nth))
        s.against[side, nth] += points
        s.score[side] += points
    s.attack[side] = 0
    take_back_dice(s, side, 0)
    if seats(s) == PAIR:
        take_back_dice(s, rival(s, side, 0), COLOURS)


@rule("NB-29", "NB-136")
def take_back_dice(s: State, side: int, first: int) -> None:
    """The dice of an attack, or of a defence, go back to the reserve of their side.

    Between two sides a defence goes back with the attack it met, among more when its owner's turn begins.
    """
    for die in range(first, first + COLOURS):
        for face in range(FACES):
            s.zone[side, die, face] = 0


@rule("NB-37", "NB-38", "NB-G28")
def open_menu(s: State) -> None:
    """The side is asked while there is something to do; then come the activations."""
    if open_window(s, ACTIONS):
        return
    if not is_automatic(s, s.active) and has_menu(s):
        ask(s, Phase.MENU)
    else:
        s.next = Step.OPEN_ACTIVATION


@rule("NB-37", "NB-G23")
def has_menu(s: State) -> bool:
    """Some action is possible, but for changing places; where a turn begins here the side is always asked."""
    if s.overtime + s.is_ultimate > 0 and s.has_replaced + s.has_prepared == 0:
        return True
    if may_replace(s) and has_entry(s):
        return True
    if s.has_prepared == 0 and has_tactic_to_prepare(s):
        return True
    return may_buy(s) and slots_to_buy_from(s) != 0


@rule("NB-85", "NB-90", "NB-G44", "NB-G64")
def end_hand(s: State) -> None:
    """The cards left in hand are looked at; then the hand is filled to six."""
    if open_window(s, END):
        return
    if s.is_ultimate > 0:
        end_ultimate_turn(s)
    elif s.asked < s.hand_size[s.active]:
        ask(s, Phase.HAND_END)
    else:
        s.next = Step.DRAW_UP


@rule("NB-93", "NB-95", "NB-G48")
def end_ultimate_turn(s: State) -> None:
    """Everybody but the side that played last has an ultimate turn; then its attack is scored."""
    if s.is_ultimate < sides_playing(s) - 1:
        s.active = next_side(s, s.active)
        s.next = Step.BEGIN_ULTIMATE_TURN
    else:
        s.next = Step.SCORE_LAST_ATTACK


@rule("NB-87", "NB-90")
def draw_up(s: State) -> None:
    """The hand is filled to six, and the turn ends; nobody need remember which card was looked at last."""
    s.last_kind = NOTHING
    fill_hand(s, s.active)
    s.after = Step.END_TURN
    s.next = Step.DRAW_CARDS


@rule("NB-85", "NB-86", "NB-G60", "NB-G63")
def decide_fate(s: State, fate: int) -> None:
    """A card is kept, discarded or eliminated for good."""
    s.last_kind = s.hand[s.active, s.asked]
    s.last_fate = fate
    if fate == Fate.KEEP:
        s.asked += 1
    elif fate == Fate.DISCARD:
        discard_from_hand(s, s.active, s.asked)
    else:
        take_from_hand(s, s.active, s.asked)
        s.boxed[s.active] += 1
    s.next = Step.END_HAND


@rule("NB-87")
def fill_hand(s: State, side: int) -> None:
    """The hand is to hold six cards."""
    s.owed[side] = max(0, HAND_SIZE - s.hand_size[side])


@rule("NB-25", "NB-89", "NB-90", "NB-91", "NB-93")
def end_turn(s: State) -> None:
    """The market is filled again, and the other side is next, or the ultimate turn comes."""
    s.after = Step.BEGIN_ULTIMATE_TURN if is_period_over(s) else Step.BEGIN_TURN
    s.active = next_side(s, s.active)
    s.next = Step.FILL_MARKET if s.overtime == 0 else s.after


@rule("NB-93", "NB-94", "NB-100", "NB-G44")
def begin_ultimate_turn(s: State) -> None:
    """The side that did not play last scores and may defend once more."""
    s.turn += 1
    refresh(s)
    s.is_ultimate += 1
    s.after = Step.OPEN_MENU
    s.next = Step.SCORE
    open_window(s, SCORING)


@rule("NB-95")
def score_last_attack(s: State) -> None:
    """The last attack is scored after the other side has had its chance to defend."""
    s.after = Step.SETTLE
    s.next = Step.SCORE


@rule("NB-96", "NB-97", "NB-148", "NB-157", "NB-G46", "NB-G51")
def settle(s: State) -> None:
    """The higher score wins; a tie may lead to an overtime."""
    find_ties(s)
    s.active = s.first
    if s.tied_pairs == 0 or s.overtime >= s.max_overtimes:
        ask(s, Phase.OVER)
        return
    if s.draws == Draws.NEVER:
        begin_overtime(s)
        return
    while not is_tied(s, s.active):
        s.active = rival(s, s.active, 0)
    ask(s, Phase.TIED)


@rule("NB-97", "NB-134", "NB-G48")
def find_ties(s: State) -> None:
    """The matches in which both sides have scored the same."""
    s.tied_pairs = 0
    for side in range(seats(s)):
        for other in range(side):
            if scored(s, side, other) == scored(s, other, side):
                s.tied_pairs |= pair_bit(s, side, other)


@rule("NB-134")
def scored(s: State, side: int, other: int) -> int:
    """What a side has scored in its match against another."""
    return int(s.against[side, turns_after(s, other, side) - 1])


@rule("NB-97", "NB-101", "NB-G46", "NB-G48")
def accept_draw(s: State) -> None:
    """What is tied is drawn if all sides that are level with another accept it."""
    following = rival(s, s.active, 0)
    while not is_tied(s, following):
        following = rival(s, following, 0)
    if turns_after(s, following, s.first) > turns_after(s, s.active, s.first):
        s.active = following
    else:
        ask(s, Phase.OVER)


@rule("NB-97", "NB-98", "NB-G45")
def begin_overtime(s: State) -> None:
    """Six counters lie in the river, hands are filled unless they stay, and the next side begins."""
    s.overtime += 1
    s.period_turn = 0
    s.is_ultimate = 0
    s.first = next_side(s, s.first)
    s.active = s.first
    for slot in range(RIVER_SLOTS):
        leave_river(s, s.river[slot])
        s.river[slot] = BLANK
    for side in range(seats(s)):
        if s.hands_in_overtime == HandsInOvertime.FILLED and is_playing(s, side):
            fill_hand(s, side)
        if seats(s) > PAIR:
            take_back_dice(s, side, COLOURS)
    s.after = Step.BEGIN_TURN
    s.next = Step.DRAW_CARDS


@rule("NB-28", "NB-134")
def points(s: State, seat: int) -> int:
    """What a seat has scored, in all its matches."""
    return int(s.score[seat])


@rule("NB-96", "NB-G48")
def result(s: State, seat: int) -> int:
    """The higher score wins; among more than two the first of the ranking, if nobody shares that place."""
    ahead, level = others_ahead(s, seat)
    if ahead > 0:
        return -1
    return int(level == 0)


@rule("NB-96", "NB-G48")
def standing(s: State, seat: int) -> float:
    """How many sides are behind in the ranking less how many are ahead, from -1 to +1."""
    ahead, level = others_ahead(s, seat)
    return float(rivals(s) - 2 * ahead - level) / rivals(s)


@rule("NB-G48")
def others_ahead(s: State, seat: int) -> tuple[int, int]:
    """How many sides are ahead of a seat in the ranking, and how many share its place."""
    ahead = level = 0
    for nth in range(rivals(s)):
        lead = lead_in_ranking(s, rival(s, seat, nth), seat)
        ahead += int(lead > 0)
        level += int(lead == 0)
    return ahead, level


@rule("NB-134", "NB-G48")
def lead_in_ranking(s: State, side: int, other: int) -> int:
    """Matches won come first (a draw is half a win), then the difference of points, then the points."""
    wins, difference = record_of(s, side)
    other_wins, other_difference = record_of(s, other)
    if wins != other_wins:
        return int(wins - other_wins)
    if difference != other_difference:
        return int(difference - other_difference)
    return int(s.score[side] - s.score[other])


@rule("NB-134", "NB-G48")
def record_of(s: State, side: int) -> tuple[int, int]:
    """Two for every match won and one for every draw, and the difference of points over all matches."""
    wins = difference = 0
    for nth in range(rivals(s)):
        lead = scored(s, side, rival(s, side, nth)) - scored(s, rival(s, side, nth), side)
        wins += 1 + int(lead > 0) - int(lead < 0)
        difference += lead
    return wins, difference
