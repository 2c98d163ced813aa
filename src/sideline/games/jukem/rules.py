"""What actions do, in the order of the rule book."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import (
    ANSWER_CARD,
    ANSWER_FREE_THROW,
    PLAY_AND_1,
    PLAY_JUKEM,
    PLAY_SHOT,
    STUCK_DISCARDS,
    TIME_OUT_DISCARDS,
)
from sideline.games.jukem.facts import can_call_time_out, can_score, worth
from sideline.games.jukem.state import (
    HAND_SIZE,
    KINDS,
    NO_PLAY,
    Card,
    DrawOrder,
    FirstDealer,
    Phase,
    QuarterEnd,
    Refill,
    State,
    Stuck,
    TimeOutFill,
)


@rule("JK-13")
def play(s: State, action: int) -> None:
    """Let an action happen."""
    if s.phase == Phase.DRAW:
        draw_card(s, action)
    elif s.phase == Phase.OFFENSE:
        attack(s, action)
    elif s.phase == Phase.DEFENSE:
        answer(s, action)
    elif s.phase == Phase.STUCK:
        discard_when_stuck(s, action)
    elif s.phase == Phase.TIME_OUT:
        discard_in_time_out(s, action)
    else:
        name_dealer(s, action)


@rule("JK-03", "JK-12", "JK-G23")
def deal(s: State) -> None:
    """The score is nil-nil and a coin decides who deals first, unless that is settled."""
    s.quarter = 0
    s.play = NO_PLAY
    s.discards_left = 0
    for side in range(SIDES):
        s.score[side] = 0
    if s.first_dealer == FirstDealer.RANDOM:
        s.phase = Phase.TOSS
    else:
        name_dealer(s, s.first_dealer - FirstDealer.HOME)


@rule("JK-08", "JK-G23")
def name_dealer(s: State, seat: int) -> None:
    """The seat the coin named deals the first quarter."""
    s.dealer = seat
    start_quarter(s)


@rule("JK-02", "JK-04", "JK-08", "JK-09", "JK-11", "JK-51")
def start_quarter(s: State) -> None:
    """All cards return to the pile, five are dealt to each seat, and the non-dealer goes first."""
    gather_cards(s)
    s.offense = 1 - s.dealer
    s.next_up = s.offense
    s.drawer = s.offense
    s.phase = Phase.DRAW


@rule("JK-51")
def gather_cards(s: State) -> None:
    """Every card is in the draw pile, and both hands are to be filled."""
    s.pile_size = 0
    for card in range(KINDS):
        s.pile[card] = s.copies[card]
        s.pile_size += s.copies[card]
        s.discards[card] = 0
        for side in range(SIDES):
            s.hands[side, card] = 0
            s.scored[side, card] = 0
    for side in range(SIDES):
        s.hand_size[side] = 0
        s.owed[side] = HAND_SIZE


@rule("JK-09", "JK-17")
def draw_card(s: State, card: int) -> None:
    """A card moves from the pile to the hand that is being filled."""
    s.pile[card] -= 1
    s.pile_size -= 1
    s.hands[s.drawer, card] += 1
    s.hand_size[s.drawer] += 1
    s.owed[s.drawer] -= 1
    go_on(s)


@rule("JK-17", "JK-38", "JK-G06")
def go_on(s: State) -> None:
    """The offense draws what it is owed, then the defense, as far as the pile goes; then a turn begins."""
    s.drawer = next_drawer(s)
    if s.pile_size > 0 and s.owed[s.drawer] > 0:
        s.phase = Phase.DRAW
    else:
        begin_turn(s)


@rule("JK-38", "JK-G06")
def next_drawer(s: State) -> int:
    """The offense draws all its cards first, or both draw in turn if that is the option."""
    drawer = s.offense
    if s.draw_order == DrawOrder.IN_TURN and s.phase == Phase.DRAW:
        drawer = 1 - s.drawer
    return drawer if s.owed[drawer] > 0 else 1 - drawer


@rule("JK-17", "JK-G05")
def replace_play(s: State, seat: int) -> None:
    """Who played cards draws back to five, or just one card if that is the option."""
    if s.refill == Refill.TO_FIVE:
        fill_hand(s, seat)
    else:
        s.owed[seat] = 1


@rule("JK-30", "JK-G27")
def fill_hand(s: State, seat: int) -> None:
    """The hand is to be filled to five."""
    s.owed[seat] = HAND_SIZE - s.hand_size[seat]


@rule("JK-11", "JK-13", "JK-18", "JK-48", "JK-G07", "JK-G08")
def begin_turn(s: State) -> None:
    """The seat whose turn it is attacks if it can and discards two cards if it cannot."""
    if is_played_out(s):
        end_quarter(s)
        return
    if is_skipped(s, s.next_up):
        s.next_up = 1 - s.next_up
    s.offense = s.next_up
    open_turn(s)


@rule("JK-13", "JK-18")
def open_turn(s: State) -> None:
    """The offense attacks if it can and discards two cards if it cannot."""
    if can_score(s, s.offense) or can_call_time_out(s, s.offense):
        s.phase = Phase.OFFENSE
    else:
        s.phase = Phase.STUCK
        s.discards_left = min(STUCK_DISCARDS, s.hand_size[s.offense])
        s.owed[s.offense] = s.discards_left


@rule("JK-G09", "JK-G11")
def is_skipped(s: State, seat: int) -> bool:
    """A seat with no cards has no turn, nor, if that is the option, one without a play and an empty pile."""
    if s.hand_size[seat] == 0:
        return True
    is_stuck = not can_score(s, seat) and not can_call_time_out(s, seat)
    return s.stuck_when_empty == Stuck.PASS and s.pile_size == 0 and is_stuck


@rule("JK-49", "JK-G10", "JK-G28")
def is_played_out(s: State) -> bool:
    """The pile is empty and neither seat has a shot left; or what the option asks for."""
    if s.pile_size > 0:
        return False
    shooters = int(can_score(s, 0)) + int(can_score(s, 1))
    if s.quarter_end == QuarterEnd.ONE_CANNOT_SHOOT:
        return shooters < SIDES
    return shooters == 0 or s.quarter_end == QuarterEnd.LAST_DRAW


@rule("JK-13", "JK-25", "JK-G15")
def attack(s: State, action: int) -> None:
    """A shot waits for its answer, unless a JUKEM came before it."""
    if action == TIME_OUT:
        call_time_out(s)
        return
    s.play = PLAY.part(action)
    move_play(s.hands[s.offense], s.play, copies=-1)
    s.hand_size[s.offense] -= 1 + PLAY_AND_1[s.play] + PLAY_JUKEM[s.play]
    s.phase = Phase.DEFENSE
    if PLAY_JUKEM[s.play]:
        score_play(s)
        end_play(s)


@rule("JK-36", "JK-39")
def answer(s: State, action: int) -> None:
    """The defense takes it or blocks, and the play is over."""
    if action == TAKE_IT:
        score_play(s)
    else:
        block(s, ANSWER.part(action))
    end_play(s)


@rule("JK-15", "JK-16")
def score_play(s: State) -> None:
    """The play counts, and its cards go to the scoring pile."""
    s.score[s.offense] += worth(s, s.play)
    move_play(s.scored[s.offense], s.play, copies=1)


@rule("JK-14", "JK-23", "JK-37", "JK-43", "JK-44", "JK-46", "JK-G19")
def block(s: State, answer: int) -> None:
    """Both plays are discarded, but a FREE THROW with a TECHNICAL FOUL scores one for the defense."""
    defense = 1 - s.offense
    move_play(s.discards, s.play, copies=1)
    discard(s, defense, ANSWER_CARD[answer])
    if ANSWER_FREE_THROW[answer]:
        s.score[defense] += s.points[Card.FREE_THROW]
        s.scored[defense, Card.FREE_THROW] += 1
        s.hands[defense, Card.FREE_THROW] -= 1
        s.hand_size[defense] -= 1
    replace_play(s, defense)


@rule("JK-33", "JK-34", "JK-50")
def end_play(s: State) -> None:
    """HALF COURT ends the quarter; after any other play the hands are filled and the turn passes."""
    is_buzzer = PLAY_SHOT[s.play] == Card.HALF_COURT
    s.play = NO_PLAY
    s.next_up = 1 - s.offense
    if is_buzzer:
        end_quarter(s)
    else:
        replace_play(s, s.offense)
        go_on(s)


@rule("JK-18", "JK-G07")
def discard_when_stuck(s: State, action: int) -> None:
    """After two discards the hand is filled and the turn passes."""
    discard(s, s.offense, DISCARD.part(action))
    s.discards_left -= 1
    if s.discards_left == 0:
        s.next_up = 1 - s.offense
        go_on(s)


@rule("JK-28", "JK-29")
def call_time_out(s: State) -> None:
    """The TIME OUT is discarded, and up to three more cards may follow."""
    discard(s, s.offense, Card.TIME_OUT)
    s.owed[s.offense] = 1
    s.phase = Phase.TIME_OUT
    s.discards_left = min(TIME_OUT_DISCARDS, s.hand_size[s.offense])
    if s.discards_left == 0:
        end_time_out(s)


@rule("JK-29")
def discard_in_time_out(s: State, action: int) -> None:
    """Up to three cards are discarded, or fewer if the seat stops."""
    if action == STOP:
        s.discards_left = 0
    else:
        discard(s, s.offense, DISCARD.part(action))
        s.owed[s.offense] += 1
        s.discards_left -= 1
    if s.discards_left == 0:
        end_time_out(s)


@rule("JK-30", "JK-31", "JK-G27")
def end_time_out(s: State) -> None:
    """The hand is filled to five, or just replaced if that is the option; the same seat goes again."""
    s.next_up = s.offense
    if s.time_out_fill == TimeOutFill.TO_FIVE:
        fill_hand(s, s.offense)
    go_on(s)


@rule("JK-10")
def discard(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile."""
    s.hands[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.discards[card] += 1


@rule("JK-21", "JK-24")
def move_play(cards: Ints, play: int, copies: int) -> None:
    """Add the cards of a play to a pile or hand, or take them away."""
    cards[PLAY_SHOT[play]] += copies
    cards[Card.AND_1] += copies * PLAY_AND_1[play]
    cards[Card.JUKEM] += copies * PLAY_JUKEM[play]


@rule("JK-12", "JK-35", "JK-51", "JK-52")
def end_quarter(s: State) -> None:
    """Hands are discarded and the points are written down; if nothing is decided the other seat deals."""
    discard_hands(s)
    for side in range(SIDES):
        s.totals[s.quarter, side] = s.score[side]
    s.quarter += 1
    if is_decided(s):
        s.phase = Phase.OVER
    else:
        s.dealer = 1 - s.dealer
        start_quarter(s)


@rule("JK-35")
def discard_hands(s: State) -> None:
    """Both seats discard what they hold."""
    for side in range(SIDES):
        s.hand_size[side] = 0
        for card in range(KINDS):
            s.discards[card] += s.hands[side, card]
            s.hands[side, card] = 0


@rule("JK-07", "JK-53", "JK-54", "JK-G24", "JK-G25")
def is_decided(s: State) -> bool:
    """The last quarter has a winner, or no overtime is left."""
    if s.quarter < s.periods:
        return False
    return s.score[0] != s.score[1] or s.quarter == s.periods + s.max_overtimes


@rule("JK-12")
def points(s: State, seat: int) -> int:
    """The score of a seat."""
    return int(s.score[seat])


@rule("JK-53", "JK-54")
def result(s: State, seat: int) -> int:
    """The higher total wins."""
    lead = s.score[seat] - s.score[1 - seat]
    return int(lead > 0) - int(lead < 0)
