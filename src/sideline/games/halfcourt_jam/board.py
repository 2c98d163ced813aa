"""The court as text, for a terminal."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from sideline.engine.words import Phrase, Words, phrase
from sideline.games.halfcourt_jam.state import Position

if TYPE_CHECKING:
    from sideline.games.halfcourt_jam.view import CourtSpace, HooperCard, OnCourt, View

WIDTH = 13
WIDEST = 79
NAME = 8
MARK = 5
STATS = 13
GRID = (
    ("CL", "SL", "RIM", "SR", "CR"),
    ("|", "PL", "PC", "PR", "|"),
    ("|", "EL", "FT", "ER", "|"),
    ("WL", "--", "TP", "--", "WR"),
    ("", "LL", "LC", "LR", ""),
    ("", "BL", "BC", "BR", ""),
)
#             which neighbours in a row touch
LINKS = ("-  -", " -- ", " -- ", "----", " -- ", " -- ")
BETWEEN = (
    "      |       /      |       /      |      \\       |      \\       |",
    "      |       \\      |       /      |      \\       |      /       |",
    "      |       /                     |                     \\       |",
    "              \\              /      |      \\              /",
    "=====================|==============|==============|=====================",
)
DRAFTING = ("BAN", "PICK")
SHORT = {"BIG_LEE": "LEE"}
SHORT_LENGTH = 3
YELLOW = 0


def board(seen: View, words: Words) -> str:
    """Draw the score, the court and the cards."""
    lines = [*_head(seen, words), "", *_court(seen, words), "", *_cards(seen, words)]
    lines += _wrapped(words.say(phrase("board-legend")), 0)
    return "\n".join(line.rstrip() for line in lines)


def _head(seen: View, words: Words) -> list[str]:
    lines = [words.say(_score(seen))]
    if seen.phase in DRAFTING:
        lines += _draft(seen, words)
    else:
        who = phrase(f"seat-{seen.offense}")
        clock = phrase("board-clock", possession=seen.possession, who=who, clock=seen.clock)
        lines.append(words.say(clock))
    if seen.must_clear:
        lines.append(words.say(phrase("board-must-clear")))
    if seen.to_act >= 0:
        lines.append(words.say(_tip(seen)))
    lines += [_acting(seen, hooper, words) for hooper in seen.hoopers if hooper.is_active]
    return [row for line in lines for row in _wrapped(line, 2)]


def _score(seen: View) -> Phrase:
    goal = "board-goal-at-least" if seen.threshold == "at_least" else "board-goal-more-than"
    ends = "board-ends-purple" if seen.last_possession == "purple" else "board-ends-sudden"
    return phrase(
        "board-score",
        yellow=seen.score[0],
        purple=seen.score[1],
        goal=phrase(goal, target=seen.target),
        ends=phrase(ends),
    )


def _tip(seen: View) -> Phrase:
    """Say what the pending decision is about."""
    who = phrase(f"seat-{seen.to_act}")
    if seen.phase in DRAFTING:
        return phrase("tip-DRAFT")
    if seen.phase in ("PLACE", "START_BALL"):
        return phrase(f"tip-{seen.phase}")
    if seen.phase in ("SELECT", "ACT"):
        key = "tip-ATTACK" if seen.to_act == seen.offense else "tip-DEFEND"
        return phrase(f"{key}-FIRST" if seen.is_new_possession else key, who=who)
    return phrase("tip-CHOICE", who=who)


def _draft(seen: View, words: Words) -> list[str]:
    """Lay out the Hoopers of the position that is drafted, with what their abilities do."""
    position = Position(seen.draft_position).name
    title = words.say(phrase("board-draft", position=phrase(f"position-{position}")))
    cards = (line for card in seen.on_offer for line in _offer(card, words))
    return [title, _headings(NAME, words), *cards]


def _offer(card: HooperCard, words: Words) -> list[str]:
    """Show a card of the draft: its numbers, its ability, and what it needs to be Activated."""
    ability = phrase("board-offer", ability=phrase(f"ability-{card.hooper}"), about=_about(card))
    needed = phrase("board-needed", needed=card.markers_needed, goal=phrase(f"goal-{card.hooper}"))
    line = f"{card.name:<{NAME}}{_stats(card, str(card.actions))}  {words.say(ability)}"
    indent = NAME + STATS + 2
    return [*_wrapped(line, indent), *_wrapped(" " * indent + words.say(needed), indent)]


def _about(card: HooperCard) -> Phrase:
    return phrase(f"about-{card.hooper}", number=card.ability_number)


def _stats(card: HooperCard, act: str) -> str:
    """Write the actions, the shooter bonus and the Defense of a card in columns."""
    return f"{act:>4} {f'+{card.bonus}':>4} {card.defense:>3}"


def _headings(width: int, words: Words) -> str:
    return " " * (width + 1) + words.say(phrase("board-stats"))


def _wrapped(line: str, indent: int) -> list[str]:
    """Break a long line, so far in as the column it continues."""
    return wrap(line, WIDEST, subsequent_indent=" " * indent, drop_whitespace=True, replace_whitespace=False)


def _acting(seen: View, hooper: OnCourt, words: Words) -> str:
    return words.say(phrase("board-active", hooper=hooper.name, left=seen.actions_left))


def _court(seen: View, words: Words) -> list[str]:
    """Draw the spaces row by row, with the ways between them."""
    spaces = {space.id: space for space in seen.spaces}
    lines: list[str] = []
    for number, row in enumerate(GRID):
        lines += _row(seen, spaces, row, LINKS[number])
        if number < len(BETWEEN):
            lines.append(BETWEEN[number])
    screens = [_screen(hooper, words) for hooper in seen.hoopers if hooper.screen is not None]
    return [*lines, *(row for screen in screens for row in _wrapped(screen, 4))]


def _row(seen: View, spaces: dict[str, CourtSpace], row: tuple[str, ...], links: str) -> list[str]:
    """Draw one row of spaces: names, then yellow, then purple."""
    gaps = [link * 2 for link in links]
    lines = [_joined([_name(spaces, cell) for cell in row], gaps)]
    for side in range(2):
        standing = [_standing(seen, cell, side) for cell in row]
        lines.append(_joined(standing, ["  "] * len(gaps)))
    return lines


def _joined(cells: list[str], gaps: list[str]) -> str:
    return cells[0] + "".join(gap + cell for gap, cell in zip(gaps, cells[1:], strict=True))


def _name(spaces: dict[str, CourtSpace], cell: str) -> str:
    if cell not in spaces:
        return _plain(cell)
    space = spaces[cell]
    return f"[{space.id} {space.difficulty}: {space.points}]".center(WIDTH)


def _plain(cell: str) -> str:
    """Fill a place of the court without a space: a way that passes it, or nothing."""
    return "-" * WIDTH if cell == "--" else cell.center(WIDTH)


def _standing(seen: View, cell: str, side: int) -> str:
    if cell == "|":
        return _plain(cell)
    names = [short_name(hooper) for hooper in seen.hoopers if hooper.space == cell and hooper.side == side]
    return " ".join(names).center(WIDTH)


def short_name(hooper: OnCourt) -> str:
    """Write a Hooper in three letters, yellow in capitals, with a star for the ball."""
    letters = SHORT.get(hooper.hooper, hooper.hooper[:SHORT_LENGTH])
    cased = letters if hooper.side == YELLOW else letters.lower()
    return cased + "*" * hooper.has_ball


def _screen(hooper: OnCourt, words: Words) -> str:
    assert hooper.screen is not None
    one, other = (phrase(f"space-{space}") for space in hooper.screen)
    ends = "-".join(hooper.screen)
    return f"{short_name(hooper)} [{ends}] " + words.say(
        phrase("board-screen", hooper=hooper.name, one=one, other=other)
    )


def _cards(seen: View, words: Words) -> list[str]:
    """List the Hoopers with their numbers, their energy and their way to Activation."""
    if not seen.hoopers:
        return []
    rows = [row for hooper in seen.hoopers for row in _card(hooper, words)]
    return [_headings(MARK, words), *rows]


def _card(hooper: OnCourt, words: Words) -> list[str]:
    state = words.say(phrase("board-exhausted" if hooper.is_exhausted else "board-fresh"))
    act = words.say(phrase("board-done")) if hooper.is_done else str(hooper.actions_now)
    line = f"{short_name(hooper):<{MARK}}{_stats(hooper, act)}  {state:<9} "
    return _wrapped(line + words.say(_progress(hooper)), len(line))


def _progress(hooper: OnCourt) -> Phrase:
    """Say what an Activated Hooper can do, or how far the others are."""
    ability = phrase(f"ability-{hooper.hooper}")
    if hooper.is_activated:
        return phrase("board-active-ability", ability=ability, about=_about(hooper))
    return phrase(
        "board-progress",
        ability=ability,
        markers=hooper.markers,
        needed=hooper.markers_needed,
        goal=phrase(f"goal-{hooper.hooper}"),
    )
