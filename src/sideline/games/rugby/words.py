"""How actions and events are said: the notation of replays, and phrases for every language."""

from sideline.engine.citations import cited
from sideline.engine.words import Phrase, phrase
from sideline.games.rugby.charts import LINE_OF, printed
from sideline.games.rugby.decisions import (
    CARD,
    LINEOUT,
    NO,
    SCRUM,
    SHOT,
    TIE,
    YES,
    drawing_side,
    place_in_deal,
    receiver,
    to_act,
)
from sideline.games.rugby.rules.resolving import strength, target, worth
from sideline.games.rugby.state import (
    FACES,
    HALVES,
    KINDS,
    SYMBOLS,
    TRY_LINE,
    Column,
    Face,
    Kind,
    Phase,
    SetPiece,
    Skill,
    State,
    Symbol,
)

SEAT_NAMES = ("home", "away")
PLAY_CODES = ("PG", "CB", "PP", "WR", "LP", "KI", "DR", "CH", "LO", "BK", "SW", "SK")
CARD_CODES = ("PR", "HK", "LK", "FL", "N8", "EN", "LF", "WH", "SH", "CE", "FH", "FB", "WG", "UB")
DOUBLE = 2
DRAWN = {
    Phase.DEAL: "deal",
    Phase.DEFENSE_EXTRA_CARD: "add",
    Phase.ATTACK_EXTRA_CARD: "add",
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


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share their numbers with plays."""
    if s.phase == Phase.TOSS and action < len(SEAT_NAMES):
        return f"{SEAT_NAMES[action]} attacks"
    if s.phase == Phase.DRAW and action < FACES:
        return f"draw {PLAY_CODES[action]}"
    if s.phase == Phase.RESOLVE and action == 0:
        return "resolve"
    if s.phase in DRAWN and action < KINDS:
        return f"{DRAWN[Phase(s.phase)]} {CARD_CODES[action]}"
    if action < CARD:
        return PLAY_CODES[action]
    if action < YES:
        return CARD_CODES[action - CARD]
    if TIE <= action < SCRUM:
        return _spell_tie(s, action - TIE)
    if s.phase == Phase.CALL and action == NO:
        return "no play"
    return {YES: "extra", NO: "no extra", SCRUM: "scrum", LINEOUT: "lineout", SHOT: "shot"}[action]


def _spell_tie(s: State, tie: int) -> str:
    """Write how many forwards are tied up; a number that this set piece does not offer has no digits."""
    if s.phase == Phase.TIE_UP and s.tied_up[s.set_piece, tie] > 0:
        return f"tie {s.tied_up[s.set_piece, tie]}"
    return ("tie few", "tie some", "tie all")[tie]


@cited("RG-G16", "RG-G20")
def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.TOSS:
        return "toss" if s.half < HALVES else "golden toss"
    if s.phase == Phase.DEAL:
        return f"set piece {s.set_pieces}, card {s.cards_dealt + 1}"
    if s.phase == Phase.DRAW:
        return f"play card {s.plays_drawn + 1}"
    if s.phase == Phase.SHOT:
        return f"shot after set piece {s.set_pieces}, card {3 - s.draws_left}"
    moment = f"half {s.half + 1}, phase {s.phases + 1}"
    if s.phase == Phase.SYMBOL:
        return f"{moment}, symbol {int(s.turned.sum()) + 1}"
    return f"{moment}, {Phase(s.phase).name.lower().replace('_', ' ')}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase == Phase.TOSS:
        return phrase("label-attacks", who=seat_phrase(action))
    if s.phase == Phase.DRAW:
        return phrase("label-draw", play=face_phrase(action))
    if s.phase == Phase.RESOLVE:
        return phrase("label-resolve")
    if s.phase in DRAWN:
        return phrase("label-drawn", card=card_phrase(action))
    if action < CARD:
        return _label_play(s, action)
    if action < YES:
        return _label_card(s, action - CARD)
    if TIE <= action < SCRUM:
        return phrase("label-tie", count=int(s.tied_up[s.set_piece, action - TIE]))
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
        return phrase("label-lineout", places=min(s.penalty_gain, TRY_LINE - 1 - s.position))
    if action == SHOT:
        return phrase("label-shot", target=target(s, s.position))
    return phrase({YES: "label-extra", NO: "label-no-extra", SCRUM: "label-scrum"}[action])


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened, as a viewer may know it."""
    if before.phase == Phase.TOSS:
        return phrase("tell-attacks", who=seat_phrase(action))
    if before.phase == Phase.DEAL:
        return _tell_deal(before, action, viewer)
    if before.phase == Phase.DRAW:
        return _tell_draw(before, action, viewer)
    if before.phase in (Phase.ATTACK, Phase.DEFENSE):
        return _tell_commitment(before, action, after, viewer)
    if before.phase == Phase.CALL:
        return _tell_call(before, action, after, viewer)
    if before.phase in (Phase.DEFENSE_EXTRA_CARD, Phase.ATTACK_EXTRA_CARD):
        return _tell_extra_card(before, action)
    if before.phase == Phase.RESOLVE:
        return _tell_check(before, after)
    if before.phase == Phase.SYMBOL:
        return _tell_symbol(before, action, after)
    if before.phase == Phase.SHOT:
        return _tell_shot(before, action, after)
    return _tell_choice(before, action)


@cited("RG-19")
def _tell_deal(before: State, kind: int, viewer: int) -> Phrase:
    side = receiver(before)
    who = seat_phrase(side)
    if place_in_deal(before) < before.tie_size:
        return phrase("tell-face-down", who=who)
    if viewer == side:
        return phrase("tell-dealt-card", who=who, card=card_phrase(kind))
    return phrase("tell-dealt", who=who)


def _tell_draw(before: State, face: int, viewer: int) -> Phrase:
    who = seat_phrase(before.attacker)
    if viewer == before.attacker:
        return phrase("tell-draws-play", who=who, play=face_phrase(face))
    return phrase("tell-draws", who=who)


@cited("RG-27", "RG-G16")
def _tell_call(before: State, action: int, after: State, viewer: int) -> Phrase:
    who = seat_phrase(before.attacker)
    if action == NO:
        return _then(phrase("tell-no-play", who=who), _consequence(before, after))
    players = players_phrase(*map(int, before.players[before.cards, action]))
    if viewer == before.attacker:
        return phrase("tell-calls", who=who, play=face_phrase(action), players=players)
    return phrase("tell-announces", who=who, players=players)


@cited("RG-28", "RG-30", "RG-G11")
def _tell_commitment(before: State, action: int, after: State, viewer: int) -> Phrase:
    side = to_act(before)
    who = seat_phrase(side)
    if viewer == side:
        told = phrase("tell-commits-card", who=who, card=card_phrase(action - CARD))
    else:
        told = phrase("tell-commits", who=who)
    is_open = after.phase not in (Phase.ATTACK, Phase.DEFENSE)
    return _then(told, phrase("tell-reveal")) if is_open else told


def _tell_extra_card(before: State, kind: int) -> Phrase:
    value = _half(worth(before, before.face, kind))
    return phrase(
        "tell-extra-card", who=seat_phrase(drawing_side(before)), card=card_phrase(kind), value=value
    )


@cited("RG-33", "RG-39", "RG-42")
def _tell_check(before: State, after: State) -> Phrase:
    column = int(after.column)
    told = phrase(
        "tell-check",
        play=face_phrase(before.face),
        skill=skill_phrase(before.skill[before.cards, before.face]),
        who=seat_phrase(before.attacker),
        attack=_sum(before, before.attacker),
        other=seat_phrase(1 - before.attacker),
        defense=_sum(before, 1 - before.attacker),
        column=phrase(f"column-{Column(column).name}"),
    )
    if after.phase == Phase.SYMBOL:
        return _then(told, phrase("tell-risk", count=int(after.draws_left)))
    return _then(told, _consequence(before, after))


def _sum(s: State, side: int) -> str:
    """Write the cards of a side as a sum: `4 + 3.5 = 7.5`."""
    cards = [_half(worth(s, s.face, kind)) for kind in s.played[side, : s.played_size[side]].tolist()]
    return f"{' + '.join(cards)} = {_half(strength(s, side))}" if cards else "0"


def _half(doubled: int) -> str:
    """Write half of a number."""
    return f"{doubled // DOUBLE}" + ".5" * (doubled % DOUBLE)


def _tell_symbol(before: State, kind: int, after: State) -> Phrase:
    told = phrase("tell-turned", card=card_phrase(kind), symbols=symbols_phrase(before, kind))
    if after.phase == Phase.SYMBOL:
        return told
    return _then(told, _consequence(before, after))


@cited("RG-07", "RG-G40")
def symbols_phrase(s: State, kind: int) -> Phrase:
    """Name the symbols of a card."""
    shown = [symbol + 1 for symbol in range(SYMBOLS) if s.symbols[s.cards, kind, symbol]]
    names = [phrase(f"symbol-{Symbol(symbol).name}") for symbol in reversed(shown)]
    if not names:
        return phrase("symbol-NONE")
    if len(names) == 1:
        return names[0]
    return phrase("together", first=names[0], second=names[1])


def _tell_shot(before: State, kind: int, after: State) -> Phrase:
    value = int(before.values[before.cards, kind, Skill.SPECIAL])
    told = phrase("tell-kick", card=card_phrase(kind), value=value)
    if after.phase == Phase.SHOT:
        return told
    total, to_beat = value + before.kick_total, target(before, before.position)
    verdict = phrase("tell-goal" if total > to_beat else "tell-miss", total=total, target=to_beat)
    return _then(told, _then(verdict, _consequence(before, after)))


def _tell_choice(before: State, action: int) -> Phrase:
    who = seat_phrase(to_act(before))
    if TIE <= action < SCRUM:
        return phrase("tell-tie", who=who, count=int(before.tied_up[before.set_piece, action - TIE]))
    keys = {
        YES: "tell-extra",
        NO: "tell-no-extra",
        SCRUM: "tell-scrum",
        LINEOUT: "tell-lineout",
        SHOT: "tell-shot",
    }
    return phrase(keys[action], who=who)


def _then(first: Phrase, second: Phrase) -> Phrase:
    return phrase("then", first=first, second=second)


def _consequence(before: State, after: State) -> Phrase:
    """Say where a phase or a shot has led to."""
    what = _restart(before, after)
    gained = (after.score - before.score).tolist()
    if any(gained):
        seat = gained.index(max(gained))
        what = _then(phrase("tell-points", who=seat_phrase(seat), points=max(gained)), what)
    return what


def _restart(before: State, after: State) -> Phrase:
    if after.phase == Phase.OVER:
        return phrase("tell-full-time")
    if after.half > before.half:
        return phrase("tell-half-time" if after.half == 1 else "tell-golden-point")
    who = seat_phrase(after.attacker)
    if after.phase == Phase.PENALTY:
        return phrase("tell-penalty", who=who)
    if after.set_pieces > before.set_pieces:
        return phrase("tell-restart", who=who, piece=set_piece_phrase(after.set_piece))
    return phrase("tell-ball", place=place_phrase(after.position))


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


@cited("RG-01", "RG-02", "RG-03")
def cards() -> list[dict[str, int | str]]:
    """List both card sets as printed: first the skill cards, then the plays."""
    rows: list[dict[str, int | str]] = []
    for row in printed("skills.csv"):
        values = f"{row['run']}/{row['pass']}/{row['special']} {row['symbols']}".strip()
        code = CARD_CODES[Kind[row["kind"]]]
        rows.append(_card_row(row["set"], code, row["kind"], int(row["copies"]), values))
    for row in printed("plays.csv"):
        results = " | ".join(row[column.name.lower()] for column in Column)
        text = f"{row['forwards']}F {row['backs']}B {row['skill']}: {results}, {row['from'].lower()}"
        code = PLAY_CODES[Face[row["face"]]]
        rows.append(_card_row(row["set"], code, row["face"], int(row["copies"]), text))
    return rows


def _card_row(chosen: str, code: str, name: str, copies: int, text: str) -> dict[str, int | str]:
    return {"set": chosen, "code": code, "card": name, "copies": copies, "printed": text}
