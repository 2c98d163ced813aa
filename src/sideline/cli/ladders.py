"""The command that lets the levels of a game play each other."""

import os
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from sideline.bots.ladder import LEVELS
from sideline.bots.seats import read_seats
from sideline.cli.arguments import Assignments, Flag, read_seed, read_settings
from sideline.cli.files import write_whole
from sideline.cli.progress import progress_bar
from sideline.engine.registry import load
from sideline.lab.ladder_plot import plot
from sideline.lab.ratings import BadLadder, Ladder, Standing, climb

MOST_PAIRS = 1_000_000
USUAL = ",".join(level.name for level in LEVELS if level.name != "coach")


def ladder(
    game: str,
    *,
    pairs: int = 300,
    seats: Annotated[str, Parameter(name=("--seats", "--levels"))] = USUAL,
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    seed: str = "1",
    jobs: int = os.cpu_count() or 1,
    resume: Path | None = None,
    picture: Annotated[Path | None, Parameter(name="--plot")] = None,
    json: Flag = False,
) -> None:
    """Let neighbouring levels of bots play each other, and say how much stronger each one is.

    :param game: The game to play.
    :param pairs: How many pairs of matches a rung has at most; a sequential test may decide it sooner.
    :param seats: The bots from the weakest to the strongest, with commas between them, written as for duel.
    :param variant: A named set of settings.
    :param seed: A whole number; the same seed gives the same luck.
    :param jobs: How many cores.
    :param resume: A file that remembers the pairs played; those in it are not played again.
    :param picture: Where to draw the ladder, as SVG.
    :param json: Print one JSON object instead of a table.
    """
    card = load(game)
    if not 1 <= pairs <= MOST_PAIRS or jobs < 1:
        raise BadLadder(f"A rung has 1 to {MOST_PAIRS} pairs, played on a core or more.")
    with progress_bar(None, f"climbing {game}") as bar:

        def show(standing: Standing) -> None:
            rung = f"{standing.upper} v {standing.lower}"
            what = f"{rung}: {100 * standing.mean:.0f} % of {standing.pairs} pairs"
            bar.update(bar.task_ids[0], completed=standing.pairs, total=pairs, description=what)

        found = climb(
            card,
            read_seats(seats),
            pairs,
            seed=read_seed(seed),
            settings=read_settings(card, variant, set_),
            jobs=jobs,
            memory=resume,
            progress=show,
        )
    if picture is not None:
        write_whole(picture, plot(found))
    if json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _print(found)


def _print(found: Ladder) -> None:
    console = Console()
    title = f"{found.game}: the ladder; in a pair the seats are swapped"
    rungs = Table(title=title, title_justify="left")
    for heading in ("rung", "wins", "95 % interval", "Elo", "pairs", "verdict"):
        rungs.add_column(heading, justify="left" if heading == "rung" else "right")
    for rung in found.rungs:
        rungs.add_row(
            f"{rung.upper} v {rung.lower}",
            f"{100 * rung.win_rate:.1f} %",
            f"{100 * rung.low:.1f} to {100 * rung.high:.1f} %",
            f"{rung.elo:+.0f} ({rung.elo_low:+.0f} to {rung.elo_high:+.0f})",
            str(rung.pairs),
            rung.verdict,
        )
    console.print(rungs)
    console.print(
        "Shares and intervals hold where the test stopped; an interval is wider than the test needs."
    )
    for why, times in Counter(why for rung in found.rungs for why in rung.forfeits).items():
        console.print(f"  {times:,} x {why}", markup=False)
    paces = Table(title="thinking", title_justify="left")
    for heading in ("level", "ms a decision", "iterations/s"):
        paces.add_column(heading, justify="left" if heading == "level" else "right")
    for pace in found.paces:
        speed = pace.iterations_per_second
        paces.add_row(
            pace.level, f"{1000 * pace.seconds_per_decision:.2f}", "-" if speed is None else f"{speed:,.0f}"
        )
    console.print(paces)
