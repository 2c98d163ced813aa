"""What has happened so far: a list that is forked before every action that may yet be refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class History(Sequence[T]):
    """A list that costs nothing to fork: forks share what lies behind them, and part where they differ."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def fork(self) -> History[T]:
        """Return a history with the same past and a future of its own."""
        other: History[T] = History.__new__(History)
        other._items, other._length = self._items, self._length
        return other

    def append(self, item: T) -> None:
        """Go on; a past that another fork has gone on from is copied first."""
        if len(self._items) != self._length:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def pop(self) -> T:
        """Take the last item back."""
        item = self[-1]
        self._length -= 1
        return item

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._items[i] for i in range(*index.indices(self._length))]
        place = index if index >= 0 else index + self._length
        if not 0 <= place < self._length:
            raise IndexError(index)
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]
