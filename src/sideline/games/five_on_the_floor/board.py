"""The floor as text."""

from typing import TYPE_CHECKING

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE
from sideline.engine.words import Phrase, Words, phrase
from sideline.games.five_on_the_floor.charts import CODES
from sideline.games.five_on_the_floor.state import FACES, Spot
from sideline.games.five_on_the_floor.words.labels import seat_phrase

if TYPE_CHECKING:
    from sideline.games.five_on_the_floor.view import Piece, Preview, View

CELL = 4
RIM_MARK = "(o)"
BALL_MARK = "*"
TIMES = "\u00d7"
COLUMN = 39
OVER = "OVER"


@cited("F21-01", "F21-02", "F21-03", "F21-04", "F21-16", "F21-24")
def board(seen: "View", words: Words) -> str:
    """Draw score, clock, floor, pieces with their spots, scheme, cards and the preview of a shot."""
    lines = [words.say(line) for line in _head(seen)]
    if seen.pieces:
        legend = [words.say(phrase(f"board-{key}")) for key in ("zones", "legend")]
        lines += ["", *_floor(seen, words), "", *legend, *_roster(seen, words)]
    lines.append(words.say(_preview(seen, seen.preview)))
    if seen.has_cards:
        lines += _cards(seen, words)
    return "\n".join(line.rstrip() for line in lines)


def _head(seen: "View") -> list[Phrase]:
    """Say the score, who attacks, the clock and the scheme."""
    score = phrase("board-score", home=seen.score[0], away=seen.score[1], target=seen.target)
    if not seen.pieces or seen.phase == OVER:
        return [score]
    possession = phrase(
        "board-possession", number=seen.possession, who=seat_phrase(seen.offense), clock=seen.clock
    )
    scheme = "board-no-scheme" if seen.scheme is None else f"scheme-{seen.scheme}"
    lines = [score, possession, phrase("board-scheme", scheme=phrase(scheme))]
    if seen.turn != CHANCE:
        lines.append(phrase("board-turn", who=seat_phrase(seen.turn), points=seen.action_points))
    return lines


def _floor(seen: "View", words: Words) -> list[str]:
    """Draw the tiles: codes of the zones in small letters, pieces by the letter of their side, as H1S."""
    letters = "".join(f"{chr(ord('a') + x):^3} " for x in range(seen.columns))
    columns = range(seen.columns)
    rows = [f"{y:>2} " + "".join(_cell(seen, x, y, words) for x in columns) for y in range(seen.rows)]
    return ["   " + letters, *rows]


def _cell(seen: "View", x: int, y: int, words: Words) -> str:
    pieces = [piece for piece in seen.pieces if (piece.x, piece.y) == (x, y)]
    if len(pieces) > 1:
        first, second = sorted(pieces, key=lambda piece: piece.seat)
        between = BALL_MARK if first.has_ball else "/"
        return f"{first.slot}{between}{_with_ball(second, str(second.slot))}".ljust(CELL)
    if pieces:
        return _mark(pieces[0], words).ljust(CELL)
    name = f"{chr(ord('a') + x)}{y}"
    code = RIM_MARK if name == seen.rim else CODES[Spot[seen.spots[y][x]]].lower()
    return f"{code:^3} "


def _mark(piece: "Piece", words: Words) -> str:
    """Write a piece as the letter of its side, all match long, its slot and size, and a star for the ball."""
    return _with_ball(piece, f"{words.say(phrase(f'letter-{piece.seat}'))}{piece.slot}{piece.size}")


def _with_ball(piece: "Piece", mark: str) -> str:
    return f"{mark}{BALL_MARK if piece.has_ball else ''}"


def _roster(seen: "View", words: Words) -> list[str]:
    """List the pieces of both sides beside each other, home always on the left, each with its spot."""
    sides = [[piece for piece in seen.pieces if piece.seat == seat] for seat in (0, 1)]
    heads = [words.say(_head_of(seen, seat)) for seat in (0, 1)]
    rows = [[_line(seen, piece, words) for piece in pair] for pair in zip(*sides, strict=True)]
    return [f"{left:<{COLUMN}}{right}" for left, right in [heads, *rows]]


def _head_of(seen: "View", seat: int) -> Phrase:
    return phrase("board-attacks" if seat == seen.offense else "board-defends", who=seat_phrase(seat))


def _line(seen: "View", piece: "Piece", words: Words) -> str:
    key = "board-spot" if piece.can_hit else "board-spot-hopeless"
    spot = words.say(phrase(key, spot=phrase(f"spot-{piece.spot}"), points=piece.points))
    fast = words.say(phrase("board-fast", stamina=piece.stamina)) if piece.is_fast else ""
    width = len("H1S* ") if piece.seat == seen.offense else len("H1S ")
    return f"{_mark(piece, words):<{width}}{piece.tile:<4}{spot} {fast}"


@cited("F21-04")
def _preview(seen: "View", preview: "Preview | None") -> Phrase:
    """Say what the next shot of the ball handler would be, or show a dash."""
    if preview is None:
        is_late = bool(seen.pieces) and seen.phase != OVER
        return phrase("preview-late" if is_late else "preview-nothing")
    when = phrase("preview-now" if preview.clock == seen.clock else "preview-next")
    if preview.needs > FACES:
        return phrase("preview-hopeless", when=when, spot=phrase(f"spot-{preview.spot}"))
    return phrase(
        "preview",
        when=when,
        points=preview.points,
        coverage=phrase(f"coverage-{preview.coverage}"),
        distance=preview.distance,
        dice=preview.dice,
        needs=preview.needs,
        percent=_percent(preview),
    )


def _percent(preview: "Preview") -> Phrase:
    whole, tenth = divmod(round(1000 * preview.cases / preview.of), 10)
    return phrase("percent", whole=whole, tenth=tenth)


def _cards(seen: "View", words: Words) -> list[str]:
    """Say what the viewer holds and how many cards the others hold."""
    hand = ", ".join(
        words.say(phrase(f"card-{name}")) + (f" {TIMES}{count}" if count > 1 else "")
        for name, count in seen.hand.items()
    )
    sizes = phrase("board-hands", home=seen.hand_size[0], away=seen.hand_size[1], deck=seen.deck_size)
    return [words.say(phrase("board-hand", cards=hand or "-")), words.say(sizes)]
