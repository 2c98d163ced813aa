"""What became of a series, as tables and as JSON."""

from collections.abc import Iterator

import msgspec

from sideline.cli.sheet import Sheet
from sideline.engine.steps import sole_first
from sideline.engine.words import phrase
from sideline.series.events import CardsKept, MatchOver
from sideline.series.series import Campaign, Cup, Series

DASH = "\u2013"
NAMED_ROUNDS = {0: "final", 1: "semi", 2: "quarter"}


class SeriesMatch(msgspec.Struct, frozen=True):
    """One match of a series; a seat that belongs to no entrant is that of the game itself."""

    round: int
    pair: int
    attempt: int
    entrants: tuple[str, ...]
    points: tuple[int, ...]
    winner: str | None


class SeriesStanding(msgspec.Struct, frozen=True):
    """Where an entrant stands, and which cards it brings by the slot they take."""

    name: str
    place: int
    played: int
    won: int
    scored: int
    conceded: int
    kept: dict[str, str]


class SeriesReport(msgspec.Struct, frozen=True):
    """A whole series."""

    kind: str
    game: str
    seed: int
    over: bool
    matches: tuple[SeriesMatch, ...]
    standings: tuple[SeriesStanding, ...]


def report(series: Series) -> SeriesReport:
    """Tell a whole series."""
    return SeriesReport(
        kind=series.begun.kind,
        game=series.begun.game,
        seed=series.begun.seed,
        over=series.is_over,
        matches=tuple(_match(series, over) for over in series.matches),
        standings=tuple(
            SeriesStanding(
                name_of(series, row.entrant),
                row.place,
                row.played,
                row.won,
                row.scored,
                row.conceded,
                series.kept[row.entrant],
            )
            for row in series.standings()
        ),
    )


def _match(series: Series, over: MatchOver) -> SeriesMatch:
    seat = sole_first(over.places)
    is_entrant = seat is not None and seat < len(over.entrants)
    winner = name_of(series, over.entrants[seat]) if seat is not None and is_entrant else None
    names = tuple(name_of(series, who) for who in over.entrants)
    return SeriesMatch(over.round, over.pair, over.attempt, names, over.points, winner)


def name_of(series: Series, entrant: int) -> str:
    """Name an entrant."""
    return series.begun.entrants[entrant].name


def print_campaign(series: Campaign, sheet: Sheet) -> None:
    """Print the matches of a campaign, and how it ended."""
    title = sheet.say("campaign-title", game=series.begun.game, bot=name_of(series, 0))
    table = sheet.table(title, "match", "opponent", "score", "kept")
    for over, kept in _with_keeps(series, sheet):
        against = series.stage(over.round).title
        opponent = "" if against is None else sheet.words.say(against)
        table.add_row(str(over.round), opponent, _score(over), kept)
    sheet.console.print(table)
    sheet.print("campaign-lost" if series.is_over else "campaign-goes-on", wins=series.wins)


def _with_keeps(series: Series, sheet: Sheet) -> Iterator[tuple[MatchOver, str]]:
    """List the matches with what their winners kept after them."""
    names = {offer.card: sheet.words.say(offer.name) for over in series.matches for offer in over.offers}
    for over in series.matches:
        kept = series.kept_after.get((over.round, over.pair), CardsKept(0))
        yield over, ", ".join(names[keep.card] for keep in kept.cards)


def _score(over: MatchOver) -> str:
    return DASH.join(map(str, over.points))


def print_cup(series: Cup, sheet: Sheet) -> None:
    """Print every round of a tournament, and the standings."""
    title = sheet.say("cup-title", game=series.begun.game, entrants=len(series.begun.entrants))
    table = sheet.table(title, "round", "entrants", "score", "winner", "kept")
    for over, kept in _with_keeps(series, sheet):
        told = _match(series, over)
        names = f" {DASH} ".join(told.entrants)
        table.add_row(_round(series, over.round, sheet), names, _score(over), told.winner or "", kept)
    sheet.console.print(table)
    _print_standings(series, sheet)
    if series.champion is not None:
        sheet.print("cup-won", name=name_of(series, series.champion))


def _round(series: Cup, number: int, sheet: Sheet) -> str:
    """Name a round by how far it is from the final."""
    named = NAMED_ROUNDS.get(series.rounds - number)
    return sheet.say(f"round-{named}") if named else sheet.say("round-number", number=number)


def _print_standings(series: Cup, sheet: Sheet) -> None:
    table = sheet.table(None, "entrant", "rank", "played", "won", "difference")
    for row in series.standings():
        difference = sheet.words.say(phrase("difference", points=row.scored - row.conceded))
        figures = (str(row.place), str(row.played), str(row.won), difference)
        table.add_row(name_of(series, row.entrant), *figures)
    sheet.console.print(table)
