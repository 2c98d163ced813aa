"""How options, events of chance and endings are said."""

from collections.abc import Callable

from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.actions import (
    ACCEPT_DRAW,
    ACTIVATE,
    ADOPT,
    BACK,
    BUY,
    COACH,
    DECIDE,
    DIE,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    LEAVE,
    MARK,
    MISMATCH,
    NOT_THIS_TURN,
    PAY,
    PICK,
    PLACE,
    PLAY_ON,
    PUT_BACK,
    RECRUIT,
    RENEW,
    SHIFT,
    STARTER,
    SWAP,
    fate_of,
    number,
)
from sideline.games.nba_deck.charts import PAIRS, POSITION_NAMES, STARTER_OF
from sideline.games.nba_deck.facts.dice import die_thrown, next_die
from sideline.games.nba_deck.facts.hand import asked_kind, drawer
from sideline.games.nba_deck.facts.market import cost_of, for_sale
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.setup import drafted, picked_card
from sideline.games.nba_deck.facts.team import row_of
from sideline.games.nba_deck.facts.turn import PAIR, is_up_to_chance, seats
from sideline.games.nba_deck.rules.turn import record_of, result
from sideline.games.nba_deck.state import FACES, FIRST_MODEL, NOTHING, Phase, State
from sideline.games.nba_deck.state.pieces import SEAT_NAMES, Die, Fate
from sideline.games.nba_deck.words.coaches import coach_phrase, power_phrase
from sideline.games.nba_deck.words.mismatch import mismatch_phrase
from sideline.games.nba_deck.words.phrases import (
    card_phrase,
    die_phrase,
    held_phrase,
    outcome_phrase,
    position_phrase,
    seat_phrase,
)
from sideline.games.nba_deck.words.solo import adopt_phrase, recruit_phrase


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if is_up_to_chance(s):
        return phrase("label-outcome", what=outcome_phrase(s, action))
    if action == DONE:
        return _done(s)
    if action == LEAVE:
        return phrase("label-leave", card=card_phrase(s.in_air))
    if action in (NOT_THIS_TURN, RENEW):
        return phrase("label-not-this-turn" if action == NOT_THIS_TURN else "label-renew")
    if action in (ACCEPT_DRAW, PLAY_ON):
        return phrase("label-accept" if action == ACCEPT_DRAW else "label-play-on")
    span = number.span_of(action)
    assert span is not None, f"number {action} stands for nothing"
    return LABELLED[span.name](s, *span.parts(action))


def _done(s: State) -> Phrase:
    """Say what comes of being done: what was picked happens."""
    if s.phase == Phase.REROLL and s.picked > 0:
        return phrase("label-throw", dice=int(s.picked))
    if s.phase == Phase.MARKET:
        return phrase("label-replace", tactics=int(s.marked).bit_count())
    if s.phase == Phase.PAYING:
        return phrase("label-paid", card=card_phrase(s.wish), paid=s.paid)
    if s.phase == Phase.HAND_END:
        return phrase("label-leave-cards", cards=count_left(s))
    if s.phase == Phase.KEEPING and is_free(s):
        return phrase("label-keep-dice", dice=int(s.lifted.sum()))
    return phrase(f"label-done-{Phase(s.phase).name}")


def count_left(s: State) -> int:
    """Count the cards left in hand that are neither kept nor eliminated."""
    return sum(1 for choice in s.chosen[: s.hand_size[s.active]] if choice == 0)


def _decide(s: State, i: int, way: int) -> Phrase:
    return phrase(f"label-fate-{Fate(fate_of(way)).name}", card=held_phrase(s, i))


def _back(s: State, place: int) -> Phrase:
    """Say what is taken back."""
    if s.phase == Phase.MARKET:
        return phrase("label-back-mark", card=card_phrase(FIRST_MODEL + int(s.market[place])))
    if s.phase == Phase.PAYING:
        return phrase("label-back-pay", card=held_phrase(s, place))
    if s.phase == Phase.HAND_END:
        return phrase("label-back-fate", card=held_phrase(s, place))
    key = "label-back-keep" if s.phase == Phase.KEEPING else "label-back-reroll"
    return phrase(key, die=die_phrase(s, *divmod(place, FACES)))


def _mark(s: State, slot: int) -> Phrase:
    return phrase("label-mark", card=card_phrase(FIRST_MODEL + int(s.market[slot])))


def _enter(s: State, i: int, position: int) -> Phrase:
    leaves = card_phrase(int(s.court[s.active, position]))
    return phrase("label-enter", card=held_phrase(s, i), position=position_phrase(position), leaves=leaves)


def _shift(s: State, position: int) -> Phrase:
    leaves = card_phrase(int(s.court[s.active, position]))
    return phrase(
        "label-shift", card=card_phrase(s.in_air), position=position_phrase(position), leaves=leaves
    )


def _swap(s: State, pair: int) -> Phrase:
    one, other = (card_phrase(int(s.court[s.active, position])) for position in PAIRS[pair])
    return phrase("label-swap", card=one, other=other)


def _place(s: State, i: int, column: int) -> Phrase:
    tactic = int(s.hand[s.active, i])
    former = int(s.tactics[s.active, row_of(tactic), column])
    if former == NOTHING:
        return phrase("label-place", card=card_phrase(tactic))
    return phrase("label-place-on", card=card_phrase(tactic), former=card_phrase(former), column=column + 1)


def _buy(s: State, slot: int) -> Phrase:
    card = for_sale(s, slot)
    return phrase("label-buy", card=card_phrase(card), cost=cost_of(s, card))


def _pay(s: State, i: int) -> Phrase:
    kind = int(s.hand[s.active, i])
    return phrase("label-pay", card=card_phrase(kind), value=int(s.value[kind]))


def _activate(s: State, row: int, column: int) -> Phrase:
    return phrase("label-activate", card=card_phrase(int(s.tactics[s.active, row, column])))


def _die(s: State, die: int, face: int) -> Phrase:
    key = "label-keep-die" if s.phase == Phase.KEEPING else "label-reroll"
    return phrase(key, die=die_phrase(s, die, face))


def _fate(s: State, fate: int) -> Phrase:
    return phrase(f"label-fate-{Fate(fate).name}", card=card_phrase(asked_kind(s)))


def _draft(s: State, i: int) -> Phrase:
    card = card_phrase(drafted(s, s.active, i))
    return phrase("label-draft-mini" if s.steps == 0 else "label-draft-common", card=card)


def _starter(s: State, version: int) -> Phrase:
    return phrase("label-pick", card=card_phrase(int(STARTER_OF[s.steps, version])))


def _pick(s: State, choice: int) -> Phrase:
    return phrase("label-pick", card=card_phrase(picked_card(choice)))


def _coach(s: State, coach: int) -> Phrase:
    return phrase("label-coach", coach=coach_phrase(coach), does=power_phrase(s, coach))


def _put_back(s: State, i: int) -> Phrase:
    return phrase("label-put-back", card=held_phrase(s, i))


def _mismatch(s: State, offset: int, position: int) -> Phrase:
    return mismatch_phrase("label-mismatch", s, offset, position)


def _recruit(s: State, place: int, position: int) -> Phrase:
    return recruit_phrase("label-recruit", s, place, position)


def _adopt(s: State, slot: int) -> Phrase:
    return adopt_phrase("label-adopt", s, slot)


LABELLED: dict[str, Callable[..., Phrase]] = {
    MARK.name: _mark,
    ENTER.name: _enter,
    SHIFT.name: _shift,
    SWAP.name: _swap,
    PLACE.name: _place,
    BUY.name: _buy,
    PAY.name: _pay,
    ACTIVATE.name: _activate,
    DIE.name: _die,
    FATE.name: _fate,
    DECIDE.name: _decide,
    BACK.name: _back,
    DRAFT_PICK.name: _draft,
    STARTER.name: _starter,
    PICK.name: _pick,
    COACH.name: _coach,
    PUT_BACK.name: _put_back,
    MISMATCH.name: _mismatch,
    RECRUIT.name: _recruit,
    ADOPT.name: _adopt,
}


def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.ROLL:
        die = next_die(s)
        return f"turn {s.turn}, {Die(die).name.lower()} die {s.thrown[die] + 1}"
    if s.phase == Phase.CLASH:
        return _event_of_clash(s)
    if s.phase == Phase.DRAW:
        side = drawer(s)
        return f"turn {s.turn}, {SEAT_NAMES[side]} draw {s.drawn[side] + 1}"
    if s.phase in (Phase.RIVER, Phase.TACTIC, Phase.SCOUT):
        return f"turn {s.turn}, {Phase(s.phase).name.lower()} {s.revealed + 1}"
    if s.phase == Phase.COACH_DRAW:
        return f"coach of {SEAT_NAMES[s.active]}"
    if s.phase == Phase.DRAFT_DEAL:
        return f"draft {s.draft_round + 1}, card {s.steps + 1}"
    return f"{Phase(s.phase).name.lower()} {s.pile_left}"


def _event_of_clash(s: State) -> str:
    """Name a die of a mismatch by the token, which is used once."""
    die = die_thrown(s)
    token = f"{SEAT_NAMES[s.clash_seat]} {POSITION_NAMES[s.clash_position]}"
    return f"mismatch {token}, {Die(die).name.lower()} die {s.clash_rolled[die].sum() + 1}"


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    winner = [seat for seat in range(seats(s)) if result(s, seat) > 0]
    if not winner:
        return phrase("ending-draw" if seats(s) == PAIR else "ending-shared", overtimes=s.overtime)
    if seats(s) > PAIR:
        wins, difference = record_of(s, winner[0])
        return phrase("ending-ranking", who=seat_phrase(winner[0]), record=wins, difference=difference)
    if s.overtime > 0:
        return phrase("ending-overtime", overtimes=s.overtime)
    return phrase("ending-regular", turns=s.turn - 1)
