"""A state is declared once, as an annotated class, and stored as one NumPy record."""

import sys
from collections.abc import Callable
from enum import Enum
from functools import cache, partial
from itertools import accumulate
from math import prod
from typing import Annotated, Any, NamedTuple, get_type_hints

import numpy as np
from numpy.typing import NDArray

from sideline.engine.stamp import home_of, stamp_of
from sideline.engine.tables import pack_in_print

SIDES = 2

Ints = NDArray[np.int64]
Rng = NDArray[np.uint64]
PerSide = Annotated[Ints, SIDES]
Dtype = np.dtype[Any]
States = NDArray[Any]
Shape = tuple[int, ...]


class Varying(Enum):
    """A dimension that the match decides: how many seats it has, or how many rivals each of them has."""

    SEATS = 0
    RIVALS = 1

    def length(self, seats: int) -> int:
        """Return how long the dimension is in a match with so many seats."""
        return seats - self.value


SEATS, RIVALS = Varying
PerSeat = Annotated[Ints, SEATS]


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


def blank(state: Dtype) -> States:
    """Return one empty record: NumPy's own way takes five times as long."""
    return np.ndarray((1,), state, bytearray(state.itemsize))


@cache
def layout(declared: type, seats: int = SIDES) -> Dtype:
    """Turn annotations into a record: `int` is one number, `Annotated[Ints, 2, 14]` a table of that shape.

    A Veil among the annotations says from whom the field is hidden; without one it is open to everybody.
    SEATS and RIVALS as dimensions are as long as the number of seats says.
    """
    hints = get_type_hints(declared, include_extras=True)
    notes: dict[str, tuple[Any, ...]] = {
        name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()
    }
    shapes = {name: _shape(said, seats) for name, said in notes.items()}
    fields = [(name, np.int64, shape) for name, shape in shapes.items()]
    known = {"veils": _veils(notes), "declared": declared}
    record = _record_class(declared.__name__, shapes, known)
    return np.dtype((record, [*fields, _mark(declared, seats)]))


def for_seats(state: Dtype, seats: int) -> Dtype:
    """Return the record of the same declaration for another number of seats."""
    return layout(state.type.declared, seats)


def _shape(said: tuple[Any, ...], seats: int) -> Shape:
    dimensions = (note for note in said if not isinstance(note, Veil))
    return tuple(one.length(seats) if isinstance(one, Varying) else one for one in dimensions)


def _veils(notes: dict[str, tuple[Any, ...]]) -> dict[str, Veil]:
    return {name: note for name, said in notes.items() for note in said if isinstance(note, Veil)}


def veils_of(state: Dtype) -> dict[str, Veil]:
    """Return the fields of a state that are not open to everybody, and from whom each is hidden."""
    return state.type.veils  # type: ignore[no-any-return]


def _record_class(name: str, shapes: dict[str, Shape], known: dict[str, Any]) -> type[np.void]:
    """Make the class of one record, whose attributes Python reads five times as fast as NumPy's own."""
    starts = [0, *accumulate(prod(shape) for shape in shapes.values())]
    attributes = {
        field: _table(field) if shape else _number(start)
        for (field, shape), start in zip(shapes.items(), starts, strict=False)
    }
    numbers = _Once("numbers", partial(_numbers, np.dtype((np.int64, (starts[-1],)))))
    found = {"numbers": numbers, "home": _Once("home", _home)}
    return type(name, (np.void,), {**attributes, **found, **known})


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
    home = record.home
    numbers: Any = record.getfield(row, 0) if home is None else np.frombuffer(home, np.int64)
    return memoryview(numbers)


def _home(record: Any) -> States | None:
    """Return the array of the record if it is alone there.

    Views of that array do not keep the record alive, which remembers them; views of the record itself would.
    """
    return record.base if getattr(record.base, "shape", ()) == (1,) else None


def _mark(declared: type, seats: int) -> tuple[str, type[np.int64], tuple[int]]:
    """Name a field of no bytes after the game, its sources, its pack, and the seats if they are not two.

    The name makes the record type of every game and of every edit unique, so generic code that was
    compiled for an older edit of the rules is never found in the cache again.
    """
    home = home_of(str(sys.modules[declared.__module__].__file__))
    crowd = "" if seats == SIDES else f"_{seats}"
    pack = pack_in_print(declared.__module__)
    shape = "" if pack is None else f"_{pack.shape}"
    return f"{home.name}_{stamp_of(home)}{shape}{crowd}", np.int64, (0,)
