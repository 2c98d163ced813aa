"""Commands that measure: simulate, bench, warm."""

import os
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table

from sideline.bots.search import search
from sideline.bots.seats import check_number, read_seats, seated
from sideline.cli.arguments import Assignments, Flag, Language, read_seed, read_settings
from sideline.cli.packs import Packs, card_of
from sideline.cli.progress import errors, progress_bar
from sideline.cli.sheet import Sheet, print_json
from sideline.engine.advance import compile_steps, forget_steps
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.playout import GREEDY, play_out
from sideline.engine.playout import simulate as simulate_matches
from sideline.engine.registry import load, playable
from sideline.engine.rng import new_rng
from sideline.lab import bench as benchmark
from sideline.lab import duel as duels
from sideline.lab import simulation
from sideline.lab.bench import Bench
from sideline.lab.duel import Duel
from sideline.lab.search_bench import SearchBench, bench_search
from sideline.lab.simulation import BadPlan, Simulation, Tallied

if TYPE_CHECKING:
    from sideline.load.trial import Load as ServerLoad

MOST_MATCHES = 1_000_000_000
MOST_JOBS = 256
LONGEST_THOUGHT = 3600
SIDE_BY_SIDE = 3
PAIR = 2


def simulate(
    game: str,
    *,
    matches: int = 10_000,
    seats: str = "greedy,greedy",
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    pack: Packs = None,
    seed: str = "1",
    jobs: int = os.cpu_count() or 1,
    fixed_seats: Flag = False,
    tallies: Flag = False,
    json: Flag = False,
    lang: Language = "en",
) -> None:
    """Let bots play many matches and show what comes out.

    :param game: The game to play.
    :param matches: How many matches.
    :param seats: The bots, one for each seat, with commas between them; policies of the game too.
    :param variant: A named set of settings.
    :param seed: A whole number; the same seed gives the same matches.
    :param jobs: How many cores.
    :param fixed_seats: Keep the seats as given; otherwise they are swapped after every match.
    :param tallies: Count what the game knows how to count.
    :param json: Print one JSON object instead of a table.
    """
    sheet = Sheet(lang)
    card = card_of(game, pack, sheet)
    values = read_settings(card, variant, set_)
    card, number = card.for_match(values), read_seed(seed)
    if not 1 <= matches <= MOST_MATCHES or not 1 <= jobs <= MOST_JOBS:
        raise BadPlan(sheet.say("bad-simulation", matches=MOST_MATCHES, cores=MOST_JOBS))
    compiling, simulating = (sheet.say(f"bar-{what}", game=game) for what in ("first-time", "simulating"))
    with seated(read_seats(seats), card) as bots, progress_bar(matches, compiling) as update:
        found = simulation.run(
            card,
            bots,
            matches,
            seed=number,
            values=values,
            jobs=jobs,
            swap_seats=not fixed_seats,
            with_tallies=tallies,
            progress=lambda done: update(advance=done, description=simulating),
        )
    if json:
        print_json(found)
    else:
        _print_simulation(found, card.seat_names, sheet)


def _print_simulation(found: Simulation, seats: tuple[str, ...], sheet: Sheet) -> None:
    first = "bot" if found.seats_swapped else "seat"
    names = found.seats if found.seats_swapped else _in_their_seats(found, seats)
    seating = sheet.say("seating-swapped" if found.seats_swapped else "seating-fixed")
    title = sheet.say("simulate-title", game=found.game, matches=found.matches, seating=seating)
    table = sheet.table(title, first, "wins", "interval", "points")
    for name, wins, points in zip(names, found.wins, found.points.by_seat, strict=True):
        table.add_row(name, sheet.percent(wins.rate), sheet.interval(wins), sheet.spread(points))
    sheet.console.print(table)
    length, noise = (sheet.number(figure, 1) for figure in (found.length.mean, found.length.sd))
    sheet.print("simulate-draws", draws=found.draws, length=length, noise=noise)
    if found.tallies:
        sheet.console.print(_tally_table(found.tallies, sheet))
    seconds, speed = sheet.number(found.seconds, 2), sheet.number(found.matches_per_second)
    sheet.print("simulate-speed", seconds=seconds, speed=speed)


def _in_their_seats(found: Simulation, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Name the seats with the bots that kept them."""
    return tuple(f"{seat}: {bot}" for seat, bot in zip(seats, found.seats, strict=True))


def _tally_table(tallies: dict[str, Tallied], sheet: Sheet) -> Table:
    table = sheet.table(
        sheet.say("tally-title"), "tally", "mean", "sd", "seats-with", "their-wins", "interval"
    )
    for name, found in tallies.items():
        wins = found.win_rate_with
        row = (sheet.number(found.mean, 3), sheet.number(found.sd, 3), sheet.number(found.seats_with))
        table.add_row(name, *row, sheet.percent(wins.rate), sheet.interval(wins))
    return table


def duel(
    game: str,
    *,
    matches: int = 20,
    seats: str = "greedy,random",
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    pack: Packs = None,
    seed: str = "1",
    seconds: float = 5.0,
    json: Flag = False,
    lang: Language = "en",
) -> None:
    """Let bots of any kind, other programs too, play a few matches.

    :param game: The game to play.
    :param matches: How many matches.
    :param seats: The bots, one for each seat, with commas between them; my_bots:Bold is a bot of your own,
        run:COMMAND a program (a comma in the command goes between quotes).
    :param variant: A named set of settings.
    :param seed: A whole number; the same seed gives the same luck.
    :param seconds: How long a program may think about a decision.
    :param json: Print one JSON object instead of a table.
    """
    sheet = Sheet(lang)
    card = card_of(game, pack, sheet)
    values, number = read_settings(card, variant, set_), read_seed(seed)
    names, card = read_seats(seats), card.for_match(values)
    check_number(names, card)
    if not 1 <= matches <= MOST_MATCHES or not 0 < seconds <= LONGEST_THOUGHT:
        raise BadPlan(sheet.say("bad-duel", matches=MOST_MATCHES, seconds=LONGEST_THOUGHT))
    with (
        seated(names, card, seconds) as bots,
        progress_bar(matches, sheet.say("bar-playing", game=game)) as update,
    ):
        found = duels.duel(
            card,
            bots,
            matches,
            seed=number,
            values=values,
            progress=lambda done: update(advance=done),
            lang=sheet.lang,
        )
    if json:
        print_json(found)
    else:
        _print_duel(found, sheet)


def _print_duel(found: Duel, sheet: Sheet) -> None:
    seating = sheet.say("seating-swapped")
    title = sheet.say("simulate-title", game=found.game, matches=found.matches, seating=seating)
    table = sheet.table(title, "bot", "wins", "interval", "place", "points", "thinking")
    columns = (found.seats, found.wins, found.places, found.points, found.seconds_per_decision)
    for name, wins, places, points, seconds in zip(*columns, strict=True):
        shares = (sheet.percent(wins.rate, 1), sheet.shares(wins.low, wins.high, 1))
        figures = (*shares, sheet.number(places.mean, 2))
        table.add_row(name, *figures, sheet.spread(points), sheet.number(1000 * seconds, 2))
    sheet.console.print(table)
    if len(found.seats) > PAIR:
        _print_finishes(found, sheet)
    sheet.print("duel-draws", draws=found.draws, forfeits=len(found.forfeits))
    for reason, times in Counter(found.forfeits).items():
        sheet.print("so-often", times=times, what=reason)
    for remark, times in found.remarks.items():
        sheet.print("so-often", times=times, what=remark)


def _print_finishes(found: Duel, sheet: Sheet) -> None:
    """Print how often each bot came first, second and so on."""
    table = sheet.table(sheet.say("finishes-title"), "bot")
    for place in range(1, len(found.seats) + 1):
        table.add_column(sheet.say("finished", place=place), justify="right")
    for name, finishes in zip(found.seats, found.finishes, strict=True):
        table.add_row(name, *map(str, finishes))
    sheet.console.print(table)


def bench(
    game: str | None = None,
    *,
    search: Flag = False,
    server: Flag = False,
    reviews: Flag = False,
    participants: int = 1000,
    seconds: float = 30.0,
    database: str = "",
    json: Flag = False,
    lang: Language = "en",
) -> None:
    """Measure how fast a game runs, how fast bots look ahead, or how many people a server bears.

    :param game: The game to measure; if none is named all of them, or for a server the cheapest.
    :param search: Measure how fast bots look ahead from the opening position, instead.
    :param server: Let many participants play at a server of its own, one move a second each.
    :param reviews: Measure a server twice: alone, and while finished matches are reviewed.
    :param participants: How many of them.
    :param seconds: For how long.
    :param database: Where their matches are kept: a new file if not given, or postgresql://...
    :param json: Print JSON: one object for a game or a server, a list for all games.
    """
    sheet = Sheet(lang)
    if server:
        from sideline.load import trial as server_load  # noqa: PLC0415

        name = game or server_load.cheapest(list(playable()))
        asked = server_load.Load(name, participants=participants, seconds=seconds, database=database)
        return _bench_server(asked, None if json else sheet, reviews=reviews)
    names = [game] if game else list(playable())
    figures: list[Bench] | list[SearchBench]
    if search:
        figures = [bench_search(load(name)) for name in names]
    else:
        figures = [benchmark.bench(load(name), errors.print) for name in names]
    if json:
        return print_json(figures[0] if game else figures)
    _print_figures([msgspec.to_builtins(figure) for figure in figures], sheet)


def _bench_server(asked: "ServerLoad", sheet: Sheet | None, *, reviews: bool) -> None:
    """Measure a server; the figures are printed on a sheet, or as JSON without one."""
    from sideline.load import trial as server_load  # noqa: PLC0415

    if reviews:
        found = server_load.run_beside_reviews(asked, errors.print)
    else:
        found = [server_load.run(asked, errors.print)]
    if sheet is None:
        print_json(found if reviews else found[0])
    else:
        _print_figures([msgspec.to_builtins(figures) for figures in found], sheet)


def _print_figures(rows: list[dict[str, Any]], sheet: Sheet) -> None:
    """Print the figures of every game; as many games side by side as fit."""
    for first in range(0, len(rows), SIDE_BY_SIDE):
        beside = rows[first : first + SIDE_BY_SIDE]
        table = Table()
        table.add_column("")
        for row in beside:
            table.add_column(row["game"], justify="right")
        for key in list(beside[0])[1:]:
            table.add_row(sheet.say(f"figure-{key}"), *(_figure(row[key], sheet) for row in beside))
        sheet.console.print(table)


def _figure(value: Any, sheet: Sheet) -> str:
    if isinstance(value, int | float):
        return sheet.number(value, 2)
    return str(value) if value else "-"


def warm(game: str | None = None, *, pack: Packs = None, lang: Language = "en") -> None:
    """Compile every game once, so that nothing waits later, the server neither.

    :param game: The game to compile; all of them if none is named.
    """
    sheet = Sheet(lang)
    cards = [card_of(game, pack, sheet)] if game else [load(name) for name in playable()]
    ready = ", ".join(sheet.say(f"warm-{what}") for what in WARMED)
    with progress_bar(len(WARMED) * len(cards), sheet.say("bar-compiling")) as update:
        for card in cards:
            start = perf_counter()
            for what, compile_it in WARMED.items():
                update(description=f"{card.name} · {sheet.say(f'warm-{what}')}")
                compile_it(card)
                update(advance=1)
            seconds = sheet.number(perf_counter() - start, 1)
            errors.print(sheet.say("warm-ready", game=card.name, what=ready, seconds=seconds))


def _warm_playouts(card: Game) -> None:
    play_out(card.new(1), seed=1)


def _warm_simulations(card: Game) -> None:
    simulate_matches(card, (GREEDY,) * card.seats, 1, seed=1)


def _warm_searches(card: Game) -> None:
    """Compile what a server, a duel and a review need: it is kept on the disk, for all of them."""
    match = Match(card, seed=bytes(SEED_BYTES))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    search(match.as_seen_by(match.to_act, new_rng(1)), 1, seed=1)


def _warm_steps(card: Game) -> None:
    """Compile the steps of matches, by which a server goes; they are only kept here, not taken."""
    compile_steps(card)
    forget_steps(card)


WARMED: dict[str, Callable[[Game], None]] = {
    "playouts": _warm_playouts,
    "simulations": _warm_simulations,
    "searches": _warm_searches,
    "steps": _warm_steps,
}
