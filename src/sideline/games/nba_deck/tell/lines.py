"""What happened, as a viewer may know it: the play-by-play."""

from collections.abc import Callable

from sideline.engine.words import Phrase, on_next_line, phrase
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
from sideline.games.nba_deck.charts import PAIRS, STARTER_OF
from sideline.games.nba_deck.facts.dice import die_thrown, next_die
from sideline.games.nba_deck.facts.hand import asked_kind, can_pay_for, drawer
from sideline.games.nba_deck.facts.market import for_sale
from sideline.games.nba_deck.facts.mismatch import asked_side
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.setup import drafted, picked_card
from sideline.games.nba_deck.facts.team import row_of
from sideline.games.nba_deck.facts.turn import OF_THE_HAND, is_up_to_chance, rival, seats
from sideline.games.nba_deck.state import (
    AUTOMATIC,
    COLOURS,
    FACES,
    FIRST_MODEL,
    NOTHING,
    EliminatedTo,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import Fate, Place
from sideline.games.nba_deck.words.coaches import coach_phrase, power_phrase
from sideline.games.nba_deck.words.mismatch import mismatch_phrase
from sideline.games.nba_deck.words.phrases import (
    card_phrase,
    die_phrase,
    held_phrase,
    listed_phrase,
    position_phrase,
    seat_phrase,
)
from sideline.games.nba_deck.words.solo import adopt_phrase, profile_phrase, recruit_phrase


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what an action did, and what the turn that began with it has brought."""
    what = _what(before, action, after, viewer)
    told = joined([what, *_relieved(before, action, after), *_scored(before, after)])
    gone = _left_river(before, after)
    if after.turn == before.turn:
        return joined([told, *gone])
    return on_next_line(told, joined([_turned(after), *gone]))


def joined(news: list[Phrase]) -> Phrase:
    """Say one thing after the other."""
    first, *others = news
    for other in others:
        first = phrase("tell-both", first=first, second=other)
    return first


def _scored(before: State, after: State) -> list[Phrase]:
    """Say what the attacks scored that waited, or that one came to nothing."""
    news = []
    for seat in range(seats(before)):
        points = int(after.score[seat] - before.score[seat])
        if points > 0:
            news += _scored_by(seat, before, after)
        elif before.attack[seat] and not after.attack[seat]:
            news.append(phrase("tell-stopped", who=seat_phrase(seat)))
        elif is_clash_over(before, after) and seat == before.clash_seat:
            news.append(phrase("tell-mismatch-nothing", who=seat_phrase(seat)))
    return news


def is_clash_over(before: State, after: State) -> bool:
    """Say whether the last die of a mismatch was thrown."""
    return bool(before.clash_position != NOTHING and after.clash_position == NOTHING)


def _scored_by(seat: int, before: State, after: State) -> list[Phrase]:
    """Say how many points a side scored, among more than two against whom."""
    who, gains = seat_phrase(seat), after.against[seat] - before.against[seat]
    if len(gains) == 1:
        return [phrase("tell-score", who=who, points=int(gains[0]))]
    return [
        phrase("tell-score-against", who=who, points=int(points), rival=seat_phrase(rival(after, seat, nth)))
        for nth, points in enumerate(gains)
        if points > 0
    ]


def _relieved(before: State, action: int, after: State) -> list[Phrase]:
    """Say how many Fatigue cards left the hand by themselves with those who came in."""
    is_pile = before.fatigue_eliminated_to == EliminatedTo.PILE
    cards = after.fatigue - before.fatigue if is_pile else after.boxed.sum() - before.boxed.sum()
    is_by_itself = before.phase in (Phase.MENU, Phase.REPLACING, Phase.DISPLACED)
    if cards <= 0 or not is_by_itself:
        return []
    return [phrase("tell-relieved", who=seat_phrase(before.active), cards=int(cards))]


def _left_river(before: State, after: State) -> list[Phrase]:
    """Say who was pushed out of the river."""
    river = before.river.tolist()
    gone = [card for card in river if card > NOTHING and after.place[card] == Place.PASSED]
    if not gone:
        return []
    names = listed_phrase([card_phrase(card) for card in gone])
    return [phrase("tell-passed", cards=names, count=len(gone))]


def _turned(after: State) -> Phrase:
    """Say whose turn begins."""
    key = "tell-ultimate" if after.is_ultimate else "tell-turn"
    return phrase(key, who=seat_phrase(after.active), turn=after.turn)


def _what(before: State, action: int, after: State, viewer: int) -> Phrase:
    if is_up_to_chance(before):
        return _tell_chance(before, action, viewer)
    if before.phase in (Phase.SELECT, Phase.DRAFT):
        return _tell_setup(before, action, viewer)
    if action == DONE:
        return _tell_done(before, after, viewer)
    if action in MISMATCH:
        return mismatch_phrase("tell-mismatch", before, *MISMATCH.parts(action))
    if action in PUT_BACK:
        return _tell_put_back(before, PUT_BACK.part(action), viewer)
    if is_free(before) and before.phase in (Phase.PAYING, Phase.HAND_END):
        return _tell_pick(before, action, viewer)
    if action in BUY or action in PAY:
        return _tell_purchase(before, action, after)
    if action in FATE:
        return _tell_fate(before, FATE.part(action), viewer)
    if action in (LEAVE, ACCEPT_DRAW, PLAY_ON, NOT_THIS_TURN, RENEW):
        return _tell_single(before, action)
    span = number.span_of(action)
    assert span is not None, f"number {action} stands for nothing"
    return TOLD[span.name](before, *span.parts(action))


def _tell_chance(s: State, outcome: int, viewer: int) -> Phrase:
    if s.phase == Phase.TOSS:
        return phrase("tell-first", who=seat_phrase(outcome))
    if s.phase == Phase.ROLL:
        return phrase("tell-roll", who=seat_phrase(s.active), die=die_phrase(s, next_die(s), outcome))
    if s.phase == Phase.CLASH:
        thrower = s.clash_seat if die_thrown(s) < COLOURS else s.clash_foe
        return phrase("tell-roll", who=seat_phrase(thrower), die=die_phrase(s, die_thrown(s), outcome))
    if s.phase == Phase.DRAW:
        who = seat_phrase(drawer(s))
        if viewer == drawer(s):
            return phrase("tell-draws-card", who=who, card=card_phrase(outcome))
        return phrase("tell-draws", who=who)
    if s.phase == Phase.RIVER:
        return phrase("tell-river", card=card_phrase(outcome))
    if s.phase == Phase.TACTIC:
        return phrase("tell-tactic", card=card_phrase(FIRST_MODEL + outcome))
    if s.phase == Phase.COACH_DRAW:
        return _tell_coach(s, outcome)
    if s.phase == Phase.PROFILE:
        return phrase("tell-profile", who=seat_phrase(AUTOMATIC), profile=profile_phrase(outcome))
    if s.phase == Phase.SCOUT:
        return phrase("tell-scout", who=seat_phrase(s.active), card=card_phrase(outcome))
    if s.phase == Phase.DRAFT_DEAL:
        return phrase("tell-draft-deal")
    return phrase("tell-pile")


def _tell_setup(s: State, action: int, viewer: int) -> Phrase:
    who = seat_phrase(s.active)
    if viewer != s.active:
        return phrase("tell-chooses", who=who)
    if s.phase == Phase.DRAFT:
        return phrase(
            "tell-chooses-card", who=who, card=card_phrase(drafted(s, viewer, DRAFT_PICK.part(action)))
        )
    is_starter = action in STARTER
    card = int(STARTER_OF[s.steps, STARTER.part(action)]) if is_starter else picked_card(PICK.part(action))
    return phrase("tell-chooses-card", who=who, card=card_phrase(card))


def _tell_pick(s: State, action: int, viewer: int) -> Phrase:
    """Only its own side is told what is picked in a hidden hand; the others hear of it at the end.

    That a card left in hand is picked sounds like the end of a menu, which another hand would have had.
    """
    who, phase = seat_phrase(s.active), Phase(s.phase)
    if viewer != s.active:
        return phrase("tell-goes-on" if phase == Phase.HAND_END else f"tell-picks-{phase.name}", who=who)
    if action in BACK:
        return phrase("tell-back", who=who, card=held_phrase(s, BACK.part(action)))
    if action in PAY:
        return phrase("tell-picks-card", who=who, card=held_phrase(s, PAY.part(action)))
    i, way = DECIDE.parts(action)
    return phrase(f"tell-means-{Fate(fate_of(way)).name}", who=who, card=held_phrase(s, i))


def _tell_back(s: State, place: int) -> Phrase:
    """A tactic of the market or a die is open to all, and so is that it is taken back."""
    who = seat_phrase(s.active)
    if s.phase == Phase.MARKET:
        return phrase("tell-back-mark", who=who, card=card_phrase(FIRST_MODEL + int(s.market[place])))
    return phrase("tell-back-die", who=who, die=die_phrase(s, *divmod(place, FACES)))


def _tell_fates(s: State, viewer: int) -> Phrase:
    """Say what became of the cards left in hand, one sentence for each kind of fate; kept ones are hidden."""
    who, cards = seat_phrase(s.active), s.hand[s.active, : s.hand_size[s.active]]
    told = []
    for choice, fate in enumerate((Fate.DISCARD, Fate.KEEP, Fate.ELIMINATE)):
        left = [int(card) for card, made in zip(cards, s.chosen, strict=False) if made == choice]
        names = [card_phrase(card) for card in left]
        if names and fate == Fate.KEEP and viewer != s.active:
            told.append(phrase("tell-keeps", who=who, cards=len(names)))
        elif names:
            told.append(phrase(f"tell-fate-{fate.name}", who=who, card=listed_phrase(names)))
    return joined(told)


def _tell_done(before: State, after: State, viewer: int) -> Phrase:
    """A side goes on; what it gives up says which decision it was, unless only its own hand tells that."""
    who = seat_phrase(asked_side(before))
    if before.phase == Phase.HAND_END:
        return _tell_fates(before, viewer)
    if before.phase == Phase.PAYING and is_free(before):
        return _tell_paid(before, int(before.wish))
    if before.phase == Phase.MARKET and is_free(before):
        return phrase("tell-replaces", who=who, tactics=int(before.marked).bit_count())
    if before.phase == Phase.REROLL and before.picked:
        taken = int(before.fatigue - after.fatigue)
        key = "tell-rerolls-tired" if taken else "tell-rerolls"
        return phrase(key, who=who, dice=before.picked)
    if viewer != before.active and before.phase in OF_THE_HAND:
        return phrase("tell-goes-on", who=who)
    return phrase(f"tell-done-{Phase(before.phase).name}", who=who)


def _tell_single(s: State, action: int) -> Phrase:
    who = seat_phrase(s.active)
    if action == LEAVE:
        return phrase("tell-leave", who=who, card=card_phrase(s.in_air))
    if action == RENEW:
        return phrase("tell-renew", who=who)
    if action == NOT_THIS_TURN:
        return phrase("tell-not-this-turn", who=seat_phrase(s.window_seat))
    return phrase("tell-accept" if action == ACCEPT_DRAW else "tell-play-on", who=who)


def _tell_mark(s: State, slot: int) -> Phrase:
    card = card_phrase(FIRST_MODEL + int(s.market[slot]))
    return phrase("tell-mark", who=seat_phrase(s.active), card=card)


def _tell_enter(s: State, i: int, position: int) -> Phrase:
    return phrase(
        "tell-enter",
        who=seat_phrase(s.active),
        card=held_phrase(s, i),
        position=position_phrase(position),
        leaves=card_phrase(int(s.court[s.active, position])),
    )


def _tell_shift(s: State, position: int) -> Phrase:
    to = position_phrase(position)
    return phrase("tell-shift", who=seat_phrase(s.active), card=card_phrase(s.in_air), position=to)


def _tell_swap(s: State, pair: int) -> Phrase:
    one, other = (card_phrase(int(s.court[s.active, position])) for position in PAIRS[pair])
    return phrase("tell-swap", who=seat_phrase(s.active), card=one, other=other)


def _tell_place(s: State, i: int, column: int) -> Phrase:
    tactic = int(s.hand[s.active, i])
    former = int(s.tactics[s.active, row_of(tactic), column])
    who, card = seat_phrase(s.active), card_phrase(tactic)
    if former == NOTHING:
        return phrase("tell-place", who=who, card=card)
    return phrase("tell-place-on", who=who, card=card, former=card_phrase(former))


def _tell_purchase(before: State, action: int, after: State) -> Phrase:
    """A card is wanted, paid for, and bought with the last payment."""
    who, is_bought = seat_phrase(before.active), after.wish == NOTHING
    if action in BUY and is_bought:
        return _tell_paid(before, for_sale(before, BUY.part(action)))
    if action in BUY:
        return phrase("tell-wishes", who=who, card=card_phrase(for_sale(before, BUY.part(action))))
    card = held_phrase(before, PAY.part(action))
    if is_bought:
        return phrase("tell-pays-last", who=who, card=card, wish=card_phrase(before.wish))
    return phrase("tell-pays", who=who, card=card)


def _tell_paid(s: State, wish: int) -> Phrase:
    """Say what is discarded for a purchase, all of it together: what was picked, or all that may pay."""
    who, cards = seat_phrase(s.active), s.hand[s.active, : s.hand_size[s.active]]
    if not is_free(s):
        return phrase("tell-buys", who=who, card=card_phrase(wish))
    may_pay = [can_pay_for(int(kind), wish) for kind in cards]
    pays = s.chosen[: len(cards)] if s.phase == Phase.PAYING else may_pay
    paid = [card_phrase(int(kind)) for kind, is_paid in zip(cards, pays, strict=True) if is_paid]
    return phrase("tell-pays-last", who=who, card=listed_phrase(paid), wish=card_phrase(wish))


def _tell_activate(s: State, row: int, column: int) -> Phrase:
    card = card_phrase(int(s.tactics[s.active, row, column]))
    return phrase("tell-activate", who=seat_phrase(s.active), card=card)


def _tell_die(s: State, die: int, face: int) -> Phrase:
    key = "tell-keeps-die" if s.phase == Phase.KEEPING else "tell-reroll"
    return phrase(key, who=seat_phrase(s.active), die=die_phrase(s, die, face))


def _tell_fate(s: State, fate: int, viewer: int) -> Phrase:
    """A card of the hand that is kept is not named: where a known one comes would tell of the others."""
    who, card = seat_phrase(s.active), card_phrase(asked_kind(s))
    if fate == Fate.KEEP and s.phase == Phase.HAND_END and viewer != s.active:
        return phrase("tell-keeps", who=who, cards=1)
    return phrase(f"tell-fate-{Fate(fate).name}", who=who, card=card)


def _tell_coach(s: State, coach: int) -> Phrase:
    who = seat_phrase(s.active)
    return phrase("tell-coach", who=who, coach=coach_phrase(coach), does=power_phrase(s, coach))


def _tell_put_back(s: State, i: int, viewer: int) -> Phrase:
    who = seat_phrase(s.active)
    if viewer == s.active:
        return phrase("tell-puts-back-card", who=who, card=held_phrase(s, i))
    return phrase("tell-puts-back", who=who)


def _tell_recruit(s: State, place: int, position: int) -> Phrase:
    return recruit_phrase("tell-recruit", s, place, position)


def _tell_adopt(s: State, slot: int) -> Phrase:
    return adopt_phrase("tell-adopt", s, slot)


TOLD: dict[str, Callable[..., Phrase]] = {
    MARK.name: _tell_mark,
    ENTER.name: _tell_enter,
    SHIFT.name: _tell_shift,
    SWAP.name: _tell_swap,
    PLACE.name: _tell_place,
    ACTIVATE.name: _tell_activate,
    DIE.name: _tell_die,
    BACK.name: _tell_back,
    COACH.name: _tell_coach,
    RECRUIT.name: _tell_recruit,
    ADOPT.name: _tell_adopt,
}
