"""How actions and events are said: the notation of replays, and phrases for every language."""

from functools import cache

from sideline.engine.aim import Aim, Moved
from sideline.engine.layout import SIDES
from sideline.engine.words import Phrase, phrase
from sideline.games.jukem.charts import (
    ANSWER_CARD,
    ANSWER_FREE_THROW,
    ANSWER_IS_WEAK,
    COPIES,
    PLAY_AND_1,
    PLAY_JUKEM,
    PLAY_SHOT,
    POINTS,
)
from sideline.games.jukem.decisions import (
    ANSWER,
    DISCARD,
    STOP,
    TAKE_IT,
    TIME_OUT,
    can_call_time_out,
    to_act,
)
from sideline.games.jukem.rules import worth
from sideline.games.jukem.state import KINDS, Card, Phase, State

CODES = ("2P", "3P", "DK", "A1", "HC", "JK", "FT", "BL", "MI", "3S", "BR", "AB", "TF", "TO")
SEAT_NAMES = ("home", "away")


def cards() -> list[dict[str, int | str]]:
    """List the deck as printed."""
    points = [*map(int, POINTS), *[0] * (KINDS - len(POINTS))]
    rows = zip(CODES, Card, COPIES, points, strict=True)
    return [
        {"code": code, "card": card.name, "copies": int(copies), "points": worth_of}
        for code, card, copies, worth_of in rows
    ]


@cache
def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


@cache
def card_phrase(card: int) -> Phrase:
    """Name a card."""
    return phrase(f"card-{Card(card).name}")


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share their numbers with plays."""
    if s.phase == Phase.TOSS and action < SIDES:
        return f"{SEAT_NAMES[action]} deals"
    if s.phase == Phase.DRAW and action < KINDS:
        return f"draw {CODES[action]}"
    if action < TIME_OUT:
        return spell_play(action)
    if DISCARD <= action < STOP:
        return f"discard {CODES[action - DISCARD]}"
    if action >= ANSWER:
        return _spell_answer(action - ANSWER)
    return {TIME_OUT: "TO", STOP: "stop", TAKE_IT: "take it"}[action]


@cache
def spell_play(play: int) -> str:
    """Write a play by the codes of its cards: `JK+3P+A1`."""
    return "JK+" * int(PLAY_JUKEM[play]) + CODES[PLAY_SHOT[play]] + "+A1" * int(PLAY_AND_1[play])


@cache
def _spell_answer(answer: int) -> str:
    return CODES[ANSWER_CARD[answer]] + "+FT" * int(ANSWER_FREE_THROW[answer])


def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.TOSS:
        return "toss"
    return f"quarter {s.quarter + 1}, draw {int(s.copies.sum()) - s.pile_size + 1}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase == Phase.TOSS:
        return phrase("label-deals", who=seat_phrase(action))
    if s.phase == Phase.DRAW:
        return phrase("label-draw", card=card_phrase(action))
    if action < TIME_OUT:
        return phrase("label-play", cards=_play_phrase(action), points=worth(s, action))
    if DISCARD <= action < STOP:
        return phrase("label-discard", card=card_phrase(action - DISCARD))
    if action >= ANSWER:
        return phrase("label-answer", cards=_answer_phrase(action - ANSWER))
    return phrase({TIME_OUT: "label-time-out", STOP: "label-stop", TAKE_IT: "label-take-it"}[action])


@cache
def _play_phrase(play: int) -> Phrase:
    cards = card_phrase(PLAY_SHOT[play])
    if PLAY_AND_1[play]:
        cards = phrase("together", first=cards, second=card_phrase(Card.AND_1))
    if PLAY_JUKEM[play]:
        cards = phrase("together", first=card_phrase(Card.JUKEM), second=cards)
    return cards


@cache
def _answer_phrase(answer: int) -> Phrase:
    cards = card_phrase(ANSWER_CARD[answer])
    if ANSWER_FREE_THROW[answer]:
        cards = phrase("together", first=cards, second=card_phrase(Card.FREE_THROW))
    return cards


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened, as a viewer may know it: a drawn card is seen only by the hand it came to."""
    phase = before.phase
    if phase == Phase.TOSS:
        return phrase("tell-deals", who=seat_phrase(action))
    if phase == Phase.DRAW:
        return _tell_draw(before, action, viewer)
    if phase == Phase.DEFENSE:
        return _tell_answer(before, action, after)
    who = seat_phrase(before.offense)
    if action == TIME_OUT:
        return phrase("tell-time-out", who=who)
    if action == STOP:
        return phrase("tell-stop", who=who)
    if action >= DISCARD:
        return phrase("tell-discard", who=who, card=card_phrase(action - DISCARD))
    key = "tell-juke" if PLAY_JUKEM[action] else "tell-play"
    return phrase(key, who=who, cards=_play_phrase(action), points=worth(before, action))


def _tell_draw(before: State, card: int, viewer: int) -> Phrase:
    who = seat_phrase(before.drawer)
    if viewer == before.drawer:
        return phrase("tell-draws-card", who=who, card=card_phrase(card))
    return phrase("tell-draws", who=who)


def _tell_answer(before: State, action: int, after: State) -> Phrase:
    who = seat_phrase(1 - before.offense)
    if action == TAKE_IT:
        return phrase(
            "tell-take-it", who=who, other=seat_phrase(before.offense), points=worth(before, before.play)
        )
    answer = action - ANSWER
    if ANSWER_FREE_THROW[answer]:
        points = int(before.points[Card.FREE_THROW])
        return phrase("tell-free-throw", who=who, cards=_answer_phrase(answer), points=points)
    return phrase("tell-block", who=who, cards=_answer_phrase(answer))


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    seat = to_act(s)
    who = seat_phrase(seat)
    if s.phase == Phase.DEFENSE:
        return _why_no_answer(s, seat, action)
    if s.phase == Phase.STUCK and not DISCARD <= action < STOP:
        return phrase("why-stuck", who=who, rule="JK-18")
    if s.phase == Phase.TIME_OUT and not DISCARD <= action <= STOP:
        return phrase("why-in-time-out", who=who, rule="JK-29")
    if s.phase == Phase.OFFENSE and DISCARD <= action < STOP:
        return phrase("why-must-play", who=who, rule="JK-G07")
    if s.phase == Phase.OFFENSE and action >= STOP:
        return phrase("why-not-defending", who=who, rule="JK-06")
    if action >= DISCARD:
        return phrase("why-not-in-hand", who=who, cards=card_phrase(action - DISCARD), rule="JK-13")
    return _why_no_play(s, seat, action)


def _why_no_play(s: State, seat: int, action: int) -> Phrase:
    who = seat_phrase(seat)
    if action == TIME_OUT:
        if s.hands[seat, Card.TIME_OUT] and not can_call_time_out(s, seat):
            return phrase("why-no-swap", rule="JK-G08")
        return phrase("why-not-in-hand", who=who, cards=card_phrase(Card.TIME_OUT), rule="JK-13")
    if PLAY_SHOT[action] == Card.HALF_COURT and s.pile_size > 0:
        return phrase("why-half-court", rule="JK-33")
    return phrase("why-not-in-hand", who=who, cards=_play_phrase(action), rule="JK-13")


def _why_no_answer(s: State, seat: int, action: int) -> Phrase:
    who = seat_phrase(seat)
    if action < ANSWER:
        return phrase("why-not-attacking", who=who, rule="JK-36")
    answer = action - ANSWER
    if ANSWER_IS_WEAK[answer] and PLAY_SHOT[s.play] == Card.DUNK:
        return phrase("why-dunk", cards=_answer_phrase(answer), rule="JK-41")
    return phrase("why-not-in-hand", who=who, cards=_answer_phrase(answer), rule="JK-36")


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", overtimes=s.max_overtimes)
    if s.quarter > s.periods:
        return phrase("ending-overtime", overtimes=s.quarter - s.periods)
    return phrase("ending-regular", periods=s.periods)


def ask(s: State) -> Phrase:
    """Say what the seat to act has to decide."""
    who = seat_phrase(to_act(s))
    if s.phase == Phase.DEFENSE:
        return phrase("ask-defense", who=who, cards=_play_phrase(s.play), points=worth(s, s.play))
    if s.phase == Phase.TIME_OUT:
        return phrase("ask-time-out", who=who, left=s.discards_left)
    if s.phase == Phase.STUCK:
        return phrase("ask-stuck", who=who, left=s.discards_left)
    return phrase("ask-offense", who=who)


def aim(s: State, action: int) -> Aim:
    """Point at the cards in hand that an action takes; outcomes of chance share their numbers with plays."""
    if s.phase == Phase.TOSS:
        return Aim("deal")
    if s.phase == Phase.DRAW:
        return Aim("draw")
    return _aim(action)


@cache
def _aim(action: int) -> Aim:
    if action < TIME_OUT:
        return Aim("play", _in_hand(*_play_cards(action)))
    if action == TIME_OUT:
        return Aim("timeout", _in_hand(Card.TIME_OUT))
    if DISCARD <= action < STOP:
        return Aim("discard", _in_hand(action - DISCARD))
    if action >= ANSWER:
        return Aim("answer", _in_hand(*_answer_cards(action - ANSWER)))
    return Aim("stop" if action == STOP else "take")


def _in_hand(*kinds: int) -> tuple[str, ...]:
    return tuple(f"hand:{Card(kind).name}" for kind in kinds)


@cache
def _play_cards(play: int) -> tuple[int, ...]:
    """List the cards of a play in the order in which they are laid down."""
    before, after = PLAY_JUKEM[play] * (Card.JUKEM,), PLAY_AND_1[play] * (Card.AND_1,)
    return (*before, int(PLAY_SHOT[play]), *after)


@cache
def _answer_cards(answer: int) -> tuple[int, ...]:
    return (int(ANSWER_CARD[answer]), *ANSWER_FREE_THROW[answer] * (Card.FREE_THROW,))


def show(before: State, action: int, after: State, viewer: int) -> tuple[Moved, ...]:
    """Say which cards moved, as a viewer may know it: a drawn card is seen only by the hand it came to."""
    moved = _moved(before, action, viewer)
    is_shuffled = after.quarter > before.quarter and after.phase != Phase.OVER
    return (*moved, Moved("pack", end="@pile")) if is_shuffled else moved


def _moved(before: State, action: int, viewer: int) -> tuple[Moved, ...]:
    if before.phase == Phase.TOSS:
        return ()
    if before.phase == Phase.DRAW:
        return _show_draw(before.drawer, action, is_seen=viewer == before.drawer)
    if before.phase == Phase.DEFENSE:
        return _show_answer(before.offense, before.play, action)
    return _show_turn(before.offense, action)


@cache
def _show_draw(drawer: int, card: int, *, is_seen: bool) -> tuple[Moved, ...]:
    return (Moved(_face(card) if is_seen else "card", "@pile", f"@hand:{drawer}"),)


@cache
def _show_turn(offense: int, action: int) -> tuple[Moved, ...]:
    """A play comes to the table, and goes on to its scoring pile if nobody can stop it."""
    hand = f"@hand:{offense}"
    if action == STOP:
        return ()
    if action >= TIME_OUT:
        card = Card.TIME_OUT if action == TIME_OUT else action - DISCARD
        return (Moved(_face(card), hand, "@discard"),)
    cards = _play_cards(action)
    scored = _carried(cards, "@table", f"@scored:{offense}") if PLAY_JUKEM[action] else ()
    return _carried(cards, hand, "@table") + scored


@cache
def _show_answer(offense: int, play: int, action: int) -> tuple[Moved, ...]:
    """A play that is taken scores; one that is stopped is discarded with what stopped it."""
    cards = _play_cards(play)
    if action == TAKE_IT:
        return _carried(cards, "@table", f"@scored:{offense}")
    hand, scored = f"@hand:{1 - offense}", f"@scored:{1 - offense}"
    stopper, *free_throw = _answer_cards(action - ANSWER)
    stopped = _carried((stopper,), hand, "@table") + _carried((*cards, stopper), "@table", "@discard")
    return stopped + _carried((*free_throw,), hand, scored)


def _carried(cards: tuple[int, ...], start: str, end: str) -> tuple[Moved, ...]:
    return tuple(Moved(_face(card), start, end) for card in cards)


def _face(card: int) -> str:
    return f"card:{Card(card).name}"
