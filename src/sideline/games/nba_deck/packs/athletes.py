"""One athlete of a pack: what is written about him, what may be written, and what he costs."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sideline.engine.citations import cited
from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.charts import LEVEL_NAMES, POSITION_NAMES

WORDS = __name__.rpartition(".")[0]
"""The words of packs are those of this folder: nothing but commands says them."""
MOST_LEVEL = 9
LONGEST_NAME = 40
LEAST_COST, MOST_COST = 3, 10
TENTHS: Mapping[str, int] = dict(zip(LEVEL_NAMES, (10, 10, 10, 5, 5, 5, 7, 12), strict=True))
PER_EXTRA_POSITION = 5
ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}", re.ASCII)
SPANS: Mapping[str, tuple[int, int]] = {
    **dict.fromkeys(LEVEL_NAMES, (0, MOST_LEVEL)),
    "cost": (1, 20),
    "value": (0, 20),
    "medal": (0, 1),
}
FIELDS = ("id", "name", "era", "positions", *SPANS)
NEEDED = ("name", "positions", *LEVEL_NAMES)
PRICED = ("positions", *LEVEL_NAMES)

Entry = Mapping[str, Any]


class Price(NamedTuple):
    """What an athlete costs, and what he is worth in payment."""

    cost: int
    value: int


@cited("NB-12", "NB-G70")
def price_of(levels: Mapping[str, int], positions: int) -> Price:
    """Reckon cost and value from the levels, as those of the box were reckoned."""
    cost = min(MOST_COST, max(LEAST_COST, (strength_of(levels, positions) + 22) // 20))
    return Price(cost, 1 + cost // 2)


@cited("NB-G70")
def strength_of(levels: Mapping[str, int], positions: int) -> int:
    """Weigh the levels, in tenths; further positions are worth something too."""
    return sum(TENTHS[name] * level for name, level in levels.items()) + PER_EXTRA_POSITION * (positions - 1)


def completed(entry: Entry) -> dict[str, Any]:
    """Add what an entry need not say: the price by the formula, no medal."""
    levels = {name: int(entry[name]) for name in LEVEL_NAMES}
    price = price_of(levels, len(entry["positions"].split("/")))
    return {"era": "", "medal": 0, **price._asdict(), **entry}


def changed(before: Entry, entry: Entry) -> dict[str, Any]:
    """Return an athlete as a newer entry has him: levels or positions that change give a new price."""
    is_priced_anew = any(field in entry for field in PRICED)
    kept = {field: said for field, said in before.items() if not (is_priced_anew and field in Price._fields)}
    return completed({**kept, **entry})


def faults_of(entry: Entry, where: str | Phrase) -> Iterator[Phrase]:
    """Say what is wrong with what an entry says, whatever it leaves out."""
    for field, said in entry.items():
        fault = _fault(field, said, where)
        if fault is not None:
            yield fault


def _fault(field: str, said: Any, where: str | Phrase) -> Phrase | None:
    if field not in FIELDS:
        return phrase("pack-unknown-key", where=where, field=field, known=", ".join(FIELDS))
    if field in SPANS:
        return _number_fault(field, said, where)
    if field == "positions" and not is_positions(said):
        return phrase(
            "pack-not-made-of", where=where, field=field, known="/".join(POSITION_NAMES), value=str(said)
        )
    if field == "id" and not (isinstance(said, str) and ID.fullmatch(said)):
        return phrase("pack-bad-id", where=where, value=str(said))
    if field in ("name", "era") and not is_name(said):
        return phrase("pack-bad-text", where=where, field=field, most=LONGEST_NAME)
    return None


def _number_fault(field: str, said: Any, where: str | Phrase) -> Phrase | None:
    low, high = SPANS[field]
    if isinstance(said, int) and not isinstance(said, bool) and low <= said <= high:
        return None
    return phrase("pack-bad-number", where=where, field=field, low=str(low), high=str(high), value=str(said))


def is_positions(said: Any) -> bool:
    """Ask whether something names one or more positions, each of them once: `MJ/Ar`."""
    named = said.split("/") if isinstance(said, str) else []
    return bool(named) and len(set(named)) == len(named) and set(named) <= set(POSITION_NAMES)


def is_name(said: Any) -> bool:
    """Ask whether something can be printed as a name."""
    return (
        isinstance(said, str)
        and 0 < len(said) <= LONGEST_NAME
        and said.isprintable()
        and said == " ".join(said.split())
    )
