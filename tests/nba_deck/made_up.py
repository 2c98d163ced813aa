"""Athletes who never were: packs and statistics that tests make up."""

import random
from typing import Any

HEAD = 'format = "sideline pack 1"\ngame = "nba_deck"\n'
FIRST = [
    "Ann",
    "Bea",
    "Cal",
    "Dan",
    "Eli",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jon",
    "Kim",
    "Lou",
    "Max",
    "Nia",
    "Oto",
]
LAST = ["Abel", "Bard", "Cole", "Dorn", "Ekow", "Ford", "Gray", "Hale", "Iven", "Joss"]
POSITIONS = ("PG", "SG", "SF", "PF", "C")
HEADING = "Player,Pos,Tm,G,MP,PTS,3P,TRB,STL,BLK,AST"
LEVELS = ("p3", "ji", "pen", "int", "con", "sto", "reb", "iq")


def pack(name: str, *athletes: dict[str, Any], retired: tuple[str, ...] = ()) -> str:
    """Write a pack."""
    rows = ", ".join(
        "{" + ", ".join(f"{key} = {value!r}" for key, value in row.items()) + "}" for row in athletes
    )
    return f'{HEAD}name = "{name}"\nretired = {list(retired)}\nathletes = [{rows}]\n'


def athlete(code: str, name: str, *levels: int, positions: str = "MJ", **more: Any) -> dict[str, Any]:
    """Describe an athlete; levels that are not given are nothing."""
    padded = (*levels, *(0 for _ in LEVELS))
    return {
        "id": code,
        "name": name,
        "positions": positions,
        **dict(zip(LEVELS, padded, strict=False)),
        **more,
    }


def season(athletes: int = 150, seed: int = 7) -> str:
    """Write a table of box scores, totals of a season: five athletes for each of thirty teams."""
    rng = random.Random(seed)
    return "\n".join([HEADING, *(_box_score(number, rng) for number in range(athletes))]) + "\n"


def _box_score(number: int, rng: random.Random) -> str:
    name = f"{FIRST[number % len(FIRST)]} {LAST[number // len(FIRST)]}"
    size = rng.randrange(len(POSITIONS))
    games = rng.randint(40, 82)
    minutes = rng.uniform(14, 37) * games
    threes = rng.uniform(0, 4) * (1 - size * 0.18)
    figures = (
        3 * threes + rng.uniform(4, 18),
        threes,
        rng.uniform(3, 5 + 2.2 * size),
        rng.uniform(0.4, 2.4 - 0.25 * size),
        rng.uniform(0, 0.5 + 0.7 * size),
        rng.uniform(1, 10 - 2 * size),
    )
    totals = [int(figure * minutes / 36) for figure in figures]
    totals[0] = max(totals[0], 3 * totals[1])
    return ",".join(map(str, (name, POSITIONS[size], f"T{number // 5:02}", games, int(minutes), *totals)))
