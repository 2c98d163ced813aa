"""Why something is not allowed, and which rule says so."""

from sideline.engine.words import Phrase, phrase
from sideline.games.five_on_the_floor.actions import (
    BURST,
    CARD,
    FREE_STEP,
    NO_CARD,
    PASS,
    SCHEME,
    SHOOT,
    SLOW_BURST,
    STRIP,
    is_run,
    landing,
    runner,
    slow_burst,
)
from sideline.games.five_on_the_floor.charts import SPOT, tile_name
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.facts import blocked_by, can_burst, may_pass, may_step_free
from sideline.games.five_on_the_floor.state import Phase, Scheme, State
from sideline.games.five_on_the_floor.words.labels import piece_phrase, seat_phrase


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    who = seat_phrase(to_act(s))
    if s.phase == Phase.SCHEME:
        return phrase("why-scheme", who=who, rule="F21-G24")
    if s.phase == Phase.DISCARD:
        return phrase("why-discard", who=who, rule="F21-G38")
    if s.phase not in (Phase.OFFENSE, Phase.DEFENSE):
        return phrase("why-card", who=who, rule="F21-G34")
    if is_run(action):
        return _why_no_run(s, action)
    if action in SLOW_BURST:
        slot, _ = slow_burst(s, action)
        return phrase("why-not-fast", piece=piece_phrase(s, s.turn, slot), rule="F21-21")
    if action in SCHEME:
        return phrase("why-scheme-later", who=who, rule="F21-G24")
    if action in CARD or action == NO_CARD:
        return phrase("why-no-card", who=who, rule="F21-G34")
    if s.phase == Phase.DEFENSE:
        return _why_no_defense(s, action)
    return _why_no_ball_play(s, action)


def _why_no_run(s: State, action: int) -> Phrase:
    """Name what is in the way of a move, a burst or a free step."""
    slot, tile = runner(action), landing(s, action)
    piece = piece_phrase(s, s.turn, slot)
    if action in FREE_STEP and not may_step_free(s):
        return phrase("why-no-free-step", rule="F21-G24")
    if action not in FREE_STEP and s.ap == 0:
        return phrase("why-no-points", who=seat_phrase(s.turn), rule="F21-10")
    if action in BURST and not can_burst(s, slot):
        return phrase("why-tired", piece=piece, rule="F21-22")
    if SPOT[s.court, tile] < 0:
        return phrase("why-off-court", piece=piece, rule="F21-G01")
    return _why_no_landing(s, action, piece, tile)


def _why_no_landing(s: State, action: int, piece: Phrase, tile: int) -> Phrase:
    """Say why a tile of the court cannot be reached."""
    where = tile_name(tile)
    if s.floor[tile] & blocked_by(s, s.turn):
        return phrase("why-taken", piece=piece, tile=where, rule="F21-G04")
    if action in FREE_STEP:
        return phrase("why-not-nearer", piece=piece, tile=where, rule="F21-G24")
    return phrase("why-no-way", piece=piece, tile=where, rule="F21-G21")


def _why_no_defense(s: State, action: int) -> Phrase:
    if action not in STRIP:
        return phrase("why-defending", who=seat_phrase(s.turn), rule="F21-17")
    if s.scheme != Scheme.PRESS:
        return phrase("why-no-press", rule="F21-G24")
    if not s.has_strip:
        return phrase("why-stripped", rule="F21-G24")
    return phrase("why-no-strip", piece=piece_phrase(s, s.turn, STRIP.part(action)), rule="F21-G24")


def _why_no_ball_play(s: State, action: int) -> Phrase:
    if action == SHOOT and s.has_acted:
        return phrase("why-no-shot", who=seat_phrase(s.turn), rule="F21-14")
    if action == SHOOT:
        return phrase("why-hopeless", piece=piece_phrase(s, s.turn, s.carrier), rule="F21-G19")
    if action in STRIP:
        return phrase("why-attacking", who=seat_phrase(s.turn), rule="F21-G24")
    if PASS.part(action) == s.carrier:
        return phrase("why-own-ball", piece=piece_phrase(s, s.turn, s.carrier), rule="F21-19")
    if may_pass(s):
        return phrase("why-too-far", piece=piece_phrase(s, s.turn, PASS.part(action)), rule="F21-G22")
    return phrase("why-no-points", who=seat_phrase(s.turn), rule="F21-10")
