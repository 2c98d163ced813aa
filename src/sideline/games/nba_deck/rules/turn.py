"""A turn from scoring to the end of turn, and the end of the match."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.nba_deck.actions import ACCEPT_DRAW, FATE
from sideline.games.nba_deck.decisions.options import has_menu
from sideline.games.nba_deck.facts.team import is_market_empty
from sideline.games.nba_deck.rules.cards import discard_from_hand, take_from_hand
from sideline.games.nba_deck.rules.markets import leave_river
from sideline.games.nba_deck.state import (
    BLANK,
    COLOURS,
    DICE,
    EXTRA_TURNS,
    FACES,
    HAND_SIZE,
    OVERTIME_TURNS,
    RIVER_SLOTS,
    ROWS,
    EndCondition,
    Fate,
    Phase,
    State,
)


@rule("NB-26", "NB-27", "NB-31")
def begin_turn(s: State) -> None:
    """The attack that waits is scored, and the river moves on."""
    s.turn += 1
    s.period_turn += 1
    refresh(s)
    s.after = Phase.ADVANCE_RIVER
    s.phase = Phase.SCORE


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
    for row in range(ROWS):
        s.has_activated[row] = 0
    for side in range(SIDES):
        s.drawn[side] = 0
    for die in range(DICE):
        s.thrown[die] = 0


@rule("NB-27", "NB-28", "NB-29", "NB-30", "NB-95", "NB-G20")
def score(s: State) -> None:
    """The attack counts less the defence, never below nothing, and all these dice go back."""
    side = 1 - s.active if s.after == Phase.RESULT else s.active
    s.phase = s.after
    if s.attack[side] == 0:
        return
    s.score[side] += points_waiting(s, side)
    s.attack[side] = 0
    for die in range(COLOURS):
        for face in range(FACES):
            s.zone[side, die, face] = 0
            s.zone[1 - side, COLOURS + die, face] = 0


@rule("NB-28", "NB-30", "NB-G13", "NB-G20")
def points_waiting(s: State, side: int) -> int:
    """What the attack of a side would score now."""
    total = 0
    for colour in range(COLOURS):
        points = attack_of(s, side, colour) - defence_against(s, side, colour)
        if points > 0 or s.defence_cap_per_colour == 0:
            total += points
    return max(0, total)


@rule("NB-28")
def attack_of(s: State, side: int, colour: int) -> int:
    """The sum of the attack dice of a colour."""
    total = 0
    for face in range(FACES):
        total += s.zone[side, colour, face] * s.faces[colour, face]
    return int(total)


@rule("NB-28", "NB-71")
def defence_against(s: State, side: int, colour: int) -> int:
    """The sum of the defensive numbers of a colour that the other side has kept."""
    total = 0
    for die in range(COLOURS):
        for face in range(FACES):
            if s.colours[die, face] == colour:
                total += s.zone[1 - side, COLOURS + die, face] * s.faces[COLOURS + die, face]
    return int(total)


@rule("NB-37", "NB-38", "NB-G28")
def open_menu(s: State) -> None:
    """The side is asked while there is something to do; then come the activations."""
    s.phase = Phase.MENU if has_menu(s) else Phase.OPEN_ACTIVATION


@rule("NB-85", "NB-90", "NB-G44", "NB-G64")
def end_hand(s: State) -> None:
    """Each card left in hand is looked at; then the hand is filled to six."""
    if s.is_ultimate == 1:
        s.phase = Phase.LAST_ATTACK
    elif s.asked < s.hand_size[s.active]:
        s.phase = Phase.HAND_END
    else:
        fill_hand(s, s.active)
        s.after = Phase.END_TURN
        s.phase = Phase.DRAW_CARDS


@rule("NB-87")
def fill_hand(s: State, side: int) -> None:
    """The hand is to hold six cards."""
    s.owed[side] = max(0, HAND_SIZE - s.hand_size[side])


@rule("NB-85", "NB-86", "NB-G60", "NB-G63")
def decide_fate(s: State, action: int) -> None:
    """A card is kept, discarded or eliminated for good."""
    fate = action - FATE
    s.last_kind = s.hand[s.active, s.asked]
    s.last_fate = fate
    if fate == Fate.KEEP:
        s.asked += 1
    elif fate == Fate.DISCARD:
        discard_from_hand(s, s.active, s.asked)
    else:
        take_from_hand(s, s.active, s.asked)
        s.boxed[s.active] += 1
    s.phase = Phase.END_HAND


@rule("NB-25", "NB-89", "NB-90", "NB-91", "NB-93")
def end_turn(s: State) -> None:
    """The market is filled again, and the other side is next, or the ultimate turn comes."""
    s.after = Phase.ULTIMATE if is_period_over(s) else Phase.BEGIN_TURN
    s.active = 1 - s.active
    s.phase = Phase.FILL_MARKET if s.overtime == 0 else s.after


@rule("NB-91", "NB-92", "NB-97", "NB-G01", "NB-G02")
def is_period_over(s: State) -> bool:
    """Regular time lasts four turns more than the pile has cards, an overtime six."""
    if s.overtime > 0:
        return bool(s.period_turn == OVERTIME_TURNS)
    if s.end_condition == EndCondition.MARKET_EMPTY:
        return is_market_empty(s)
    return bool(s.period_turn == s.pile_size + EXTRA_TURNS)


@rule("NB-93", "NB-94", "NB-100", "NB-G44")
def begin_ultimate_turn(s: State) -> None:
    """The side that did not play last scores and may defend once more."""
    s.turn += 1
    refresh(s)
    s.is_ultimate = 1
    s.after = Phase.OPEN_MENU
    s.phase = Phase.SCORE


@rule("NB-95")
def score_last_attack(s: State) -> None:
    """The last attack is scored after the other side has had its chance to defend."""
    s.after = Phase.RESULT
    s.phase = Phase.SCORE


@rule("NB-96", "NB-97", "NB-G46")
def settle(s: State) -> None:
    """The higher score wins; a tie may lead to an overtime."""
    s.phase = Phase.OVER
    s.active = s.first
    if s.score[0] == s.score[1] and s.overtime < s.max_overtimes:
        s.phase = Phase.TIED


@rule("NB-97", "NB-101", "NB-G46")
def answer_tie(s: State, action: int) -> None:
    """The match is drawn if both sides accept it; otherwise they play on."""
    if action != ACCEPT_DRAW:
        begin_overtime(s)
    elif s.active == s.first:
        s.active = 1 - s.first
    else:
        s.phase = Phase.OVER


@rule("NB-97", "NB-98", "NB-G45")
def begin_overtime(s: State) -> None:
    """Six counters lie in the river, both hands are filled, and the other side begins."""
    s.overtime += 1
    s.period_turn = 0
    s.is_ultimate = 0
    s.first = 1 - s.first
    s.active = s.first
    for slot in range(RIVER_SLOTS):
        leave_river(s, s.river[slot])
        s.river[slot] = BLANK
    for side in range(SIDES):
        fill_hand(s, side)
    s.after = Phase.BEGIN_TURN
    s.phase = Phase.DRAW_CARDS


@rule("NB-28")
def points(s: State, seat: int) -> int:
    """The score of a seat."""
    return int(s.score[seat])


@rule("NB-96")
def result(s: State, seat: int) -> int:
    """The higher score wins."""
    lead = s.score[seat] - s.score[1 - seat]
    return int(lead > 0) - int(lead < 0)
