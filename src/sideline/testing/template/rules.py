"""What actions do."""

from sideline.engine.rule import rule
from sideline.testing.template.actions import ROLL
from sideline.testing.template.facts import lead, next_seat, seats, total
from sideline.testing.template.state import Phase, State


@rule("TG-01")
def deal(s: State) -> None:
    """The score is nil-nil and the first round begins."""
    s.round = 0
    for side in range(seats(s)):
        s.score[side] = 0
    begin_round(s)


@rule("TG-01", "TG-G01")
def begin_round(s: State) -> None:
    """All seats draw; they take turns at going first."""
    s.phase = Phase.DRAW
    s.seat = s.round % seats(s)
    s.choices = 0
    for side in range(seats(s)):
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
    """A seat draws its card; when all have one the choices begin."""
    s.card[s.seat] = card
    s.seat = next_seat(s, s.seat)
    if s.card[s.seat] > 0:
        s.phase = Phase.CHOOSE


@rule("TG-02")
def end_choice(s: State) -> None:
    """The next seat chooses, or the round is over."""
    s.choices += 1
    s.seat = next_seat(s, s.seat)
    s.phase = Phase.CHOOSE
    if s.choices == seats(s):
        end_round(s)


@rule("TG-04", "TG-05")
def end_round(s: State) -> None:
    """The highest total scores, and the next round begins if one is left."""
    best = level = 0
    for seat in range(1, seats(s)):
        if total(s, seat) > total(s, best):
            best, level = seat, 0
        elif total(s, seat) == total(s, best):
            level += 1
    if level == 0:
        s.score[best] += s.prize
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
    """The highest score wins."""
    ahead = lead(s, seat)
    return int(ahead > 0) - int(ahead < 0)
