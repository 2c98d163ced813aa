"""The page of a review: one HTML file that needs nothing else, no script included."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from sideline.lab.drawing import Area, Axis, Bar, Curve, Drawn, Level, Mark, Point, chart, in_steps
from sideline.lab.review import Review, Seat
from sideline.lab.review_words import Telling, turns_of_luck

EVEN = 0.5
LETTERS = "ABCDE"
TICKS = 6
PAIR = 2
STYLE = (files("sideline.lab") / "review.css").read_text(encoding="utf-8")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(review: Review, lang: str = "en") -> str:
    """Write the page of a review."""
    telling = Telling(review, lang)
    title = f"{review.title} · {telling.outcome()}"
    body = [_head(telling), _verdicts(telling), _curve(telling), _ledger(telling)]
    body += [_mistakes(telling), _turns(telling), _footer(telling)]
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(telling: Telling) -> str:
    settings = f'<p class="soft">{escape(telling.settings())}</p>' if telling.settings() else ""
    return (
        f'<header><p class="kicker">{escape(telling.say("heading"))} · {escape(telling.review.title)}</p>'
        f"<h1>{escape(telling.outcome())}</h1>{settings}</header>"
    )


def _verdicts(telling: Telling) -> str:
    cards = "".join(
        f'<div class="verdict hue{seat.seat}"><strong>{escape(telling.luck(seat))}</strong>'
        f"{escape(telling.agreement(seat))}</div>"
        for seat in telling.review.seats
    )
    return f'<div class="verdicts">{cards}</div>'


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _curve(telling: Telling) -> str:
    review = telling.review
    is_pair = len(review.seats) == PAIR
    title = telling.of(review.seats[0], "curve") if is_pair else telling.say("curve-all")
    drawn = chart(
        *_curves(review, is_pair),
        *_marks(telling),
        x=Axis(0, max(1, review.moves), _ticks(review.moves), telling.say("move")),
        y=Axis(0, 1, [(share, telling.percent(share)) for share in (0, 0.25, 0.5, 0.75, 1)]),
        title=title,
        width=920,
        height=380,
    )
    return f'<section><div class="scroll">{drawn}</div>{_legend(telling)}</section>'


def _curves(review: Review, is_pair: bool) -> list[Drawn]:
    """Draw one curve between two seats, with the area of whoever is ahead, or a curve for each of more."""
    if not is_pair:
        return [Curve(_points(review, seat), hue=seat) for seat in range(len(review.seats))]
    points = _points(review, 0)
    above, below = ([(x, clip(y, EVEN)) for x, y in points] for clip in (max, min))
    return [Area(above, EVEN, hue=0), Area(below, EVEN, hue=1), Level(EVEN), Curve(points)]


def _points(review: Review, seat: int) -> list[Point]:
    return in_steps([(move, win[seat]) for move, win in enumerate(review.curve)])


def _ticks(moves: int) -> list[tuple[float, str]]:
    """Choose round numbers of moves to write on the axis."""
    sizes = [digit * 10**power for power in range(6) for digit in (1, 2, 5)]
    apart = next(size for size in sizes if size * TICKS >= moves)
    return [(move, str(move)) for move in range(0, moves + 1, apart)]


def _marks(telling: Telling) -> list[Drawn]:
    """Mark lead changes, the biggest turns of luck and the decisions that lost most."""
    review = telling.review
    changes = [
        Mark(move, EVEN, words=" : ".join(map(str, review.points[move]))) for move in review.lead_changes
    ]
    turns = [
        Mark(event.last, review.curve[event.last][0], letter=letter, words=telling.short(event))
        for letter, event in zip(LETTERS, turns_of_luck(review), strict=False)
    ]
    slips = [
        Mark(slip.move, review.curve[slip.move][0], letter=str(number), words=slip.played, hue=slip.seat)
        for number, slip in enumerate(review.mistakes, start=1)
    ]
    return [*changes, *turns, *slips]


def _legend(telling: Telling) -> str:
    seats = "".join(
        f'<span class="badge small hue{seat.seat}"></span>{escape(seat.name)} &ensp;'
        for seat in telling.review.seats
    )
    lead = f'<span class="badge small"></span>{escape(telling.say("legend-lead"))} &ensp;'
    turn = f'<span class="badge">A</span>{escape(telling.say("legend-turn"))} &ensp;'
    slip = f'<span class="badge hue0">1</span>{escape(telling.say("legend-mistake"))}'
    return f'<p class="legend">{seats}{lead}{turn}{slip}</p>'


def _ledger(telling: Telling) -> str:
    charts = "".join(
        f'<div class="scroll">{_waterfall(telling, seat)}</div>' for seat in telling.review.seats
    )
    return _section(telling.say("ledger"), f'<div class="pair">{charts}</div>{_ledger_table(telling)}')


def _waterfall(telling: Telling, seat: Seat) -> str:
    """Draw how the start becomes the result, one bar on top of the other."""
    changes = (seat.luck, seat.skill, seat.others)
    levels = [seat.start]
    for change in changes:
        levels.append(levels[-1] + change)
    words = [telling.signed(change) for change in changes]
    bars = [
        Bar(0, 0, seat.start, telling.percent(seat.start), seat.seat, is_pale=True),
        *(
            Bar(place, levels[place - 1], levels[place], words[place - 1], seat.seat)
            for place in range(1, len(levels))
        ),
        Bar(len(levels), 0, seat.result, telling.percent(seat.result), seat.seat, is_pale=True),
    ]
    names = [telling.say(key) for key in ("start", "luck", "bar-skill", "bar-others", "result")]
    return chart(
        *bars,
        x=Axis(-0.5, len(names) - 0.5, list(enumerate(names))),
        y=_level_axis(telling, levels),
        title=seat.name,
        width=560,
        height=300,
    )


def _level_axis(telling: Telling, levels: Sequence[float]) -> Axis:
    """Make room for every bar and the words above it; sums may pass 0 and 100 % on the way."""
    low, high = min(0.0, *levels), max(1.0, *levels)
    ticks = [(share, telling.percent(share)) for share in (0.0, 0.5, 1.0)]
    return Axis(low, high + 0.12 * (high - low), ticks)


def _ledger_table(telling: Telling) -> str:
    keys = ("seat", "start", "luck", "skill", "others", "result")
    rows = [
        (
            _name(telling, seat.seat),
            telling.percent(seat.start),
            telling.signed(seat.luck, seat.luck_error),
            telling.signed(seat.skill, seat.skill_error),
            telling.signed(seat.others),
            telling.percent(seat.result),
        )
        for seat in telling.review.seats
    ]
    return _table([telling.say(key) for key in keys], rows, numbers=range(1, len(keys)))


def _mistakes(telling: Telling) -> str:
    review = telling.review
    title = telling.say("mistakes")
    if not review.mistakes:
        return _section(title, f"<p>{escape(telling.say('no-mistakes'))}</p>")
    keys = ("move", "seat", "played", "better", "lost", "win-then")
    rows = [
        (
            f'<span class="badge hue{slip.seat}">{number}</span> {slip.move}',
            _name(telling, slip.seat),
            escape(slip.played),
            escape(slip.better),
            telling.loss(slip.loss, slip.error),
            telling.percent(slip.win),
        )
        for number, slip in enumerate(review.mistakes, start=1)
    ]
    return _section(title, _table([telling.say(key) for key in keys], rows, numbers=(4, 5)))


def _turns(telling: Telling) -> str:
    headings = [telling.say("move"), telling.say("what"), telling.of(telling.review.seats[0], "effect")]
    rows = [
        (
            f'<span class="badge">{letter}</span> {escape(telling.moves(event))}',
            escape(telling.short(event)),
            telling.signed(event.effects[0]),
        )
        for letter, event in zip(LETTERS, turns_of_luck(telling.review), strict=False)
    ]
    return _section(telling.say("turns"), _table(headings, rows, numbers=(2,)))


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int]) -> str:
    """Write a table; headings are escaped here, cells are HTML already."""
    head = "".join(_cell("th", escape(words), i in numbers) for i, words in enumerate(headings))
    body = "".join(
        "<tr>" + "".join(_cell("td", words, i in numbers) for i, words in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(kind: str, content: str, is_number: bool) -> str:
    return f"<{kind}{' class=number' if is_number else ''}>{content}</{kind}>"


def _name(telling: Telling, seat: int) -> str:
    return f'<span class="name hue{seat}">{escape(telling.name(seat))}</span>'


def _footer(telling: Telling) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in telling.how())
    heading = escape(telling.say("how-heading"))
    return f"<footer><h2>{heading}</h2>{lines}<p>{escape(telling.took())}</p></footer>"
