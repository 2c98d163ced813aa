"""How what happened is told, as a viewer may know it."""

from sideline.engine.citations import cited
from sideline.engine.words import Phrase, on_next_line, phrase
from sideline.games.rugby.actions import CALL, COMMIT, LINEOUT, NO, SCRUM, SHOT, TIE, YES
from sideline.games.rugby.choices import TiedBy
from sideline.games.rugby.decisions import to_act
from sideline.games.rugby.facts import (
    adding_side,
    is_secret,
    place_in_deal,
    receiver,
    strength,
    target,
    worth,
)
from sideline.games.rugby.state import SYMBOLS, Column, Phase, SetPiece, Skill, State, Symbol
from sideline.games.rugby.tell.moves import show
from sideline.games.rugby.words import (
    card_phrase,
    face_phrase,
    half_of,
    has_play,
    place_phrase,
    players_phrase,
    seat_phrase,
    skill_phrase,
    sum_of,
)

__all__ = ["show", "tell"]


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened, as a viewer may know it."""
    if before.phase == Phase.TOSS:
        return phrase("tell-attacks", who=seat_phrase(action))
    if before.phase == Phase.DEAL:
        return _tell_deal(before, action, viewer)
    if before.phase == Phase.DRAW_PLAY:
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
    if place_in_deal(before) < before.tie_size[side]:
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
        key = "tell-forfeit" if has_play(before) else "tell-no-play"
        return _followed(phrase(key, who=who), before, after)
    face = CALL.part(action)
    players = players_phrase(*map(int, before.players[before.cards, face]))
    if viewer == before.attacker:
        return phrase("tell-calls", who=who, play=face_phrase(face), players=players)
    return phrase("tell-announces", who=who, players=players)


@cited("RG-28", "RG-30", "RG-G11")
def _tell_commitment(before: State, action: int, after: State, viewer: int) -> Phrase:
    side = to_act(before)
    who = seat_phrase(side)
    if viewer == side:
        told = phrase("tell-commits-card", who=who, card=card_phrase(COMMIT.part(action)))
    else:
        told = phrase("tell-commits", who=who)
    return told if is_secret(after) else on_next_line(told, phrase("tell-reveal"))


def _tell_extra_card(before: State, kind: int) -> Phrase:
    value = half_of(worth(before, before.face, kind))
    return phrase(
        "tell-extra-card", who=seat_phrase(adding_side(before)), card=card_phrase(kind), value=value
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
        return _then(told, phrase("tell-risk", count=int(after.to_turn)))
    return _followed(told, before, after)


def _sum(s: State, side: int) -> Phrase:
    """Say the cards of a side as a sum: `4 + 3.5 = 7.5`."""
    cards = [worth(s, s.face, kind) for kind in s.played[side, : s.played_size[side]].tolist()]
    total = half_of(strength(s, side))
    return phrase("sum", cards=sum_of(cards), total=total) if cards else total


def _tell_symbol(before: State, kind: int, after: State) -> Phrase:
    told = phrase("tell-turned", card=card_phrase(kind), symbols=symbols_phrase(before, kind))
    if after.phase == Phase.SYMBOL:
        return told
    return _followed(told, before, after)


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
    return _followed(_then(told, verdict), before, after)


def _tell_choice(before: State, action: int) -> Phrase:
    who = seat_phrase(to_act(before))
    if action in TIE:
        count = int(before.tied_up[before.set_piece, TIE.part(action)])
        return phrase("tell-tie-own" if before.tied_by == TiedBy.EACH else "tell-tie", who=who, count=count)
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


def _followed(told: Phrase, before: State, after: State) -> Phrase:
    """Add where a phase or a shot has led to; on a line of its own unless the same attack goes on."""
    gained = (after.score - before.score).tolist()
    if any(gained):
        told = _then(told, _tell_points(before, gained.index(max(gained)), max(gained)))
    news = _restart(before, after)
    return _then(told, news) if _goes_on(before, after) else on_next_line(told, news)


def _goes_on(before: State, after: State) -> bool:
    """Ask whether the same side attacks from where the ball is now, in the same half."""
    then, now = ((s.half, s.set_pieces, s.attacker) for s in (before, after))
    return now == then and after.phase != Phase.OVER


@cited("RG-34", "RG-G07")
def _tell_points(before: State, seat: int, points: int) -> Phrase:
    """Say who scores; a try and a safety are called by their names, a shot at goal was told before."""
    told = phrase("tell-points", who=seat_phrase(seat), points=points)
    if before.phase == Phase.SHOT:
        return told
    return _then(phrase("tell-try" if seat == before.attacker else "tell-safety"), told)


def _restart(before: State, after: State) -> Phrase:
    if after.phase == Phase.OVER:
        return phrase("tell-full-time")
    if after.half > before.half:
        return phrase("tell-half-time" if after.half == 1 else "tell-golden-point")
    if after.phase == Phase.PENALTY:
        return phrase("tell-penalty", who=seat_phrase(after.attacker))
    who = seat_phrase(after.attacker)
    if after.set_pieces > before.set_pieces:
        told = phrase(f"tell-restart-{SetPiece(after.set_piece).name}", who=who)
        return _then(told, phrase("tell-last-piece")) if after.is_last_piece else told
    return phrase("tell-ball", who=who, place=place_phrase(after.position))
