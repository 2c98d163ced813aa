"""A quick sensible action and a guess at the result, from what the seat to act may know."""

from math import sqrt

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled, rule
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import (
    ANSWER_CARD,
    ANSWER_FREE_THROW,
    ANSWER_IS_WEAK,
    PLAY_AND_1,
    PLAY_JUKEM,
    PLAY_SHOT,
    TIME_OUT_DISCARDS,
    column,
)
from sideline.games.jukem.decisions import legal
from sideline.games.jukem.facts import worth
from sideline.games.jukem.state import KINDS, Card, Phase, State

#                 2P 3P DK A1 HC JK FT BL MI 3S BR AB TF TO
USEFUL = column(6, 9, 8, 3, 2, 12, 1, 5, 5, 5, 4, 4, 5, 7)
SPARE_AND_1 = 2
PLENTY = 4
SPREAD_PER_CARD = 1.6


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """The option that looks best."""
    best = -1
    best_promise = -1e9
    for i in range(legal(s, out)):
        promise = promise_of(s, out[i])
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return best


@compiled
def promise_of(s: State, action: int) -> float:
    """How good an option looks."""
    if s.phase == Phase.OFFENSE:
        return promise_of_time_out(s) if action == TIME_OUT else promise_of_play(s, PLAY.part(action))
    if s.phase == Phase.DEFENSE:
        return promise_of_answer(s, action)
    if action == STOP:
        return -float(PLENTY)
    return -float(usefulness(s, DISCARD.part(action)))


@compiled
def promise_of_play(s: State, play: int) -> float:
    """The points to expect, less what the cards would be worth later."""
    if PLAY_JUKEM[play]:
        return float(worth(s, play) - price_of_jukem(s))
    return float(worth(s, play) * chance_to_pass(s, play) - 0.3 * PLAY_AND_1[play])


@compiled
def price_of_jukem(s: State) -> float:
    """A JUKEM is kept for a big play while there is time."""
    best = (s.points[Card.THREE_POINTER] + s.points[Card.AND_1]) * s.points[Card.JUKEM]
    return 0.85 * best if s.pile_size > 0 else 0.0


@compiled
def chance_to_pass(s: State, play: int) -> float:
    """The chance that the defense holds nothing that stops a play."""
    unseen = stoppers = 0
    for card in range(KINDS):
        unseen += s.pile[card] + s.hands[1 - s.offense, card]
    for answer in range(len(ANSWER_CARD) - 1):
        card = ANSWER_CARD[answer]
        if not (ANSWER_IS_WEAK[answer] and PLAY_SHOT[play] == Card.DUNK):
            stoppers += s.pile[card] + s.hands[1 - s.offense, card]
    chance = 1.0
    for held in range(s.hand_size[1 - s.offense]):
        chance *= max(0.0, (unseen - stoppers - held) / (unseen - held))
    return chance


@rule("JK-32")
def promise_of_time_out(s: State) -> float:
    """A TIME OUT is good while the pile is long and the hand is weak."""
    weak = 0
    for card in range(KINDS):
        if s.hands[s.offense, card] > 0 and usefulness(s, card) < PLENTY:
            weak += s.hands[s.offense, card]
    return 0.8 * weak if is_worth_a_time_out(s) else 3.0


@rule("JK-32")
def is_worth_a_time_out(s: State) -> bool:
    """The pile still holds enough cards for a full swap: the TIME OUT itself and three more."""
    return bool(s.pile_size >= 1 + TIME_OUT_DISCARDS)


@compiled
def promise_of_answer(s: State, action: int) -> float:
    """Stop what can be stopped, with the card that is least useful otherwise."""
    if action == TAKE_IT:
        return 0.0
    answer = ANSWER.part(action)
    return float(100 * (1 + ANSWER_FREE_THROW[answer]) - USEFUL[ANSWER_CARD[answer]])


@compiled
def usefulness(s: State, card: int) -> int:
    """How much a card in hand is worth keeping."""
    hand = s.hands[s.offense]
    if card == Card.AND_1 and hand[card] >= SPARE_AND_1:
        return 1
    if card == Card.FREE_THROW and hand[Card.TECHNICAL_FOUL] > 0:
        return PLENTY
    return int(USEFUL[card])


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead, measured against the swings that the cards still to come will bring."""
    lead = float(s.score[seat] - s.score[1 - seat])
    deck = 0
    for card in range(KINDS):
        deck += s.copies[card]
    cards_left = float(s.pile_size)
    for side in range(SIDES):
        cards_left += s.hand_size[side]
    cards_left += deck * max(0, s.periods - s.quarter - 1)
    spread = SPREAD_PER_CARD * sqrt(cards_left)
    return lead / (abs(lead) + spread + 0.5)
