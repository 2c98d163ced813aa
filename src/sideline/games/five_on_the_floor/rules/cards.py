"""The override cards."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.actions import CARD, NO_CARD
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.state import CARDS, Card, Phase, State

NOTHING = -1


@rule("F21-41", "F21-G30")
def gather_cards(s: State) -> None:
    """All cards are in the deck; without the module there are none."""
    s.deck_size = 0
    for card in range(CARDS):
        s.deck[card] = s.copies[card] if s.override_cards else 0
        s.deck_size += s.deck[card]
        s.discards[card] = 0
        for side in range(SIDES):
            s.hands[side, card] = 0
    for side in range(SIDES):
        s.hand_size[side] = 0


@rule("F21-G30", "F21-G35", "F21-G38")
def draw_card(s: State, card: int) -> None:
    """The side whose possession starts draws a card, and discards one if it has too many."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.hands[s.offense, card] += 1
    s.hand_size[s.offense] += 1
    s.phase = Phase.DISCARD if s.hand_size[s.offense] > s.hand_limit else Phase.READY


@rule("F21-G30", "F21-G38")
def discard(s: State, action: int) -> None:
    """A card too many is laid on the open discard pile."""
    put_down(s, s.offense, CARD.part(action))
    s.phase = Phase.READY


@rule("F21-G38")
def put_down(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile."""
    s.hands[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.discards[card] += 1


@rule("F21-G30", "F21-G34")
def play_card(s: State, seat: int, card: int) -> None:
    """A side plays its one card of this turn."""
    put_down(s, seat, card)
    s.has_played[seat] = 1


@rule("F21-G30", "F21-G34", "F21-G36", "F21-G37")
def play_in_turn(s: State, card: int) -> None:
    """An Iso gives a point more, an Extra Pass a pass that costs none; neither is an action."""
    play_card(s, s.offense, card)
    if card == Card.ISO:
        s.ap += 1
    else:
        s.has_free_pass = 1


@rule("F21-41", "F21-G30", "F21-G34", "F21-G42")
def answer_with_card(s: State, action: int) -> None:
    """A side that was asked plays a card or none, and the shot or the rebound goes on."""
    card = NOTHING if action == NO_CARD else CARD.part(action)
    if card != NOTHING:
        play_card(s, to_act(s), card)
    go_on(s)
    s.is_deep |= int(card == Card.DEEP_RANGE)
    s.is_quick |= int(card == Card.QUICK_RELEASE)
    s.is_closed_out |= int(card == Card.CLOSE_OUT)
    if card == Card.SECOND_EFFORT:
        s.is_reroll = 1
        s.phase = Phase.REBOUND


@rule("F21-G30")
def go_on(s: State) -> None:
    """The shooter's card comes first, then the defense's, then the shot; after a lost rebound, the ball."""
    if s.phase == Phase.SHOT_CARD:
        s.phase = Phase.HAND_UP
    elif s.phase == Phase.CLOSE_OUT:
        s.phase = Phase.RELEASE
    else:
        s.phase = Phase.LOOSE_BALL
