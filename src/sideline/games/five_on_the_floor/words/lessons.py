"""How to play, with the numbers of the match."""

from collections.abc import Iterator

from sideline.engine.citations import cited
from sideline.engine.words import Chapter, Phrase, phrase
from sideline.games.five_on_the_floor.state import (
    PIECES,
    SIZES,
    ZONES,
    Coverage,
    Size,
    State,
    Theft,
    Zone,
)
from sideline.games.five_on_the_floor.words.labels import size_phrase

Row = tuple[Phrase, ...]


@cited("F21-06", "F21-08", "F21-09")
def explain(s: State) -> tuple[Chapter, ...]:
    """Say how to play: the panel of the game, chapter by chapter."""
    return (
        Chapter(phrase("help-goal"), tuple(_about_goal(s))),
        Chapter(phrase("help-turns"), tuple(_about_turns(s))),
        Chapter(phrase("help-ball"), tuple(_about_ball(s))),
        Chapter(phrase("help-sizes"), tuple(_about_sizes(s))),
        Chapter(phrase("help-needs"), (phrase("help-needs-text"),), tuple(_table_of_needs(s))),
        Chapter(phrase("help-dice"), tuple(_about_dice(s)), tuple(_table_of_dice(s))),
        Chapter(phrase("help-rebounds"), tuple(_about_rebounds(s))),
        *_modules(s),
    )


def _about_goal(s: State) -> Iterator[Phrase]:
    """Name the target, and the baskets that it takes from the corner or from the paint."""
    yield phrase("help-goal-text", target=s.target)
    threes, twos = (int(s.points[zone]) for zone in (Zone.CORNER, Zone.PAINT))
    if threes and twos:
        yield phrase("help-goal-example", corner=-(-s.target // threes), paint=-(-s.target // twos))
    yield phrase("help-goal-end", possessions=s.max_possessions, more=s.extra_possessions)


def _about_turns(s: State) -> Iterator[Phrase]:
    yield phrase("help-turns-text", points=s.action_points, pieces=PIECES)
    yield phrase("help-shoot-rule")
    yield phrase("help-clock", start=s.clock_start, tick=s.clock_tick)


def _about_ball(s: State) -> Iterator[Phrase]:
    yield phrase("help-ball-text", die=_die(int(s.steal[Theft.LANE])))
    yield phrase("help-fast", stamina=s.stamina)


def _about_sizes(s: State) -> Iterator[Phrase]:
    """Say what each size is good at, and the dice that go with it near the rim."""
    for size in reversed(range(SIZES)):
        yield phrase(f"help-size-{Size(size).name}")
        if s.inside_dice[size]:
            yield phrase("help-inside", size=Size(size).name, dice=int(s.inside_dice[size]))
    if s.inside_loss:
        yield phrase("help-inside-loss", dice=s.inside_loss)


def _table_of_needs(s: State) -> Iterator[Row]:
    """List what each size must roll in every zone, and what a basket from there counts."""
    sizes = (size_phrase(size) for size in range(SIZES))
    yield phrase("help-zone"), *sizes, phrase("help-points")
    for zone in range(ZONES):
        needs = (_threshold(int(s.needs[zone, size])) for size in range(SIZES))
        yield phrase(f"zone-{Zone(zone).name}"), *needs, _number(int(s.points[zone]))


def _about_dice(s: State) -> Iterator[Phrase]:
    yield phrase("help-dice-text")
    yield phrase("help-rush", clock=s.rush_clock, dice=s.rush_dice)


def _table_of_dice(s: State) -> Iterator[Row]:
    """List the dice by coverage, and with the dice that some sizes have near the rim."""
    gifted = [size for size in range(SIZES) if s.inside_dice[size]]
    near = (phrase("help-near", size=Size(size).name) for size in gifted)
    yield phrase("help-coverage"), phrase("help-nearest"), phrase("help-dice"), *near
    for coverage in reversed(Coverage):
        dice = [int(s.dice[coverage]), *(int(s.dice[coverage] + s.inside_dice[size]) for size in gifted)]
        numbers = (_number(min(number, s.dice_cap)) for number in dice)
        yield phrase(f"coverage-{coverage.name}"), _tiles(s, coverage), *numbers


def _tiles(s: State, coverage: Coverage) -> Phrase:
    """Say how far away the nearest defender is."""
    near, far = (int(distance) for distance in s.distance)
    if coverage == Coverage.WIDE_OPEN:
        return phrase("help-tiles-from", low=far)
    low, high = (0, near - 1) if coverage == Coverage.CONTESTED else (near, far - 1)
    return phrase("help-tiles-between", low=low, high=high) if low < high else phrase("help-tiles", count=low)


def _about_rebounds(s: State) -> Iterator[Phrase]:
    strengths = {Size(size).name: int(s.boards[size]) for size in range(SIZES)}
    yield phrase("help-rebounds-text", reach=s.board_reach, limit=s.board_limit, **strengths)
    yield phrase("help-rebounds-kept", clock=s.rebound_clock)


def _modules(s: State) -> Iterator[Chapter]:
    """Explain the schemes and the cards where they are in play."""
    if s.schemes:
        wide, strip = _die(int(s.steal[Theft.WIDE_LANE])), _die(int(s.steal[Theft.STRIP]))
        lines = (
            phrase("help-scheme-MAN"),
            phrase("help-scheme-ZONE", die=wide),
            phrase("help-scheme-PRESS", die=strip, points=s.strip_gift),
        )
        yield Chapter(phrase("help-schemes"), lines)
    if s.override_cards:
        yield Chapter(phrase("help-cards"), (phrase("help-cards-text", limit=s.hand_limit),))


def _die(needs: int) -> Phrase:
    return phrase("die-of", needs=needs)


def _threshold(needs: int) -> Phrase:
    return phrase("threshold", needs=needs)


def _number(number: int) -> Phrase:
    return phrase("help-number", number=number)
