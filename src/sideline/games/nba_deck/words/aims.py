"""What options point at, and the question over them: all that a board has to know to be touched.

`hand:2` is a card of the own hand by its place, `pos:MJ`, `tactic:att:1`, `mini:1` and `displaced` are on the
own court, `river:3`, `market:2`, `rolled:RED:4` and `lifted:RED:4` are for everybody; slots and columns count
from 1. What is picked in a hidden hand has one verb, whether it is picked or taken back: others see the verb.
"""

from collections.abc import Callable

from sideline.engine.aim import Aim
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
from sideline.games.nba_deck.charts import (
    CARD_IDS,
    COACH_IDS,
    COLOUR_NAMES,
    PAIRS,
    POSITION_NAMES,
    STARTER_OF,
)
from sideline.games.nba_deck.facts.dice import rerolls_left
from sideline.games.nba_deck.facts.hand import asked_kind, first_fatigue
from sideline.games.nba_deck.facts.market import cost_of, for_sale
from sideline.games.nba_deck.facts.mismatch import asked_side
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.setup import drafted, picked_card
from sideline.games.nba_deck.facts.team import is_tactic, row_of
from sideline.games.nba_deck.facts.turn import is_up_to_chance, rival, rivals
from sideline.games.nba_deck.state import (
    COLOURS,
    FACES,
    FIRST_MARKET_SLOT,
    FIRST_MINI_SLOT,
    HAND_ROOM,
    NOTHING,
    POSITIONS,
    TEAM_PICKS,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import Die, Fate, Row
from sideline.games.nba_deck.words.phrases import card_phrase, position_phrase, seat_phrase

ROW_NAMES = {Row.OFFENCE: "att", Row.DEFENCE: "def"}
CHANCE_VERBS = {
    Phase.TOSS: "toss",
    Phase.DRAFT_DEAL: "deal",
    Phase.RIVER: "reveal",
    Phase.TACTIC: "show",
    Phase.DRAW: "draw",
    Phase.ROLL: "roll",
    Phase.COACH_DRAW: "coach",
    Phase.CLASH: "roll",
    Phase.PROFILE: "profile",
    Phase.SCOUT: "scout",
}
BUTTONS = {
    DONE: Aim("done"),
    ACCEPT_DRAW: Aim("accept"),
    PLAY_ON: Aim("overtime"),
    NOT_THIS_TURN: Aim("decline"),
    RENEW: Aim("renew"),
}


def aim(s: State, action: int) -> Aim:
    """Say what an action points at; how the pile of athletes is put right looks like drawing it."""
    if is_up_to_chance(s):
        return Aim(CHANCE_VERBS.get(Phase(s.phase), "pile"))
    if action in BUTTONS:
        return BUTTONS[action]
    if action == LEAVE:
        return Aim("leave", ("displaced",), ("discard",))
    span = number.span_of(action)
    return AIMS[span.name](s, *span.parts(action)) if span else Aim("")


def sale_thing(slot: int) -> str:
    """Name a slot of the river, of the own mini-market or of the tactic market."""
    if slot < FIRST_MINI_SLOT:
        return f"river:{slot + 1}"
    if slot < FIRST_MARKET_SLOT:
        return f"mini:{slot - FIRST_MINI_SLOT + 1}"
    return f"market:{slot - FIRST_MARKET_SLOT + 1}"


def face_name(s: State, die: int, face: int) -> str:
    """Name what a die shows: `4`, or `3:red` where the number has a colour of its own."""
    value = int(s.faces[die, face])
    if die < COLOURS or value == 0:
        return str(value)
    return f"{value}:{COLOUR_NAMES[s.colours[die - COLOURS, face]]}"


def _mark(s: State, slot: int) -> Aim:
    return Aim("mark", (f"market:{slot + 1}",))


def _enter(s: State, i: int, position: int) -> Aim:
    return Aim("enter", (f"hand:{i}",), (f"pos:{POSITION_NAMES[position]}",))


def _shift(s: State, position: int) -> Aim:
    return Aim("shift", ("displaced",), (f"pos:{POSITION_NAMES[position]}",))


def _swap(s: State, pair: int) -> Aim:
    return Aim("swap", tuple(f"pos:{POSITION_NAMES[position]}" for position in PAIRS[pair]))


def _place(s: State, i: int, column: int) -> Aim:
    kind = int(s.hand[s.active, i]) if i < s.hand_size[s.active] else NOTHING
    row = row_of(kind) if is_tactic(kind) else Row.OFFENCE
    return Aim("place", (f"hand:{i}",), (f"tactic:{ROW_NAMES[Row(row)]}:{column + 1}",))


def _buy(s: State, slot: int) -> Aim:
    card = for_sale(s, slot)
    return Aim("buy", (sale_thing(slot),), mark="" if card == NOTHING else str(cost_of(s, card)))


def _pay(s: State, i: int, sign: str = "+") -> Aim:
    """A card pays for the one that is wanted, so much as it is worth, or so much less if it is taken back."""
    is_paying = s.phase == Phase.PAYING and i < s.hand_size[s.active]
    kind = int(s.hand[s.active, i])
    value = f"{sign}{s.value[kind]}" if is_paying and kind < len(s.value) else ""
    return Aim("pay", (f"hand:{i}",), about=(sale_thing(s.wish_slot),) if is_paying else (), mark=value)


def _decide(s: State, i: int, way: int) -> Aim:
    return Aim("decide", (f"hand:{i}",), ("keep" if fate_of(way) == Fate.KEEP else "box",))


def _back(s: State, place: int) -> Aim:
    """What is taken back is where it was put."""
    if s.phase == Phase.MARKET:
        return Aim("unmark", (f"market:{place + 1}",))
    if s.phase == Phase.PAYING and place < HAND_ROOM:
        return _pay(s, place, "-")
    if s.phase == Phase.HAND_END:
        return Aim("decide", (f"hand:{place}",), ("discard",))
    die, face = divmod(place, FACES)
    return Aim("back", (f"lifted:{Die(die).name}:{face_name(s, die, face)}",))


def _activate(s: State, row: int, column: int) -> Aim:
    return Aim("activate", (f"tactic:{ROW_NAMES[Row(row)]}:{column + 1}",))


def _die(s: State, die: int, face: int) -> Aim:
    verb = "keep" if s.phase == Phase.KEEPING else "reroll"
    return Aim(verb, (f"rolled:{Die(die).name}:{face_name(s, die, face)}",))


def _fate(s: State, fate: int) -> Aim:
    i = first_fatigue(s, s.active) if s.phase == Phase.TIRED else s.asked
    if fate == Fate.KEEP:
        return Aim("keep", (f"hand:{i}",))
    if fate == Fate.DISCARD:
        return Aim("discard", (f"hand:{i}",), ("discard",))
    return Aim("eliminate", (f"hand:{i}",), ("box",))


def _draft(s: State, i: int) -> Aim:
    card = drafted(s, s.active, i) if s.phase == Phase.DRAFT else NOTHING
    return Aim("draft", () if card == NOTHING else (f"card:{CARD_IDS[card]}",))


def _starter(s: State, version: int) -> Aim:
    position = min(s.steps, POSITIONS - 1) if s.phase == Phase.SELECT else 0
    return Aim("pick", (f"card:{CARD_IDS[STARTER_OF[position, version]]}",))


def _pick(s: State, choice: int) -> Aim:
    return Aim("pick", (f"card:{CARD_IDS[picked_card(choice)]}",))


def _coach(s: State, coach: int) -> Aim:
    return Aim("coach", (f"coach:{COACH_IDS[coach]}",))


def _put_back(s: State, i: int) -> Aim:
    return Aim("putback", (f"hand:{i}",))


def _mismatch(s: State, offset: int, position: int) -> Aim:
    """A token is touched; where there are several other sides, then one of them."""
    others = (f"side:{rival(s, asked_side(s), offset)}",) if rivals(s) > 1 else ()
    return Aim("mismatch", (f"token:{POSITION_NAMES[position]}",), others)


def _recruit(s: State, place: int, position: int) -> Aim:
    return Aim("recruit", (f"given:{place + 1}",), (f"pos:{POSITION_NAMES[position]}",))


def _adopt(s: State, slot: int) -> Aim:
    return Aim("adopt", (f"market:{slot + 1}",))


AIMS: dict[str, Callable[..., Aim]] = {
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


def ask(s: State) -> Phrase:
    """Say what the side whose turn it is has to decide."""
    if is_up_to_chance(s) or s.phase == Phase.OVER:
        return phrase("what-now")
    who, phase = seat_phrase(asked_side(s)), Phase(s.phase)
    if phase in (Phase.SELECT, Phase.DRAFT):
        return _ask_before_the_match(s)
    if phase == Phase.DISPLACED:
        return phrase("ask-DISPLACED", who=who, card=card_phrase(s.in_air))
    if phase == Phase.PAYING:
        return _ask_to_pay(s)
    if phase == Phase.REROLL:
        return phrase("ask-REROLL", who=who, dice=max(0, rerolls_left(s)))
    if phase == Phase.HAND_END and not is_free(s):
        return phrase("ask-HAND_END", who=who, card=card_phrase(asked_kind(s)))
    if phase == Phase.HAND_END:
        return phrase("ask-left", who=who, cards=int(s.hand_size[s.active]))
    return phrase(f"ask-{phase.name}", who=who)


def _ask_before_the_match(s: State) -> Phrase:
    who = seat_phrase(s.active)
    if s.phase == Phase.DRAFT:
        return phrase("ask-draft-mini" if s.steps == 0 else "ask-draft-common", who=who)
    if s.steps < POSITIONS:
        return phrase("ask-starter", who=who, position=position_phrase(s.steps))
    return phrase("ask-pick", who=who, cards=POSITIONS + TEAM_PICKS - s.steps)


def _ask_to_pay(s: State) -> Phrase:
    who, card = seat_phrase(s.active), card_phrase(s.wish)
    if s.paid >= s.price:
        return phrase("ask-pay-more", who=who, card=card, paid=s.paid, price=s.price)
    return phrase("ask-PAYING", who=who, card=card, paid=s.paid, price=s.price)
