"""The command that lets the levels of a game play each other."""

import os
from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sideline.bots.ladder import LEVELS
from sideline.bots.seats import read_seats
from sideline.cli.arguments import Assignments, Flag, Language, read_seed, read_settings
from sideline.cli.files import check_place, write_whole
from sideline.cli.packs import Packs, card_of
from sideline.cli.progress import progress_bar
from sideline.cli.sheet import Sheet, print_json
from sideline.engine.numerals import signed
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
    pack: Packs = None,
    seed: str = "1",
    jobs: int = os.cpu_count() or 1,
    resume: Path | None = None,
    picture: Annotated[Path | None, Parameter(name="--plot")] = None,
    json: Flag = False,
    lang: Language = "en",
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
    sheet = Sheet(lang)
    card = card_of(game, pack, sheet)
    if not 1 <= pairs <= MOST_PAIRS or jobs < 1:
        raise BadLadder(sheet.say("bad-ladder", pairs=MOST_PAIRS))
    check_place(picture, sheet)
    with progress_bar(None, sheet.say("bar-climbing", game=game)) as update:

        def show(standing: Standing) -> None:
            share = sheet.percent(standing.mean, 0)
            names = {"upper": standing.upper, "lower": standing.lower}
            what = sheet.say("bar-rung", **names, share=share, pairs=standing.pairs)
            update(completed=standing.pairs, total=pairs, description=what)

        found = climb(
            card,
            read_seats(seats),
            pairs,
            seed=read_seed(seed),
            settings=read_settings(card, variant, set_),
            jobs=jobs,
            memory=resume,
            progress=show,
            lang=sheet.lang,
        )
    if picture is not None:
        write_whole(picture, plot(found))
    if json:
        print_json(found)
    else:
        _print(found, sheet)


def _print(found: Ladder, sheet: Sheet) -> None:
    sheet.print("ladder-title", game=found.game)
    rungs = sheet.table(None, "rung", "wins", "interval", "elo", "pairs", "verdict")
    for rung in found.rungs:
        elo_low, elo_high = _elo(rung.elo_low, sheet), _elo(rung.elo_high, sheet)
        rungs.add_row(
            sheet.say("rung-pair", upper=rung.upper, lower=rung.lower),
            sheet.percent(rung.win_rate, 1),
            sheet.shares(rung.low, rung.high, 1),
            f"{_elo(rung.elo, sheet)}\n({sheet.between(elo_low, elo_high)})",
            str(rung.pairs),
            sheet.say(f"verdict-{rung.verdict.replace(' ', '-')}"),
        )
    sheet.console.print(rungs)
    sheet.print("ladder-note")
    for why, times in Counter(why for rung in found.rungs for why in rung.forfeits).items():
        sheet.print("so-often", times=times, what=why)
    _print_paces(found, sheet)


def _elo(points: float, sheet: Sheet) -> str:
    return signed(points, sheet.lang)


def _print_paces(found: Ladder, sheet: Sheet) -> None:
    paces = sheet.table(sheet.say("ladder-thinking"), "level", "thinking", "iterations")
    for pace in found.paces:
        speed = pace.iterations_per_second
        thinking = sheet.number(1000 * pace.seconds_per_decision, 2)
        paces.add_row(pace.level, thinking, "-" if speed is None else sheet.number(speed))
    sheet.console.print(paces)
