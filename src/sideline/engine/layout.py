"""A state is declared once, as an annotated class, and stored as one NumPy record."""

import sys
from collections.abc import Callable
from functools import partial
from itertools import accumulate
from math import prod
from typing import Annotated, Any, NamedTuple, get_type_hints

import numpy as np
from numpy.typing import NDArray

from sideline.engine.stamp import home_of, stamp_of

SIDES = 2

Ints = NDArray[np.int64]
Rng = NDArray[np.uint64]
PerSide = Annotated[Ints, SIDES]
Dtype = np.dtype[Any]
States = NDArray[Any]
Shape = tuple[int, ...]


class Veil(NamedTuple):
    """From whom a field of a state is hidden, at times or always, and how it holds cards if it does.

    What is `own` is a table by side, of which each side sees its own row. Fields that are `counts` by kind,
    and those that list cards of so many `kinds`, hold the same cards: what leaves one of them is in another.
    """

    own: bool = False
    counts: bool = False
    kinds: int = 0


OWN = Veil(own=True)
OWN_CARDS = Veil(own=True, counts=True)
SECRET = Veil()
SECRET_CARDS = Veil(counts=True)


def secret_list(kinds: int) -> Veil:
    """Say that a field holds numbers of cards, one or many, that not everybody sees."""
    return Veil(kinds=kinds)


def duplicate(states: States) -> States:
    """Copy records as the bytes they are: NumPy copies field by field, which takes fifteen times as long."""
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))


def layout(declared: type) -> Dtype:
    """Turn annotations into a record: `int` is one number, `Annotated[Ints, 2, 14]` a table of that shape.

    A Veil among the annotations says from whom the field is hidden; without one it is open to everybody.
    """
    hints = get_type_hints(declared, include_extras=True)
    notes: dict[str, tuple[Any, ...]] = {
        name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()
    }
    shapes = {name: tuple(n for n in said if not isinstance(n, Veil)) for name, said in notes.items()}
    fields = [(name, np.int64, shape) for name, shape in shapes.items()]
    record = _record_class(declared.__name__, shapes, _veils(notes))
    return np.dtype((record, [*fields, _mark(declared)]))


def _veils(notes: dict[str, tuple[Any, ...]]) -> dict[str, Veil]:
    return {name: note for name, said in notes.items() for note in said if isinstance(note, Veil)}


def veils_of(state: Dtype) -> dict[str, Veil]:
    """Return the fields of a state that are not open to everybody, and from whom each is hidden."""
    return state.type.veils  # type: ignore[no-any-return]


def _record_class(name: str, shapes: dict[str, Shape], veils: dict[str, Veil]) -> type[np.void]:
    """Make the class of one record, whose attributes Python reads five times as fast as NumPy's own."""
    starts = [0, *accumulate(prod(shape) for shape in shapes.values())]
    attributes = {
        field: _table(field) if shape else _number(start)
        for (field, shape), start in zip(shapes.items(), starts, strict=False)
    }
    numbers = _Once("numbers", partial(_numbers, np.dtype((np.int64, (starts[-1],)))))
    known = {"numbers": numbers, "home": _Once("home", _home), "veils": veils}
    return type(name, (np.void,), {**attributes, **known})


class _Once:
    """An attribute that is found out when it is first read; Python's own takes a lock for it."""

    def __init__(self, name: str, find_out: Callable[[Any], Any]) -> None:
        self._name, self._find_out = name, find_out

    def __get__(self, record: Any, owner: type) -> Any:
        found = record.__dict__[self._name] = self._find_out(record)
        return found


def _number(at: int) -> property:
    """A single number is read as an int."""

    def read(record: Any) -> int:
        return record.numbers[at]  # type: ignore[no-any-return]

    def write(record: Any, value: Any) -> None:
        record.numbers[at] = int(value)

    return property(read, write)


def _table(field: str) -> property:
    """A table is read as a view of the record, made when it is first asked for."""
    known = f"_{field}"

    def read(record: Any) -> Any:
        views = record.__dict__
        if known not in views:
            views[known] = record[field] if record.home is None else record.home[field][0]
        return views[known]

    def write(record: Any, value: Any) -> None:
        record[field] = value

    return property(read, write)


def _numbers(row: Dtype, record: Any) -> memoryview:
    """See a record as the row of numbers that it is."""
    return memoryview(record.getfield(row, 0) if record.home is None else record.home.view(np.int64))


def _home(record: Any) -> States | None:
    """Return the array of the record if it is alone there.

    Views of that array do not keep the record alive, which remembers them; views of the record itself would.
    """
    return record.base if getattr(record.base, "shape", ()) == (1,) else None


def _mark(declared: type) -> tuple[str, type[np.int64], tuple[int]]:
    """Name a field of no bytes after the game and its sources.

    The name makes the record type of every game and of every edit unique, so generic code that was
    compiled for an older edit of the rules is never found in the cache again.
    """
    home = home_of(str(sys.modules[declared.__module__].__file__))
    return f"{home.name}_{stamp_of(home)}", np.int64, (0,)
