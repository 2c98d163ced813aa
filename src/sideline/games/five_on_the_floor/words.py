"""How actions are said: the notation of replays, labels, refusals, the names of chance events, the ending."""

from sideline.engine.citations import cite
from sideline.engine.words import Phrase, phrase
from sideline.games.five_on_the_floor.charts import DIRECTIONS, FAST_SLOT, LEAP, SPOT, STEP, X, Y
from sideline.games.five_on_the_floor.facts import WAYS, dice_of_shot, needs_of_shot, worth_of_shot
from sideline.games.five_on_the_floor.decisions import (
    ACTIONS,
    BURST,
    CARD,
    END_TURN,
    FREE_STEP,
    LEAPS,
    MOVE,
    NO_CARD,
    OUTCOMES,
    PASS,
    SCHEME,
    SHOOT,
    STRIP,
    to_act,
)
from sideline.games.five_on_the_floor.state import FACES, Card, Phase, Role, Scheme, Size, Spot, State

SEAT_NAMES = ("home", "away")
CARD_CODES = ("deep-range", "quick-release", "extra-pass", "iso", "close-out", "second-effort")
SCHEME_CODES = ("man", "zone", "press")
HOW_TO_PLAY = ("goal", "turns", "shoot", "ball", "fast", "sizes", "points", "dice", "schemes")

cite("five_on_the_floor.words.HOW_TO_PLAY", "F21-06")


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def spot_phrase(s: State, tile: int) -> Phrase:
    """Name the spot of a tile."""
    return phrase(f"spot-{Spot(SPOT[s.court, tile]).name}")


def card_phrase(card: int) -> Phrase:
    """Name a card."""
    return phrase(f"card-{Card(card).name}")


def piece_phrase(s: State, seat: int, slot: int) -> Phrase:
    """Name a piece by its slot and its size."""
    return phrase("piece", slot=str(slot + 1), size=Size(s.piece_size[seat, slot]).name)


def tile_name(tile: int) -> str:
    """Name a tile by the letter of its column and the number of its row: e5 is column 4, row 5."""
    return f"{chr(ord('a') + int(X[tile]))}{int(Y[tile])}"


def mover(action: int) -> int:
    """Return the slot that a move, burst or free step is for."""
    if BURST <= action < FREE_STEP:
        return int(FAST_SLOT[(action - BURST) // LEAPS])
    return (action - (FREE_STEP if action >= FREE_STEP else MOVE)) // WAYS


def goal(s: State, action: int) -> int:
    """Return the tile that a move, burst or free step leads to."""
    is_burst = BURST <= action < FREE_STEP
    offset = LEAP[(action - BURST) % LEAPS] if is_burst else STEP[(action - MOVE) % WAYS]
    return int(s.at[s.turn, mover(action)] + offset)


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share their numbers with moves."""
    if s.phase <= Phase.REBOUND and action < OUTCOMES[s.phase]:
        return _spell_outcome(s, action)
    if action < PASS:
        return _spell_move(s, action)
    if action < SHOOT:
        word, first = ("pass", PASS) if action < STRIP else ("strip", STRIP)
        return f"{word} {action - first + 1}"
    if SCHEME <= action < CARD:
        return SCHEME_CODES[action - SCHEME]
    if CARD <= action < NO_CARD:
        verb = "discard" if s.phase == Phase.DISCARD else "play"
        return f"{verb} {CARD_CODES[action - CARD]}"
    return {SHOOT: "shoot", END_TURN: "end", NO_CARD: "no card"}[action]


def _spell_outcome(s: State, outcome: int) -> str:
    if s.phase == Phase.TOSS:
        return f"{SEAT_NAMES[outcome]} attacks"
    if s.phase == Phase.SIZES:
        return f"draw {Size(outcome).name}"
    if s.phase == Phase.DRAW:
        return f"draw {CARD_CODES[outcome]}"
    if s.phase == Phase.REBOUND:
        return f"rebound {outcome // FACES + 1}-{outcome % FACES + 1}"
    return f"roll {outcome + 1}"


def _spell_move(s: State, action: int) -> str:
    verb = "burst " if BURST <= action < FREE_STEP else "step " if action >= FREE_STEP else ""
    return f"{verb}{mover(action) + 1} {_spell_goal(s, action)}"


def _spell_goal(s: State, action: int) -> str:
    """Name the tile, or the way off the court."""
    tile = goal(s, action)
    if SPOT[s.court, tile] >= 0:
        return tile_name(tile)
    if BURST <= action < FREE_STEP:
        return f"off{(action - BURST) % LEAPS}"
    return f"off{DIRECTIONS[(action - MOVE) % WAYS]}"


def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.TOSS:
        return "toss"
    if s.phase == Phase.SIZES:
        return f"size {s.sizes_drawn + 1}"
    return f"possession {s.possession + 1}, {_event_in_possession(s)}"


def _event_in_possession(s: State) -> str:
    shot = f"shot {s.rebounds + 1}"
    if s.phase == Phase.DRAW:
        return "card"
    if s.phase == Phase.SHOT:
        return f"{shot}, die {s.dice_rolled + 1}"
    if s.phase == Phase.REBOUND:
        return f"{shot}, second effort" if s.is_reroll else f"{shot}, rebound"
    return f"{'strip' if s.phase == Phase.STRIP else 'lane'}, roll {s.rolls + 1}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase <= Phase.REBOUND:
        return phrase("label-outcome", what=_spell_outcome(s, action))
    if action < PASS:
        return _label_move(s, action)
    if action < STRIP:
        slot = action - PASS
        tile = s.at[s.offense, slot]
        return phrase(
            "label-pass",
            piece=piece_phrase(s, s.offense, slot),
            tile=tile_name(tile),
            spot=spot_phrase(s, tile),
        )
    if action < SHOOT:
        return phrase("label-strip", piece=piece_phrase(s, 1 - s.offense, action - STRIP))
    if action == SHOOT:
        return _label_shot(s)
    if action == END_TURN:
        return phrase("label-end", points=s.ap)
    if action < CARD:
        return phrase(f"label-{Scheme(action - SCHEME).name}")
    if action == NO_CARD:
        return phrase("label-no-card")
    key = "label-discard" if s.phase == Phase.DISCARD else f"label-{Card(action - CARD).name}"
    return phrase(key, card=card_phrase(action - CARD))


def _label_move(s: State, action: int) -> Phrase:
    kind = "burst" if BURST <= action < FREE_STEP else "step" if action >= FREE_STEP else "move"
    tile = goal(s, action)
    return phrase(
        f"label-{kind}",
        piece=piece_phrase(s, s.turn, mover(action)),
        tile=tile_name(tile),
        spot=spot_phrase(s, tile),
    )


def _label_shot(s: State) -> Phrase:
    spot = spot_phrase(s, s.at[s.offense, s.carrier])
    needs = needs_of_shot(s)
    if needs > FACES:
        return phrase("label-hopeless-shot", spot=spot)
    return phrase("label-shoot", spot=spot, points=worth_of_shot(s), dice=dice_of_shot(s), needs=needs)


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    who = seat_phrase(to_act(s))
    if s.phase == Phase.SCHEME:
        return phrase("why-scheme", who=who, rule="F21-G24")
    if s.phase == Phase.DISCARD:
        return phrase("why-discard", who=who, rule="F21-G38")
    if s.phase not in (Phase.OFFENSE, Phase.DEFENSE):
        return phrase("why-card", who=who, rule="F21-G34")
    if action < PASS:
        return _why_no_move(s, action)
    if SCHEME <= action < CARD:
        return phrase("why-scheme-later", who=who, rule="F21-G24")
    if CARD <= action < ACTIONS:
        return phrase("why-no-card", who=who, rule="F21-G34")
    if s.phase == Phase.DEFENSE:
        return _why_no_defense(s, action)
    return _why_no_ball_play(s, action)


def _why_no_move(s: State, action: int) -> Phrase:
    """Name what is in the way of a move, a burst or a free step."""
    slot = mover(action)
    piece = piece_phrase(s, s.turn, slot)
    if action >= FREE_STEP and not (s.phase == Phase.DEFENSE and s.has_free_step):
        return phrase("why-no-free-step", rule="F21-G24")
    if action < FREE_STEP and s.ap == 0:
        return phrase("why-no-points", who=seat_phrase(s.turn), rule="F21-10")
    if BURST <= action < FREE_STEP and s.stamina_left[s.turn, slot] == 0:
        return phrase("why-tired", piece=piece, rule="F21-22")
    tile = goal(s, action)
    if SPOT[s.court, tile] < 0:
        return phrase("why-off-court", piece=piece, rule="F21-G01")
    if s.floor[tile]:
        return phrase("why-taken", piece=piece, tile=tile_name(tile), rule="F21-G04")
    if action >= FREE_STEP:
        return phrase("why-not-nearer", piece=piece, tile=tile_name(tile), rule="F21-G24")
    return phrase("why-no-way", piece=piece, tile=tile_name(tile), rule="F21-G21")


def _why_no_defense(s: State, action: int) -> Phrase:
    if not STRIP <= action < SHOOT:
        return phrase("why-defending", who=seat_phrase(s.turn), rule="F21-17")
    if s.scheme != Scheme.PRESS:
        return phrase("why-no-press", rule="F21-G24")
    if not s.has_strip:
        return phrase("why-stripped", rule="F21-G24")
    return phrase("why-no-strip", piece=piece_phrase(s, s.turn, action - STRIP), rule="F21-G24")


def _why_no_ball_play(s: State, action: int) -> Phrase:
    if action == SHOOT:
        return phrase("why-no-shot", who=seat_phrase(s.turn), rule="F21-14")
    if action - PASS == s.carrier:
        return phrase("why-own-ball", piece=piece_phrase(s, s.turn, s.carrier), rule="F21-19")
    if action < STRIP:
        return phrase("why-no-points", who=seat_phrase(s.turn), rule="F21-10")
    return phrase("why-attacking", who=seat_phrase(s.turn), rule="F21-G24")


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if max(s.score) >= s.target:
        return phrase("ending-target", target=s.target, possessions=s.possession)
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", possessions=s.possession)
    if s.possession == s.max_possessions:
        return phrase("ending-cap", possessions=s.possession)
    return phrase("ending-basket", possessions=s.possession)


def role_name(slot: int) -> str:
    """Name the role of a slot."""
    return Role(slot).name
