"""Commands that play matches that belong together: campaign, tournament."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from sideline.bots.seats import PROGRAM, read_seats, seated
from sideline.cli.arguments import Assignments, Flag, Language, read_seed, read_settings
from sideline.cli.campaigner import Campaigner, luck_for
from sideline.cli.files import check_place, write_whole
from sideline.cli.packs import Packs, card_of
from sideline.cli.progress import Update, errors, interrupts, progress_bar
from sideline.cli.saves import Save
from sideline.cli.series_text import print_campaign, print_cup, report
from sideline.cli.sheet import Sheet, print_json
from sideline.cli.survival import Plan, show_survival, survivals
from sideline.engine.game import Game
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
    me: str | None = None,
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    pack: Packs = None,
    seed: str | None = None,
    matches: int = MOST_MATCHES,
    runs: int = 1,
    save: SaveFile = None,
    replays: Folder = None,
    picture: Annotated[Path | None, Parameter(name="--plot")] = None,
    json: Flag = False,
    lang: Language = "en",
) -> None:
    """Let a bot play match after match against a rising opponent, until it loses one; or play yourself.

    :param game: The game to play.
    :param bot: Who plays; with --runs several bots may be named, with commas between them.
    :param me: Your name: you play yourself, in the terminal.
    :param variant: A named set of settings; with --runs several, with commas between them.
    :param seed: A whole number; the same seed gives the same luck. Not given: 1 for bots, a secret for you.
    :param matches: After how many matches to stop at the latest.
    :param runs: How many campaigns, with the seeds that follow; more than one shows how far they come.
    :param picture: Where to draw how far many campaigns come, as SVG.
    :param json: Print one JSON object instead of a table; a list for several bots or variants.
    """
    card = card_of(game, pack, Sheet(lang))
    sheet, names, variants = Sheet(lang, card.package), read_seats(bot), read_seats(variant or "")
    is_one = len(names) == len(variants) == 1 and picture is None
    if not 1 <= matches <= MOST_MATCHES or not _is_possible(runs, is_one, me or save or replays):
        raise BadSeries(sheet.say("bad-campaign", runs=MOST_RUNS, matches=MOST_MATCHES))
    check_place(picture, sheet)
    check_place(save, sheet)
    if me is not None:
        return _play_myself(card, me, read_settings(card, variant, set_), seed, matches, Save(save), sheet)
    plans = [
        Plan(
            who,
            named,
            _begun("campaign", card, read_seed(seed or "1"), read_settings(card, named, set_), [who]),
        )
        for named in variants
        for who in names
    ]
    if runs > 1:
        with _bar(sheet, card, runs * len(plans)) as bar:
            found = survivals(card, plans, runs, matches, _step(bar))
        return show_survival(found, sheet, picture, json)
    with _bar(sheet, card, None) as bar:
        series = _played(card, plans[0].begun, names, Save(save), matches, _step(bar), sheet)
    _show(series, sheet, replays, json)


def _play_myself(
    game: Game, name: str, values: dict[str, Value], seed: str | None, matches: int, save: Save, sheet: Sheet
) -> None:
    """Let the person at the terminal play a campaign, and show how far it came."""
    number = luck_for(save) if seed is None else read_seed(seed)
    begun = SeriesBegun("campaign", game.name, game.rules_version, number, values, (Entrant(name),))
    series = _found(game, begun, save)
    Campaigner(series, save, sheet).play(matches)
    _show(series, sheet, None, json=False)


def _is_possible(runs: int, is_one: bool, only_one: Path | str | None) -> bool:
    """Ask whether so many campaigns can be played: one is kept or played by a person, many are compared."""
    return is_one if runs == 1 else 1 < runs <= MOST_RUNS and only_one is None


def tournament(
    game: str,
    *,
    seats: str = "starter,starter,rookie,rookie",
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    pack: Packs = None,
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
    card, names = card_of(game, pack, Sheet(lang)), read_seats(seats)
    sheet, values = Sheet(lang, card.package), read_settings(card, variant, set_)
    check_place(save, sheet)
    begun = _begun("cup", card, read_seed(seed), values, names)
    with _bar(sheet, card, max(1, len(names) - 1)) as bar:
        series = _played(card, begun, names, Save(save), MOST_MATCHES, _step(bar), sheet)
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
    game: Game, begun: SeriesBegun, names: Sequence[str], save: Save, matches: int, step: Step, sheet: Sheet
) -> Series:
    """Play a series on from where its save ends; whatever happened is on the disk before it goes on."""
    series = _found(game, begun, save)
    try:
        with seated(names, game) as bots, interrupts():
            while len(series.matches) < matches and go_on(series, bots, save.append):
                step()
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


def _bar(sheet: Sheet, game: Game, total: int | None) -> AbstractContextManager[Update]:
    return progress_bar(total, sheet.say("bar-playing", game=game.name))


def _step(bar: Update) -> Step:
    return lambda: bar(advance=1)


def _show(series: Series, sheet: Sheet, replays: Path | None, json: bool) -> None:
    """Print what became of a series, and write its matches down."""
    for number, over in enumerate(series.matches if replays else (), start=1):
        assert replays is not None
        replays.mkdir(parents=True, exist_ok=True)
        write_whole(replays / f"match-{number:02}.replay", over.replay)
    if json:
        print_json(report(series))
    elif isinstance(series, Campaign):
        print_campaign(series, sheet)
    elif isinstance(series, Cup):
        print_cup(series, sheet)
