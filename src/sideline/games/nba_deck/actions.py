"""The actions, and how they are written in replays."""

from collections.abc import Callable

from sideline.engine.actions import Numbering, renumbering
from sideline.games.nba_deck.charts import (
    CARD_IDS,
    COACH_IDS,
    COLOUR_NAMES,
    MODEL_IDS,
    PAIRS,
    POSITION_NAMES,
    PROFILE_IDS,
    STARTER_OF,
)
from sideline.games.nba_deck.facts.dice import die_thrown
from sideline.games.nba_deck.facts.hand import asked_kind
from sideline.games.nba_deck.facts.market import for_sale
from sideline.games.nba_deck.facts.setup import drafted, picked_card
from sideline.games.nba_deck.facts.turn import is_up_to_chance
from sideline.games.nba_deck.state import (
    COACHES,
    COLOURS,
    COLUMNS,
    DICE,
    DRAFT_HAND,
    FACES,
    FATES,
    FIRST_MARKET_SLOT,
    FIRST_MODEL,
    GIVEN,
    HAND_ROOM,
    KINDS,
    MARKET_SLOTS,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    ROWS,
    SLOTS_FOR_SALE,
    VERSIONS,
    WAYS_TO_SPARE,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import MOST_SEATS, SEAT_NAMES, Die, Fate

number = Numbering()
DONE = number.one("done")
MARK = number.span("mark", MARKET_SLOTS)
ENTER = number.span("enter", HAND_ROOM, POSITIONS)
SHIFT = number.span("shift", POSITIONS)
LEAVE = number.one("leave")
PLACE = number.span("place", HAND_ROOM, COLUMNS)
BUY = number.span("buy", SLOTS_FOR_SALE)
PAY = number.span("pay", HAND_ROOM)
ACTIVATE = number.span("activate", ROWS, COLUMNS)
DIE = number.span("die", DICE, FACES)
FATE = number.span("fate", FATES)
DRAFT_PICK = number.span("draft", DRAFT_HAND)
STARTER = number.span("starter", VERSIONS)
PICK = number.span("pick", PICKS)
SWAP = number.span("swap", len(PAIRS))
ACCEPT_DRAW = number.one("accept draw")
PLAY_ON = number.one("play on")
DECIDE = number.span("decide", HAND_ROOM, WAYS_TO_SPARE)
BACK = number.span("back", DICE * FACES)
COACH = number.span("coach", COACHES)
PUT_BACK = number.span("put back", HAND_ROOM)
MISMATCH = number.span("mismatch", MOST_SEATS - 1, POSITIONS)
NOT_THIS_TURN = number.one("not this turn")
RECRUIT = number.span("recruit", GIVEN, POSITIONS)
ADOPT = number.span("adopt", MARKET_SLOTS)
RENEW = number.one("renew")
ACTIONS = number.total(at_least=KINDS)

PLAIN = {
    DONE: "done",
    LEAVE: "leave",
    ACCEPT_DRAW: "accept draw",
    PLAY_ON: "play on",
    NOT_THIS_TURN: "not this turn",
    RENEW: "renew",
}
CARDS_OF_CHANCE = {
    Phase.PILE_DRAW: ("pile", CARD_IDS[:NBA_CARDS]),
    Phase.PILE_ADD: ("add", CARD_IDS[:NBA_CARDS]),
    Phase.PILE_REMOVE: ("remove", CARD_IDS[:NBA_CARDS]),
    Phase.DRAFT_DEAL: ("deal", CARD_IDS[:NBA_CARDS]),
    Phase.PILE_FIT: ("fit", CARD_IDS[:NBA_CARDS]),
    Phase.RIVER: ("reveal", CARD_IDS[:NBA_CARDS]),
    Phase.TACTIC: ("show", MODEL_IDS),
    Phase.DRAW: ("draw", CARD_IDS),
    Phase.COACH_DRAW: ("coach", COACH_IDS),
    Phase.PROFILE: ("profile", PROFILE_IDS),
    Phase.SCOUT: ("scout", CARD_IDS[:NBA_CARDS]),
}


NUMBERED_1 = Numbering()
for _name, *_shape in (
    ("done", 1),
    ("mark", 6),
    ("enter", 8, 5),
    ("shift", 5),
    ("leave", 1),
    ("place", 8, 3),
    ("buy", 17),
    ("pay", 8),
    ("nothing after pay", 8),
    ("activate", 2, 3),
    ("die", 6, 6),
    ("fate", 3),
    ("nothing after fate", 8),
    ("draft", 5),
    ("starter", 2),
    ("pick", 20),
    ("swap", 10),
    ("nothing after swap", 66),
    ("accept draw", 1),
    ("play on", 1),
):
    NUMBERED_1.span(_name, *_shape)

RENUMBERED = {1: renumbering(NUMBERED_1, number)}


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share the numbers of actions."""
    if is_up_to_chance(s):
        return spell_outcome(s, action)
    if action in PLAIN:
        return PLAIN[action]
    span = number.span_of(action)
    return SPELLED[span.name](s, *span.parts(action)) if span else f"#{action}"


def spell_outcome(s: State, outcome: int) -> str:
    """Write what chance brings."""
    if s.phase in (Phase.ROLL, Phase.CLASH) and outcome < FACES:
        return spell_die(s, die_thrown(s), outcome)
    if s.phase == Phase.TOSS and outcome < len(SEAT_NAMES):
        return f"{SEAT_NAMES[outcome]} first"
    word, cards = CARDS_OF_CHANCE.get(Phase(s.phase), ("", ()))
    return f"{word} {cards[outcome]}" if outcome < len(cards) else f"#{outcome}"


def spell_die(s: State, die: int, face: int) -> str:
    """Write a die: `red 4`, `grey 3R`."""
    value = int(s.faces[die, face])
    is_plain = die < COLOURS or value == 0
    letter = "" if is_plain else COLOUR_NAMES[s.colours[die - COLOURS, face]][0].upper()
    return f"{Die(die).name.lower()} {value}{letter}"


def _card(kind: int, otherwise: int | str) -> str:
    """Write a card by its code; where there is none its place has to do."""
    return f"#{otherwise}" if kind == NOTHING else CARD_IDS[kind]


def _held(s: State, i: int) -> str:
    kind = int(s.hand[s.active, i]) if i < s.hand_size[s.active] else NOTHING
    return _card(kind, i + 1)


def _mark(s: State, slot: int) -> str:
    return f"mark {slot + 1}"


def _enter(s: State, i: int, position: int) -> str:
    return f"enter {_held(s, i)} {POSITION_NAMES[position]}"


def _shift(s: State, position: int) -> str:
    return f"shift {POSITION_NAMES[position]}"


def _place(s: State, i: int, column: int) -> str:
    return f"place {_held(s, i)} {column + 1}"


def _buy(s: State, slot: int) -> str:
    card = for_sale(s, slot)
    is_tactic = slot >= FIRST_MARKET_SLOT and card != NOTHING
    return f"buy {_card(card, slot)}" + (f" {slot - FIRST_MARKET_SLOT + 1}" if is_tactic else "")


def _pay(s: State, i: int) -> str:
    return f"pay {_held(s, i)}"


def _activate(s: State, row: int, column: int) -> str:
    return f"activate {_card(int(s.tactics[s.active, row, column]), row * COLUMNS + column)}"


def _die(s: State, die: int, face: int) -> str:
    return f"{'keep' if s.phase == Phase.KEEPING else 'reroll'} {spell_die(s, die, face)}"


def _fate(s: State, fate: int) -> str:
    return f"{Fate(fate).name.lower()} {_card(asked_kind(s), '')}"


def fate_of(way: int) -> int:
    """Return the fate that is chosen for a card left in hand: what is not chosen is discarded."""
    return Fate.KEEP if way == 0 else Fate.ELIMINATE


def _decide(s: State, i: int, way: int) -> str:
    return f"{Fate(fate_of(way)).name.lower()} {_held(s, i)}"


def _back(s: State, place: int) -> str:
    """Write what is taken back as it was picked, with `back` before it."""
    return f"back {_picked(s, place)}"


def _picked(s: State, place: int) -> str:
    if s.phase == Phase.MARKET:
        return _mark(s, place)
    if s.phase in (Phase.REROLL, Phase.KEEPING):
        return _die(s, place // FACES, place % FACES)
    is_eliminated = place < HAND_ROOM and s.chosen[place] > 1
    word = "pay" if s.phase == Phase.PAYING else "eliminate" if is_eliminated else "keep"
    return f"{word} {_held(s, place)}"


def _draft(s: State, i: int) -> str:
    card = drafted(s, s.active, i) if s.phase == Phase.DRAFT else NOTHING
    return f"draft {_card(card, i)}"


def _starter(s: State, version: int) -> str:
    position = min(s.steps, POSITIONS - 1) if s.phase == Phase.SELECT else 0
    return f"starter {CARD_IDS[STARTER_OF[position, version]]}"


def _pick(s: State, choice: int) -> str:
    return f"pick {CARD_IDS[picked_card(choice)]}"


def _swap(s: State, pair: int) -> str:
    return "swap " + " ".join(POSITION_NAMES[position] for position in PAIRS[pair])


def _coach(s: State, coach: int) -> str:
    return f"coach {COACH_IDS[coach]}"


def _put_back(s: State, i: int) -> str:
    return f"put back {_held(s, i)}"


def _mismatch(s: State, offset: int, position: int) -> str:
    """Write the position alone where there is one other side; else the place of the side after it too."""
    return f"mismatch {POSITION_NAMES[position]}" + (f" {offset + 1}" if offset > 0 else "")


def _recruit(s: State, place: int, position: int) -> str:
    return f"recruit {_card(int(s.given[place]), place + 1)} {POSITION_NAMES[position]}"


def _adopt(s: State, slot: int) -> str:
    model = int(s.market[slot])
    return f"adopt {_card(NOTHING if model == NOTHING else FIRST_MODEL + model, slot + 1)} {slot + 1}"


SPELLED: dict[str, Callable[..., str]] = {
    MARK.name: _mark,
    ENTER.name: _enter,
    SHIFT.name: _shift,
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
    SWAP.name: _swap,
    COACH.name: _coach,
    PUT_BACK.name: _put_back,
    MISMATCH.name: _mismatch,
    RECRUIT.name: _recruit,
    ADOPT.name: _adopt,
}
