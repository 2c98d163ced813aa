"""What actions do."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.testing.yardsticks.kuhn.actions import BET
from sideline.testing.yardsticks.kuhn.facts import chips_of
from sideline.testing.yardsticks.kuhn.state import CARDS, NOBODY_YET, Phase, State


@rule("KP-01", "KP-G01")
def deal(s: State) -> None:
    """Both seats pay the ante and wait for their cards."""
    s.phase = Phase.DEAL
    s.seat = 0
    s.moves = 0
    s.is_raised = 0
    s.lot = NOBODY_YET
    for side in range(SIDES):
        s.staked[side] = s.ante
    for card in range(CARDS):
        s.deck[card] = 1
        for side in range(SIDES):
            s.hands[side, card] = 0


@rule("KP-02", "KP-G02")
def play(s: State, action: int) -> None:
    """Let an action happen."""
    if s.phase == Phase.DEAL:
        give_card(s, action)
    elif s.phase >= Phase.FOLDED:
        s.lot = action
    elif action == BET:
        raise_or_call(s)
    else:
        check_or_fold(s)


@rule("KP-01")
def give_card(s: State, card: int) -> None:
    """A seat gets its card; when both have one the first seat chooses."""
    s.deck[card] -= 1
    s.hands[s.seat, card] += 1
    if s.seat == 1:
        s.phase = Phase.BET
    s.seat = 1 - s.seat


@rule("KP-02", "KP-04")
def raise_or_call(s: State) -> None:
    """A bet waits for its answer; the second bet shows the cards."""
    s.staked[s.seat] += s.bet
    if s.is_raised == 1:
        s.phase = Phase.SHOWN
    else:
        s.is_raised = 1
        s.moves += 1
        s.seat = 1 - s.seat


@rule("KP-03", "KP-04", "KP-05")
def check_or_fold(s: State) -> None:
    """To pass after a bet is to fold; the second pass shows the cards."""
    if s.is_raised == 1:
        s.phase = Phase.FOLDED
    elif s.moves == 1:
        s.phase = Phase.SHOWN
    else:
        s.moves += 1
        s.seat = 1 - s.seat


@rule("KP-03", "KP-04")
def points(s: State, seat: int) -> int:
    """The chips that a seat has won, or less than none if it has lost them."""
    return chips_of(s, seat)


@rule("KP-G02")
def result(s: State, seat: int) -> int:
    """Whom the lot went to wins."""
    if s.lot == NOBODY_YET:
        return 0
    return 1 if s.lot == seat else -1
