"""What actions do, by the chapters of the rule book."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.rugby.choices import FirstAttacker
from sideline.games.rugby.rules.phases import add_random_card, answer_extra, call_play, commit, offer_extra
from sideline.games.rugby.rules.resolving import kick_at_goal, resolve, settle, turn_over
from sideline.games.rugby.rules.set_pieces import (
    begin_set_piece,
    choose_after_penalty,
    deal_card,
    draw_play_card,
    tie_up,
)
from sideline.games.rugby.rules.time import end_half, is_half_over, start_match
from sideline.games.rugby.state import FACES, NO_PLAY, NO_SET_PIECE, NO_SIDE, Phase, State

__all__ = ["deal", "play", "points", "result"]


@rule("RG-24", "RG-38")
def play(s: State, action: int) -> None:
    """Let an action happen, chapter by chapter; then a half may be over, and a set piece may begin."""
    if s.phase == Phase.DEAL:
        deal_card(s, action)
    elif s.phase in (Phase.ATTACK, Phase.DEFENSE):
        commit(s, action)
    elif s.phase == Phase.DRAW_PLAY:
        draw_play_card(s, action)
    elif s.phase == Phase.CALL:
        call_play(s, action)
    elif s.phase in (Phase.RESOLVE, Phase.SYMBOL):
        find_out(s, action)
    elif s.phase in (Phase.TIE_UP, Phase.PENALTY, Phase.SHOT, Phase.TOSS):
        start_again(s, action)
    else:
        play_extras(s, action)
    if is_half_over(s):
        end_half(s)
    if s.upcoming != NO_SET_PIECE:
        begin_set_piece(s)


@rule("RG-24", "RG-31", "RG-32")
def play_extras(s: State, action: int) -> None:
    """A random card is offered, answered and added."""
    if s.phase == Phase.DEFENSE_EXTRA:
        offer_extra(s, action)
    elif s.phase == Phase.ATTACK_EXTRA:
        answer_extra(s, action)
    else:
        add_random_card(s, action)


@rule("RG-33", "RG-45")
def find_out(s: State, action: int) -> None:
    """The check is made and cards are turned over; when no card is left, the play is settled."""
    if s.phase == Phase.RESOLVE:
        resolve(s)
    else:
        turn_over(s, action)
    if s.to_turn == 0:
        settle(s)


@rule("RG-15", "RG-22", "RG-50", "RG-51")
def start_again(s: State, action: int) -> None:
    """Play starts anew: with a toss, with forwards tied up, with a penalty, with a shot at goal."""
    if s.phase == Phase.TIE_UP:
        tie_up(s, action)
    elif s.phase == Phase.PENALTY:
        choose_after_penalty(s, action)
    elif s.phase == Phase.SHOT:
        kick_at_goal(s, action)
    else:
        start_match(s, action)


@rule("RG-04", "RG-21", "RG-22", "RG-G35")
def deal(s: State) -> None:
    """The counters are at their start; a coin decides who attacks first, unless that is settled."""
    for side in range(SIDES):
        s.score[side] = 0
    s.play_deck_size = 0
    for face in range(FACES):
        s.play_deck[face] = s.play_copies[s.cards, face]
        s.play_deck_size += s.play_copies[s.cards, face]
    s.face = NO_PLAY
    s.upcoming = NO_SET_PIECE
    s.last_winner = NO_SIDE
    s.phase = Phase.TOSS
    if s.first_attacker != FirstAttacker.RANDOM:
        start_match(s, s.first_attacker - FirstAttacker.HOME)
        begin_set_piece(s)


@rule("RG-13")
def points(s: State, seat: int) -> int:
    """The score of a seat."""
    return int(s.score[seat])


@rule("RG-58", "RG-G34")
def result(s: State, seat: int) -> int:
    """The team with more points wins."""
    lead = s.score[seat] - s.score[1 - seat]
    return int(lead > 0) - int(lead < 0)
