"""The text board: the pitch, both sides, the plays, and what lies on the table."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import SIDES
from sideline.engine.words import TIMES, Phrase, Words, phrase, well_signed
from sideline.games.rugby.charts import FIRST_KIND
from sideline.games.rugby.state import HALFWAY, HOME, OWN_22, TRY_LINE, Column, Face, Kind, Line
from sideline.games.rugby.words import half_of, place_phrase, players_phrase, seat_phrase

if TYPE_CHECKING:
    from sideline.games.rugby.view import Cards, Side, View

STRIDE = 7
WIDTH = 79
MARKS = "|.|.|.|.|"
LINE_NAMES = {
    0: "board-try-line",
    OWN_22: "board-22",
    HALFWAY: "board-halfway",
    TRY_LINE - OWN_22: "board-22",
    TRY_LINE: "board-try-line",
}


def board(seen: View, words: Words) -> str:
    """Draw everything a viewer sees."""
    lines = [words.say(_clock(seen)), words.say(_score(seen)), *_pitch(seen, words)]
    for side in range(SIDES):
        lines += _side(seen, side, words)
    lines += _aside(seen, words)
    lines += _table(seen, words)
    lines += _plays(seen, words)
    return "\n".join(
        row.rstrip() for line in lines for row in (_wrapped(line) if len(line) > WIDTH else [line])
    )


def _clock(seen: View) -> Phrase:
    if seen.to_act == NOBODY:
        return phrase("board-full-time")
    if seen.half > seen.halves:
        return phrase("board-golden", phases=seen.phases, of=seen.phases_per_half)
    key = "board-half-last" if seen.is_last_piece else "board-half"
    return phrase(key, half=seen.half, halves=seen.halves, phases=seen.phases, of=seen.phases_per_half)


def _score(seen: View) -> Phrase:
    return phrase("board-score", home=seen.sides[0].score, away=seen.sides[1].score)


@cited("RG-14", "RG-G05")
def _pitch(seen: View, words: Words) -> list[str]:
    """Draw the lines of the field with the ball on one of them; home attacks to the right."""
    width = STRIDE * TRY_LINE
    top = [" "] * (width + STRIDE)
    for line, key in LINE_NAMES.items():
        name = words.say(phrase(key))
        start = max(0, STRIDE * line - len(name) // 2 + STRIDE // 2)
        top[start : start + len(name)] = list(name)
    left, right = words.say(seat_phrase(0)), words.say(seat_phrase(1))
    indent = " " * (len(left) + 1)
    field = (" " * (STRIDE - 1)).join(MARKS)
    pad = " " * (STRIDE // 2)
    lines = [indent + "".join(top), f"{left} {pad}{field} {right}"]
    if seen.attacker != CHANCE:
        arrow = ">" if seen.attacker == HOME else "<"
        lines.append(indent + pad + " " * (STRIDE * seen.ball) + arrow)
        lines.append(
            words.say(
                phrase(
                    "board-ball",
                    who=seat_phrase(seen.attacker),
                    place=place_phrase(seen.position),
                    since=phrase(f"since-{seen.set_piece}"),
                )
            )
        )
    return lines


def _side(seen: View, side: int, words: Words) -> list[str]:
    """Say what a side has free and tied up, and list the cards that the viewer sees of it."""
    shown = seen.sides[side]
    lines = [
        words.say(
            phrase(
                "board-side",
                who=seat_phrase(side),
                forwards=phrase("forwards", count=shown.free[Line.FORWARDS]),
                backs=phrase("backs", count=shown.free[Line.BACKS]),
                tied=_tied(shown, words),
            )
        )
    ]
    if side == seen.viewer:
        lines += ["  " + row for row in _hand(seen, shown.hand, words)]
    elif shown.known:
        lines.append("  " + words.say(phrase("board-known", cards=_counted(shown.known, words))))
    return [row for line in lines for row in _wrapped(line)]


def _wrapped(line: str) -> list[str]:
    """Break a long line, further in than it begins."""
    return wrap(line, WIDTH, subsequent_indent="      ", break_on_hyphens=False)


def _tied(shown: Side, words: Words) -> str:
    """List a tied-up pile from bottom to top."""
    pile = [words.say(phrase("board-face-down", count=shown.face_down))] if shown.face_down else []
    pile += [words.say(phrase(f"card-{name}")) for name in shown.tied]
    return ", ".join(pile) or words.say(phrase("board-none"))


def _hand(seen: View, hand: Cards, words: Words) -> list[str]:
    """List a hand by line, with the values for Run, Pass and Special."""
    rows = []
    for line, key in ((Line.FORWARDS, "board-forwards"), (Line.BACKS, "board-backs")):
        cards = [
            f"{words.say(phrase(f'card-{name}'))} {'/'.join(map(str, seen.skill_cards[name].values))}"
            + (f" {TIMES}{count}" if count > 1 else "")
            for name, count in hand.items()
            if (Kind[name] >= FIRST_KIND[Line.BACKS]) == (line == Line.BACKS)
        ]
        rows.append(words.say(phrase(key, cards=", ".join(cards) or words.say(phrase("board-none")))))
    return rows


def _counted(cards: Cards, words: Words) -> str:
    """List cards with their counts: two Props and a Lock."""
    return ", ".join(
        words.say(phrase(f"card-{name}")) + (f" {TIMES}{count}" if count > 1 else "")
        for name, count in cards.items()
    )


def _aside(seen: View, words: Words) -> list[str]:
    """Name the cards that were turned over and stay out until the next set piece."""
    if not seen.laid_aside:
        return []
    return [words.say(phrase("board-aside", cards=_counted(seen.laid_aside, words)))]


def _table(seen: View, words: Words) -> list[str]:
    """Say what was announced, what was turned over, and what the check is worth so far."""
    if not seen.announced:
        return []
    players = players_phrase(*seen.announced)
    lines = [words.say(phrase("board-announced", players=players))]
    if seen.play:
        lines = [words.say(_called(seen, players))]
    for side in (seen.attacker, 1 - seen.attacker):
        shown = seen.sides[side]
        if shown.played:
            cards = [words.say(phrase(f"card-{name}" if name else "board-hidden")) for name in shown.played]
            lines.append("  " + words.say(_laid(side, ", ".join(cards), shown.strength)))
    if seen.turned:
        lines.append(words.say(phrase("board-turned", cards=_counted(seen.turned, words))))
    return lines


def _laid(side: int, cards: str, strength: float) -> Phrase:
    """Name the cards of a side on the table, with their sum once they are open."""
    who = seat_phrase(side)
    if not strength:
        return phrase("board-played", who=who, cards=cards)
    return phrase("board-strength", who=who, cards=cards, total=half_of(round(2 * strength)))


def _called(seen: View, players: Phrase) -> Phrase:
    """Say which play lies on the table, with its skill and its results from big loss to big win."""
    card = seen.play_cards[seen.play]
    return phrase(
        "board-play",
        play=phrase(f"play-{seen.play}"),
        players=players,
        skill=phrase(f"skill-{card.skill}"),
        table=" | ".join(card.table),
    )


def _plays(seen: View, words: Words) -> list[str]:
    """List the plays in hand with their tables; of the other side's only their number is known."""
    if seen.attacker == CHANCE or not seen.play_hand_size:
        return []
    if not seen.play_hand:
        return [words.say(phrase("board-plays", who=seat_phrase(seen.attacker), count=seen.play_hand_size))]
    rows = [[words.say(phrase("board-own-plays")), "", "", *_headings(words)]]
    for name, count in seen.play_hand.items():
        card = seen.play_cards[name]
        title = words.say(phrase(f"play-{Face[name].name}")) + (f" {TIMES}{count}" if count > 1 else "")
        skill = words.say(phrase(f"skill-{card.skill}"))
        rows.append([title, words.say(players_phrase(*card.players)), skill, *map(well_signed, card.table)])
    return [*_aligned(rows), words.say(phrase("board-legend"))]


def _headings(words: Words) -> list[str]:
    return [words.say(phrase(f"heading-{column.name}")) for column in Column]


def _aligned(rows: list[list[str]]) -> list[str]:
    """Set rows in columns."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
