"""A review as text."""

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from sideline.lab.review import Review
from sideline.lab.review_words import Telling, sparkline, turns_of_luck

WIDTH = 60
PAIR = 2


def print_review(review: Review, lang: str, console: Console) -> None:
    """Print a review: the outcome, the curve in a line, luck and skill, decisions and turns of luck."""
    telling = Telling(review, lang)
    parts: list[RenderableType] = [
        Text(f"{review.title} · {telling.outcome()}", style="bold"),
        *_curves(telling),
        *(Text(telling.luck(seat)) for seat in review.seats),
        _ledger(telling),
        *(Text(telling.agreement(seat)) for seat in review.seats),
        _mistakes(telling) if review.mistakes else Text(telling.say("no-mistakes")),
        _turns(telling),
        Text(telling.took(), style="dim"),
    ]
    for part in parts:
        console.print(part)


def _curves(telling: Telling) -> list[Text]:
    """Draw the curve of the first of two seats, or of each of more."""
    seats = telling.review.seats
    shown = seats[:1] if len(seats) == PAIR else seats
    lines = []
    for seat in shown:
        wins = [win[seat.seat] for win in telling.review.curve]
        start, end = telling.percent(wins[0]), telling.percent(wins[-1])
        title = telling.of(seat, "curve")
        lines += [Text(title), Text(f"{start} {sparkline(wins, WIDTH)} {end}")]
    return lines


def _table(telling: Telling, title: str, headings: list[str], numbers: tuple[int, ...]) -> Table:
    table = Table(title=Text(telling.say(title)), title_justify="left")
    for place, heading in enumerate(headings):
        table.add_column(Text(heading), justify="right" if place in numbers else "left")
    return table


def _ledger(telling: Telling) -> Table:
    keys = ("seat", "start", "luck", "skill", "others", "result")
    table = _table(telling, "ledger", [telling.say(key) for key in keys], numbers=(1, 2, 3, 4, 5))
    for seat in telling.review.seats:
        table.add_row(Text(seat.name), *(share.words for share in telling.shares(seat)))
    return table


def _mistakes(telling: Telling) -> Table:
    keys = ("move", "seat", "played", "better", "lost", "win-then")
    table = _table(telling, "mistakes", [telling.say(key) for key in keys], numbers=(0, 4, 5))
    for slip in telling.review.mistakes:
        table.add_row(
            str(slip.move),
            Text(telling.name(slip.seat)),
            Text(slip.played),
            Text(slip.better),
            telling.loss(slip.loss, slip.error),
            telling.percent(slip.win),
        )
    return table


def _turns(telling: Telling) -> Table:
    headings = [telling.say("move"), telling.say("what"), telling.of(telling.review.seats[0], "effect")]
    table = _table(telling, "turns", headings, numbers=(0, 2))
    for event in turns_of_luck(telling.review):
        table.add_row(telling.moves(event), Text(telling.short(event)), telling.signed(event.effects[0]))
    return table
