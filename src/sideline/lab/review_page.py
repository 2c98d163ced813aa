"""The page of a review: one HTML file that needs nothing else, no script included."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from sideline.lab.drawing import drawing
from sideline.lab.figures.curve import LETTERS, win_curve
from sideline.lab.figures.figure import Figure
from sideline.lab.figures.waterfall import waterfall
from sideline.lab.review import Review
from sideline.lab.review_words import Telling, turns_of_luck

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
    figure = win_curve(telling)
    numbers = f"<details><summary>{escape(telling.say('numbers'))}</summary>{_numbers(figure)}</details>"
    drawn = f'<div class="scroll">{drawing(figure)}</div>{_legend(telling)}{numbers}'
    return _section(figure.title, drawn)


def _numbers(figure: Figure) -> str:
    """Write the table of a figure."""
    head, *rows = figure.table
    cells = [[escape(str(cell)) for cell in row] for row in rows]
    return _table([str(cell) for cell in head], cells, numbers=range(1, len(head)))


def _legend(telling: Telling) -> str:
    seats = "".join(
        f'<span class="badge small hue{seat.seat}"></span>{escape(seat.name)} &ensp;'
        for seat in telling.review.seats
    )
    turn = f'<span class="badge luck">A</span>{escape(telling.say("legend-turn"))} &ensp;'
    slip = f'<span class="badge hue0">1</span>{escape(telling.say("legend-mistake"))}'
    return f'<p class="legend">{seats}{turn}{slip}</p>'


def _ledger(telling: Telling) -> str:
    charts = "".join(
        f'<div class="scroll">{drawing(waterfall(telling, seat), is_titled=True)}</div>'
        for seat in telling.review.seats
    )
    return _section(telling.say("ledger"), f'<div class="pair">{charts}</div>{_ledger_table(telling)}')


def _ledger_table(telling: Telling) -> str:
    keys = ("seat", "start", "luck", "skill", "others", "result")
    rows = [
        (_name(telling, seat.seat), *(escape(share.words) for share in telling.shares(seat)))
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
