"""How options, events of chance and endings are said."""

from sideline.engine.citations import cited
from sideline.engine.words import Phrase, phrase
from sideline.games.rugby.actions import CALL, COMMIT, DRAWN, LINEOUT, NO, SCRUM, SHOT, TIE, YES
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.facts import lineout_place, target
from sideline.games.rugby.state import HALVES, Column, Face, Kind, Phase, SetPiece, Skill, State


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def the_seat_phrase(seat: int) -> Phrase:
    """Name a seat within a sentence."""
    return phrase(f"the-seat-{seat}")


def card_phrase(kind: int) -> Phrase:
    """Name a skill card."""
    return phrase(f"card-{Kind(kind).name}")


def face_phrase(face: int) -> Phrase:
    """Name a play."""
    return phrase(f"play-{Face(face).name}")


def skill_phrase(skill: int) -> Phrase:
    """Name a skill."""
    return phrase(f"skill-{Skill(skill).name}")


def set_piece_phrase(set_piece: int) -> Phrase:
    """Name a set piece."""
    return phrase(f"piece-{SetPiece(set_piece).name}")


@cited("RG-27", "RG-G14")
def players_phrase(forwards: int, backs: int) -> Phrase:
    """Say how many athletes of which line a play needs: `2 forwards`, `1 forward and 2 backs`."""
    if backs == 0:
        return phrase("forwards", count=forwards)
    if forwards == 0:
        return phrase("backs", count=backs)
    return phrase("mixed", first=phrase("forwards", count=forwards), second=phrase("backs", count=backs))


@cited("RG-G16", "RG-G20")
def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.TOSS:
        return "toss" if s.half < HALVES else "golden toss"
    if s.phase == Phase.DEAL:
        return f"set piece {s.set_pieces}, card {s.cards_dealt + 1}"
    if s.phase == Phase.DRAW_PLAY:
        return f"play card {s.plays_drawn + 1}"
    if s.phase == Phase.SHOT:
        return f"shot after set piece {s.set_pieces}, card {3 - s.to_turn}"
    moment = f"half {s.half + 1}, phase {s.phases + 1}"
    if s.phase == Phase.SYMBOL:
        return f"{moment}, symbol {int(s.turned.sum()) + 1}"
    return f"{moment}, {Phase(s.phase).name.lower().replace('_', ' ')}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase == Phase.TOSS:
        return phrase("label-attacks", who=seat_phrase(action))
    if s.phase == Phase.DRAW_PLAY:
        return phrase("label-draw", play=face_phrase(action))
    if s.phase == Phase.RESOLVE:
        return phrase("label-resolve")
    if s.phase in DRAWN:
        return phrase("label-drawn", card=card_phrase(action))
    if action in CALL:
        return _label_play(s, CALL.part(action))
    if action in COMMIT:
        return _label_card(s, COMMIT.part(action))
    if action in TIE:
        return phrase("label-tie", count=int(s.tied_up[s.set_piece, TIE.part(action)]))
    return _label_choice(s, action)


def _label_play(s: State, face: int) -> Phrase:
    return phrase(
        "label-play",
        play=face_phrase(face),
        players=players_phrase(*map(int, s.players[s.cards, face])),
        skill=skill_phrase(s.skill[s.cards, face]),
        table=" | ".join(spell_cell(s, face, column) for column in Column),
    )


@cited("RG-08", "RG-G02")
def spell_cell(s: State, face: int, column: int) -> str:
    """Write a cell of a result table as it is printed, without what comes back: `+2 PP`, `+3 L P`."""
    cell = s.cards, face, column
    movement = int(s.movement[cell])
    icon = ("", "K", "L", "S")[s.icon[cell]]
    signs = [f"{movement:+d}" if movement else "0", icon, "P" * int(s.risk[cell])]
    return " ".join(sign for sign in signs if sign)


def _label_card(s: State, kind: int) -> Phrase:
    wanted = int(s.players[s.cards, s.face, LINE_OF[kind]]) > 0
    return phrase(
        "label-card" if wanted else "label-half-card",
        card=card_phrase(kind),
        values="/".join(str(value) for value in s.values[s.cards, kind].tolist()),
    )


def _label_choice(s: State, action: int) -> Phrase:
    if action == NO and s.phase == Phase.CALL:
        return phrase("label-no-play")
    if action == LINEOUT:
        return phrase("label-lineout", places=lineout_place(s) - s.position)
    if action == SHOT:
        return phrase("label-shot", target=target(s, s.position))
    return phrase({YES: "label-extra", NO: "label-no-extra", SCRUM: "label-scrum"}[action])


@cited("RG-14", "RG-G05")
def place_phrase(position: int) -> Phrase:
    """Name a place on the field as the attacker sees it."""
    return phrase(f"place-{position}")


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    is_level = s.score[0] == s.score[1]
    if s.half > HALVES:
        return phrase("ending-golden-draw" if is_level else "ending-golden-point")
    return phrase("ending-draw" if is_level else "ending-regular")
