"""Which rule forbids an action that is not an option."""

from collections.abc import Callable

from sideline.engine.span import Span
from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.actions import (
    ACCEPT_DRAW,
    ACTIVATE,
    BACK,
    BUY,
    COACH,
    DECIDE,
    DIE,
    DONE,
    ENTER,
    FATE,
    MARK,
    MISMATCH,
    PAY,
    PLACE,
    PLAY_ON,
    fate_of,
)
from sideline.games.nba_deck.charts import PLAYS_AT
from sideline.games.nba_deck.facts.court import can_prepare
from sideline.games.nba_deck.facts.dice import rerolls_left
from sideline.games.nba_deck.facts.hand import can_pay_for, purse
from sideline.games.nba_deck.facts.market import cost_of, for_sale, may_buy_tactic
from sideline.games.nba_deck.facts.mismatch import asked_side, may_use_token, usable_tokens
from sideline.games.nba_deck.facts.picks import PICKING, is_free, may_take_back
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.team import can_grasp, is_athlete, is_tactic, row_of
from sideline.games.nba_deck.facts.turn import may_buy
from sideline.games.nba_deck.state import (
    ATHLETES,
    FATIGUE,
    FIRST_MARKET_SLOT,
    FIRST_MINI_SLOT,
    NOTHING,
    TAKE_BACKS,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import Fate, Row, Skill
from sideline.games.nba_deck.words.coaches import coach_phrase
from sideline.games.nba_deck.words.phrases import card_phrase, held_phrase, position_phrase, seat_phrase

PENDING_RULES = {
    Phase.SELECT: "NB-107",
    Phase.DRAFT: "NB-115",
    Phase.MARKET: "NB-35",
    Phase.MENU: "NB-37",
    Phase.REPLACING: "NB-39",
    Phase.DISPLACED: "NB-41",
    Phase.TIRED: "NB-45",
    Phase.PREPARING: "NB-46",
    Phase.PAYING: "NB-57",
    Phase.ACTIVATION: "NB-38",
    Phase.REROLL: "NB-66",
    Phase.KEEPING: "NB-67",
    Phase.HAND_END: "NB-85",
    Phase.TIED: "NB-97",
    Phase.COACH: "NB-150",
    Phase.PUT_BACK: "NB-155",
    Phase.WINDOW: "NB-128",
    Phase.RECRUIT: "NB-142",
    Phase.SHOP: "NB-143",
}


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    if is_automatic(s, asked_side(s)):
        return phrase("why-dictated", who=seat_phrase(s.active), rule="NB-137")
    if s.phase == Phase.PAYING and action == DONE:
        return _why_not_done(s)
    for phases, span, why in ANSWERS:
        if s.phase in phases and action in span:
            return why(s, *span.parts(action))
    return _why_not_now(s, action)


def _why_not_now(s: State, action: int) -> Phrase:
    """The action belongs to another decision."""
    who = seat_phrase(asked_side(s))
    if action in MISMATCH:
        return _why_not_mismatch(s, *MISMATCH.parts(action))
    if action in (ACCEPT_DRAW, PLAY_ON):
        return phrase("why-no-tie", rule="NB-97")
    pending = phrase(f"pending-{Phase(s.phase).name}")
    return phrase("why-not-now", who=who, pending=pending, rule=PENDING_RULES[Phase(s.phase)])


def _why_not_mark(s: State, slot: int) -> Phrase:
    if is_free(s) and s.market[slot] != NOTHING:
        return phrase("why-picked", rule="NB-G67")
    return phrase("why-mark", slot=slot + 1, rule="NB-35")


def _why_not_pay(s: State, i: int) -> Phrase:
    if i >= s.hand_size[s.active]:
        return phrase("why-no-card", who=seat_phrase(s.active), number=i + 1, rule="NB-57")
    kind = int(s.hand[s.active, i])
    if not can_pay_for(kind, s.wish):
        rule = "NB-84" if kind == FATIGUE else "NB-53"
        return phrase("why-cannot-pay", card=card_phrase(kind), wish=card_phrase(s.wish), rule=rule)
    if is_free(s) and (s.chosen[i] != 0 or not s.minimal_payments_only):
        return phrase("why-picked", rule="NB-G67")
    return phrase("why-payment", card=card_phrase(kind), rule="NB-G33")


def _why_not_decide(s: State, i: int, way: int) -> Phrase:
    if i >= s.hand_size[s.active]:
        return phrase("why-no-card", who=seat_phrase(s.active), number=i + 1, rule="NB-85")
    if _is_fatigue(s, i) and fate_of(way) == Fate.ELIMINATE:
        return phrase("why-fatigue", rule="NB-86")
    return phrase("why-picked", rule="NB-G67")


def _why_not_back(s: State, place: int) -> Phrase:
    if is_free(s) and not may_take_back(s):
        return phrase("why-no-more-back", who=seat_phrase(s.active), times=TAKE_BACKS, rule="NB-G67")
    return phrase("why-not-picked", rule="NB-G67")


def _why_not_done(s: State) -> Phrase:
    card = card_phrase(s.wish)
    return phrase("why-not-paid", card=card, paid=s.paid, price=s.price, rule="NB-52")


def _why_not_die(s: State, die: int, face: int) -> Phrase:
    if s.phase == Phase.REROLL and s.rolled[die, face] and rerolls_left(s) <= 0:
        return phrase("why-no-reroll", rule="NB-80" if row_of(s.activated) == Row.DEFENCE else "NB-78")
    return phrase("why-die", rule=PENDING_RULES[Phase(s.phase)])


def _why_not_enter(s: State, i: int, position: int) -> Phrase:
    who = seat_phrase(s.active)
    if i >= s.hand_size[s.active]:
        return phrase("why-no-card", who=who, number=i + 1, rule="NB-39")
    if s.is_ultimate:
        return phrase("why-ultimate", who=who, rule="NB-94")
    card = held_phrase(s, i)
    if not is_athlete(int(s.hand[s.active, i])):
        return phrase("why-not-athlete", card=card, rule="NB-84" if _is_fatigue(s, i) else "NB-39")
    if not PLAYS_AT[s.hand[s.active, i]] >> position & 1:
        return phrase("why-position", card=card, position=position_phrase(position), rule="NB-40")
    if s.phase == Phase.REPLACING:
        return phrase("why-locked", position=position_phrase(position), rule="NB-G24")
    return phrase("why-replaced", who=who, rule="NB-44")


def _is_fatigue(s: State, i: int) -> bool:
    return bool(s.hand[s.active, i] == FATIGUE)


def _why_not_place(s: State, i: int, column: int) -> Phrase:
    who = seat_phrase(s.active)
    if i >= s.hand_size[s.active]:
        return phrase("why-no-card", who=who, number=i + 1, rule="NB-46")
    kind = int(s.hand[s.active, i])
    if not is_tactic(kind):
        return phrase("why-not-tactic", card=card_phrase(kind), rule="NB-84" if kind == FATIGUE else "NB-46")
    if not can_prepare(s, kind):
        return phrase("why-ultimate", who=who, rule="NB-94")
    if s.phase == Phase.MENU and s.has_prepared:
        return phrase("why-prepared", who=who, rule="NB-G30")
    return phrase("why-column", column=column + 1, rule="NB-G29")


def _why_not_buy(s: State, slot: int) -> Phrase:
    who = seat_phrase(s.active)
    if not may_buy(s):
        return phrase("why-no-market", who=who, rule="NB-94" if s.is_ultimate else "NB-99")
    is_athlete_wanted = slot < FIRST_MARKET_SLOT
    if s.has_bought_athlete and is_athlete_wanted:
        return phrase("why-bought-athlete", who=who, rule="NB-55")
    if not is_athlete_wanted and not may_buy_tactic(s):
        return phrase("why-bought-tactic", who=who, rule="NB-153" if s.has_bought_tactic > 1 else "NB-56")
    card = for_sale(s, slot)
    if card == NOTHING:
        is_mini = FIRST_MINI_SLOT <= slot < FIRST_MARKET_SLOT
        return phrase("why-empty-slot", rule="NB-118" if is_mini else "NB-52")
    money = purse(s, s.active)[int(not is_athlete_wanted)]
    rule = "NB-52" if card < ATHLETES else "NB-53"
    return phrase(
        "why-too-dear", who=who, card=card_phrase(card), cost=cost_of(s, card), value=money, rule=rule
    )


def _why_not_activate(s: State, row: int, column: int) -> Phrase:
    who = seat_phrase(s.active)
    tactic = int(s.tactics[s.active, row, column])
    if s.has_activated[row]:
        return phrase("why-activated", who=who, rule="NB-38")
    if tactic == NOTHING:
        return phrase("why-no-tactic", rule="NB-38")
    if row == Row.OFFENCE and s.is_ultimate:
        return phrase("why-ultimate", who=who, rule="NB-94")
    if not can_grasp(s, s.active, tactic):
        return _why_too_complex(s, tactic)
    if s.allow_null_activation:
        return phrase("why-same-tactic", card=card_phrase(tactic), rule="NB-38")
    return phrase("why-null", card=card_phrase(tactic), rule="NB-G17")


def _why_too_complex(s: State, tactic: int) -> Phrase:
    complexity = int(s.complexity[tactic - ATHLETES])
    collective = int(s.team[s.active, Skill.IQ])
    return phrase(
        "why-complex",
        card=card_phrase(tactic),
        complexity=complexity,
        collective=collective,
        rule="NB-59",
    )


def _why_not_fate(s: State, fate: int) -> Phrase:
    kind = int(s.hand[s.active, s.asked])
    if is_free(s):
        return phrase("why-discarded", rule="NB-85")
    if kind == FATIGUE:
        return phrase("why-fatigue", rule="NB-86")
    return phrase("why-equal-cards", card=card_phrase(kind), rule="NB-85")


def _why_not_coach(s: State, coach: int) -> Phrase:
    return phrase("why-coach", coach=coach_phrase(coach), rule="NB-150")


def _why_not_mismatch(s: State, offset: int, position: int) -> Phrase:
    who = seat_phrase(asked_side(s))
    if not may_use_token(s):
        return phrase("why-no-mismatch", who=who, rule="NB-128")
    if not s.tokens[asked_side(s)] >> position & 1:
        return phrase("why-token-turned", who=who, position=position_phrase(position), rule="NB-128")
    if not usable_tokens(s, asked_side(s)):
        return phrase("why-token-limit", who=who, tokens=int(s.mismatch_limit), rule="NB-131")
    return phrase("why-no-such-side", rule="NB-129")


ANSWERS: tuple[tuple[tuple[Phase, ...], Span, Callable[..., Phrase]], ...] = (
    ((Phase.MENU, Phase.REPLACING), ENTER, _why_not_enter),
    ((Phase.MENU, Phase.PREPARING), PLACE, _why_not_place),
    ((Phase.MENU,), BUY, _why_not_buy),
    ((Phase.PAYING,), PAY, _why_not_pay),
    ((Phase.ACTIVATION,), ACTIVATE, _why_not_activate),
    ((Phase.REROLL, Phase.KEEPING), DIE, _why_not_die),
    ((Phase.HAND_END,), DECIDE, _why_not_decide),
    (PICKING, BACK, _why_not_back),
    ((Phase.HAND_END,), FATE, _why_not_fate),
    ((Phase.MARKET,), MARK, _why_not_mark),
    ((Phase.COACH,), COACH, _why_not_coach),
)
