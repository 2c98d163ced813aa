"""What happened, as a viewer may know it: the play-by-play."""

from collections.abc import Callable

from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.actions import (
    ACCEPT_DRAW,
    ACTIVATE,
    BUY,
    DIE,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    LEAVE,
    MARK,
    PAY,
    PICK,
    PLACE,
    PLAY_ON,
    SHIFT,
    STARTER,
    SWAP,
    number,
)
from sideline.games.nba_deck.charts import PAIRS, STARTER_OF
from sideline.games.nba_deck.facts.dice import next_die
from sideline.games.nba_deck.facts.hand import asked_kind, drawer
from sideline.games.nba_deck.facts.market import for_sale
from sideline.games.nba_deck.facts.setup import drafted, picked_card
from sideline.games.nba_deck.facts.team import row_of
from sideline.games.nba_deck.facts.turn import is_up_to_chance
from sideline.games.nba_deck.state import FIRST_MODEL, NOTHING, Fate, Phase, State
from sideline.games.nba_deck.words.phrases import (
    card_phrase,
    die_phrase,
    held_phrase,
    position_phrase,
    seat_phrase,
)


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what an action did, and what the turn that began with it has brought."""
    what = _what(before, action, after, viewer)
    news = [what, *_scored(before, after), *_turned(before, after)]
    return what if len(news) == 1 else phrase("tell-both", first=_join(news[:-1]), second=news[-1])


def _join(news: list[Phrase]) -> Phrase:
    return news[0] if len(news) == 1 else phrase("tell-both", first=news[0], second=news[1])


def _scored(before: State, after: State) -> list[Phrase]:
    """Say who scored, when a turn or the match came to its end."""
    return [
        phrase("tell-score", who=seat_phrase(seat), points=int(after.score[seat] - before.score[seat]))
        for seat in range(len(before.score))
        if after.score[seat] > before.score[seat]
    ]


def _turned(before: State, after: State) -> list[Phrase]:
    """Say whose turn begins."""
    if after.turn == before.turn:
        return []
    key = "tell-ultimate" if after.is_ultimate else "tell-turn"
    return [phrase(key, who=seat_phrase(after.active), turn=after.turn)]


def _what(before: State, action: int, after: State, viewer: int) -> Phrase:
    if is_up_to_chance(before):
        return _tell_chance(before, action, viewer)
    if before.phase in (Phase.SELECT, Phase.DRAFT):
        return _tell_setup(before, action, viewer)
    if action == DONE:
        return _tell_done(before, after)
    if action in BUY or action in PAY:
        return _tell_purchase(before, action, after)
    if action in FATE:
        return _tell_fate(before, FATE.part(action), viewer)
    if action in (LEAVE, ACCEPT_DRAW, PLAY_ON):
        return _tell_single(before, action)
    span = number.span_of(action)
    assert span is not None, f"number {action} stands for nothing"
    return TOLD[span.name](before, *span.parts(action))


def _tell_chance(s: State, outcome: int, viewer: int) -> Phrase:
    if s.phase == Phase.TOSS:
        return phrase("tell-first", who=seat_phrase(outcome))
    if s.phase == Phase.ROLL:
        return phrase("tell-roll", who=seat_phrase(s.active), die=die_phrase(s, next_die(s), outcome))
    if s.phase == Phase.DRAW:
        who = seat_phrase(drawer(s))
        if viewer == drawer(s):
            return phrase("tell-draws-card", who=who, card=card_phrase(outcome))
        return phrase("tell-draws", who=who)
    if s.phase == Phase.RIVER:
        return phrase("tell-river", card=card_phrase(outcome))
    if s.phase == Phase.TACTIC:
        return phrase("tell-tactic", card=card_phrase(FIRST_MODEL + outcome))
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


def _tell_done(before: State, after: State) -> Phrase:
    """A side goes on; what it gives up says which decision it was."""
    who = seat_phrase(before.active)
    if before.phase == Phase.REROLL and before.picked:
        taken = int(before.fatigue - after.fatigue)
        key = "tell-rerolls-tired" if taken else "tell-rerolls"
        return phrase(key, who=who, dice=before.picked)
    return phrase(f"tell-done-{Phase(before.phase).name}", who=who)


def _tell_single(s: State, action: int) -> Phrase:
    who = seat_phrase(s.active)
    if action == LEAVE:
        return phrase("tell-leave", who=who, card=card_phrase(s.in_air))
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
    if action in BUY:
        card = card_phrase(for_sale(before, BUY.part(action)))
        return phrase("tell-buys" if is_bought else "tell-wishes", who=who, card=card)
    card = held_phrase(before, PAY.part(action))
    if is_bought:
        return phrase("tell-pays-last", who=who, card=card, wish=card_phrase(before.wish))
    return phrase("tell-pays", who=who, card=card)


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
        return phrase("tell-keeps", who=who)
    return phrase(f"tell-fate-{Fate(fate).name}", who=who, card=card)


TOLD: dict[str, Callable[..., Phrase]] = {
    MARK.name: _tell_mark,
    ENTER.name: _tell_enter,
    SHIFT.name: _tell_shift,
    SWAP.name: _tell_swap,
    PLACE.name: _tell_place,
    ACTIVATE.name: _tell_activate,
    DIE.name: _tell_die,
}
