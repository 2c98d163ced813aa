"""How far campaigns come: the share of them that won so many matches at least, told and drawn."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from sideline.engine.numerals import percent
from sideline.engine.words import phrase, words_of
from sideline.lab.drawing import drawing
from sideline.lab.figures.figure import (
    Axis,
    Cell,
    Curve,
    Drawn,
    Figure,
    Mark,
    Note,
    in_steps,
    of_seat,
    shape_of,
)
from sideline.lab.measures import Share, share

PER_CENT = 100
STEP = 20
LEGEND = 1.6
"""So many matches of room are left for the names of the bots."""


class Survival(msgspec.Struct, frozen=True):
    """How far many campaigns of a bot came, under a named set of settings or as printed."""

    game: str
    bot: str
    variant: str | None
    seed: int
    runs: int
    wins: tuple[int, ...]
    survived: tuple[Share, ...]

    def reached(self, matches: int) -> Share:
        """Return how many campaigns won so many matches at least."""
        return at_least(self.wins, matches)


def survival(game: str, bot: str, variant: str | None, seed: int, wins: Sequence[int]) -> Survival:
    """Count how many campaigns won one match at least, two at least, and so on."""
    shares = tuple(at_least(wins, least) for least in range(1, max(wins) + 2))
    return Survival(game, bot, variant, seed, len(wins), tuple(wins), shares)


def at_least(wins: Sequence[int], matches: int) -> Share:
    """Count the campaigns that won so many matches at least."""
    return share(sum(won >= matches for won in wins), len(wins))


def plot(found: Sequence[Survival]) -> str:
    """Draw the curves of every bot, a block for each set of settings."""
    return drawing(curves(found), is_titled=True)


def curves(found: Sequence[Survival]) -> Figure:
    """Return the figure of many campaigns: what is told of one set of settings lies side by side."""
    variants = list(dict.fromkeys(one.variant for one in found))
    bots = list(dict.fromkeys(one.bot for one in found))
    longest = max(len(one.survived) for one in found)
    breadth = longest + 1
    parts = [part for one in found for part in _curve(one, variants, bots, longest)]
    told: list[tuple[Cell, ...]] = [
        (name_of(one), *(_per_cent(one, least) for least in range(1, longest + 1))) for one in found
    ]
    return Figure(
        key="survival",
        title=f"{found[0].game}: campaigns that won so many matches at least",
        words=". ".join(f"{name}: {', '.join(map(str, shares))}" for name, *shares in told),
        x=Axis(-0.3, breadth * len(variants) - 1 + LEGEND, tuple(_ticks(variants, longest))),
        y=Axis(0, PER_CENT, tuple((tick, f"{tick} %") for tick in range(0, PER_CENT + 1, STEP))),
        parts=(*parts, *_legend(bots, breadth * len(variants) - 1)),
        table=(("", *(str(least) for least in range(1, longest + 1))), *told),
        right=30,
        bottom=58,
    )


def _curve(one: Survival, variants: list[str | None], bots: list[str], longest: int) -> Iterator[Drawn]:
    """Draw the curve of one bot in its block, down to the first number that nobody won."""
    first, place = variants.index(one.variant) * (longest + 1), bots.index(one.bot)
    points = tuple((first + least, _per_cent(one, least)) for least in range(len(one.survived) + 1))
    yield Curve(points, of_seat(place))
    for least, (x, height) in enumerate(points[1:], start=1):
        words = f"{name_of(one)}: {one.reached(least).count} of {one.runs}"
        yield Mark(x, height, words=words, style=of_seat(place), shape=shape_of(place))


def _per_cent(one: Survival, matches: int) -> float:
    return round(PER_CENT * one.reached(matches).rate, 1)


def name_of(one: Survival) -> str:
    """Say whose campaigns these are, and under which settings."""
    return f"{one.bot}, {one.variant}" if one.variant else one.bot


def _ticks(variants: list[str | None], longest: int) -> Iterator[tuple[float, str]]:
    """Number the matches of every block, and name the block under the first one."""
    for block, variant in enumerate(variants):
        for least in range(longest + 1):
            under = variant.replace("_", " ") if variant and least == longest // 2 else ""
            yield block * (longest + 1) + least, f"{least}|{under}"


def _legend(bots: list[str], right: float) -> Iterator[Drawn]:
    for place, bot in enumerate(bots):
        height = PER_CENT - 4 - 8 * place
        yield Mark(right + 0.1, height, words=bot, style=of_seat(place), shape=shape_of(place))
        yield Note(right + 0.3, height - 1, bot)


def further_than(runs: Mapping[int, int], wins: int) -> float:
    """Return the share of runs, counted by the matches won, that won fewer."""
    return sum(count for won, count in runs.items() if won < wins) / sum(runs.values())


def run_among(runs: Mapping[int, int], mine: int, lang: str) -> Figure:
    """Draw how many of all runs won so many matches at least, and how far one run has come among them."""
    words = words_of("sideline.lab", lang)
    longest = max(*runs, mine) + 1
    reached = [1 - further_than(runs, least) for least in range(longest + 1)]
    told = tuple((str(least), percent(share, lang)) for least, share in enumerate(reached))
    steps = in_steps([(least, round(PER_CENT * share, 1)) for least, share in enumerate(reached)])
    ticks = tuple((each, percent(each / PER_CENT, lang)) for each in (0, PER_CENT // 2, PER_CENT))
    you = words.say(phrase("run-you"))
    return Figure(
        key="run",
        title=words.say(phrase("run-title")),
        words=words.say(phrase("run-words", wins=mine, share=percent(reached[mine], lang))),
        x=Axis(
            0,
            longest,
            tuple((least, str(least)) for least in range(longest + 1)),
            words.say(phrase("run-wins")),
        ),
        y=Axis(0, PER_CENT, ticks),
        parts=(
            Curve(steps, "others"),
            Curve(((0, PER_CENT), (mine, PER_CENT)), "skill"),
            Mark(mine, PER_CENT, words=you, style="skill"),
            Note(mine + longest / 40, PER_CENT - 11, you, style="skill"),
        ),
        table=((words.say(phrase("run-wins")), words.say(phrase("run-share"))), *told),
        width=400,
        height=180,
        left=50,
        bottom=42,
    )
