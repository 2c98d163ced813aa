"""How options, events of chance and endings are said, and the names they are made of."""

from functools import cache, lru_cache

from sideline.engine.words import Phrase, phrase
from sideline.games.five_on_the_floor.actions import (
    BURST,
    CARD,
    END_TURN,
    FREE_STEP,
    PASS,
    REBOUND_DICE,
    RUNNERS,
    SCHEME,
    SHOOT,
    STRIP,
    offset,
)
from sideline.games.five_on_the_floor.charts import SPOT, tile_name
from sideline.games.five_on_the_floor.facts import dice_of_shot, is_up_to_chance, needs_of_shot, worth_of_shot
from sideline.games.five_on_the_floor.state import FACES, Card, Phase, Scheme, Size, Spot, State

REMEMBERED = 20_000


@cache
def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def spot_phrase(s: State, tile: int) -> Phrase:
    """Name the spot of a tile."""
    return _spot_phrase(int(SPOT[s.court, tile]))


@cache
def _spot_phrase(spot: int) -> Phrase:
    return phrase(f"spot-{Spot(spot).name}")


@cache
def card_phrase(card: int) -> Phrase:
    """Name a card."""
    return phrase(f"card-{Card(card).name}")


def piece_phrase(s: State, seat: int, slot: int) -> Phrase:
    """Name a piece by its slot and its size."""
    return _piece_phrase(slot, int(s.piece_size[seat, slot]))


@cache
def _piece_phrase(slot: int, size: int) -> Phrase:
    return phrase("piece", slot=str(slot + 1), size=Size(size).name)


@cache
def size_phrase(size: int) -> Phrase:
    """Name a size."""
    return phrase(f"size-{Size(size).name}")


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
    if is_up_to_chance(s):
        return _label_outcome(s, action)
    if action in RUNNERS:
        return _label_run(s, action, RUNNERS[action])
    if action in PASS:
        return _label_pass(s, PASS.part(action))
    if action in STRIP:
        return phrase("label-strip", piece=piece_phrase(s, 1 - s.offense, STRIP.part(action)))
    if action in SCHEME:
        return phrase(f"label-{Scheme(SCHEME.part(action)).name}")
    if action in CARD:
        return _label_card(s, CARD.part(action))
    if action == SHOOT:
        return _label_shot(s)
    return phrase("label-end", points=s.ap) if action == END_TURN else phrase("label-no-card")


def _label_outcome(s: State, outcome: int) -> Phrase:
    """Say what chance would bring."""
    if s.phase == Phase.TOSS:
        return phrase("label-toss", who=seat_phrase(outcome))
    if s.phase == Phase.SIZES:
        return phrase("label-size", size=Size(outcome).name)
    if s.phase == Phase.DRAW:
        return phrase("label-draw", card=card_phrase(outcome))
    if s.phase == Phase.REBOUND:
        offense, defense = REBOUND_DICE.parts(outcome)
        return phrase("label-rebound", offense=offense + 1, defense=defense + 1)
    return phrase("label-roll", face=outcome + 1)


def _label_run(s: State, action: int, slot: int) -> Phrase:
    return _run_phrase(action, s.court, int(s.at[s.turn, slot]), slot, int(s.piece_size[s.turn, slot]))


@lru_cache(REMEMBERED)
def _run_phrase(action: int, court: int, start: int, slot: int, size: int) -> Phrase:
    tile = start + offset(action)
    return phrase(
        f"label-{verb_of_run(action)}",
        piece=_piece_phrase(slot, size),
        tile=tile_name(tile),
        spot=_spot_phrase(int(SPOT[court, tile])),
    )


def verb_of_run(action: int) -> str:
    """Call a run by its word: a move, a burst, or a free step."""
    return "burst" if action in BURST else "step" if action in FREE_STEP else "move"


def _label_pass(s: State, slot: int) -> Phrase:
    tile = s.at[s.offense, slot]
    piece = piece_phrase(s, s.offense, slot)
    return phrase("label-pass", piece=piece, tile=tile_name(tile), spot=spot_phrase(s, tile))


def _label_card(s: State, card: int) -> Phrase:
    key = "label-discard" if s.phase == Phase.DISCARD else f"label-{Card(card).name}"
    return phrase(key, card=card_phrase(card))


def _label_shot(s: State) -> Phrase:
    spot = spot_phrase(s, s.at[s.offense, s.carrier])
    needs = needs_of_shot(s)
    if needs > FACES:
        return phrase("label-hopeless-shot", spot=spot)
    return phrase("label-shoot", spot=spot, points=worth_of_shot(s), dice=dice_of_shot(s), needs=needs)


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if max(s.score) >= s.target:
        return phrase("ending-target", target=s.target, possessions=s.possession)
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", possessions=s.possession)
    if s.possession == s.max_possessions:
        return phrase("ending-cap", possessions=s.possession)
    return phrase("ending-basket", possessions=s.possession)
