"""Packs put together: the union of all that are named, in which the newer entry holds."""

import csv
import io
import re
import tomllib
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import chain
from typing import Any

from sideline.engine.citations import cited
from sideline.engine.errors import BadPack
from sideline.engine.tables import Pack, printed
from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.charts import CARD_IDS
from sideline.games.nba_deck.packs.athletes import (
    FIELDS,
    NEEDED,
    SPANS,
    WORDS,
    Entry,
    changed,
    completed,
    faults_of,
)
from sideline.games.nba_deck.state import NBA_CARDS

FORMAT = "sideline pack 1"
GAME_NAME = "nba_deck"
TABLE = "players.csv"
KEYS = ("format", "game", "name", "title", "retired", "athletes")
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)
BOX = re.compile(r"box(?:-(?P<era>\w+))?", re.ASCII)
MOST_ATHLETES = 1000
OTHER_IDS = frozenset(CARD_IDS[NBA_CARDS:])
COMPILED = ("id", "name", "positions", "medal")

Pool = dict[str, dict[str, Any]]


@cited("NB-126", "NB-127", "NB-164", "NB-G55")
def compose(texts: Sequence[str]) -> Pack:
    """Put packs together; each is the text of a file, or `box`, or `box-1990s` for one era of the box."""
    names, pool, faults = [], Pool(), list[Phrase]()
    for number, text in enumerate(texts, start=1):
        era = BOX.fullmatch(text.strip())
        pack = _box(era["era"]) if era else _read(text, f"#{number}")
        names.append(str(pack.get("name", number)))
        faults += _add(pool, pack)
    faults = faults or [*_namesakes(pool), *_wrong_number(pool)]
    if faults:
        raise BadPack.found(faults, WORDS)
    return _pack("+".join(names), pool)


def _box(era: str | None) -> dict[str, Any]:
    """Write the cards of the box as a pack."""
    rows = printed(__name__.removesuffix(".packs.composing"), TABLE)
    athletes = [
        {field: int(row[field]) if field in SPANS else row[field] for field in FIELDS}
        for row in rows
        if era in (None, row["era"])
    ]
    if not athletes:
        known = ", ".join(sorted({row["era"] for row in rows}))
        raise BadPack.found([phrase("pack-no-era", era=str(era), known=known)], WORDS)
    return {"name": f"box-{era}" if era else "box", "athletes": athletes}


def _read(text: str, number: str) -> dict[str, Any]:
    """Read the text of a pack, whatever it says of its athletes."""
    try:
        pack = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadPack.found([phrase("pack-unreadable", pack=number, why=str(fault))], WORDS) from None
    faults = list(_head_faults(pack, str(pack.get("name", number))))
    if faults:
        raise BadPack.found(faults, WORDS)
    return pack


def _head_faults(pack: Entry, where: str) -> Iterator[Phrase]:
    """Say what is wrong with what stands before the athletes."""
    for key in pack:
        if key not in KEYS:
            yield phrase("pack-unknown-key", where=where, field=key, known=", ".join(KEYS))
    for key, wanted in (("format", FORMAT), ("game", GAME_NAME)):
        if pack.get(key) != wanted:
            yield phrase("pack-wrong-head", where=where, field=key, wanted=wanted, value=str(pack.get(key)))
    name = pack.get("name")
    if not (isinstance(name, str) and NAME.fullmatch(name)) or BOX.fullmatch(name):
        yield phrase("pack-bad-name", where=where)
    for key, kind in (("retired", str), ("athletes", dict)):
        listed = pack.get(key, [])
        if not (isinstance(listed, list) and all(isinstance(one, kind) for one in listed)):
            yield phrase("pack-bad-list", where=where, field=key)


def _add(pool: Pool, pack: Entry) -> list[Phrase]:
    """Retire whom a pack retires, then let its entries hold; return what is wrong with it."""
    where, listed = str(pack["name"]), pack.get("athletes", [])
    faults = [*_retire(pool, pack.get("retired", []), where), *_twice(listed, where)]
    before = dict(pool)
    for number, entry in enumerate(listed, start=1):
        faults += _enter(pool, before, entry, _place(where, number, entry))
    return faults


def _place(pack: str, number: int, entry: Entry) -> str | Phrase:
    """Say where an entry stands."""
    called = " ".join(str(entry[key]) for key in ("id", "name") if key in entry)
    return f"{pack}, {called}" if called else phrase("pack-nth", pack=pack, number=number)


def _retire(pool: Pool, retired: Sequence[str], where: str) -> Iterator[Phrase]:
    """Take athletes out, named by their ids."""
    for code in retired:
        if pool.pop(code, None) is None:
            yield phrase("pack-retires-nobody", where=where, who=code)


def _twice(listed: Sequence[Entry], where: str) -> Iterator[Phrase]:
    """Name whoever is listed twice in one pack."""
    for key in ("id", "name"):
        said = [str(entry[key]) for entry in listed if key in entry]
        for what in dict.fromkeys(one for one in said if said.count(one) > 1):
            yield phrase("pack-twice", where=where, what=what)


def _enter(pool: Pool, before: Pool, entry: Entry, where: str | Phrase) -> list[Phrase]:
    """Put an athlete into the pool, in place of an older entry of his; return what is wrong with him."""
    faults = [*faults_of(entry, where)]
    older = before.get(str(entry.get("id"))) or _named(before, entry.get("name"))
    needed = ("id",) if older else ("id", *NEEDED)
    faults += [phrase("pack-missing", where=where, field=key) for key in needed if key not in entry]
    faults += _clash(older, entry, where)
    if not faults and older is None:
        pool[entry["id"]] = completed(entry)
    elif not faults and older is not None:
        pool.pop(older["id"], None)
        pool[entry["id"]] = changed(older, entry)
    return faults


def _named(before: Pool, name: Any) -> dict[str, Any] | None:
    """Find an athlete of older packs by his name."""
    return next((athlete for athlete in before.values() if athlete["name"] == name), None)


def _clash(older: Entry | None, entry: Entry, where: str | Phrase) -> list[Phrase]:
    """Refuse an id that belongs to somebody else, or to another card of the box."""
    code = str(entry.get("id"))
    is_renamed = older is not None and "name" in entry and older["name"] != entry["name"]
    if code in OTHER_IDS or is_renamed:
        return [phrase("pack-id-taken", where=where, value=code)]
    return []


def _namesakes(pool: Pool) -> Iterator[Phrase]:
    """Name whoever stands in the pool twice."""
    names = [athlete["name"] for athlete in pool.values()]
    for name in dict.fromkeys(one for one in names if names.count(one) > 1):
        yield phrase("pack-twice", where="+", what=name)


def _wrong_number(pool: Pool) -> list[Phrase]:
    if len(pool) > MOST_ATHLETES:
        return [phrase("pack-too-many", count=len(pool), most=MOST_ATHLETES)]
    return [] if pool else [phrase("pack-empty")]


def _pack(name: str, pool: Pool) -> Pack:
    """Print the pool as the table that stands in place of the one of the box."""
    table = _written(FIELDS, pool)
    return Pack(name, _digest(table, 16), _digest(_written(COMPILED, pool), 6), {TABLE: table})


def _written(columns: Sequence[str], pool: Pool) -> str:
    text = io.StringIO()
    rows = ([athlete[column] for column in columns] for athlete in pool.values())
    csv.writer(text, lineterminator="\n").writerows(chain([columns], rows))
    return text.getvalue()


def _digest(text: str, size: int) -> str:
    return blake2b(text.encode(), digest_size=size).hexdigest()
