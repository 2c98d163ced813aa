"""What is the same for everybody who looks at a state is found out once."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")

MOST_KEPT = 16


def shared(*fields: str) -> Callable[[Callable[[Any], T]], Callable[[Any], T]]:
    """Remember what a function says of a state, until it is asked about states with other content.

    It is given the state alone and not the viewer, so it cannot tell one viewer more than another. With
    `fields` it may depend on those alone, and all states that have them in common share it; without, each
    state remembers it for itself. A state may change afterwards: what counts is its content.
    """

    def decorate(find_out: Callable[[Any], T]) -> Callable[[Any], T]:
        remembered = wraps(find_out)(_by_fields(find_out, fields) if fields else _by_state(find_out))
        remembered.fields = fields  # type: ignore[attr-defined]
        return remembered

    return decorate


def _by_state(find_out: Callable[[Any], T]) -> Callable[[Any], T]:
    name = f"{find_out.__module__}.{find_out.__qualname__}"

    def remembered(s: Any) -> T:
        content = bytes(s.numbers)
        known: tuple[bytes, T] | None = s.__dict__.get(name)
        if known is None or known[0] != content:
            known = s.__dict__[name] = content, find_out(s)
        return known[1]

    return remembered


def _by_fields(find_out: Callable[[Any], T], fields: tuple[str, ...]) -> Callable[[Any], T]:
    known: dict[bytes, T] = {}

    def remembered(s: Any) -> T:
        content = b"".join(_content(getattr(s, field)) for field in fields)
        found = known.get(content)
        if found is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            found = known[content] = find_out(s)
        return found

    return remembered


def _content(field: Any) -> bytes:
    """Return a table or a single number of a state as bytes."""
    return field.to_bytes(8, "little", signed=True) if isinstance(field, int) else field.tobytes()
