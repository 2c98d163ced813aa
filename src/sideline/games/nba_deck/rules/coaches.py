"""Coaches: they are drawn or chosen before the teams, and one of them lets his side draw a card more."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.facts.coaches import gives, hand_at_start
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.turn import rival, seats
from sideline.games.nba_deck.rules.cards import put_on_deck, take_from_hand
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.state import HAND_SIZE, NOTHING, VEILED, Coaches, Phase, State, Step
from sideline.games.nba_deck.state.pieces import Power, Skill


@rule("NB-150", "NB-G62")
def take_coaches(s: State) -> None:
    """The side that goes first has its coach first, an automatic one has none; then the teams are chosen."""
    if is_automatic(s, s.active):
        s.active = rival(s, s.active, 0)
    if s.coaches == Coaches.OFF or s.coach[s.active] != NOTHING:
        s.active = s.first
        s.next = Step.LAY_TEAMS
    elif s.coaches == Coaches.RANDOM:
        ask(s, Phase.COACH_DRAW)
    else:
        ask(s, Phase.COACH)


@rule("NB-150")
def take_coach(s: State, coach: int) -> None:
    """A side has its coach for the whole match, and the other side is next."""
    s.coach[s.active] = coach
    s.active = rival(s, s.active, 0)
    s.next = Step.TAKE_COACHES


@rule("NB-151", "NB-152", "NB-G52")
def add_coach(s: State, side: int) -> None:
    """The collective or the rebounds of a team count more."""
    s.team[side, Skill.IQ] += gives(s, side, Power.COLLECTIVE)
    s.team[side, Skill.REB] += gives(s, side, Power.REBOUNDS)


@rule("NB-155", "NB-G52")
def draw_with_coach(s: State) -> None:
    """Before scoring the hand is filled up to seven, if the coach says so."""
    s.owed[s.active] = max(0, hand_at_start(s, s.active) - s.hand_size[s.active])
    s.after = Step.PUT_BACK
    s.next = Step.DRAW_CARDS


@rule("NB-155", "NB-G52")
def go_on_putting_back(s: State) -> None:
    """The side puts cards back until it holds six; then its attack is scored."""
    if s.hand_size[s.active] > HAND_SIZE:
        ask(s, Phase.PUT_BACK)
    else:
        s.after = Step.ADVANCE_RIVER
        s.next = Step.SCORE


@rule("NB-155", "NB-G52")
def put_back(s: State, i: int) -> None:
    """A card of the hand lies face down on the own deck: nobody else knows which, nor what stays in hand."""
    put_on_deck(s, s.active, VEILED + take_from_hand(s, s.active, i))
    for other in range(s.hand_size[s.active]):
        s.shown[s.active, other] = 0
    s.next = Step.PUT_BACK


@rule("NB-150")
def clear_coaches(s: State) -> None:
    """No side has a coach."""
    s.rerolled_free = 0
    for side in range(seats(s)):
        s.coach[side] = NOTHING
