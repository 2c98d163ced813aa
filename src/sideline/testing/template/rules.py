"""What actions do."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.testing.template.actions import ROLL
from sideline.testing.template.facts import total
from sideline.testing.template.state import Phase, State


@rule("TG-01")
def deal(s: State) -> None:
    """The score is nil-nil and the first round begins."""
    s.round = 0
    for side in range(SIDES):
        s.score[side] = 0
    begin_round(s)


@rule("TG-01", "TG-G01")
def begin_round(s: State) -> None:
    """Both seats draw; they take turns at going first."""
    s.phase = Phase.DRAW
    s.seat = s.round % SIDES
    s.choices = 0
    for side in range(SIDES):
        s.card[side] = 0
        s.die[side] = 0


@rule("TG-02")
def play(s: State, action: int) -> None:
    """Let an action happen."""
    if s.phase == Phase.DRAW:
        draw_card(s, action + 1)
    elif s.phase == Phase.ROLL:
        s.die[s.seat] = action + 1
        end_choice(s)
    elif action == ROLL:
        s.phase = Phase.ROLL
    else:
        end_choice(s)


@rule("TG-01")
def draw_card(s: State, card: int) -> None:
    """A seat draws its card; when both have one the choices begin."""
    s.card[s.seat] = card
    s.seat = 1 - s.seat
    if s.card[s.seat] > 0:
        s.phase = Phase.CHOOSE


@rule("TG-02")
def end_choice(s: State) -> None:
    """The other seat chooses, or the round is over."""
    s.choices += 1
    s.seat = 1 - s.seat
    s.phase = Phase.CHOOSE
    if s.choices == SIDES:
        end_round(s)


@rule("TG-04", "TG-05")
def end_round(s: State) -> None:
    """The higher total scores, and the next round begins if one is left."""
    lead = total(s, 0) - total(s, 1)
    if lead != 0:
        s.score[int(lead < 0)] += s.prize
    s.round += 1
    if s.round == s.rounds:
        s.phase = Phase.OVER
    else:
        begin_round(s)


@rule("TG-04")
def points(s: State, seat: int) -> int:
    """The score of a seat."""
    return int(s.score[seat])


@rule("TG-05")
def result(s: State, seat: int) -> int:
    """The higher score wins."""
    lead = s.score[seat] - s.score[1 - seat]
    return int(lead > 0) - int(lead < 0)
