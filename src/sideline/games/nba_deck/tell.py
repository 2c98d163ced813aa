"""What happened, as a viewer may know it: the play-by-play."""

from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.actions import (
    ACCEPT_DRAW,
    ACTIVATE,
    BUY_ATHLETE,
    DISCARD_DISPLACED,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    MARK,
    PAY,
    PICK,
    PLACE,
    REROLL,
    RESEAT,
    STARTER,
    SWAP,
)
from sideline.games.nba_deck.charts import STARTER_OF
from sideline.games.nba_deck.decisions import drawer, next_die
from sideline.games.nba_deck.decisions.options import drafted
from sideline.games.nba_deck.facts.team import row_of
from sideline.games.nba_deck.rules.setup import picked_card
from sideline.games.nba_deck.state import (
    COLUMNS,
    FACES,
    FIRST_MODEL,
    NOTHING,
    POSITIONS,
    Fate,
    Phase,
    State,
)
from sideline.games.nba_deck.words import (
    PAIRS,
    asked_kind,
    card_phrase,
    die_phrase,
    for_sale,
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
    if before.phase < Phase.SELECT:
        return _tell_chance(before, action, viewer)
    if before.phase in (Phase.SELECT, Phase.DRAFT):
        return _tell_setup(before, action, viewer)
    if action == DONE:
        return _tell_done(before, after)
    if action < PLACE:
        return _tell_replacement(before, action)
    if action < FATE:
        return _tell_action(before, action, after)
    return _tell_other(before, action, viewer)


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
        return phrase("tell-chooses-card", who=who, card=card_phrase(drafted(s, viewer, action - DRAFT_PICK)))
    is_pick = action >= PICK
    card = picked_card(action - PICK) if is_pick else int(STARTER_OF[s.steps, action - STARTER])
    return phrase("tell-chooses-card", who=who, card=card_phrase(card))


def _tell_done(before: State, after: State) -> Phrase:
    """A side goes on; what it gives up says which decision it was."""
    who = seat_phrase(before.active)
    if before.phase == Phase.REROLL and before.picked:
        taken = int(before.fatigue - after.fatigue)
        key = "tell-rerolls-tired" if taken else "tell-rerolls"
        return phrase(key, who=who, dice=before.picked)
    return phrase(f"tell-done-{Phase(before.phase).name}", who=who)


def _tell_replacement(s: State, action: int) -> Phrase:
    who = seat_phrase(s.active)
    if action < ENTER:
        return phrase("tell-mark", who=who, card=card_phrase(FIRST_MODEL + int(s.market[action - MARK])))
    if action == DISCARD_DISPLACED:
        return phrase("tell-leave", who=who, card=card_phrase(s.in_air))
    if action >= RESEAT:
        to = position_phrase(action - RESEAT)
        return phrase("tell-shift", who=who, card=card_phrase(s.in_air), position=to)
    i, position = divmod(action - ENTER, POSITIONS)
    return phrase(
        "tell-enter",
        who=who,
        card=held_phrase(s, i),
        position=position_phrase(position),
        leaves=card_phrase(int(s.court[s.active, position])),
    )


def _tell_action(before: State, action: int, after: State) -> Phrase:
    who = seat_phrase(before.active)
    if action < BUY_ATHLETE:
        return _tell_place(before, action)
    if action < PAY:
        key = "tell-buys" if after.wish == NOTHING else "tell-wishes"
        return phrase(key, who=who, card=card_phrase(for_sale(before, action)))
    if action < ACTIVATE:
        card = held_phrase(before, action - PAY)
        if after.wish == NOTHING:
            return phrase("tell-pays-last", who=who, card=card, wish=card_phrase(before.wish))
        return phrase("tell-pays", who=who, card=card)
    if before.phase == Phase.ACTIVATION:
        row, column = divmod(action - ACTIVATE, COLUMNS)
        return phrase(
            "tell-activate", who=who, card=card_phrase(int(before.tactics[before.active, row, column]))
        )
    die = die_phrase(before, *divmod(action - REROLL, FACES))
    return phrase("tell-keeps-die" if before.phase == Phase.KEEPING else "tell-reroll", who=who, die=die)


def _tell_place(s: State, action: int) -> Phrase:
    i, column = divmod(action - PLACE, COLUMNS)
    tactic = int(s.hand[s.active, i])
    former = int(s.tactics[s.active, row_of(tactic), column])
    who, card = seat_phrase(s.active), card_phrase(tactic)
    if former == NOTHING:
        return phrase("tell-place", who=who, card=card)
    return phrase("tell-place-on", who=who, card=card, former=card_phrase(former))


def _tell_other(s: State, action: int, viewer: int) -> Phrase:
    who = seat_phrase(s.active)
    if action in (FATE + Fate.KEEP, FATE + Fate.DISCARD, FATE + Fate.ELIMINATE):
        return _tell_fate(s, action - FATE, viewer)
    if SWAP <= action < SWAP + len(PAIRS):
        one, other = (card_phrase(int(s.court[s.active, place])) for place in PAIRS[action - SWAP])
        return phrase("tell-swap", who=who, card=one, other=other)
    return phrase("tell-accept" if action == ACCEPT_DRAW else "tell-play-on", who=who)


def _tell_fate(s: State, fate: int, viewer: int) -> Phrase:
    """A card of the hand that is kept is not named: where a known one comes would tell of the others."""
    who, card = seat_phrase(s.active), card_phrase(asked_kind(s))
    if fate == Fate.KEEP and s.phase == Phase.HAND_END and viewer != s.active:
        return phrase("tell-keeps", who=who)
    return phrase(f"tell-fate-{Fate(fate).name}", who=who, card=card)
