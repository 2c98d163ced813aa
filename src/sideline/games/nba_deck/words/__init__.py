"""How cards, dice and actions are said: the notation of replays, and phrases for every language."""

from sideline.engine.citations import cited
from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.actions import (
    ACCEPT_DRAW,
    ACTIVATE,
    BUY_ATHLETE,
    BUY_MINI,
    BUY_TACTIC,
    DISCARD_DISPLACED,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    MARK,
    PAY,
    PICK,
    PLACE,
    PLAY_ON,
    REROLL,
    RESEAT,
    SPARE_155,
    SPARE_200,
    STARTER,
    SWAP,
)
from sideline.games.nba_deck.charts import CARD_IDS, CARD_NAMES, COLOUR_NAMES, POSITION_NAMES, STARTER_OF
from sideline.games.nba_deck.decisions import drawer, next_die, outcomes
from sideline.games.nba_deck.decisions.options import drafted
from sideline.games.nba_deck.facts.team import row_of
from sideline.games.nba_deck.rules.setup import picked_card
from sideline.games.nba_deck.state import (
    ATHLETES,
    COLOURS,
    COLUMNS,
    FACES,
    FATIGUE,
    FIRST_MODEL,
    HAND_ROOM,
    NBA_CARDS,
    NOTHING,
    POSITIONS,
    Die,
    Fate,
    Phase,
    State,
)

SEAT_NAMES = ("home", "away")
OUTCOME_WORDS = {
    Phase.PILE_DRAW: "pile",
    Phase.PILE_ADD: "add",
    Phase.PILE_REMOVE: "remove",
    Phase.DRAFT_DEAL: "deal",
    Phase.PILE_FIT: "fit",
    Phase.RIVER: "reveal",
    Phase.TACTIC: "show",
    Phase.DRAW: "draw",
}
PAIRS = [(one, other) for one in range(POSITIONS) for other in range(one + 1, POSITIONS)]
PLAIN = {DONE: "done", DISCARD_DISPLACED: "leave", ACCEPT_DRAW: "accept draw", PLAY_ON: "play on"}


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


@cited("NB-163")
def card_phrase(kind: int) -> Phrase:
    """Name a card; starters and bench are named by their position."""
    if NBA_CARDS <= kind < ATHLETES:
        role, rest = CARD_IDS[kind].split("-")
        position = phrase(f"position-{rest[:-1]}")
        return phrase(f"card-{role}", position=position, number=int(rest[-1]))
    if kind == FATIGUE:
        return phrase("card-F")
    return phrase("card-named", name=CARD_NAMES[kind])


def position_phrase(position: int) -> Phrase:
    """Name a position."""
    return phrase(f"position-{POSITION_NAMES[position]}")


def die_phrase(s: State, die: int, face: int) -> Phrase:
    """Name a die and the number it shows."""
    value = int(s.faces[die, face])
    if die < COLOURS or value == 0:
        return phrase(f"die-{Die(die).name}", number=value)
    colour = phrase(f"colour-{COLOUR_NAMES[s.colours[die - COLOURS, face]]}")
    return phrase("die-coloured", die=phrase(f"die-{Die(die).name}", number=value), colour=colour)


def spell_die(s: State, die: int, face: int) -> str:
    """Write a die: `red 4`, `grey 3R`."""
    value = int(s.faces[die, face])
    is_plain = die < COLOURS or value == 0
    letter = "" if is_plain else COLOUR_NAMES[s.colours[die - COLOURS, face]][0].upper()
    return f"{Die(die).name.lower()} {value}{letter}"


def held(s: State, i: int) -> str:
    """Write a card of the active hand by its code, or its place if there is none."""
    return CARD_IDS[s.hand[s.active, i]] if i < s.hand_size[s.active] else f"#{i + 1}"


def held_phrase(s: State, i: int) -> Phrase:
    """Name a card of the active hand."""
    if i < s.hand_size[s.active]:
        return card_phrase(int(s.hand[s.active, i]))
    return phrase("card-none", number=i + 1)


def for_sale(s: State, action: int) -> int:
    """Return the card that an action would buy, or nothing."""
    if action >= BUY_TACTIC:
        model = int(s.market[action - BUY_TACTIC])
        return NOTHING if model == NOTHING else FIRST_MODEL + model
    if action >= BUY_MINI:
        return int(s.mini[s.active, action - BUY_MINI])
    return max(NOTHING, int(s.river[action - BUY_ATHLETE]))


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share the numbers of actions."""
    if s.phase < Phase.SELECT:
        return spell_outcome(s, action) if action < outcomes(s) else f"#{action}"
    if action in PLAIN:
        return PLAIN[action]
    if action < PAY:
        return _spell_on_court(s, action)
    return _spell_other(s, action)


def spell_outcome(s: State, outcome: int) -> str:
    """Write what chance brings."""
    if s.phase == Phase.TOSS:
        return f"{SEAT_NAMES[outcome]} first"
    if s.phase == Phase.ROLL:
        return spell_die(s, next_die(s), outcome)
    kind = FIRST_MODEL + outcome if s.phase == Phase.TACTIC else outcome
    return f"{OUTCOME_WORDS[Phase(s.phase)]} {CARD_IDS[kind]}"


def _spell_on_court(s: State, action: int) -> str:
    if action < ENTER:
        return f"mark {action - MARK + 1}"
    if action < RESEAT:
        i, position = divmod(action - ENTER, POSITIONS)
        return f"enter {held(s, i)} {POSITION_NAMES[position]}"
    if action < DISCARD_DISPLACED:
        return f"shift {POSITION_NAMES[action - RESEAT]}"
    if action < BUY_ATHLETE:
        i, column = divmod(action - PLACE, COLUMNS)
        return f"place {held(s, i)} {column + 1}"
    card = for_sale(s, action)
    slot = f" {action - BUY_TACTIC + 1}" if action >= BUY_TACTIC else ""
    return f"buy #{action - BUY_ATHLETE}" if card == NOTHING else f"buy {CARD_IDS[card]}{slot}"


def _spell_other(s: State, action: int) -> str:
    if action < PAY + HAND_ROOM:
        return f"pay {held(s, action - PAY)}"
    if ACTIVATE <= action < REROLL:
        row, column = divmod(action - ACTIVATE, COLUMNS)
        tactic = s.tactics[s.active, row, column]
        return f"activate #{action - ACTIVATE}" if tactic == NOTHING else f"activate {CARD_IDS[tactic]}"
    if REROLL <= action < FATE:
        word = "keep" if s.phase == Phase.KEEPING else "reroll"
        return f"{word} {spell_die(s, *divmod(action - REROLL, FACES))}"
    if FATE <= action < SPARE_155:
        return f"{Fate(action - FATE).name.lower()} {asked_card(s)}"
    return _spell_setup(s, action)


def asked_kind(s: State) -> int:
    """Return the card whose fate is asked for, or nothing."""
    if s.phase == Phase.TIRED:
        return FATIGUE
    if s.phase == Phase.HAND_END and s.asked < s.hand_size[s.active]:
        return int(s.hand[s.active, s.asked])
    return NOTHING


def asked_card(s: State) -> str:
    """Write the card whose fate is asked for."""
    kind = asked_kind(s)
    return "#" if kind == NOTHING else CARD_IDS[kind]


def _spell_setup(s: State, action: int) -> str:
    if DRAFT_PICK <= action < STARTER:
        card = drafted(s, s.active, action - DRAFT_PICK) if s.phase == Phase.DRAFT else NOTHING
        return f"draft #{action - DRAFT_PICK}" if card == NOTHING else f"draft {CARD_IDS[card]}"
    if STARTER <= action < PICK:
        position = min(s.steps, POSITIONS - 1) if s.phase == Phase.SELECT else 0
        return f"starter {CARD_IDS[STARTER_OF[position, action - STARTER]]}"
    if PICK <= action < SWAP:
        return f"pick {CARD_IDS[picked_card(action - PICK)]}"
    if SWAP <= action < SPARE_200:
        return "swap " + " ".join(POSITION_NAMES[position] for position in PAIRS[action - SWAP])
    return f"#{action}"


def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.ROLL:
        die = next_die(s)
        return f"turn {s.turn}, {Die(die).name.lower()} die {s.thrown[die] + 1}"
    if s.phase == Phase.DRAW:
        side = drawer(s)
        return f"turn {s.turn}, {SEAT_NAMES[side]} draw {s.drawn[side] + 1}"
    if s.phase in (Phase.RIVER, Phase.TACTIC):
        return f"turn {s.turn}, {Phase(s.phase).name.lower()} {s.revealed + 1}"
    if s.phase == Phase.DRAFT_DEAL:
        return f"draft {s.draft_round + 1}, card {s.steps + 1}"
    return f"{Phase(s.phase).name.lower()} {s.pile_left}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase < Phase.SELECT:
        return phrase("label-outcome", what=outcome_phrase(s, action))
    if action == DONE:
        return phrase(f"label-done-{Phase(s.phase).name}")
    if action < PLACE:
        return _label_replacement(s, action)
    if action < FATE:
        return _label_action(s, action)
    return _label_other(s, action)


def outcome_phrase(s: State, outcome: int) -> Phrase:
    """Name what chance brings."""
    if s.phase == Phase.TOSS:
        return seat_phrase(outcome)
    if s.phase == Phase.ROLL:
        return die_phrase(s, next_die(s), outcome)
    return card_phrase(FIRST_MODEL + outcome if s.phase == Phase.TACTIC else outcome)


def _label_replacement(s: State, action: int) -> Phrase:
    if action < ENTER:
        return phrase("label-mark", card=card_phrase(FIRST_MODEL + int(s.market[action - MARK])))
    if action < RESEAT:
        i, position = divmod(action - ENTER, POSITIONS)
        leaves = card_phrase(int(s.court[s.active, position]))
        return phrase(
            "label-enter", card=held_phrase(s, i), position=position_phrase(position), leaves=leaves
        )
    if action == DISCARD_DISPLACED:
        return phrase("label-leave", card=card_phrase(s.in_air))
    position = action - RESEAT
    leaves = card_phrase(int(s.court[s.active, position]))
    return phrase(
        "label-shift", card=card_phrase(s.in_air), position=position_phrase(position), leaves=leaves
    )


def _label_action(s: State, action: int) -> Phrase:
    if action < BUY_ATHLETE:
        return _label_place(s, action)
    if action < PAY:
        card = for_sale(s, action)
        return phrase("label-buy", card=card_phrase(card), cost=cost_of(s, card))
    if action < PAY + HAND_ROOM:
        kind = int(s.hand[s.active, action - PAY])
        return phrase("label-pay", card=card_phrase(kind), value=int(s.value[kind]))
    if action < REROLL:
        row, column = divmod(action - ACTIVATE, COLUMNS)
        return phrase("label-activate", card=card_phrase(int(s.tactics[s.active, row, column])))
    key = "label-keep-die" if s.phase == Phase.KEEPING else "label-reroll"
    return phrase(key, die=die_phrase(s, *divmod(action - REROLL, FACES)))


def _label_place(s: State, action: int) -> Phrase:
    i, column = divmod(action - PLACE, COLUMNS)
    tactic = int(s.hand[s.active, i])
    former = int(s.tactics[s.active, row_of(tactic), column])
    if former == NOTHING:
        return phrase("label-place", card=card_phrase(tactic))
    return phrase("label-place-on", card=card_phrase(tactic), former=card_phrase(former), column=column + 1)


def cost_of(s: State, card: int) -> int:
    """Return what a card of a market costs."""
    return int(s.cost[card] if card < NBA_CARDS else s.tactic_cost[card - FIRST_MODEL])


def _label_other(s: State, action: int) -> Phrase:
    if action < SPARE_155:
        fate = Fate(action - FATE).name
        return phrase(f"label-fate-{fate}", card=card_phrase(asked_kind(s)))
    if action < STARTER:
        card = card_phrase(drafted(s, s.active, action - DRAFT_PICK))
        return phrase("label-draft-mini" if s.steps == 0 else "label-draft-common", card=card)
    if action < PICK:
        return phrase("label-pick", card=card_phrase(int(STARTER_OF[s.steps, action - STARTER])))
    if action < SWAP:
        return phrase("label-pick", card=card_phrase(picked_card(action - PICK)))
    if action < SPARE_200:
        one, other = PAIRS[action - SWAP]
        court = s.court[s.active]
        return phrase("label-swap", card=card_phrase(int(court[one])), other=card_phrase(int(court[other])))
    return phrase("label-accept" if action == ACCEPT_DRAW else "label-play-on")


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", overtimes=s.overtime)
    if s.overtime > 0:
        return phrase("ending-overtime", overtimes=s.overtime)
    return phrase("ending-regular", turns=s.turn - 1)
