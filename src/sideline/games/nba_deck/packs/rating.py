"""Athletes rated by their box scores: the formula that docs/packs.md states, and the pack it writes."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from sideline.engine.citations import cited
from sideline.engine.errors import BadPack
from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.charts import LEVEL_NAMES, POSITION_NAMES
from sideline.games.nba_deck.packs.athletes import FIELDS, WORDS, completed, faults_of, strength_of
from sideline.games.nba_deck.packs.composing import FORMAT, GAME_NAME
from sideline.games.nba_deck.packs.statistics import (
    BoxScore,
    Line,
    box_score,
    faults_of_line,
    faults_of_score,
    lines_of,
)

Steps = tuple[Fraction, ...]
Athlete = dict[str, Any]


def steps(*from_: str) -> Steps:
    """Write down from which figure on each level is reached."""
    return tuple(map(Fraction, from_))


LEVELS_FROM: Mapping[str, Steps] = {
    "p3": steps("0.7", "1.4", "2.1", "2.8", "3.8"),
    "ji": steps("2.5", "5", "8", "11", "15"),
    "pen": steps("3", "5.5", "8.5", "12", "16"),
    "int": steps("0.8", "1.3", "1.7", "2.1", "2.6"),
    "con": steps("0.5", "1", "1.7", "2.4", "3.2"),
    "sto": steps("1.2", "1.8", "2.5", "3.3", "4.2"),
    "reb": steps("4", "6", "8", "10.5", "13"),
    "iq": steps("2", "4", "6", "8", "10.5"),
}
INSIDE_SHARE: Mapping[str, Fraction] = dict(
    zip(POSITION_NAMES, steps("0.1", "0.25", "0.4", "0.65", "0.85"), strict=True)
)
BIGNESS = steps("-1", "3", "6", "9.5")
BEST = 5
MOST_AT_BEST = 2
LONG_GAME = 28
TRUSTED_GAME = 24
LITTLE_SCORING = Fraction("0.35")
OWN_COLUMNS: Mapping[str, str] = {
    **{f"level_{name}": name for name in LEVEL_NAMES},
    **{name: name for name in ("id", "era", "cost", "value", "medal")},
}


@cited("NB-127", "NB-G70")
def rate(name: str, statistics: str, best: int) -> str:
    """Rate the athletes of a table of box scores and write them as a pack, or name every wrong row.

    Of every team so many of the best are written, or everybody if that is 0.
    """
    lines = lines_of(statistics, *(["team"] if best else []))
    names, initial = Counter(line.cells["name"] for line in lines), initial_of(name)
    faults: list[Phrase] = []
    athletes: list[Athlete] = []
    for number, line in enumerate(lines, start=1):
        wrong = list(_faults(line))
        faults += [*_repeated(line, names), *wrong]
        if not wrong:
            athletes.append(_athlete(line, f"{initial}{number:03}"))
            faults += faults_of(athletes[-1], _at(line))
    if faults:
        raise BadPack.found(faults, WORDS)
    teams = [line.cells.get("team", "") for line in lines]
    chosen = _best_of(teams, athletes, best) if best else athletes
    return written(name, [completed(athlete) for athlete in chosen])


@cited("NB-127")
def _best_of(teams: Sequence[str], athletes: list[Athlete], best: int) -> list[Athlete]:
    """Keep the strongest of every team, in the order of the table."""
    places = sorted(range(len(athletes)), key=lambda place: -_strength(athletes[place]))
    kept = {place for team in set(teams) for place in [i for i in places if teams[i] == team][:best]}
    return [athlete for place, athlete in enumerate(athletes) if place in kept]


def _strength(athlete: Athlete) -> int:
    levels = {name: int(athlete[name]) for name in LEVEL_NAMES}
    return strength_of(levels, len(athlete["positions"].split("/")))


def _faults(line: Line) -> Iterator[Phrase]:
    wrong = list(faults_of_line(line))
    yield from wrong or faults_of_score(line, box_score(line))


def initial_of(pack: str) -> str:
    """Return the letter by which a pack numbers its athletes: the first of its name, or A if it has none."""
    return next((letter.upper() for letter in pack if letter.isalpha()), "A")


def _repeated(line: Line, names: Mapping[str, int]) -> Iterator[Phrase]:
    """Name whoever has two rows."""
    if names[line.cells["name"]] > 1:
        yield phrase("pack-twice", where=_at(line), what=line.cells["name"])


def _at(line: Line) -> Phrase:
    return phrase("stats-at-line", line=line.number)


def _athlete(line: Line, code: str) -> Athlete:
    """Rate one athlete; what a column of its own says holds."""
    score = box_score(line)
    positions = score.positions or (likely_position(score),)
    own = {
        field: int(said) if field not in ("id", "era") and said.isascii() and said.isdigit() else said
        for column, field in OWN_COLUMNS.items()
        if (said := line.cells.get(column, ""))
    }
    return {
        "id": code,
        "name": score.name,
        "positions": "/".join(positions),
        **levels_of(score, positions),
        **own,
    }


@cited("NB-G70")
def levels_of(score: BoxScore, positions: Sequence[str]) -> dict[str, int]:
    """Rate the eight characteristics by what somebody does in 36 minutes."""
    share = sum((INSIDE_SHARE[position] for position in positions), Fraction(0)) / len(positions)
    twos = score.per_36("points") - 3 * score.per_36("threes")
    figures = {
        "p3": score.per_36("threes"),
        "ji": twos * share,
        "pen": twos * (1 - share),
        "int": score.per_36("steals"),
        "con": score.per_36("blocks"),
        "sto": score.per_36("steals", "blocks"),
        "reb": score.per_36("rebounds"),
        "iq": score.per_36("assists"),
    }
    levels = {name: _level(LEVELS_FROM[name], figure) for name, figure in figures.items()}
    levels["sto"] = min(BEST, levels["sto"] + is_trusted_to_stop(score))
    levels["iq"] = max(levels["iq"], int(score.minutes_a_game >= LONG_GAME))
    return _with_few_best(levels)


def _level(reached_from: Steps, figure: Fraction) -> int:
    return sum(figure >= least for least in reached_from)


def is_trusted_to_stop(score: BoxScore) -> bool:
    """Ask whether somebody plays long although he scores little: then he plays for his defence."""
    return score.minutes_a_game >= TRUSTED_GAME and score.counts["points"] < LITTLE_SCORING * score.minutes


def _with_few_best(levels: dict[str, int]) -> dict[str, int]:
    """Leave two levels at their best, the first as printed; what would be a third is one less."""
    best = [name for name in LEVEL_NAMES if levels[name] == BEST][MOST_AT_BEST:]
    return {name: levels[name] - (name in best) for name in LEVEL_NAMES}


def likely_position(score: BoxScore) -> str:
    """Guess where somebody plays: who rebounds and blocks is big, who passes is not."""
    bigness = score.per_36("rebounds") + 2 * score.per_36("blocks") - score.per_36("assists")
    return POSITION_NAMES[_level(BIGNESS, bigness)]


def written(name: str, athletes: Sequence[Mapping[str, Any]]) -> str:
    """Write a pack: a line for every athlete."""
    head = f'format = "{FORMAT}"\ngame = "{GAME_NAME}"\nname = "{name}"\n'
    return f"{head}\nathletes = [\n" + "".join(f"  {_row(athlete)},\n" for athlete in athletes) + "]\n"


def _row(athlete: Mapping[str, Any]) -> str:
    cells = (f"{field} = {_quoted(athlete[field])}" for field in FIELDS if athlete[field] not in ("", None))
    return "{ " + ", ".join(cells) + " }"


def _quoted(said: Any) -> str:
    if isinstance(said, int):
        return str(said)
    return '"' + str(said).replace("\\", "\\\\").replace('"', '\\"') + '"'
