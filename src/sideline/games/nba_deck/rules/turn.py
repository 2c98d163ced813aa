"""A turn from scoring to the end of turn, and the end of the match."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.nba_deck.facts.coaches import hand_at_start
from sideline.games.nba_deck.facts.court import has_entry, has_tactic_to_prepare
from sideline.games.nba_deck.facts.dice import points_waiting
from sideline.games.nba_deck.facts.market import slots_to_buy_from
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.turn import is_period_over, may_buy, may_replace, rival
from sideline.games.nba_deck.rules.cards import discard_from_hand, take_from_hand
from sideline.games.nba_deck.rules.coaches import draw_with_coach
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.rules.markets import leave_river
from sideline.games.nba_deck.rules.mismatch import ACTIONS, ADJUSTMENT, END, SCORING, open_window
from sideline.games.nba_deck.state import (
    BLANK,
    COLOURS,
    DICE,
    FACES,
    HAND_SIZE,
    RIVER_SLOTS,
    ROWS,
    Fate,
    HandsInOvertime,
    Phase,
    State,
    Step,
)


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
    for side in range(SIDES):
        s.drawn[side] = 0
    for die in range(DICE):
        s.thrown[die] = 0


@rule("NB-27", "NB-28", "NB-29", "NB-30", "NB-95", "NB-G20")
def score(s: State) -> None:
    """The attack counts less the defence, never below nothing, and all these dice go back."""
    side = rival(s, s.active) if s.after == Step.SETTLE else s.active
    s.next = s.after
    if s.after == Step.ADVANCE_RIVER:
        open_window(s, ADJUSTMENT)
    if s.attack[side] == 0:
        return
    s.score[side] += points_waiting(s, side)
    s.attack[side] = 0
    for die in range(COLOURS):
        for face in range(FACES):
            s.zone[side, die, face] = 0
            s.zone[rival(s, side), COLOURS + die, face] = 0


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
    if s.is_ultimate == 1:
        s.next = Step.SCORE_LAST_ATTACK
    elif s.asked < s.hand_size[s.active]:
        ask(s, Phase.HAND_END)
    else:
        s.next = Step.DRAW_UP


@rule("NB-87", "NB-90")
def draw_up(s: State) -> None:
    """The hand is filled to six, and the turn ends."""
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
    s.active = rival(s, s.active)
    s.next = Step.FILL_MARKET if s.overtime == 0 else s.after


@rule("NB-93", "NB-94", "NB-100", "NB-G44")
def begin_ultimate_turn(s: State) -> None:
    """The side that did not play last scores and may defend once more."""
    s.turn += 1
    refresh(s)
    s.is_ultimate = 1
    s.after = Step.OPEN_MENU
    s.next = Step.SCORE
    open_window(s, SCORING)


@rule("NB-95")
def score_last_attack(s: State) -> None:
    """The last attack is scored after the other side has had its chance to defend."""
    s.after = Step.SETTLE
    s.next = Step.SCORE


@rule("NB-96", "NB-97", "NB-G46")
def settle(s: State) -> None:
    """The higher score wins; a tie may lead to an overtime."""
    s.active = s.first
    if s.score[0] == s.score[1] and s.overtime < s.max_overtimes:
        ask(s, Phase.TIED)
    else:
        ask(s, Phase.OVER)


@rule("NB-97", "NB-101", "NB-G46")
def accept_draw(s: State) -> None:
    """The match is drawn if both sides accept it."""
    if s.active == s.first:
        s.active = rival(s, s.first)
    else:
        ask(s, Phase.OVER)


@rule("NB-97", "NB-98", "NB-G45")
def begin_overtime(s: State) -> None:
    """Six counters lie in the river, both hands are filled unless they stay, and the other side begins."""
    s.overtime += 1
    s.period_turn = 0
    s.is_ultimate = 0
    s.first = rival(s, s.first)
    s.active = s.first
    for slot in range(RIVER_SLOTS):
        leave_river(s, s.river[slot])
        s.river[slot] = BLANK
    for side in range(SIDES):
        if s.hands_in_overtime == HandsInOvertime.FILLED:
            fill_hand(s, side)
    s.after = Step.BEGIN_TURN
    s.next = Step.DRAW_CARDS


@rule("NB-28")
def points(s: State, seat: int) -> int:
    """The score of a seat."""
    return int(s.score[seat])


@rule("NB-96")
def result(s: State, seat: int) -> int:
    """The higher score wins."""
    lead = s.score[seat] - s.score[rival(s, seat)]
    return int(lead > 0) - int(lead < 0)
