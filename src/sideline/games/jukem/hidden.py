"""What a seat cannot know is drawn again: the hands of the others."""

from sideline.engine.citations import cited
from sideline.engine.layout import SIDES
from sideline.engine.rng import Rng, below
from sideline.engine.rule import rule
from sideline.games.jukem.actions import PLAY, TIME_OUT
from sideline.games.jukem.charts import PLAY_JUKEM
from sideline.games.jukem.facts import can_call_time_out, can_score, is_stuck_unseen
from sideline.games.jukem.rules import open_turn
from sideline.games.jukem.state import KINDS, Card, Phase, State


@rule("JK-09", "JK-G22")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """The hands a seat cannot see go back to the pile, and as many cards are drawn again."""
    for other in range(SIDES):
        if other != seat:
            return_hand(s, other)
    for turn in range(SIDES):
        other = s.offense if turn == 0 else 1 - s.offense
        if other != seat:
            draw_hand(s, other, rng)


@rule("JK-09")
def return_hand(s: State, seat: int) -> None:
    """A hand goes back to the pile; its size is remembered."""
    for card in range(KINDS):
        s.pile[card] += s.hands[seat, card]
        s.hands[seat, card] = 0


@rule("JK-09", "JK-13")
def draw_hand(s: State, seat: int, rng: Rng) -> None:
    """Draw a hand again; whether an offense can play shows only when it does, or when the pile is empty."""
    draw_cards(s, seat, rng)
    if seat != s.offense or not is_turn_unseen(s):
        return
    while s.pile_size == 0 and s.phase == Phase.OFFENSE and not has_play(s, seat):
        return_hand(s, seat)
        draw_cards(s, seat, rng)
    if s.pile_size > 0:
        s.discards_left = 0
        s.owed[seat] = 0
        open_turn(s)


@rule("JK-09")
def draw_cards(s: State, seat: int, rng: Rng) -> None:
    """Draw as many cards as the seat holds, of the kinds it may hold."""
    for _ in range(s.hand_size[seat]):
        tickets = 0
        for card in range(KINDS):
            if may_hold(s, seat, card):
                tickets += s.pile[card]
        card = -1
        ticket = below(rng, tickets)
        while ticket >= 0:
            card += 1
            if may_hold(s, seat, card):
                ticket -= s.pile[card]
        s.pile[card] -= 1
        s.hands[seat, card] += 1


@rule("JK-18")
def may_hold(s: State, seat: int, card: int) -> bool:
    """An offense that is stuck holds nothing it could play."""
    if seat != s.offense or s.phase != Phase.STUCK or (s.pile_size > 0 and is_stuck_unseen(s)):
        return True
    if card == Card.TIME_OUT:
        return s.pile_size == 0 and s.time_out_when_empty == 0
    return card > Card.DUNK and (s.pile_size > 0 or card != Card.HALF_COURT)


@rule("JK-13", "JK-18")
def is_turn_unseen(s: State) -> bool:
    """The offense has neither played nor discarded yet."""
    return s.phase == Phase.OFFENSE or is_stuck_unseen(s)


@rule("JK-13")
def has_play(s: State, seat: int) -> bool:
    """A shot or a TIME OUT is in hand."""
    return can_score(s, seat) or can_call_time_out(s, seat)


@cited("JK-49", "JK-G10")
def reveals(s: State, action: int) -> bool:
    """With an empty pile, who goes on after a play or a swap tells whether the other side has a shot left."""
    if s.pile_size > 0:
        return False
    is_juke = action in PLAY and bool(PLAY_JUKEM[PLAY.part(action)])
    return is_juke or action == TIME_OUT or s.phase in (Phase.TIME_OUT, Phase.DEFENSE)
