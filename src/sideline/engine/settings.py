"""What may be changed about a game: rule options, and the numbers of its book (decision 8)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import IntEnum
from itertools import product
from typing import Any

import numpy as np

from sideline.engine.citations import cite
from sideline.engine.errors import BadSetting
from sideline.engine.layout import Ints
from sideline.engine.words import phrase

NO_OR_YES = ("no", "yes")
SEATS = "seats"
"""The setting that has no field: the record of a match is as large as its number of seats says."""
PACK = "pack"
"""What a match names among its settings if it is played with a pack; it has no field either."""
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")

Value = int | str
Values = Mapping[str, Value]
Axis = type[IntEnum] | tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Setting:
    """A field of the record that a match may change: one number, one named choice, or a table of numbers.

    Its words are the messages `setting-NAME`, `setting-NAME-help` and `choice-NAME-CHOICE` of the game.
    `named` gives for each axis of a table the beginning of the messages that name its entries: with
    `named=("card",)` the entry DUNK is called `card-DUNK`. What is `for_designers` is not offered to players.
    A match begun under rules older than `since` has `before` instead of the default; `is_new` says that there
    was no such setting at all. `was` lists earlier names, the first one first.
    """

    name: str
    default: int | Ints
    low: int = 0
    high: int = 1
    choices: tuple[str, ...] = ()
    axes: tuple[Axis, ...] = ()
    cites: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    for_designers: bool = False
    since: int = 1
    before: Value | Ints | None = None
    is_new: bool = False
    was: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        cite(f"setting {self.name}", *self.cites)

    def entries(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """List the path and the place of every number: `copies.DUNK` is at (2,)."""
        for place in product(*(range(len(names)) for names in map(axis_names, self.axes))):
            labels = [axis_names(axis)[i] for axis, i in zip(self.axes, place, strict=True)]
            yield ".".join([self.name, *labels]), place

    def default_at(self, place: tuple[int, ...]) -> Value:
        """Return the printed value of one number."""
        return self.spell(int(np.asarray(self.default)[place]))

    def printed_at(self, place: tuple[int, ...], rules_version: int) -> Value:
        """Return the value that one number has, unless changed, in a match begun under some rules."""
        if rules_version >= self.since or self.before is None:
            return self.default_at(place)
        if isinstance(self.before, str):
            return self.before
        return self.spell(int(np.asarray(self.before)[place]))

    def spell(self, number: int) -> Value:
        """Return a number as a person would write it."""
        return self.choices[number] if self.choices else number

    def number(self, path: str, value: Value) -> int:
        """Read a value, or refuse it with a sentence."""
        if self.choices:
            if str(value) not in self.choices:
                raise BadSetting.of(
                    "bad-choice", path=path, choices=", ".join(self.choices), value=str(value)
                )
            return self.choices.index(str(value))
        if isinstance(value, bool) or not WHOLE_NUMBER.fullmatch(str(value)):
            raise BadSetting.of("not-whole", path=path, value=str(value))
        number = int(value)
        if not self.low <= number <= self.high:
            low, high = str(self.low), str(self.high)
            raise BadSetting.of("out-of-range", path=path, low=low, high=high, value=str(number))
        return number


def option(name: str, *choices: str, cites: tuple[str, ...], default: str | None = None) -> Setting:
    """Declare a rule option by the names of its choices; if nothing else is said the first is the default."""
    printed = 0 if default is None else choices.index(default)
    return Setting(name, printed, high=len(choices) - 1, choices=choices, cites=cites)


def new_option(
    name: str, *choices: str, since: int, cites: tuple[str, ...], default: str | None = None
) -> Setting:
    """Declare a rule option that an older version of the rules did not have: there the first choice held."""
    return replace(
        option(name, *choices, cites=cites, default=default), since=since, before=choices[0], is_new=True
    )


def switch(name: str, *, default: bool, cites: tuple[str, ...]) -> Setting:
    """Declare a rule option that is yes or no: in the record yes is 1 and no is 0."""
    return Setting(name, int(default), choices=NO_OR_YES, cites=cites)


def seats_from(least: int, most: int, *, cites: tuple[str, ...], since: int = 1) -> Setting:
    """Declare that the match decides how many seats it has; if nothing is said it has the least."""
    return Setting(
        SEATS, least, low=least, high=most, cites=cites, since=since, before=least, is_new=since > 1
    )


def axis_names(axis: Axis) -> tuple[str, ...]:
    """Return the names along one axis of a table."""
    return axis if isinstance(axis, tuple) else tuple(axis.__members__)


def index(settings: tuple[Setting, ...]) -> dict[str, tuple[Setting, tuple[int, ...]]]:
    """Find every number that may be changed by its path."""
    return {path: (setting, place) for setting in settings for path, place in setting.entries()}


def check(settings: tuple[Setting, ...], values: Values) -> dict[str, Value]:
    """Return the values that differ from the printed ones, in the order of the card, or refuse."""
    known, values = index(settings), renamed(settings, values)
    for path in values:
        if path not in known:
            raise _unknown(path, known)
    changed: dict[str, Value] = {}
    for path, (setting, place) in known.items():
        if path in values:
            value = setting.spell(setting.number(path, values[path]))
            if value != setting.default_at(place):
                changed[path] = value
    return changed


def renamed(settings: tuple[Setting, ...], values: Values) -> dict[str, Value]:
    """Call settings that had another name once by the name they have now."""
    names = {old: setting.name for setting in settings for old in setting.was}
    split = ((path.partition("."), value) for path, value in values.items())
    return {f"{names.get(name, name)}{dot}{rest}": value for (name, dot, rest), value in split}


def fill(record: Any, settings: tuple[Setting, ...], values: Values) -> None:
    """Write the printed values and the changed ones into a record or an array of records."""
    written = tuple(setting for setting in settings if setting.name != SEATS)
    for setting in written:
        record[setting.name] = setting.default
    known = index(written)
    for path, value in values.items():
        if path in (SEATS, PACK):
            continue
        setting, place = known[path]
        record[setting.name][(..., *place)] = setting.number(path, value)


def parse(assignments: list[str]) -> dict[str, Value]:
    """Read `name=value` as people type it."""
    values: dict[str, Value] = {}
    for assignment in assignments:
        path, equals, value = assignment.partition("=")
        if not equals or not path.strip() or not value.strip():
            raise BadSetting.of("bad-assignment", text=assignment)
        values[path.strip()] = value.strip()
    return values


def _unknown(path: str, known: Mapping[str, object]) -> BadSetting:
    close = get_close_matches(path, known, n=1)
    if not close:
        return BadSetting.of("unknown-setting", path=path)
    return BadSetting.of("misspelt-setting", path=path, hint=phrase("did-you-mean", name=close[0]))
