"""Commands that play matches that belong together: campaign, tournament."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import Progress

from sideline.bots.bot import Bot
from sideline.bots.seats import PROGRAM, read_seats, seated
from sideline.cli.arguments import Assignments, Flag, Language, read_seed, read_settings
from sideline.cli.files import write_whole
from sideline.cli.progress import errors, interrupts, progress_bar
from sideline.cli.saves import Save
from sideline.cli.series_text import Survival, print_campaign, print_cup, print_survival, report, survival
from sideline.cli.sheet import Sheet
from sideline.engine.game import Game
from sideline.engine.registry import load
from sideline.engine.settings import Value
from sideline.series.events import BadSeries, Entrant, SeriesBegun, SeriesKind
from sideline.series.playing import go_on
from sideline.series.series import Campaign, Cup, Series, begin, fold

MOST_RUNS = 100_000
MOST_MATCHES = 1000

SaveFile = Annotated[
    Path | None,
    Parameter(
        name="--save", help="A file that remembers every match; the same command goes on where it ended."
    ),
]
Folder = Annotated[
    Path | None, Parameter(name="--replays", help="A folder in which every match is written as a replay.")
]
Step = Callable[[], None]


def campaign(
    game: str,
    *,
    bot: str = "starter",
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    seed: str = "1",
    matches: int = MOST_MATCHES,
    runs: int = 1,
    save: SaveFile = None,
    replays: Folder = None,
    json: Flag = False,
    lang: Language = "en",
) -> None:
    """Let a bot play match after match against a rising opponent, until it loses one.

    :param game: The game to play.
    :param bot: Who plays.
    :param variant: A named set of settings.
    :param seed: A whole number; the same seed gives the same luck.
    :param matches: After how many matches to stop at the latest.
    :param runs: How many campaigns, with the seeds that follow; more than one shows how far they come.
    :param json: Print one JSON object instead of a table.
    """
    card = load(game)
    sheet, values = Sheet(lang, card.package), read_settings(card, variant, set_)
    if not 1 <= runs <= MOST_RUNS or not 1 <= matches <= MOST_MATCHES or (runs > 1 and (save or replays)):
        raise BadSeries(sheet.say("bad-campaign", runs=str(MOST_RUNS), matches=str(MOST_MATCHES)))
    begun = _begun("campaign", card, read_seed(seed), values, [bot])
    with seated([bot], card) as bots, _bar(sheet, card, None if runs == 1 else runs) as bar:
        if runs > 1:
            wins = _survived(card, begun, bots, runs, matches, _step(bar))
            found = survival(game, bot, begun.seed, wins)
        else:
            series = _played(card, begun, bots, Save(save), matches, _step(bar), sheet)
    if runs > 1:
        _print_survival(found, sheet, json)
    else:
        _show(series, sheet, replays, json)


def tournament(
    game: str,
    *,
    seats: str = "starter,starter,rookie,rookie",
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    seed: str = "1",
    save: SaveFile = None,
    replays: Folder = None,
    json: Flag = False,
    lang: Language = "en",
) -> None:
    """Let bots play a tournament: who loses is out, who wins keeps cards for the next round.

    :param game: The game to play.
    :param seats: The bots that take part, with commas between them; the first meets the last.
    :param variant: A named set of settings.
    :param seed: A whole number; the same seed gives the same luck.
    :param json: Print one JSON object instead of tables.
    """
    card, names = load(game), read_seats(seats)
    sheet, values = Sheet(lang, card.package), read_settings(card, variant, set_)
    begun = _begun("cup", card, read_seed(seed), values, names)
    with seated(names, card) as bots, _bar(sheet, card, max(1, len(names) - 1)) as bar:
        series = _played(card, begun, bots, Save(save), MOST_MATCHES, _step(bar), sheet)
    _show(series, sheet, replays, json)


def _begun(
    kind: SeriesKind, game: Game, seed: int, values: dict[str, Value], bots: Sequence[str]
) -> SeriesBegun:
    """Say how a series begins; programs do not take part, since they need not play alike twice."""
    if any(name.startswith(PROGRAM) for name in bots):
        raise BadSeries.of("series-no-programs")
    entrants = tuple(Entrant(_name(bots, place), bot) for place, bot in enumerate(bots))
    return SeriesBegun(kind, game.name, game.rules_version, seed, values, entrants)


def _name(bots: Sequence[str], place: int) -> str:
    """Name an entrant; the second bot of one name is `starter 2`."""
    nth = list(bots[: place + 1]).count(bots[place])
    return bots[place] if nth == 1 else f"{bots[place]} {nth}"


def _played(
    game: Game, begun: SeriesBegun, bots: Sequence[Bot], save: Save, matches: int, step: Step, sheet: Sheet
) -> Series:
    """Play a series on from where its save ends; whatever happened is on the disk before it goes on."""
    series = _found(game, begun, save)
    try:
        with interrupts() as check:
            while len(series.matches) < matches and go_on(series, bots, save.append):
                step()
                check()
    except KeyboardInterrupt:
        if save.name:
            errors.print(sheet.say("series-left"), highlight=False)
        raise
    return series


def _found(game: Game, begun: SeriesBegun, save: Save) -> Series:
    """Begin a series, or find it in its save."""
    events = save.read()
    if not events:
        series = begin(game, begun)
        save.append(begun)
        return series
    first = events[0]
    if not isinstance(first, SeriesBegun) or msgspec.structs.replace(first, rules=begun.rules) != begun:
        raise BadSeries.of("series-other-save", file=save.name)
    return fold(game, events)


def _survived(
    game: Game, first: SeriesBegun, bots: Sequence[Bot], runs: int, matches: int, step: Step
) -> list[int]:
    """Play many campaigns and count the matches that each of them won."""
    wins = []
    with interrupts() as check:
        for nth in range(runs):
            series = begin(game, msgspec.structs.replace(first, seed=first.seed + nth))
            while len(series.matches) < matches and go_on(series, bots, lambda event: None):
                check()
            wins.append(sum(row.won for row in series.standings()))
            step()
    return wins


def _bar(sheet: Sheet, game: Game, total: int | None) -> AbstractContextManager[Progress]:
    return progress_bar(total, sheet.say("bar-playing", game=game.name))


def _step(bar: Progress) -> Step:
    return lambda: bar.advance(bar.task_ids[0])


def _show(series: Series, sheet: Sheet, replays: Path | None, json: bool) -> None:
    """Print what became of a series, and write its matches down."""
    for number, over in enumerate(series.matches if replays else (), start=1):
        assert replays is not None
        replays.mkdir(parents=True, exist_ok=True)
        write_whole(replays / f"match-{number:02}.replay", over.replay)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report(series))).decode())
    elif isinstance(series, Campaign):
        print_campaign(series, sheet)
    elif isinstance(series, Cup):
        print_cup(series, sheet)


def _print_survival(found: Survival, sheet: Sheet, json: bool) -> None:
    if json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print_survival(found, sheet)
