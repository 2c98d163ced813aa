"""Why an action is not an option: a sentence that names the rule."""

from sideline.engine.words import Phrase, phrase
from sideline.games.rugby.actions import CALL, COMMIT, SHOT
from sideline.games.rugby.decisions import to_act
from sideline.games.rugby.facts import line_due
from sideline.games.rugby.state import Line, Phase, SetPiece, State
from sideline.games.rugby.words import card_phrase, face_phrase, seat_phrase, the_piece_phrase


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    who = seat_phrase(to_act(s))
    if s.phase == Phase.CALL:
        return _why_no_call(s, action)
    if s.phase in (Phase.ATTACK, Phase.DEFENSE):
        return _why_no_card(s, action)
    if s.phase in (Phase.DEFENSE_EXTRA, Phase.ATTACK_EXTRA):
        return phrase("why-extra", who=who, rule="RG-31" if s.phase == Phase.DEFENSE_EXTRA else "RG-32")
    if s.phase == Phase.TIE_UP:
        rule = "RG-15" if s.set_piece == SetPiece.SCRUM else "RG-16"
        return phrase("why-tie", who=who, piece=the_piece_phrase(s.set_piece), rule=rule)
    if action == SHOT:
        return phrase("why-range", distance=s.shot_range, rule="RG-G28")
    return phrase("why-penalty", who=who, rule="RG-50")


def _why_no_call(s: State, action: int) -> Phrase:
    who = seat_phrase(s.attacker)
    if action not in CALL:
        return phrase("why-call", who=who, rule="RG-25")
    face = CALL.part(action)
    if s.play_hand[face] == 0:
        return phrase("why-not-in-hand", who=who, card=face_phrase(face), rule="RG-25")
    return phrase("why-no-players", who=who, play=face_phrase(face), rule="RG-25")


def _why_no_card(s: State, action: int) -> Phrase:
    side = to_act(s)
    who = seat_phrase(side)
    is_attack = side == s.attacker
    if action not in COMMIT:
        return phrase("why-commit", who=who, rule="RG-G11" if is_attack else "RG-28")
    kind = COMMIT.part(action)
    if s.hands[side, kind] == 0:
        return phrase("why-not-in-hand", who=who, card=card_phrase(kind), rule="RG-28")
    line = phrase("a-forward") if line_due(s, side) == Line.FORWARDS else phrase("a-back")
    return phrase("why-line", who=who, line=line, rule="RG-G12" if is_attack else "RG-G13")
