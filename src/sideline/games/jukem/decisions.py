"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import holder, list_outcomes
from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import ANSWER_CARD, JUKED
from sideline.games.jukem.facts import can_answer, can_call_time_out, can_juke, can_shoot
from sideline.games.jukem.state import HAND_SIZE, KINDS, Phase, State


@rule("JK-01", "JK-05", "JK-06", "JK-11")
def to_act(s: State) -> int:
    """The offense plays and discards, the defense answers, chance tosses and draws."""
    phase = s.phase
    if phase in (Phase.TOSS, Phase.DRAW):
        return CHANCE
    if phase == Phase.OVER:
        return NOBODY
    if phase == Phase.DEFENSE:
        return 1 - s.offense
    return s.offense


@rule("JK-08", "JK-G23")
def outcomes(s: State) -> int:
    """The coin has two faces; a draw may bring any kind of card."""
    return SIDES if s.phase == Phase.TOSS else KINDS


@rule("JK-08", "JK-G23")
def weight(s: State, outcome: int) -> int:
    """The faces of the coin are equal; each card left in the pile is as likely as any other."""
    return 1 if s.phase == Phase.TOSS else int(s.pile[outcome])


@rule("JK-08", "JK-G23")
def tickets(s: State) -> int:
    """The coin has two faces; the pile has as many tickets as cards."""
    if s.phase == Phase.TOSS:
        return SIDES
    return s.pile_size


@rule("JK-08", "JK-G23")
def pick(s: State, ticket: int) -> int:
    """A ticket names a face of the coin or a card of the pile."""
    if s.phase == Phase.TOSS:
        return ticket
    return holder(s.pile, ticket)


@rule("JK-13", "JK-36")
def legal(s: State, out: Ints) -> int:
    """List what the pending decision allows."""
    if s.phase == Phase.OFFENSE:
        return list_plays(s, out)
    if s.phase == Phase.DEFENSE:
        return list_answers(s, out)
    if s.phase == Phase.STUCK:
        return list_discards(s, out)
    if s.phase == Phase.TIME_OUT:
        count = list_discards(s, out)
        out[count] = STOP
        return count + 1
    return list_outcomes(s, out)


@rule("JK-19", "JK-24", "JK-28", "JK-G13", "JK-G17")
def list_plays(s: State, out: Ints) -> int:
    """A shot, the same after a JUKEM, or a TIME OUT."""
    count = 0
    for play in range(JUKED):
        if can_shoot(s, s.offense, play):
            out[count] = PLAY.at(play)
            count += 1
    for i in range(count):
        if can_juke(s, s.offense, PLAY.part(out[i])):
            out[count] = JUKED + out[i]
            count += 1
    if can_call_time_out(s, s.offense):
        out[count] = TIME_OUT
        count += 1
    return count


@rule("JK-36", "JK-40", "JK-42", "JK-G16", "JK-G21")
def list_answers(s: State, out: Ints) -> int:
    """Take it, or one defensive card that stops the play."""
    out[0] = TAKE_IT
    count = 1
    for answer in range(len(ANSWER_CARD)):
        if can_answer(s, 1 - s.offense, answer):
            out[count] = ANSWER.at(answer)
            count += 1
    return count


@rule("JK-18", "JK-29")
def list_discards(s: State, out: Ints) -> int:
    """Any kind of card in hand."""
    count = 0
    for card in range(KINDS):
        if s.hands[s.offense, card] > 0:
            out[count] = DISCARD.at(card)
            count += 1
    return count


def longest(s: State) -> int:
    """Bound the actions of a match: each card of a quarter is drawn, spent and answered once."""
    deck = int(s.copies.sum())
    return 1 + 4 * deck * int(s.periods + s.max_overtimes)


@cited("JK-08")
def misfit(s: State) -> str | None:
    """Refuse a deck that cannot be dealt."""
    if s.copies.sum() < SIDES * HAND_SIZE:
        return f"The deck needs at least {SIDES * HAND_SIZE} cards to deal five to each seat (JK-08)."
    return None
