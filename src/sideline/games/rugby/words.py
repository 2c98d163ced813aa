"""How options, events of chance and endings are said."""

from enum import IntEnum

from sideline.engine.aim import Aim
from sideline.engine.citations import cited
from sideline.engine.words import Chapter, Phrase, phrase
from sideline.games.rugby.actions import CALL, COMMIT, DRAWN, LINEOUT, NO, SCRUM, SHOT, TIE, YES
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.choices import BigResult, HalfEnds, LevelScore, SymbolBall, TiedBy
from sideline.games.rugby.decisions import to_act
from sideline.games.rugby.facts import (
    adding_side,
    can_call,
    cards_due,
    column_of,
    committing_side,
    is_secret,
    lead_of,
    line_due,
    line_on_pitch,
    lineout_place,
    strength,
    target,
)
from sideline.games.rugby.state import (
    FACES,
    HALVES,
    Column,
    Face,
    Kind,
    Line,
    Phase,
    Score,
    SetPiece,
    Skill,
    State,
)

DOUBLE = 2
CHANCE_VERBS = {
    Phase.TOSS: "toss",
    Phase.DEAL: "deal",
    Phase.DRAW_PLAY: "draw",
    Phase.DEFENSE_EXTRA_CARD: "add",
    Phase.ATTACK_EXTRA_CARD: "add",
    Phase.RESOLVE: "resolve",
    Phase.SYMBOL: "turn",
    Phase.SHOT: "kick",
}


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def card_phrase(kind: int) -> Phrase:
    """Name a skill card."""
    return phrase(f"card-{Kind(kind).name}")


def face_phrase(face: int) -> Phrase:
    """Name a play."""
    return phrase(f"play-{Face(face).name}")


def skill_phrase(skill: int) -> Phrase:
    """Name a skill."""
    return phrase(f"skill-{Skill(skill).name}")


def the_piece_phrase(set_piece: int) -> Phrase:
    """Name a set piece within a sentence."""
    return phrase(f"the-piece-{SetPiece(set_piece).name}")


@cited("RG-27", "RG-G14")
def players_phrase(forwards: int, backs: int) -> Phrase:
    """Say how many athletes of which line a play needs: `2 forwards`, `1 forward and 2 backs`."""
    if backs == 0:
        return phrase("forwards", count=forwards)
    if forwards == 0:
        return phrase("backs", count=backs)
    return phrase("mixed", first=phrase("forwards", count=forwards), second=phrase("backs", count=backs))


@cited("RG-25", "RG-G16")
def has_play(s: State) -> bool:
    """Ask whether the attacker holds a play that it can staff."""
    return any(can_call(s, face) for face in range(FACES))


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
        count = int(s.tied_up[s.set_piece, TIE.part(action)])
        return phrase("label-tie-own" if s.tied_by == TiedBy.EACH else "label-tie", count=count)
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
    return phrase(
        "label-half-card" if is_half(s, kind) else "label-card",
        card=card_phrase(kind),
        values="/".join(str(value) for value in s.values[s.cards, kind].tolist()),
    )


def _label_choice(s: State, action: int) -> Phrase:
    if action == NO and s.phase == Phase.CALL:
        return phrase("label-forfeit" if has_play(s) else "label-no-play")
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


@cited("RG-40", "RG-G10")
def is_half(s: State, kind: int) -> bool:
    """Ask whether a card would count half for the play on the table: what was announced tells."""
    return bool(is_secret(s) and s.players[s.cards, s.face, LINE_OF[kind]] == 0)


def aim(s: State, action: int) -> Aim:
    """Point at the cards, numbers and lines of the pitch that an action is about."""
    if s.phase in CHANCE_VERBS:
        return Aim(CHANCE_VERBS[Phase(s.phase)])
    if action in CALL:
        face = CALL.part(action)
        return Aim("call", (f"play:{Face(face).name}",), about=_lines(s, face))
    if action in COMMIT:
        return _aim_card(s, COMMIT.part(action))
    if action in TIE:
        return Aim("tie", (f"tie:{s.tied_up[s.set_piece, TIE.part(action)]}",))
    return _aim_choice(s, action)


def _lines(s: State, face: int) -> tuple[str, ...]:
    """List the lines of the pitch that a play may lead to, each once."""
    return tuple(dict.fromkeys(f"pitch:{lead_of(s, face, column)}" for column in Column))


def _aim_card(s: State, kind: int) -> Aim:
    """Point at a card in hand; it will lie in the next slot of its side."""
    side = committing_side(s)
    slot = (f"slot:{side}:{s.played_size[side]}",) if is_secret(s) else ()
    return Aim("commit", (f"hand:{Kind(kind).name}",), about=slot, mark="½" if is_half(s, kind) else "")


def _aim_choice(s: State, action: int) -> Aim:
    if action == SCRUM:
        return Aim("scrum", (f"pitch:{line_on_pitch(s, s.position)}",))
    if action == LINEOUT:
        return Aim("lineout", (f"pitch:{line_on_pitch(s, lineout_place(s))}",))
    if action == SHOT:
        return Aim("shot", ("posts",))
    if action == YES:
        return Aim("extra", ("pack",))
    return Aim("forfeit" if s.phase == Phase.CALL else "noextra")


def ask(s: State) -> Phrase:
    """Ask the seat to act, in words that fit what it may know."""
    who = seat_phrase(to_act(s))
    if s.phase == Phase.CALL:
        return phrase("ask-call" if has_play(s) else "ask-forfeit", who=who)
    if is_secret(s):
        return _ask_for_card(s)
    if s.phase == Phase.TIE_UP:
        key = "ask-tie-own" if s.tied_by == TiedBy.EACH else "ask-tie"
        return phrase(key, who=who, piece=the_piece_phrase(s.set_piece))
    if s.phase == Phase.PENALTY:
        return phrase("ask-penalty", who=who, place=place_phrase(s.position))
    return _ask_for_extra(s)


@cited("RG-27", "RG-28", "RG-G13")
def _ask_for_card(s: State) -> Phrase:
    """Ask for a card of the line that is due; only the attack is told which play it is for."""
    side = committing_side(s)
    line = phrase("a-forward" if line_due(s, side) == Line.FORWARDS else "a-back")
    left = cards_due(s, side)
    if side == s.attacker:
        return phrase("ask-attack", who=seat_phrase(side), play=face_phrase(s.face), line=line, left=left)
    players = players_phrase(*map(int, s.players[s.cards, s.face]))
    return phrase("ask-defense", who=seat_phrase(side), players=players, line=line, left=left)


def _ask_for_extra(s: State) -> Phrase:
    return phrase(
        "ask-extra",
        who=seat_phrase(adding_side(s)),
        attack=half_of(strength(s, s.attacker)),
        defense=half_of(strength(s, 1 - s.attacker)),
        column=phrase(f"column-{Column(column_of(s)).name}"),
    )


def half_of(doubled: int) -> Phrase:
    """Say half of a number."""
    key = "number-and-half" if doubled % DOUBLE else "number"
    return phrase(key, whole=int(doubled) // DOUBLE)


def sum_of(doubled: list[int]) -> Phrase:
    """Say halves of numbers with a plus between them."""
    told = half_of(doubled[0])
    for number in doubled[1:]:
        told = phrase("plus", first=told, second=half_of(number))
    return told


def explain(s: State) -> tuple[Chapter, ...]:
    """Say how to play, with the points, the phases and the options of this match."""
    phase = ("help-phase-call", "help-phase-lay", "help-phase-extra")
    return (
        Chapter(phrase("help-goal"), _about_goal(s)),
        Chapter(phrase("help-phase"), (*map(phrase, phase), _about_results(s))),
        Chapter(phrase("help-ball"), (phrase("help-tied"), _about_symbols(s), _about_penalties(s))),
        Chapter(phrase("help-pieces"), (phrase("help-pieces-text"),), _table_of_pieces(s)),
    )


def _about_goal(s: State) -> tuple[Phrase, ...]:
    points = {"try": int(s.points[Score.TRY]), "goal": int(s.points[Score.GOAL])}
    goal = phrase("help-goal-text", phases=s.phases_per_half, tie=_choice(LevelScore, s.tie), **points)
    return goal, phrase("help-goal-end", ends=_choice(HalfEnds, s.half_ends), cap=s.hard_cap)


def _about_results(s: State) -> Phrase:
    return phrase("help-phase-result", big=_choice(BigResult, s.big_result))


def _about_symbols(s: State) -> Phrase:
    return phrase("help-symbols", side=_choice(SymbolBall, s.symbol_ball))


def _about_penalties(s: State) -> Phrase:
    return phrase("help-penalty", gain=s.penalty_gain, range=s.shot_range, target=s.shot_target)


def _table_of_pieces(s: State) -> tuple[tuple[Phrase, ...], ...]:
    """List the set pieces with the plays they give and the forwards they tie up."""
    heads = tuple(map(phrase, ("help-piece", "help-plays", "help-forwards")))
    return heads, *(_row_of_piece(s, piece) for piece in SetPiece)


def _row_of_piece(s: State, piece: SetPiece) -> tuple[Phrase, ...]:
    numbers = [phrase("help-number", number=int(number)) for number in s.tied_up[piece] if number]
    tied = numbers[0] if numbers else phrase("help-number", number=0)
    for number in numbers[1:]:
        tied = phrase("help-or" if number is numbers[-1] else "help-list", first=tied, other=number)
    return phrase(f"piece-{piece.name}"), phrase("help-number", number=int(s.play_cards[piece])), tied


def _choice(choices: type[IntEnum], chosen: int) -> str:
    """Name what was chosen, as messages name it."""
    return choices(chosen).name.lower()
