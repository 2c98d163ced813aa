"""Many campaigns: how far bots come in them, under one set of settings or several."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from sideline.bots.bot import Bot
from sideline.bots.seats import seated
from sideline.cli.files import write_whole
from sideline.cli.progress import interrupts
from sideline.cli.sheet import Sheet, print_json
from sideline.engine.game import Game
from sideline.lab.survival import Survival, name_of, plot, survival
from sideline.series.events import SeriesBegun
from sideline.series.playing import go_on
from sideline.series.series import begin

Step = Callable[[], None]


class Plan(NamedTuple):
    """Campaigns to play: by which bot, under which named settings, and how the first of them begins."""

    bot: str
    variant: str
    begun: SeriesBegun


def survivals(game: Game, plans: Sequence[Plan], runs: int, matches: int, step: Step) -> list[Survival]:
    """Play every plan so often, and tell how far the campaigns came."""
    found = []
    for plan in plans:
        with seated([plan.bot], game) as bots:
            wins = _wins(game, plan.begun, bots, runs, matches, step)
        found.append(survival(game.name, plan.bot, plan.variant or None, plan.begun.seed, wins))
    return found


def _wins(
    game: Game, first: SeriesBegun, bots: Sequence[Bot], runs: int, matches: int, step: Step
) -> list[int]:
    """Play many campaigns, with the seeds that follow, and count the matches that each of them won."""
    wins = []
    with interrupts():
        for nth in range(runs):
            series = begin(game, msgspec.structs.replace(first, seed=first.seed + nth))
            while len(series.matches) < matches and go_on(series, bots, lambda event: None):
                pass
            wins.append(sum(row.won for row in series.standings()))
            step()
    return wins


def show_survival(found: Sequence[Survival], sheet: Sheet, picture: Path | None, json: bool) -> None:
    """Print how far campaigns came, and draw it where that is wanted."""
    if picture is not None:
        write_whole(picture, plot(found))
    if json:
        print_json(found[0] if len(found) == 1 else found)
    elif len(found) == 1:
        print_survival(found[0], sheet)
    else:
        print_compared(found, sheet)


def print_compared(found: Sequence[Survival], sheet: Sheet) -> None:
    """Print how far the campaigns of several bots came, a line for each bot and set of settings."""
    title = sheet.say("compared-title", game=found[0].game, runs=found[0].runs)
    table = sheet.table(title, "bot")
    most = max(len(one.survived) for one in found)
    for least in range(1, most + 1):
        table.add_column(str(least), justify="right")
    for one in found:
        reached = [one.reached(least) for least in range(1, most + 1)]
        table.add_row(name_of(one), *(f"{so.count} ({sheet.percent(so.rate, 0)})" for so in reached))
    sheet.console.print(table)


def print_survival(found: Survival, sheet: Sheet) -> None:
    """Print how far the campaigns of a bot came."""
    title = sheet.say("survival-title", game=found.game, bot=name_of(found), runs=found.runs)
    table = sheet.table(title, "matches-won", "runs", "share", "interval")
    for least, reached in enumerate(found.survived, start=1):
        table.add_row(str(least), str(reached.count), sheet.percent(reached.rate), sheet.interval(reached))
    sheet.console.print(table)
